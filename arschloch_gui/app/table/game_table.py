"""The interface between the window and a game, with defaults for a plain game.

A game's package has a `TABLE`, which is a `PlainTable` that overrides methods where the game
differs. The common code of the table (stage, session, prompts, log) does not mention any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field
from PySide6.QtCore import QObject

from arschloch_gui.app.exposed import Exposed
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
from arschloch_gui.app.wording.counsel import Counsel
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
"""Strength of a card, as a value that Python can compare."""
CardOrder: TypeAlias = Callable[[Card], Strength]
"""Sort key that orders cards from weakest to strongest."""


class ViewerGift(Struct, frozen=True):
    """Cards that the viewer gave or received in this round's exchange."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]
    chosen: bool = False
    """Whether the viewer has just chosen the cards."""


class Picture(Struct, frozen=True):
    """A round as the table shows it, taken from a view and independent of the game.

    Lists are indexed by seat. Fields that a game does not use keep their defaults.
    """

    counts: tuple[int, ...]
    turn: Seat
    hand: tuple[Card, ...]
    offices: tuple[Seat, ...] = ()
    leader: Seat = NOBODY
    passed: frozenset[Seat] = frozenset()
    places: tuple[tuple[Seat, int], ...] = ()
    """The seats that are out, each with its final place."""
    due: str = ""
    """Kind of the next decision outside a trick, as the game names it."""
    reversed: bool = False
    plays: int = 0
    """Number of plays in the round so far."""
    trick_plays: tuple[TablePlay, ...] = ()
    taken: tuple[tuple[Seat, int], ...] = ()
    """Tricks won in the round, in order, as pairs of the seat and the number of cards."""
    last_trick: tuple[TablePlay, ...] = ()
    """Plays of the last trick that was won, in order."""
    aside: tuple[Card, ...] = ()
    hidden_aside: int = 0
    marks: Mapping[str, int] = field(default_factory=dict)
    """Marks set by rules for the trick or the round, by name."""
    discarded: tuple[Card, ...] = ()
    open_hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    in_transit: frozenset[Seat] = frozenset()
    gifts: tuple[ViewerGift, ...] = ()
    """Gifts to show to the viewer, in order, until they have played their first cards."""

    def tricks_of(self, seat: Seat) -> int:
        """Return the number of tricks that a seat has won."""
        return sum(taker == seat for taker, _ in self.taken)

    def pile_of(self, seat: Seat) -> int:
        """Return the number of cards in the tricks that a seat has won."""
        return sum(cards for taker, cards in self.taken if taker == seat)


class Board(Exposed):
    """The part of the table that only one game has, for the game's own QML."""

    def follow(self, view: AnyView | None) -> None:
        """Update the board to a view (None: nothing has been dealt) when the stage shows it."""

    def remark(self) -> str:
        """Return a remark about the selected cards, or ""."""
        return ""

    def lay_out(self, action: Action) -> None:
        """Preview on the board the cards as this action would leave them, if possible."""


class TableScene(Protocol):
    """The part of the stage that `PlainTable` reads."""

    holding: Holding
    trick_plays: list[TablePlay]
    reversed: bool
    rules: RulesBase | None


StageT = TypeVar("StageT", bound=TableScene, contravariant=True)
"""Type of the stage. The stage imports the game's table, so its class cannot be used here."""
RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", bound=AnyView, contravariant=True)


class GameTable(Protocol[StageT, RulesT_contra, ViewT_contra]):
    """One game in the window. `PlainTable` documents the members."""

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
    def counsel(self, action: Action, view: ViewT_contra, names: Names) -> Counsel | None: ...
    def play_phrase(self, play: TablePlay, deck: str) -> str: ...
    def prompt(self, stage: StageT, judge: Judge) -> str: ...
    def waiting(self, stage: StageT, name: str) -> str: ...
    def moment_word(self, key: str) -> str: ...
    def ladder(self, stage: StageT) -> list[str]: ...
    def suit_order(self, rules: RulesT_contra) -> list[str]: ...
    def binding(self, stage: StageT) -> str: ...
    def round_remark(self, stage: StageT) -> str: ...
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
"""The table of any game."""


class PlainTable(Generic[StageT, RulesT, ViewT]):
    """A game with hands, turns and tricks, and without special features."""

    parts: Mapping[str, str] = MappingProxyType({})
    """QML files of the game, relative to the folder `qml`, by where they appear.

    "centre" is the middle of the table, under the played cards. "own" is next to the viewer's hand,
    "seat" at every player, and "buttons" next to the play button. "roundSummary" replaces the usual
    pane, and "matchFigures" the usual second page at the end of a match.
    """

    sorting: KeyUse = SORTING
    """The key that sorts the hand, as described in the help for this table."""

    def judge(self, snapshot: Snapshot) -> Judge:
        """Return the judge of the viewer's actions in a snapshot."""
        return Judge.of(snapshot)

    def picture(self, view: ViewT) -> Picture:
        """Return the table picture for a view of this game."""
        return Picture(counts=view.counts, turn=view.to_act, hand=view.hand)

    def history(self, view: ViewT) -> tuple[Event, ...]:
        """Return the events of the round so far, for the log of a match that is reopened."""
        return ()

    def card_order(self, rules: RulesT, *, reverse: bool) -> CardOrder:
        """Return the sort key for a hand, weakest first. `reverse` is True in a revolution."""
        return lambda card: (rank_of(card), suit_of(card))

    def board(self, stage: StageT, act: Callable[[Action], bool], parent: QObject) -> Board | None:
        """Return the `Board` for a new match, or None if the game has none.

        `act` carries out an action and returns whether it was accepted. QML reads the board as
        `session.match.board`.
        """
        return None

    def steps(self, stage: StageT, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        """Return the steps that show an event in this game, or None to use the default steps."""
        return None

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        """Return a sentence for the log, or "" for an event that is not logged."""
        return event_line(event, names, viewer)

    def choice_line(self, action: Action, view: ViewT, names: Names, viewer: Seat | None) -> str:
        """Return a sentence about an action, or "" if an event already describes it.

        `view` is the view of the acting seat.
        """
        return ""

    def counsel(self, action: Action, view: ViewT, names: Names) -> Counsel | None:
        """Return an action as advice, or None if it is a plain play, pass or gift.

        `view` is the view of the acting seat.
        """
        return None

    def play_phrase(self, play: TablePlay, deck: str) -> str:
        """Return a phrase for a play with cards of this deck, such as “two sevens”."""
        return set_phrase(play.cards, play.as_rank or "", deck)

    def prompt(self, stage: StageT, judge: Judge) -> str:
        """Return a sentence that asks the viewer to act on their turn."""
        return translate("Prompt", "It’s your turn")

    def waiting(self, stage: StageT, name: str) -> str:
        """Return a sentence to show while another player decides."""
        if not stage.trick_plays:
            return fill(translate("Prompt", "{name} leads"), name=name)
        return fill(translate("Prompt", "{name} is thinking"), name=name)

    def moment_word(self, key: str) -> str:
        """Return the word shown on the table for a special moment, or ""."""
        return ""

    def ladder(self, stage: StageT) -> list[str]:
        """Return the codes of the ranks in their current order, weakest first, or []."""
        return []

    def suit_order(self, rules: RulesT) -> list[str]:
        """Return the suits as letters, weakest first, or [] if suits never decide."""
        return []

    def binding(self, stage: StageT) -> str:
        """Return a sentence about the restriction on the next play, or ""."""
        return ""

    def round_remark(self, stage: StageT) -> str:
        """Return why the positions of the round that has just ended are unusual, or ""."""
        return ""

    def out_of_play(self, stage: StageT) -> list[str]:
        """Return the codes of the cards known by all players to be out of play."""
        return []

    def caution(self, judge: Judge | None, cards: tuple[Card, ...]) -> str:
        """Return a warning to show before the user plays these cards, or ""."""
        return ""

    def penalty(self, left: tuple[Card, ...]) -> str:
        """Return the word for the multiplier of points for cards left in hand, or ""."""
        return ""

    def score_sentence(self, rules: RulesT) -> str:
        """Return a sentence that explains the points of the match, for the score sheet."""
        return score_sentence(self.score_limit(rules))

    def score_limit(self, rules: RulesT) -> int:
        """Return the number of points that ends a match, or 0 if none does."""
        return 0

    def deck(self, rules: RulesT) -> str:
        """Return the key of the deck, which selects the card faces, or "" if there is only one."""
        return ""

    def deck_name(self, rules: RulesT) -> str:
        """Return the name of the deck in use."""
        return translate("Options", "52 cards")

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        """Return the key of the section of the rules for a phase ("" for the top)."""
        return ""

    def mouse(self, rules: RulesT) -> tuple[str, ...]:
        """Return paragraphs that explain how to play cards with the mouse."""
        return (mouse(),)

    def keys(self, rules: RulesT) -> tuple[KeyUse, ...]:
        """Return the keys used at this game's table, apart from those common to all tables."""
        return (*CHOOSING, self.sorting, PLAYING, PASSING, LOOKING_BACK)
