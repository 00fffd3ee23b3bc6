"""Reasons to give away other cards: effects on the player's own hand and on the receiver.

They are given only if all effects together, weighed in `hand_value.py`, favour the other cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from arschloch_gui.ai.climbing.shapes import Shape, beaters, lone_jokers, ranks_of_run
from arschloch_gui.coach.climbing.chances import chance_held
from arschloch_gui.coach.climbing.first_lead import opening_card
from arschloch_gui.coach.climbing.hand import WINS, Hand
from arschloch_gui.coach.climbing.hand_value import (
    CONTROL,
    FOLLOW,
    LONE_LOW,
    MEETS,
    OPENING,
    STRENGTH,
    TURN,
    HandValue,
    value_of,
)
from arschloch_gui.coach.climbing.special import BOMB, REVOLUTION, Special
from arschloch_gui.coach.climbing.weighed import NOTABLE, PLAIN, WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.cards import Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.melds import RUN_TIMES, SET
from arschloch_gui.engine.climbing.view import SeatView

TOP = STRENGTH + CONTROL
"""Weight of a card that wins a trick."""
HIGHER = 0.01
"""Minimum weight of a weak card that is higher than another."""
STUCK = 0.04
"""Weight of a card that cannot be played on any other."""
BROKEN = {REVOLUTION: 0.15, BOMB: 0.15, "": TURN + LONE_LOW}
HANDED = 0.12
"""Weights of bombs and revolutions, set by hand because they are too rare for a fit."""


class Trade(Struct, frozen=True):
    """Cards given to a seat, and those received in return.

    `passed_on` is true if all players pass cards on to the left.
    """

    gone: tuple[Card, ...]
    taker: Seat | None = None
    got: tuple[Card, ...] = ()
    passed_on: bool = False


class _Option:
    """One way to give cards away, and the hand that remains."""

    def __init__(self, view: SeatView, trade: Trade) -> None:
        self.gone, self.taker = trade.gone, trade.taker
        self.hand = Hand(view, trade.gone, trade.got, trade.taker)
        self.ranks: Counter[Rank] = Counter(map(rank_of, trade.gone))
        self.turns = len(self.hand.melds)
        self.value: HandValue = value_of(
            view, self.hand, trade.gone, trade.got, trade.taker, passed_on=trade.passed_on
        )

    @cached_property
    def melds(self) -> Counter[Shape]:
        """The melds that the remaining hand is split into."""
        return Counter(self.hand.melds)

    def surely_beaten(self, shape: Shape, reversed_: bool) -> list[Card]:
        """Return the cards given away that can beat this meld."""
        book = self.hand.book
        beating = {(each.rank, each.size) for each in beaters(book, reversed_, shape)}
        for rank, count in self.ranks.items():
            if any((rank, size) in beating for size in range(1, count + 1)):
                return [card for card in self.gone if rank_of(card) == rank]
        return []


class DiscardReasons:
    """A comparison of two trades of one seat."""

    def __init__(self, view: SeatView, chosen: Trade, best: Trade) -> None:
        self._view, self._book = view, view.book
        self._whole = Hand(view)
        self._chosen, self._best = _Option(view, chosen), _Option(view, best)
        self._trades = chosen, best
        self._lost = _without(chosen.gone, best.gone)
        """Cards that only the chosen trade gives away."""
        self._spared = _without(best.gone, chosen.gone)
        """Cards that only the better trade gives away."""
        self._special = Special(view)

    @property
    def gain(self) -> float:
        """The estimated gain of the better trade, in expected position; negative if it is worse."""
        value = self._best.value.total - self._chosen.value.total
        return value + self._special_cost(self._chosen) - self._special_cost(self._best)

    def _special_cost(self, option: _Option) -> float:
        """Return the cost of losing bombs and revolutions, or of handing them to the receiver."""
        torn = (e.weight for e in self._torn_by(option) if e.reason.key != "set_broken")
        handed = max((chance for chance, _, _ in self._dangers(option)), default=0.0)
        return sum(torn) + HANDED * handed

    def reasons(self) -> Iterator[WeighedReason]:
        """Yield every difference that favours the better trade, unordered."""
        tops = list(self._tops())
        yield from tops
        if not tops:
            yield from self._stronger()
        concrete = [*self._torn(), *self._torn_runs(), *self._left_behind()]
        yield from concrete
        if not concrete:
            yield from self._turns()
        beaten = list(self._beaten())
        yield from beaten
        if not tops and not beaten:
            yield from self._wins()
        yield from self._handed()
        yield from self._lead()
        yield from self._first_lead()
        yield from self._meets()

    def _control(self, card: Card) -> float:
        return self._whole.single(rank_of(card)).control

    def _strength(self, cards: Iterable[Card]) -> float:
        return sum(self._whole.single(rank_of(card)).strength for card in cards)

    def _tops(self) -> Iterator[WeighedReason]:
        """Yield reasons if the chosen trade gives away cards that win tricks."""
        chosen, best = self._trades
        lost, spared = self._top(self._lost), self._top(self._spared)
        balance = len(lost) - len(spared) - len(self._top(chosen.got)) + len(self._top(best.got))
        if (more := min(balance, len(lost))) > 0:
            named = tuple(sorted(lost[-more:]))
            key = "wild_given" if any(map(self._is_helper_only, named)) else "top_given"
            reason = Reason(key, named, count=self._whole.held_of(named))
            yield WeighedReason(TOP * more, reason)
        came = self._top(_without(best.got, chosen.got))
        if (more := min(balance, len(came))) > 0:
            yield WeighedReason(TOP * more, Reason("top_got", tuple(sorted(came[-more:]))))

    def _top(self, cards: Iterable[Card]) -> list[Card]:
        """Return those of the cards that win tricks, best last."""
        found = [card for card in cards if self._is_top(card)]
        return sorted(found, key=lambda c: (self._control(c), self._book.exchange_key(c), c))

    def _is_top(self, card: Card) -> bool:
        if card in self._book.helpers or rank_of(card) in lone_jokers(self._book):
            return True
        return self._control(card) >= WINS

    def _is_helper_only(self, card: Card) -> bool:
        return card in self._book.helpers and (
            card in self._book.wild or self._control(card) < WINS
        )

    def _stronger(self) -> Iterator[WeighedReason]:
        """Yield a reason if the cards given are more useful than those of the better trade."""
        if not self._lost or not self._spared:
            return
        high = max(self._lost, key=lambda card: self._use((card,)))
        low = min(self._spared, key=lambda card: self._use((card,)))
        weight = self._use(self._lost) - self._use(self._spared)
        if rank_of(high) == rank_of(low):
            return
        if weight > 0 and self._strength((high,)) - self._strength((low,)) >= NOTABLE:
            yield WeighedReason(weight, Reason("stronger_given", (high,), (low,)))
        elif self._is_alone(high) and self._is_alone(low) and self._is_higher(high, low):
            # Both are weak, so only the first trick in which they are played matters.
            yield WeighedReason(max(weight, HIGHER), Reason("higher_given", (high,), (low,)))

    def _is_higher(self, card: Card, other: Card) -> bool:
        worth = self._book.worth
        return worth[rank_of(card)] > worth[rank_of(other)]

    def _is_alone(self, card: Card) -> bool:
        return self._whole.count[rank_of(card)] == 1

    def _use(self, cards: Iterable[Card]) -> float:
        """Return the value of single cards: winning tricks, and being playable on others."""
        alone = filter(self._is_alone, cards)
        stuck = sum(self._whole.single(rank_of(card)).stuck for card in alone)
        return STRENGTH * self._strength(cards) - STUCK * stuck

    def _torn(self) -> Iterator[WeighedReason]:
        """Yield reasons if the chosen trade breaks up sets."""
        if self._chosen.turns < self._best.turns:
            return
        torn, other = self._torn_by(self._chosen), self._torn_by(self._best)
        if sum(each.weight for each in torn) > sum(each.weight for each in other):
            ranks = {rank_of(each.reason.cards[0]) for each in other}
            yield from (each for each in torn if rank_of(each.reason.cards[0]) not in ranks)

    def _torn_by(self, option: _Option) -> list[WeighedReason]:
        found = []
        for rank in option.ranks:
            had = tuple(card for card in self._view.hand if rank_of(card) == rank)
            left = option.hand.count[rank]
            if not 0 < left < len(had) or not self._is_played_as_a_set(rank, len(had)):
                continue
            does = self._special.of(rank, len(had))
            if does == self._special.of(rank, left):
                does = ""
            if does or self._whole.single(rank).control < WINS:
                key = f"{does or 'set'}_broken"
                found.append(WeighedReason(BROKEN[does], Reason(key, had, count=len(had))))
        return found

    def _is_played_as_a_set(self, rank: Rank, count: int) -> bool:
        size = min(count, self._book.max_set)
        return any(s.kind == SET and s.rank == rank and s.size >= size for s in self._whole.melds)

    def _torn_runs(self) -> Iterator[WeighedReason]:
        for run in set(self._best.melds):
            kept = self._best.melds[run] > self._chosen.melds[run]
            if run.kind not in RUN_TIMES or not kept or self._chosen.turns < self._best.turns:
                continue
            ranks = ranks_of_run(self._book, run)
            taken = tuple(card for card in self._lost if rank_of(card) in ranks)
            if taken:
                size = run.size // RUN_TIMES[run.kind]
                yield WeighedReason(BROKEN[""], Reason("run_broken", taken[:1], count=size))

    def _left_behind(self) -> Iterator[WeighedReason]:
        """Yield reasons if single cards or low sets remain that could have been given away."""
        more = self._chosen.turns - self._best.turns
        alone = self._left_alone() if more > 0 else ()
        if alone:
            low = tuple(card for card in alone if rank_of(card) in self._chosen.hand.lone_low())
            whole = self._set_given()
            if whole and len(alone) > 1:
                reason = Reason("set_in_one", whole, alone, count=len(alone))
                yield WeighedReason(TURN * more + LONE_LOW * len(low), reason)
            elif low:
                weight = (TURN + LONE_LOW) * min(more, len(low))
                yield WeighedReason(weight, Reason("single_kept", low[: max(1, more)]))
            else:
                yield WeighedReason(TURN * more, Reason("alone_kept", alone[:more]))
        for rank in {rank_of(card) for card in self._spared}:
            whole = tuple(card for card in self._spared if rank_of(card) == rank)
            shape = Shape(SET, len(whole), rank)
            stays = len(whole) > 1 and self._chosen.melds[shape] > self._best.melds[shape]
            gone = self._best.hand.count[rank] == 0
            if stays and gone and self._chosen.hand.is_low(shape):
                yield WeighedReason(TURN, Reason("set_kept", whole, count=len(whole)))

    def _left_alone(self) -> tuple[Card, ...]:
        """Return the cards that only the better trade gives away and that would need a play each.

        The weakest come first.
        """
        alone = {shape.rank for shape in self._chosen.melds if shape.size == 1}
        found = [card for card in self._spared if rank_of(card) in alone]
        return tuple(sorted(found, key=lambda card: (self._strength((card,)), card)))

    def _set_given(self) -> tuple[Card, ...]:
        """Return a set given away as a whole, but only by the chosen trade.

        The hand would play it in one turn. Cards that win tricks are left out, because they are a
        reason of their own.
        """
        for rank in sorted({rank_of(card) for card in self._lost if not self._is_top(card)}):
            whole = tuple(card for card in self._lost if rank_of(card) == rank)
            shape = Shape(SET, len(whole), rank)
            kept = self._best.melds[shape] > self._chosen.melds[shape]
            if len(whole) > 1 and kept and self._chosen.hand.count[rank] == 0:
                return whole
        return ()

    def _turns(self) -> Iterator[WeighedReason]:
        turns, fewer = self._chosen.turns, self._best.turns
        if turns > fewer:
            reason = Reason("turns", count=turns, other_count=fewer)
            yield WeighedReason(TURN * (turns - fewer), reason)

    def _beaten(self) -> Iterator[WeighedReason]:
        """Yield a reason if the receiver gets cards that beat a meld that would otherwise win."""
        found = []
        for shape in set(self._chosen.melds) & set(self._best.melds):
            worth, now = self._best.hand.worth(shape), self._chosen.hand.worth(shape)
            if shape.kind != SET or worth.control < WINS or now.control >= worth.control:
                continue
            reversed_ = self._view.reversed
            by = self._chosen.surely_beaten(shape, reversed_)
            own = tuple(c for c in self._chosen.hand.cards if rank_of(c) == shape.rank)[
                : shape.size
            ]
            if by and len(own) == shape.size and not self._best.surely_beaten(shape, reversed_):
                reason = Reason("beaten_by_it", tuple(by), own)
                found.append(WeighedReason(CONTROL * worth.control, reason))
        yield from sorted(found, key=lambda each: (-each.weight, each.reason.others))[:1]

    def _wins(self) -> Iterator[WeighedReason]:
        """Yield a reason if fewer of the plays left are likely to win their trick."""
        fewer, more = len(self._chosen.hand.wins()), len(self._best.hand.wins())
        gain = self._best.value.control - self._chosen.value.control
        if more > fewer and gain > 0:
            yield WeighedReason(CONTROL * gain, Reason("wins_left", count=fewer, other_count=more))

    def _first_lead(self) -> Iterator[WeighedReason]:
        """Yield a reason if the seat is more likely to follow the receiver's first lead."""
        one, other = self._chosen.value.follow, self._best.value.follow
        if other - one >= PLAIN:
            figures = round(100 * other), round(100 * one)
            reason = Reason("follows_lead", count=figures[0], other_count=figures[1])
            yield WeighedReason(FOLLOW * (other - one), reason)

    def _meets(self) -> Iterator[WeighedReason]:
        """Yield a reason if the seat could pair a single card with the card passed to it."""
        gain = self._best.value.meets - self._chosen.value.meets
        alone = tuple(card for card in self._lost if self._best.hand.count[rank_of(card)] == 1)
        if gain >= NOTABLE and alone:
            yield WeighedReason(MEETS * gain, Reason("may_pair", alone[:1]))

    def _handed(self) -> Iterator[WeighedReason]:
        """Yield a reason if the cards may give the receiver a bomb or a revolution."""
        danger = self._dangers(self._chosen)
        other = max((chance for chance, _, _ in self._dangers(self._best)), default=0.0)
        if danger:
            chance, does, rank = max(danger)
            if chance - other >= NOTABLE:
                given = tuple(card for card in self._chosen.gone if rank_of(card) == rank)
                reason = Reason(f"{does}_handed", given, count=round(100 * chance))
                yield WeighedReason(HANDED * (chance - other), reason)

    def _dangers(self, option: _Option) -> list[tuple[float, str, Rank]]:
        """Return (probability, effect, rank) of special sets that the receiver may then have."""
        taker, view = option.taker, self._view
        if taker is None:
            return []
        return [
            (chance_held(view, taker, rank, size - count), does, rank)
            for rank, count in option.ranks.items()
            for does, size in self._special.needed(rank)
        ]

    def _lead(self) -> Iterator[WeighedReason]:
        """Yield a reason if giving away a certain card also gives away the lead."""
        card = opening_card(self._view)
        if card is not None and card in self._lost:
            yield WeighedReason(OPENING, Reason("lead_given", (card,)))


def _without(cards: tuple[Card, ...], others: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that are left after removing one of equal rank for each of the others."""
    spare = Counter(map(rank_of, others))
    left = []
    for card in cards:
        if spare[rank_of(card)] > 0:
            spare[rank_of(card)] -= 1
        else:
            left.append(card)
    return tuple(left)
