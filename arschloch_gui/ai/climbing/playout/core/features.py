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
BEATEN: Final = 8
"""By how many ranks: none, 1, 2, 3, 4, 5–6, 7–8, more."""
STAGES: Final = 5
"""Up to two cards in hand, three, up to five, up to eight, more."""
NEAR: Final = 4
"""The fewest cards of a rival: one, two, up to four, more."""
RIVALS: Final = 4
"""Who may still answer: nobody, one, two, more."""
OWNER: Final = 5
"""Cards of the owner of the trick: none, one, two, up to four, more."""
LOSERS: Final = 5
"""Groups that can be beaten; 4: more."""
GROUPS: Final = 7
"""Groups; 6: more."""
LARGEST: Final = 4
"""Cards of a set; of larger ones this many count."""
_BEATEN_OF: Final = [0, 1, 2, 3, 4, 5, 5, 6, 6, 7]
_NEAR_OF: Final = [0, 0, 1, 2, 2, 3]
_OWNER_OF: Final = [0, 1, 2, 3, 3, 4]
_STAGE_OF: Final = [0, 0, 0, 1, 2, 2, 3, 3, 3, 4]

# Where each kind of feature begins.
MELD: Final = 0
"""answering?, stage, size, beaten by."""
DANGER: Final = MELD + 2 * STAGES * SIZES * BEATEN
"""answering?, the nearest rival, size, beaten by; a rival could go out."""
ANSWERED: Final = DANGER + 2 * NEAR * SIZES * BEATEN
"""answering?, who may still answer, beaten by, how many of the groups left are beaten (3: more)."""
LEAVES: Final = ANSWERED + 2 * RIVALS * BEATEN * 4
"""answering?, certain to take the trick?, groups left, how many of them can be beaten."""
LOSE: Final = LEAVES + 2 * 2 * GROUPS * LOSERS
"""answering?, a group that leaves the hand: size, beaten by."""
KEEP: Final = LOSE + 2 * SIZES * BEATEN
"""What is left of a group that is broken: size, beaten by."""
SWEEP: Final = KEEP + SIZES * BEATEN
"""answering?, stage, how many of the groups left are beaten: the meld takes the trick by rule."""
NEXT: Final = SWEEP + 2 * STAGES * LOSERS
"""answering?, whether the next to answer has fewer, as many or more cards, can be beaten?"""
LONG: Final = NEXT + 2 * 3 * 2
"""answering?, cards of a run: 3, 4, more."""
TURNS: Final = LONG + 2 * 3
"""The meld reverses the order: how many more groups are beaten then (−2 … 2), stage."""
LAST: Final = TURNS + 5 * STAGES
"""Going out; going out with a card that is penalised."""
STAY: Final = LAST + 2
"""Passing. Stage, the top is beaten by."""
STAY_OWNER: Final = STAY + STAGES * BEATEN
"""Passing, the nearest rival, and how many cards the owner of the trick has."""
STAY_HAND: Final = STAY_OWNER + NEAR * OWNER
"""Passing with so many groups, so many of them beaten."""
STAY_AWAKE: Final = STAY_HAND + GROUPS * LOSERS
"""Passing while so many rivals may still answer (2: more), and the owner's cards."""
STAY_TOP: Final = STAY_AWAKE + 3 * OWNER
"""Passing: the top is beaten by, how many of the own groups are beaten."""
STAY_LEFT: Final = STAY_TOP + BEATEN * LOSERS
"""Passing: how many others hold cards (4: more), stage."""
STAY_AGAIN: Final = STAY_LEFT + 5 * STAGES
"""Passing where one may come back into the trick: stage."""
COUNT: Final = STAY_AGAIN + STAGES


def _ones() -> list[int]:
    found = [0] * (1 << 16)
    for mask in range(1, 1 << 16):
        found[mask] = found[mask >> 1] + (mask & 1)
    return found


_ONES: Final = _ones()
"""Bits of a mask of up to 16."""


class Sight:
    """A position as the seat to act sees it, his own cards and those of the others together."""

    __slots__ = (
        "answers", "awake", "beaten", "cards", "following", "groups", "left", "losers", "masks",
        "near", "own", "owner_cards", "position", "reach", "rivals", "stage", "strength",
    )  # fmt: skip

    def __init__(self, position: Position) -> None:
        tables = position.tables
        seat = position.to_act
        hand, others = position.hands[seat], position.held_by_others(seat)
        self.position = position
        self.strength = tables.strength[position.flipped]
        self.masks = [0] * (LARGEST + 1)
        """By number of cards: the strengths of which the others hold as many together."""
        self.own = tables.numbers(hand)
        """By rank: how many cards of it are in the hand."""
        once = twice = thrice = often = 0
        strength = self.strength
        for group, unseen in enumerate(tables.numbers(others)):
            if unseen and strength[group] >= 0:
                bit = 1 << strength[group]
                once |= bit
                if unseen > 1:
                    twice |= bit
                    if unseen > 2:
                        thrice |= bit
                        if unseen > 3:
                            often |= bit
        self.masks = [0, once, twice, thrice, often]
        self.groups = self.losers = 0
        self.beaten: list[int] = []
        """By rank: by how many ranks the whole group is beaten, in classes."""
        beaten, ends = self.beaten, tables.ends_trick
        for group, count in enumerate(self.own):
            worth = 0
            if count:
                self.groups += 1
                if not ends[group]:
                    worth = self.above(count, strength[group])
                    if worth:
                        self.losers += 1
            beaten.append(worth)
        self.answers = 0 if position.top is None else 1
        self.cards = position.counts[seat]
        self.stage = _STAGE_OF[min(self.cards, 9)]
        self._look_round(seat)

    def _look_round(self, seat: int) -> None:
        """Who else is in the round, and in the trick."""
        position = self.position
        again = position.tables.rejoins
        near, awake, left, rivals, reach = 5, 0, 0, 0, 0
        for other, count in enumerate(position.counts):
            if count and other != seat:
                left += 1
                near = min(near, count)
                if again or not position.passed >> other & 1:
                    rivals += 1
                    reach = max(reach, count)
                    if other != position.owner:
                        awake += 1
        self.near, self.awake, self.left = _NEAR_OF[near], min(awake, 2), min(left, 4)
        self.rivals = min(rivals, RIVALS - 1)
        """How many may answer what is laid now."""
        self.reach = reach
        """The most cards one of them has."""
        owner = position.counts[position.owner] if position.owner >= 0 else 0
        self.owner_cards = _OWNER_OF[min(owner, 5)]
        self.following = 0
        """How many cards the next of them has; 0: there is none."""
        if rivals:
            other = position.successor[seat]
            while not position.counts[other] or (not again and position.passed >> other & 1):
                other = position.successor[other]
            self.following = position.counts[other]

    def beaten_by(self, size: int, group: int) -> int:
        """By how many ranks a set of this rank would be beaten, in classes; 0: by none."""
        if self.position.tables.ends_trick[group]:
            return 0
        return self.above(size, self.strength[group])

    def above(self, size: int, strength: int) -> int:
        """How many ranks of a higher strength the others have so often, in classes."""
        higher = self.masks[min(size, LARGEST)] >> strength + 1
        if not higher:
            return 0
        count = _ONES[higher & 0xFFFF]
        if higher > 0xFFFF:
            count += _ONES[higher >> 16 & 0xFFFF]
        return _BEATEN_OF[min(count, 9)]

    def of(self, move: int) -> list[int]:
        """The features of one of the moves of the position, if it lays cards or passes."""
        if move == PASS:
            return self._passing()
        return self._laying(self.position.tables.laid[move])

    def _passing(self) -> list[int]:
        position, stage = self.position, self.stage
        top = position.top
        beaten = 0
        if top is not None and not top.sweeps:
            beaten = self.above(top.size, top.down if position.flipped else top.up)
        losers = min(self.losers, LOSERS - 1)
        found = [
            STAY + stage * BEATEN + beaten,
            STAY_OWNER + self.near * OWNER + self.owner_cards,
            STAY_HAND + min(self.groups, GROUPS - 1) * LOSERS + losers,
            STAY_AWAKE + self.awake * OWNER + self.owner_cards,
            STAY_TOP + beaten * LOSERS + losers,
            STAY_LEFT + self.left * STAGES + stage,
        ]
        if position.tables.rejoins:
            found.append(STAY_AGAIN + stage)
        return found

    def _laying(self, laid: Laid) -> list[int]:
        if laid.size == self.cards:
            return [LAST + 1 if laid.penalised else LAST]
        answers, stage = self.answers, self.stage
        found: list[int] = []
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
        groups, losers = min(groups, GROUPS - 1), min(losers, LOSERS - 1)
        beaten = 0
        if laid.sweeps:
            found.append(SWEEP + (answers * STAGES + stage) * LOSERS + losers)
        else:
            beaten = self._add_strength(laid, losers, found)
        sure = 0 if beaten else 1
        found.append(LEAVES + ((answers * 2 + sure) * GROUPS + groups) * LOSERS + losers)
        if laid.turns:
            more = max(-2, min(self._losers_reversed() - self.losers, 2)) + 2
            found.append(TURNS + more * STAGES + stage)
        if len(laid.groups) > 2:
            found.append(LONG + answers * 3 + min(laid.size, 5) - 3)
        return found

    def _add_strength(self, laid: Laid, losers: int, found: list[int]) -> int:
        """What depends on who may beat a meld; returns by how many ranks it is beaten."""
        answers = self.answers
        size = SIZES - 1 if len(laid.groups) > 1 else min(laid.size, SIZES) - 1
        beaten = 0
        if laid.size <= self.reach:
            each = 1 if len(laid.groups) > 1 else laid.size
            beaten = self.above(each, laid.down if self.position.flipped else laid.up)
        found.append(MELD + ((answers * STAGES + self.stage) * SIZES + size) * BEATEN + beaten)
        found.append(DANGER + ((answers * NEAR + self.near) * SIZES + size) * BEATEN + beaten)
        trick = (answers * RIVALS + self.rivals) * BEATEN + beaten
        found.append(ANSWERED + trick * 4 + min(losers, 3))
        if self.following:
            fewer = 0 if self.following < laid.size else 1 if self.following == laid.size else 2
            found.append(NEXT + (answers * 3 + fewer) * 2 + (1 if beaten else 0))
        return beaten

    def _losers_reversed(self) -> int:
        """How many of the own groups are beaten once the order is reversed."""
        tables = self.position.tables
        usual, other = self.strength, tables.strength[1 - self.position.flipped]
        found = 0
        for group, count in enumerate(self.own):
            if not count or tables.ends_trick[group] or other[group] < 0:
                continue
            mask = self.masks[min(count, LARGEST)]
            for rival, strength in enumerate(usual):
                if strength >= 0 and mask >> strength & 1 and other[rival] > other[group]:
                    found += 1
                    break
        return found
