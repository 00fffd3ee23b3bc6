"""Computer players of Grand Seigneur."""
