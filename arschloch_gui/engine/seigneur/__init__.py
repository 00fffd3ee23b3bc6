"""Grand Seigneur (rules.md §10): the Tichu variant with offices for five to twelve players."""
