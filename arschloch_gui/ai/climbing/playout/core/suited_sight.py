"""Features of moves under rules with suited runs and locks, such as those of Daifugō.

The features are those of `seat_features` and further ones, which tell apart what looks the same
there: the joker, cards that win a trick by rule, locks, the player's own top, and runs in hand.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import ones
from arschloch_gui.ai.climbing.playout.core.features import (
    ENDER_USED,
    ENDERS_KEPT,
    GROUPS,
    HIGHER,
    JOKER_KEPT,
    JOKER_USED,
    LOCKED,
    LOCKS,
    LOSERS,
    NEAR,
    OWN_STAY,
    SAVED,
    SAVES_LEFT,
    STAGES,
    STAY_LOCKED,
)
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.seat_features import OWN_BIT, SeatFeatures
from arschloch_gui.ai.climbing.playout.core.tables import PASS, CompactMeld, SuitedRules

_ANSWER: Final = 1
_OWN_TOP: Final = 2
_SUITS: Final = 15
_LONE_RANK: Final = 1
"""Number of cards of a rank that a run uses up."""


class SuitedSight(SeatFeatures):
    """A position as seen by the seat to act, under `rules` with suited runs and locks."""

    __slots__ = (
        "enders", "hand", "has_joker", "has_run", "last", "last_score", "rules", "saved_now",
        "suits_below", "theirs", "way",
    )  # fmt: skip

    def __init__(self, position: Position, weights: list[float], rules: SuitedRules) -> None:
        self.rules = rules
        super().__init__(position, weights)
        seat = position.to_act
        self.hand = position.hands[seat]
        self.has_joker = self.hand & rules.joker != 0
        rows = rules.rows(self.hand)
        self.has_run = rows & rows >> 4 & rows >> 8 != 0
        self.saved_now = saved(rows)
        self.theirs = -1
        """The natural cards of the others (`SuitedRules.rows`), or −1 until they are needed."""
        self.way = 0 if position.top is None else _OWN_TOP if position.owner == seat else _ANSWER
        self.enders = 0
        """Cards of the ranks that win a trick by rule."""
        for group in rules.enders:
            self.enders += self.own[group] >> OWN_BIT
        self.suits_below = 0
        """Suits with which a meld locks the trick, or 0."""
        if position.top is not None and not position.lock:
            self.suits_below = position.top.suits
        self.last: CompactMeld | None = None
        self.last_score = 0.0

    def score(self, move: int) -> float:
        """Return the total weight of a move's features without listing them, unlike `of`.

        Melds that look the same are next to each other, so the last score is kept.
        """
        if move == PASS:
            return super().score(move)
        meld, last = self.position.tables.all_melds[move], self.last
        if last is not None and meld.like == last.like and self._is_alike(meld, last):
            return self.last_score
        self.last = meld
        self.last_score = super().score(move)
        return self.last_score

    def _is_alike(self, meld: CompactMeld, last: CompactMeld) -> bool:
        """Return whether two melds of one kind, size and rank have the same features."""
        below = self.suits_below
        if below and (meld.suits == below) != (last.suits == below):
            return False
        if meld.delta == last.delta:
            return True
        if self.has_run or self.position.lock or len(meld.groups) > 2:
            return False
        if below and meld.suits == below:
            return False
        return (meld.delta ^ last.delta) & self.rules.joker == 0

    def _pass(self) -> None:
        super()._pass()
        stage, losers, saves = self.stage, min(self.losers, LOSERS - 1), self.saved_now
        if self.way == _OWN_TOP:
            self._add(OWN_STAY + stage * LOSERS + losers)
        top = self.position.top
        if self.position.lock and top is not None:
            self._add(STAY_LOCKED + self._higher(top) * STAGES + stage)
        if self.has_joker:
            self._add(JOKER_KEPT + stage * NEAR + self.near)
        kept = ENDERS_KEPT + (min(self.enders, 2) * STAGES + stage) * LOSERS + losers
        left = SAVES_LEFT + (saves * GROUPS + min(self.groups, GROUPS - 1)) * LOSERS + losers
        self.sum = self.sum + self.weights[kept] + self.weights[left]
        if self.listed:
            self.found += [kept, left]

    def _take_out(self, meld: CompactMeld) -> tuple[int, int]:
        groups, losers = super()._take_out(meld)
        stage, saves, weights = self.stage, 0, self.weights
        fewer = losers if losers < LOSERS else LOSERS - 1
        enders = self.enders
        if enders and (meld.sweeps or self.has_joker):
            for at, group in enumerate(meld.groups):
                if group in self.rules.enders:
                    enders -= meld.counts[at]
        if self.has_joker:
            if meld.delta & self.rules.joker:
                self._add(JOKER_USED + self._use(meld))
            else:
                self._add(JOKER_KEPT + stage * NEAR + self.near)
        if meld.sweeps:
            self._add(ENDER_USED + self._use(meld))
        if self.has_run:
            saves = saved(self.rules.rows(self.hand - meld.delta))
        if self.position.lock:
            self._add(LOCKED + self._higher(meld) * LOSERS + fewer)
        elif self.suits_below and meld.suits == self.suits_below:
            own = min(self._above(self.rules.rows(self.hand - meld.delta), meld), 2)
            self._add(LOCKS + (self._higher(meld) * STAGES + stage) * 3 + own)
        kept = ENDERS_KEPT + ((enders if enders < 2 else 2) * STAGES + stage) * LOSERS + fewer
        left = (saves * GROUPS + (groups if groups < GROUPS else GROUPS - 1)) * LOSERS + fewer
        self.sum = self.sum + weights[kept] + weights[SAVES_LEFT + left]
        if self.listed:
            self.found += [kept, SAVES_LEFT + left]
        return groups, losers

    def _use(self, meld: CompactMeld) -> int:
        """Return how a joker or a card that wins the trick by rule is used."""
        return (self._kind(meld) * 3 + self.way) * STAGES + self.stage

    def _kind(self, meld: CompactMeld) -> int:
        """Return whether a meld is a single, a pair, a larger set or a run."""
        if meld.size < 3:
            return meld.size - 1
        return 2 if len(meld.groups) < 3 else 3

    def _higher(self, meld: CompactMeld) -> int:
        """Return the class of the number of higher cards that the others hold in a meld's suits."""
        if meld.sweeps:
            return 0
        held = self.position.held_by_others(self.position.to_act)
        if self.theirs < 0:
            self.theirs = self.rules.rows(held)
        joker = 1 if held & self.rules.joker else 0
        return min(self._above(self.theirs, meld) + joker, HIGHER - 1)

    def _above(self, rows: int, meld: CompactMeld) -> int:
        """Return the number of ranks above a meld with a card in each of its suits."""
        suits, cards = 0, self.rules.rows(meld.delta)
        while cards:
            suits |= cards & _SUITS
            cards >>= 4
        if not suits:
            return 0
        rows = rows & (1 << 4 * meld.up) - 1 if self.position.flipped else rows >> 4 * meld.up + 4
        found = 0
        while rows:
            if rows & suits == suits:
                found += 1
            rows >>= 4
        return found


def saved(rows: int) -> int:
    """Return the class of the number of groups that suited runs of three or more cards save."""
    starts = rows & rows >> 4 & rows >> 8
    if not starts:
        return 0
    inside = starts | starts << 4 | starts << 8
    found = -ones(starts & ~(starts << 4))
    while rows:
        if inside & _SUITS and ones(rows & _SUITS) == _LONE_RANK:
            found += 1
        rows >>= 4
        inside >>= 4
    return max(0, min(found, SAVED - 1))
