"""The table as every game has it in the window: its judge, its questions, who sits there.

Protocols and values only. `show` shows them, `games` implements them.
"""
