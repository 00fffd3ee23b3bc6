"""The games that can be practised: those with a decision before the first trick."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

from arschloch_gui.ai.games import playing
from arschloch_gui.app.practice.exercise_source import ANSWERING, SWAPPING
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.option_rows import shown_elsewhere
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.wording import practice as words
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
    "career-revolution": ("exchange:2", "exchange:1"),
    "dalmuti": ("exchange:2", "exchange:1", "putsch"),
    "seigneur": ("exchange:3", "exchange:2", "exchange:1"),
    "shithead": (SWAPPING,),
}
"""The kinds of decisions (`exercise_source.py`) that can be judged, by preset.

In the other presets, cards change hands without a choice or not at all.
"""


def games(own: OwnGames, settings: LiveSettings) -> list[str]:
    """Return the keys of the games to choose from.

    First come the built-in games, then games with the person's house rules, then the person's own
    games. Whether there is anything to decide under those rules is determined later.
    """
    mine = (each for each in own.own_keys() if _can_be_judged(own.preset_of(each)))
    return [*KINDS, *_with_house_rules(own, settings), *mine]


def kind_label(kind: str, games: Collection[str], offered: Collection[str] = ()) -> str:
    """Return the name of a kind of exercise where these games are practised.

    An exchange with an open number of cards is a demand in some games and an offer in others;
    `offered` are the kinds of a game that is not in `KINDS`.
    """
    asking = [game for game in games if "exchange" in KINDS.get(game, ())]
    offering = [game for game in asking if ANSWERING in KINDS[game]]
    if kind == "exchange" and offering and len(offering) < len(asking):
        return words.ask_or_offer()
    known = (kind for game in games for kind in KINDS.get(game, ()))
    return words.kind_name(kind, {*offered, *known})


def house_rules(own: OwnGames, settings: LiveSettings, game: str) -> RulesBase | None:
    """Return the rules a game was last played with at this table.

    Returns None if they are its usual ones, apart from the number of players and the match length,
    or if they are not playable.
    """
    usual = own.rules_of(game)
    rules, _ = with_values(usual, settings.now.houseRules.get(game, {}))
    changed = rules.changed_from(usual).keys() - shown_elsewhere(rules)
    return rules if changed and not problems_of(own.preset_of(game), rules) else None


def _with_house_rules(own: OwnGames, settings: LiveSettings) -> Iterator[str]:
    for game in settings.now.houseRules:
        judged = game in presets() and game not in KINDS and _can_be_judged(game)
        if judged and house_rules(own, settings, game) is not None:
            yield game


def _can_be_judged(preset: str) -> bool:
    """Return whether decisions before the first trick of a game can be judged, if it has any."""
    return playing(family_of(preset).key).can_try


@cache
def usual_players(preset: str) -> int:
    """Return the number of players that a preset usually has."""
    return presets()[preset].players


def one_of(offered: Sequence[Mapping[str, str]], wish: str) -> str:
    """Return the requested value if it is offered, else the first one; "" if none is."""
    values = [each["value"] for each in offered]
    return wish if wish in values else values[0] if values else ""
