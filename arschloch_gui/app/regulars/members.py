"""The members of a regulars' table for QML, one of whom is selected and can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.character import CHARACTERS
from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.regulars_file import RegularsTable
from arschloch_gui.app.regulars import tables as made
from arschloch_gui.app.regulars.facts import MemberChoices, MemberFacts
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.wording.words import translate

Edit: TypeAlias = Callable[[RegularsTable], RegularsTable]


class RegularsMembers(Exposed):
    """The members of the selected table. GUI thread only."""

    changed = Signal()
    choicesChanged = Signal()
    shows = by_signal(changed=MemberFacts, choicesChanged=MemberChoices)

    def __init__(
        self,
        settings: LiveSettings,
        table: Callable[[], RegularsTable | None],
        edit: Callable[[Edit], None],
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._table = table
        self._edit = edit
        self._say = say
        self._chosen = 0
        self.look()

    def begin(self) -> None:
        """Select the first member, because another table was selected."""
        self._chosen = 0

    @property
    def _at(self) -> int:
        table = self._table()
        return min(self._chosen, len(table.members) - 1) if table is not None else 0

    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        self.show(
            changed=MemberFacts.of(self._table(), self._at), choicesChanged=MemberChoices.of()
        )

    # -- user actions -----------------------------------------------------------

    @Slot(int)
    def choose(self, at: int) -> None:
        """Select another member."""
        table = self._table()
        if table is not None and 0 <= at < len(table.members):
            self._chosen = at
            self.look()

    @Slot(int)
    def choosePerson(self, person: int) -> None:
        """Replace the selected member with another person."""
        if person == self._settings.now.portrait:
            self._say(translate("Regulars", "That is your own face."))
        elif 0 <= person < len(PEOPLE):
            self._say("")
            self._edit(lambda table: made.with_person(table, self._at, person))

    @Slot(str)
    def chooseLevel(self, level: str) -> None:
        """Set the level of the selected member."""
        if level in OFFERED:
            self._edit(lambda table: made.with_level(table, self._at, level))

    @Slot(str)
    def chooseCharacter(self, character: str) -> None:
        """Set the character of the selected member; "" for none."""
        if character in ("", *CHARACTERS):
            self._edit(lambda table: made.with_character(table, self._at, character))
