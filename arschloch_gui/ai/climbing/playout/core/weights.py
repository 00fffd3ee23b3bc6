"""The figures by which an action is judged (see `judge`), and their weights."""

from __future__ import annotations

from typing import Final

FIGURES: Final = (
    "turns", "control", "strength", "stuck", "lead", "feeding", "last_turn", "last_turn_control",
    "last_turn_lead", "urgent_turns", "urgent_control", "urgent_lead", "lead_turns", "way_home",
    "passing", "urgent_passing", "doomed", "demoted", "bonus", "blocking",
)  # fmt: skip
"""The names of the figures, in the order in which they are added up."""
TURNS: Final = -0.75
CONTROL: Final = 0.56
STRENGTH: Final = 1.07
STUCK: Final = -1.04
"""The weights of `regular` that are also used to plan hands."""


class Weights:
    """Weights of the figures of an action.

    "Left" means in the hand after the action. Probabilities range from 0 to 1.
    """

    __slots__ = FIGURES

    def __init__(self) -> None:
        self.turns = 0.0
        """Turns that the cards left need: one for each set."""
        self.control = 0.0
        """Sets left that take the trick no matter who answers (sum of probabilities)."""
        self.strength = 0.0
        """A milder form of `control`: sets left that few rival sets can beat."""
        self.stuck = 0.0
        """Sets left that have to be led, because they can be played on almost nothing (sum)."""
        self.lead = 0.0
        """The probability that no rival beats this play, so the player leads next."""
        self.feeding = 0.0
        """Rivals that would go out by beating this play (sum of probabilities)."""
        self.last_turn = 0.0
        """1 if a single turn is left."""
        self.last_turn_control = 0.0
        """`control` of that last set."""
        self.last_turn_lead = 0.0
        """`lead` if a single turn is left, which means going out next."""
        self.urgent_turns = 0.0
        """`turns`, weighted by how close a rival is to going out."""
        self.urgent_control = 0.0
        self.urgent_lead = 0.0
        self.lead_turns = 0.0
        """`turns` × `lead`: the lead is worth less if many turns are left."""
        self.way_home = 0.0
        """1 if this play and all sets left but one are certain to take their tricks."""
        self.passing = 0.0
        """1 for a pass."""
        self.urgent_passing = 0.0
        self.doomed = 0.0
        """1 if no card is left with which the player can go out without a penalty."""
        self.demoted = 0.0
        """1 for going out with a penalty."""
        self.bonus = 0.0
        """1 if a card may be discarded at once."""
        self.blocking = 0.0
        """1 for beating a player whom all others have to stop (a putsch)."""
