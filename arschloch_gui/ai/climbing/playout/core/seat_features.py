"""Features of the moves in a position, as a policy sees it, and their weights."""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import ONES, ones
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
from arschloch_gui.ai.climbing.playout.core.rank_blocks import COUNT_BIT
from arschloch_gui.ai.climbing.playout.core.tables import PASS, CompactMeld

BEATEN_OF: Final = [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9]
"""Class by number of beating ranks."""
_WORTH_OF: Final = [BEATEN_OF[count] if count < 11 else BEATEN - 1 for count in ONES]
"""Class by mask of the beating ranks."""
_NEAR_OF: Final = [0, 0, 1, 2, 3, 4]
_FEW_OF: Final = [0, 1, 2, 3, 3, 4]
"""Class for `OWNER` and `FOLLOWING`, by number of cards of that player."""
_STAGE_OF: Final = [0, 0, 0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6]
_NONE: Final = -1
_TALLY: Final = 6
"""Bits of each class in a tally. No hand has 64 groups, because no deck has as many ranks."""
_RANK: Final = (1 << COUNT_BIT) - 1
OWN_BIT: Final = 5
"""First bit of the number of cards in `SeatFeatures.own`. Numbers up to 256 need no new object."""
_CLASS: Final = (1 << OWN_BIT) - 1
_NO_FEATURES: Final[list[int]] = []


class SeatFeatures:
    """A position as seen by the seat to act: its own cards, and those of all others combined.

    `weights` has one weight for each feature.
    """

    __slots__ = (
        "answered_row", "answers", "awake", "beside", "cards", "classes", "danger_row", "fewer",
        "followed_row", "following", "found", "groups", "height", "held", "held_weight", "kept",
        "left", "listed", "losers", "near", "others", "outlive_row", "own",
        "owner_cards", "play_row", "position", "reach", "remain", "rivals", "span", "stage",
        "strength", "sum", "tally", "weights",
    )  # fmt: skip

    def __init__(self, position: Position, weights: list[float]) -> None:
        tables = position.tables
        seat = position.to_act
        self.position, self.weights = position, weights
        self.strength = tables.strength[position.flipped]
        self.height = tables.height[position.flipped]
        self.span = tables.span
        self.others = tables.strengths(position.held_by_others(seat), position.flipped)
        """Strengths that the others together hold at least 1 to 4 times (`Tables.strengths`)."""
        self.answers = 0 if position.top is None else 1
        self.cards = position.counts[seat]
        self.stage = _STAGE_OF[min(self.cards, 12)]
        self.groups = self.losers = 0
        self.own = [0] * len(self.strength)
        """The group of each rank: its class, and its number of cards from bit `OWN_BIT` on."""
        self.classes: list[int] = []
        """Class of each group in the hand."""
        self.tally = 0
        """Number of groups in each class of beating ranks, with `_TALLY` bits per class."""
        self._look_at_hand()
        self._look_round(seat)
        self._set_rows()
        self.held = HELD + (self.near * STAGES + self.stage) * CLASSES
        self.held_weight = 0.0
        for each in self.classes:
            self.held_weight += weights[self.held + each]
        # State for the move being examined: the sum of its weights, without those of the groups
        # that stay as they are, and the offset of the features of a group beside it (`_NONE` if
        # there are none). If listed: its features without those of the groups left, and the groups
        # that leave the hand or are left of a broken group.
        self.sum = 0.0
        self.beside = _NONE
        self.listed = False
        self.found = self.fewer = self.kept = _NO_FEATURES
        self.remain = 0
        """`tally` without the groups that leave, but with what is left of broken ones."""

    def _look_at_hand(self) -> None:
        """Count the groups in the hand, and the ranks that beat each of them."""
        own, classes, height = self.own, self.classes, self.height
        position = self.position
        hand = position.hands[position.to_act]
        losers = tally = 0
        for block in position.tables.ranks:
            for held in block.held[hand & block.mask]:
                rank, count = held & _RANK, held >> COUNT_BIT
                worth = self.above(count, height[rank])
                if worth:
                    losers += 1
                tally += 1 << worth * _TALLY
                each = worth + ((count if count < SIZES else SIZES) - 1) * BEATEN
                own[rank] = each | count << OWN_BIT
                classes.append(each)
            hand >>= block.bits
        self.groups, self.losers, self.tally = len(classes), losers, tally

    def _look_round(self, seat: int) -> None:
        """Record which other seats are in the round and in the trick."""
        position = self.position
        counts, owner = position.counts, position.owner
        passed = 0 if position.tables.rejoins else position.passed
        near, awake, left, rivals, reach = 5, 0, 0, 0, 0
        for other, count in enumerate(counts):
            if count and other != seat:
                left += 1
                if count < near:
                    near = count
                if not passed >> other & 1:
                    rivals += 1
                    if count > reach:
                        reach = count
                    if other != owner:
                        awake += 1
        self.near = _NEAR_OF[near]
        self.awake, self.left = min(awake, AWAKE - 1), min(left, OTHERS - 1)
        self.rivals = min(rivals, RIVALS - 1)
        """Class of the number of rivals that can answer the current play."""
        self.reach = reach
        """Largest number of cards of any of these rivals."""
        self.owner_cards = _FEW_OF[min(counts[owner], 5)] if owner >= 0 else 0
        self.following = 0
        """Number of cards of the next of these rivals, or 0 if there is none."""
        if rivals:
            successor = position.successor
            other = successor[seat]
            while not counts[other] or passed >> other & 1:
                other = successor[other]
            self.following = counts[other]

    def _set_rows(self) -> None:
        """Set the offsets of the features that depend on the class of a meld, by class."""
        answers = self.answers
        self.play_row = MELD + (answers * STAGES + self.stage) * CLASSES
        self.danger_row = DANGER + (answers * NEAR + self.near) * CLASSES
        self.outlive_row = OUTLIVE + (answers * OTHERS + self.left) * CLASSES
        following = _FEW_OF[min(self.following, 5)]
        self.followed_row = FOLLOWED + (answers * FOLLOWING + following) * CLASSES
        self.answered_row = ANSWERED + (answers * RIVALS + self.rivals) * BEATEN * LOSERS

    def at_least(self, size: int) -> int:
        """Return a mask of the strengths that the others hold `size` times or more."""
        span = self.span
        return self.others >> ((size if size < LARGEST else LARGEST) - 1) * span & (1 << span) - 1

    def above(self, size: int, strength: int) -> int:
        """Return the class of the number of higher ranks that others hold `size` times or more."""
        # `at_least` in place, because this is called most often.
        times, span = (size if size < LARGEST else LARGEST) - 1, self.span
        higher = (self.others >> times * span & (1 << span) - 1) >> strength + 1
        if not higher:
            return 0
        if higher <= 0xFFFF:
            return _WORTH_OF[higher]
        # Only the next 32 ranks count, for compatibility with stored verdicts on exchanges with
        # trumps.
        return BEATEN_OF[min(ones(higher & 0xFFFFFFFF), 11)]

    def _size_of(self, meld: CompactMeld) -> int:
        """Return the size class of a meld: single, pair or larger. Runs count as larger."""
        return SIZES - 1 if meld.size >= SIZES or len(meld.groups) > 1 else meld.size - 1

    def beaten_of(self, meld: CompactMeld, times: int) -> int:
        """Return the class of the number of ranks held `times` times that beat a meld."""
        return self.above(times, meld.down if self.position.flipped else meld.up)

    def score(self, move: int) -> float:
        """Return the total weight of a move's features without listing them, unlike `of`."""
        self._look_at(move)
        score, beside = self.sum, self.beside
        if beside == _NONE:
            return score
        weights = self.weights
        for each in self.classes:
            score += weights[beside + each]
        return score if move == PASS else score + self.held_weight

    def of(self, move: int) -> list[int]:
        """Return the features of a move that plays cards or passes."""
        self.listed = True
        self.found, self.fewer, self.kept = [], [], []
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
        answers, kind, beaten = self.answers, CLASSES, 0
        if not meld.sweeps:
            if meld.size <= self.reach:
                beaten = self.beaten_of(meld, 1 if len(meld.groups) > 1 else meld.size)
            kind = self._size_of(meld) * BEATEN + beaten
        self.beside = BESIDE + (answers * (CLASSES + 1) + kind) * CLASSES
        groups, losers = self._take_out(meld)
        groups = groups if groups < GROUPS else GROUPS - 1
        losers = losers if losers < LOSERS else LOSERS - 1
        if meld.sweeps:
            self._add(SWEEP + (answers * STAGES + self.stage) * LOSERS + losers)
        else:
            self._add_strength(meld.size, kind, beaten, losers)
        sure = answers * 2 + (0 if beaten else 1)
        leaves = LEAVES + (sure * GROUPS + groups) * LOSERS + losers
        cards = self.cards - meld.size
        cards = cards if cards < CARDS else CARDS - 1
        race = RACE + (sure * NEAR + self.near) * CARDS + cards
        worst = WORST + sure * BEATEN * BEATEN + self._worst()
        self.sum = self.sum + weights[leaves] + weights[race] + weights[worst]
        if self.listed:
            self.found += [leaves, race, worst]
        if meld.turns or len(meld.groups) > 2:
            self._add_special(meld)

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
        lose, beside, stays = LOSE + self.answers * CLASSES, self.beside, self.held
        for at, group in enumerate(meld.groups):
            held = self.own[group]
            gone = held & _CLASS
            worth = gone % BEATEN
            self.remain -= 1 << worth * _TALLY
            self.sum += weights[lose + gone] - weights[beside + gone] - weights[stays + gone]
            if self.listed:
                self.found.append(lose + gone)
                self.fewer.append(gone)
            left = (held >> OWN_BIT) - meld.counts[at]
            groups -= 1
            losers -= 1 if worth else 0
            if left > 0:
                worth = self.above(left, self.height[group])
                kept = ((left if left < SIZES else SIZES) - 1) * BEATEN + worth
                self.remain += 1 << worth * _TALLY
                self.sum += weights[KEEP + kept] + weights[beside + kept] + weights[stays + kept]
                if self.listed:
                    self.found.append(KEEP + kept)
                    self.kept.append(kept)
                groups += 1
                losers += 1 if worth else 0
        return groups, losers

    def _add_strength(self, size: int, kind: int, beaten: int, losers: int) -> None:
        """Add the features that depend on the ranks that beat a meld."""
        weights, following = self.weights, self.following
        play, danger = self.play_row + kind, self.danger_row + kind
        outlive, followed = self.outlive_row + kind, self.followed_row + kind
        answered = self.answered_row + beaten * LOSERS + losers
        score = self.sum + weights[play] + weights[danger] + weights[answered]
        score = score + weights[outlive] + weights[followed]
        if self.listed:
            self.found += [play, danger, answered, outlive, followed]
        self.sum = score
        if following:
            fewer = 0 if following < size else 1 if following == size else 2
            self._add(NEXT + (self.answers * 3 + fewer) * 2 + (1 if beaten else 0))

    def _worst(self) -> int:
        """Return the classes of the two weakest groups left as one number, or 0 if none is weak."""
        tally = self.remain
        if not tally:
            return 0
        first = second = (tally.bit_length() - 1) // _TALLY
        if tally >> first * _TALLY == 1:
            second = ((tally ^ 1 << first * _TALLY).bit_length() - 1) // _TALLY
            second = second if second > 0 else 0
        return first * BEATEN + second

    def _losers_reversed(self) -> int:
        """Return the number of the player's groups that are beatable after a reversal."""
        tables = self.position.tables
        usual, other = self.strength, tables.strength[1 - self.position.flipped]
        found = 0
        for group, held in enumerate(self.own):
            count = held >> OWN_BIT
            if not count or tables.ends_trick[group] or other[group] < 0:
                continue
            mask = self.at_least(count)
            for rival, strength in enumerate(usual):
                if strength >= 0 and mask >> strength & 1 and other[rival] > other[group]:
                    found += 1
                    break
        return found
