"""House rules as one line of text to share with friends: `arschloch: jokers=3,bomb=any`.

The line names the game and the options that differ from it. That of a custom game begins with its
name: `Sunday = arschloch: jokers=3`. Parsing is strict: if any part of a line is invalid, nothing
changes and one error sentence is shown.
"""

from __future__ import annotations

import json
import re

from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import RulesBase, parse_assignments, typed, with_values

LONGEST = 4000
"""Maximum length in characters, twice that of the longest line `rules_line` produces."""


class BadLine(ValueError):
    """Raised for an invalid line; the message is one sentence for the user."""


_NAMED = re.compile(r"(.{1,200}) = ([a-z0-9-]+)\s*(:.*)?", re.DOTALL)


def rules_line(preset: str, rules: RulesBase, name: str = "") -> str:
    """Return the line that describes a game and its rules, and names it if it is a custom one.

    >>> from arschloch_gui.engine.games import presets
    >>> rules_line("arschloch", presets()["arschloch"], "Sunday")
    'Sunday = arschloch'
    """
    changed = rules.changed_from(presets()[preset])
    pairs = ",".join(f"{key}={_written(value)}" for key, value in changed.items())
    line = f"{preset}: {pairs}" if pairs else preset
    return f"{name} = {line}" if name else line


def read_named_line(text: str) -> tuple[str, str, RulesBase]:
    """Parse a line and return the name of the custom game, or "", the preset and its rules.

    Raises `BadLine` as `read_line` does.
    """
    named = _NAMED.fullmatch(text.strip()) if len(text) <= LONGEST else None
    if named is not None and named[2] in presets():
        return quoted(named[1]), *read_line(named[2] + (named[3] or ""))
    return "", *read_line(text)


def read_line(text: str) -> tuple[str, RulesBase]:
    """Parse a line without a name and return the preset and its rules.

    Raises `BadLine` if the line is invalid. Conflicts between options are not checked here.
    """
    if len(text) > LONGEST:
        # A truncated line might still parse, but with different rules.
        raise BadLine(translate("Sharing", "This is too long to be a line of house rules."))
    preset, _, pairs = text.strip().partition(":")
    preset = preset.strip()
    if preset not in presets():
        raise BadLine(
            translate(
                "Sharing",
                "This is not a line of house rules: such a line starts with the name of a game.",
            )
        )
    base = presets()[preset]
    specs = {spec.key: spec for spec in base.specs()}
    given = _given(pairs)
    values = {key: typed(specs[key], v) if key in specs else v for key, v in given.items()}
    rules, problems = with_values(base, values)
    if problems:
        raise BadLine(problem(problems[0]))
    return preset, rules


def _given(pairs: str) -> dict[str, object]:
    """Return the values by option. Raises `BadLine` for a syntax error or a repeated option."""
    given: dict[str, object] = {}
    try:
        for key, value in parse_assignments(pairs):
            if key in given:
                sentence = translate("Sharing", "The line names “{rule}” twice.")
                raise BadLine(fill(sentence, rule=quoted(key)))
            given[key] = value
    except BadLine:
        raise
    except ValueError as error:
        sentence = translate("Sharing", "“{part}” does not have the form rule=value.")
        raise BadLine(fill(sentence, part=quoted(error))) from None
    return given


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        # Items are joined by "+"; only an empty list needs brackets.
        return "+".join(map(str, value)) if value else "[]"
    return value if isinstance(value, str) else json.dumps(value)
