"""Arschloch, Trou du cul, President and their relatives: a card game for the desktop."""

__version__ = "0.1.0"
