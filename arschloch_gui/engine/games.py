"""The games of the house: one line each. A preset belongs to exactly one family."""

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
    """Every preset of every family, in the order they are offered."""
    return {name: rules for family in GAMES for name, rules in family.presets.items()}


def family_of_rules(rules: RulesBase) -> AnyGame:
    """The family whose kind of rules these are. Raises `KeyError`."""
    for family in GAMES:
        if isinstance(rules, type(next(iter(family.presets.values())))):
            return family
    raise KeyError(type(rules).__name__)


def family_of(preset: str) -> AnyGame:
    """The family a preset belongs to. Raises `KeyError`."""
    for family in GAMES:
        if preset in family.presets:
            return family
    raise KeyError(preset)


def problems_of(preset: str, rules: RulesBase) -> tuple[Problem, ...]:
    """Every defect of rules chosen for a preset; empty when a match can be played by them.

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
