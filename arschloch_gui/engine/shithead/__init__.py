"""Shithead (rules.md §7): players try to get rid of their hand and of the cards on the table."""
