"""Luck of the deals over many rounds, and what the player made of them, in places.

The luck of a round is the value of its deal compared with other deals for the same position
(`luck.py`). The skill is the place reached compared with that value. Without the luck of the deals,
fewer rounds are enough to distinguish skill from chance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.ai.estimate import Estimate, standard_error
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.coach.tally import BEYOND_LUCK, FEWEST_TO_TELL

LEAST = 0.05
"""Smallest difference reported, in places per round; less would be rounded to 0."""


class DealtLuck(Struct, frozen=True):
    """Luck and skill in the rounds whose luck is known.

    `given` is the number of places per round by which the deals were better than others for the
    same positions, with the error of that estimate. `made` is the number of places per round beyond
    the value of the deals, with the error of a mean over this many rounds.
    """

    rounds: int
    given: Estimate
    made: Estimate

    @property
    def gave(self) -> int:
        """The direction of the luck: +1 or −1 if clearly better or worse than usual, else 0."""
        return _side(self.given)

    @property
    def skill(self) -> int | None:
        """The direction of the skill: +1 or −1 if clearly above or below chance, else 0.

        It is None if there are too few rounds.
        """
        return _side(self.made) if self.rounds >= FEWEST_TO_TELL else None


def dealt_luck(rounds: Sequence[PlayedRound]) -> DealtLuck | None:
    """Return the luck over the rounds where it is known, or None if there are none."""
    known = [(each, each.luck) for each in rounds if each.luck is not None]
    if not known:
        return None
    given = [luck.gain.mean * _places(each) for each, luck in known]
    by_match: dict[str, list[float]] = {}
    for each, luck in known:
        made = (each.office - luck.value.mean) * _places(each)
        by_match.setdefault(each.match, []).append(made)
    matches = list(by_match.values())
    return DealtLuck(
        len(known),
        Estimate(math.fsum(given) / len(known), _error(known)),
        Estimate(math.fsum(map(math.fsum, matches)) / len(known), standard_error(matches)),
    )


def _error(known: Sequence[tuple[PlayedRound, Luck]]) -> float:
    """Return the standard error of the mean luck.

    The usual value is computed once for each position in a match, so its error is the same in all
    those rounds and adds up.
    """
    own = math.fsum((luck.value.stderr * _places(each)) ** 2 for each, luck in known)
    shared: dict[tuple[str, int], float] = {}
    for each, luck in known:
        together = each.match, luck.office
        shared[together] = shared.get(together, 0.0) + luck.usual.stderr * _places(each)
    return math.sqrt(own + math.fsum(error**2 for error in shared.values())) / len(known)


def _places(played: PlayedRound) -> float:
    """Return the number of places per unit of expected position, which runs from −1 to +1."""
    return (played.players - 1) / 2


def _side(estimate: Estimate) -> int:
    least = max(LEAST, BEYOND_LUCK * estimate.stderr)
    return (estimate.mean >= least) - (estimate.mean <= -least)
