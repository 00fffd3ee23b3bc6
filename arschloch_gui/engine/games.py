"""Registry of all games. Every preset belongs to exactly one family."""

from __future__ import annotations

from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.options import Problem, RulesBase
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.table.game import AnyGame, any_game
from arschloch_gui.engine.thirteen.game import THIRTEEN

GAMES: tuple[AnyGame, ...] = (
    any_game(CLIMBING),
    any_game(THIRTEEN),
    any_game(SHITHEAD),
    any_game(BIG_A),
    any_game(SEIGNEUR),
)


def presets() -> dict[str, RulesBase]:
    """Return the presets of all families, in the order in which the app offers them."""
    return {name: rules for family in GAMES for name, rules in family.presets.items()}


def family_of_rules(rules: RulesBase) -> AnyGame:
    """Return the family that these rules belong to. Raises `KeyError` if there is none."""
    for family in GAMES:
        if isinstance(rules, type(next(iter(family.presets.values())))):
            return family
    raise KeyError(type(rules).__name__)


def family_of(preset: str) -> AnyGame:
    """Return the family that a preset belongs to. Raises `KeyError` if the preset is unknown."""
    for family in GAMES:
        if preset in family.presets:
            return family
    raise KeyError(preset)


def problems_of(preset: str, rules: RulesBase) -> tuple[Problem, ...]:
    """Return the defects of a preset with these rules; if there are none, a match can be played.

    Raises `KeyError` for an unknown preset.
    """
    family = family_of(preset)
    problems = family.problems(rules)
    fewest, most = family.firm_sizes.get(preset, (rules.players, rules.players))
    if fewest <= rules.players <= most:
        return problems
    if fewest == most:
        return (Problem.of("players_of_the_game", "players", count=fewest), *problems)
    return (
        Problem.of("players_of_the_game_between", "players", least=fewest, most=most),
        *problems,
    )
