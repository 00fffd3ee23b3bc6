"""The guided first round: tips at the table, one at a time, for beginners."""
