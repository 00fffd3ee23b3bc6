"""Wording that shared code needs and that depends on the game.

Names of presets and options, refusals, defects, reasons and the written rules are looked up by key
in the packages of the games. Sentences about records and files are also here, because they quote
refusals.
"""
