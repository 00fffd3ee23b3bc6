"""Evidence about hidden hands from plays, passes and exchanges.

Every decision of a rival is stored with its position. A policy estimates how likely a player with a
given hand is to make all these decisions. They depend only on the player's own cards and on public
information, so each hand is evaluated separately. Hands between which cards were exchanged are also
evaluated together.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.lowest import Lowest
from arschloch_gui.ai.climbing.playout.core.planning import Planning
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.receipt import ExchangeEvidence
from arschloch_gui.ai.climbing.playout.core.tables import PASS

SKILLED: Final = 0
SIMPLE: Final = 1
REGULAR: Final = 2
"""Kinds of rivals, who play like the policy, like `lowest`, or exactly like `regular`."""
KINDS: Final = 3


class Decision:
    """One decision of a rival: the position, the action, and the cards played since."""

    __slots__ = ("did", "later", "position", "seat", "total")

    def __init__(self, position: Position, did: int, later: int) -> None:
        self.position = position
        """The position.

        Only the sum of its hands matters, because each hand is replaced when tried.
        """
        self.seat = position.to_act
        self.did = did
        self.later = later
        """The cards of this decision and of the seat's later ones, packed."""
        self.total = sum(position.hands)


class Evidence:
    """The decisions of all rivals in a round, by seat.

    Rivals are of several kinds, and their decisions are also evidence of their kind. The last item
    of lists by seat is for cards that no seat holds.
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
        """The chooser that plays like `regular`, or None if no rival is modelled as `REGULAR`."""
        self.odd = odd
        """Probability that a player does something that the policy does not expect."""
        self.slip = slip
        """Probability that a player of the other two kinds deviates from their model.

        It is above 0, because real players may only resemble the models.
        """
        self.kinds = [*kinds, [1.0, 0.0, 0.0]]
        """Prior probabilities of the kinds, by seat."""
        seats = len(kinds)
        self.decisions: list[list[Decision]] = [[] for _ in range(seats + 1)]
        self.known: list[dict[int, float]] = [{} for _ in range(seats + 1)]
        self.shares: list[dict[int, list[float]]] = [{} for _ in range(seats + 1)]
        self.tributes: list[ExchangeEvidence | None] = [None] * (seats + 1)
        """The exchange that says something about the hand of each seat, or None."""

    def together(self, hands: list[int], one: int, other: int) -> float:
        """Return the relative likelihood of two seats' hands. `hands` are packed, by seat."""
        found = self.likelihood(one, hands[one]) * self.likelihood(other, hands[other])
        first, second = self.tributes[one], self.tributes[other]
        if first is not None:
            found *= first.chance(hands)
        if second is not None and second is not first:
            found *= second.chance(hands)
        return found

    def likelihood(self, seat: int, hand: int) -> float:
        """Return the likelihood of a seat's decisions if `hand` contains its remaining cards."""
        found = self.known[seat].get(hand, -1.0)
        if found < 0.0:
            each = self.by_kind(seat, hand)
            found = each[SKILLED] + each[SIMPLE] + each[REGULAR]
            self.known[seat][hand] = found
            self.shares[seat][hand] = [each[kind] / found for kind in range(KINDS)]
        return found

    def kind(self, seat: int, hand: int) -> list[float]:
        """Return the probability of each kind of player, given the seat's remaining cards."""
        self.likelihood(seat, hand)
        return self.shares[seat][hand]

    def by_kind(self, seat: int, hand: int) -> list[float]:
        """Return the joint probabilities of each kind and the seat's decisions, given this hand."""
        kinds = self.kinds[seat]
        skilled, simple, regular = kinds[SKILLED], kinds[SIMPLE], kinds[REGULAR]
        for decision in self.decisions[seat]:
            chance = self.chances(decision, hand + decision.later)
            skilled *= chance[SKILLED]
            simple *= chance[SIMPLE]
            regular *= chance[REGULAR]
        return [skilled, simple, regular]

    def chances(self, decision: Decision, hand: int) -> list[float]:
        """Return the probability of a decision with this hand, by kind of player."""
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
        # `planning` is slow, and unknown players are never modelled as that kind.
        if planning is not None and self.kinds[seat][REGULAR] > 0.0:
            usual = 1.0 if planning.meld(position, melds) == did else self.slip
        if len(moves) == 1:
            return [1.0, low, usual]
        own = self.policy.shares(position, moves)[moves.index(did)]
        return [self.odd / len(moves) + (1.0 - self.odd) * own, low, usual]
