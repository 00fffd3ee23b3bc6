"""Shithead (rules.md §7): get rid of hand, face-up and face-down cards; the loser deals."""
