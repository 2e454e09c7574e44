"""HTTP and WebSockets: adapters between the world and the tables."""
