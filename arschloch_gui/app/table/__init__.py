"""Interfaces of a game table in the window: judge, questions, seating and table values.

Contains protocols and values only. `show` displays them and `games` implements them.
"""
