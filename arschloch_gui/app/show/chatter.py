"""Remarks of the players about themselves: at most one per trick, never repeated in a row.

The same moment of the same match always yields the same remark, or none.
"""

from __future__ import annotations

from hashlib import blake2b

from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.table.personas import character_of
from arschloch_gui.app.wording.lines import LINES
from arschloch_gui.app.wording.titles import is_crude
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.cards import Seat

ALWAYS = ("crowned", "stays", "mocked", "cursed", "robs")
"""The occasions that always get a remark; the others get one in `SELDOM` cases."""
SELDOM = 3
MOST = 8
"""With more players at the table, speech bubbles would hide the neighbours."""


class Chatter:
    """The remarks made so far, remembered to limit and vary them."""

    def __init__(self) -> None:
        self._last: dict[Seat, str] = {}
        self._spoken = False

    def trick_over(self) -> None:
        """Allow a remark again."""
        self._spoken = False

    def speak(self, shown: ShownTable, occasion: str, seat: Seat) -> None:
        """Let a player make a remark, unless it is the person or enough has been said."""
        line = self._line(shown, occasion, seat)
        if line:
            self._spoken = True
            self._last[seat] = line
            shown.sayings[seat] = translate("Lines", line)

    def _line(self, shown: ShownTable, occasion: str, seat: Seat) -> str:
        sitters = shown.sitters
        if seat == sitters.viewer or len(sitters.names) > MOST:
            return ""
        lot = _lot(shown, occasion, seat)
        if occasion not in ALWAYS and (self._spoken or lot % SELDOM):
            return ""
        if occasion == "mocked" and is_crude(sitters.titles) and lot % 2:
            occasion = "cursed"
        by_character = LINES[occasion]
        lines = by_character.get(character_of(sitters.names[seat]), by_character[""])
        fresh = [line for line in lines if line != self._last.get(seat)]
        return fresh[lot // 7 % len(fresh)] if fresh else ""


def _lot(shown: ShownTable, occasion: str, seat: Seat) -> int:
    """Return an evenly distributed number for this moment."""
    moment = f"{shown.fingerprint}/{shown.round_no}/{shown.plays}/{occasion}/{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=4).digest(), "big")
