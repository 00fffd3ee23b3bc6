"""Scenarios for the sentences of the rules help: each is played under the rules that say it.

`sentences` tells which sentences a help text consists of, `scene` sets up tables, the other files
hold the scenarios, by game and by part of the text.
"""
