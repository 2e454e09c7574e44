"""The kernel: the contract between a game and the house, and nothing that touches the world."""
