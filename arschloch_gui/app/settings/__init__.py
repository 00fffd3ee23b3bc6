"""The person's settings and the file that stores them."""
