"""The languages the game speaks. Another one is a line here and `i18n/arschloch_KEY.ts`.

Settings, command line, cards, packages and translations derive from this list. No Qt in here, and
nothing that Python 3.10 cannot read: `packaging/` imports it, too.
"""

from __future__ import annotations

from typing import NamedTuple

COURTS = "JNQKA"
"""The codes of jack, cavalier, queen, king and ace."""


class Speech(NamedTuple):
    """What a language calls itself, and its letters for `COURTS` on the cards."""

    name: str
    letters: str = "JCQKA"

    @property
    def courts(self) -> dict[str, str]:
        """The letter of each court.

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
"""The language the texts in the code are written in."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for `pyside6-lupdate`, which knows this name; Qt's own gives it no type."""
    return text
