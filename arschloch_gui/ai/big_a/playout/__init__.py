"""Rounds of the Big A played on as `regular` plays, quick enough to try many: plain ints, lists.

What happens is what the engine and `regular` would do, to the last card: a test plays both.
"""

from __future__ import annotations
