"""What plays and passes say about the cards of those who made them.

Every decision of a rival is kept with what was to be beaten. How likely a hand makes all of them
is judged by a simple habit: low cards first, and seldom a pass without need. A rival's decisions
depend on his own cards alone, so hands are judged one by one.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.tables import PASS, Situation, Tables


class Decision:
    """One decision of a rival: what was to be beaten, what he did, and what he has laid since."""

    __slots__ = ("did", "later", "situation")

    def __init__(self, situation: Situation, did: int, later: int) -> None:
        self.situation = situation
        self.did = did
        self.later = later
        """The cards of this decision and of all his later ones, packed."""


class Habit:
    """How the rivals are taken to play."""

    __slots__ = ("least", "needless_pass", "per_lower_rank")

    def __init__(self, needless_pass: float, per_lower_rank: float, least: float) -> None:
        self.needless_pass = needless_pass
        """How likely somebody passes who could play."""
        self.per_lower_rank = per_lower_rank
        """The likelihood of a meld is multiplied by this for each lower rank he could have laid."""
        self.least = least
        """No single decision is taken to be less likely: people do odd things."""


class Evidence:
    """All decisions of the rivals in a round, by seat; the last place is of nobody's cards."""

    __slots__ = ("decisions", "habit", "known", "tables")

    def __init__(self, tables: Tables, seats: int, habit: Habit) -> None:
        self.tables = tables
        self.habit = habit
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
        melds = self.tables.melds(decision.situation, hand)
        habit = self.habit
        if decision.did == PASS:
            return habit.needless_pass if melds else 1.0
        laid, flipped = self.tables.laid, decision.situation.flipped
        done = laid[decision.did]
        strength = done.down if flipped else done.up
        lower = 0
        for number in melds:
            each = laid[number]
            rank = each.down if flipped else each.up
            if rank < strength:
                lower |= 1 << rank
        found = 1.0 - habit.needless_pass
        while lower:
            lower &= lower - 1
            found *= habit.per_lower_rank
        return found if found > habit.least else habit.least
