"""Names of the games, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import presets
from arschloch_gui.app.wording.words import translate


def preset_name(preset: str) -> str:
    """The name of a game."""
    return translate("Games", presets()[preset][0]) if preset in presets() else preset


def preset_blurb(preset: str) -> str:
    """One or two sentences that help to choose; empty for a game without them."""
    return translate("Games", presets()[preset][1]) if preset in presets() else ""
