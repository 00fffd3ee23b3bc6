"""Who comes to the next match: the people at the table, before anybody has dealt.

A number in the settings invites them; it moves on when a match has begun. So who is shown is who
comes, at the next start of the program as well.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.session.invitation import VIEWER
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.settings.values import COMPANIES
from arschloch_gui.app.table.personas import PEOPLE, character_of, company
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.levels import character_words, level_name, level_pips


class Guests(QObject):
    """What the screens show of the opponents themselves. GUI thread only."""

    changed = Signal()

    def __init__(
        self, settings: LiveSettings, playing: Callable[[], list[str]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._playing = playing
        for signal in (settings.companyChanged, settings.portraitChanged):
            signal.connect(self.changed)

    @typed_property(list, changed)
    def company(self) -> list[dict[str, object]]:
        """The opponents clockwise: {person, name, level, pips, character}, level and
        character in words.

        Empty before `expect`: until somebody looks, the deal decides who comes.
        """
        number, portrait = self._settings.now.company, self._settings.now.portrait
        if not number:
            return []
        levels = self._playing()
        people = company(number, len(levels) + 1, VIEWER, portrait)[VIEWER + 1 :]
        return [
            {
                "person": person,
                "name": PEOPLE[person],
                "level": level_name(level),
                "pips": level_pips(level),
                "character": character_words(character_of(PEOPLE[person])),
            }
            for person, level in zip(people, levels, strict=True)
        ]

    @Slot()
    def expect(self) -> None:
        """From now on it is known who comes."""
        if not self._settings.now.company:
            self.inviteOthers()

    def part(self) -> None:
        """A match has begun: next time others come."""
        if self._settings.now.company:
            self.inviteOthers()

    @Slot()
    def inviteOthers(self) -> None:
        """Let others come instead."""
        self._settings.change("company", self._settings.now.company % COMPANIES[-1] + 1)
