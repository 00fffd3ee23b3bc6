"""Fast simulator for the Big A on ints and lists: rounds played out with `regular` in all seats.

Results are identical to those of the engine and `regular`, which a test checks by playing both.
"""

from __future__ import annotations
