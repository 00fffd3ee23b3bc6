"""Rules as tables: the effects of a meld, the melds in a hand, and which may be played on which.

This module computes no entry: `Tables.ask` is called for a missing one, which is then cached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PASS: Final = -1
CLAIM: Final = -2
"""Take the trick without playing (`climb_bonus`)."""
FIRST_DISCARD: Final = -3
"""Discard a card of slot 0; for slot n it is `FIRST_DISCARD - n`."""
NOBODY: Final = -1

HEIR_NEXT: Final = 0
HEIR_HIGHEST: Final = 1
HEIR_LOWEST: Final = 2
HEIR_RANDOM: Final = 3


class CompactMeld:
    """A meld: the cards removed from the hand, and its properties under the rules."""

    __slots__ = (
        "counts", "delta", "down", "groups", "is_lone_joker", "joins", "lands_on_joker",
        "length", "lifts_lock", "like", "number", "penalised", "rank_field", "shape", "size",
        "suits", "sweeps", "turns", "up",
    )  # fmt: skip

    def __init__(self, number: int, size: int, delta: int) -> None:
        self.number = number
        self.size = size
        self.delta = delta
        """The cards, packed like a hand."""
        self.up = 0
        self.down = 0
        """The strength of its rank in the usual order and in a revolution."""
        self.shape = 0
        """Equal for melds on which the same melds can be played."""
        self.like = 0
        """Equal for melds of the same kind, size and rank."""
        self.groups: list[int] = []
        self.counts: list[int] = []
        """The ranks of its cards, and how many of each."""
        self.length = 0
        """For a run of sets: the number of ranks."""
        self.joins = False
        """Whether its cards can go together with those of other ranks."""
        self.suits = 0
        """The suits that lock a trick if the next meld has the same; 0 for none."""
        self.rank_field = 0
        """The bits of its rank if completing that rank takes the trick, else 0."""
        self.sweeps = False
        self.turns = False
        self.lifts_lock = False
        self.penalised = False
        self.is_lone_joker = False
        self.lands_on_joker = False


class Part:
    """A part of a hand whose melds do not depend on other cards: a rank, a suit, the jokers …"""

    __slots__ = ("need", "number", "partner", "shift", "span", "times")

    def __init__(self, number: int, need: int, partner: int, span: int) -> None:
        self.number = number
        self.need = need
        self.partner = partner
        """There can be a meld only if some bit of `need` and some bit of `partner` is set."""
        self.span = span
        """The bits that determine the melds."""
        self.shift = 0
        """The number of low zero bits of `span`."""
        self.times = 0
        """For runs of sets: the number of cards that a rank must have to count."""


class Situation:
    """Situation to be beaten, as far as the rules depend on it; shape 0: a trick is to be led."""

    __slots__ = ("answers", "bound", "flipped", "live", "lock", "number", "office", "shape")

    def __init__(
        self, number: int, shape: int, flipped: int, lock: int, bound: bool, office: bool
    ) -> None:
        self.number = number
        self.shape = shape
        self.flipped = flipped
        """1 while the order is reversed."""
        self.lock = lock
        self.bound = bound
        self.office = office
        """Whether the lowest position is to act, if that matters."""
        self.live: list[Part] = []
        """The parts of a hand that can contain an answer."""
        self.answers: list[dict[int, list[int]]] = []
        """For each live part: its bits in the hand → the melds that can be played."""


class JoinRules:
    """Rules for combining cards of several ranks (`joins`); masks are by strength."""

    __slots__ = (
        "ends", "helpers", "helping", "most_in_row", "run_ranks", "runs_clear", "set_runs",
        "shortest", "trumps",
    )  # fmt: skip

    def __init__(self, trumps: int, set_runs: bool, shortest: int, most_in_row: int) -> None:
        self.trumps = trumps
        """The mask of the trumps."""
        self.most_in_row = most_in_row
        """The maximum number of trumps in a row."""
        self.set_runs = set_runs
        """Whether there are runs of sets, regardless of suits."""
        self.shortest = shortest
        """The minimum number of ranks in a run."""
        self.run_ranks = 0
        """The mask of the ranks of which runs are made."""
        self.runs_clear = False
        """Whether a run must start above the one it beats."""
        self.helpers = 0
        """The bits of the cards that stand for others."""
        self.helping: list[bool] = []
        """By rank: whether its cards stand for others."""
        self.ends = [0, 0]
        """By order: the mask of the ranks of which one card takes the trick by rule."""


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
        "ends_trick",
        "equal_for_lowest",
        "field",
        "group_last",
        "group_shift",
        "group_width",
        "has_suits",
        "heir",
        "held",
        "joins",
        "locks",
        "lot",
        "matches",
        "max_set",
        "may_pass",
        "one",
        "open",
        "owner_answers",
        "rejoins",
        "run_fields",
        "run_shifts",
        "seats",
        "situations",
        "strength",
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
        """(situation) → None. Sets the live parts of a new situation."""
        self.all_melds: list[CompactMeld] = []
        """All melds seen so far, by number."""
        self.situations: dict[int, Situation] = {}
        self.all_cards = 0
        """The deck, packed like a hand."""
        # A hand is one int: the number of cards of every slot (a rank, or a card if suits count).
        self.one: list[int] = []
        """By slot: one card."""
        self.field: list[int] = []
        """By slot: its bits."""
        self.group_shift: list[int] = []
        self.group_last: list[int] = []
        self.group_width: list[int] = []
        """By rank: the shift of its bits, their mask after the shift, and how many they are."""
        self.held: list[list[int]] = []
        """By rank: its bits, shifted down → the number of cards."""
        self.has_suits = False
        """Whether this differs from the bits themselves."""
        self.strength: list[list[int]] = [[], []]
        """By order (1: reversed) and rank: its strength, from 0; −1 for cards without a rank."""
        self.ends_trick: list[bool] = []
        """By rank: whether the rules let one card of the rank clear the trick."""
        self.cheapest: list[int] = []
        """The slots from the worst card to the best."""
        self.run_shifts: list[int] = []
        self.run_fields: list[int] = []
        """The shift and mask of each rank of which runs are made, in order."""
        self.joins: JoinRules | None = None
        self.max_set = 0
        self.heir = HEIR_NEXT
        self.lot = 0
        self.may_pass = False
        self.owner_answers = False
        self.rejoins = False
        self.matches = self.locks = False
        self.complete_rank_sweeps = False
        self.clears_on_finish = False
        self.bonus_of_three = False
        self.claims = False
        self.equal_for_lowest = False

    def situation(
        self, shape: int, flipped: int, lock: int, bound: bool, office: bool
    ) -> Situation:
        """Return the situation with these values; a new one is opened first."""
        flags = flipped + (2 if bound else 0) + (4 if office else 0)
        key = (shape << 20 | lock) << 3 | flags
        known = self.situations.get(key)
        if known is not None:
            return known
        new = Situation(len(self.situations), shape, flipped, lock, bound, office)
        self.situations[key] = new
        self.open(new)
        return new

    def melds(self, situation: Situation, hand: int) -> list[int]:
        """Return the melds of a hand that can be played in a situation, in the engine's order."""
        answers = situation.answers
        found: list[int] = []
        for at, part in enumerate(situation.live):
            if not hand & part.need or not hand & part.partner:
                continue
            bits = (hand & part.span) >> part.shift
            if part.times:
                bits = self.ranks_held(hand, part.times)
            known = answers[at].get(bits)
            if known is None:
                known = self.ask(situation, part.number, bits)
                answers[at][bits] = known
            if known:
                found.extend(known)
        return found

    def numbers(self, hand: int) -> list[int]:
        """Return the number of cards of each rank in a hand."""
        found: list[int] = []
        last, width = self.group_last, self.group_width
        # The ranks are side by side, the first one lowest. Shifting the hand step by step soon
        # makes it a small int, which is much faster.
        if self.has_suits:
            held = self.held
            for group, bits in enumerate(width):
                found.append(held[group][hand & last[group]])
                hand >>= bits
        else:
            for group, bits in enumerate(width):
                found.append(hand & last[group])
                hand >>= bits
        return found

    def number(self, hand: int, group: int) -> int:
        """Return the number of cards of a rank in a hand."""
        return self.held[group][hand >> self.group_shift[group] & self.group_last[group]]

    def ranks_held(self, hand: int, times: int) -> int:
        """Return the ranks of runs held at least `times` times, one bit each."""
        found = 0
        for at in range(len(self.run_shifts)):
            if hand >> self.run_shifts[at] & self.run_fields[at] >= times:
                found |= 1 << at
        return found
