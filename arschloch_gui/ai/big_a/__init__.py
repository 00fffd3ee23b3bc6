"""Computer players of the Big A."""
