"""Rules as tables: the effects of melds, the melds in a hand, and which of them are legal.

This module does not compute entries. It calls `Tables.ask` for a missing entry and caches the
result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arschloch_gui.ai.climbing.playout.core.rank_blocks import RankBlock
from arschloch_gui.ai.climbing.playout.core.situations import NO_MELDS, Block, Situation

PASS: Final = -1
CLAIM: Final = -2
"""Win the trick without playing (`climb_bonus`)."""
FIRST_DISCARD: Final = -3
"""Discard a card of slot 0. For slot n, it is `FIRST_DISCARD - n`."""
NOBODY: Final = -1

MOST_KEPT: Final = 200_000
"""Number of answers of blocks after which all of them are forgotten and collected again."""

HEIR_NEXT: Final = 0
HEIR_HIGHEST: Final = 1
HEIR_LOWEST: Final = 2
HEIR_RANDOM: Final = 3


class CompactMeld:
    """A meld: the cards removed from the hand, and its properties under the rules."""

    __slots__ = (
        "breakable", "counts", "delta", "down", "groups", "is_lone_joker", "joins",
        "lands_on_joker", "length", "lifts_lock", "like", "number", "penalised", "rank_field",
        "shape", "situations", "size", "suits", "sweeps", "turns", "up",
    )  # fmt: skip

    def __init__(self, number: int, size: int, delta: int) -> None:
        self.number = number
        self.size = size
        self.delta = delta
        """The cards, packed like a hand."""
        self.up = 0
        self.down = 0
        """Strength of its rank in the usual order and in a revolution."""
        self.shape = 0
        """Equal for melds that the same melds beat."""
        self.situations: list[Situation | None] = [None, None]
        """The situations in which it is the top and nothing else matters, by order."""
        self.like = 0
        """Equal for melds of the same kind, size and rank."""
        self.groups: list[int] = []
        self.counts: list[int] = []
        """Ranks of its cards, and the number of cards of each."""
        self.breakable = 0
        """Bits of those ranks of which the meld could contain another card."""
        self.length = 0
        """Number of ranks in a run of sets."""
        self.joins = False
        """Whether its cards can be combined with cards of other ranks."""
        self.suits = 0
        """Suits that lock the trick if the next meld has the same ones; 0: none."""
        self.rank_field = 0
        """Bits of its rank if completing that rank wins the trick, else 0."""
        self.sweeps = False
        self.turns = False
        self.lifts_lock = False
        self.penalised = False
        self.is_lone_joker = False
        self.lands_on_joker = False


class JoinRules:
    """Rules for combining cards of several ranks (`joins`). Masks are by strength."""

    __slots__ = (
        "ends", "helpers", "helping", "most_in_row", "run_ranks", "runs_clear", "set_runs",
        "shortest", "trumps",
    )  # fmt: skip

    def __init__(self, trumps: int, set_runs: bool, shortest: int, most_in_row: int) -> None:
        self.trumps = trumps
        """Mask of the trumps."""
        self.most_in_row = most_in_row
        """Maximum number of trumps in a row."""
        self.set_runs = set_runs
        """Whether there are runs of sets, regardless of suits."""
        self.shortest = shortest
        """Minimum number of ranks in a run."""
        self.run_ranks = 0
        """Mask of the ranks that form runs."""
        self.runs_clear = False
        """Whether a run must start above the run that it beats."""
        self.helpers = 0
        """Bits of the cards that stand for others."""
        self.helping: list[bool] = []
        """Whether the cards of a rank stand for others, by rank."""
        self.ends = [0, 0]
        """Mask of the ranks of which one card wins the trick by rule, by order."""


class SuitedRules:
    """The place of suits and ranks in a hand under rules with suited runs and locks (`suited`).

    Each rank has one bit for each of the four suits.
    """

    __slots__ = ("all_bits", "enders", "joker", "low", "rest")

    def __init__(self, low: int, ranks: int, joker: int, enders: list[int]) -> None:
        self.low = low
        """Bits before those of the weakest rank. They belong to the strongest ranks."""
        self.rest = 4 * ranks - low
        self.all_bits = (1 << 4 * ranks) - 1
        self.joker = joker
        """Bit of the joker, or 0."""
        self.enders = enders
        """Ranks of which one card wins the trick by rule."""

    def rows(self, hand: int) -> int:
        """Return the natural cards of a hand, with four bits for each rank, the weakest lowest."""
        hand &= self.all_bits
        low = hand & (1 << self.low) - 1
        hand >>= self.low
        return hand | low << self.rest if low else hand


class Tables:
    """Tables of one rulebook for one number of seats."""

    __slots__ = (
        "all_cards",
        "all_melds",
        "ask",
        "bonus_of_three",
        "cheapest",
        "claims",
        "clears_on_finish",
        "complete_rank_sweeps",
        "costs",
        "ends_trick",
        "equal_for_lowest",
        "field",
        "group_shift",
        "height",
        "heir",
        "joins",
        "kept",
        "leading",
        "locks",
        "looks_below",
        "lot",
        "matches",
        "max_set",
        "may_pass",
        "one",
        "open",
        "owner_answers",
        "ranks",
        "rejoins",
        "run_fields",
        "run_shifts",
        "seats",
        "situations",
        "span",
        "strength",
        "suited",
        "top_decides",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        ask: Callable[[Situation, int, int], list[int]],
        open_: Callable[[Situation], None],
    ) -> None:
        self.seats = seats
        self.ask = ask
        """(situation, number of a part, its bits) → the melds that can be played."""
        self.open = open_
        """(situation) → None. It sets the live parts of a new situation."""
        self.all_melds: list[CompactMeld] = []
        """All melds seen so far, by number."""
        self.costs: list[list[int]] = [[], []]
        """Their order for `lowest`, by order and number: weak ranks first, then large sets."""
        self.situations: dict[int, Situation] = {}
        self.leading: Situation | None = None
        """The situation of a lead."""
        self.kept = 0
        """Number of answers of blocks."""
        self.all_cards = 0
        """The deck, packed like a hand."""
        # A hand is one int with the number of cards in every slot (a rank, or a card if suits
        # matter).
        self.one: list[int] = []
        """One card of each slot."""
        self.field: list[int] = []
        """Bits of each slot."""
        self.group_shift: list[int] = []
        """Shift of the bits of each rank."""
        self.ranks: list[RankBlock] = []
        """All ranks in blocks."""
        self.strength: list[list[int]] = [[], []]
        """Strength by order (1: reversed) and rank, from 0; −1 for cards without a rank."""
        self.height: list[list[int]] = [[], []]
        """The same, but `span` for ranks of which one card clears the trick by rule."""
        self.span = 0
        """Number of strengths, which is the number of bits of a mask in `strengths`."""
        self.ends_trick: list[bool] = []
        """Whether one card of a rank clears the trick by rule, by rank."""
        self.cheapest: list[int] = []
        """Slots from the worst card to the best."""
        self.run_shifts: list[int] = []
        self.run_fields: list[int] = []
        """Shift and mask of each rank that forms runs, in order."""
        self.joins: JoinRules | None = None
        self.suited: SuitedRules | None = None
        self.max_set = 0
        self.heir = HEIR_NEXT
        self.lot = 0
        self.may_pass = self.owner_answers = self.rejoins = self.matches = self.locks = False
        self.looks_below = False
        """Whether some effects of a meld depend on the meld below."""
        self.top_decides = False
        """Whether the situation depends only on the top and the order."""
        self.complete_rank_sweeps = self.clears_on_finish = self.bonus_of_three = False
        self.claims = self.equal_for_lowest = False

    def add(self, meld: CompactMeld) -> None:
        """Add a meld, whose number must be the next one."""
        self.all_melds.append(meld)
        for costs, strength in ((self.costs[0], meld.up), (self.costs[1], meld.down)):
            costs.append(strength << 8 | (255 - meld.size))

    def situation(
        self, shape: int, flipped: int, lock: int, bound: bool, office: bool
    ) -> Situation:
        """Return the situation with these values, which is opened first if it is new."""
        flags = flipped + (2 if bound else 0) + (4 if office else 0)
        key = (shape << 20 | lock) << 3 | flags
        known = self.situations.get(key)
        if known is not None:
            return known
        new = Situation(len(self.situations), shape, flipped, lock, bound, office)
        self.situations[key] = new
        self.open(new)
        return new

    def lead_situation(self) -> Situation:
        """Return the situation of a lead."""
        known = self.leading
        if known is None:
            known = self.leading = self.situation(0, 0, 0, False, False)
        return known

    def usual_situation(self, top: CompactMeld, flipped: int) -> Situation:
        """Return the situation in which a meld is to be beaten, without lock or obligation."""
        known = top.situations[flipped]
        if known is None:
            known = top.situations[flipped] = self.situation(top.shape, flipped, 0, False, False)
        return known

    def melds(self, situation: Situation, hand: int) -> list[int]:
        """Return the melds in a hand that can be played in a situation, in the engine's order.

        The list must not be changed, because it may be an entry of the tables.
        """
        found = NO_MELDS
        is_own = False
        for block in situation.blocks:
            if not hand & block.need:
                continue
            known: list[int] | None
            answers = block.known
            if answers:
                known = answers[(hand & block.span) >> block.shift]
            else:
                known = block.rare.get(self._bits(block, hand))
            if known is None:
                known = self._collect(situation, block, hand)
            if known:
                if not found:
                    found = known
                elif is_own:
                    found.extend(known)
                else:
                    found = found + known
                    is_own = True
        return found

    def _bits(self, block: Block, hand: int) -> int:
        """Return the bits of a block in a hand."""
        if block.times:
            return self.ranks_held(hand, block.times)
        return (hand & block.span) >> block.shift

    def _collect(self, situation: Situation, block: Block, hand: int) -> list[int]:
        """Return and keep the melds in the bits of a block, asking for those that are unknown."""
        self.kept += 1
        if self.kept > MOST_KEPT:
            self._forget()
        found = NO_MELDS
        for at, part in enumerate(block.parts):
            if not hand & part.need or not hand & part.partner:
                continue
            bits = (hand & part.span) >> part.shift
            if part.times:
                bits = self.ranks_held(hand, part.times)
            known = block.answers[at].get(bits)
            if known is None:
                known = self.ask(situation, part.number, bits)
                block.answers[at][bits] = known
            if known:
                found = found + known if found else known
        if block.known:
            block.known[self._bits(block, hand)] = found
        else:
            block.rare[self._bits(block, hand)] = found
        return found

    def _forget(self) -> None:
        """Forget the answers of all blocks."""
        self.kept = 0
        for situation in self.situations.values():
            for block in situation.blocks:
                block.forget()

    def numbers(self, hand: int) -> list[int]:
        """Return the number of cards of each rank in a hand, in a new list."""
        found: list[int] = []
        for block in self.ranks:
            found += block.numbers[hand & block.mask]
            hand >>= block.bits
        return found

    def strengths(self, hand: int, flipped: int) -> int:
        """Return masks of the strengths held at least 1 to 4 times (`RankBlock.strengths`)."""
        found = 0
        for block in self.ranks:
            found |= block.strengths[flipped][hand & block.mask]
            hand >>= block.bits
        return found

    def size(self, hand: int) -> int:
        """Return the number of cards in a hand."""
        found = 0
        for block in self.ranks:
            found += block.sizes[hand & block.mask]
            hand >>= block.bits
        return found

    def ranks_held(self, hand: int, times: int) -> int:
        """Return a mask of the ranks that can form runs and are held at least `times` times."""
        found = 0
        for at in range(len(self.run_shifts)):
            if hand >> self.run_shifts[at] & self.run_fields[at] >= times:
                found |= 1 << at
        return found
