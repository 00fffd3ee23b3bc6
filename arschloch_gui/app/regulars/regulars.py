"""The regulars' tables for QML: the list, the selected table, and its members.

The metadata of a match contains the key of its table. Playing at a table continues its last match
if that is unfinished and has the table's game, and otherwise starts another.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.opening import spec_in
from arschloch_gui.app.files.regulars_file import (
    LONGEST_NAME,
    MOST_TABLES,
    Regulars,
    RegularsFile,
    RegularsTable,
)
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.regulars import tables as made
from arschloch_gui.app.regulars.facts import (
    AtTableFacts,
    LastTableFacts,
    OfferedGameFacts,
    RegularsFacts,
    RegularsNotice,
)
from arschloch_gui.app.regulars.history import RegularsHistory
from arschloch_gui.app.regulars.members import Edit, RegularsMembers
from arschloch_gui.app.regulars.remembering import Remembering
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.games import problems_of
from arschloch_gui.engine.record import RecordError


class RegularsTables(Exposed):
    """The regulars' tables. GUI thread only; files are small and written immediately."""

    changed = Signal()
    lastChanged = Signal()
    atTableChanged = Signal()
    offeredChanged = Signal()
    noticeChanged = Signal()
    shows = by_signal(
        changed=RegularsFacts,
        lastChanged=LastTableFacts,
        atTableChanged=AtTableFacts,
        offeredChanged=OfferedGameFacts,
        noticeChanged=RegularsNotice,
    )

    def __init__(
        self,
        file: RegularsFile,
        session: Session,
        setup: MatchSetup,
        matches: Matches,
        settings: LiveSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._file = file
        self._session = session
        self._setup = setup
        self._matches = matches
        self._settings = settings
        self._found = Regulars({})
        self._current = ""
        self._notice = RegularsNotice("", canUndo=False)
        self._deleted: tuple[str, RegularsTable, bool] | None = None
        self._open = False
        """Whether the page of the tables is open."""
        self._asked = ""
        """The table at which the next evening was requested."""
        self._members = RegularsMembers(settings, lambda: self._table, self._edit, self._say, self)
        self._history = RegularsHistory(matches, settings, self)
        self._remembering = Remembering(matches, session, self)
        self._read()
        matches.unfinished.connect(self._on_unfinished)
        session.matchStarted.connect(self._on_started)
        session.match.changed.connect(self._show)
        for related in (setup.gameChanged, setup.rulesChanged):
            related.connect(self._show)
        for related in (settings.titlesChanged, settings.mildChanged, settings.playerNameChanged):
            related.connect(self._history.retranslate)

    # -- for the start screen -----------------------------------------------------------

    @Slot(str, result=str)
    def nameOf(self, key: str) -> str:
        """Return the name of a table, or "" if there is no table with this key."""
        table = self._found.tables.get(key)
        return table.name if table is not None else ""

    @Slot()
    def playLast(self) -> None:
        """Continue at the table played last."""
        self._play(self._found.last)

    # -- the tables ---------------------------------------------------------------------

    @typed_property(QObject)
    def members(self) -> RegularsMembers:
        """The members of the selected table."""
        return self._members

    @typed_property(QObject)
    def history(self) -> RegularsHistory:
        """The history of the selected table."""
        return self._history

    @typed_property(int)
    def longestName(self) -> int:
        """The maximum length of a name."""
        return LONGEST_NAME

    # -- user actions -----------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Read the tables, which another window may have changed, and their history."""
        self._open = True
        self._read()
        self._recall()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Select another table."""
        if key in self._found.tables and key != self._current:
            self._current = key
            self._members.begin()
            self._say("")
            self._recall()

    @Slot()
    def create(self) -> None:
        """Create a table from the match being set up, with its game and the expected guests."""
        guests = self._setup.opponents.guests
        guests.expect()
        game = self._chosen()
        if len(self._found.tables) >= MOST_TABLES or problems_of(game.preset, game.rules):
            return
        people = [int(str(each["person"])) for each in guests.company]
        levels = self._setup.opponents.of_table(game.rules.players)
        name = made.free_name([table.name for table in self._found.tables.values()])
        table = made.made_of(name, game, people, levels)
        key = made.new_key()
        if self._change(lambda now: _put(now, key, table)):
            self._current = key
            self._members.begin()
            self._show()
            self._recall()

    @Slot(str)
    def rename(self, name: str) -> None:
        """Rename the table; an empty name changes nothing."""
        if plain := made.plain_name(name):
            self._edit(lambda table: replace(table, name=plain))

    @Slot()
    def takeGame(self) -> None:
        """Use the game set up under “New match” for the table."""
        game = self._chosen()
        if problems_of(game.preset, game.rules):
            return
        own = self._settings.now.portrait
        self._edit(lambda table: made.with_game(table, game, own))

    @Slot()
    def remove(self) -> None:
        """Delete the table; its matches stay."""
        key, table, was_last = self._current, self._table, self._current == self._found.last
        if table is not None and self._change(lambda now: _without(now, key)):
            self._deleted = key, table, was_last
            # Even the same sentence is a new notice, which a screen reader reads out.
            self._say("")
            said = translate("Regulars", "“{name}” was deleted. Its matches are kept.")
            self._say(fill(said, name=table.name), can_undo=True)

    @Slot()
    def undo(self) -> None:
        """Restore the last deleted table."""
        if self._deleted is not None:
            key, table, was_last = self._deleted
            if self._change(lambda now: _brought_back(now, key, table, was_last=was_last)):
                self._deleted = None
                self.choose(key)
            self._say("")

    @Slot()
    def rest(self) -> None:
        """Stop updating because the page is closed."""
        self._open = False
        self._say("")

    @Slot()
    def dismiss(self) -> None:
        """Clear the notice."""
        self._say("")

    @Slot()
    def play(self) -> None:
        """Continue the last match of the selected table, or start the next evening."""
        self._play(self._current)

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._say("")
        self._history.retranslate()

    # -- internal -----------------------------------------------------------------------

    @property
    def _table(self) -> RegularsTable | None:
        return self._playable().get(self._current)

    def _chosen(self) -> made.ChosenGame:
        """Return the game set up under “New match”."""
        return made.ChosenGame(*self._setup.chosen, self._setup.custom_name)

    def _playable(self) -> dict[str, RegularsTable]:
        """Return the tables whose games this version supports, with the games' current names."""
        called = self._settings.now.game_called
        return {
            key: replace(table, game=called(table.game)) if table.game else table
            for key, table in self._found.tables.items()
            if made.game_at(table) is not None
        }

    def _play(self, key: str) -> None:
        if key in self._playable():
            self._asked = key
            self._matches.find_unfinished(key)

    def _on_unfinished(self, key: str, record: Path | None) -> None:
        if key != self._asked:
            return
        self._asked = ""
        table = self._playable().get(key)
        if record is not None and (table is None or _is_played_at(table, record)):
            self._session.openRecord(str(record))
        elif table is not None:
            self._session.new_matches.begin_evening(
                table.preset, table.rules, made.guests(table), key, table.game
            )

    def _on_started(self) -> None:
        """Remember the table at which a match has started."""
        key = self._session.match.regulars
        if key in self._found.tables and key != self._found.last:
            self._change(lambda now: replace(now, last=key) if key in now.tables else now)

    def _edit(self, edit: Edit) -> None:
        key = self._current
        self._change(
            lambda now: _put(now, key, edit(now.tables[key])) if key in now.tables else now
        )

    def _change(self, edit: Callable[[Regulars], Regulars]) -> bool:
        try:
            self._found = self._file.change(edit)
        except OSError as error:
            reason = error.strerror or str(error)
            folder = self._file.path.parent
            self._session.files.complain(FileProblem("regulars_not_saved", folder, reason))
            return False
        self._settle()
        return True

    def _read(self) -> None:
        self._found, problem = self._file.read()
        if problem is not None:
            self._session.files.complain(problem)
        self._settle()

    def _settle(self) -> None:
        """Select a table that exists."""
        there = self._playable()
        if self._current not in there:
            last = self._found.last
            self._current = last if last in there else next(iter(there), "")
            self._members.begin()
            self._recall()
        self._show()

    def _recall(self) -> None:
        """Request the history of the table while the page is open."""
        if self._open:
            self._history.look(self._current, self._table)

    def _say(self, sentence: str, *, can_undo: bool = False) -> None:
        self._notice = RegularsNotice(sentence, canUndo=can_undo)
        self._show()

    def _show(self) -> None:
        match, playable = self._session.match, self._playable()
        table = playable.get(self._current)
        at_table = "" if match.practises else self.nameOf(match.regulars)
        self.show(
            changed=RegularsFacts.of(playable, self._current, len(self._found.tables)),
            lastChanged=LastTableFacts.of(playable.get(self._found.last)),
            atTableChanged=AtTableFacts(at_table),
            offeredChanged=OfferedGameFacts.of(self._chosen(), table),
            noticeChanged=self._notice,
        )
        self._members.look()


def _is_played_at(table: RegularsTable, record: Path) -> bool:
    """Return whether a match has the game and rules that the table has now."""
    try:
        spec = spec_in(record)
    except (OSError, RecordError):
        return True  # opening it reports the problem
    game = made.game_at(table)
    assert game is not None, "asked for playable tables only"
    return (spec.preset, spec.rules) == (game.preset, game.rules)


def _put(now: Regulars, key: str, table: RegularsTable) -> Regulars:
    return replace(now, tables={**now.tables, key: table})


def _brought_back(now: Regulars, key: str, table: RegularsTable, *, was_last: bool) -> Regulars:
    """Return the tables with a deleted one restored; `was_last` if it was the table played last."""
    found = _put(now, key, table)
    return replace(found, last=key) if was_last else found


def _without(now: Regulars, key: str) -> Regulars:
    tables = {each: table for each, table in now.tables.items() if each != key}
    return Regulars(tables, now.last if now.last in tables else "")
