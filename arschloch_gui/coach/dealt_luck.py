"""How good the cards of many rounds were, and what somebody made of them, in places.

The luck of a round is what its deal was worth beside other deals at the office held (`luck.py`).
What was made of it is the place reached beside that worth: with the luck of the deals out of the
way, fewer rounds tell skill from chance.
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
"""Places a round that are worth a word; less would be rounded to nothing."""


class DealtLuck(Struct, frozen=True):
    """Of the rounds whose luck is known. `given` are the places a round by which the deals were
    better than others at the same offices; its error is how well that is known. `made` are the
    places a round beyond what the deals were worth; its error is that of a mean of so many
    rounds."""

    rounds: int
    given: Estimate
    made: Estimate

    @property
    def gave(self) -> int:
        """+1 or −1 where the deals were better or worse than usual, 0 where that is not clear."""
        return _side(self.given)

    @property
    def skill(self) -> int | None:
        """+1 or −1 where more or less was made of the deals than chance explains, 0 where not;
        None where the rounds are too few."""
        return _side(self.made) if self.rounds >= FEWEST_TO_TELL else None


def dealt_luck(rounds: Sequence[PlayedRound]) -> DealtLuck | None:
    """The luck of rounds, as far as it is known; None where it is known of none of them."""
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
    """How well the mean luck is known. What is usual is worked out once for each office of a
    match, so its error is the same in all these rounds and adds up."""
    own = math.fsum((luck.value.stderr * _places(each)) ** 2 for each, luck in known)
    shared: dict[tuple[str, int], float] = {}
    for each, luck in known:
        together = each.match, luck.office
        shared[together] = shared.get(together, 0.0) + luck.usual.stderr * _places(each)
    return math.sqrt(own + math.fsum(error**2 for error in shared.values())) / len(known)


def _places(played: PlayedRound) -> float:
    """How many places one is in expected office, which goes from −1 to +1."""
    return (played.players - 1) / 2


def _side(estimate: Estimate) -> int:
    least = max(LEAST, BEYOND_LUCK * estimate.stderr)
    return (estimate.mean >= least) - (estimate.mean <= -least)
