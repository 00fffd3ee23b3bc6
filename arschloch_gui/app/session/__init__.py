"""The session at the table: its state, and the actions of the user."""
