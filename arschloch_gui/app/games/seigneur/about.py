"""The origin of Grand Seigneur."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_SEIGNEUR = QT_TRANSLATE_NOOP(
    "About",
    "Grand Seigneur is the official variant of Tichu in which everyone plays "
    "for themselves, with positions as in Arschloch. The cards, drawings and "
    "words here are our own.",
)

ABOUT: Mapping[str, About] = {"seigneur": About((_SEIGNEUR,))}
