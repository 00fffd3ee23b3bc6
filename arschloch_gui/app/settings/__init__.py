"""The person's settings and the file they are kept in."""
