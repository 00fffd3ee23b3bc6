"""The table for QML: the list models, and the facts that are shown with them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.kept import Kept
from arschloch_gui.app.session.table_facts import (
    AsideFacts,
    LadderFacts,
    MomentFacts,
    PhaseFacts,
    ResultsFacts,
    TrickFacts,
    TurnSeatFacts,
    last_trick,
    rank_names,
)
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.models.hand import HandRow
from arschloch_gui.app.show.models.log import LogRow
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.show.models.seats import SeatRow
from arschloch_gui.app.show.models.standings import StandingRow
from arschloch_gui.app.show.models.trick import TrickRow
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.cards import suit_name


class CardTable(Exposed):
    """The cards on the table and the latest events. Use it from the GUI thread only.

    Each signal covers facts that change together and is emitted only if one of them changes.
    """

    phaseChanged = Signal()
    turnChanged = Signal()
    trickChanged = Signal()
    ladderChanged = Signal()
    momentChanged = Signal()
    asideChanged = Signal()
    resultsChanged = Signal()
    shows = by_signal(
        phaseChanged=PhaseFacts,
        turnChanged=TurnSeatFacts,
        trickChanged=TrickFacts,
        ladderChanged=LadderFacts,
        momentChanged=MomentFacts,
        asideChanged=AsideFacts,
        resultsChanged=ResultsFacts,
    )
    leaving = Signal(int, list)
    """Emitted with the seat and hand keys of a play, before its cards leave the hand."""

    def __init__(self, stage: TableState, flights: Flights, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._flights = flights
        self._last_trick: Kept[list[dict[str, object]]] = Kept()
        self._ladder: Kept[list[str]] = Kept()
        self._results: Kept[ResultsFacts] = Kept()
        self.look()
        stage.changed.connect(self.look)
        stage.leaving.connect(self.leaving)

    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        stage = self._stage
        self.show(
            **self.found(
                phaseChanged=partial(PhaseFacts.of, stage),
                turnChanged=partial(TurnSeatFacts, stage.turn),
                trickChanged=self._trick_facts,
                ladderChanged=self._ladder_facts,
                momentChanged=partial(MomentFacts.of, stage),
                asideChanged=partial(AsideFacts.of, stage),
                resultsChanged=self._results_facts,
            )
        )

    def _trick_facts(self) -> TrickFacts:
        stage, top = self._stage, top_of(self._stage.trick_plays)
        made_of = (stage.last_trick, stage.round_no, stage.sitters, stage.wording)
        return TrickFacts(
            collectorSeat=stage.collector,
            lastTrick=self._last_trick.of(made_of, partial(last_trick, stage)),
            topRank=top.rank if top is not None else "",
            bindSentence="" if stage.round_is_over else stage.table.binding(stage),
        )

    def _ladder_facts(self) -> LadderFacts:
        stage = self._stage
        ranks = stage.table.ladder(stage) if stage.rules is not None else []
        names = self._ladder.of(
            (ranks, stage.rules, stage.wording), partial(rank_names, ranks, stage.deck)
        )
        suits = stage.table.suit_order(stage.rules) if stage.rules is not None else []
        suit_names = [suit_name(suit, stage.deck) for suit in suits]
        return LadderFacts(stage.reversed, stage.turning, ranks, names, suits, suit_names)

    def _results_facts(self) -> ResultsFacts:
        stage = self._stage
        made_of = (stage.rounds, stage.scores, stage.phase, stage.sitters, stage.rules,
                   stage.standings.rows, stage.memory, stage.wording)  # fmt: skip
        return self._results.of(made_of, partial(ResultsFacts.of, stage))

    # -- models ---------------------------------------------------------------------------

    @typed_property(QObject)
    def hand(self) -> RowModel[HandRow]:
        """The viewer's cards."""
        return self._stage.hand

    @typed_property(QObject)
    def trick(self) -> RowModel[TrickRow]:
        """The plays of the current trick."""
        return self._stage.trick

    @typed_property(QObject)
    def seats(self) -> RowModel[SeatRow]:
        """The players, clockwise from the viewer."""
        return self._stage.seats

    @typed_property(QObject)
    def log(self) -> RowModel[LogRow]:
        """The game log."""
        return self._stage.log

    @typed_property(QObject)
    def standings(self) -> RowModel[StandingRow]:
        """The players by points."""
        return self._stage.standings

    @typed_property(QObject)
    def results(self) -> RowModel[StandingRow]:
        """The players by their positions in the last round."""
        return self._stage.results

    @typed_property(QObject)
    def flights(self) -> Flights:
        """Signals that start card animations."""
        return self._flights

    # -- sounds ---------------------------------------------------------------------------

    @Slot(int)
    def countAloud(self, lasts: int) -> None:
        """Play a counting sound for this number of milliseconds (at speed 3)."""
        self._stage.cue(Sound.BEAD, times=lasts // pace.BEAD, between=pace.BEAD)

    @Slot()
    def acclaim(self) -> None:
        """Play the fanfare when the winner of the match is crowned."""
        self._stage.cue(Sound.FANFARE)

    @Slot()
    def hush(self) -> None:
        """Drop sounds that have not started yet."""
        self._stage.hushed.emit()
