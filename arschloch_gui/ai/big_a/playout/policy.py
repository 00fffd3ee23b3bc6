"""The player `regular` on positions: the same choices from the same estimates, without a view.

It uses no hidden information. In other hands, it knows only the number of cards and the A cards.
Floats are added in the same order as in `regular`, so that rounding does not differ.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from arschloch_gui.ai.big_a.playout.position import A_COUNT, A_POINTS, A_SETS, Position
from arschloch_gui.ai.big_a.regular import Weights, lowness_of
from arschloch_gui.ai.big_a.threats import at_least, none_of
from arschloch_gui.engine.big_a.deck import JOKER_NUMBER
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.table.public import NOBODY

WEIGHTS = Weights()
CompactPlay: TypeAlias = tuple[int, int, int]
"""(number, cards, jokers among them), or (1, 0, index in `A_CARDS`) for an A card."""
PASS: CompactPlay = (0, 0, 0)


@lru_cache(maxsize=1 << JOKER_NUMBER)
def _lowness(mask: int) -> float:
    """Return the total lowness of the numbers in a mask, added as in `regular`."""
    return lowness_of(number for number in range(1, JOKER_NUMBER) if mask >> number & 1)


_none_of = lru_cache(maxsize=65_536)(none_of)


def act(at: Position) -> None:
    """Play the action that `regular` would choose."""
    number, size, wild = chosen(at)
    if size:
        at.lay(number, size, wild)
    elif number:
        at.lead_a(wild)
    else:
        at.pass_on()


def chosen(at: Position) -> CompactPlay:
    """Return the choice of `regular` for the seat to act."""
    seat = at.to_act
    options = _options(at, seat)
    if len(options) == 1:
        return options[0]
    if not at.is_a_trick:
        held = at.sizes[seat]
        for option in options:
            if option[1] == held:
                return option
    weighing = _Weighing(at, seat)
    best, found = float("inf"), PASS
    for option in options:
        cost = weighing.cost(*option)
        if cost < best:
            best, found = cost, option
    return found


def _options(at: Position, seat: Seat) -> list[CompactPlay]:
    """Return the plays of a seat in the engine's order."""
    counts = at.counts[seat]
    jokers, mask = counts[JOKER_NUMBER], at.masks[seat]
    numbers = [number for number in range(1, JOKER_NUMBER) if mask >> number & 1]
    if at.leader == NOBODY:
        found = _sets(counts, numbers, jokers, 1)
        for size in range(2, max(map(counts.__getitem__, numbers), default=0) + jokers + 1):
            found += _sets(counts, numbers, jokers, size)
        return found + [(1, 0, which) for which in A_SETS[at.a_held[seat]]]
    if at.is_a_trick:
        return _sets(counts, numbers, jokers, 1)
    above = at.top_number
    found = _sets(counts, [number for number in numbers if number > above], jokers, at.top_size)
    if found and found[-1][0] == above:
        found.pop()  # a joker cannot be played on a joker
    found.append(PASS)
    return found


def _sets(counts: list[int], numbers: list[int], jokers: int, size: int) -> list[CompactPlay]:
    """Return the sets of `size` cards, fewer jokers first; a joker alone comes last."""
    if size == 1:
        singles = [(number, 1, 0) for number in numbers]
        if jokers:
            singles.append((JOKER_NUMBER, 1, 0))
        return singles
    most = min(jokers, size - 1)
    return [
        (number, size, wild)
        for number in numbers
        if counts[number] + most >= size
        for wild in range(max(0, size - counts[number]), most + 1)
    ]


class _Weighing:
    """Evaluator of the options of one decision."""

    __slots__ = (
        "_at", "_beaten", "_fewest", "_per_point", "_rivals", "_seat", "_total", "_unseen",
    )  # fmt: skip

    def __init__(self, at: Position, seat: Seat) -> None:
        self._at, self._seat = at, seat
        sizes, order = at.sizes, at.order
        place = order.index(seat)
        rivals = order[place + 1 :] + order[:place]
        fewest = self._fewest = min([sizes[rival] for rival in rivals])
        if at.leader != NOBODY and (at.is_a_trick or at.laps):
            rivals = rivals[: rivals.index(at.leader)]
        self._rivals = [sizes[rival] - A_COUNT[at.a_held[rival]] for rival in rivals]
        """Number of hidden cards of each player who can still play to this trick."""
        self._per_point = WEIGHTS.points + WEIGHTS.danger / max(1, fewest)
        own = at.counts[seat]
        self._unseen = [there - held for there, held in zip(at.unlaid, own, strict=True)]
        self._total = max(1, at.unlaid_total - at.sizes[seat] + A_COUNT[at.a_held[seat]])
        self._beaten: dict[tuple[int, int, int], float] = {}

    def cost(self, number: int, size: int, wild: int) -> float:
        """Return the expected cost of an option."""
        at, seat, weights = self._at, self._seat, WEIGHTS
        mask, points, held = at.masks[seat], at.points[seat], at.a_held[seat]
        counts = at.counts[seat]
        jokers, left, a_cards = counts[JOKER_NUMBER], at.sizes[seat] - size, A_COUNT[held]
        if size:
            natural = size - wild
            points -= natural * number + JOKER_NUMBER * wild
            if number == JOKER_NUMBER:
                jokers -= 1
            else:
                jokers -= wild
                if counts[number] == natural:
                    mask &= ~(1 << number)
        elif number:
            points -= A_POINTS[wild]
            left -= 1
            a_cards -= 1
        lowness = _lowness(mask)
        cost = (
            weights.cards * left
            + weights.groups * mask.bit_count()
            + weights.low * lowness
            + self._per_point * points
            + weights.jokers * jokers
            + weights.a_cards * a_cards
        )
        if not size:
            return cost + weights.gift / self._fewest if number else cost
        if at.is_a_trick:
            return cost + self._takes_a(number) * weights.take
        return cost + self._stands(size, number) * self._taking(lowness)

    def _taking(self, lowness: float) -> float:
        """Return the cost of winning this trick."""
        at, weights = self._at, WEIGHTS
        cost = weights.lead + weights.lead_low * lowness
        if at.tricks < len(A_POINTS) and at.on_table >> at.tricks & 1:
            cost += weights.big if at.tricks else weights.little
        return cost

    def _stands(self, size: int, number: int) -> float:
        """Return the probability that none of the seats to come beats a set."""
        chance, known, willing = 1.0, self._beaten, WEIGHTS.willing
        for cards in self._rivals:
            beaten = known.get((cards, size, number))
            if beaten is None:
                beaten = known[cards, size, number] = self._beats(cards, size, number)
            chance *= 1.0 - willing * beaten
        return chance

    def _beats(self, cards: int, size: int, number: int) -> float:
        """Return the probability that `cards` unseen cards contain a set that beats this one."""
        if cards < size or number >= JOKER_NUMBER:
            return 0.0
        unseen, total = self._unseen, self._total
        if size == 1:
            return 1.0 - _none_of(sum(unseen[number + 1 :]), total, cards)
        stands = 1.0
        share = cards / total
        wild = min(size - 1, round(share * unseen[JOKER_NUMBER]))
        for there in unseen[number + 1 : JOKER_NUMBER]:
            stands *= 1.0 - at_least(size - wild, there, share)
        return 1.0 - stands

    def _takes_a(self, number: int) -> float:
        """Return the probability that playing this card wins the A trick, and so the A card."""
        at, unseen = self._at, self._unseen
        top = 1 if at.top_number == JOKER_NUMBER else at.top_number
        own = 1 if number == JOKER_NUMBER else number
        if own < top:
            return 0.0
        # Jokers count as 1 in A tricks.
        lower = sum(unseen[1:own]) + (unseen[JOKER_NUMBER] if own > 1 else 0)
        chance = 1.0
        for cards in self._rivals:
            if cards:
                chance *= 1.0 - _none_of(lower, self._total, cards)
        return chance
