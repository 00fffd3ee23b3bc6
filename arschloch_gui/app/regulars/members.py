"""The members of a regulars' table for QML, one of whom is selected and can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.character import CHARACTERS
from arschloch_gui.ai.levels import OFFERED, split
from arschloch_gui.app.files.regulars_file import Member, RegularsTable
from arschloch_gui.app.regulars import tables as made
from arschloch_gui.app.regulars.words import described
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.levels import character_words, level_blurb, level_name, level_pips
from arschloch_gui.app.wording.words import capitalised, translate

Edit: TypeAlias = Callable[[RegularsTable], RegularsTable]


class RegularsMembers(QObject):
    """The members of the selected table. GUI thread only."""

    changed = Signal()

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

    def begin(self) -> None:
        """Select the first member, because another table was selected."""
        self._chosen = 0

    @property
    def _at(self) -> int:
        table = self._table()
        return min(self._chosen, len(table.members) - 1) if table is not None else 0

    @property
    def _member(self) -> Member | None:
        table = self._table()
        return table.members[self._at] if table is not None else None

    # -- for QML ------------------------------------------------------------------------

    @typed_property(list, changed)
    def all(self) -> list[dict[str, object]]:
        """The members, clockwise: {value, text, name, person, level, pips, character}."""
        table = self._table()
        members = table.members if table is not None else ()
        return [described(at, member) for at, member in enumerate(members)]

    @typed_property(int, changed)
    def at(self) -> int:
        """The number of the selected member."""
        return self._at

    @typed_property(int, changed)
    def person(self) -> int:
        """The portrait of the selected member."""
        return self._member.person if self._member is not None else 0

    @typed_property(str, changed)
    def level(self) -> str:
        """The level of the selected member."""
        return split(self._member.level)[0] if self._member is not None else ""

    @typed_property(str, changed)
    def character(self) -> str:
        """The character of the selected member, or ""."""
        return split(self._member.level)[1] if self._member is not None else ""

    @typed_property(list, changed)
    def levels(self) -> list[dict[str, object]]:
        """The levels offered: {value, text, help, pips}."""
        return [
            {"value": lv, "text": level_name(lv), "help": level_blurb(lv), "pips": level_pips(lv)}
            for lv in OFFERED
        ]

    @typed_property(list, changed)
    def characters(self) -> list[dict[str, object]]:
        """The available characters: {value, text}."""
        none = translate("Regulars", "Nothing in particular")
        words = {"": none, **{each: capitalised(character_words(each)) for each in CHARACTERS}}
        return [{"value": each, "text": text} for each, text in words.items()]

    # -- user actions -----------------------------------------------------------

    @Slot(int)
    def choose(self, at: int) -> None:
        """Select another member."""
        table = self._table()
        if table is not None and 0 <= at < len(table.members):
            self._chosen = at
            self.changed.emit()

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
