"""Our own server under the load that the peers get."""
