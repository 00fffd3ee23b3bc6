"""`arschloch rules PRESET`: print the rules in words, with the unusual options or all of them."""

from __future__ import annotations

import argparse
import textwrap

from arschloch_gui.app.by_game.options import option_help, option_label, option_value
from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.by_game.written_rules import rules_text
from arschloch_gui.app.console.output import say, say_json
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import OptionSpec, RulesBase, to_json

WIDTH = 88


def run(options: argparse.Namespace) -> int:
    """Print the rules as text, or as one JSON object with --json."""
    rules = presets()[options.preset]
    if options.json:
        say_json(_facts(options.preset, rules), indent=2)
    else:
        say(_text(options.preset, rules, every=options.all))
    return 0


def _text(preset: str, rules: RulesBase, *, every: bool) -> str:
    lines = _headed(preset_name(preset), "=")
    for heading, paragraphs in rules_text(preset, rules):
        lines += _headed(heading, "-")[:-1]
        for paragraph in paragraphs:
            lines += [*textwrap.wrap(paragraph, WIDTH), ""]
    listed = [spec for spec in rules.specs() if every or _is_unusual(rules, spec)]
    if listed:
        every_option = translate("Rules", "All options")
        unusual = translate("Rules", "Options that differ from the preset")
        lines += _headed(every_option if every else unusual, "-")[:-1]
    for spec in listed:
        value = option_value(spec, getattr(rules, spec.key))
        lines.append(f"{option_label(spec)} ({spec.key}): {value}{_choices(spec)}")
    return "\n".join(lines)


def _headed(heading: str, line: str) -> list[str]:
    return [heading, line * len(heading), ""]


def _is_unusual(rules: RulesBase, spec: OptionSpec) -> bool:
    """Return whether an option has an effect under these rules and differs from its default."""
    return bool(getattr(rules.in_force(), spec.key) != spec.default)


def _choices(spec: OptionSpec) -> str:
    """Return the values that `--rules` accepts for an option, as in “ [none | four]”.

    The result is empty if the option is a free list.
    """
    if spec.kind == "switch":
        return " [true | false]"
    if spec.kind == "number":
        return f" [{spec.low}–{spec.high}]"
    return f" [{' | '.join(map(str, spec.choices))}]" if spec.choices else ""


def _facts(preset: str, rules: RulesBase) -> dict[str, object]:
    text = [{"heading": h, "paragraphs": list(p)} for h, p in rules_text(preset, rules)]
    options = [
        {
            "key": spec.key,
            "group": spec.group,
            "value": to_json(getattr(rules, spec.key)),
            "label": option_label(spec),
            "help": option_help(spec),
            "in_words": option_value(spec, getattr(rules, spec.key)),
        }
        for spec in rules.specs()
    ]
    return {"preset": preset, "name": preset_name(preset), "text": text, "options": options}
