"""The history of a regulars' table for QML: standings, streaks, robberies and duels.

It is computed from the match records in the library's thread.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.files.regulars_file import RegularsTable
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.regulars.tables import game_at
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.table.seating import own_name
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.titles import effective_set, title
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.coach.evenings import SELF, Evening, Standing, TableHistory, history_of
from arschloch_gui.engine.cards import CardError, parse_cards


class RegularsHistory(QObject):
    """The history of the selected table. GUI thread only."""

    changed = Signal()

    def __init__(self, matches: Matches, settings: LiveSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._matches = matches
        self._settings = settings
        self._key = ""
        self._table: RegularsTable | None = None
        self._told = False
        """Whether the table's evenings are known."""
        self._history = TableHistory()
        matches.recalled.connect(self._on_recalled)

    def look(self, key: str, table: RegularsTable | None) -> None:
        """Select a table. Its history is shown as soon as it is known."""
        if key != self._key:
            self._history, self._told = TableHistory(), False
        self._key, self._table = key, table
        self.changed.emit()
        if key:
            self._matches.recall(key)

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.changed.emit()

    # -- for QML ------------------------------------------------------------------------

    @typed_property(bool, changed)
    def none(self) -> bool:
        """Whether the table has no finished rounds, as far as known."""
        return self._told and not self._history.rounds

    @typed_property(str, changed)
    def amount(self) -> str:
        """How much has been played at the table, in words; "" for nothing."""
        if not self._history.rounds:
            return ""
        evenings = translate("History", "%n evening(s)", "", self._history.evenings)
        matches = translate("History", "%n match(es)", "", self._history.matches)
        rounds = translate("History", "%n round(s)", "", self._history.rounds)
        return f"{evenings} · {matches} · {rounds}"

    @typed_property(list, changed)
    def columns(self) -> list[str]:
        """The column headings for the figures in `rows`."""
        return [
            translate("History", "Matches won"),
            self._title(first=True),
            self._title(first=False),
            translate("History", "You : opponent"),
        ]

    @typed_property(list, changed)
    def rows(self) -> list[dict[str, object]]:
        """All players at the table, best first: {name, person, figures, told}.

        `figures` correspond to `columns`. `told` is the row for a screen reader.
        """
        return [self._row(each) for each in self._history.people]

    @typed_property(list, changed)
    def lines(self) -> list[str]:
        """The most memorable facts, one sentence each."""
        history, lines = self._history, list[str]()
        if history.streak is not None:
            sentence = translate(
                "History", "Longest winning streak: {name}, %n round(s)", "", history.streak.rounds
            )
            lines.append(fill(sentence, name=self._name(history.streak.name)))
        if history.last_most_often:
            lasts = next(e.lasts for e in history.people if e.name == history.last_most_often[0])
            sentence = translate("History", "Most often {title}: {names}, %n time(s)", "", lasts)
            names = listed([self._name(name) for name in history.last_most_often])
            lines.append(fill(sentence, title=self._title(first=False), names=names))
        if history.robbery is not None:
            robbery = history.robbery
            lines.append(
                fill(
                    translate("History", "Best robbery: {cards} ({giver} → {taker})"),
                    cards=_cards(robbery.cards, robbery.deck),
                    giver=self._name(robbery.giver),
                    taker=self._name(robbery.taker),
                )
            )
        return lines

    # -- internal -----------------------------------------------------------------------

    def _on_recalled(self, key: str, evenings: tuple[Evening, ...]) -> None:
        if key == self._key:
            self._history, self._told = history_of(evenings), True
            self.changed.emit()

    def _row(self, standing: Standing) -> dict[str, object]:
        name = self._name(standing.name)
        duel = next((d for d in self._history.duels if d.name == standing.name), None)
        figures = [str(standing.won), str(standing.firsts), str(standing.lasts)]
        figures.append(f"{duel.ahead} : {duel.behind}" if duel is not None else "")
        each = zip(self.columns, figures, strict=True)
        told = [f"{column}: {figure}" for column, figure in each if figure]
        own = standing.name == SELF
        known = standing.name in PEOPLE
        person = PEOPLE.index(standing.name) if known else -1
        return {
            "name": name,
            "person": self._settings.now.portrait if own else person,
            "own": own,
            "figures": figures,
            "told": ", ".join([name, *told]),
        }

    def _name(self, name: str) -> str:
        return own_name(self._settings.now) if name == SELF else quoted(name)

    def _title(self, *, first: bool) -> str:
        """Return the title of the highest or the lowest position at the table."""
        game = game_at(self._table) if self._table is not None else None
        if game is not None:
            now, players = self._settings.now, game.rules.players
            titles = effective_set(game.rules.titles, now.titles, now.mild)
            if titles and (name := title(titles, 0 if first else players - 1, players)):
                return name
        return translate("History", "First") if first else translate("History", "Last")


def _cards(codes: Sequence[str], deck: str) -> str:
    try:
        return cards_named(parse_cards(codes), deck)
    except CardError:  # a card of another version
        return ""
