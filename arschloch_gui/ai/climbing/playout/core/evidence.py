"""What plays and passes say about the cards of those who made them, and what exchanges say.

Every decision of a rival is kept with the position it was made in. How likely somebody with a
certain hand makes all of his is judged by a policy. They depend on his own cards alone and on what
everybody saw, so hands are judged one by one; those that exchanged are judged together besides.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.lowest import Lowest
from arschloch_gui.ai.climbing.playout.core.planning import Planning
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.core.tribute import Tribute

SKILLED: Final = 0
SIMPLE: Final = 1
REGULAR: Final = 2
"""Kinds of rivals: they play as the policy says, as `lowest` does, just as `regular` does."""
KINDS: Final = 3


class Decision:
    """One decision of a rival: the position, what he did, and what he has played since."""

    __slots__ = ("did", "later", "position", "seat", "total")

    def __init__(self, position: Position, did: int, later: int) -> None:
        self.position = position
        """Which hands stand in it does not matter, only what they are together."""
        self.seat = position.to_act
        self.did = did
        self.later = later
        """The cards of this decision and of all his later ones, packed."""
        self.total = sum(position.hands)


class Evidence:
    """All decisions of the rivals in a round, by seat; the last place is of nobody's cards.

    Rivals are of several kinds; of which one is follows from what he did as well.
    """

    __slots__ = (
        "decisions", "kinds", "known", "lowest", "odd", "planning", "policy", "shares", "slip",
        "tributes",
    )  # fmt: skip

    def __init__(
        self, policy: Policy, odd: float, kinds: list[list[float]], slip: float,
        planning: Planning | None = None,
    ) -> None:  # fmt: skip
        self.policy = policy
        self.lowest = Lowest()
        self.planning = planning
        """None: nobody is taken to be `REGULAR`."""
        self.odd = odd
        """How often somebody does what the policy does not understand."""
        self.slip = slip
        """How likely one of the other two kinds does something else than it does: not nothing, as
        others resemble it."""
        self.kinds = [*kinds, [1.0, 0.0, 0.0]]
        """By seat: how likely it is of each kind before it has done anything."""
        seats = len(kinds)
        self.decisions: list[list[Decision]] = [[] for _ in range(seats + 1)]
        self.known: list[dict[int, float]] = [{} for _ in range(seats + 1)]
        self.shares: list[dict[int, list[float]]] = [{} for _ in range(seats + 1)]
        self.tributes: list[Tribute | None] = [None] * (seats + 1)
        """The exchange that speaks of a hand, if there is one."""

    def together(self, hands: list[int], one: int, other: int) -> float:
        """How likely it is that two seats have these cards left; `hands` are packed, by seat."""
        found = self.likelihood(one, hands[one]) * self.likelihood(other, hands[other])
        first, second = self.tributes[one], self.tributes[other]
        if first is not None:
            found *= first.chance(hands)
        if second is not None and second is not first:
            found *= second.chance(hands)
        return found

    def likelihood(self, seat: int, hand: int) -> float:
        """How likely somebody with these cards left has done all he did."""
        found = self.known[seat].get(hand, -1.0)
        if found < 0.0:
            each = self.by_kind(seat, hand)
            found = each[SKILLED] + each[SIMPLE] + each[REGULAR]
            self.known[seat][hand] = found
            self.shares[seat][hand] = [each[kind] / found for kind in range(KINDS)]
        return found

    def kind(self, seat: int, hand: int) -> list[float]:
        """How likely he is of each kind if these are the cards he has left."""
        self.likelihood(seat, hand)
        return self.shares[seat][hand]

    def by_kind(self, seat: int, hand: int) -> list[float]:
        """By kind: how likely he is of it and has done all he did with these cards left."""
        kinds = self.kinds[seat]
        skilled, simple, regular = kinds[SKILLED], kinds[SIMPLE], kinds[REGULAR]
        for decision in self.decisions[seat]:
            chance = self.chances(decision, hand + decision.later)
            skilled *= chance[SKILLED]
            simple *= chance[SIMPLE]
            regular *= chance[REGULAR]
        return [skilled, simple, regular]

    def chances(self, decision: Decision, hand: int) -> list[float]:
        """By kind: how likely this decision is with this hand."""
        position, seat, did = decision.position, decision.seat, decision.did
        others = 1 if seat == 0 else 0
        hands = [0] * len(position.hands)
        hands[seat], hands[others] = hand, decision.total - hand
        position.hands = hands
        melds = position.tables.melds(position.situation(), hand)
        if did == PASS and not melds:
            return [1.0, 1.0, 1.0]
        moves = melds
        if position.top is not None or did == PASS:
            moves = [*melds, PASS]
        if did not in moves:
            return [self.odd, self.slip, self.slip]
        low = 1.0 if self.lowest.meld(position, melds) == did else self.slip
        usual, planning = 1.0, self.planning
        # Planning takes its time, and of strangers nobody is of that kind.
        if planning is not None and self.kinds[seat][REGULAR] > 0.0:
            usual = 1.0 if planning.meld(position, melds) == did else self.slip
        if len(moves) == 1:
            return [1.0, low, usual]
        own = self.policy.shares(position, moves)[moves.index(did)]
        return [self.odd / len(moves) + (1.0 - self.odd) * own, low, usual]
