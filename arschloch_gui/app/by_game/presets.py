"""Names of the games, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import presets, taglines
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.words import translate


def preset_name(preset: str) -> str:
    """Return the name of a game, or an unknown key unchanged."""
    return translate("Games", presets()[preset][0]) if preset in presets() else preset


def preset_blurb(preset: str) -> str:
    """Return one or two sentences that help to choose a game, or "" if it has none."""
    return translate("Games", presets()[preset][1]) if preset in presets() else ""


def preset_tagline(preset: str) -> str:
    """Return about three words about a game in its own right, or "" for a variant."""
    return translate("Games", taglines()[preset]) if preset in taglines() else ""


def game_name(preset: str, custom: str = "") -> str:
    """Return the name of the game that is played: that of the custom game, if it is one."""
    return quoted(custom) or preset_name(preset)
