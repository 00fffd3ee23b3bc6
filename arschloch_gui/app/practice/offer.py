"""What can be practised: the games in which something is decided before the first trick."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.games import playing
from arschloch_gui.app.practice.exercise_source import ANSWERING
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.option_rows import shown_elsewhere
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.engine.games import family_of, presets, problems_of
from arschloch_gui.engine.options import RulesBase, with_values

KINDS: dict[str, tuple[str, ...]] = {
    "arschloch": ("exchange:2", "exchange:1"),
    "arschloch-hausregeln": ("exchange", "exchange:3", "exchange:2", "exchange:1", "shift:1"),
    "trouduc-joker": ("exchange", ANSWERING),
    "president-revolution": ("putsch",),
    "president-sober": ("exchange:2", "exchange:1"),
    "double-deck": ("exchange:3", "exchange:2", "exchange:1"),
    "daifugo": ("exchange:2", "exchange:1"),
    "dalmuti": ("exchange:2", "exchange:1", "putsch"),
}
"""By preset the kinds of decisions (`seeking.py`) that can be judged. In the others cards change
hands without a choice."""


def games(own: OwnGames, settings: LiveSettings) -> list[str]:
    """The keys of the games to choose from: those of the house, those that the person plays by
    rules of his own, then his own games: whether those rules leave anything to decide shows when it
    is looked for."""
    return [*KINDS, *_with_house_rules(own, settings), *own.own_keys()]


def house_rules(own: OwnGames, settings: LiveSettings, game: str) -> RulesBase | None:
    """The rules a game was last played by at this table; None where they are its usual ones, but
    for the number of players and the length of a match, or where nothing can be played by them."""
    usual = own.rules_of(game)
    rules, _ = with_values(usual, settings.now.houseRules.get(game, {}))
    changed = rules.changed_from(usual).keys() - shown_elsewhere(rules)
    return rules if changed and not problems_of(own.preset_of(game), rules) else None


def _with_house_rules(own: OwnGames, settings: LiveSettings) -> Iterator[str]:
    for game in settings.now.houseRules:
        judged = game in presets() and game not in KINDS and playing(family_of(game).key).can_try
        if judged and house_rules(own, settings, game) is not None:
            yield game
