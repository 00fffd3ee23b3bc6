"""The player `regular` on positions: the same choices from the same estimates, without a view.

It uses no hidden information. In another hand, it knows only the cards that all players saw being
added, and otherwise only the number of unseen cards of each kind.
"""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.ai.shithead.playout.kinds import FITS, KIND_OF, STRICTLY
from arschloch_gui.ai.shithead.playout.position import Position
from arschloch_gui.ai.shithead.regular import RegularPlayer, Weights
from arschloch_gui.ai.shithead.threats import all_of
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.pile import BURNING, JOKER, NO_RANK, TEN

WEIGHTS = Weights()


@lru_cache(maxsize=1024)
def _kept(kind: int, count: int) -> float:
    """Return the value of keeping `count` cards of a kind, added as in `regular`."""
    return sum(RegularPlayer().keep(kind) for _ in range(count))


def act(at: Position, rng: Rng) -> None:
    """Play the action that `regular` would choose."""
    seat = at.to_act
    cards = at.hands[seat] or at.open[seat]
    if not cards:
        places = len(at.blind[seat])
        at.turn_over(rng.below(places) if places > 1 else 0)
        return
    best = chosen(at, seat, cards)
    if best is None:
        at.take()
    else:
        at.lay(cards, *best)


def chosen(at: Position, seat: Seat, cards: list[Card]) -> tuple[int, int] | None:
    """Return the number of cards that `regular` plays and the index of the first, or None."""
    strictly = at.strictly and not at.hands[seat]
    lawful = (STRICTLY if strictly else FITS)[at.top]
    kinds = _kinds(cards)
    plays = [each for each in kinds if lawful[each[0]] and at.required in (NO_RANK, each[0])]
    if not plays:
        return None
    if len(plays) == 1 and plays[0][1] == 1:
        return 1, plays[0][2]
    weighing = _Weighing(at, seat, kinds)
    best, found = float("-inf"), (0, 0)
    for kind, held, place in plays:
        for count in range(1, held + 1):
            value = weighing.value(kind, count, held)
            if value > best:
                best, found = value, (count, place)
    return found


def _kinds(cards: list[Card]) -> list[tuple[int, int, int]]:
    """Return (kind, count, index of the first card) for each kind in sorted cards."""
    found, first, last = [], 0, KIND_OF[cards[0]]
    for place, card in enumerate(cards):
        kind = KIND_OF[card]
        if kind != last:
            found.append((last, place - first, first))
            first, last = place, kind
    found.append((last, len(cards) - first, first))
    return found


class _Weighing:
    """Evaluator of the possible plays in one decision."""

    __slots__ = ("_at", "_kinds", "_rivals", "_seat", "_shed", "_unseen")

    def __init__(self, at: Position, seat: Seat, kinds: list[tuple[int, int, int]]) -> None:
        self._at, self._seat, self._kinds = at, seat, kinds
        self._shed = WEIGHTS.shed_with_stock if at.stock else WEIGHTS.shed
        self._rivals = len(at.left) - at.left.count(0) - 1
        self._unseen: list[int] | None = None

    def value(self, kind: int, count: int, held: int) -> float:
        """Return the value of playing `count` of the `held` cards of a kind."""
        at = self._at
        value = self._shed * count - _kept(kind, count)
        if kind == TEN or (
            kind != JOKER and count + (at.top_count if kind == at.top else 0) >= BURNING
        ):
            return value + WEIGHTS.again
        top = at.top if kind == JOKER else kind
        if top == NO_RANK:
            return value
        size = len(at.pile) + count
        turned = kind == JOKER and count % 2 == 1
        chance = self._stuck(at.next_to(self._seat, turned=turned), top)
        value += WEIGHTS.stuck * chance * size / self._rivals
        if count == held and len(self._kinds) > 1:
            fits = FITS[top]
            if not any(fits[other] for other, _, _ in self._kinds if other != kind):
                value -= WEIGHTS.exposed * (1 - chance) * size
        return value

    def _stuck(self, seat: Seat, top: int) -> float:
        """Return the probability that a seat cannot play anything on rank `top`."""
        at, fits = self._at, FITS[top]
        if at.hands[seat]:
            for card in at.known[seat]:
                if fits[KIND_OF[card]]:
                    return 0.0
            return self._none_fits(len(at.hands[seat]) - len(at.known[seat]), fits)
        if at.open[seat]:
            fits = STRICTLY[top] if at.strictly else fits
            return float(not any(fits[KIND_OF[card]] for card in at.open[seat]))
        return self._none_fits(1, fits)

    def _none_fits(self, count: int, fits: tuple[bool, ...]) -> float:
        """Return the probability that none of `count` unseen cards can be played."""
        unseen = self._unseen
        if unseen is None:
            unseen = self._unseen = self._not_seen()
        total = sum(unseen)
        low = sum([there for kind, there in enumerate(unseen) if not fits[kind]])
        return all_of(low, total, count)

    def _not_seen(self) -> list[int]:
        """Return the number of cards of each kind that the seat has not seen."""
        at = self._at
        unseen = at.hidden[:]
        for card in at.hands[self._seat]:
            unseen[KIND_OF[card]] -= 1
        for card in at.known[self._seat]:
            unseen[KIND_OF[card]] += 1
        return unseen
