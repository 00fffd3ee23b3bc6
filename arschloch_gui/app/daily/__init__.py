"""The deal of the day: one match a day that is the same for everybody."""
