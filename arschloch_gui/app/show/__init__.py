"""The step-by-step display of events at the table, and their description in words."""
