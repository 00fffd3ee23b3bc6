"""Arschloch, Trou du cul, President and their relatives: a card game for the desktop."""

__version__ = "1.0.0"
