"""The list of all matches."""
