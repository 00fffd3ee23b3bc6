"""Remarks in which regulars mention earlier rounds when a player is first or last.

A round is given as names from the first place to the last, with `SELF` for the user. The functions
return the speaker and the key of the remark (`wording/remembered.py`). Each key has a condition on
the rounds played at the table, so remarks are always true.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.coach.evenings import SELF, duel

Places: TypeAlias = tuple[str, ...]
Remark: TypeAlias = tuple[str, str]
"""The name of the speaker, and the key of the remark."""
MANY = 10
"""Minimum number of rounds that a player must have played before a first time is mentioned."""
LONG = 3
"""Minimum length of a winning streak that counts as a record."""
THIRD = 3


class TableMemory(Struct, frozen=True):
    """The rounds played at a table before the current match.

    `before` contains all of them, oldest first. `lately` contains those of the same evening
    (`coach.evenings.same_evening`), and `winners` are the winners of its matches.
    """

    before: tuple[Places, ...] = ()
    lately: tuple[Places, ...] = ()
    winners: tuple[str, ...] = ()


def on_crowning(first: str, tonight: Sequence[Places], memory: TableMemory) -> list[Remark]:
    """Return the remarks that apply when a player is certain of the first place, best first.

    `tonight` contains the finished rounds of this match.
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


def on_mocking(last: str, tonight: Sequence[Places], memory: TableMemory) -> list[Remark]:
    """Return the remarks that apply when a player has come last, best first."""
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
    """Return whether one more win would break the table's record for winning streaks."""
    runs = [(who, len(list(run))) for who, run in groupby(places[0] for places in rounds)]
    own = 1 + (runs.pop()[1] if runs and runs[-1][0] == name else 0)
    longest = max((length for _, length in runs), default=0)
    return len(rounds) >= MANY and own == max(longest + 1, LONG)


def _becomes_even(name: str, rounds: Sequence[Places]) -> bool:
    """Return whether the user and the player who has just beaten them are now even."""
    found = duel(name, rounds)
    return found.ahead + found.behind >= MANY - 1 and found.ahead == found.behind + 1
