"""Grand Seigneur (rules.md §10): the Tichu variant with positions for 5 to 12 players."""
