"""Counting over possible worlds: what games' analysis and bots have in common."""
