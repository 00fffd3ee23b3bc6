"""Before a match: the games, their options, the written rules."""
