"""A seat's view made of public facts alone, for whoever plays somewhere else than in a `Match`.

A foreign server tells its players what lies on the table, not how the match came there. What is
missing (who gave what, how often in a row was passed) stays unknown; cards that left the table may
be told (`gone`) and otherwise count as still hidden somewhere. Facts that cannot be are refused.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import SUITS, Card, Seat, format_cards
from arschloch_gui.engine.climbing.fact_check import FactsError, check, check_trick, listed
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.legal import legal_actions, meanings
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook, compile_rules
from arschloch_gui.engine.climbing.rulemods.lock import LOCK, names_of, number_of, suits_of
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import (
    EXCHANGE,
    NO_CARD,
    NOBODY,
    PLAY,
    Due,
    Transfer,
)
from arschloch_gui.engine.climbing.view import SeatView, determinize
from arschloch_gui.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What a seat that has to decide sees. Tuples by seat, or in the order named.

    `order` lists the seats clockwise, `counts` the cards of every seat, the own ones included.
    `trick` is what lies on the table, oldest first and at least the play to beat; a joker in it
    says what it stands for. `lock` names the suits a trick is bound to, one letter a card.
    `gift` (taker, how many cards) is what the seat has to give away, while it has to.
    """

    rules: Rules
    seat: Seat
    order: tuple[Seat, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    trick: tuple[tuple[Seat, Play], ...] = ()
    passed: frozenset[Seat] = frozenset()
    offices: tuple[Seat, ...] = ()
    """The places of the round before, the highest first; empty in a first round."""
    finished: tuple[Seat, ...] = ()
    lock: tuple[str, ...] = ()
    reversed: bool = False
    gone: tuple[Card, ...] = ()
    """Cards laid before and no longer on the table."""
    gift: tuple[Seat, int] | None = None


class UnreadablePlay(FactsError):
    """Cards on the table that are no combination under these rules, or might be several."""

    def __init__(self, play: Play, why: str) -> None:
        said = f" as {play.as_rank}" if play.as_rank is not None else ""
        cards = " ".join(format_cards(play.cards)) or "a play of no cards"
        super().__init__("trick", f"{cards}{said} {why}")


def view_from(facts: PublicFacts) -> SeatView:
    """The view a seat has by these facts. Raises `FactsError`."""
    check(facts)
    book = compile_rules(facts.rules)
    trick = tuple((seat, _read(book, play)) for seat, play in facts.trick)
    check_trick(facts, book, trick)
    lock = _read_lock(book, facts.lock, trick[-1][1] if trick else None)
    due: tuple[Due, ...] = ()
    if facts.gift is not None:
        taker, count = facts.gift
        due = (Due(facts.seat, GIFT, EXCHANGE, Transfer(facts.seat, taker, count, "choice")),)
    return SeatView(
        rules=facts.rules,
        seat=facts.seat,
        order=facts.order,
        offices=facts.offices,
        dealer=facts.order[0],
        phase=EXCHANGE if due else PLAY,
        to_act=facts.seat,
        hand=tuple(sorted(facts.hand)),
        counts=facts.counts,
        aside_count=0,
        aside=(),
        stage=len(book.stages),
        playing=not due,
        due=due,
        given=(),
        transit=(),
        discarded=tuple(sorted(facts.gone)),
        open_hands=(),
        fixed_lead=NOBODY,
        required=NO_CARD,
        trick=trick,
        owner=trick[-1][0] if trick else NOBODY,
        passed=sum(1 << seat for seat in facts.passed),
        reversed=facts.reversed,
        finished=facts.finished,
        lowest=(),
        history=trick,
        marks=((LOCK, lock),) if lock else (),
    )


def legal_in(view: SeatView) -> tuple[Action, ...]:
    """What the seat to act may do; it depends on nothing the view does not show."""
    return legal_actions(determinize(view, Rng(0, "facts")))


def _read(book: Rulebook, play: Play) -> Meld:
    readings = book.readings(play.cards)
    if play.as_rank is None:
        unsaid = [meld for meld in readings if meld.as_rank is None]
        if readings and not unsaid:
            raise UnreadablePlay(play, "does not say what its joker stands for")
        readings = unsaid
    for meld in readings:
        if play.as_rank is None or play.as_rank in meanings(meld):
            return meld
    raise UnreadablePlay(play, "is no combination")


def _read_lock(book: Rulebook, names: tuple[str, ...], top: Meld | None) -> int:
    """The suits a trick is bound to as one number: those of its last play, 0 without a lock."""
    for name in listed("lock", names):
        if name not in SUITS:
            raise FactsError("lock", f"{name!r} is no suit")
    lock, told = number_of(names), " ".join(names)
    if lock and not book.suits_bind:
        raise FactsError("lock", "by these rules no trick is bound to suits")
    if lock and (top is None or lock != suits_of(top)):
        laid = " ".join(names_of(suits_of(top))) or "a joker alone" if top else "nothing"
        raise FactsError("lock", f"{told} cannot bind the trick, {laid} was laid last")
    return lock
