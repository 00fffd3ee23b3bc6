"""The setup of a match: the games, their options and the written rules."""
