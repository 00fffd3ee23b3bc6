"""What is remembered of the rounds somebody has played."""
