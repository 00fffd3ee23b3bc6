"""Rules named on the command line: a preset, options laid over it, a number of players."""

from __future__ import annotations

from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.engine.games import presets, problems_of
from arschloch_gui.engine.options import RulesBase, parse_assignments, typed, with_values


def preset_rules(name: str) -> RulesBase:
    """The rules of a preset. Raises `Failure`, which lists the presets there are."""
    known = presets()
    if name not in known:
        raise Failure(f"There is no preset “{name}”; there are {', '.join(known)}.")
    return known[name]


def chosen_rules(preset: str, assignments: str, players: int | None) -> RulesBase:
    """The rules a command line asks for. Raises `Failure`, which names every defect at once."""
    base = preset_rules(preset)
    specs = {spec.key: spec for spec in base.specs()}
    try:
        given = dict(parse_assignments(assignments))
    except ValueError as error:
        raise Failure(f"“{error}” is not of the form KEY=VALUE.") from None
    values = {key: typed(specs[key], v) if key in specs else v for key, v in given.items()}
    if players is not None:
        values["players"] = players
    rules, problems = with_values(base, values)
    problems = problems or problems_of(preset, rules)
    if problems:
        # The sentence names options as people do; the command line needs their keys as well.
        raise Failure(" ".join(f"[{', '.join(p.options)}] {problem(p)}" for p in problems))
    return rules
