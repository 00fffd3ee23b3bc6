"""Estimated value of a hand after a gift or trade, as a sum of a few effects.

The value is used to compare two options of one decision. Its weights come from a least-squares fit
to the options of half of the exercise banks, and were confirmed with the other half
(`docs/measurements/judging-exchanges.md`). To repeat the fit, run `python
docs/measurements/reason_coverage.py --fit --near 14`.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.coach.climbing.first_lead import leader, lowest_groups, next_of, opening_card
from arschloch_gui.coach.climbing.hand import WINS, Hand
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView

TURN, LONE_LOW, STRENGTH, CONTROL, OPENING, FOLLOW, MEETS = (
    0.047, 0.07, 0.094, 0.063, 0.106, 0.036, 0.028,
)  # fmt: skip
"""Weights of the fields of `HandValue`, in expected position per unit.

They belong together: each is what its field adds beside the others (`weighed.TURN_ALONE`).
"""


class HandValue(Struct, frozen=True):
    """The features of a hand that affect its value, including the cards given for it."""

    turns: int
    """Number of plays that the hand needs."""
    lone_low: int
    """Number of single cards that rarely win a trick."""
    strength: float
    """Strength of the cards given away minus that of the cards received, as single cards."""
    control: float
    """Expected number of plays that are not beaten."""
    opening: bool
    """Whether the card that decides who leads is given away."""
    follow: float
    """Probability that a low play can follow the receiver's first lead, if it is their lowest."""
    meets: float
    """Probability that a single card becomes a pair with the card passed on by the seat before.

    That seat is expected to pass on its lowest rank.
    """

    @property
    def total(self) -> float:
        """The value in expected position, up to a constant that is the same for all options."""
        return (
            CONTROL * self.control + FOLLOW * self.follow + MEETS * self.meets
            - TURN * self.turns - LONE_LOW * self.lone_low
            - STRENGTH * self.strength - OPENING * self.opening
        )  # fmt: skip


def value_of(
    view: SeatView, hand: Hand, gone: tuple[Card, ...], got: tuple[Card, ...] = (),
    taker: Seat | None = None, *, passed_on: bool = False,
) -> HandValue:  # fmt: skip
    """Return the value of the hand after a trade of `gone` for `got`.

    `passed_on` is true if all players pass cards on to the left.
    """
    before = Hand(view)
    return HandValue(
        turns=len(hand.melds),
        lone_low=len(hand.lone_low()),
        strength=_strength(before, gone) - _strength(before, got),
        control=sum(hand.worth(shape).control for shape in hand.melds),
        opening=opening_card(view) in gone,
        follow=_follow(view, hand, gone, taker),
        meets=_meets(view, hand) if passed_on else 0.0,
    )


def _strength(before: Hand, cards: tuple[Card, ...]) -> float:
    return sum(before.single(rank_of(card)).strength for card in cards)


def _follow(view: SeatView, hand: Hand, gone: tuple[Card, ...], taker: Seat | None) -> float:
    """Return the probability of being able to follow the receiver's lowest group with a low play.

    It is 0 unless the receiver leads first and this seat plays next.
    """
    if taker is None or leader(view) != taker or next_of(view, taker) != view.seat:
        return 0.0
    worth = view.book.worth
    low = [shape for shape in hand.melds if hand.worth(shape).control < WINS]
    return sum(
        chance
        for (rank, size), chance in lowest_groups(view, taker, gone).items()
        if any(each.size == size and worth[each.rank] > worth[rank] for each in low)
    )


def _meets(view: SeatView, hand: Hand) -> float:
    """Return the probability that the lowest rank of the previous seat is a single in this hand."""
    before = view.order[view.order.index(view.own_seat) - 1]
    found = lowest_groups(view, before).items()
    return sum(chance for (rank, _), chance in found if hand.count[rank] == 1)
