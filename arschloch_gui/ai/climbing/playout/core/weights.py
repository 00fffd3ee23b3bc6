"""The features by which an action is evaluated (see `plan_evaluator`), and their weights."""

from __future__ import annotations

from typing import Final

FIGURES: Final = (
    "turns", "control", "strength", "stuck", "lead", "feeding", "last_turn", "last_turn_control",
    "last_turn_lead", "urgent_turns", "urgent_control", "urgent_lead", "lead_turns", "way_home",
    "passing", "urgent_passing", "doomed", "demoted", "bonus", "blocking",
)  # fmt: skip
"""Names of the features, in the order in which they are added up."""
TURNS: Final = -0.75
CONTROL: Final = 0.56
STRENGTH: Final = 1.07
STUCK: Final = -1.04
"""Weights of `regular` that are also used to plan hands."""


class Weights:
    """Weights of the features of an action. Each comment describes a feature.

    "Left" means in the hand after the action. Probabilities range from 0 to 1.
    """

    __slots__ = FIGURES

    def __init__(self) -> None:
        self.turns = 0.0
        """Number of turns that the cards left take: one for each set."""
        self.control = 0.0
        """Sets left that win the trick whatever the others have (sum of probabilities)."""
        self.strength = 0.0
        """A milder form of `control`: sets left that few rival sets can beat."""
        self.stuck = 0.0
        """Sets left that have to be led because they beat almost nothing (sum of probabilities)."""
        self.lead = 0.0
        """Probability that no rival beats this play, so that the player leads next."""
        self.feeding = 0.0
        """Rivals that would go out by beating this play (sum of probabilities)."""
        self.last_turn = 0.0
        """1 if the cards left take a single turn, else 0."""
        self.last_turn_control = 0.0
        """`control` of the last set if a single turn is left."""
        self.last_turn_lead = 0.0
        """`lead` if a single turn is left, so that the player would go out next."""
        self.urgent_turns = 0.0
        """`turns`, weighted by how close a rival is to going out."""
        self.urgent_control = 0.0
        self.urgent_lead = 0.0
        self.lead_turns = 0.0
        """`turns` × `lead`: leading is worth less if many turns are left."""
        self.way_home = 0.0
        """1 if this play and all but one of the sets left are certain to win their tricks."""
        self.passing = 0.0
        """1 for a pass."""
        self.urgent_passing = 0.0
        self.doomed = 0.0
        """1 if the player can no longer go out without a penalty."""
        self.demoted = 0.0
        """1 for going out with a penalty."""
        self.bonus = 0.0
        """1 if the player may discard a card immediately."""
        self.blocking = 0.0
        """1 for beating the player whom all others have to stop (in a putsch)."""
