"""The state of the table as displayed.

The engine can be ahead of the display. Everything that the rules determine is taken from the
engine's frames (`follow`). Pending questions, animations and moods are added here. Model rows and
sentences are derived from this state.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.kept import Kept
from arschloch_gui.app.show.memory import TableMemory
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
from arschloch_gui.app.wording.cards import CardNames
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.events import CardsGiven, Event, Played
from arschloch_gui.engine.match import Finished, Frame, MatchSpec, Snapshot
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyView

NO_PHASE = ""
FEW = 2
"""Number of cards left at which a player begins to sweat."""


class Moment(Struct, frozen=True):
    """A special event at a seat (NOBODY if none). `key` is the game's name for the event."""

    key: str
    seat: Seat
    grave: bool = False
    """Whether the event is bad for a player, which changes how it is shown."""
    quakes: bool = False
    """Whether the table shakes."""
    sound: Sound | None = None
    """The sound of the event."""
    effect: str = ""
    """The visual effect with the word (`table/MomentEffect.qml`), or "" for none.

    It is one of "blast", "slash", "turn", "shadow" and "blaze".
    """
    word: str = ""
    """The word stamped on the table, if the game has no word for `key`."""
    sign: str = ""
    """The insignia of the position that the seat reaches, or "" for none."""


class ShownTable(QObject):
    """The displayed state, and what can be derived from it."""

    cued = Signal(Cue)
    """Emitted when a sound is to start with what is shown next."""
    hushed = Signal()
    """Emitted when sounds that have not started are to be dropped."""

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
        """The judge of the viewer's selection, or None if it is not their turn on the display."""
        self.table: AnyTable[Self] = PlainTable()
        """The game's presentation of the table."""
        self.rules: RulesBase | None = None
        """The rules of the match, or None if there is no match."""
        self.family: AnyGame | None = None
        """The family of the game, or None if there is no match."""
        self.wording = 0
        """A counter that increases when texts or the match change, to invalidate cached texts."""
        self._seen: tuple[AnyView | None, Picture] | None = None
        """The last view shown, and its picture."""
        self.kept: defaultdict[object, Kept[Any]] = defaultdict(Kept)
        """Cached parts of rows, by subject."""
        self.board: Board | None = None
        """The game's own part of the table, or None."""
        self.memory: TableMemory | None = None
        """What regulars remember of earlier rounds, or None if there are no regulars."""
        self.forget()

    def put_down(self) -> None:
        """Reset everything, because there is no match any more."""
        self.sitters, self.table = Seating(), PlainTable()
        self.rules = self.family = self.board = self.memory = None
        self.forget()

    def forget(self) -> None:
        """Clear the displayed state."""
        self.holding = Holding()
        self.phase = NO_PHASE
        self.round_no = 0
        self.order: tuple[Seat, ...] = ()
        self.offices: tuple[Seat, ...] = ()
        self.counts: list[int] = []
        self.turn: Seat = NOBODY
        self.due = ""
        """The kind of decision, other than a play, that the player to act must make."""
        self.leader: Seat = NOBODY
        self.passed: set[Seat] = set()
        self.places: dict[Seat, int] = {}
        """The places of the seats that are out, if they are certain."""
        self.to_be_crowned: Seat = NOBODY
        """The seat that is out first, until the crowning has been shown."""
        self.trick_plays: list[TablePlay] = []
        self.last_trick: tuple[TablePlay, ...] = ()
        """The plays of the previous trick."""
        self.plays = 0
        """The number of plays so far in the round."""
        self.collector: Seat = NOBODY
        self.tricks: dict[Seat, int] = {}
        """The number of tricks that each seat has won in the round."""
        self.piles: dict[Seat, int] = {}
        """The number of captured cards in front of each seat."""
        self.moods: dict[Seat, str] = {}
        self.scores: tuple[int, ...] = ()
        self.rounds: tuple[Finished, ...] = ()
        self.fingerprint = ""
        """The fingerprint of the round's deck, or "" if nothing was shuffled."""
        self.reversed = False
        self.gifts: list[ViewerGift] = []
        """Gifts that the viewer made or received in this exchange, until acknowledged."""
        self.surplus = 0
        """The number of cards left over from the deal that the viewer got, until acknowledged."""
        self.chose_gift = False
        """Whether the viewer chose the last cards that they gave."""
        self.tail: Event | None = None
        """The last event of the exchange, for the prompt."""
        self.judge = None
        self.aside: tuple[Card, ...] = ()
        """Cards that are visibly out of play in this round. Hidden ones are only counted."""
        self.hidden_aside = 0
        self._forget_rules()

    def _forget_rules(self) -> None:
        """Clear the state of special rules."""
        self.marks: Mapping[str, int] = {}
        """The marks that rules have set for the trick or the round, by name."""
        self.open_hands: dict[Seat, tuple[Card, ...]] = {}
        self.discarded: tuple[Card, ...] = ()
        self.in_transit: set[Seat] = set()
        """Seats that have put down cards which the takers have not picked up yet."""
        self.sayings: dict[Seat, str] = {}
        """The current texts of the speech bubbles, by seat."""
        self.moment: Moment | None = None
        """The special event being shown, or None."""
        self.turning = False
        """Whether the reversal of the ranks is being animated."""

    def cue(self, sound: Sound, *, after: int = 0, times: int = 1, between: int = 0) -> None:
        """Request a sound to be played with what is shown next (see `Cue`)."""
        self.cued.emit(Cue(sound, after, times, between))

    def rest(self) -> None:
        """Clear everything temporary: questions, movements, moods and selections."""
        self.phase, self.turn, self.collector, self.judge = NO_PHASE, NOBODY, NOBODY, None
        self.moods, self.tail, self.sayings, self.moment = {}, None, {}, None
        self.turning = False
        self.holding, self.gifts, self.surplus = Holding(), [], 0

    def play_by(self, spec: MatchSpec) -> None:
        """Set the game and the rules to those of a match."""
        self.family, self.rules = spec.family, spec.rules
        self.table, self._seen = self._table_of(spec.family.key), None

    def follow(self, frame: Frame, flying: Sequence[CardsGiven] = ()) -> None:
        """Show the match as in an engine frame. Gifts that are still `flying` are in no hand.

        `ask` shows the question to the next player, because there can be a pause in between.
        """
        self.take(frame, flying)
        self._lay_out(frame)

    def take(self, frame: Frame, flying: Sequence[CardsGiven] = ()) -> None:
        """Do the same as `follow`, without signals and without the game's part of the table."""
        self.order, self.round_no = frame.order, frame.round_no
        self.scores, self.rounds = frame.scores, frame.rounds
        self.fingerprint = frame.fingerprint
        if frame.view is None:
            self.counts, self.tricks, self.piles = [0] * len(frame.order), {}, {}
            self.last_trick = ()
        else:
            self._show_round(self._picture_of(frame.view), flying)

    def ask(self, frame: Frame) -> None:
        """Show which player has to decide, and about what."""
        self.phase = frame.phase
        if frame.view is not None:
            picture = self._picture_of(frame.view)
            self.turn, self.leader, self.due = picture.turn, picture.leader, picture.due

    def judge_of(self, snapshot: Snapshot) -> Judge:
        """Return the judge for a snapshot, reusing the current one if it fits."""
        if self.judge is not None and self.judge.snapshot is snapshot:
            return self.judge
        return self.table.judge(snapshot)

    def _lay_out(self, frame: Frame) -> None:
        """Update the game's own part of the table."""
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
        self.plays, self.trick_plays = picture.plays, list(picture.trick_plays)
        self.last_trick = picture.last_trick
        self.tricks, self.piles = dict.fromkeys(self.order, 0), dict.fromkeys(self.order, 0)
        for taker, cards in picture.taken:
            self.tricks[taker] += 1
            self.piles[taker] += cards
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
        """Mark the cards given to the viewer as new until the viewer's first play."""
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
        """Show slots only while the viewer has to choose cards for a decision."""
        countering = self.holding.countering
        count = self.judge.slots(countering=countering) if self.judge is not None else 0
        if len(self.holding.gift) != count:
            self.holding.open_slots(count)

    # -- derived values -----------------------------------------------------------------

    def offices_shown(self) -> dict[Seat, int]:
        """Return the position with which each seat is shown, or −1 for none.

        A seat that is out is shown with its new position even before the round is over. The seat
        that had this position before is then no longer shown with it.
        """
        shown = dict.fromkeys(self.order, -1)
        if self.round_is_over:
            return shown | _positions(self.rounds[-1].offices)
        shown |= _positions(self.offices)
        if self.places and self.sitters.title(0):
            won = {seat: place - 1 for seat, place in self.places.items()}
            won.pop(self.to_be_crowned, None)
            shown = {seat: -1 if at in won.values() else at for seat, at in shown.items()} | won
        return shown

    @property
    def deck(self) -> str:
        """The key of the deck in play, used to name cards, or "" if the game has only one deck."""
        return self.table.deck(self.rules) if self.rules is not None else ""

    @property
    def card_names(self) -> CardNames:
        """The names of the cards of the deck in play."""
        kept: Kept[CardNames] = self.kept["card names"]
        return kept.of((self.deck, self.wording), lambda: CardNames(self.deck))

    @property
    def round_is_over(self) -> bool:
        """Whether a finished round is displayed."""
        return self.phase in ("round_over", "match_over") and bool(self.rounds)

    def phrase(self, play: TablePlay) -> str:
        """Return the description of a play in the game's words."""
        deck = self.deck
        made_of = play, deck, self.wording
        kept: Kept[str] = self.kept["play", play.at]
        return kept.of(made_of, lambda: self.table.play_phrase(play, deck))

    @property
    def places_shown(self) -> Mapping[Seat, int]:
        """The places of the seats that are out."""
        shared = self.shared_places
        return dict(enumerate(shared)) if shared else self.places

    @property
    def shared_places(self) -> tuple[int, ...]:
        """The places by seat in a finished round with penalty points; empty otherwise.

        Seats with equal points share a place.
        """
        if not self.round_is_over or self.rules is None or not self.rules.penalties:
            return ()
        return self.rules.places(self.rounds[-1].points)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the face-up cards of a seat, weakest first. The result is empty for the viewer."""
        if self.rules is None or seat == self.sitters.viewer:
            return ()
        return tuple(sorted(self.open_hands.get(seat, ()), key=self.card_order()))

    def card_order(self) -> CardOrder:
        """Return a sort key for the strength of cards in the current rank order."""
        rules = self.rules
        return self.table.card_order(rules, reverse=self.reversed) if rules is not None else rank_of

    def mood_of(self, seat: Seat) -> str:
        """Return the facial expression of a seat: its last mood, or thinking if it is to act."""
        if seat == self.turn and seat != self.sitters.viewer:
            return "think"
        mood = self.moods.get(seat, "rest")
        sweats = mood == "rest" and self.phase == "play" and 0 < self.counts[seat] <= FEW
        return "sweat" if sweats else mood


def _positions(offices: Sequence[Seat]) -> dict[Seat, int]:
    return {seat: at for at, seat in enumerate(offices)}
