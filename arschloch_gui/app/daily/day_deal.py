"""The match of a day: it depends only on the date, so it is the same for everyone.

Preset, cards, opponents and their levels follow from the date. So does the randomness of the
opponents, because it derives from the seed of the match.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec import Struct

from arschloch_gui.app.engine.messages import NewMatch
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.session.invitation import VIEWER, in_character
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.options import RulesBase, with_values
from arschloch_gui.engine.rng import Rng

if TYPE_CHECKING:
    from arschloch_gui.ai.arena_matches import MatchJob

ROUNDS = 3
PRESETS = (
    "arschloch", "president-sober", "daifugo", "trouduc", "arschloch", "dalmuti", "career",
    "president-sober", "trouduc-32", "arschloch", "daifugo", "thirteen", "president-revolution",
    "shithead",
)  # fmt: skip
"""Games to draw from. Changing this list changes past days."""
LEVELS = ("casual", "club", "strong")
"""Levels of the opponents to draw from."""


class DayDeal(Struct, frozen=True):
    """The match of one day.

    `levels` has "" for the user, whose seat is `VIEWER`.
    """

    day: date
    preset: str
    rules: RulesBase
    seed: int
    opponents: tuple[str, ...]
    levels: tuple[str, ...]

    def spec(self, name: str) -> MatchSpec:
        """Return the match, with the user's name."""
        return MatchSpec(self.preset, self.rules, (name, *self.opponents), self.seed)

    def request(self, name: str) -> NewMatch:
        """Return the request that starts the match."""
        return NewMatch(self.spec(name), Table(VIEWER, self.levels))

    def job(self, level: str) -> MatchJob:
        """Return the match with a computer player of this level in the user's seat."""
        from arschloch_gui.ai.arena_matches import MatchJob

        seats = (level, *self.levels[1:])
        return MatchJob(self.preset, self.rules, seats, self.seed, ROUNDS)


def day_deal(day: date) -> DayDeal:
    """Return the match of a day.

    >>> day_deal(date(2026, 11, 26)) == day_deal(date(2026, 11, 26))
    True
    """
    rng = Rng(day.toordinal(), "deal of the day")
    preset = rng.choice(PRESETS)
    rules, problems = with_values(family_of(preset).presets[preset], {"rounds": ROUNDS})
    assert not problems
    opponents = tuple(rng.shuffled(PEOPLE)[: rules.players - 1])
    levels = tuple(in_character(rng.choice(LEVELS), name) for name in opponents)
    return DayDeal(day, preset, rules, rng.below(1 << 53), opponents, ("", *levels))
