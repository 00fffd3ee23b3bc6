"""Rounds of Thirteen Cards played on as `regular` plays, quick enough to try many.

Cards are bits by their power, hands are masks. What happens is what the engine and `regular` would
do, to the last card: a test plays both.
"""

from __future__ import annotations
