"""Statistics and career for QML: the filter and the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.counting import just_over
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.library.worker import EndedRound
from arschloch_gui.app.present import present
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.statistics.facts import (
    CareerFacts,
    DeletionFacts,
    FigureFacts,
    RoundFilter,
    RoundFilterFacts,
)
from arschloch_gui.app.statistics.unknown_luck import UnknownLuck
from arschloch_gui.app.wording import statistics as words
from arschloch_gui.coach.career import career
from arschloch_gui.coach.moments import surely_dated
from arschloch_gui.coach.played import PlayedRound


class Statistics(Exposed):
    """Statistics by game, level and number of players. GUI thread only.

    The figures and the filter are worked out only while the page is shown. The start screen shows
    the career.
    """

    changed = Signal()
    filterChanged = Signal()
    careerChanged = Signal()
    messageChanged = Signal()
    shows = by_signal(
        changed=FigureFacts,
        filterChanged=RoundFilterFacts,
        careerChanged=CareerFacts,
        messageChanged=DeletionFacts,
    )

    def __init__(
        self,
        matches: Matches,
        session: Session,
        settings: LiveSettings,
        store: MatchStore,
        parent: QObject | None = None,
        *,
        now: Callable[[], datetime] = present,
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._matches, self._session, self._settings = matches, session, settings
        self._rounds: tuple[PlayedRound, ...] = ()
        self._sure = 0
        """Number of rounds whose date is certain.

        A date in the future becomes certain once it is past.
        """
        self._career = career((), now())
        self._filter = RoundFilter()
        self._looked_at = self._asks = False
        self._message = ""
        self._luck = UnknownLuck(store, self)
        self._luck.found.connect(matches.count)
        self._luck.ended.connect(self._on_luck_ended)
        self.show(changed=FigureFacts(), filterChanged=RoundFilterFacts.of((), self._filter))
        self._show()
        matches.counted.connect(self._on_counted)
        session.roundEnded.connect(self._on_round_ended)
        for related in (settings.titlesChanged, settings.mildChanged):
            related.connect(self.retranslate)
        matches.count()

    @property
    def settled(self) -> bool:
        """Whether there are rounds and no more luck is being computed."""
        return bool(self._rounds) and not self._luck.busy

    # -- user actions ---------------------------------------------------------------------

    @Slot(str)
    def chooseGame(self, value: str) -> None:
        """Show only the rounds of one game."""
        self._choose(replace(self._filter, game=value))

    @Slot(str)
    def chooseLevel(self, value: str) -> None:
        """Show only the rounds against one level."""
        self._choose(replace(self._filter, level=value))

    @Slot(str)
    def chooseSize(self, value: str) -> None:
        """Show only the rounds with one number of players."""
        self._choose(replace(self._filter, size=value))

    @Slot()
    def look(self) -> None:
        """Start updating because the page is shown.

        Rounds that were not counted when they were played are counted now, and the luck of the
        deals is computed as long as the page is shown.
        """
        self._looked_at = True
        self._seek_luck()
        self._show_page()
        self._matches.count()
        self._matches.look()

    @Slot()
    def rest(self) -> None:
        """Stop updating because the page is no longer shown."""
        self._looked_at = self._asks = False
        self._luck.rest()
        self._matches.rest()
        self._show_messages()

    @Slot()
    def ask(self) -> None:
        """Ask whether to delete everything."""
        self._asks = bool(self._rounds)
        self._show_messages()

    @Slot(bool)
    def answer(self, delete: bool) -> None:
        """Delete everything, or cancel."""
        if self._asks and delete:
            self._matches.forget_rounds()
        self._asks = False
        self._show_messages()

    @Slot()
    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._show()

    def close(self) -> None:
        """End the thread and the processes."""
        self._luck.end()

    # -- internals ------------------------------------------------------------------------

    def _show(self) -> None:
        self.show(careerChanged=CareerFacts.of(self._career, self._settings.now))
        self._show_messages()
        self._show_page()

    def _show_page(self) -> None:
        if self._looked_at:
            rounds = self._named()
            self._filter = self._filter.renamed(self._settings.now.game_called)
            filtered = RoundFilterFacts.of(rounds, self._filter)
            self.show(changed=self._figures(rounds), filterChanged=filtered)

    def _named(self) -> Sequence[PlayedRound]:
        """Return all rounds, those of renamed games under their current names."""
        renamed = self._settings.now.renamedGames
        if not renamed:
            return self._rounds
        return [
            replace(each, game=renamed[each.game]) if each.game in renamed else each
            for each in self._rounds
        ]

    def _figures(self, rounds: Sequence[PlayedRound]) -> FigureFacts:
        chosen = [*filter(self._filter.accepts, rounds)]
        return FigureFacts.of(chosen, self._now(), self._settings.now, busy=self._luck.busy)

    def _show_messages(self) -> None:
        question = words.question(len(self._rounds)) if self._asks else ""
        self.show(messageChanged=DeletionFacts(question, self._message))

    def _on_round_ended(self) -> None:
        snapshot, match = self._session.snapshot, self._session.match
        if snapshot is None or snapshot.viewer is None or match.practises:
            return
        if played := just_over(snapshot, match.levels, self._now(), match.custom_game):
            review, shelved = self._session.rounds_over.review, self._settings.now.trophies
            game = snapshot.spec.family.key
            self._matches.end_round(EndedRound(played, review, game, snapshot.viewer, shelved))

    def _on_counted(
        self, rounds: tuple[PlayedRound, ...], unread: int, trouble: FileProblem | None
    ) -> None:
        if trouble is not None:
            self._message = trouble_sentence(trouble)
        elif unread:
            self._message = words.unread(unread)
        now = self._now()
        sure = len(surely_dated(rounds, now))
        if (rounds, sure) != (self._rounds, self._sure):
            self._rounds, self._sure, self._career = rounds, sure, career(rounds, now)
        self._seek_luck()
        self._show()

    def _on_luck_ended(self) -> None:
        self._seek_luck()
        self._show_page()

    def _seek_luck(self) -> None:
        """Compute the missing luck if the page is shown."""
        if self._looked_at:
            self._luck.seek(self._rounds)

    def _choose(self, wanted: RoundFilter) -> None:
        self._filter = wanted
        self._show_page()
