"""What lies on the table and is shown: the facts of the match as far as the picture has come.

The engine may be ahead. What happens to these facts is the business of the stage and of the steps
of single rules and games; the rows of the models and every sentence are read from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from arschloch_gui.app.games import table_of
from arschloch_gui.app.games.judge import NOBODY, Judge
from arschloch_gui.app.games.table import Board, GameTable, Picture, PlainTable
from arschloch_gui.app.holding import Holding
from arschloch_gui.app.models.trick import Laid
from arschloch_gui.app.sitters import Sitters
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event, Played, WentOut
from arschloch_gui.engine.family import Family
from arschloch_gui.engine.match import Finished, MatchSpec, Snapshot

NO_PHASE = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """A rule that takes effect and deserves to be felt: "bomb", "revolution" … by a seat."""

    key: str
    seat: Seat


class Shown(QObject):
    """The facts, and what can be read from them."""

    def __init__(self, sitters: Sitters, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitters = sitters
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

    def clear_round(self) -> None:
        """Nothing has happened in the round yet, and nobody has cards."""
        self.counts = [0] * len(self.sitters.names)
        self.turn = self.leader = self.collector = NOBODY
        self.passed, self.finished, self.laid, self.plays = set(), [], [], 0
        self.moods, self.tail, self.judge = {}, None, None
        self.reversed = False
        self.aside, self.hidden_aside = (), 0
        self._forget_rules()
        self.holding = Holding()

    def play_by(self, spec: MatchSpec) -> None:
        """Show this match's game by its rules."""
        self.family, self.rules = spec.family, spec.rules
        self.table = table_of(spec.family.key)

    def follow(self, snapshot: Snapshot) -> None:
        """Let every fact be as the snapshot has it."""
        self.play_by(snapshot.spec)
        self.order, self.phase, self.round_no = snapshot.order, snapshot.phase, snapshot.round_no
        self.scores, self.rounds = snapshot.scores, snapshot.rounds
        self.judge = self.table.judge(snapshot)
        if snapshot.view is None:
            self.counts = [0] * len(snapshot.order)
        else:
            self._settle_round(self.table.picture(snapshot.view))

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

    def mark_received(self, picture: Picture | None) -> None:
        """Cards given to the viewer are news until he has laid his first cards."""
        viewer = self.sitters.viewer
        if picture is None or any(
            isinstance(event, Played) and event.seat == viewer for event in picture.history
        ):
            return
        for gift in picture.received:
            self.giver = gift.giver
            self.holding.received.update(self.holding.keys_for(gift.cards))

    def sort_out_slots(self) -> None:
        """Slots are laid out exactly while the viewer has cards to choose for a decision."""
        countering = self.holding.countering
        count = self.judge.slots(countering=countering) if self.judge is not None else 0
        if len(self.holding.gift) != count:
            self.holding.open_slots(count)

    # -- what can be read from the facts ------------------------------------------------

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

    def is_demotion(self, event: WentOut) -> bool:
        """Whether this is no ordinary way out, which leads to the next place, but to the end."""
        return event.place != len(self.finished) + 1
