"""`docs/rules-index.md`: every option with the file that stands for it and its scenarios.

`pytest tests/test_rules_index.py --regen` writes the table anew.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

from arschloch_gui.app.games.climbing import rules
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import OptionSpec, to_json

ROOT = Path(__file__).parents[1]
INDEX = ROOT / "docs" / "rules-index.md"
WORDS = Path(rules.__file__).parent
ENGINE = ROOT / "arschloch_gui" / "engine"
SCENARIOS = ROOT / "tests" / "golden" / "rules"
HEAD = """# Index of house rules

This page lists every option of the climbing game, the files that implement it and its scenarios.
[rules.md](rules.md) explains each option. A scenario is a match record with `expect` lines that
shows one value of an option. `arschloch verify FILE` replays it.

Paths of files are relative to `arschloch_gui/engine/`. The texts of a rule, and the rest of its
code for the window, are in `arschloch_gui/app/games/climbing/rules/`. A test generates this page
and checks it; to write the page again, run `pytest tests/test_rules_index.py --regen`.

## Options

"""
# Options read outside `rulemods/`, and those the engine does not read at all.
ELSEWHERE = {
    "players": "number of seats in a match (`engine/match.py`)",
    "rounds": "length of a match (`engine/options.py`)",
    "titles": "names of the positions, in the window (`app/wording/titles.py`)",
    "all_distinct": "names of the positions, in the window; some values of `inherit` need it",
    "social": "a task that the window shows between rounds",
}


@cache
def read_in_play(path: Path) -> str:
    """A file without its checks for conflicts, which read the options of other rules."""
    text = kept = path.read_text("utf-8")
    checks = re.search(r"^CONFLICTS = (.*)$", text, re.MULTILINE)
    for node in ast.parse(text).body if checks else ():
        if isinstance(node, ast.FunctionDef) and node.name in re.findall(r"\w+", checks[1]):
            kept = kept.replace(ast.get_source_segment(text, node), "")
    return kept


def files_of(spec: OptionSpec) -> list[str]:
    """The files of the climbing game that read an option, the rule files first."""
    reads = re.compile(rf"\brules\.{spec.key}\b")
    folder = ENGINE / "climbing"
    readers = [
        path
        for path in (*sorted(folder.glob("rulemods/*.py")), *sorted(folder.glob("*.py")))
        if path.name != "conflicts.py" and reads.search(read_in_play(path))
    ]
    return [path.relative_to(ENGINE).as_posix() for path in readers]


def words_of(spec: OptionSpec) -> str:
    """The file of the window that has the option's words; empty where several games share them."""
    for path in sorted(WORDS.glob("*.py")):
        if path.stem != "__init__":
            words = import_module(f"{rules.__name__}.{path.stem}").WORDS
            if spec.key in words.options:
                return f"`{path.stem}.py`"
    return ""


def row(spec: OptionSpec) -> str:
    """The line of the table for an option."""
    where = ", ".join(f"`{name}`" for name in files_of(spec)) or ELSEWHERE[spec.key]
    count = len(list((SCENARIOS / spec.key).glob("*.arl")))
    shown = f"`tests/golden/rules/{spec.key}/` ({count})" if count else "none: words only"
    values = " · ".join(f"`{choice}`" for choice in spec.choices) or spec.kind
    default = str(to_json(spec.default)) or "the lowest card"
    cells = (f"`{spec.key}`", spec.group, values, default, where, words_of(spec), shown)
    return f"| {' | '.join(cells)} |"


def index() -> str:
    """The whole page."""
    lines = [
        "| option | group | values | default | files | words | scenarios |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [row(spec) for spec in Rules.specs()]
    presets = ["", "## Presets", "", "| preset | differs from the defaults in |", "|---|---|"]
    for name, preset in PRESETS.items():
        changed = ", ".join(f"`{key}`" for key in preset.changed_from(Rules()))
        presets.append(f"| `{name}` | {changed or 'nothing'} |")
    return HEAD + "\n".join([*lines, *presets]) + "\n"


def test_the_index_of_rules_is_up_to_date(regen: bool):
    if regen:
        INDEX.write_text(index(), "utf-8", newline="\n")
    assert INDEX.read_text("utf-8") == index(), "run pytest tests/test_rules_index.py --regen"


def test_every_option_has_a_file_and_a_scenario():
    without_file = {spec.key for spec in Rules.specs() if not files_of(spec)}
    assert without_file <= set(ELSEWHERE)
    without_scenario = {s.key for s in Rules.specs() if not list((SCENARIOS / s.key).glob("*.arl"))}
    assert without_scenario == {"titles", "all_distinct", "social"}
