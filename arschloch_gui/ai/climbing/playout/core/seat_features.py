"""Features of the moves in a position, as a policy sees it, and their weights."""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import ones
from arschloch_gui.ai.climbing.playout.core.features import (
    ANSWERED,
    AWAKE,
    BEATEN,
    BESIDE,
    CARDS,
    CLASSES,
    DANGER,
    FOLLOWED,
    FOLLOWING,
    GROUPS,
    HELD,
    KEEP,
    LARGEST,
    LAST,
    LEAVES,
    LONG,
    LOSE,
    LOSERS,
    MELD,
    NEAR,
    NEXT,
    OTHERS,
    OUTLIVE,
    OWNER,
    RACE,
    RIVALS,
    SIZES,
    STAGES,
    STAY,
    STAY_AGAIN,
    STAY_AWAKE,
    STAY_BESIDE,
    STAY_HAND,
    STAY_LEFT,
    STAY_OWNER,
    STAY_TOP,
    STAY_WORST,
    SWEEP,
    TURNS,
    WORST,
)  # fmt: skip
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS, CompactMeld

BEATEN_OF: Final = [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9]
"""Class by number of beating ranks."""
_NEAR_OF: Final = [0, 0, 1, 2, 3, 4]
_FEW_OF: Final = [0, 1, 2, 3, 3, 4]
"""Class for `OWNER` and `FOLLOWING`, by number of cards of that player."""
_STAGE_OF: Final = [0, 0, 0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6]
_NONE: Final = -1
_TALLY: Final = 6
_MOST: Final = (1 << _TALLY) - 1
"""Maximum number of groups in a hand. No deck has more ranks."""


class SeatFeatures:
    """A position as seen by the seat to act: its own cards, and those of all others combined.

    `weights` has one weight for each feature.
    """

    __slots__ = (
        "answers", "awake", "beaten", "beside", "cards", "classes", "fewer", "following", "found",
        "groups", "held", "held_weight", "kept", "left", "listed", "losers", "masks", "near", "own",
        "owner_cards", "position", "reach", "remain", "rivals", "stage", "strength", "sum", "tally",
        "weights",
    )  # fmt: skip

    def __init__(self, position: Position, weights: list[float]) -> None:
        tables = position.tables
        seat = position.to_act
        self.position, self.weights = position, weights
        self.strength = tables.strength[position.flipped]
        self.own = tables.numbers(position.hands[seat])
        """Number of cards in the hand, by rank."""
        self.masks = self._masks(tables.numbers(position.held_by_others(seat)))
        """Strengths that the others together hold at least so often, by number of cards."""
        self.answers = 0 if position.top is None else 1
        self.cards = position.counts[seat]
        self.stage = _STAGE_OF[min(self.cards, 12)]
        self.groups = self.losers = 0
        self.beaten: list[int] = []
        """Class of the number of ranks that beat the whole group, by rank."""
        self.classes: list[int] = []
        """Class of each group in the hand."""
        self.tally = 0
        """Number of groups in each class of beating ranks, with `_TALLY` bits per class."""
        self._look_at_hand(tables.ends_trick)
        self._look_round(seat)
        self.held = HELD + (self.near * STAGES + self.stage) * CLASSES
        self.held_weight = 0.0
        for each in self.classes:
            self.held_weight += weights[self.held + each]
        # State for the move being examined: the sum of its weights and, if listed, its features
        # without those of the groups left; the offset of the features of a group beside it (`_NONE`
        # if there are none); and the groups that leave the hand or are left of a broken group.
        self.sum = 0.0
        self.listed = False
        self.found: list[int] = []
        self.beside = _NONE
        self.fewer: list[int] = []
        self.kept: list[int] = []
        self.remain = 0
        """`tally` without `fewer` but with `kept`."""

    def _masks(self, unseen: list[int]) -> list[int]:
        once = twice = thrice = often = 0
        strengths = self.strength
        for group, count in enumerate(unseen):
            if count:
                strength = strengths[group]
                if strength < 0:
                    continue
                bit = 1 << strength
                once |= bit
                if count > 1:
                    twice |= bit
                    if count > 2:
                        thrice |= bit
                        if count > 3:
                            often |= bit
        return [0, once, twice, thrice, often]

    def _look_at_hand(self, ends: list[bool]) -> None:
        """Count the groups in the hand, and the ranks that beat each of them."""
        beaten, classes, strength = self.beaten, self.classes, self.strength
        losers = tally = 0
        for group, count in enumerate(self.own):
            worth = 0
            if count:
                if not ends[group]:
                    worth = self.above(count, strength[group])
                    if worth:
                        losers += 1
                tally += 1 << worth * _TALLY
                size = count if count < SIZES else SIZES
                classes.append((size - 1) * BEATEN + worth)
            beaten.append(worth)
        self.groups, self.losers, self.tally = len(classes), losers, tally

    def _look_round(self, seat: int) -> None:
        """Record which other seats are in the round and in the trick."""
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
        self.near = _NEAR_OF[near]
        self.awake, self.left = min(awake, AWAKE - 1), min(left, OTHERS - 1)
        self.rivals = min(rivals, RIVALS - 1)
        """Class of the number of rivals that can answer the current play."""
        self.reach = reach
        """Largest number of cards of any of these rivals."""
        owner = position.counts[position.owner] if position.owner >= 0 else 0
        self.owner_cards = _FEW_OF[min(owner, 5)]
        self.following = 0
        """Number of cards of the next of these rivals, or 0 if there is none."""
        if rivals:
            other = position.successor[seat]
            while not position.counts[other] or (not again and position.passed >> other & 1):
                other = position.successor[other]
            self.following = position.counts[other]

    def beaten_by(self, size: int, group: int) -> int:
        """Return the class of the number of ranks that would beat a set of this rank."""
        if self.position.tables.ends_trick[group]:
            return 0
        return self.above(size, self.strength[group])

    def above(self, size: int, strength: int) -> int:
        """Return the class of the number of higher ranks that others hold `size` times or more."""
        higher = self.masks[min(size, LARGEST)] >> strength + 1
        if not higher:
            return 0
        # Only the next 32 ranks count, for compatibility with stored verdicts on exchanges with
        # trumps.
        return BEATEN_OF[min(ones(higher & 0xFFFFFFFF), 11)]

    def _size_of(self, meld: CompactMeld) -> int:
        """Return the size class of a meld: single, pair or larger. Runs count as larger."""
        return SIZES - 1 if len(meld.groups) > 1 else min(meld.size, SIZES) - 1

    def beaten_of(self, meld: CompactMeld, times: int) -> int:
        """Return the class of the number of ranks held `times` times that beat a meld."""
        return self.above(times, meld.down if self.position.flipped else meld.up)

    def score(self, move: int) -> float:
        """Return the total weight of a move's features without listing them, unlike `of`."""
        self._look_at(move)
        weights, beside, score = self.weights, self.beside, self.sum
        if beside == _NONE:
            return score
        for each in self.classes:
            score += weights[beside + each]
        if move != PASS:
            held = self.held
            score += self.held_weight
            for each in self.fewer:
                score -= weights[beside + each] + weights[held + each]
            for each in self.kept:
                score += weights[beside + each] + weights[held + each]
        return score

    def of(self, move: int) -> list[int]:
        """Return the features of a move that plays cards or passes."""
        self.listed, self.found = True, []
        self._look_at(move)
        self.listed = False
        found, beside = self.found, self.beside
        if beside == _NONE:
            return found
        left = self.classes.copy()
        for each in self.fewer:
            left.remove(each)
        left += self.kept
        for each in left:
            found.append(beside + each)
            if move != PASS:
                found.append(self.held + each)
        return found

    def _add(self, feature: int) -> None:
        """Add a feature to the sum and, if listed, to those found."""
        self.sum += self.weights[feature]
        if self.listed:
            self.found.append(feature)

    def _look_at(self, move: int) -> None:
        self.sum = 0.0
        if self.fewer:
            self.fewer = []
        if self.kept:
            self.kept = []
        self.remain = self.tally
        self.beside = _NONE
        if move == PASS:
            self._pass()
        else:
            self._play(self.position.tables.all_melds[move])

    def _pass(self) -> None:
        position, stage, weights = self.position, self.stage, self.weights
        top = position.top
        beaten = size = 0
        if top is not None:
            size = self._size_of(top)
            if not top.sweeps:
                beaten = self.beaten_of(top, top.size)
        losers = min(self.losers, LOSERS - 1)
        stay = STAY + stage * BEATEN + beaten
        owner = STAY_OWNER + self.near * OWNER + self.owner_cards
        hand = STAY_HAND + min(self.groups, GROUPS - 1) * LOSERS + losers
        awake = STAY_AWAKE + self.awake * OWNER + self.owner_cards
        above = STAY_TOP + beaten * LOSERS + losers
        left = STAY_LEFT + self.left * STAGES + stage
        worst = STAY_WORST + self.awake * BEATEN * BEATEN + self._worst()
        score = weights[stay] + weights[owner] + weights[hand] + weights[awake]
        score = score + weights[above] + weights[left] + weights[worst]
        if self.listed:
            self.found += [stay, owner, hand, awake, above, left, worst]
        self.sum = score
        if position.tables.rejoins:
            self._add(STAY_AGAIN + stage)
        self.beside = STAY_BESIDE + (size * BEATEN + beaten) * CLASSES

    def _play(self, meld: CompactMeld) -> None:
        weights = self.weights
        if meld.size == self.cards:
            self._add(LAST + 1 if meld.penalised else LAST)
            return
        answers, stage = self.answers, self.stage
        groups, losers = self._take_out(meld)
        groups, losers = min(groups, GROUPS - 1), min(losers, LOSERS - 1)
        beaten, kind = 0, CLASSES
        if meld.sweeps:
            self._add(SWEEP + (answers * STAGES + stage) * LOSERS + losers)
        else:
            kind = self._add_strength(meld, losers)
            beaten = kind % BEATEN
        sure = answers * 2 + (0 if beaten else 1)
        leaves = LEAVES + (sure * GROUPS + groups) * LOSERS + losers
        cards = min(self.cards - meld.size, CARDS - 1)
        race = RACE + (sure * NEAR + self.near) * CARDS + cards
        worst = WORST + sure * BEATEN * BEATEN + self._worst()
        self.sum = self.sum + weights[leaves] + weights[race] + weights[worst]
        if self.listed:
            self.found += [leaves, race, worst]
        if meld.turns or len(meld.groups) > 2:
            self._add_special(meld)
        self.beside = BESIDE + (answers * (CLASSES + 1) + kind) * CLASSES

    def _add_special(self, meld: CompactMeld) -> None:
        """Add the features of a reversal and of a run."""
        if meld.turns:
            more = max(-2, min(self._losers_reversed() - self.losers, 2)) + 2
            self._add(TURNS + more * STAGES + self.stage)
        if len(meld.groups) > 2:
            self._add(LONG + self.answers * 3 + min(meld.size, 5) - 3)

    def _take_out(self, meld: CompactMeld) -> tuple[int, int]:
        """Remove a meld from the hand; return the number of groups left and of beatable ones."""
        groups, losers, weights = self.groups, self.losers, self.weights
        lose = LOSE + self.answers * CLASSES
        for at, group in enumerate(meld.groups):
            held, worth = self.own[group], self.beaten[group]
            gone = ((held if held < SIZES else SIZES) - 1) * BEATEN + worth
            self.fewer.append(gone)
            self.remain -= 1 << worth * _TALLY
            self.sum += weights[lose + gone]
            if self.listed:
                self.found.append(lose + gone)
            left = held - meld.counts[at]
            groups -= 1
            losers -= 1 if worth else 0
            if left > 0:
                worth = self.beaten_by(left, group)
                kept = (min(left, SIZES) - 1) * BEATEN + worth
                self.kept.append(kept)
                self.remain += 1 << worth * _TALLY
                self._add(KEEP + kept)
                groups += 1
                losers += 1 if worth else 0
        return groups, losers

    def _add_strength(self, meld: CompactMeld, losers: int) -> int:
        """Add the features that depend on the ranks that beat a meld, and return its class."""
        answers, weights = self.answers, self.weights
        beaten = 0
        if meld.size <= self.reach:
            beaten = self.beaten_of(meld, 1 if len(meld.groups) > 1 else meld.size)
        kind = self._size_of(meld) * BEATEN + beaten
        play = MELD + (answers * STAGES + self.stage) * CLASSES + kind
        danger = DANGER + (answers * NEAR + self.near) * CLASSES + kind
        trick = (answers * RIVALS + self.rivals) * BEATEN + beaten
        answered = ANSWERED + trick * LOSERS + losers
        outlive = OUTLIVE + (answers * OTHERS + self.left) * CLASSES + kind
        following = _FEW_OF[min(self.following, 5)]
        followed = FOLLOWED + (answers * FOLLOWING + following) * CLASSES + kind
        score = self.sum + weights[play] + weights[danger] + weights[answered]
        score = score + weights[outlive] + weights[followed]
        if self.listed:
            self.found += [play, danger, answered, outlive, followed]
        self.sum = score
        if self.following:
            fewer = 0 if self.following < meld.size else 1 if self.following == meld.size else 2
            self._add(NEXT + (answers * 3 + fewer) * 2 + (1 if beaten else 0))
        return kind

    def _worst(self) -> int:
        """Return the classes of the two weakest groups left as one number, or 0 if none is weak."""
        tally = self.remain
        first = BEATEN - 1
        while first and not tally >> first * _TALLY & _MOST:
            first -= 1
        second = first
        if first and tally >> first * _TALLY & _MOST < 2:
            second -= 1
            while second and not tally >> second * _TALLY & _MOST:
                second -= 1
        return first * BEATEN + second

    def _losers_reversed(self) -> int:
        """Return the number of the player's groups that are beatable after a reversal."""
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
