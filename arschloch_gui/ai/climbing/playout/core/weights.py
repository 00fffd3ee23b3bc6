"""The figures by which an action is judged (see `judge`); they are added up with weights."""

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
"""The weights of `regular` by which hands are planned, too."""


class Weights:
    """How much each figure of an action counts. "Left" means in the hand after the action; chances
    run from 0 to 1."""

    __slots__ = FIGURES

    def __init__(self) -> None:
        self.turns = 0.0
        """Turns the cards left need: one for each set."""
        self.control = 0.0
        """Sets left that take the trick, no matter who answers (summed chances)."""
        self.strength = 0.0
        """The same with a kinder eye: sets left that few rival sets can beat."""
        self.stuck = 0.0
        """Sets left that fit on next to nothing the rivals may lead, so they have to be led."""
        self.lead = 0.0
        """The chance that nobody beats this play, so the next lead is one's own."""
        self.feeding = 0.0
        """Rivals who would go out on top of this play (summed chances)."""
        self.last_turn = 0.0
        """1 when a single turn is left."""
        self.last_turn_control = 0.0
        """`control` of that last set."""
        self.last_turn_lead = 0.0
        """`lead` when a single turn is left: going out next."""
        self.urgent_turns = 0.0
        """`turns`, weighed more the nearer a rival is to going out."""
        self.urgent_control = 0.0
        self.urgent_lead = 0.0
        self.lead_turns = 0.0
        """`turns` × `lead`: having the lead is worth the less the longer the way home."""
        self.way_home = 0.0
        """1 when this play and all sets left but one surely take their tricks: nothing can go
        wrong."""
        self.passing = 0.0
        """1 for a pass."""
        self.urgent_passing = 0.0
        self.doomed = 0.0
        """1 when no card is left with which one may go out unpunished."""
        self.demoted = 0.0
        """1 for going out with a penalty."""
        self.bonus = 0.0
        """1 when a card may be thrown away at once."""
        self.blocking = 0.0
        """1 for beating a player whom all others have to stop (a putsch)."""
