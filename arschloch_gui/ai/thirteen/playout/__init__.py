"""Fast simulator for Thirteen Cards, which plays out rounds with `regular` in all seats.

Cards are bits at their power, and hands are masks. A test checks that its results are identical to
those of the engine and `regular`.
"""

from __future__ import annotations
