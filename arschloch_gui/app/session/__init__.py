"""The person at the table: what is going on and what he can do."""
