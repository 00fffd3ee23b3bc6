"""What every game has in common: the table, the round on it and what one seat sees of it."""
