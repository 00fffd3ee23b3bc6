"""Reasons why another offer, or another answer to an offer, is better.

Whether the other player accepts is unknown. An offer is therefore judged by what it gives away, by
the ranks that it asks for, and by whether the other player is likely to have them. A refusal is
judged by what follows three of them: the lower position gives its best cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import prod

from msgspec import Struct

from arschloch_gui.coach.climbing.ask_reasons import asking
from arschloch_gui.coach.climbing.chances import chance_held
from arschloch_gui.coach.climbing.discard_reasons import DiscardReasons, Trade
from arschloch_gui.coach.climbing.hand import Hand
from arschloch_gui.coach.climbing.hand_value import LONE_LOW, STRENGTH, TURN
from arschloch_gui.coach.climbing.weighed import NOTABLE, PLAIN, WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import Action, Answer, Propose
from arschloch_gui.engine.cards import RANK_NAMES, RANK_OF_NAME, Card, Seat, rank_of
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import Bargain
from arschloch_gui.engine.climbing.view import SeatView

HELD, WANTED, BOTH = 0.5, 0.7, -0.6
"""Weights of an offer, in addition to the value of the cards given, fitted to half of a bank.

They are for the probability that the other player has the ranks asked for, for the strength of
these ranks, and for the product of the two: the other player seldom gives up strong ranks.
"""
WISHED = 0.1
"""Weight of the reasons about single ranks."""


class _Offer(Struct, frozen=True):
    """The ranks that a proposal asks for."""

    held: float
    """Probability that the other player has all of these cards."""
    strength: float

    @property
    def value(self) -> float:
        return HELD * self.held + WANTED * self.strength + BOTH * self.held * self.strength


def offering(view: SeatView, chosen: Propose, best: Propose) -> tuple[float, list[WeighedReason]]:
    """Return the estimated gain of an offer over another one, and the reasons, unordered."""
    other = view.due[0].about_as(Bargain).other(view.own_seat)
    hand = Hand(view)
    one, two = (_offer(view, hand, other, each) for each in (chosen, best))
    compared = DiscardReasons(view, Trade(chosen.give, other), Trade(best.give, other))
    found = list(_wishes(view, other, chosen, best))
    if sorted(map(rank_of, chosen.give)) != sorted(map(rank_of, best.give)):
        # The cards received are unknown, and so is the number of plays needed.
        found += [e for e in compared.reasons() if e.reason.key not in ("turns", "wins_left")]
    if two.held - one.held >= PLAIN:
        figures = round(100 * two.held), round(100 * one.held)
        reason = Reason("likelier_held", count=figures[0], other_count=figures[1])
        found.append(WeighedReason(STRENGTH * (two.held - one.held), reason))
    return compared.gain + two.value - one.value, found


def _offer(view: SeatView, hand: Hand, other: Seat, offer: Propose) -> _Offer:
    wanted = Counter(RANK_OF_NAME[name] for name in offer.want)
    held = prod(chance_held(view, other, rank, count) for rank, count in wanted.items())
    return _Offer(held, sum(hand.single(rank).strength for rank in wanted.elements()))


def _wishes(view: SeatView, other: Seat, chosen: Propose, best: Propose) -> Iterator[WeighedReason]:
    """Yield reasons about the ranks asked for, in pairs. Their probabilities form one reason."""
    wished, better = Counter(chosen.want), Counter(best.want)
    pairs = zip(*map(_in_order, (wished - better, better - wished)), strict=False)
    for one, two in pairs:
        for each in asking(view, other, one, two):
            if each.reason.key != "likelier":
                yield WeighedReason(WISHED * each.weight, each.reason)


def _in_order(names: Counter[str]) -> list[str]:
    return sorted(names.elements())


def answering(view: SeatView, chosen: Action, best: Action) -> tuple[float, list[WeighedReason]]:
    """Return the estimated gain of an answer over another one, and the reasons, unordered.

    A counter-offer also counts as a refusal.
    """
    one, two = (answered(view, each) for each in (chosen, best))
    if one == two:
        return 0.0, []
    compared = DiscardReasons(view, one, two)
    found = [each for each in compared.reasons() if each.reason.key == "top_got"]
    # The cards that come back after three refusals are unknown. They are likely to be low.
    unknown = [len(each.gone) - len(each.got) for each in (one, two)]
    gain = compared.gain + (TURN + LONE_LOW) * (unknown[0] - unknown[1])
    return gain, [*found, *_refusing(view, one, two)]


def _refusing(view: SeatView, one: Trade, two: Trade) -> Iterable[WeighedReason]:
    """Yield a reason if refusing would eventually cost the best cards."""
    if not two.got or one.got:
        return
    hand = Hand(view)
    lost = sum(hand.single(rank_of(card)).strength for card in one.gone)
    paid = sum(hand.single(rank_of(card)).strength for card in two.gone)
    if lost - paid >= NOTABLE:
        yield WeighedReason(
            STRENGTH * (lost - paid),
            Reason("refusing_costs", one.gone, count=hand.held_of(one.gone)),
        )


def answered(view: SeatView, answer: Action) -> Trade:
    """Return the trade that results from accepting the offer, or from three refusals."""
    bargain = view.due[0].about_as(Bargain)
    offer, proposer = bargain.offer, bargain.proposer
    assert offer is not None
    if isinstance(answer, Answer) and answer.accept:
        return Trade(_handed_over(view, offer.want), proposer, offer.give)
    if view.seat != bargain.pair.lower:
        return Trade(())
    best = sorted(_giveable(view), key=view.book.gift_key)[-bargain.pair.count :]
    return Trade(tuple(best), proposer)


def _giveable(view: SeatView) -> list[Card]:
    return [card for card in view.hand if card not in view.book.exchange.kept_back]


def _handed_over(view: SeatView, names: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the seat's lowest cards of these ranks."""
    left = _giveable(view)
    found: list[Card] = []
    for name in names:
        card = next((each for each in left if RANK_NAMES[rank_of(each)] == name), None)
        if card is not None:
            left.remove(card)
            found.append(card)
    return tuple(found)
