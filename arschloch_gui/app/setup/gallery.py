"""The games as somebody finds them who chooses: one tile a game, its variants behind it."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.app.by_game.presets import preset_blurb, preset_name
from arschloch_gui.app.by_game.words import variants
from arschloch_gui.engine.games import presets


def game_of(preset: str) -> str:
    """The preset that stands for the game this one is a variant of; itself if it is none."""
    return variants().get(preset, preset)


def variants_of(preset: str) -> tuple[str, ...]:
    """All presets of the same game, the one that stands for it first."""
    game = game_of(preset)
    return (game, *(key for key in presets() if key != game and game_of(key) == game))


def tiles() -> list[dict[str, object]]:
    """Every game once: {value, text, help, more: how many further variants}."""
    games = Counter(map(game_of, presets()))
    return [
        {
            "value": game,
            "text": preset_name(game),
            "help": preset_blurb(game),
            "more": ways - 1,
        }
        for game, ways in games.items()
    ]
