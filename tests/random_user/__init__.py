"""A random user of the real program: presses, drags, types and resizes by a seed.

`life.py` is the program with the user in it, one process per run. `runs.py` starts it and reads
what it found. `shrink.py` shortens the events that lead to a failure. The command line is
`tests/bench/monkey.py`, the short run among the normal tests `tests/bench/test_monkey.py`.
"""
