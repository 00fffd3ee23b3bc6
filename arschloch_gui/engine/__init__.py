"""The rules: the only part of the program that knows them.

No Qt, no files, no clock, no global randomness. Everything here speaks in keys and
values; words for people are made in `arschloch_gui.app.wording`.
"""
