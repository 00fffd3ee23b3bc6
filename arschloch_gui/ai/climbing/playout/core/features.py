"""What a policy sees of a move: numbers of features, spoken in terms that hold for all rules.

Nothing is named by its rank: a set counts by how many ranks among the cards of the others would
beat it, in the order in force, and a hand by the groups it falls into.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS, Laid

SIZES: Final = 3
"""Singles, pairs, larger sets."""
BEATEN: Final = 6
"""By how many ranks: none, 1, 2, 3–4, 5–7, more."""
STAGES: Final = 3
"""Up to three cards in hand, up to seven, more."""
NEAR: Final = 4
"""The fewest cards of a rival: one, two, up to four, more."""
LARGEST: Final = 4
"""Cards of a set; of larger ones this many count."""
_BEATEN_OF: Final = [0, 1, 2, 3, 3, 4, 4, 4, 5]
_NEAR_OF: Final = [0, 0, 1, 2, 2, 3]
_OWNER_OF: Final = [0, 1, 2, 3, 3, 4]
_STAGE_OF: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2]

# Where each kind of feature begins.
MELD: Final = 0
"""answering?, stage, size, beaten by."""
LOSE: Final = MELD + 2 * STAGES * SIZES * BEATEN
"""answering?, a group that leaves the hand: size, beaten by."""
KEEP: Final = LOSE + 2 * SIZES * BEATEN
"""What is left of a group that is broken: size, beaten by."""
SWEEP: Final = KEEP + SIZES * BEATEN
"""answering?, stage: the meld takes the trick by rule."""
GROUPS: Final = SWEEP + 2 * STAGES
"""answering?, how many groups stay in the hand (5: more)."""
LOSERS: Final = GROUPS + 2 * 6
"""answering?, how many of them can be beaten (4: more)."""
DANGER: Final = LOSERS + 2 * 5
"""answering?, the nearest rival, beaten by; a rival could go out."""
LONG: Final = DANGER + 2 * NEAR * BEATEN
"""answering?, cards of a run: 3, 4, more."""
TURNS: Final = LONG + 2 * 3
"""Stage: the meld reverses the order."""
LAST: Final = TURNS + STAGES
"""Going out; going out with a card that is penalised."""
STAY: Final = LAST + 2
"""Passing. Stage, the top is beaten by."""
STAY_NEAR: Final = STAY + STAGES * BEATEN
"""Passing, and the nearest rival."""
STAY_GROUPS: Final = STAY_NEAR + NEAR
"""Passing with so many groups (5: more)."""
STAY_LOSERS: Final = STAY_GROUPS + 6
"""Passing with so many that can be beaten (4: more)."""
STAY_AWAKE: Final = STAY_LOSERS + 5
"""Passing while so many rivals may still answer (2: more)."""
STAY_OWNER: Final = STAY_AWAKE + 3
"""Passing, and how many cards the owner of the trick has: none, one, two, up to four, more."""
COUNT: Final = STAY_OWNER + 5


class Sight:
    """A position as the seat to act sees it, his own cards and those of the others together."""

    __slots__ = (
        "answers", "awake", "beaten", "cards", "groups", "losers", "masks", "near", "own",
        "owner_cards", "position", "stage", "strength",
    )  # fmt: skip

    def __init__(self, position: Position) -> None:
        tables = position.tables
        seat = position.to_act
        hand, others = position.hands[seat], position.held_by_others(seat)
        self.position = position
        self.strength = tables.strength[position.flipped]
        self.masks = [0] * (LARGEST + 1)
        """By number of cards: the strengths of which the others hold as many together."""
        self.own: list[int] = []
        """By rank: how many cards of it are in the hand."""
        masks, own, strength = self.masks, self.own, self.strength
        for group, field in enumerate(tables.group_field):
            held = tables.held[group]
            own.append(held[hand & field])
            unseen = held[others & field]
            if unseen and strength[group] >= 0:
                for count in range(1, min(unseen, LARGEST) + 1):
                    masks[count] |= 1 << strength[group]
        self.groups = self.losers = 0
        self.beaten: list[int] = []
        """By rank: by how many ranks the whole group is beaten, in classes."""
        for group, count in enumerate(own):
            worth = self.beaten_by(count, group) if count else 0
            self.beaten.append(worth)
            if count:
                self.groups += 1
                if worth:
                    self.losers += 1
        self.answers = 0 if position.top is None else 1
        self.cards = position.counts[seat]
        self.stage = _STAGE_OF[min(self.cards, 8)]
        self._look_round(seat)

    def _look_round(self, seat: int) -> None:
        position = self.position
        near, self.awake = len(_NEAR_OF) - 1, 0
        for other, count in enumerate(position.counts):
            if count and other != seat:
                near = min(near, count)
                if not position.passed >> other & 1 and other != position.owner:
                    self.awake += 1
        self.near = _NEAR_OF[near]
        owner = position.counts[position.owner] if position.owner >= 0 else 0
        self.owner_cards = _OWNER_OF[min(owner, len(_OWNER_OF) - 1)]

    def beaten_by(self, size: int, group: int) -> int:
        """By how many ranks a set of this rank would be beaten, in classes; 0: by none."""
        if self.position.tables.ends_trick[group]:
            return 0
        return self.above(size, self.strength[group])

    def above(self, size: int, strength: int) -> int:
        """How many ranks of a higher strength the others have so often, in classes."""
        higher = self.masks[min(size, LARGEST)] >> strength + 1
        count = 0
        while higher:
            higher &= higher - 1
            count += 1
        return _BEATEN_OF[min(count, 8)]

    def of(self, move: int) -> list[int]:
        """The features of one of the moves of the position, if it lays cards or passes."""
        if move == PASS:
            return self._passing()
        return self._laying(self.position.tables.laid[move])

    def _passing(self) -> list[int]:
        top = self.position.top
        beaten = 0
        if top is not None and not top.sweeps:
            beaten = self.above(top.size, top.down if self.position.flipped else top.up)
        return [
            STAY + self.stage * BEATEN + beaten,
            STAY_NEAR + self.near,
            STAY_GROUPS + min(self.groups, 5),
            STAY_LOSERS + min(self.losers, 4),
            STAY_AWAKE + min(self.awake, 2),
            STAY_OWNER + self.owner_cards,
        ]

    def _laying(self, laid: Laid) -> list[int]:
        if laid.size == self.cards:
            return [LAST + 1 if laid.penalised else LAST]
        answers, flipped = self.answers, self.position.flipped
        size = SIZES - 1 if len(laid.groups) > 1 else min(laid.size, SIZES) - 1
        beaten = 0
        if laid.sweeps:
            found = [SWEEP + answers * STAGES + self.stage]
        else:
            each = 1 if len(laid.groups) > 1 else laid.size
            beaten = self.above(each, laid.down if flipped else laid.up)
            found = [MELD + ((answers * STAGES + self.stage) * SIZES + size) * BEATEN + beaten]
        if laid.turns:
            found.append(TURNS + self.stage)
        if len(laid.groups) > 2:
            found.append(LONG + answers * 3 + min(laid.size, 5) - 3)
        groups, losers = self.groups, self.losers
        for at, group in enumerate(laid.groups):
            held, worth = self.own[group], self.beaten[group]
            found.append(LOSE + (answers * SIZES + min(held, SIZES) - 1) * BEATEN + worth)
            left = held - laid.counts[at]
            groups -= 1
            losers -= 1 if worth else 0
            if left > 0:
                kept = self.beaten_by(left, group)
                found.append(KEEP + (min(left, SIZES) - 1) * BEATEN + kept)
                groups += 1
                losers += 1 if kept else 0
        found.append(GROUPS + answers * 6 + min(groups, 5))
        found.append(LOSERS + answers * 5 + min(losers, 4))
        found.append(DANGER + (answers * NEAR + self.near) * BEATEN + beaten)
        return found
