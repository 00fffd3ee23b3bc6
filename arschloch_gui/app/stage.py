"""What the table shows: the facts as far as the picture has come, and the models made of them.

The engine may be ahead; the stage is where the director has led it. Every `show_…` method is what
one fact does to the picture; `settle` compares with a whole snapshot, so that the picture is right
whatever happened (undo, load, a fact of a rule the table does not know yet).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.games import table_of
from arschloch_gui.app.games.judge import NOBODY, Judge
from arschloch_gui.app.games.table import Board, GameTable, Picture, PlainTable
from arschloch_gui.app.holding import Holding
from arschloch_gui.app.models.hand import HandRow, hand_rows
from arschloch_gui.app.models.log import LogBook, LogRow
from arschloch_gui.app.models.rows import RowModel
from arschloch_gui.app.models.seats import SeatRow, seat_rows
from arschloch_gui.app.models.standings import StandingRow, standing_rows
from arschloch_gui.app.models.trick import Laid, TrickRow, trick_rows
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
from arschloch_gui.engine.family import Family
from arschloch_gui.engine.match import Finished, MatchSpec, Snapshot

NO_PHASE = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """A rule that takes effect and deserves to be felt: "bomb", "revolution" … by a seat."""

    key: str
    seat: Seat


class Stage(QObject):
    """The shown facts and the five models. Only the director's steps and `settle` change it."""

    changed = Signal()
    roundEnded = Signal()
    matchEnded = Signal()
    said = Signal(str)
    leaving = Signal(int, list)
    """Seat and hand keys (only the viewer's are known) of cards about to be laid."""

    def __init__(self, sitters: Sitters, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitters = sitters
        self.hand: RowModel[HandRow] = RowModel(HandRow, self)
        self.trick: RowModel[TrickRow] = RowModel(TrickRow, self)
        self.seats: RowModel[SeatRow] = RowModel(SeatRow, self)
        self.log: RowModel[LogRow] = RowModel(LogRow, self)
        self.standings: RowModel[StandingRow] = RowModel(StandingRow, self)
        self.log_book = LogBook()
        self.holding = Holding()
        self.judge: Judge | None = None
        """Judges the viewer's selection while it is his turn in the picture."""
        self.table: GameTable = PlainTable()
        """How the game at the table is shown."""
        self.rules: Any = None
        """The rules of the match; None while there is none."""
        self.family: Family | None = None
        """The family of the game at the table; None while there is none."""
        self.board: Board | None = None
        """What this game has on the table that others have not."""
        self.forget()

    def forget(self) -> None:
        """Nobody sits here."""
        self.phase = NO_PHASE
        self.round_no = 0
        self.order: tuple[Seat, ...] = ()
        self.offices: tuple[Seat, ...] = ()
        self.counts: list[int] = []
        self.turn: Seat = NOBODY
        self.due = ""
        """What kind of decision beside a trick whoever is to act has to make."""
        self.leader: Seat = NOBODY
        self.passed: set[Seat] = set()
        self.finished: list[Seat] = []
        self.laid: list[Laid] = []
        self.plays = 0
        """How many plays the round has seen."""
        self.collector: Seat = NOBODY
        self.moods: dict[Seat, str] = {}
        self.scores: tuple[int, ...] = ()
        self.rounds: tuple[Finished, ...] = ()
        self.reversed = False
        self.giver: Seat = NOBODY
        """Who gave the viewer cards in this exchange."""
        self.tail: Event | None = None
        """The last exchange fact, for the prompt to word."""
        self.judge = None
        self.aside: tuple[Card, ...] = ()
        """Cards openly out of play this round; hidden ones are only counted."""
        self.hidden_aside = 0
        self._forget_rules()

    def _forget_rules(self) -> None:
        """No special rule is at work."""
        self.lowest: list[Seat] = []
        """Seats already sent to the lowest offices, the first offender first."""
        self.bound = False
        """Whether the next player has to match the top or lose the turn."""
        self.lock = 0
        """The suits the trick is bound to, four bits a suit; 0: it is not."""
        self.open_hands: dict[Seat, tuple[Card, ...]] = {}
        self.discarded: tuple[Card, ...] = ()
        self.in_transit: set[Seat] = set()
        """Seats whose cards on their way have already left their hands."""
        self.sayings: dict[Seat, str] = {}
        """What is being said aloud, by seat."""
        self.moment: Moment | None = None
        """What stamps the table right now."""
        self.turning = False
        """Whether the ranks are just changing sides."""

    # -- the whole picture --------------------------------------------------------------

    def settle(self, snapshot: Snapshot) -> None:
        """Show what the snapshot says; changes nothing where the events have led there."""
        view = snapshot.view
        self.play_by(snapshot.spec)
        self.order, self.phase, self.round_no = snapshot.order, snapshot.phase, snapshot.round_no
        self.scores, self.rounds = snapshot.scores, snapshot.rounds
        self.judge = self.table.judge(snapshot)
        if view is None:
            self.counts = [0] * len(snapshot.order)
        else:
            self._settle_round(self.table.picture(view))
        if self.board is not None:
            self.board.settle(view)
        self.sort_out_slots()
        self.refresh()

    def play_by(self, spec: MatchSpec) -> None:
        """Show this match's game by its rules."""
        self.family, self.rules = spec.family, spec.rules
        self.table = table_of(spec.family.key)

    def _settle_round(self, picture: Picture) -> None:
        self.offices, self.counts = picture.offices, list(picture.counts)
        self.turn, self.leader, self.due = picture.turn, picture.leader, picture.due
        self.passed, self.finished = set(picture.passed), list(picture.finished)
        self.lowest, self.reversed = list(picture.lowest), picture.reversed
        self.plays, self.laid = picture.plays, list(picture.laid)
        self.aside, self.hidden_aside = picture.aside, picture.hidden_aside
        self.bound, self.lock = picture.bound, picture.lock
        self.discarded, self.open_hands = picture.discarded, dict(picture.open_hands)
        self.in_transit = set(picture.in_transit)
        self.holding.replace(picture.hand)

    def reload(self, snapshot: Snapshot) -> None:
        """Show another moment (load, undo, redo) without any traces of the one before."""
        self.holding = Holding()
        self.forget()
        self.play_by(snapshot.spec)
        picture = self.table.picture(snapshot.view) if snapshot.view is not None else None
        self._rebuild_log(picture, snapshot.round_no)
        self.settle(snapshot)
        self._mark_received(picture)
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

    @property
    def offices_shown(self) -> tuple[Seat, ...]:
        """Who holds which office in the picture: the new ones as soon as a round is over."""
        return self.rounds[-1].offices if self.round_is_over else self.offices

    @property
    def round_is_over(self) -> bool:
        """Whether a finished round lies on the table."""
        return self.phase in ("round_over", "match_over") and bool(self.rounds)

    def place_of(self, seat: Seat) -> int:
        """The place a seat has for certain by going out; 0 while it is still in."""
        if seat in self.finished:
            return self.finished.index(seat) + 1
        if seat in self.lowest:
            return len(self.order) - self.lowest.index(seat)
        return 0

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat shows to everybody, weakest first; the viewer sees his own anyway."""
        if self.rules is None or seat == self.sitters.viewer:
            return ()
        order = self.table.card_order(self.rules, reverse=self.reversed)
        return tuple(sorted(self.open_hands.get(seat, ()), key=order))

    def mood_of(self, seat: Seat) -> str:
        """The face a seat makes: the last thing that happened to it, or thinking on its turn."""
        if seat == self.turn and seat != self.sitters.viewer:
            return "think"
        return self.moods.get(seat, "rest")

    # -- facts --------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Write a fact into the log and say it to those who listen."""
        if sentence := self.log_book.note(event, self._line_of):
            self.log.retarget(self.log_book.rows)
            self.said.emit(sentence)

    def show_reseated(self, order: tuple[Seat, ...]) -> None:
        """Everybody walks to the place of his office."""
        self._clear_round()
        if self.rounds:
            self.offices = self.rounds[-1].offices
        self.order, self.phase, self.tail = order, NO_PHASE, Reseated(order)
        self.refresh()

    def show_round(self, event: RoundStarted) -> None:
        """A round begins with empty hands."""
        self._clear_round()
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

    def is_demotion(self, event: WentOut) -> bool:
        """Whether this is no ordinary way out, which leads to the next place, but to the end."""
        return event.place != len(self.finished) + 1

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

    def _mark_received(self, picture: Picture | None) -> None:
        """Cards given to the viewer are news until he has laid his first cards."""
        viewer = self.sitters.viewer
        if picture is None or any(
            isinstance(event, Played) and event.seat == viewer for event in picture.history
        ):
            return
        for gift in picture.received:
            self.giver = gift.giver
            self.holding.received.update(self.holding.keys_for(gift.cards))

    def _clear_round(self) -> None:
        self.counts = [0] * len(self.sitters.names)
        self.turn = self.leader = self.collector = NOBODY
        self.passed, self.finished, self.laid, self.plays = set(), [], [], 0
        self.moods, self.tail, self.judge = {}, None, None
        self.reversed = False
        self.aside, self.hidden_aside = (), 0
        self._forget_rules()
        self.holding = Holding()

    def sort_out_slots(self) -> None:
        """Slots are laid out exactly while the viewer has cards to choose for a decision."""
        countering = self.holding.countering
        count = self.judge.slots(countering=countering) if self.judge is not None else 0
        if len(self.holding.gift) != count:
            self.holding.open_slots(count)
