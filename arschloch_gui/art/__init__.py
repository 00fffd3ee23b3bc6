"""All artwork of the game, drawn in code: cards, signs of position, portraits, table, icon.

The package does not use Qt. Every function returns a Pillow image; the same arguments give the same
image.
"""

from __future__ import annotations

from arschloch_gui.art.back import render_back
from arschloch_gui.art.cards import CardFace, render_card
from arschloch_gui.art.cloth import render_cloth
from arschloch_gui.art.decks import CARDS, NUMBERED, OWN_FACES, TAROT, companions
from arschloch_gui.art.faces import EXPRESSIONS, MOODS
from arschloch_gui.art.icon import render_icon
from arschloch_gui.art.insignia import INSIGNIA, SPECIAL_INSIGNIA, render_insignia
from arschloch_gui.art.lettering import render_letters
from arschloch_gui.art.light import render_light
from arschloch_gui.art.logo import render_logo
from arschloch_gui.art.portraits import PORTRAITS, render_portrait
from arschloch_gui.art.sample import render_sample
from arschloch_gui.art.scenes import render_game_picture
from arschloch_gui.art.trophies import TROPHIES, render_trophy

__all__ = [
    "CARDS",
    "EXPRESSIONS",
    "INSIGNIA",
    "MOODS",
    "NUMBERED",
    "OWN_FACES",
    "PORTRAITS",
    "SPECIAL_INSIGNIA",
    "TAROT",
    "TROPHIES",
    "CardFace",
    "companions",
    "render_back",
    "render_card",
    "render_cloth",
    "render_game_picture",
    "render_icon",
    "render_insignia",
    "render_letters",
    "render_light",
    "render_logo",
    "render_portrait",
    "render_sample",
    "render_trophy",
]
