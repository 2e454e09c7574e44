"""Figures: repeatable, with the peers in the same run."""
