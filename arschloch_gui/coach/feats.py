"""Feats: remarkable things that a player did in a finished round, found in its events.

Each feat is one pure function of the events and a seat. The feats that depend on the rules of one
game are in its package; `games.feats` returns all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from msgspec import Struct

from arschloch_gui.engine.cards import RANK_OF_NAME, Seat, is_joker, rank_of
from arschloch_gui.engine.events import (
    CardsDealt,
    Event,
    Passed,
    Played,
    TrickTaken,
    WentOut,
)
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.playback import round_events

FAR_AHEAD = 5
"""Number of cards that every other player must still have for `head_start`."""
MANY = 6
"""Minimum number of cards for a large play."""
_ACE = RANK_OF_NAME["A"]
EventT = TypeVar("EventT", bound=Event)


class RoundFacts(Struct, frozen=True):
    """All events of a finished round, with all cards visible, and the seat of the player.

    `offices` are the positions that the round resulted in, from highest to lowest.
    """

    events: tuple[Event, ...]
    offices: tuple[Seat, ...]
    seat: Seat

    @property
    def won(self) -> bool:
        """Whether the player finished the round in the highest position."""
        return self.offices[:1] == (self.seat,)

    @property
    def own_plays(self) -> list[Played]:
        """The player's plays, in order."""
        return [each for each in self.of(Played) if each.seat == self.seat]

    def of(self, kind: type[EventT]) -> list[EventT]:
        """Return the events of one class, in order."""
        return [each for each in self.events if isinstance(each, kind)]

    def with_tops(self) -> Iterator[tuple[Event, Played | None]]:
        """Yield each event with the play that had to be beaten at that moment, if any."""
        top: Played | None = None
        for event in self.events:
            yield event, top
            if isinstance(event, Played):
                top = event
            elif isinstance(event, TrickTaken):
                top = None


def round_facts(match: Match, round_no: int, seat: Seat) -> RoundFacts:
    """Return the facts about a finished round and a seat from which feats are found.

    Raises `IndexError` for a round that is not over.
    """
    events = round_events(match, round_no)
    return RoundFacts(events, match.rounds[round_no - 1].offices, seat)


Feat: TypeAlias = Callable[[RoundFacts], bool]


def is_of_aces(play: Played) -> bool:
    """Return whether the natural cards of a play are all aces."""
    natural = [card for card in play.cards if not is_joker(card)]
    return bool(natural) and all(rank_of(card) == _ACE for card in natural)


def last_single(facts: RoundFacts) -> bool:
    """Return whether the player won the round and its last play was a single card."""
    return facts.won and _went_out_first(facts) and len(facts.own_plays[-1].cards) == 1


def never_passed(facts: RoundFacts) -> bool:
    """Return whether the player won the round without passing once."""
    passed = any(each.seat == facts.seat for each in facts.of(Passed))
    return facts.won and bool(facts.own_plays) and not passed


def head_start(facts: RoundFacts) -> bool:
    """Return whether the player went out first while all others held `FAR_AHEAD` cards or more."""
    if not facts.won:
        return False
    held: dict[Seat, int] = {}
    for event in facts.events:
        if isinstance(event, CardsDealt):
            held[event.seat] = held.get(event.seat, 0) + event.count
        elif isinstance(event, Played):
            held[event.seat] = event.left
        elif isinstance(event, WentOut) and event.place == 1:
            others = [count for seat, count in held.items() if seat != facts.seat]
            return event.seat == facts.seat and bool(others) and min(others) >= FAR_AHEAD
    return False


def six_cards(facts: RoundFacts) -> bool:
    """Return whether the player played `MANY` cards or more at once."""
    return any(len(each.cards) >= MANY for each in facts.own_plays)


def _went_out_first(facts: RoundFacts) -> bool:
    out = any(each.seat == facts.seat and each.place == 1 for each in facts.of(WentOut))
    return out and bool(facts.own_plays)


COMMON: Mapping[str, Feat] = MappingProxyType(
    {
        "last_single": last_single,
        "never_passed": never_passed,
        "head_start": head_start,
        "six_cards": six_cards,
    }
)
"""The feats of every game, by key."""
