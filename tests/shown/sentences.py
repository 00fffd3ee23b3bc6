"""The sentences of a text of the rules help, each with its placeholders' content."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QTranslator

import arschloch_gui
from arschloch_gui.app.by_game.written_rules import rules_parts

APP = Path(arschloch_gui.__file__).parent / "app" / "games"
OPENING, CLOSING = "⟦", "⟧"
_MARK = re.compile(rf"{OPENING}(\d+)\|")
CONTEXTS = frozenset({"Rules", "Thirteen", "Seigneur", "BigA"})
"""The contexts of the rules help; `Rules` is shared by all games."""


class _Marking(QTranslator):
    """A translator that keeps every text of the rules help, enclosed in its number."""

    def __init__(self, known: list[str]) -> None:
        super().__init__()
        self._known = known

    def isEmpty(self) -> bool:  # Qt calls it by this name
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context not in CONTEXTS:
            return text
        if text not in self._known:
            self._known.append(text)
        return f"{OPENING}{self._known.index(text)}|{text}{CLOSING}"


@contextmanager
def _marked(known: list[str]) -> Iterator[None]:
    marking = _Marking(known)
    QCoreApplication.installTranslator(marking)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(marking)


def sentences_of(preset: str, rules: Any) -> dict[str, str]:
    """Return source text → sentence in the help of these rules, without headings."""
    known: list[str] = []
    found: dict[str, str] = {}
    with _marked(known):
        for part in rules_parts(preset, rules):
            for paragraph in part.paragraphs:
                found |= _taken_apart(paragraph, known)
    return found


def _taken_apart(paragraph: str, known: list[str]) -> dict[str, str]:
    """Return the sentences and phrases of a paragraph, including those inside others."""
    found: dict[str, str] = {}
    open_: list[tuple[int, str]] = []
    at = 0
    while at < len(paragraph):
        if mark := _MARK.match(paragraph, at):
            open_.append((int(mark[1]), ""))
            at = mark.end()
            continue
        if paragraph[at] == CLOSING:
            number, text = open_.pop()
            found[known[number]] = text
            if open_:
                open_[-1] = (open_[-1][0], open_[-1][1] + text)
        elif open_:
            open_[-1] = (open_[-1][0], open_[-1][1] + paragraph[at])
        at += 1
    assert not open_, paragraph
    return found


def is_sentence(source: str) -> bool:
    """Return whether a text is a statement by itself; a phrase for a placeholder is not."""
    return source.endswith((".", "?", "!"))


def written_in(files: Iterable[Path], context: str) -> set[str]:
    """Return the sentences of a context in these files."""
    return {text for path in files for text in _texts(path, context) if is_sentence(text)}


def _texts(path: Path, context: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        where, text = node.args[:2]
        if name not in ("translate", "QT_TRANSLATE_NOOP"):
            continue
        if not isinstance(where, ast.Constant) or not isinstance(text, ast.Constant):
            continue
        if where.value == context:
            yield str(text.value)


class Unfit(Exception):
    """Raised when the cards under these rules are too few to show the sentence."""


Scenario = Callable[..., None]


class Scenarios(dict[str, Scenario]):
    """Source text → the scenario that shows it."""

    def shows(self, *sources: str) -> Callable[[Scenario], Scenario]:
        """Register a scenario for these sentences."""

        def register(scenario: Scenario) -> Scenario:
            for source in sources:
                assert source not in self, source
                self[source] = scenario
            return scenario

        return register
