"""The rules as tables: what a meld does, which melds are in a hand, what may be played on what.

Nothing is worked out here. Tables fill up as questions come: `Tables.ask` finds an answer that is
not there yet, and it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PASS: Final = -1
CLAIM: Final = -2
"""Take the trick without playing (`climb_bonus`)."""
FIRST_DISCARD: Final = -3
"""Throw away a card of slot 0; of slot n it is `FIRST_DISCARD - n`."""
NOBODY: Final = -1

HEIR_NEXT: Final = 0
HEIR_HIGHEST: Final = 1
HEIR_LOWEST: Final = 2
HEIR_RANDOM: Final = 3


class CompactMeld:
    """A meld: what it takes out of the hand, and what the rules see in it."""

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
        """Equal for melds that the same melds may be played on."""
        self.like = 0
        """Equal for melds of the same kind, size and rank."""
        self.groups: list[int] = []
        self.counts: list[int] = []
        """Which ranks it takes cards of, and how many of each."""
        self.length = 0
        """Of a run of sets: how many ranks."""
        self.joins = False
        """Whether cards of it may go together with those of other ranks."""
        self.suits = 0
        """Which suits lock a trick if the next meld has the same; 0: none."""
        self.rank_field = 0
        """Where all of its rank make it take the trick: the bits of that rank, else 0."""
        self.sweeps = False
        self.turns = False
        self.lifts_lock = False
        self.penalised = False
        self.is_lone_joker = False
        self.lands_on_joker = False


class Part:
    """A part of a hand that has its melds whatever else is held: a rank, a suit, the jokers …"""

    __slots__ = ("need", "number", "partner", "shift", "span", "times")

    def __init__(self, number: int, need: int, partner: int, span: int) -> None:
        self.number = number
        self.need = need
        self.partner = partner
        """Some bit of either has to be set for any meld to be there."""
        self.span = span
        """The bits that decide which melds there are."""
        self.shift = 0
        """How many low bits of `span` are 0."""
        self.times = 0
        """For runs of sets: only the ranks held so many times count, a bit for each."""


class Situation:
    """What is to be beaten, as far as the rules look at it; shape 0: a trick is to be led."""

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
        """Whether the lowest office is to act, where that matters."""
        self.live: list[Part] = []
        """The parts of a hand in which an answer can be."""
        self.answers: list[dict[int, list[int]]] = []
        """For each live part: its bits in the hand → the melds that may be played."""


class JoinRules:
    """Which cards of several ranks go together (`joins`); masks are by strength, in both orders."""

    __slots__ = (
        "ends", "helpers", "helping", "most_in_row", "run_ranks", "runs_clear", "set_runs",
        "shortest", "trumps",
    )  # fmt: skip

    def __init__(self, trumps: int, set_runs: bool, shortest: int, most_in_row: int) -> None:
        self.trumps = trumps
        """A mask."""
        self.most_in_row = most_in_row
        """At most so many trumps are played in a row."""
        self.set_runs = set_runs
        """Whether there are runs of sets, whatever their suits."""
        self.shortest = shortest
        """So many ranks at least are a run."""
        self.run_ranks = 0
        """A mask of the ranks runs are made of."""
        self.runs_clear = False
        """Whether a run has to begin above the one it beats."""
        self.helpers = 0
        """The bits of the cards that stand for others."""
        self.helping: list[bool] = []
        """By rank: whether its cards do."""
        self.ends = [0, 0]
        """By order a mask of the ranks one card of which takes the trick by rule."""


class Tables:
    """One rulebook for one number of seats."""

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
        """(situation, number of a part, its bits) → the melds that may be played."""
        self.open = open_
        """Finds the live parts of a new situation."""
        self.all_melds: list[CompactMeld] = []
        """Every meld met so far, by number."""
        self.situations: dict[int, Situation] = {}
        self.all_cards = 0
        """The deck, packed like a hand."""
        # A hand is one int: for every slot (a rank, or a card where suits count) its number.
        self.one: list[int] = []
        """By slot: one card."""
        self.field: list[int] = []
        """By slot: its bits."""
        self.group_shift: list[int] = []
        self.group_last: list[int] = []
        self.group_width: list[int] = []
        """By rank: where its bits stand, the highest number they can be, how many they are."""
        self.held: list[list[int]] = []
        """By rank: its bits, shifted down → how many cards that is."""
        self.has_suits = False
        """Whether that is anything else than their number."""
        self.strength: list[list[int]] = [[], []]
        """By order (1: reversed) and rank: how strong it is, from 0; −1 for what is no rank."""
        self.ends_trick: list[bool] = []
        """By rank: whether one card of it takes the trick by rule."""
        self.cheapest: list[int] = []
        """The slots from the worst card to the best."""
        self.run_shifts: list[int] = []
        self.run_fields: list[int] = []
        """Where and how the number of each rank stands that runs are made of, in their order."""
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
        """The one for these figures, opened if it is new."""
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
        """The melds of a hand that may be played in a situation, in the order of the engine."""
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
        """By rank: how many cards of it a hand has."""
        found: list[int] = []
        last, width = self.group_last, self.group_width
        # The ranks stand side by side, the first one lowest. Shifted step by step the hand soon is
        # a small int, which is much quicker.
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
        """How many cards of a rank a hand has."""
        return self.held[group][hand >> self.group_shift[group] & self.group_last[group]]

    def ranks_held(self, hand: int, times: int) -> int:
        """The ranks of runs that a hand has at least so many times, a bit for each."""
        found = 0
        for at in range(len(self.run_shifts)):
            if hand >> self.run_shifts[at] & self.run_fields[at] >= times:
                found |= 1 << at
        return found
