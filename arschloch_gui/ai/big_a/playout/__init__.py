"""Fast simulator for the Big A, which plays out rounds with `regular` in all seats.

It works on ints and lists. A test checks that its results are identical to those of the engine and
`regular`.
"""

from __future__ import annotations
