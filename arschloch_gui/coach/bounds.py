"""Bounds of values in stored files, as types for reading lines (`json_text`).

The bounds are wide: no value that this program writes comes close to them, and no computation with
values inside them fails.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from arschloch_gui.engine.json_text import Word

MOST_PLAYERS = 26
MOST_LOST = 4
"""Largest stored loss: twice the distance between the highest and the lowest position."""
MOST = 1_000_000_000

Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Players: TypeAlias = Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
Place: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
"""Place in a round or a match; 1 is the highest."""
Office: TypeAlias = Annotated[int, Meta(ge=-1, lt=MOST_PLAYERS)]
"""0 is the highest position; −1 means none."""
Cards: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
Loss: TypeAlias = Annotated[float, Meta(ge=-MOST_LOST, le=MOST_LOST)]
LossError: TypeAlias = Annotated[float, Meta(ge=0, le=MOST_LOST)]
Difficulty: TypeAlias = Annotated[float, Meta(ge=0, le=4_000)]
"""Rating of an exercise."""
Part: TypeAlias = Annotated[float, Meta(ge=-1, le=1)]
"""Expected position, from +1 (highest) to −1 (lowest)."""
PartError: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
GameName: TypeAlias = Annotated[str, Meta(max_length=100)]
"""Name of a custom game, or "" for a built-in one."""
Themes: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=100)]
Levels: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=MOST_PLAYERS)]
