"""What plays and passes say about the cards of those who made them.

Every decision of a rival is kept with the position it was made in. How likely somebody with a
certain hand makes all of his is judged by a policy. They depend on his own cards alone and on what
everybody saw, so hands are judged one by one.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS


class Decision:
    """One decision of a rival: the position, what he did, and what he has laid since."""

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
    """All decisions of the rivals in a round, by seat; the last place is of nobody's cards."""

    __slots__ = ("decisions", "known", "odd", "policy")

    def __init__(self, seats: int, policy: Policy, odd: float) -> None:
        self.policy = policy
        self.odd = odd
        """How often somebody does what the policy does not understand."""
        self.decisions: list[list[Decision]] = [[] for _ in range(seats + 1)]
        self.known: list[dict[int, float]] = [{} for _ in range(seats + 1)]

    def likelihood(self, seat: int, hand: int) -> float:
        """How likely somebody with these cards left has done all he did."""
        known = self.known[seat]
        found = known.get(hand, -1.0)
        if found < 0.0:
            found = 1.0
            for decision in self.decisions[seat]:
                found *= self.chance(decision, hand + decision.later)
            known[hand] = found
        return found

    def chance(self, decision: Decision, hand: int) -> float:
        """How likely this decision is with this hand."""
        position, seat = decision.position, decision.seat
        others = 1 if seat == 0 else 0
        hands = [0] * len(position.hands)
        hands[seat], hands[others] = hand, decision.total - hand
        position.hands = hands
        moves = position.tables.melds(position.situation(), hand)
        if decision.did == PASS and not moves:
            return 1.0
        if position.top is not None or decision.did == PASS:
            moves = [*moves, PASS]
        if decision.did not in moves:
            return self.odd
        if len(moves) == 1:
            return 1.0
        own = self.policy.shares(position, moves)[moves.index(decision.did)]
        return self.odd / len(moves) + (1.0 - self.odd) * own
