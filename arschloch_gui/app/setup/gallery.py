"""The gallery of games: one tile per game, with its variants behind it."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.app.by_game.presets import preset_blurb, preset_name, preset_tagline
from arschloch_gui.app.by_game.words import variants
from arschloch_gui.engine.games import presets


def game_of(preset: str) -> str:
    """Return the main preset of the game that `preset` is a variant of, or `preset` itself."""
    return variants().get(preset, preset)


def variants_of(preset: str) -> tuple[str, ...]:
    """Return all presets of the same game, the main one first."""
    game = game_of(preset)
    return (game, *(key for key in presets() if key != game and game_of(key) == game))


def tiles() -> list[dict[str, object]]:
    """Return one tile per game: {value, text, tagline, help, more}.

    `more` counts its other variants.
    """
    games = Counter(map(game_of, presets()))
    return [
        {
            "value": game,
            "text": preset_name(game),
            "tagline": preset_tagline(game),
            "help": preset_blurb(game),
            "more": ways - 1,
        }
        for game, ways in games.items()
    ]
