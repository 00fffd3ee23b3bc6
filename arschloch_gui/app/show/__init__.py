"""Time at the table: what has happened, shown step by step, and told."""
