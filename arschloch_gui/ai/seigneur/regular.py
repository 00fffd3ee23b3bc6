"""`regular`: plans its hand and evaluates every play by the cards left after it.

It divides its cards into plays (`plan`), beats tricks with cards that it can spare, and saves
strong cards until leading is worth it. It plays a bomb if it can then go out or if a rival is about
to go out, and it wishes for a rank that hurts its rivals. It uses no random numbers, so its play
can be reproduced.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.ai.seigneur.plan import BURDENS, Burdens, Known, Planner
from arschloch_gui.ai.seigneur.reading import LegalPlay, legal_plays
from arschloch_gui.ai.seigneur.threats import ThreatEstimate
from arschloch_gui.ai.seigneur.wishing import best_wish, with_wish
from arschloch_gui.engine.actions import PASS, Action, Give
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.combos import BOMB, Combo
from arschloch_gui.engine.seigneur.deck import MAH_JONG, PHOENIX, worth
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView

MOST_GIFTS = 40
"""Maximum number of ways to return cards that are evaluated."""
MOST_PLAYS = 40
"""Maximum number of plays to evaluate: those with the fewest Phoenixes and the lowest cards."""


class Weights(Struct, frozen=True):
    """Weights in addition to the burdens, in turns.

    Like the burdens, they were tuned in thousands of rounds against `lowest`, by keeping small
    changes that improved the results.
    """

    lead: float = -0.16
    """Value of winning a trick. It is negative because it is better to keep strong cards."""
    low_card: float = 0.11
    """Additional value of winning a trick, multiplied by how low the lowest card left is."""
    near_out: float = 0.76
    """Additional value of winning a trick, divided by the number of cards left."""
    patience: float = -0.09
    """Value of passing in itself."""
    alarm: float = 0.1
    """Value of each card played while a rival is close to going out."""
    burdens: Burdens = BURDENS


USUAL = Weights()


class RegularPlayer:
    """A player that takes the action with the best expected result, the first one on a tie."""

    def __init__(self, weights: Weights = USUAL, known: Known | None = None) -> None:
        """Create a player. `known` is a cache, which saves time but does not affect the choices."""
        self._weights, self._known = weights, known

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        return 0 if len(legal) == 1 else self.ranked(view, legal, rng)[0]

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        """Return the indices of actions to consider, best first, or only one if it is certain."""
        planner = Planner(self._weights.burdens, self._known)
        if isinstance(legal[0], Give):
            return _gifts(view, legal, planner)
        plays = legal_plays(view, legal)
        outlook = ThreatEstimate(view)
        for play in plays:
            if play.combo.size == len(view.hand):
                return [self._with_wish(view, legal, outlook, play)]
        if view.phase == BOMB_ASKED and view.owner == view.seat:
            return [legal.index(PASS)]
        now = planner.cost(view.hand)
        gains = [(self._weights.patience, legal.index(PASS))] if PASS in legal else []
        for play in _promising(plays):
            gain = now - self._left(view, planner, outlook, play.combo)
            gains.append((gain, self._with_wish(view, legal, outlook, play)))
        # If values are equal, passing comes first, then the order of evaluation.
        gains.sort(key=lambda each: -each[0])
        return [index for _, index in gains]

    def _left(
        self, view: SeatView, planner: Planner, outlook: ThreatEstimate, combo: Combo
    ) -> float:
        """Return the cost of the cards left after a play, minus the value of the play."""
        weights = self._weights
        rest = _without(view.hand, combo.cards)
        behind = planner.cost(rest)
        stands = outlook.stands(combo)
        lead = weights.lead + weights.near_out / len(rest)
        lead += weights.low_card * planner.lowness(rest)
        alarm = weights.alarm * combo.size if outlook.nearest <= 2 else 0.0
        return behind - stands * lead - alarm

    def _with_wish(
        self, view: SeatView, legal: tuple[Action, ...], outlook: ThreatEstimate, play: LegalPlay
    ) -> int:
        if MAH_JONG not in play.combo.cards:
            return play.index
        return with_wish(legal, play.index, best_wish(view, outlook, play.combo))


def _promising(plays: list[LegalPlay]) -> list[LegalPlay]:
    if len(plays) <= MOST_PLAYS:
        return plays
    ranked = sorted(plays, key=lambda play: (play.combo.cards.count(PHOENIX), play.combo.key))
    bombs = [play for play in ranked if play.combo.kind == BOMB]
    by_shape: dict[tuple[str, int], int] = {}
    chosen: list[LegalPlay] = []
    for play in ranked:
        shape = play.combo.kind, play.combo.size
        by_shape[shape] = by_shape.get(shape, 0) + 1
        if by_shape[shape] <= 4 and len(chosen) < MOST_PLAYS:
            chosen.append(play)
    return [*chosen, *(bomb for bomb in bombs if bomb not in chosen)]


def _gifts(view: SeatView, legal: tuple[Action, ...], planner: Planner) -> list[int]:
    """Return the indices of the gifts with the lowest cards, best remaining hand first."""

    def value(index: int) -> int:
        action = legal[index]
        assert isinstance(action, Give)
        return sum(worth(card)[0] for card in action.cards)

    def left(index: int) -> float:
        action = legal[index]
        assert isinstance(action, Give)
        return planner.cost(_without(view.hand, action.cards))

    return sorted(sorted(range(len(legal)), key=value)[:MOST_GIFTS], key=left)


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> list[Card]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
