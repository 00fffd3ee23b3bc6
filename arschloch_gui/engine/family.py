"""Setup of a round, the state carried over to the next one, and refusals of actions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat


class Refusal(Struct, frozen=True):
    """The reason for refusing an action: the key of a message in the app, and its values."""

    key: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, key: str, **values: object) -> Refusal:
        """Return a refusal with the values given as keyword arguments.

        >>> Refusal.of("not_your_turn", seat=2).values
        (('seat', 2),)
        """
        return cls(key, tuple(values.items()))


class Carry(Struct, frozen=True):
    """The state that is carried over from one round to the next.

    `order` lists the seats clockwise and `offices` from the highest to the lowest position (empty
    before the first round is over). `marks` are values that individual rules store by name.
    `before` holds public knowledge of the most recent rounds, latest last, in a format defined by
    the family. No rule reads or removes it.
    """

    order: tuple[Seat, ...]
    offices: tuple[Seat, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()
    before: tuple[Struct, ...] = ()


class Zone(Struct, frozen=True):
    """Cards outside the hands, for example Shithead's face-up and face-down cards, stock and pile.

    `piles` has one entry per seat, or a single entry if the zone is shared.
    """

    name: str
    piles: tuple[tuple[Card, ...], ...]
    shared: bool

    @classmethod
    def by_seat(cls, name: str, piles: Sequence[Sequence[Card]]) -> Zone:
        """Return a zone in which every seat has its own cards."""
        return cls(name, tuple(map(tuple, piles)), shared=False)

    @classmethod
    def of_all(cls, name: str, pile: Sequence[Card]) -> Zone:
        """Return a zone that is shared by all seats."""
        return cls(name, (tuple(pile),), shared=True)


class FixedDeal(Struct, frozen=True):
    """The cards of a round as set by a record's `deal` line. `hands` are listed by seat."""

    hands: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...] | None = None
    lead: Seat | None = None
    zones: tuple[Zone, ...] = ()

    def zone(self, name: str) -> Zone | None:
        """Return the zone with this name, or None if the deal does not set it."""
        return next((zone for zone in self.zones if zone.name == name), None)


class RoundSetup(Struct, frozen=True):
    """Everything that determines the start of a round.

    `seed` is the match's seed, and `round_no` counts from 1.
    """

    seed: int
    round_no: int
    carry: Carry
    deal: FixedDeal | None = None
