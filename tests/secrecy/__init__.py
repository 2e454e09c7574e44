"""Secrecy on the wire: two houses that a viewer must not be able to tell apart."""
