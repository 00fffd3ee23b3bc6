"""Where Shithead comes from, and what pays in it."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_SHITHEAD = QT_TRANSLATE_NOOP(
    "About",
    "Nobody wins at Shithead, but somebody loses: the last one left is the Shithead. He "
    "deals the next round, and at some tables he fetches the next round of drinks as "
    "well.",
)
_PILE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Taking a large pile is a heavy handicap. Still, one recovers quickly by burning the "
    "pile, with a ten or with four of a kind: whoever does so lays once more.",
)

ABOUT: Mapping[str, About] = {"shithead": About((_SHITHEAD,), (_PILE_TACTICS,))}
