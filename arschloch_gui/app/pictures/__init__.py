"""Drawings: what an address means, kept and painted."""
