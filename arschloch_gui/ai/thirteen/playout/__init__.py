"""Fast simulator for Thirteen Cards: rounds played out with `regular` in all seats.

Cards are bits by their power, and hands are masks. Results are identical to those of the engine
and `regular`, which a test checks by playing both.
"""

from __future__ import annotations
