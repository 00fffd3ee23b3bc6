"""What the table and the cards can look like, by the keys the settings keep.

The keys are those of `art.CLOTHS` and `art.BACKS`; they stand here once more because the drawings
take a while to import, and the settings are read before the window opens. A test holds them equal.
"""

from __future__ import annotations

CLOTHS = ("petrol", "wine", "moss", "night")
BACKS = ("crowns", "bells", "caps", "hearts")
