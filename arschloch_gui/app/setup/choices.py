"""Choices in the setup besides the house rules: players, length of the match, titles."""

from __future__ import annotations

from arschloch_gui.app.by_game.options import option_value
from arschloch_gui.app.by_game.words import words_for
from arschloch_gui.app.wording.titles import TITLE_SETS, effective_set, title_set_name
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import RulesBase

USUAL_SIZES = (3, 8)
MOST_WITH_TWO_DECKS = 12


def table_sizes(preset: str, rules: RulesBase) -> tuple[int, int]:
    """Return the minimum and maximum number of players for a game with these rules."""
    family = family_of(preset)
    fewest, most = family.table_sizes.get(preset, USUAL_SIZES)
    larger = rules.decks > 1 and preset not in family.firm_sizes
    return fewest, max(most, MOST_WITH_TWO_DECKS if larger else 0)


def carried_over(before: RulesBase, rules: RulesBase, preset: str) -> RulesBase:
    """Return `rules` with the players and the length of `before`, if the game allows them."""
    fewest, most = table_sizes(preset, rules)
    players = before.players if fewest <= before.players <= most else rules.players
    return rules.lasting(before.length).for_players(players)


def length_choices(preset: str, rules: RulesBase) -> list[dict[str, object]]:
    """Return the match lengths offered as {value, text}, including the current one."""
    spec, now = rules.spec(rules.length_option), rules.length
    usual = words_for(preset).lengths
    numbers = usual if now in usual else (now, *usual)
    return [{"value": number, "text": option_value(spec, number)} for number in numbers]


def title_choices(mild: bool) -> list[dict[str, str]]:
    """Return the title sets offered as {value, text}; "" stands for the game's own."""
    sets = [{"value": "", "text": translate("Setup", "The game’s usual ones")}]
    for key in TITLE_SETS:
        named = effective_set(key, "", mild)
        sets.append({"value": key, "text": title_set_name(named)})
    return sets
