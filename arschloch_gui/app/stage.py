"""What happens on the table: the facts shown as they change, and the models made of them.

The engine may be ahead; the stage is where the director has led it. Every `show_…` method is what
one fact does to the picture; `settle` compares with a whole snapshot, so that the picture is right
whatever happened (undo, load, a fact of a rule the table does not know yet).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.games.judge import NOBODY
from arschloch_gui.app.games.table import Picture
from arschloch_gui.app.holding import Holding
from arschloch_gui.app.models.hand import HandRow, hand_rows
from arschloch_gui.app.models.log import LogBook, LogRow
from arschloch_gui.app.models.rows import RowModel
from arschloch_gui.app.models.seats import SeatRow, seat_rows
from arschloch_gui.app.models.standings import StandingRow, standing_rows
from arschloch_gui.app.models.trick import Laid, TrickRow, trick_rows
from arschloch_gui.app.shown import NO_PHASE, Shown
from arschloch_gui.app.sitters import Sitters
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import (
    CardsGiven,
    Event,
    Played,
    Reseated,
    RoundEnded,
    RoundStarted,
    WentOut,
)
from arschloch_gui.engine.match import Finished, Snapshot


class Stage(Shown):
    """The shown facts and the five models. Only the director's steps and `settle` change it."""

    changed = Signal()
    roundEnded = Signal()
    matchEnded = Signal()
    said = Signal(str)
    leaving = Signal(int, list)
    """Seat and hand keys (only the viewer's are known) of cards about to be laid."""

    def __init__(self, sitters: Sitters, parent: QObject | None = None) -> None:
        super().__init__(sitters, parent)
        self.hand: RowModel[HandRow] = RowModel(HandRow, self)
        self.trick: RowModel[TrickRow] = RowModel(TrickRow, self)
        self.seats: RowModel[SeatRow] = RowModel(SeatRow, self)
        self.log: RowModel[LogRow] = RowModel(LogRow, self)
        self.standings: RowModel[StandingRow] = RowModel(StandingRow, self)
        self.log_book = LogBook()

    # -- the whole picture --------------------------------------------------------------

    def settle(self, snapshot: Snapshot) -> None:
        """Show what the snapshot says; changes nothing where the events have led there."""
        self.follow(snapshot)
        if self.board is not None:
            self.board.settle(snapshot.view)
        self.sort_out_slots()
        self.refresh()

    def reload(self, snapshot: Snapshot) -> None:
        """Show another moment (load, undo, redo) without any traces of the one before."""
        self.holding = Holding()
        self.forget()
        self.play_by(snapshot.spec)
        picture = self.table.picture(snapshot.view) if snapshot.view is not None else None
        self._rebuild_log(picture, snapshot.round_no)
        self.settle(snapshot)
        self.mark_received(picture)
        self.refresh()
        self.log.retarget(self.log_book.rows)

    def refresh(self) -> None:
        """Bring the models up to the facts."""
        self.refresh_hand()
        self.trick.retarget(trick_rows(self.round_no, self.laid, self.sitters.names))
        self.seats.retarget(seat_rows(self, self.sitters))
        self.standings.retarget(standing_rows(self, self.sitters))
        self.changed.emit()

    def refresh_hand(self) -> None:
        """Bring the hand up to what the person has in mind."""
        deck = self.table.deck(self.rules) if self.rules is not None else ""
        rows = hand_rows(self.holding, self.judge, self.table.fan(self), deck)
        self.hand.retarget(rows)

    def reword(self) -> None:
        """Word everything again, in the language and the titles of now."""
        self.log_book.reword(self._line_of)
        self.log.retarget(self.log_book.rows)
        self.refresh()

    # -- facts --------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Write a fact into the log and say it to those who listen."""
        if sentence := self.log_book.note(event, self._line_of):
            self.log.retarget(self.log_book.rows)
            self.said.emit(sentence)

    def show_reseated(self, order: tuple[Seat, ...]) -> None:
        """Everybody walks to the place of his office."""
        self.clear_round()
        if self.rounds:
            self.offices = self.rounds[-1].offices
        self.order, self.phase, self.tail = order, NO_PHASE, Reseated(order)
        self.refresh()

    def show_round(self, event: RoundStarted) -> None:
        """A round begins with empty hands."""
        self.clear_round()
        self.phase = NO_PHASE
        self.round_no, self.order, self.offices = event.round_no, event.order, event.offices
        self.refresh()

    def show_dealt(self, seat: Seat, count: int, cards: Iterable[Card]) -> None:
        """A seat has got its hand."""
        self.counts[seat] = count
        if seat == self.sitters.viewer:
            self.holding.replace(cards)
        self.refresh()

    def show_given(self, event: CardsGiven) -> None:
        """Cards leave their giver for the exchange."""
        if event.giver in self.in_transit:
            # These cards left the hand when they were chosen.
            self.in_transit.discard(event.giver)
        else:
            self.counts[event.giver] -= event.count
        if event.giver == self.sitters.viewer:
            self.holding.remove(self.holding.keys_for(event.cards))
            self.holding.open_slots(0)
        self.judge, self.turn, self.tail = None, NOBODY, event
        self.refresh()

    def show_received(self, event: CardsGiven) -> None:
        """Cards arrive at their taker."""
        self.counts[event.taker] += event.count
        if event.taker == self.sitters.viewer:
            self.holding.add(event.cards, received=True)
            self.giver = event.giver
        self.refresh()

    def show_play_begins(self, leader: Seat) -> None:
        """The exchange is over."""
        self.phase, self.leader, self.tail = "play", leader, None
        self.moods.clear()
        self.sayings.clear()
        self.refresh()

    def show_turn(self, seat: Seat, phase: str, snapshot: Snapshot) -> None:
        """A seat has to decide."""
        self.turn, self.phase = seat, phase
        self.due = self.table.picture(snapshot.view).due
        if not self.laid:
            self.leader = seat
        self.holding.countering = False
        if seat == self.sitters.viewer:
            self.judge = self.table.judge(snapshot)
            self.sort_out_slots()
        self.moods.pop(seat, None)
        self.refresh()

    def show_played(self, event: Played) -> None:
        """Cards are laid on the trick."""
        keys: list[str] = []
        if event.seat == self.sitters.viewer:
            keys = self.holding.keys_for(event.cards)
            self.holding.received.clear()
        if not self.laid:
            self.passed.clear()  # those who had nothing to lead may answer
        self.leaving.emit(event.seat, keys)
        self.holding.remove(keys)
        self.counts[event.seat] = event.left
        self.bound = False
        self.sayings.clear()
        if event.seat in self.open_hands:
            left = (Counter(self.open_hands[event.seat]) - Counter(event.cards)).elements()
            self.open_hands[event.seat] = tuple(sorted(left))
        self.laid = [
            *self.laid,
            Laid(self.plays, event.seat, event.cards, event.kind, event.as_rank),
        ]
        self.plays += 1
        self.judge = None
        self.refresh()

    def show_passed(self, seat: Seat) -> None:
        """A seat declines."""
        self.passed.add(seat)
        self.judge = None
        self.refresh()

    def show_collected(self, seat: Seat) -> None:
        """The trick begins to move to its taker."""
        self.collector = seat
        self.turn = NOBODY
        self.moods[seat] = "happy"
        self.refresh()

    def show_trick_gone(self) -> None:
        """The trick has left the table."""
        self.laid = []
        self.collector = NOBODY
        self.passed.clear()
        self.bound, self.lock = False, 0
        self.refresh()

    def show_out(self, event: WentOut) -> None:
        """A seat has no cards left."""
        demoted = self.is_demotion(event)
        (self.lowest if demoted else self.finished).append(event.seat)
        self.turn = NOBODY
        self.moods[event.seat] = "sulk" if demoted else "happy"
        self.refresh()

    def show_round_ended(self, event: RoundEnded) -> None:
        """All offices are given; faces show who rose and who fell."""
        before = self.offices
        self.rounds = (*self.rounds, Finished(event.offices, event.points, event.hands))
        self.scores, self.finished, self.lowest = event.scores, list(event.offices), []
        self.phase, self.turn, self.judge = "round_over", NOBODY, None
        for office, seat in enumerate(event.offices):
            climbed = before.index(seat) - office if before else 0
            top, bottom = office == 0, office == len(event.offices) - 1
            happy, sulky = top or climbed > 0, bottom or climbed < 0
            self.moods[seat] = "happy" if happy and not bottom else "sulk" if sulky else "rest"
        self.refresh()
        self.roundEnded.emit()

    def show_match_ended(self) -> None:
        """The last round is over."""
        self.phase = "match_over"
        self.refresh()
        self.matchEnded.emit()

    # -- inside -------------------------------------------------------------------------

    def _line_of(self, event: Event) -> str:
        return self.table.event_line(event, self.sitters.names, self.sitters.viewer)

    def _rebuild_log(self, picture: Picture | None, round_no: int) -> None:
        """Write down the round of a picture as far as its history tells it."""
        self.log_book.forget()
        for event in picture.history if picture is not None else ():
            told = replace(event, round_no=round_no) if isinstance(event, RoundStarted) else event
            self.log_book.note(told, self._line_of)
