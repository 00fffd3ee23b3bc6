"""The table of the climbing games."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from arschloch_gui.app.games.climbing.collected import ADVISED, HELP_OF, QUESTIONS
from arschloch_gui.app.games.climbing.judge import ClimbingJudge
from arschloch_gui.app.games.climbing.ladder import (
    ladder_of,
    out_of_play,
)
from arschloch_gui.app.games.climbing.log import own_line
from arschloch_gui.app.games.climbing.moments import rule_steps
from arschloch_gui.app.games.climbing.prompts import own_turn, waiting
from arschloch_gui.app.games.climbing.prose import rules_parts
from arschloch_gui.app.games.climbing.rules import RULES
from arschloch_gui.app.games.climbing.rules.deck import deck_name
from arschloch_gui.app.games.climbing.rules.jokers import jokers_besides
from arschloch_gui.app.games.climbing.sayings import moment_word
from arschloch_gui.app.games.tricks import trick_history, trick_picture
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.game_table import CardOrder, Names, Picture, PlainTable, ViewerGift
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import Asking
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.controls import ANSWERING, KeyUse
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action, Declare
from arschloch_gui.engine.cards import RANK_NAMES, SUITS, TRUMP_NAMES, Card, Seat, rank_of, suit_of
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import SeenEvent, Snapshot

_PART_OF_PHASE = {"play": "trick", "round_over": "offices", "match_over": "offices"}
_SPECIAL_SIZE = 4
_ON_TOP = 99


class ClimbingTable(PlainTable[TableState, Rules, SeatView]):
    """Tricks, positions and the exchange, with the visible state of every house rule."""

    def judge(self, snapshot: Snapshot) -> Judge:
        return ClimbingJudge.of(snapshot)

    def picture(self, view: SeatView) -> Picture:
        return replace(
            trick_picture(view, _table_play),
            offices=view.offices,
            places=view.places,
            due=view.due[0].kind if view.due else "",
            reversed=view.reversed,
            aside=view.aside,
            hidden_aside=view.aside_count - len(view.aside),
            discarded=view.discarded,
            open_hands=view.open_hands,
            in_transit=frozenset(each.giver for each in view.transit),
            gifts=tuple(ViewerGift(each.giver, each.taker, each.cards) for each in view.given),
            marks=view.marks,
        )

    def history(self, view: SeatView) -> tuple[Event, ...]:
        return trick_history(view, _table_play)

    def card_order(self, rules: Rules, *, reverse: bool) -> CardOrder:
        book = compile_rules(rules)

        def strength(card: Card) -> tuple[int, int]:
            rank, suit = book.order[reverse][rank_of(card)], suit_of(card)
            # A rank without a strength (a joker whose rule is off) sorts on top.
            return rank if rank >= 0 else _ON_TOP, book.suit_strength[suit] if suit >= 0 else 0

        return strength

    def prompt(self, stage: TableState, judge: Judge) -> str:
        if judge.question is not None:
            return judge.question.prompt(Asking(judge, stage.holding, stage.sitters.names))
        return own_turn(judge)

    def waiting(self, stage: TableState, name: str) -> str:
        return waiting(stage.phase, stage.due, name) or super().waiting(stage, name)

    def ladder(self, stage: TableState) -> list[str]:
        top = stage.trick_plays[-1].rank if stage.trick_plays else ""
        asked = top if top in TRUMP_NAMES else ""
        return list(ladder_of(compile_rules(stage.rules), turned=stage.reversed, asked=asked))

    def suit_order(self, rules: Rules) -> list[str]:
        if rules.suit_order == "none":
            return []
        strength = compile_rules(rules).suit_strength
        return sorted(SUITS, key=lambda suit: strength[SUITS.index(suit)])

    def steps(self, stage: TableState, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        return rule_steps(stage, told)

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        line = own_line(event, names, viewer)
        return super().event_line(event, names, viewer) if line is None else line

    def choice_line(self, action: Action, view: SeatView, names: Names, viewer: Seat | None) -> str:
        question = QUESTIONS.get(view.due[0].kind) if view.due else None
        return question.choice_line(action, view, names, viewer) if question is not None else ""

    def counsel(self, action: Action, view: SeatView, names: Names) -> Counsel | None:
        if isinstance(action, Declare):
            return counsel(ADVISED[action.what])
        question = QUESTIONS.get(view.due[0].kind) if view.due else None
        return question.counsel(action, view, names) if question is not None else None

    def moment_word(self, key: str) -> str:
        return moment_word(key)

    def binding(self, stage: TableState) -> str:
        words = (rule.binds(stage) for rule in RULES if rule.binds)
        return " · ".join(said for said in words if said)

    def round_remark(self, stage: TableState) -> str:
        words = (rule.remark(stage) for rule in RULES if rule.remark)
        return next(filter(None, words), "")

    def out_of_play(self, stage: TableState) -> list[str]:
        return out_of_play(stage)

    def caution(self, judge: Judge | None, cards: tuple[Card, ...]) -> str:
        if judge is None or judge.state is None or judge.deciding or not cards:
            return ""
        words = (rule.caution(judge, cards) for rule in RULES if rule.caution)
        return next((said for said in words if said), "")

    def deck(self, rules: Rules) -> str:
        return str(rules.deck)

    def deck_name(self, rules: Rules) -> str:
        deck, jokers = deck_name(rules), jokers_besides(rules)
        if rules.decks > 1:
            deck = fill(translate("Session", "{count} × {deck}"), count=rules.decks, deck=deck)
        return f"{deck}, {jokers}" if jokers else deck

    def keys(self, rules: Rules) -> tuple[KeyUse, ...]:
        rules = rules.in_force()
        own = dict.fromkeys(use for rule in RULES for use in rule.keys(rules))
        return (*super().keys(rules), ANSWERING, *own)

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        part = _PART_OF_PHASE.get(phase) or HELP_OF.get(phase, "")
        view = snapshot.view_as(SeatView) if snapshot is not None else None
        if view is None:
            return part
        if view.due and (own := HELP_OF.get(view.due[0].kind)):
            return own
        return _part_at_play(view) if part == "trick" else part


def _table_play(at: int, seat: Seat, meld: Meld) -> TablePlay:
    return TablePlay(at, seat, meld.cards, meld.kind, meld.as_rank, RANK_NAMES[meld.rank])


def _part_at_play(view: SeatView) -> str:
    """Return the part of the written rules that explains the current trick."""
    top = view.top
    odd_top = top is not None and (
        top.size >= _SPECIAL_SIZE or top.rank not in compile_rules(view.rules).naturals
    )
    if odd_top or view.reversed:
        return "special" if _has_special(view.rules) else "trick"
    return next((part for rule in RULES if rule.matters and (part := rule.matters(view))), "trick")


def _has_special(rules: Rules) -> bool:
    return any(part.key == "special" for part in rules_parts(rules))
