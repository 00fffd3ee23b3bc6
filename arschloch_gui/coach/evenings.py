"""Matches at regulars' tables, as found in the match records, and their statistics.

Several matches, one after the other, are one evening. The user has the name ""
here, whatever they were called at the time; all others are known by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from arschloch_gui.coach.bounds import MOST_PLAYERS, Count
from arschloch_gui.engine.events import CardsGiven
from arschloch_gui.engine.json_text import Word
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.playback import round_events

SELF = ""
"""The name of the user."""
SAME_EVENING_S = 12 * 3600
"""Seconds between two matches up to which they count as the same evening."""
FEWEST_IN_A_ROW = 2
"""Minimum length of a streak."""
Seats: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)], ...], Meta(max_length=MOST_PLAYERS)
]
"""Seats from the first place to the last."""


class Robbery(Struct, frozen=True):
    """Cards that a lower position gave to a higher one in the exchange of a round.

    `cards` are in record notation. `worth` is the sum, over the cards, of the share of the deck
    that is weaker, so that robberies in different games can be compared.
    """

    taker: Word
    giver: Word
    cards: Annotated[tuple[Word, ...], Meta(max_length=100)]
    worth: float
    deck: Word = ""


class Evening(Struct, frozen=True):
    """One match of an evening at a regulars' table, as far as it has been played.

    `mark` identifies the match (`played.match_mark`). `names` are by seat, and `rounds` has the
    seats of each round by place. `winners` are the seats that won a finished match, several if
    their points are equal, else empty. `robbery` is the biggest of the evening. `table` is the key
    of the regulars' table, and `time` is when it was last played, in seconds since 1970.
    """

    mark: Word
    preset: Word
    names: Annotated[tuple[Word, ...], Meta(min_length=2, max_length=MOST_PLAYERS)]
    rounds: Annotated[tuple[Seats, ...], Meta(max_length=10_000)] = ()
    winners: Seats = ()
    robbery: Robbery | None = None
    table: Word = ""
    time: Annotated[float, Meta(ge=0)] = 0.0

    def __post_init__(self) -> None:
        everybody = list(range(len(self.names)))
        if any(sorted(places) != everybody for places in self.rounds):
            raise ValueError("no such places")
        if not set(self.winners) <= set(everybody):
            raise ValueError("no such winners")

    def places(self) -> Iterator[tuple[str, ...]]:
        """Yield the names from first place to last for each round."""
        for seats in self.rounds:
            yield tuple(self.names[seat] for seat in seats)


class Standing(Struct, frozen=True):
    """A player's results at a table. `place` is the average from 0 (first) to 1 (last)."""

    name: str
    rounds: Count
    firsts: Count
    lasts: Count
    won: Count
    place: float


class WinningStreak(Struct, frozen=True):
    """A player's consecutive first places."""

    name: str
    rounds: int


class Duel(Struct, frozen=True):
    """Number of rounds in which the user finished ahead of another player, and behind them."""

    name: str
    ahead: int
    behind: int


class TableHistory(Struct, frozen=True):
    """The statistics of a table. `people` are in the order of their average places."""

    evenings: int = 0
    matches: int = 0
    rounds: int = 0
    people: tuple[Standing, ...] = ()
    streak: WinningStreak | None = None
    last_most_often: tuple[str, ...] = ()
    duels: tuple[Duel, ...] = ()
    robbery: Robbery | None = None


def history_of(evenings: Iterable[Evening]) -> TableHistory:
    """Return the history of a table from its matches, in order."""
    played = [evening for evening in evenings if evening.rounds]
    rounds = [places for evening in played for places in evening.places()]
    names = dict.fromkeys(name for places in rounds for name in sorted(places))
    people = sorted((_standing(name, played, rounds) for name in names), key=_order)
    most = max((each.lasts for each in people), default=0)
    robberies = [each.robbery for each in played if each.robbery is not None]
    return TableHistory(
        len(by_evening(played)),
        len(played),
        len(rounds),
        tuple(people),
        longest_streak(rounds),
        tuple(each.name for each in people if most and each.lasts == most),
        tuple(duel(name, rounds) for name in names if name != SELF),
        max(robberies, key=lambda each: each.worth, default=None),
    )


def longest_streak(rounds: Iterable[tuple[str, ...]]) -> WinningStreak | None:
    """Return the first of the longest streaks, or None if no player won twice in a row."""
    best, now = WinningStreak(SELF, 0), WinningStreak(SELF, 0)
    for places in rounds:
        now = WinningStreak(
            places[0], now.rounds + 1 if now.name == places[0] and now.rounds else 1
        )
        best = now if now.rounds > best.rounds else best
    return best if best.rounds >= FEWEST_IN_A_ROW else None


def duel(name: str, rounds: Iterable[tuple[str, ...]]) -> Duel:
    """Return the score between the user and a player in the rounds that both played."""
    both = [places for places in rounds if name in places and SELF in places]
    ahead = sum(places.index(SELF) < places.index(name) for places in both)
    return Duel(name, ahead, len(both) - ahead)


def gifts_of(match: Match, round_no: int) -> list[CardsGiven]:
    """Return every gift in the exchange of a finished round, with its cards."""
    return [each for each in round_events(match, round_no) if isinstance(each, CardsGiven)]


def winners(match: Evening) -> tuple[str, ...]:
    """Return the names of those who have won a match; none if it is unfinished."""
    return tuple(match.names[seat] for seat in match.winners)


def by_evening(played: Iterable[Evening]) -> list[list[Evening]]:
    """Return the matches grouped into evenings, oldest first.

    Within an evening, each match is at most `SAME_EVENING_S` later than the one before.
    """
    found: list[list[Evening]] = []
    for each in sorted(played, key=lambda match: match.time):
        if found and each.time - found[-1][-1].time <= SAME_EVENING_S:
            found[-1].append(each)
        else:
            found.append([each])
    return found


def same_evening(played: Iterable[Evening], moment: float) -> list[Evening]:
    """Return the earlier matches of the evening to which a moment belongs, oldest first.

    `moment` is in seconds since 1970.
    """
    found = by_evening(each for each in played if each.time <= moment)
    return found[-1] if found and moment - found[-1][-1].time <= SAME_EVENING_S else []


def _standing(name: str, played: Iterable[Evening], rounds: Iterable[tuple[str, ...]]) -> Standing:
    own = [places for places in rounds if name in places]
    won = sum(name in winners(each) for each in played)
    return Standing(
        name, len(own), sum(places[0] == name for places in own),
        sum(places[-1] == name for places in own), won,
        sum(places.index(name) / (len(places) - 1) for places in own) / len(own),
    )  # fmt: skip


def _order(standing: Standing) -> tuple[float, str]:
    return standing.place, standing.name
