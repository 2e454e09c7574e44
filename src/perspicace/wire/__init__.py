"""What goes over a socket: typed, versioned messages, and the differences between two screens."""
