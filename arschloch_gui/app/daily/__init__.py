"""The deal of the day: one match per day, the same for everyone."""
