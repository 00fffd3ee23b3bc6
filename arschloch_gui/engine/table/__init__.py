"""Common parts of all games: the table, a round, and what one seat sees of it."""
