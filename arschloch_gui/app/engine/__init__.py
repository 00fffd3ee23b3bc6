"""The engine's thread, its two ends and what goes between."""
