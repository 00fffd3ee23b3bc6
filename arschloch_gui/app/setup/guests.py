"""The opponents invited to the next match, known before the deal.

They are derived from a number in the settings, which changes when a match has begun. The guests
shown are therefore the ones who will play, even after a restart of the program.
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
    """The opponents of the next match as individuals, for QML. GUI thread only."""

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
        """The opponents clockwise: {person, name, level, pips, character}.

        `level` and `character` are display texts. The list is empty before `expect` is called;
        until then, the guests are chosen at the deal.
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
        """Choose the guests, if they have not been chosen yet."""
        if not self._settings.now.company:
            self.inviteOthers()

    def part(self) -> None:
        """Invite other guests for the next match, as this one has begun."""
        if self._settings.now.company:
            self.inviteOthers()

    @Slot()
    def inviteOthers(self) -> None:
        """Replace the guests with others."""
        self._settings.change("company", self._settings.now.company % COMPANIES[-1] + 1)
