"""Where Thirteen Cards comes from, and what pays in it."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_THIRTEEN = QT_TRANSLATE_NOOP(
    "About",
    "A variant of Trou du cul for four: thirteen of 52 cards for each, hence the name. "
    "The five-card hands come from poker. Nobody exchanges cards; one plays to 50, 100 or"
    " 150 points, or until the end of the night.",
)
_FIVES_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Keep a five-card hand together, or break it up? Whoever is caught with ten cards or "
    "more counts them double, the doublette, and with all thirteen triple, the triplette.",
)

ABOUT: Mapping[str, About] = {"thirteen": About((_THIRTEEN,), (_FIVES_TACTICS,))}
