"""A second, independent climbing game, written from rules.md: slow, simple, no shortcuts.

It shares nothing with the engine but the option values. Cards are text ("10H"). Legal plays are
found by trying every subset of the hand. The tests let both play the same round and compare.

Every rule is one small method that names its paragraph of rules.md. A new house rule is a new line
where rules.md changes the ordinary course.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

Text: TypeAlias = str
Class: TypeAlias = tuple[str, ...]
"""An action reduced to what the rules distinguish, e.g. ("play", "7", "7")."""

NAMED_ORDERS = {
    "2-A": "2 3 4 5 6 7 8 9 10 J Q K A",
    "3-2": "3 4 5 6 7 8 9 10 J Q K A 2",
    "7-A": "7 8 9 10 J Q K A",
    "8-7": "8 9 10 J Q K A 7",
    "1-13": "1 2 3 4 5 6 7 8 9 10 11 12 13",
    "12-1": "12 11 10 9 8 7 6 5 4 3 2 1",
    "tarot": "3 4 5 6 7 8 9 10 J N Q K 1 2",
}
PLAY, EXCHANGE, SHIFT, ROUND_OVER = "play", "exchange", "shift", "round_over"


DECKS = {
    "french32": NAMED_ORDERS["7-A"],
    "french52": NAMED_ORDERS["2-A"],
    "tarot78": "1 2 3 4 5 6 7 8 9 10 J N Q K",
}


JOKERS = ("*B", "*R", "*")
TRUMPS = tuple(f"T{number}" for number in range(1, 22))
STAND_INS = ("T1", "T21")
EXCUSE = "EX"
UNSUITED = (*JOKERS, *TRUMPS, EXCUSE)


def rank(card: Text) -> str:
    """Return the rank: "10H" → "10"; a bare number, a joker and a trump are ranks of their own."""
    return card[:-1] if suit(card) else card


def suit(card: Text) -> str:
    """Return the suit: "10H" → "H"; bare numbers, jokers, trumps and the Excuse have none."""
    return card[-1] if card[-1] in "DCHS" else ""


def whole_deck(rules: Any) -> list[Text]:
    """Return the deck by `deck`, `decks`, `jokers` and `missing` (§1.1), see also §4 and §5."""
    jokers = rules.players // 2 if rules.jokers == "by_players" else rules.jokers
    if rules.deck == "dalmuti80":
        one = [str(n) for n in range(1, 13) for _ in range(n)] + ["*"] * jokers
    elif rules.deck == "career":
        one = [str(n) for n in range(1, 14)] * rules.players + ["*"] * jokers
    else:
        one = [name + sign for name in DECKS[rules.deck].split() for sign in "DCHS"]
        one += [*TRUMPS, EXCUSE] if rules.deck == "tarot78" else []
        one += ["*R"][:jokers] + ["*B"] * (jokers - 1)
    deck = one * rules.decks
    for card in rules.missing:
        if card in deck:
            deck.remove(card)
    return deck


class Shape(NamedTuple):
    """The meaning of cards as a play: "set", "joker", "run1" (2, 3), and the deciding rank.

    A row of trumps is what a set is in the suits; its rank is the highest trump (§3).
    """

    kind: str
    size: int
    rank: str


def subsets(hand: Sequence[Text]) -> Iterator[tuple[Text, ...]]:
    """Yield every distinct subset of a hand, including the empty one."""
    for size in range(len(hand) + 1):
        yield from sorted(set(combinations(sorted(hand), size)))


@dataclass
class Gift:
    """A gift of free choice still to be made."""

    giver: int
    taker: int
    count: int


@dataclass
class Reference:
    """A round by the book.

    `offices` are from the highest to the lowest; empty in a first round.
    """

    rules: Any
    hands: list[list[Text]]
    order: tuple[int, ...]
    dealer: int
    offices: tuple[int, ...] = ()
    lead: int | None = None
    """The seat that leads according to a record's deal line."""
    phase: str = EXCHANGE
    to_act: int | None = None
    gifts: list[Gift] = field(default_factory=list)
    on_the_way: list[tuple[int, list[Text]]] = field(default_factory=list)
    """Cards passed to the left and not picked up yet, with their receivers."""
    laps: int = 0
    """How many more times all players pass cards to the left."""
    required: Text | None = None
    top: tuple[Text, ...] = ()
    top_shape: Shape | None = None
    owner: int | None = None
    passed: set[int] = field(default_factory=set)
    finished: list[int] = field(default_factory=list)
    lowest: list[int] = field(default_factory=list)
    """Offenders against `last_card_penalty`, the first one first."""
    trick: list[tuple[Text, ...]] = field(default_factory=list)
    bound: bool = False
    locked: str | None = None
    reversed: bool = False

    def __post_init__(self) -> None:
        named = self.rules.rank_order
        names = NAMED_ORDERS[named].split() if isinstance(named, str) else list(named)
        self.worth = {name: i for i, name in enumerate([*names, *JOKERS, *TRUMPS, EXCUSE])}
        self.deck = whole_deck(self.rules)
        played = {rank(card) for card in self.deck if not self.wild(card)}
        # Jesters are the weakest rank when played alone (§4).
        jesters = [name for name in JOKERS if name in self.deck and self.rules.joker == "jester"]
        self.names = jesters + [name for name in names if name in played]
        ordered = self.rules.suit_order != "none"
        self.suits = "".join(self.rules.suit_order) if ordered else "DCHS"
        suited = self.rules.runs == "suited" or self.rules.lock
        # Without jokers the three of spades has nothing to beat.
        spade3 = self.rules.spade3_beats_joker and self.rules.jokers
        self.suits_count = ordered or suited or spade3
        # This needs at least five players (§1.4).
        self.tabula_rasa = self.rules.tabula_rasa and len(self.order) >= 5
        if self.offices and self.rules.pass_left:
            self.laps = self.rules.pass_left if self.rules.pass_left_order == "one_by_one" else 1
        self._automatic_gifts()
        self._next_gift()

    # -- §1.1 order -----------------------------------------------------------------------

    def value(self, card: Text) -> tuple[int, int]:
        """Return the sort key from worst to best (§1.6); ties by suit order, else ♦♣♥♠."""
        return self.worth[rank(card)], self.suits.index(suit(card))

    def as_a_gift(self, card: Text) -> tuple[int, int]:
        """Return the sort key from worst to best for a gift (`tribute_suits`)."""
        worth, suit = self.value(card)
        tie = self.rules.tribute_suits
        plain = tie == "none" or card[-1] not in "DCHS"
        return worth, suit if plain else list(tie).index(card[-1])

    def strength(self, name: str) -> int:
        """Return a rank's strength in force; jokers are on top even in a revolution (§1.4)."""
        if name in JOKERS and name not in self.names:
            return len(self.names) + JOKERS.index(name)
        if name in TRUMPS:
            # Trumps beat suit cards either way; a revolution reverses them, too (§3).
            at = TRUMPS.index(name)
            return 100 + (len(TRUMPS) - 1 - at if self.reversed else at)
        at = self.names.index(name)
        return len(self.names) - 1 - at if self.reversed else at

    def wild(self, card: Text) -> bool:
        """Return whether a card only completes sets of other ranks (§1.4)."""
        joker = card in JOKERS and self.rules.joker in ("wild", "jester")
        return joker or (rank(card) == "2" and self.rules.two == "wild_only")

    def exchangeable(self, card: Text) -> bool:
        """Return whether a card may be exchanged.

        `joker_exchangeable`: by default, all but cards that clear tricks (§1.4).
        """
        if card not in JOKERS:
            return True
        chosen = self.rules.joker_exchangeable
        return bool(self.rules.joker != "takes_trick" if chosen == "by_role" else chosen)

    def clockwise(self, seat: int) -> Iterator[int]:
        """Yield the other seats from the next one on, then the seat itself."""
        at = self.order.index(seat)
        yield from self.order[at + 1 :] + self.order[: at + 1]

    def next_in(self, seat: int) -> int:
        """Return the next seat clockwise with cards."""
        return next(other for other in self.clockwise(seat) if self.hands[other])

    # -- §1.6 exchange --------------------------------------------------------------------

    def pairs(self) -> Iterator[tuple[int, int, int]]:
        """Yield (upper, lower, cards) for each exchange, from the outside in."""
        if self.rules.exchange == "none" or not self.offices:
            return
        wanted = self.rules.privileged
        half = len(self.offices) // 2
        by_players = self.rules.exchange_counts == "by_players"
        counts = [half - i for i in range(half)] if by_players else list(self.rules.exchange_counts)
        for i in range(len(self.offices) // 2):
            if wanted != "all" and i >= wanted:
                return
            count = counts[i] if i < len(counts) else (counts[-1] if counts else 0)
            if count:
                yield self.offices[i], self.offices[-1 - i], count

    def _automatic_gifts(self) -> None:
        before = [sorted(filter(self.exchangeable, h), key=self.as_a_gift) for h in self.hands]
        for upper, lower, count in self.pairs():
            if self.rules.exchange == "best_for_worst":
                # Both give equally many, so that no player is left without cards.
                count = min(count, len(before[lower]), len(before[upper]))
                self._move(upper, lower, before[upper][:count])
            best = before[lower][-count:] if count else []
            self._move(lower, upper, best)
            if best and self.rules.exchange != "best_for_worst":
                # The receiver returns the same number, of their choice.
                self.gifts.append(Gift(upper, lower, len(best)))

    def _move(self, giver: int, taker: int, moved: Iterable[Text]) -> None:
        for card in list(moved):
            self.hands[giver].remove(card)
            self.hands[taker].append(card)

    def _next_gift(self) -> None:
        if not self.gifts:
            self._take_up()
        while not self.gifts and self.laps:
            self._pass_left()
        if self.gifts:
            self.to_act = self.gifts[0].giver
        else:
            self._open()

    def _pass_left(self) -> None:
        """Apply `pass_left`, from the dealer's left.

        A player always keeps at least one card; see `pass_left_order`.
        """
        self.phase = SHIFT
        self.laps -= 1
        one_by_one = self.rules.pass_left_order == "one_by_one"
        for seat in self.clockwise(self.dealer):
            wanted = 1 if one_by_one else self.rules.pass_left
            if count := min(wanted, len(self.hands[seat]) - 1):
                self.gifts.append(Gift(seat, next(self.clockwise(seat)), count))

    def _take_up(self) -> None:
        """Hand over the passed cards once all players have chosen."""
        for taker, cards in self.on_the_way:
            self.hands[taker] += cards
        self.on_the_way = []

    # -- §1.2 who leads -------------------------------------------------------------------

    def _open(self) -> None:
        self.phase = PLAY
        how = self.rules.next_lead if self.offices else self.rules.first_lead
        leader, card = {
            "start_card": self._holder_of_start_card,
            "left_of_dealer": lambda: (next(self.clockwise(self.dealer)), None),
            "lowest_office": lambda: (self.offices[-1], None),
            "highest_office": lambda: (self.offices[0], None),
        }[how]()
        if not self.rules.start_card_must_be_played:
            card = None
        if self.lead is not None:
            leader = self.lead
            card = card if card in self.hands[leader] else None
        self.to_act, self.required = leader, card

    def _holder_of_start_card(self) -> tuple[int, Text]:
        held = [card for hand in self.hands for card in hand]
        card = self.rules.start_card
        if card not in held:
            card = min(held, key=self.value)
        return next(s for s in self.clockwise(self.dealer) if card in self.hands[s]), card

    # -- §1.3, §1.4 what may be played ----------------------------------------------------

    def legal(self) -> dict[Class, tuple[Text, ...]]:
        """Return every legal action by brute force: class → example cards (none for a pass)."""
        if self.phase == ROUND_OVER:
            return {}
        assert self.to_act is not None
        found: dict[Class, tuple[Text, ...]] = {}
        for chosen in subsets(self.hands[self.to_act]):
            if self.phase in (EXCHANGE, SHIFT) and self.may_give(chosen):
                found.setdefault(self.gift_class(chosen), chosen)
            for shape in self.shapes(chosen) if self.phase == PLAY else ():
                if self.may_lay_as(chosen, shape):
                    found.setdefault(self.play_class(chosen, shape.rank), chosen)
        if self.phase == PLAY and (self.top or not found):
            found["pass",] = ()
        return found

    def may_give(self, chosen: tuple[Text, ...]) -> bool:
        """Return whether the gift that is due may consist of these cards."""
        kept = self.phase == EXCHANGE and any(not self.exchangeable(card) for card in chosen)
        return len(chosen) == self.gifts[0].count and not kept

    def may_play(self, chosen: tuple[Text, ...], name: str | None = None) -> bool:
        """Return whether the seat to act may play these cards (as that rank)."""
        return any(
            self.may_lay_as(chosen, s) for s in self.shapes(chosen) if name in (None, s.rank)
        )

    def may_lay_as(self, chosen: tuple[Text, ...], shape: Shape) -> bool:
        """Return whether the cards may be played with this meaning."""
        if self.top:
            return self.beats(chosen, shape)
        if shape.kind == "set" and self.rules.max_set and len(chosen) > self.rules.max_set:
            return False
        return self.required is None or self.required in chosen

    def shapes(self, chosen: tuple[Text, ...]) -> list[Shape]:
        """Return every meaning of these cards; only rows of trumps can have several."""
        if chosen and all(card in TRUMPS for card in chosen):
            tops = [top for top in range(21, 0, -1) if self.is_row(chosen, top)]
            return [Shape("set", len(chosen), f"T{top}") for top in tops]
        shape = self.shape(chosen)
        return [shape] if shape else []

    def is_row(self, chosen: tuple[Text, ...], top: int) -> bool:
        """Return whether these are two to four consecutive trumps up to this one (§3).

        Trumps 1 and 21 can stand for any other.
        """
        missing = [f"T{number}" for number in range(top - len(chosen) + 1, top + 1)]
        if len(chosen) > 4 or "T0" in missing or not set(missing) & set(chosen):
            return False
        for card in chosen:
            if card not in STAND_INS:
                if card not in missing:
                    return False
                missing.remove(card)
        return True

    def shape(self, chosen: tuple[Text, ...]) -> Shape | None:
        """Return the meaning of these cards, except rows of trumps, or None."""
        if EXCUSE in chosen:
            return Shape("excuse", 1, EXCUSE) if len(chosen) == 1 else None
        if any(card in TRUMPS and card not in STAND_INS for card in chosen):
            return None
        helped = any(card in STAND_INS for card in chosen)
        natural = [c for c in chosen if not self.wild(c) and c not in STAND_INS]
        ranks = {rank(card) for card in natural}
        jokers = [card for card in chosen if rank(card) in JOKERS]
        if jokers and len(jokers) == len(chosen) and self.rules.joker in ("high", "jester"):
            return Shape("set", len(chosen), "*R" if "*R" in jokers else jokers[0])
        if not natural:
            return None
        if len(chosen) == 1 and jokers:
            return Shape("joker", 1, jokers[0])
        if any(rank(card) in JOKERS for card in natural):
            return None
        if len(ranks) == 1:
            return Shape("set", len(chosen), *ranks)
        return self.run(natural) if len(natural) == len(chosen) and not helped else None

    def run(self, chosen: list[Text]) -> Shape | None:
        """Apply `runs`: at least three consecutive ranks, equally often, or all of one suit."""
        times = Counter(map(rank, chosen))
        ranks = sorted(times, key=self.names.index)
        start = self.names.index(ranks[0])
        if len(ranks) < 3 or ranks != self.names[start : start + len(ranks)]:
            return None
        each = times[ranks[0]]
        if set(times.values()) != {each} or each > 3:
            return None
        suits = {suit(card) for card in chosen}
        one_suit = len(suits) == 1 and suits != {""}
        fits = {"none": False, "same_set": True, "suited": each == 1 and one_suit}
        return Shape(f"run{each}", len(chosen), ranks[-1]) if fits[self.rules.runs] else None

    def beats(self, chosen: tuple[Text, ...], mine: Shape) -> bool:
        """Return whether a play beats the top one.

        This applies `beat` and everything in §1.4 that changes it, the strongest rules first.
        """
        top = self.top_shape
        assert top is not None
        same = mine == top
        if self.bound and not same:
            return False
        if mine.kind == "excuse":
            return True
        if mine.kind == "joker" and self.rules.joker == "takes_trick":
            return True
        if self.rules.spade3_beats_joker and chosen == ("3S",) and self.top[0] in JOKERS:
            return len(self.top) == 1
        if self.rules.bomb != "none" and "bomb" in (self._bomb(mine), self._bomb(top)):
            verdict = self._bombs(mine, top)
            if verdict is not None:
                return verdict
        if "joker" in (mine.kind, top.kind):
            higher = self.strength(mine.rank) > self.strength(top.rank)
            return mine.kind == "joker" and (top.kind == "set" or (top.kind == "joker" and higher))
        if self.locked is not None and self.suit_pattern(chosen) != self.locked:
            return False
        if (mine.kind, mine.size) != (top.kind, top.size):
            return False
        if mine.kind.startswith("run") and self.rules.runs_above:
            return self._starts_above(mine, top)
        return self._low_beats_high(mine, top) or self._compares(chosen, mine, top)

    def _bomb(self, shape: Shape) -> str:
        return "bomb" if shape.kind == "set" and shape.size >= 4 else ""

    def _bombs(self, mine: Shape, top: Shape) -> bool | None:
        """Apply the rules of bombs.

        A bomb is beaten only by a higher bomb; `aces_only` answers only the highest rank.
        """
        if self._bomb(top):
            weights = [(s.size, self.strength(s.rank)) for s in (mine, top)]
            return bool(self._bomb(mine)) and weights[0] > weights[1]
        highest = self.strength(top.rank) >= len(self.names) - 1
        return True if self.rules.bomb == "any" or highest else None

    def _starts_above(self, mine: Shape, top: Shape) -> bool:
        """Return whether a run starts above the other's last card (`runs_above`).

        This is mirrored in a revolution (§6).
        """
        lower, upper = (mine, top) if self.reversed else (top, mine)
        ranks = upper.size // int(upper.kind[-1])
        return self.names.index(upper.rank) - ranks + 1 > self.names.index(lower.rank)

    def _low_beats_high(self, mine: Shape, top: Shape) -> bool:
        n, ranks = self.rules.low_beats_high, self.names[::-1] if self.reversed else self.names
        return bool(n) and mine.kind == "set" and mine.rank in ranks[:n] and top.rank in ranks[-n:]

    def _compares(self, chosen: tuple[Text, ...], mine: Shape, top: Shape) -> bool:
        """Return whether a play is high enough by `beat`, `suit_order` and rules for equal cards.

        One of these rules is `lowest_office_may_equal`.
        """
        if mine.rank != top.rank:
            return self.strength(mine.rank) > self.strength(top.rank)
        if self.rules.beat == "equal_or_higher" or self.rules.match_or_skip:
            return True
        if self.tabula_rasa and mine.kind == "set" and mine.size <= 3:
            return True
        if self.rules.lowest_office_may_equal and self.to_act in self.offices[-1:]:
            return True
        ordered = self.rules.suit_order != "none"
        return ordered and self._highest_suit(chosen, mine) > self._highest_suit(self.top, top)

    def _highest_suit(self, texts: tuple[Text, ...], shape: Shape) -> int:
        """Return a set's highest natural suit, or that of a run's top rank; 0 for jokers."""
        if shape.rank in UNSUITED:
            return 0
        return max(self.suits.index(suit(card)) for card in texts if rank(card) == shape.rank)

    def suit_pattern(self, texts: Iterable[Text]) -> str:
        """Return the suits of these cards in a fixed order; jokers have none."""
        return "".join(sorted(suit(card) for card in texts))

    def play_class(self, texts: Iterable[Text], name: str | None = None) -> Class:
        """Return the class of a play; suits that the rules ignore do not distinguish plays.

        In runs, only the suit of the top rank counts, or all suits if a trick can be locked. If the
        cards are ambiguous, the class includes the declared rank.
        """
        cards = tuple(texts)
        shapes = self.shapes(cards)
        shape = shapes[0]
        meant = (f"as {name}",) if len(shapes) > 1 else ()
        if not self.suits_count:
            return ("play", *sorted(map(rank, cards)), *meant)
        if not shape.kind.startswith("run"):
            return ("play", *sorted(cards), *meant)
        pattern = self.suit_pattern(cards) if self.rules.lock else ""
        top = str(self._highest_suit(cards, shape))
        return ("play", *sorted(map(rank, cards)), top, pattern)

    def gift_class(self, given: Iterable[Text]) -> Class:
        """Return the class of a gift; suits count if a certain card decides the next lead."""
        kept = given
        if not self.suits_count and self.rules.next_lead != "start_card":
            kept = map(rank, given)
        return ("give", *sorted(kept))

    # -- §1.3 the course of a trick -------------------------------------------------------

    def give(self, given: Iterable[Text]) -> None:
        """Make the gift that is due."""
        due = self.gifts.pop(0)
        if self.phase == SHIFT:
            self.on_the_way.append((due.taker, list(given)))
            for card in given:
                self.hands[due.giver].remove(card)
        else:
            self._move(due.giver, due.taker, given)
        self._next_gift()

    def play(self, texts: Sequence[Text], heir: int | None = None, name: str | None = None) -> None:
        """Play cards for the seat to act; `heir` is the drawn heir under `inherit=random`.

        `name` declares the meaning of ambiguous cards; without it, the first meaning counts.
        """
        seat, cards = self._mover(), tuple(texts)
        meant = [s for s in self.shapes(cards) if name in (None, s.rank)]
        shape = next(each for each in meant if self.may_lay_as(cards, each))
        for card in cards:
            self.hands[seat].remove(card)
        if not self.top:
            self.passed.clear()
        before, shape_before = self.top, self.top_shape
        self.trick.append(cards)
        self.top, self.owner, self.required = cards, seat, None
        self.top_shape = shape
        if self.rules.pass_policy == "rejoin":
            self.passed.clear()
        self.bound = bool(before) and self.rules.match_or_skip and shape == shape_before
        self._lock(before)
        swept = self._ends_trick(seat, shape)
        self._revolution(shape)
        if not self.hands[seat]:
            self._go_out(seat, cards)
        if self.phase == ROUND_OVER:
            return
        if swept:
            self._take_trick(heir)
        else:
            self._turn_to_next(seat, heir)

    def _lock(self, before: tuple[Text, ...]) -> None:
        pattern = self.suit_pattern(self.top)
        if self.rules.lock and before and self.locked is None and pattern:
            self.locked = pattern if pattern == self.suit_pattern(before) else None

    def _ends_trick(self, seat: int, shape: Shape) -> bool:
        """Return whether anything clears the trick at once."""
        if self.rules.clear_on_finish and not self.hands[seat]:
            return True
        if shape.kind == "excuse":
            return True
        if shape.kind == "joker":
            return bool(self.rules.joker == "takes_trick")
        if self.rules.spade3_sweeps and self.rules.spade3_beats_joker and self.rules.jokers:
            below = self.trick[-2] if len(self.trick) > 1 else ()
            if self.top == ("3S",) and len(below) == 1 and below[0] in JOKERS:
                return True
        if shape.kind != "set":
            eight = any(rank(card) == "8" for card in self.top)
            return eight and self.rules.eight_cuts and self.rules.eight_cuts_in_runs
        if (shape.rank == "2" and self.rules.two == "cuts") or (
            shape.rank == "8" and self.rules.eight_cuts
        ):
            return True
        if shape.rank in UNSUITED:
            return False
        lying = [card for cards in self.trick for card in cards if rank(card) == shape.rank]
        every = [card for card in self.deck if rank(card) == shape.rank]
        return self.tabula_rasa and shape.size <= 3 and same_cards(lying, every)

    def _revolution(self, shape: Shape) -> None:
        sizes = {"none": 99, "four": 4, "five": 5, "six": 6}
        enough = sizes[self.rules.revolution] + (shape.kind != "set")
        if shape.kind != "set" and not self.rules.revolution_by_runs:
            return
        if shape.kind != "joker" and shape.size >= enough:
            self.reversed = not self.reversed

    def _go_out(self, seat: int, last: tuple[Text, ...]) -> None:
        """Give the next place: first out is highest, a penalised last rank lowest (§1.5)."""
        offends = any(rank(card) in self.rules.last_card_penalty for card in last)
        (self.lowest if offends else self.finished).append(seat)
        still_in = [other for other in self.order if self.hands[other]]
        if len(still_in) == 1:
            self._close(still_in)

    def _close(self, still_in: list[int]) -> None:
        self.finished += [*still_in, *reversed(self.lowest)]
        self.lowest = []
        self.phase, self.to_act = ROUND_OVER, None

    def pass_(self, heir: int | None = None) -> None:
        """Pass for the seat to act; a leader may only do so without a legal lead."""
        seat = self._mover()
        if self.bound:
            self.bound = False
        else:
            self.passed.add(seat)
        if self.top:
            self._turn_to_next(seat, heir)
            return
        self.required = None
        waiting = [s for s in self.clockwise(seat) if self.hands[s] and s not in self.passed]
        if waiting:
            self.to_act = waiting[0]
            return
        still_in = [other for other in self.order if self.hands[other]]
        self._close(sorted(still_in, key=lambda other: len(self.hands[other])))

    def _mover(self) -> int:
        assert self.phase == PLAY
        assert self.to_act is not None
        return self.to_act

    def _turn_to_next(self, seat: int, heir: int | None) -> None:
        for other in self.clockwise(seat):
            if other == self.owner and not self.rules.owner_may_continue:
                continue
            if self.hands[other] and other not in self.passed:
                self.to_act = other
                return
        self._take_trick(heir)

    def _take_trick(self, heir: int | None) -> None:
        assert self.owner is not None
        taker = self.owner
        self.to_act = taker if self.hands[taker] else self._heir(taker, heir)
        self.top, self.owner, self.locked, self.bound = (), None, None, False
        self.trick = []
        self.passed.clear()

    def _heir(self, taker: int, drawn: int | None) -> int:
        """Apply `inherit`; after `clear_on_finish` the heir is always the next in order."""
        how = "next" if self.rules.clear_on_finish else self.rules.inherit
        if how == "random":
            assert drawn is not None
            assert self.hands[drawn], "the lot fell on a seat without cards"
            return drawn
        if how == "highest_office" and self.offices:
            return next(seat for seat in self.offices if self.hands[seat])
        if how == "lowest_office" and self.offices:
            return next(seat for seat in reversed(self.offices) if self.hands[seat])
        return self.next_in(taker)


def count_nodes(start: Reference, depth: int) -> int:
    """Return the number of sequences of exactly `depth` actions, by brute force.

    States are copied by hand, so that the engine's copying is not relied on. `inherit=random` has
    no single answer and is not counted.
    """
    classes = start.legal()
    if depth <= 1:
        return len(classes) if depth else 1
    return sum(count_nodes(_after(start, key, texts), depth - 1) for key, texts in classes.items())


def _after(start: Reference, key: Class, texts: tuple[Text, ...]) -> Reference:
    after = object.__new__(Reference)
    after.__dict__.update(start.__dict__)
    after.hands = [list(hand) for hand in start.hands]
    after.gifts, after.passed = list(start.gifts), set(start.passed)
    after.finished, after.lowest = list(start.finished), list(start.lowest)
    after.trick = list(start.trick)
    if key == ("pass",):
        after.pass_()
    elif key[0] == "give":
        after.give(texts)
    else:
        meant = [part[3:] for part in key if part.startswith("as ")]
        after.play(texts, name=meant[0] if meant else None)
    return after


def same_cards(one: Iterable[Text], other: Iterable[Text]) -> bool:
    """Return whether these are the same cards in any order."""
    return Counter(one) == Counter(other)
