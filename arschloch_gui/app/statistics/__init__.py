"""Statistics of the rounds that the user has played."""
