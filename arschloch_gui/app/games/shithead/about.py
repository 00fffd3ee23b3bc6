"""The origin of Shithead, and its tactics."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_SHITHEAD = QT_TRANSLATE_NOOP(
    "About",
    "Nobody wins this game, but somebody loses: the last one left. They deal "
    "the next round, and at some tables they fetch the next round of drinks "
    "as well.",
)
_PILE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Picking up a large pile is a heavy handicap. But you recover quickly if "
    "you burn the pile, with a ten or four of a kind, because then you play "
    "again.",
)

ABOUT: Mapping[str, About] = {"shithead": About((_SHITHEAD,), (_PILE_TACTICS,))}
