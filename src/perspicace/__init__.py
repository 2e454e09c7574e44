"""Five French games of deduction, memory and quick eyes, and the house they are played in."""

__version__ = "0.1.0"
