"""What lies on the table and is shown: the match as far as the picture has come.

The engine may be ahead. All that the rules decide is taken from the engine's own frames (`follow`);
beside it stand what is being asked, what is in motion, and moods. The rows of the models and every
sentence are read from here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.kept import Kept
from arschloch_gui.app.show.memory import Memory
from arschloch_gui.app.sound.sounds import Cue, Sound
from arschloch_gui.app.table.game_table import (
    AnyTable,
    Board,
    CardOrder,
    Picture,
    PlainTable,
    ViewerGift,
)
from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.table.judge import NOBODY, Judge
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.events import CardsGiven, Event, Played
from arschloch_gui.engine.match import Finished, Frame, MatchSpec, Snapshot
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyView

NO_PHASE = ""
FEW = 2
"""With so many cards left one begins to sweat."""


class Moment(Struct, frozen=True):
    """Something that happens to a seat (NOBODY: none) and deserves to be felt: its key in the
    game's own words."""

    key: str
    seat: Seat
    grave: bool = False
    """Whether it hurts somebody, and is shown so."""
    quakes: bool = False
    """Whether the table shakes."""
    sound: Sound | None = None
    """What it sounds like."""
    effect: str = ""
    """What is seen beside the word: "blast", "slash", "turn", "shadow", "blaze"; empty for
    nothing (`table/MomentEffect.qml`)."""
    word: str = ""
    """What is stamped on the table, where the game has no word of its own for the key."""
    sign: str = ""
    """The insignia of the office the seat comes to; empty where it is about no office."""


class ShownTable(QObject):
    """What is shown, and what can be read from it."""

    cued = Signal(Cue)
    """What is shown from now on sounds like this."""
    hushed = Signal()
    """What was still to be heard is shown no longer."""

    def __init__(
        self,
        sitters: Seating,
        table_of: Callable[[str], AnyTable[Self]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.sitters = sitters
        self._table_of = table_of
        self.judge: Judge | None = None
        """Judges the viewer's selection while it is his turn in the picture."""
        self.table: AnyTable[Self] = PlainTable()
        """How the game at the table is shown."""
        self.rules: RulesBase | None = None
        """The rules of the match; None while there is none."""
        self.family: AnyGame | None = None
        """The family of the game at the table; None while there is none."""
        self.wording = 0
        """How often everything has been worded again, or shown from nothing: what is kept in words
        is kept until then."""
        self._seen: tuple[AnyView | None, Picture] | None = None
        """The view that was shown last, as this game shows it."""
        self.kept: defaultdict[object, Kept[Any]] = defaultdict(Kept)
        """Parts of rows that mostly stay as they are, by what they are about."""
        self.board: Board | None = None
        """What this game has on the table that others have not."""
        self.memory: Memory | None = None
        """What regulars remember of their table; None where nobody is a regular."""
        self.forget()

    def put_down(self) -> None:
        """Nobody sits here, and no game is played."""
        self.sitters, self.table = Seating(), PlainTable()
        self.rules = self.family = self.board = self.memory = None
        self.forget()

    def forget(self) -> None:
        """Nothing lies here."""
        self.holding = Holding()
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
        self.places: dict[Seat, int] = {}
        """The seats that are out, and the place each has for certain."""
        self.laid: list[TablePlay] = []
        self.last_trick: tuple[TablePlay, ...] = ()
        """The plays of the trick that was taken last."""
        self.plays = 0
        """How many plays the round has seen."""
        self.collector: Seat = NOBODY
        self.tricks: dict[Seat, int] = {}
        """How many tricks each seat has taken in the round."""
        self.piles: dict[Seat, int] = {}
        """How many cards of them lie before it."""
        self.moods: dict[Seat, str] = {}
        self.scores: tuple[int, ...] = ()
        self.rounds: tuple[Finished, ...] = ()
        self.fingerprint = ""
        """That of the round's shuffled deck; empty where nothing was shuffled."""
        self.reversed = False
        self.gifts: list[ViewerGift] = []
        """What the viewer gave and was given in this exchange, in time order, until he has taken
        note of it."""
        self.chose_gift = False
        """Whether the viewer chose the cards he gave last."""
        self.tail: Event | None = None
        """The last event of the exchange, for the prompt to word."""
        self.judge = None
        self.aside: tuple[Card, ...] = ()
        """Cards openly out of play this round; hidden ones are only counted."""
        self.hidden_aside = 0
        self._forget_rules()

    def _forget_rules(self) -> None:
        """No special rule is at work."""
        self.marks: Mapping[str, int] = {}
        """What rules have marked for the trick or the round, by their own names."""
        self.open_hands: dict[Seat, tuple[Card, ...]] = {}
        self.discarded: tuple[Card, ...] = ()
        self.in_transit: set[Seat] = set()
        """Seats that have put down cards for others, who have not taken them up yet."""
        self.sayings: dict[Seat, str] = {}
        """What is being said aloud, by seat."""
        self.moment: Moment | None = None
        """What stamps the table right now."""
        self.turning = False
        """Whether the ranks are just changing sides."""

    def cue(self, sound: Sound, *, after: int = 0, times: int = 1, between: int = 0) -> None:
        """Let something be heard with what is shown from now on; see `Cue`."""
        self.cued.emit(Cue(sound, after, times, between))

    def rest(self) -> None:
        """Nothing is asked of anybody, nothing moves, and nobody has anything in mind."""
        self.phase, self.turn, self.collector, self.judge = NO_PHASE, NOBODY, NOBODY, None
        self.moods, self.tail, self.sayings, self.moment = {}, None, {}, None
        self.turning = False
        self.holding, self.gifts = Holding(), []

    def play_by(self, spec: MatchSpec) -> None:
        """Show this match's game by its rules."""
        self.family, self.rules = spec.family, spec.rules
        self.table, self._seen = self._table_of(spec.family.key), None

    def follow(self, frame: Frame, flying: Sequence[CardsGiven] = ()) -> None:
        """Show the match as the engine has it in a frame; gifts still `flying` are in no hand.

        Who is asked for what is left to `ask`, as the picture may pause between the two.
        """
        self.take(frame, flying)
        self._lay_out(frame)

    def take(self, frame: Frame, flying: Sequence[CardsGiven] = ()) -> None:
        """Do the same, but for what only this game has on the table; nobody is told."""
        self.order, self.round_no = frame.order, frame.round_no
        self.scores, self.rounds = frame.scores, frame.rounds
        self.fingerprint = frame.fingerprint
        if frame.view is None:
            self.counts, self.tricks, self.piles = [0] * len(frame.order), {}, {}
            self.last_trick = ()
        else:
            self._show_round(self._picture_of(frame.view), flying)

    def ask(self, frame: Frame) -> None:
        """Show who is asked for what."""
        self.phase = frame.phase
        if frame.view is not None:
            picture = self._picture_of(frame.view)
            self.turn, self.leader, self.due = picture.turn, picture.leader, picture.due

    def judge_of(self, snapshot: Snapshot) -> Judge:
        """Who judges the viewer's actions in a snapshot: the one of now where it is the same."""
        if self.judge is not None and self.judge.snapshot is snapshot:
            return self.judge
        return self.table.judge(snapshot)

    def _lay_out(self, frame: Frame) -> None:
        """Show what only this game has on the table."""
        if self.board is not None:
            self.board.follow(frame.view)

    def _picture_of(self, view: AnyView) -> Picture:
        if self._seen is None or self._seen[0] is not view:
            self._seen = view, self.table.picture(view)
        return self._seen[1]

    def _show_round(self, picture: Picture, flying: Sequence[CardsGiven]) -> None:
        self.offices, self.counts = picture.offices, list(picture.counts)
        self.passed, self.places = set(picture.passed), dict(picture.places)
        self.reversed = picture.reversed
        self.plays, self.laid = picture.plays, list(picture.laid)
        self.last_trick = picture.last_trick
        self.tricks = {seat: picture.tricks_of(seat) for seat in self.order}
        self.piles = {seat: picture.pile_of(seat) for seat in self.order}
        self.aside, self.hidden_aside = picture.aside, picture.hidden_aside
        self.marks = picture.marks
        self.discarded, self.open_hands = picture.discarded, dict(picture.open_hands)
        self.in_transit = set(picture.in_transit)
        hand = Counter(picture.hand)
        for gift in flying:
            self.counts[gift.taker] -= gift.count
            if gift.taker == self.sitters.viewer:
                hand.subtract(gift.cards)
        self.holding.replace(hand.elements())

    def mark_received(self, view: AnyView) -> None:
        """Cards given to the viewer are news until he has played his first cards."""
        viewer = self.sitters.viewer
        if any(
            isinstance(event, Played) and event.seat == viewer for event in self.table.history(view)
        ):
            return
        self.gifts = list(self._picture_of(view).gifts)
        for gift in self.gifts:
            if gift.taker == viewer:
                self.holding.received.update(self.holding.keys_for(gift.cards))

    def sort_out_slots(self) -> None:
        """Slots are laid out exactly while the viewer has cards to choose for a decision."""
        countering = self.holding.countering
        count = self.judge.slots(countering=countering) if self.judge is not None else 0
        if len(self.holding.gift) != count:
            self.holding.open_slots(count)

    # -- what can be read from it -------------------------------------------------------

    @property
    def offices_shown(self) -> tuple[Seat, ...]:
        """Who holds which office in the picture: the new ones as soon as a round is over."""
        return self.rounds[-1].offices if self.round_is_over else self.offices

    @property
    def deck(self) -> str:
        """The key of the deck in play, by which its cards are named; empty where there is one."""
        return self.table.deck(self.rules) if self.rules is not None else ""

    @property
    def round_is_over(self) -> bool:
        """Whether a finished round lies on the table."""
        return self.phase in ("round_over", "match_over") and bool(self.rounds)

    def phrase(self, play: TablePlay) -> str:
        """A play in the game's words."""
        deck = self.deck
        made_of = play, deck, self.wording
        kept: Kept[str] = self.kept["play", play.at]
        return kept.of(made_of, lambda: self.table.play_phrase(play, deck))

    def place_of(self, seat: Seat) -> int:
        """The place a seat has for certain by going out; 0 while it is still in."""
        return self.places.get(seat, 0)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat shows to everybody, weakest first; the viewer sees his own anyway."""
        if self.rules is None or seat == self.sitters.viewer:
            return ()
        return tuple(sorted(self.open_hands.get(seat, ()), key=self.card_order()))

    def card_order(self) -> CardOrder:
        """The strength of a card in the order of ranks that is in force."""
        rules = self.rules
        return self.table.card_order(rules, reverse=self.reversed) if rules is not None else rank_of

    def mood_of(self, seat: Seat) -> str:
        """The face a seat makes: the last thing that happened to it, or thinking on its turn."""
        if seat == self.turn and seat != self.sitters.viewer:
            return "think"
        mood = self.moods.get(seat, "rest")
        sweats = mood == "rest" and self.phase == "play" and 0 < self.counts[seat] <= FEW
        return "sweat" if sweats else mood
