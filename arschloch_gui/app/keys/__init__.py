"""Which keys and clicks come through."""
