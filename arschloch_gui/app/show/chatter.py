"""Who says what of himself, and when: at most one line a trick, never the same twice in a row.

The same moment of the same match always brings the same line, or silence.
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
"""What is worth a line whenever it happens; the rest is said one time in so many."""
SELDOM = 3
MOST = 8
"""Where more sit at the table, bubbles would hide the neighbours."""


class Chatter:
    """What has been said, so that nobody goes on and on."""

    def __init__(self) -> None:
        self._last: dict[Seat, str] = {}
        self._spoken = False

    def trick_over(self) -> None:
        """Somebody may speak again."""
        self._spoken = False

    def speak(self, shown: ShownTable, occasion: str, seat: Seat) -> None:
        """Let a seat say something, unless it is the person's or enough has been said."""
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
    """A number of this moment, as even as thrown dice."""
    moment = f"{shown.fingerprint}/{shown.round_no}/{shown.plays}/{occasion}/{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=4).digest(), "big")
