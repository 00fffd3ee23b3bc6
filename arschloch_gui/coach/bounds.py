"""Bounds of the figures that files tell, as the types by which lines are read (`json_text`).

They are wide: no figure that this program writes comes near, and with every figure within them
nothing that is worked out fails.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from arschloch_gui.engine.json_text import Word

MOST_PLAYERS = 26
MOST_LOST = 4
"""Twice what lies between the highest office and the lowest."""
MOST = 1_000_000_000

Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Players: TypeAlias = Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
Place: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
"""In a round or a match; 1 is the highest."""
Office: TypeAlias = Annotated[int, Meta(ge=-1, lt=MOST_PLAYERS)]
"""0 is the highest; −1 is none."""
Cards: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
Loss: TypeAlias = Annotated[float, Meta(ge=-MOST_LOST, le=MOST_LOST)]
LossError: TypeAlias = Annotated[float, Meta(ge=0, le=MOST_LOST)]
Part: TypeAlias = Annotated[float, Meta(ge=-1, le=1)]
"""An expected office, from +1 (highest) to −1 (lowest)."""
PartError: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
Themes: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=100)]
Levels: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=MOST_PLAYERS)]
