"""The language of a command's output: `--lang` or, by default, the system's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from arschloch_gui.languages import LANGUAGES

LANG = "--lang"


def named_language(words: Sequence[str]) -> str | None:
    """Return the last language given on a command line, or None if it is not supported.

    >>> named_language(["rules", "arschloch", "--lang", "fr"])
    'fr'
    >>> named_language(["rules", "arschloch", "--lang=klingon"])
    """
    named = None
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if len(name) > len("--") and LANG.startswith(name):
            value = value if equals else "".join(words[at + 1 : at + 2])
            named = value if value in LANGUAGES else None
    return named


@contextmanager
def spoken(language: str | None) -> Iterator[None]:
    """Translate into this language within a `with` block. None stands for the system's language."""
    # Imported late, because `arschloch --version` needs no Qt.
    from arschloch_gui.app.language import speak, system_language

    with speak(language or system_language()):
        yield


def command_first(words: list[str]) -> list[str]:
    """Return the words, with a leading `--lang` moved after the command.

    >>> command_first(["--lang", "fr", "rules", "arschloch"])
    ['rules', '--lang', 'fr', 'arschloch']
    """
    if not words or words[0].partition("=")[0] != LANG:
        return words
    count = 1 if "=" in words[0] else 2
    return [*words[count : count + 1], *words[:count], *words[count + 1 :]]
