"""The climbing game as the table shows it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arschloch_gui.app.games.climbing.caution import caution
from arschloch_gui.app.games.climbing.judge import ClimbingJudge
from arschloch_gui.app.games.climbing.ladder import (
    binding,
    deciding,
    ladder_of,
    out_of_play,
    suits_laid,
)
from arschloch_gui.app.games.climbing.prompts import own_turn, waiting
from arschloch_gui.app.games.judge import Judge
from arschloch_gui.app.games.table import CardOrder, Picture, PlainTable, Received
from arschloch_gui.app.games.tricks import trick_picture
from arschloch_gui.app.models.trick import Laid
from arschloch_gui.app.stage import Stage
from arschloch_gui.app.wording.options import option_value
from arschloch_gui.app.wording.rules_prose import rules_parts
from arschloch_gui.app.wording.rules_tarot import has_trumps
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Card, Seat, rank_of, suit_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import compile_rules
from arschloch_gui.engine.climbing.rulemods.jester_revolution import DECISION as REVOLUTION
from arschloch_gui.engine.climbing.rulemods.lock import LOCK
from arschloch_gui.engine.climbing.rulemods.match_or_skip import BOUND
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.match import Snapshot

_PART_OF_PHASE = {
    "exchange": "exchange",
    "shift": "exchange",
    "putsch": "putsch",
    "discard": "special",
    "play": "trick",
    "round_over": "offices",
    "match_over": "offices",
}
# Marks of a round that a special rule has left on the trick or the order.
_SPECIAL_MARKS = frozenset({"bound", "lock"})
_SPECIAL_SIZE = 4
_FEW_CARDS = 2
_ON_TOP = 99
_STAND_INS = ("wild", "substitute")
"""Jokers of which one may have to say what they stand for."""


class ClimbingTable(PlainTable):
    """Tricks, offices and the exchange, with every house rule's traces on the table."""

    def judge(self, snapshot: Snapshot) -> Judge:
        return ClimbingJudge.of(snapshot)

    def picture(self, view: SeatView) -> Picture:
        marks = dict(view.marks)
        return replace(
            trick_picture(view, _lay),
            offices=view.offices,
            lowest=view.lowest,
            due=view.due[0].kind if view.due else "",
            reversed=view.reversed,
            aside=view.aside,
            hidden_aside=view.aside_count - len(view.aside),
            bound=bool(marks.get(BOUND)),
            lock=marks.get(LOCK, 0),
            discarded=view.discarded,
            open_hands=view.open_hands,
            in_transit=frozenset(each.giver for each in view.transit),
            received=tuple(
                Received(gift.giver, gift.cards) for gift in view.given if gift.taker == view.seat
            ),
        )

    def card_order(self, rules: Any, *, reverse: bool) -> CardOrder:
        book = compile_rules(rules)

        def strength(card: Card) -> tuple[int, int]:
            rank, suit = book.order[reverse][rank_of(card)], suit_of(card)
            # A rank the table of strengths does not know (a joker without its rule) lies on top.
            return rank if rank >= 0 else _ON_TOP, book.suit_strength[suit] if suit >= 0 else 0

        return strength

    def prompt(self, stage: Stage, judge: Judge) -> str:
        return own_turn(judge, stage.sitters.names)

    def waiting(self, stage: Stage, name: str) -> str:
        return waiting(stage.phase, stage.due, name) or super().waiting(stage, name)

    def ladder(self, stage: Stage) -> list[str]:
        asked = self.deciding(stage.rules, stage.laid[-1]) if stage.laid else ""
        return ladder_of(compile_rules(stage.rules), turned=stage.reversed, asked=asked)

    def deciding(self, rules: Any, laid: Laid) -> str:
        return deciding(compile_rules(rules), laid)

    def suits(self, rules: Any, laid: Laid) -> int:
        return suits_laid(compile_rules(rules), laid)

    def binding(self, stage: Stage) -> str:
        return binding(stage)

    def out_of_play(self, stage: Stage) -> list[str]:
        return out_of_play(stage)

    def caution(self, judge: Judge | None, cards: tuple[Card, ...]) -> str:
        return caution(judge, cards)

    def deck(self, rules: Any) -> str:
        return str(rules.deck)

    def deck_name(self, rules: Any) -> str:
        deck = option_value(rules.spec("deck"), rules.deck)
        if rules.decks == 1:
            return deck
        return fill(translate("Session", "{count} × {deck}"), count=rules.decks, deck=deck)

    def controls(self, rules: Any) -> tuple[str, ...]:
        rules = rules.in_force()
        naming = translate(
            "Help", "Where a rank has to be named, type it: a figure, or J, Q, K and A."
        )
        claiming = translate("Help", "T takes the free trick.")
        free = rules.climb_bonus in ("free_trick", "both")
        open_meaning = has_trumps(rules) or rules.joker in _STAND_INS
        named = open_meaning or rules.exchange in ("ask", "negotiate")
        own = (naming if named else "", claiming if free else "")
        return *super().controls(rules), *filter(None, own)

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        part = _PART_OF_PHASE.get(phase, "")
        view: SeatView | None = snapshot.view if snapshot is not None else None
        if view is None:
            return part
        if view.due and view.due[0].kind == REVOLUTION:
            # The call has its say where the exchange is told that it calls off.
            return "exchange"
        return _part_at_play(view) if part == "trick" else part


def _lay(at: int, seat: Seat, meld: Meld) -> Laid:
    return Laid(at, seat, meld.cards, meld.kind, meld.as_rank)


def _part_at_play(view: SeatView) -> str:
    """What somebody wonders about who looks at the trick just now."""
    top = view.top
    odd_top = top is not None and (
        top.size >= _SPECIAL_SIZE or top.rank not in compile_rules(view.rules).naturals
    )
    if odd_top or view.reversed or _SPECIAL_MARKS & {key for key, value in view.marks if value}:
        return "special" if _has_special(view.rules) else "trick"
    few = view.seat is not None and 0 < len(view.hand) <= _FEW_CARDS
    return "out" if few and view.rules.last_card_penalty else "trick"


def _has_special(rules: Any) -> bool:
    return any(part.key == "special" for part in rules_parts(rules))
