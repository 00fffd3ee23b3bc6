"""What a round starts from and hands on, and why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat


class Refusal(Struct, frozen=True):
    """Why an action was not taken: a key the app words, with the figures it needs."""

    key: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, key: str, **values: object) -> Refusal:
        """A refusal with its figures given by name."""
        return cls(key, tuple(values.items()))


class Carry(Struct, frozen=True):
    """What crosses from one round to the next.

    `order` lists the seats clockwise, `offices` from highest to lowest (empty before the first
    round is over), `marks` is what single rules want to remember (name → value). `before` are
    the last rounds as everybody saw them, the latest last, in the form their family has for them;
    no rule looks at them or takes them away.
    """

    order: tuple[Seat, ...]
    offices: tuple[Seat, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()
    before: tuple[Struct, ...] = ()


class Zone(Struct, frozen=True):
    """Cards that lie elsewhere than in hands (Shithead: open, blind; stock, pile).

    `piles` has one entry for each seat, or a single one where the place is shared by all.
    """

    name: str
    piles: tuple[tuple[Card, ...], ...]
    shared: bool

    @classmethod
    def by_seat(cls, name: str, piles: Sequence[Sequence[Card]]) -> Zone:
        """A place where every seat has cards of its own."""
        return cls(name, tuple(map(tuple, piles)), shared=False)

    @classmethod
    def of_all(cls, name: str, pile: Sequence[Card]) -> Zone:
        """A place that belongs to nobody."""
        return cls(name, (tuple(pile),), shared=True)


class FixedDeal(Struct, frozen=True):
    """Cards laid down by a record's `deal` line instead of the seed; hands by seat."""

    hands: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...] | None = None
    lead: Seat | None = None
    zones: tuple[Zone, ...] = ()

    def zone(self, name: str) -> Zone | None:
        """The zone of this name, or None where the line does not speak of it."""
        return next((zone for zone in self.zones if zone.name == name), None)


class RoundSetup(Struct, frozen=True):
    """All a round starts from: `seed` is the match's, `round_no` counts from 1."""

    seed: int
    round_no: int
    carry: Carry
    deal: FixedDeal | None = None
