"""Languages of the game. To add one, add a line here and a file `i18n/arschloch_KEY.ts`.

Settings, command line, cards, packages and translations derive from this list. The module does not
use Qt or anything that Python 3.10 cannot read, because `packaging/` imports it, too.
"""

from __future__ import annotations

from typing import NamedTuple

COURTS = "JNQKA"
"""The codes of jack, cavalier, queen, king and ace."""


class Speech(NamedTuple):
    """A language's name for itself, and its letters for `COURTS` on the cards."""

    name: str
    letters: str = "JCQKA"

    @property
    def courts(self) -> dict[str, str]:
        """The letter of each court card.

        >>> LANGUAGES["fr"].courts["Q"]
        'D'
        """
        return dict(zip(COURTS, self.letters, strict=True))


LANGUAGES = {
    "de": Speech("Deutsch", "BRDKA"),
    "fr": Speech("Français", "VCDRA"),
    "en": Speech("English"),
}
SOURCE = "en"
"""The language of the texts in the code."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for `pyside6-lupdate`, which knows this name; Qt's own function has no types."""
    return text
