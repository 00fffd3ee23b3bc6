"""Screenshots of every screen, taken in a match that plays itself."""
