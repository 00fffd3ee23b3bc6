"""Rules on the command line: a preset, changed options and the number of players."""

from __future__ import annotations

from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.engine.games import presets, problems_of
from arschloch_gui.engine.options import RulesBase, parse_assignments, typed, with_values
from arschloch_gui.languages import QT_TRANSLATE_NOOP


def chosen_rules(preset: str, assignments: str, players: int | None) -> RulesBase:
    """Return the rules chosen on the command line. Raises `Failure`, which lists all problems."""
    base = presets()[preset]
    specs = {spec.key: spec for spec in base.specs()}
    try:
        given = dict(parse_assignments(assignments))
    except ValueError as error:
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "--rules takes pairs KEY=VALUE, not “{word}”. `arschloch rules {preset}` lists all "
                "keys and their values.",
            ),
            word=quoted(error), preset=preset,
        ) from None  # fmt: skip
    values = {key: typed(specs[key], v) if key in specs else v for key, v in given.items()}
    if players is not None:
        values["players"] = players
    rules, problems = with_values(base, values)
    problems = problems or problems_of(preset, rules)
    if problems:
        # The sentence uses the options' labels, but users of the command line also need the keys.
        sentences = " ".join(f"[{', '.join(p.options)}] {problem(p)}" for p in problems)
        raise Failure("{sentences}", sentences=sentences)
    return rules
