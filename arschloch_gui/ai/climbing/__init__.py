"""Computer players of the climbing games."""
