"""What shared code says with the words of the game in question.

Names of presets and options, refusals, defects, reasons and the written rules: each finds its words
in the package of the game by their key. Whole sentences about records and files are here, too, as
they quote refusals.
"""
