"""Interfaces of the game table in the window: judge, questions, seating and values.

The package contains only protocols and values. `show` displays them, and `games` implements them.
"""
