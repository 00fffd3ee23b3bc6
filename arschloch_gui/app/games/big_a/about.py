"""The origin of The Big A and the Little A, and its tactics."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_BIG_A = QT_TRANSLATE_NOOP(
    "About",
    "Das große und das kleine A, by Wolfgang Kramer, is a commercial relative of Arschloch. The "
    "cards, drawings and words here are our own.",
)
_LOW_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Keep low cards for the end: the highest card in an A trick takes the A, "
    "and the numbers left in your hand count against you.",
)

ABOUT: Mapping[str, About] = {"grossundklein": About((_BIG_A,), (_LOW_TACTICS,))}
