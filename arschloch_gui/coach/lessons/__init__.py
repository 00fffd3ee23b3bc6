"""Lessons: short courses about the decisions before the first trick, one idea each."""
