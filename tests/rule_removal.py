"""Removes a house rule from a copy of the program, as a developer would.

The removal covers its file, its entry in `rulemods.MODULES`, the options that only it reads (with
the presets and needs that mention them), and everything in other packages that has its name.
Nothing else is changed, so code that still needs the rule breaks.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

CLIMBING = Path("engine", "climbing")
LISTS = (
    CLIMBING / "rulemods" / "__init__.py",
    Path("ai", "climbing", "rules", "__init__.py"),
    Path("ai", "climbing", "judging", "__init__.py"),
    Path("app", "games", "climbing", "rules", "__init__.py"),
)
"""The lists of files named like rules, with one entry per line."""


def take_out(package: Path, rule: str, lists: Iterable[Path] = LISTS) -> set[str]:
    """Remove one rule from a package folder; return the options removed with it.

    `lists` are the `__init__` files, relative to the package, of all folders in which a file named
    like a rule is about that rule. The first is the engine's. Those of layers that were not copied
    are skipped.
    """
    options = options_only_of(package, rule)
    for path in lists:
        if not (package / path).exists():
            continue
        (package / path).with_name(f"{rule}.py").unlink(missing_ok=True)
        _rewrite(package / path, lambda text: re.sub(rf"\n +{rule}(\.\w+)?,(?=\n)", "", text))
    rules, presets = package / CLIMBING / "rules.py", package / CLIMBING / "presets.py"
    for option in options:
        _rewrite(rules, lambda text, key=option: _without_field(text, key))
        _rewrite(rules, lambda text, key=option: _without_need(text, key))
        _rewrite(presets, lambda text, key=option: _without_keyword(text, key))
    return options


def options_only_of(package: Path, rule: str) -> set[str]:
    """Return the options read only by this rule's file within the game's engine."""
    folder = package / CLIMBING
    own = folder / "rulemods" / f"{rule}.py"
    others = [path for path in folder.rglob("*.py") if path not in (own, folder / "rules.py")]
    read_elsewhere = set().union(*map(options_read, others))
    return (options_read(own) & _declared(folder / "rules.py")) - read_elsewhere


def options_read(path: Path) -> set[str]:
    """Return the attributes read from anything called `rules` in a file."""
    return set(_read_in(path.read_text("utf-8")))


@cache
def _read_in(text: str) -> frozenset[str]:
    """Return the same for a file's text, cached because each rule scans all files."""
    return frozenset(
        node.attr
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute)
        and (
            (isinstance(node.value, ast.Name) and node.value.id == "rules")
            or (isinstance(node.value, ast.Attribute) and node.value.attr == "rules")
        )
    )


def _declared(path: Path) -> set[str]:
    return {
        node.target.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def _without_need(text: str, option: str) -> str:
    """Remove an option from the needs of other options."""
    left = re.sub(rf'\("{option}", \([^()]*\)\),? ?', "", text)
    return re.sub(r"=\((\*\w+)\)", r"=(\1,)", left)


def _without_field(text: str, option: str) -> str:
    """Remove one field and the docstring below it from a dataclass."""
    (table,) = [
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == "Rules"
    ]
    lines = text.splitlines(keepends=True)
    for at, node in enumerate(table.body):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == option:
            last: ast.stmt = node
            after = table.body[at + 1] if at + 1 < len(table.body) else None
            if isinstance(after, ast.Expr):
                last = after
            del lines[node.lineno - 1 : last.end_lineno]
    return "".join(lines)


def _without_keyword(text: str, option: str) -> str:
    """Remove one keyword argument from calls."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            node.keywords = [each for each in node.keywords if each.arg != option]
    return ast.unparse(tree)


def _rewrite(path: Path, change) -> None:
    path.write_text(change(path.read_text("utf-8")), "utf-8", newline="\n")
