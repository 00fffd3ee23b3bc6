"""Reasons why another rank is better to ask for, or why asking is better than stopping.

Each card received costs another card in return. A rank is therefore worth asking for if it wins
tricks or goes with other cards in the hand, and if the other player is likely to have it.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.climbing.playout.core.threats import Worth
from arschloch_gui.coach.climbing.chances import chance_held
from arschloch_gui.coach.climbing.hand import LOW, WINS, Hand
from arschloch_gui.coach.climbing.special import Special
from arschloch_gui.coach.climbing.weighed import NOTABLE, TURN_ALONE, WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.cards import RANK_OF_NAME, Card, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView

SURELY, PERHAPS = 0.8, 0.2
"""Weights of winning tricks (`control`) and of strength in the value of a card, from judged
requests.

A card that is likely to be beaten is hardly worth the one returned for it.
"""
IN_VAIN, LIKELIER, COMPLETES = 1.0, 0.2, 0.3
"""Weights of a pointless request, of a higher probability, and of completing a bomb.

They were set by hand to reproduce the order of judged requests.
"""


class _Wish:
    """A rank that a player can be asked for; `name` "" stands for not asking."""

    def __init__(self, view: SeatView, hand: Hand, target: Seat, name: str) -> None:
        self.name = name
        self.chance, self.own, self.worth = 0.0, 0, Worth(0.0, 0.0, 0.0, False)
        if name:
            rank = RANK_OF_NAME[name]
            self.chance = chance_held(view, target, rank)
            self.own, self.worth = hand.count[rank], hand.single(rank)

    @property
    def percent(self) -> int:
        """The probability of getting a card, in per cent."""
        return round(100 * self.chance)

    @property
    def value(self) -> float:
        """Trick-taking value of one card of this rank."""
        return SURELY * self.worth.control + PERHAPS * self.worth.strength


def asking(view: SeatView, target: Seat, chosen: str, best: str) -> Iterator[WeighedReason]:
    """Yield the reasons for asking a seat for the rank `best`, unordered; "" means not asking."""
    hand = Hand(view)
    asked, better = (_Wish(view, hand, target, name) for name in (chosen, best))
    if asked.name and not asked.chance and better.chance:
        yield WeighedReason(IN_VAIN, Reason("none_there", ranks=(asked.name,)))
    elif asked.name and better.chance - asked.chance >= NOTABLE:
        reason = Reason(
            "likelier", ranks=(best, chosen), count=better.percent, other_count=asked.percent
        )
        yield WeighedReason(LIKELIER * (better.chance - asked.chance), reason)
    if better.name:
        yield from _worth_having(asked, better)
        yield from _completing(view, asked, better)
    elif asked.worth.strength < LOW:
        yield WeighedReason(TURN_ALONE, Reason("not_worth_it", ranks=(asked.name,)))
    if better.name and not asked.name:
        yield from _asking_on(view, hand, better)


def _worth_having(asked: _Wish, better: _Wish) -> Iterator[WeighedReason]:
    """Yield a reason if the better rank wins more tricks."""
    weight = better.chance * better.value - asked.chance * asked.value
    if asked.name and better.value - asked.value >= NOTABLE / 2 and weight > 0:
        names = (better.name, asked.name)
        yield WeighedReason(weight, Reason("asks_stronger", ranks=names, count=better.percent))


def _asking_on(view: SeatView, hand: Hand, better: _Wish) -> Iterator[WeighedReason]:
    """Yield a reason if asking can bring a card that wins tricks or replaces a poor one."""
    if better.worth.control >= WINS:
        weight = better.chance * better.value
        yield WeighedReason(weight, Reason("asks_top", ranks=(better.name,), count=better.percent))
        return
    lone = hand.lone_low()
    spare = [card for card in _giveable(view) if rank_of(card) in lone]
    worst = min(spare, key=view.book.exchange_key, default=None)
    if worst is not None and better.worth.strength > hand.single(rank_of(worst)).strength:
        reason = Reason("asks_more", (worst,), ranks=(better.name,), count=better.percent)
        yield WeighedReason(TURN_ALONE * better.chance, reason)


def _giveable(view: SeatView) -> list[Card]:
    return [card for card in view.hand if card not in view.book.exchange.kept_back]


def _completing(view: SeatView, asked: _Wish, better: _Wish) -> Iterator[WeighedReason]:
    """Yield a reason if the card asked for completes a set, or one with a special effect."""
    if not better.own or not better.chance:
        return
    rank = RANK_OF_NAME[better.name]
    special, count = Special(view), better.own + 1
    does = special.of(rank, count)
    held = tuple(card for card in view.hand if rank_of(card) == rank)
    if does and does != special.of(rank, better.own):
        reason = Reason(f"{does}_completed", held, ranks=(better.name,), count=better.percent)
        yield WeighedReason(COMPLETES * better.chance, reason)
    elif not asked.own and better.worth.control < WINS:
        reason = Reason("completes", held, ranks=(better.name,), count=count)
        yield WeighedReason(TURN_ALONE * better.chance, reason)
