"""Shithead (rules.md §7): get rid of hand, open and blind cards; the last one left deals."""
