"""Scenarios for the sentences of the rules help, played under the rules that produce them.

`sentences` lists the sentences of a help text, and `scene` sets up tables. The other files have the
scenarios, by game and by part of the text.
"""
