"""The table of Shithead: hand, face-up and face-down cards, the pile and the stock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject

from arschloch_gui.app.games.shithead.board import ShitheadBoard
from arschloch_gui.app.games.shithead.event_animations import own_steps
from arschloch_gui.app.games.shithead.judge import ShitheadJudge
from arschloch_gui.app.games.shithead.lines import own_counsel, own_line
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.game_table import Board, CardOrder, Names, Picture, PlainTable
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import view_of
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.controls import CHOOSING, HAND, KeyUse
from arschloch_gui.app.wording.counsel import Counsel
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, either, fill, translate
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import RANK_NAMES, Card, Seat, rank_of, suit_of
from arschloch_gui.engine.events import Event, RoundStarted
from arschloch_gui.engine.match import SeenEvent, Snapshot
from arschloch_gui.engine.shithead.pile import ALWAYS, JOKER, NO_RANK, TEN, TWO, kind_of
from arschloch_gui.engine.shithead.rules import Rules, decks_of
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE, PLAY

_POWERS = {TWO: 20, TEN: 21, JOKER: 22}
"""Twos, tens and jokers sort to the end of the hand, as players save them for later."""
_PART_OF_PHASE = {"exchange": "exchange", "round_over": "out", "match_over": "out"}


_LAYING = (
    KeyUse(
        HAND,
        ("Return",),
        QT_TRANSLATE_NOOP(
            "Keys",
            "play the selected cards; pick up the pile if nothing fits",
        ),
    ),
    KeyUse(HAND, ("T",), QT_TRANSLATE_NOOP("Keys", "pick up the pile")),
    KeyUse(
        HAND,
        ("1", "2", "3"),
        QT_TRANSLATE_NOOP("Keys", "turn over the face-down card in that place"),
    ),
)
_SWAPPING = (
    KeyUse(
        HAND,
        ("1", "2", "3"),
        QT_TRANSLATE_NOOP("Keys", "swap the selected card with the face-up one in that place"),
    ),
    KeyUse(HAND, ("Return",), QT_TRANSLATE_NOOP("Keys", "finish swapping")),
)


class ShitheadTable(PlainTable[TableState, Rules, SeatView]):
    """Three sets of cards per player and a pile that grows and burns; there are no tricks."""

    parts: Mapping[str, str] = MappingProxyType(
        {
            "centre": "games/shithead/Pile.qml",
            "own": "games/shithead/OwnCards.qml",
            "seat": "games/shithead/SeatCards.qml",
            "buttons": "games/shithead/Buttons.qml",
        }
    )

    def judge(self, snapshot: Snapshot) -> Judge:
        return ShitheadJudge.of(snapshot)

    def picture(self, view: SeatView) -> Picture:
        return Picture(
            counts=view.counts,
            turn=view.to_act,
            hand=view.choices,
            offices=view.offices,
            places=tuple((seat, place) for place, seat in enumerate(view.finished, 1)),
        )

    def history(self, view: SeatView) -> tuple[Event, ...]:
        # A view does not keep the plays of a round, so only the heading of the log is known.
        return (RoundStarted(0, view.order, view.dealer, view.offices),)

    def card_order(self, rules: Rules, *, reverse: bool) -> CardOrder:
        def strength(card: Card) -> tuple[int, int]:
            rank = kind_of(card)
            return _POWERS.get(rank, rank), suit_of(card)

        return strength

    def board(
        self, stage: TableState, act: Callable[[Action], bool], parent: QObject
    ) -> Board | None:
        return ShitheadBoard(stage, act, parent)

    def steps(self, stage: TableState, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        board = stage.board
        return own_steps(stage, board, told) if isinstance(board, ShitheadBoard) else None

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        line = own_line(event, names, viewer)
        return super().event_line(event, names, viewer) if line is None else line

    def counsel(self, action: Action, view: SeatView, names: Names) -> Counsel | None:
        return own_counsel(action)

    def prompt(self, stage: TableState, judge: Judge) -> str:
        assert isinstance(judge, ShitheadJudge)
        view = view_of(judge, SeatView)
        if judge.swapping:
            return translate("Prompt", "Swap hand cards for face-up cards, or keep them")
        if judge.turning:
            if view.seat is not None and sum(view.blind[view.seat]) == 1:
                return translate("Prompt", "Turn over your last face-down card")
            return translate("Prompt", "Turn over one of your face-down cards")
        if judge.must_take:
            return translate("Prompt", "Nothing fits: pick up the pile")
        if view.required != NO_RANK:
            sentence = translate("Prompt", "You start: play one or more of your {ranks}")
            return fill(sentence, ranks=ranks_name(RANK_NAMES[view.required]))
        return _wanted(judge)

    def waiting(self, stage: TableState, name: str) -> str:
        if stage.phase == EXCHANGE:
            return fill(translate("Prompt", "{name} may swap cards"), name=name)
        return fill(translate("Prompt", "{name} is thinking"), name=name)

    def moment_word(self, key: str) -> str:
        words = {
            "burned": translate("Moment", "Burned!"),
            "four": translate("Moment", "Four of a kind!"),
            "tired": translate("Moment", "Pile burned!"),
            "turned": translate("Moment", "Direction reversed!"),
        }
        return words.get(key, "")

    def deck_name(self, rules: Rules) -> str:
        deck, count = super().deck_name(rules), decks_of(rules)
        if count == 1:
            return deck
        return fill(translate("Session", "{count} × {deck}"), count=count, deck=deck)

    def mouse(self, rules: Rules) -> tuple[str, ...]:
        return (*super().mouse(rules), _swapping()) if rules.swap else super().mouse(rules)

    def keys(self, rules: Rules) -> tuple[KeyUse, ...]:
        return (*CHOOSING, self.sorting, *_LAYING, *(_SWAPPING if rules.swap else ()))

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        view = snapshot.view_as(SeatView) if snapshot is not None else None
        if phase == PLAY and view is not None:
            own = view.seat is not None and not view.hand and view.cards_left(view.seat)
            return "table" if own else "trick"
        return _PART_OF_PHASE.get(phase, "")


def _swapping() -> str:
    return translate(
        "Help",
        "Swapping: drag a card onto a face-up one, or select it and click the face-up one.",
    )


def _wanted(judge: ShitheadJudge) -> str:
    """Describe the cards that can be played, considering only those the viewer has."""
    view = view_of(judge, SeatView)
    if view.top in (NO_RANK, TWO):
        if judge.can_take:
            return translate("Prompt", "Play anything, or pick up the pile")
        return translate("Prompt", "Play anything")
    cards = sorted(judge.playable())
    always = [RANK_NAMES[rank_of(card)] for card in cards if kind_of(card) in ALWAYS]
    ways = [] if len(always) == len(cards) else [_on_the_top(view)]
    ways += [wanted(rank) for rank in dict.fromkeys(always)]
    if judge.can_take:
        return fill(translate("Prompt", "Play {cards}, or pick up the pile"), cards=either(ways))
    return fill(translate("Prompt", "Play {cards}"), cards=either(ways))


def _on_the_top(view: SeatView) -> str:
    """Describe the ordinary cards that can be played on the top of the pile."""
    top = RANK_NAMES[view.top]
    if not view.hand and view.rules.open_strictly_higher:
        return fill(translate("Prompt", "a card that beats {card}"), card=wanted(top))
    if top == "A":  # No rank is higher.
        return translate("Prompt", "another ace")
    return fill(translate("Prompt", "{card} or higher"), card=wanted(top))
