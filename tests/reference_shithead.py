"""A second, independent Shithead, slow and by the book (rules.md §7), on card names.

It shares no code with the engine. Legal plays are found by trying every subset of the cards.
"""

from __future__ import annotations

from itertools import combinations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
START = [*RANKS[1:], "2", "*"]


def rank(card: str) -> str:
    """Return the rank: "10S" → "10"; every joker is "*"."""
    return "*" if card.startswith("*") else card[:-1]


class ReferenceRound:
    """One round; `options` are those of rules.md by name."""

    def __init__(self, zones, order, dealer, lead, options):
        self.hand = [list(cards) for cards in zones["hand"]]
        self.open = [list(cards) for cards in zones["open"]]
        self.blind = [dict(enumerate(cards)) for cards in zones["blind"]]
        self.stock = list(zones["stock"])
        self.pile = list(zones["pile"])
        self.options = options
        self.clockwise = list(order)
        self.out: list[int] = []
        self.over = False
        self.start_rank: str | None = None
        self.takings = 0
        at = self.clockwise.index(dealer)
        self.asked = self.clockwise[at + 1 :] + self.clockwise[: at + 1]
        self.lead = lead
        self.swapping = []
        if options["swap"] and not self.pile:
            self.swapping = [s for s in self.asked if self.hand[s] and self.open[s]]
        if self.swapping:
            self.turn = self.swapping[0]
        else:
            self.begin()

    def begin(self):
        """Determine the player who starts."""
        self.turn, self.start_rank = self.asked[0], None
        if not self.pile:
            for wanted in START:
                holders = [s for s in self.asked if wanted in map(rank, self.hand[s])]
                if holders:
                    self.turn, self.start_rank = holders[0], wanted
                    break
        if self.lead is not None and self.lead != self.turn:
            self.turn = self.lead
            if self.start_rank not in map(rank, self.hand[self.turn]):
                self.start_rank = None

    def top(self):
        """Return the rank that counts, or None."""
        ranks = [rank(card) for card in self.pile if rank(card) != "*"]
        return ranks[-1] if ranks else None

    def may_go_on_pile(self, value, strictly):
        """Return whether a card of this rank may be played."""
        top = self.top()
        if top is None or value in ("2", "10", "*"):
            return True
        difference = RANKS.index(value) - RANKS.index(top)
        return difference > 0 if strictly else difference >= 0

    def source(self):
        """Return the cards to play from, or None if only face-down cards are left."""
        if self.hand[self.turn]:
            return self.hand[self.turn]
        return self.open[self.turn] or None

    def may_play(self, chosen):
        """Return whether these cards of the source may be played now."""
        ranks = {rank(card) for card in chosen}
        if len(ranks) != 1:
            return False
        value = ranks.pop()
        if self.start_rank is not None and value != self.start_rank:
            return False
        strictly = self.options["open_strictly_higher"] and not self.hand[self.turn]
        return self.may_go_on_pile(value, strictly)

    def legal(self):
        """Return every legal action as a hashable class; suits do not count."""
        if self.over:
            return set()
        if self.swapping:
            return self.swaps()
        cards = self.source()
        if cards is None:
            return {("blind", place) for place in self.blind[self.turn]}
        found: set[tuple[object, ...]] = {
            ("play", rank(chosen[0]), len(chosen)) for chosen in subsets(cards)
            if self.may_play(chosen)
        }  # fmt: skip
        if not found or (self.options["may_take"] and self.pile):
            found.add(("take",))
        return found

    def swaps(self):
        """Return all hands possible after swapping up to three cards, by ranks."""
        hand, table = self.hand[self.turn], self.open[self.turn]
        found = set()
        for size in range(4):
            for played in combinations(range(len(hand)), size):
                for taken in combinations(range(len(table)), size):
                    kept = [hand[i] for i in range(len(hand)) if i not in played]
                    found.add(("hand", *sorted(map(rank, kept + [table[i] for i in taken]))))
        return found

    def swap(self, played, taken):
        """Swap cards between hand and face-up cards."""
        seat = self.swapping.pop(0)
        for card in played:
            self.hand[seat].remove(card)
            self.open[seat].append(card)
        for card in taken:
            self.open[seat].remove(card)
            self.hand[seat].append(card)
        if self.swapping:
            self.turn = self.swapping[0]
        else:
            self.begin()

    def play(self, chosen):
        """Play cards of the source."""
        for card in chosen:
            self.source_list(card).remove(card)
        self.lay(chosen)

    def source_list(self, card):
        """Return the list that contains a card of the source."""
        return self.hand[self.turn] if card in self.hand[self.turn] else self.open[self.turn]

    def lay(self, chosen):
        """Put cards on the pile."""
        self.start_rank = None
        self.pile += chosen
        for card in chosen:
            if rank(card) == "*":
                self.clockwise.reverse()
        again = self.burn_if_due()
        while len(self.hand[self.turn]) < 3 and self.stock:
            self.hand[self.turn].append(self.stock.pop())
        if self.has_nothing(self.turn):
            self.out.append(self.turn)
            again = False
            left = [s for s in self.clockwise if not self.has_nothing(s)]
            if len(left) == 1:
                self.out += left
                self.over = True
                return
        if not again:
            self.next()

    def burn_if_due(self):
        """Burn the pile on a ten, or on four of a rank in a row; jokers prevent it."""
        if rank(self.pile[-1]) == "*":
            return False
        ranks = [rank(card) for card in self.pile if rank(card) != "*"]
        if ranks[-1] == "10" or (len(ranks) >= 4 and len(set(ranks[-4:])) == 1):
            self.pile, self.takings = [], 0
            return True
        return False

    def take(self):
        """Pick up the pile, or burn it if it was picked up too often."""
        if self.takings == self.options["burn_after_takes"]:
            self.takings = 0
        else:
            self.takings += 1
            self.hand[self.turn] += self.pile
        self.pile = []
        self.next()

    def turn_blind(self, place):
        """Turn over a face-down card."""
        card = self.blind[self.turn].pop(place)
        if self.may_go_on_pile(rank(card), False):
            self.lay([card])
        else:
            self.hand[self.turn].append(card)
            self.take()

    def next(self):
        """Move on to the next player with cards."""
        at = self.clockwise.index(self.turn)
        rest = self.clockwise[at + 1 :] + self.clockwise[: at + 1]
        self.turn = next(seat for seat in rest if not self.has_nothing(seat))

    def has_nothing(self, seat):
        """Return whether a player is out."""
        return not (self.hand[seat] or self.open[seat] or self.blind[seat])


def subsets(cards):
    """Yield every subset of the cards, by index."""
    for size in range(1, len(cards) + 1):
        yield from map(list, combinations(cards, size))
