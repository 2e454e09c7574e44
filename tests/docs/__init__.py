"""Documentation that can fail."""
