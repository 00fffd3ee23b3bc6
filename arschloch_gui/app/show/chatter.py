"""Remarks of the players, at most one per trick and never the same twice in succession.

The same moment of the same match always leads to the same remark, or to none.
"""

from __future__ import annotations

from hashlib import blake2b

from arschloch_gui.ai.levels import OFFERED, is_level, split
from arschloch_gui.app.show.memory import on_crowning, on_mocking
from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.table.personas import character_of
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording.lines import LINES
from arschloch_gui.app.wording.remembered import REMARKS
from arschloch_gui.app.wording.titles import is_crude
from arschloch_gui.app.wording.words import translate
from arschloch_gui.coach.evenings import SELF
from arschloch_gui.engine.cards import Seat

ALWAYS = ("crowned", "stays", "mocked", "robs")
"""Occasions that always get a remark. On any other, the chance is one in `SELDOM`."""
SURPRISING = ("throne", "record", "third", "first_crown", "first_last", "even")
"""Memories that regulars mention whenever they apply. Others are mentioned less often."""
SELDOM = 3
MOST = 8
"""Maximum number of players with speech bubbles. With more, bubbles would hide the neighbours."""


class Chatter:
    """The remarks made so far, which are used to limit and vary them."""

    def __init__(self) -> None:
        self._last: dict[Seat, str] = {}
        self._spoken = False
        self._recalled = 0
        """Number of the round in which a regular last mentioned earlier evenings."""

    def trick_over(self) -> None:
        """Allow a remark again, because a new trick begins."""
        self._spoken = False

    def speak(self, shown: ShownTable, occasion: str, seat: Seat) -> None:
        """Show a player's remark, unless it is the user or enough remarks have been made."""
        line = self._line(shown, occasion, seat)
        if line:
            self._spoken = True
            self._last[seat] = line
            shown.sayings[seat] = translate("Lines", line)

    def recall(self, shown: ShownTable, occasion: str, seat: Seat) -> bool:
        """Show a regular's remark on earlier evenings, at most one per round.

        Return whether there is one.
        """
        sitters, memory = shown.sitters, shown.memory
        if memory is None or len(sitters.names) > MOST or self._recalled == shown.round_no:
            return False
        names = tuple(
            SELF if each == sitters.viewer else name for each, name in enumerate(sitters.names)
        )
        over = shown.rounds[: shown.round_no - 1]
        tonight = [tuple(names[each] for each in finished.offices) for finished in over]
        recalled = on_mocking if occasion == "mocked" else on_crowning
        remarks = recalled(names[seat], tonight, memory)
        for speaker, key in remarks:
            if key in SURPRISING or _lot(shown, key, seat) % SELDOM == 0:
                self._recalled = shown.round_no
                self._spoken = True
                shown.sayings[names.index(speaker)] = translate("Remembered", REMARKS[key])
                return True
        return False

    def _line(self, shown: ShownTable, occasion: str, seat: Seat) -> str:
        sitters = shown.sitters
        if seat == sitters.viewer or len(sitters.names) > MOST:
            return ""
        lot = _lot(shown, occasion, seat)
        if occasion not in ALWAYS and (self._spoken or lot % SELDOM):
            return ""
        if occasion == "mocked" and is_crude(sitters.titles) and lot % 2:
            occasion = "cursed_again" if _was_last(shown, seat) else "cursed"
        by_character = LINES[occasion]
        lines = by_character.get(_character(sitters, seat), by_character[""])
        fresh = [line for line in lines if line != self._last.get(seat)]
        return fresh[lot // 7 % len(fresh)] if fresh else ""


def _character(sitters: Seating, seat: Seat) -> str:
    """Return a player's style: the one in their level, or else that of their persona."""
    name = sitters.levels[seat] if sitters.levels else ""
    level, character = split(name) if is_level(name) else ("", "")
    return character if level in OFFERED else character_of(sitters.names[seat])


def _was_last(shown: ShownTable, seat: Seat) -> bool:
    """Return whether a player also came last in the round before this one."""
    before = shown.rounds[: shown.round_no - 1]
    return bool(before) and before[-1].offices[-1] == seat


def _lot(shown: ShownTable, occasion: str, seat: Seat) -> int:
    """Return an evenly distributed number that depends only on this moment."""
    moment = f"{shown.fingerprint}/{shown.round_no}/{shown.plays}/{occasion}/{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=4).digest(), "big")
