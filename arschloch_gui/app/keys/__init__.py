"""The input guard, which decides which keys and clicks reach the window."""
