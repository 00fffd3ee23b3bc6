"""The table of Thirteen Cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject

from arschloch_gui.app.games.thirteen.board import ThirteenBoard
from arschloch_gui.app.games.thirteen.combos import the_combo
from arschloch_gui.app.games.thirteen.counting import (
    count_steps,
    penalty_word,
    short_word,
)
from arschloch_gui.app.games.thirteen.judge import ThirteenJudge
from arschloch_gui.app.games.thirteen.log import own_line
from arschloch_gui.app.games.tricks import trick_history, trick_picture
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.game_table import Board, CardOrder, Names, Picture, PlainTable
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import view_of
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.controls import HAND, SORTING_BY_SUIT, KeyUse
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import RANK_NAMES, RANKS, SUITS, Card, Seat, parse_card, rank_of
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import SeenEvent, Snapshot
from arschloch_gui.engine.table.public import NO_CARD
from arschloch_gui.engine.thirteen.combos import FIVE, Combo, power_of
from arschloch_gui.engine.thirteen.events import CardsCounted
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.scoring import penalty_of
from arschloch_gui.engine.thirteen.view import SeatView

_ORDERING = (
    KeyUse(HAND, ("F",), QT_TRANSLATE_NOOP("Keys", "pick your next five-card combination")),
)
_PART_OF_PHASE = {"play": "trick", "round_over": "count", "match_over": "count"}


class ThirteenTable(PlainTable[TableState, Rules, SeatView]):
    """Tricks of one, two, three or five cards, and a count at the end."""

    parts: Mapping[str, str] = MappingProxyType(
        {
            "own": "games/thirteen/FiveCards.qml",
            "roundSummary": "games/ScoreSummary.qml",
            "matchFigures": "games/ScoreFigures.qml",
        }
    )

    sorting = SORTING_BY_SUIT

    def judge(self, snapshot: Snapshot) -> Judge:
        return ThirteenJudge.of(snapshot)

    def picture(self, view: SeatView) -> Picture:
        return trick_picture(view, _table_play)

    def history(self, view: SeatView) -> tuple[Event, ...]:
        return trick_history(view, _table_play)

    def card_order(self, rules: Rules, *, reverse: bool) -> CardOrder:
        return power_of

    def board(
        self, stage: TableState, act: Callable[[Action], bool], parent: QObject
    ) -> Board | None:
        return ThirteenBoard(stage, parent)

    def steps(self, stage: TableState, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        return count_steps(stage, told) if isinstance(told.event, CardsCounted) else None

    def moment_word(self, key: str) -> str:
        return penalty_word(key) or super().moment_word(key)

    def ladder(self, stage: TableState) -> list[str]:
        return [*RANKS[1:], RANKS[0]]

    def suit_order(self, rules: Rules) -> list[str]:
        # Every card has a power of its own, which orders the suits of one rank.
        return sorted(SUITS, key=lambda suit: power_of(parse_card(RANKS[-1] + suit)))

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        line = own_line(event, names, viewer)
        return super().event_line(event, names, viewer) if line is None else line

    def prompt(self, stage: TableState, judge: Judge) -> str:
        view = view_of(judge, SeatView)
        if judge.must_pass:
            return translate("Prompt", "Nothing fits: you have to pass")
        if view.top is not None:
            return fill(translate("Prompt", "Beat {cards} or pass"), cards=the_combo(view.top))
        if view.required != NO_CARD:
            return fill(
                translate("Thirteen", "Lead with {card}, alone or with others"),
                card=the_card(view.required),
            )
        return translate("Prompt", "Lead anything")

    def penalty(self, left: tuple[Card, ...]) -> str:
        return short_word(penalty_of(len(left)))

    def score_limit(self, rules: Rules) -> int:
        return int(rules.match_points)

    def keys(self, rules: Rules) -> tuple[KeyUse, ...]:
        return (*super().keys(rules), *_ORDERING)

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        part = _PART_OF_PHASE.get(phase, "")
        view = snapshot.view_as(SeatView) if snapshot is not None else None
        if part == "trick" and view is not None and view.top is not None:
            return "hands" if view.top.size == FIVE else "trick"
        return part


def _table_play(at: int, seat: Seat, combo: Combo) -> TablePlay:
    return TablePlay(at, seat, combo.cards, combo.kind, rank=RANK_NAMES[rank_of(combo.cards[0])])
