"""What one hears at the table: what is asked for, what is let through, and what plays it."""
