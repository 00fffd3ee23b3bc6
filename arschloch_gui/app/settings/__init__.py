"""The user's settings and the file in which they are stored."""
