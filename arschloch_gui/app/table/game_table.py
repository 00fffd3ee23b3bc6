"""What the window asks of every game, and the answers of one that is plain in every respect.

A game's package has a `TABLE`: `PlainTable` with the methods it answers in its own way. The table
itself (stage, session, prompts, log) names no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field
from PySide6.QtCore import QObject

from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.table.judge import NOBODY, Judge
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.controls import (
    CHOOSING,
    LOOKING_BACK,
    PASSING,
    PLAYING,
    SORTING,
    KeyUse,
    mouse,
)
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.app.wording.plays import set_phrase
from arschloch_gui.app.wording.score import score_sentence
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat, rank_of, suit_of
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import SeenEvent, Snapshot
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.round import AnyView, ViewT
from arschloch_gui.engine.table.view_line import RulesT

Names: TypeAlias = tuple[str, ...]
Strength: TypeAlias = int | tuple["Strength", ...]
"""How strong a card is, compared as Python compares."""
CardOrder: TypeAlias = Callable[[Card], Strength]
"""A sort key: from the weakest card to the strongest."""


class ViewerGift(Struct, frozen=True):
    """Cards that the viewer gave or was given in this round's exchange."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]
    chosen: bool = False
    """Whether the viewer has just chosen them himself."""


class Picture(Struct, frozen=True):
    """What a view says of a round in the words of every table; by seat where it is a list.

    What a game does not know stays as it is here.
    """

    counts: tuple[int, ...]
    turn: Seat
    hand: tuple[Card, ...]
    offices: tuple[Seat, ...] = ()
    leader: Seat = NOBODY
    passed: frozenset[Seat] = frozenset()
    places: tuple[tuple[Seat, int], ...] = ()
    """The seats that are out, and the place each has for certain."""
    due: str = ""
    """What kind of decision beside a trick is to be made next, in the game's own word."""
    reversed: bool = False
    plays: int = 0
    """How many plays the round has seen."""
    laid: tuple[TablePlay, ...] = ()
    taken: tuple[tuple[Seat, int], ...] = ()
    """The tricks that were taken in the round, in time order: by whom, of how many cards."""
    last_trick: tuple[TablePlay, ...] = ()
    """The plays of the trick that was taken last, in time order."""
    aside: tuple[Card, ...] = ()
    hidden_aside: int = 0
    marks: Mapping[str, int] = field(default_factory=dict)
    """What rules have marked for the trick or the round, by their own names."""
    discarded: tuple[Card, ...] = ()
    open_hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    in_transit: frozenset[Seat] = frozenset()
    gifts: tuple[ViewerGift, ...] = ()
    """News for the viewer until he has played his first cards, in time order."""

    def tricks_of(self, seat: Seat) -> int:
        """How many tricks a seat has taken."""
        return sum(taker == seat for taker, _ in self.taken)

    def pile_of(self, seat: Seat) -> int:
        """How many cards of them lie before it."""
        return sum(cards for taker, cards in self.taken if taker == seat)


class Board(QObject):
    """What a game has on the table that no other has, for its own parts in QML."""

    def follow(self, view: AnyView | None) -> None:
        """Show what the view (None: nothing dealt) says, when the stage does so."""

    def remark(self) -> str:
        """What is to be said about the cards selected; empty for nothing."""
        return ""

    def lay_out(self, action: Action) -> None:
        """Let the cards lie as the action would have them, on trial, where cards can lie so."""


class TableScene(Protocol):
    """What a plain table reads of the stage."""

    holding: Holding
    laid: list[TablePlay]
    reversed: bool
    rules: RulesBase | None


StageT = TypeVar("StageT", bound=TableScene, contravariant=True)
"""The stage, which asks the table of the game and so cannot be named here."""
RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", bound=AnyView, contravariant=True)


class GameTable(Protocol[StageT, RulesT_contra, ViewT_contra]):
    """One game in the window; `PlainTable` says what each of these means."""

    parts: Mapping[str, str]

    def judge(self, snapshot: Snapshot) -> Judge: ...
    def picture(self, view: ViewT_contra) -> Picture: ...
    def history(self, view: ViewT_contra) -> tuple[Event, ...]: ...
    def card_order(self, rules: RulesT_contra, *, reverse: bool) -> CardOrder: ...
    def board(
        self, stage: StageT, act: Callable[[Action], bool], parent: QObject
    ) -> Board | None: ...
    def steps(self, stage: StageT, flights: Flights, told: SeenEvent) -> Iterator[Step] | None: ...
    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str: ...
    def choice_line(
        self, action: Action, view: ViewT_contra, names: Names, viewer: Seat | None
    ) -> str: ...
    def play_phrase(self, play: TablePlay, deck: str) -> str: ...
    def prompt(self, stage: StageT, judge: Judge) -> str: ...
    def waiting(self, stage: StageT, name: str) -> str: ...
    def moment_word(self, key: str) -> str: ...
    def ladder(self, stage: StageT) -> list[str]: ...
    def binding(self, stage: StageT) -> str: ...
    def out_of_play(self, stage: StageT) -> list[str]: ...
    def caution(self, judge: Judge | None, cards: tuple[Card, ...]) -> str: ...
    def penalty(self, left: tuple[Card, ...]) -> str: ...
    def score_sentence(self, rules: RulesT_contra) -> str: ...
    def score_limit(self, rules: RulesT_contra) -> int: ...
    def deck(self, rules: RulesT_contra) -> str: ...
    def deck_name(self, rules: RulesT_contra) -> str: ...
    def help_part(self, snapshot: Snapshot | None, phase: str) -> str: ...
    def mouse(self, rules: RulesT_contra) -> tuple[str, ...]: ...
    def keys(self, rules: RulesT_contra) -> tuple[KeyUse, ...]: ...


AnyTable: TypeAlias = GameTable[StageT, RulesBase, AnyView]
"""The table of one of the games, whichever it is."""


class PlainTable(Generic[StageT, RulesT, ViewT]):
    """A game with hands, turns and a trick, and nothing special about it."""

    parts: Mapping[str, str] = MappingProxyType({})
    """QML files of its own, from the folder `qml`: "centre" (in the middle of the table, under the
    cards played), "own" (at the viewer's hand), "seat" (at every player), "buttons" (beside the
    button for playing), "roundSummary" and "matchSummary" (in place of the usual pane)."""

    sorting: KeyUse = SORTING
    """What the key for sorting does at this table."""

    def judge(self, snapshot: Snapshot) -> Judge:
        """What judges the viewer's actions in a snapshot."""
        return Judge.of(snapshot)

    def picture(self, view: ViewT) -> Picture:
        """What a view of this game shows."""
        return Picture(counts=view.counts, turn=view.to_act, hand=view.hand)

    def history(self, view: ViewT) -> tuple[Event, ...]:
        """The round of a view so far as events, for the log of a match that is opened again."""
        return ()

    def card_order(self, rules: RulesT, *, reverse: bool) -> CardOrder:
        """How cards lie in a hand, weakest first; `reverse` while the order is turned round."""
        return lambda card: (rank_of(card), suit_of(card))

    def board(self, stage: StageT, act: Callable[[Action], bool], parent: QObject) -> Board | None:
        """A `Board` for a match that begins, or None; `act` carries an action out and says
        whether it was accepted. QML has it as `session.match.board`."""
        return None

    def steps(self, stage: StageT, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        """How the table shows an event in this game; None where it is shown as everywhere."""
        return None

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        """One sentence for the log, or "" for an event that is not worth one."""
        return event_line(event, names, viewer)

    def choice_line(self, action: Action, view: ViewT, names: Names, viewer: Seat | None) -> str:
        """What the seat of a view does with an action, in one sentence, where no event of its own
        tells that; empty where one does."""
        return ""

    def play_phrase(self, play: TablePlay, deck: str) -> str:
        """A play on the table, of cards of this deck, as somebody has played it: “two sevens”."""
        return set_phrase(play.cards, play.as_rank or "", deck)

    def prompt(self, stage: StageT, judge: Judge) -> str:
        """What is wanted of the viewer on his turn, in one sentence."""
        return translate("Prompt", "It’s your turn")

    def waiting(self, stage: StageT, name: str) -> str:
        """What the table waits for while somebody else decides."""
        if not stage.laid:
            return fill(translate("Prompt", "{name} leads"), name=name)
        return fill(translate("Prompt", "{name} is thinking"), name=name)

    def moment_word(self, key: str) -> str:
        """The word stamped on the table when something has its moment; empty for none."""
        return ""

    def ladder(self, stage: StageT) -> list[str]:
        """The codes of the ranks in force, weakest first; empty where none is shown."""
        return []

    def binding(self, stage: StageT) -> str:
        """What the next play is bound to, in one sentence; empty when to nothing."""
        return ""

    def out_of_play(self, stage: StageT) -> list[str]:
        """The codes of the cards everybody knows to be out of play."""
        return []

    def caution(self, judge: Judge | None, cards: tuple[Card, ...]) -> str:
        """What the person should know before he plays these cards; empty when all is well."""
        return ""

    def penalty(self, left: tuple[Card, ...]) -> str:
        """The word for what multiplies the points of the cards left in a hand; empty for none."""
        return ""

    def score_sentence(self, rules: RulesT) -> str:
        """What the points of a match mean, over the score sheet."""
        return score_sentence(self.score_limit(rules))

    def score_limit(self, rules: RulesT) -> int:
        """How many points end a match; 0 where none do."""
        return 0

    def deck(self, rules: RulesT) -> str:
        """The key of the deck in play, whose faces the cards have; empty where it is always one."""
        return ""

    def deck_name(self, rules: RulesT) -> str:
        """The name of the deck in play."""
        return translate("Options", "52 cards")

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        """The key of the part of the written rules that matters in a phase ("" for the top)."""
        return ""

    def mouse(self, rules: RulesT) -> tuple[str, ...]:
        """How one plays cards with the mouse, in paragraphs."""
        return (mouse(),)

    def keys(self, rules: RulesT) -> tuple[KeyUse, ...]:
        """What keys do at this game's table, beside those that do the same at every table."""
        return (*CHOOSING, self.sorting, PLAYING, PASSING, LOOKING_BACK)
