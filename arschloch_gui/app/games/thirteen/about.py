"""The origin of Thirteen Cards, and its tactics."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_THIRTEEN = QT_TRANSLATE_NOOP(
    "About",
    "A variant of Trou du cul for four: each player gets 13 of the 52 cards, "
    "hence the name. The five-card combinations come from poker. No cards "
    "are exchanged; you play to 50, 100 or 150 points, or into the small "
    "hours.",
)
_FIVES_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Should you keep a five-card combination together or break it up? If you "
    "are left with ten cards or more, they count double (the doublette), and "
    "all thirteen count triple (the triplette).",
)

ABOUT: Mapping[str, About] = {"thirteen": About((_THIRTEEN,), (_FIVES_TACTICS,))}
