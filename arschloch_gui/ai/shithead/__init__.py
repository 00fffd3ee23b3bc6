"""Computer players of Shithead."""
