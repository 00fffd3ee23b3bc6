"""The table of The Big A and the Little A."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtCore import QObject

from arschloch_gui.app.games.big_a.board import BigABoard
from arschloch_gui.app.games.big_a.event_animations import A_TRICK, own_steps
from arschloch_gui.app.games.big_a.judge import BigAJudge
from arschloch_gui.app.games.big_a.log import own_line
from arschloch_gui.app.games.big_a.melds import DECK, the_meld
from arschloch_gui.app.games.tricks import trick_history, trick_picture
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.game_table import Board, CardOrder, Names, Picture, PlainTable
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import view_of
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.cards import one_card
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.big_a.deck import JOKER, JOKER_NUMBER, is_a
from arschloch_gui.engine.big_a.melds import A_CARD, Meld
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import JESTER_NAME, NUMBER_NAMES, RANK_NAMES, Seat, rank_of
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import SeenEvent, Snapshot

_PART_OF_PHASE = {"play": "trick", "round_over": "count", "match_over": "count"}


class BigATable(PlainTable[TableState, Rules, SeatView]):
    """Tricks of equal numbers, two A cards visible to all, and a count at the end."""

    parts: Mapping[str, str] = MappingProxyType(
        {
            "centre": "games/big_a/TableCards.qml",
            "seat": "games/big_a/HeldCards.qml",
            "roundSummary": "games/ScoreSummary.qml",
            "matchFigures": "games/ScoreFigures.qml",
        }
    )

    def judge(self, snapshot: Snapshot) -> Judge:
        return BigAJudge.of(snapshot)

    def picture(self, view: SeatView) -> Picture:
        picture = trick_picture(view, _table_play)
        if view.is_a_trick:
            plays = (replace(each, beaten=each.seat != view.owner) for each in picture.trick_plays)
            picture = replace(picture, trick_plays=tuple(plays))
        return replace(picture, hidden_aside=view.aside_count)

    def history(self, view: SeatView) -> tuple[Event, ...]:
        return trick_history(view, _table_play)

    def card_order(self, rules: Rules, *, reverse: bool) -> CardOrder:
        # Card codes already sort as numbers, then jokers, then A cards.
        return lambda card: card

    def board(
        self, stage: TableState, act: Callable[[Action], bool], parent: QObject
    ) -> Board | None:
        return BigABoard(stage, parent)

    def steps(self, stage: TableState, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        return own_steps(stage, told)

    def moment_word(self, key: str) -> str:
        return translate("BigA", "A trick!") if key == A_TRICK else super().moment_word(key)

    def ladder(self, stage: TableState) -> list[str]:
        # In an A trick, a joker counts as a 1.
        if _led_a(stage) is not None:
            return [JESTER_NAME, *NUMBER_NAMES]
        return [*NUMBER_NAMES, JESTER_NAME]

    def binding(self, stage: TableState) -> str:
        led = _led_a(stage)
        if led is None:
            return ""
        line = translate("BigA", "A trick: the highest card takes {card}")
        return fill(line, card=one_card(led.cards[0]))

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        line = own_line(event, names, viewer)
        return super().event_line(event, names, viewer) if line is None else line

    def prompt(self, stage: TableState, judge: Judge) -> str:
        view = view_of(judge, SeatView)
        if view.is_a_trick:
            if any(map(is_a, view.hand)):
                return translate("BigA", "You must play a card: any except an A card")
            return translate("BigA", "You must play a card: any one will do")
        if judge.must_pass:
            return translate("Prompt", "Nothing fits: you have to pass")
        if view.top is not None:
            return fill(translate("Prompt", "Beat {cards} or pass"), cards=the_meld(view.top))
        if all(map(is_a, view.hand)):
            return translate("BigA", "Lead an A card: you have nothing else")
        return translate("Prompt", "Lead anything")

    def waiting(self, stage: TableState, name: str) -> str:
        if _led_a(stage) is not None:
            return fill(translate("BigA", "{name} has to play a card"), name=name)
        return super().waiting(stage, name)

    def score_limit(self, rules: Rules) -> int:
        return 0 if rules.match_points == "none" else int(rules.match_points)

    def deck(self, rules: Rules) -> str:
        return DECK

    def deck_name(self, rules: Rules) -> str:
        return translate("BigA", "eight each of 1 to 13, four jokers, two A cards")

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        part = _PART_OF_PHASE.get(phase, "")
        view = snapshot.view_as(SeatView) if snapshot is not None else None
        if part == "trick" and view is not None and (view.is_a_trick or any(map(is_a, view.hand))):
            return "a_cards"
        return part


def _led_a(stage: TableState) -> TablePlay | None:
    """Return the A card that was led to the current trick, or None."""
    led = stage.trick_plays[0] if stage.trick_plays else None
    return led if led is not None and led.kind == A_CARD else None


def _table_play(at: int, seat: Seat, meld: Meld) -> TablePlay:
    number = str(meld.number)
    rank = number if 0 < meld.number < JOKER_NUMBER else RANK_NAMES[rank_of(meld.cards[0])]
    # Show what a joker in a set stands for, although it is never ambiguous.
    wild = number if meld.size > 1 and JOKER in meld.cards else None
    return TablePlay(at, seat, meld.cards, meld.kind, wild, rank)
