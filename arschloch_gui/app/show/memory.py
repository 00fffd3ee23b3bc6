"""What regulars remember when somebody is crowned or comes last, and whether it is true.

Rounds are names from the first place to the last; the person at the screen is `SELF`. A function
here returns who has something to say and the key of the saying (`wording/remembered.py`). Each
key has one condition, which holds by the records of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.coach.evenings import SELF, duel

Places: TypeAlias = tuple[str, ...]
Remark: TypeAlias = tuple[str, str]
"""Who speaks, and the key of the saying."""
MANY = 10
"""Rounds somebody has to have played before a first time is worth a word."""
LONG = 3
"""A shorter winning streak is no record."""
THIRD = 3


class Memory(Struct, frozen=True):
    """The rounds of a table before the match that is played now.

    `before` are all of them, the first of them first; `lately` are those of matches that were
    played only hours ago, which belong to the same evening.
    """

    before: tuple[Places, ...] = ()
    lately: tuple[Places, ...] = ()


def on_crowning(first: str, tonight: Sequence[Places], memory: Memory) -> list[Remark]:
    """Return the remarks that fit when a player is sure of the first place, best first.

    `tonight` are the rounds of this match that are over.
    """
    rounds = (*memory.before, *tonight)
    evening = (*memory.lately, *tonight)
    if first == SELF:
        previous = tonight[-1][0] if tonight else SELF
        again = any(places[0] == SELF for places in evening[:-1])
        return [(previous, "throne")] if previous != SELF and again else []
    found = {
        "record": _is_record(first, rounds),
        "third": _count(first, 0, evening) == THIRD - 1,
        "first_crown": _is_first_time(first, 0, rounds),
        "even": _becomes_even(first, rounds),
        "back": [places[0] for places in tonight[-2:]] == [first, SELF],
        "climbed": bool(tonight) and tonight[-1][-1] == first,
    }
    return [(first, key) for key, holds in found.items() if holds]


def on_mocking(last: str, tonight: Sequence[Places], memory: Memory) -> list[Remark]:
    """Return the remarks that fit when a player has come last, best first."""
    if last == SELF:
        return []
    rounds = (*memory.before, *tonight)
    evening = (*memory.lately, *tonight)
    found = {
        "third": _count(last, -1, evening) == THIRD - 1,
        "first_last": _is_first_time(last, -1, rounds),
        "fallen": bool(tonight) and tonight[-1][0] == last,
    }
    return [(last, key) for key, holds in found.items() if holds]


def _count(name: str, place: int, rounds: Sequence[Places]) -> int:
    return sum(places[place] == name for places in rounds)


def _is_first_time(name: str, place: int, rounds: Sequence[Places]) -> bool:
    played = sum(name in places for places in rounds)
    return played >= MANY and _count(name, place, rounds) == 0


def _is_record(name: str, rounds: Sequence[Places]) -> bool:
    """Return whether one more win breaks the longest winning streak of the table."""
    runs = [(who, len(list(run))) for who, run in groupby(places[0] for places in rounds)]
    own = 1 + (runs.pop()[1] if runs and runs[-1][0] == name else 0)
    longest = max((length for _, length in runs), default=0)
    return len(rounds) >= MANY and own == max(longest + 1, LONG)


def _becomes_even(name: str, rounds: Sequence[Places]) -> bool:
    """Return whether the user and a player who has just beaten them are now even."""
    found = duel(name, rounds)
    return found.ahead + found.behind >= MANY - 1 and found.ahead == found.behind + 1
