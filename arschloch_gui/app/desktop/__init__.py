"""What the desktop wishes, and what Qt may not do there."""
