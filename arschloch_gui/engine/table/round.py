"""A round under way, and what one seat sees of it: both are a game's public fields and more.

    class PublicRound(PublicTricks[Rules, Combo]): ...       # what everybody knows
    class RoundState(PublicRound, Round[Rules]): ...         # and what is hidden
    class SeatView(View[Rules, RoundState], PublicRound): ... # and what one seat sees of that

Copying a round, seeing it from a seat and sampling a round that a view could come from follow from
these declarations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Generic, Self, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.family import Carry, Zone
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import Public, RulesT_co


@dataclass
class Round(Public[RulesT_co]):
    """A round between its deal and its end. Mutable; `clone` one that others hold."""

    __slots__ = ()

    hands: list[list[Card]] = field(default_factory=list)
    """By seat, ascending."""

    def clone(self) -> Self:
        """Return an independent copy; immutable parts are shared."""
        copy = self.__class__.__new__(self.__class__)
        _shape(self.__class__).copy(self, copy)
        return copy

    def holders(self) -> list[Seat]:
        """Return the seats that still have cards, clockwise."""
        return [seat for seat in self.order if self.hands[seat]]

    def next_holder(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that still has cards; the seat itself if no other has."""
        order, hands = self.order, self.hands
        at = order.index(seat) + 1 - len(order)  # counted from the end, so it wraps round
        while not hands[order[at]] and order[at] != seat:
            at += 1
        return order[at]

    def every_card(self) -> list[Card]:
        """Return all cards of the round, wherever they are, ascending."""
        raise NotImplementedError

    # -- what records and results need ------------------------------------------------------

    def described(self) -> dict[str, object]:
        """Return what a record's `expect` line can name, as JSON values.

        What the match knows by itself (legal actions, scores) is not among them.
        """
        hands = dict(enumerate(self.hands))
        return {
            "to_act": self.to_act if self.to_act >= 0 else None,
            "top": list(format_cards(self.top_cards())),
            "hands": [len(hand) for hand in self.hands],
            "hand_of": {str(seat): list(format_cards(hand)) for seat, hand in hands.items()},
            "finished": list(self.finished),
            "offices": list(self.offices),
            "reversed": self.is_turned(),
            "phase": self.phase,
            **self.described_here(),
        }

    def described_here(self) -> dict[str, object]:
        """Return what only this game describes."""
        return {}

    def points(self) -> tuple[int, ...]:
        """Return the points of a finished round, by seat: one for each place above the last."""
        return tuple(
            len(self.order) - 1 - at for at in map(self.finished.index, range(len(self.order)))
        )

    def places(self) -> tuple[float, ...]:
        """Return the place of every seat in a finished round, 1 the best.

        Where points are penalties, seats with as many share the mean.
        """
        if self.rules.penalties:
            return shared_places(self.points())
        return tuple(float(self.finished.index(seat) + 1) for seat in range(len(self.order)))

    def carry(self) -> Carry:
        """Return what a finished round hands to the next."""
        return Carry(order=self.order, offices=self.finished)

    def hands_left(self) -> tuple[tuple[Card, ...], ...]:
        """Return all cards each seat still has when a round is over, wherever they are."""
        return tuple(map(tuple, self.hands))

    def holdings(self) -> tuple[Zone, ...]:
        """Return all cards that have not been played by where they are, hidden ones too, the zone
        `hand` first. For a round that is over: nobody at the table knows as much before."""
        return (Zone.by_seat("hand", self.hands),)


AnyRound: TypeAlias = Round[RulesBase]
"""A round of one of the games, whichever it is."""
RoundT = TypeVar("RoundT", bound=AnyRound)


@dataclass
class Observation(Public[RulesT_co]):
    """A round as seen from `seat` (None: a spectator): a type with no place for a hidden card.

    This is what the views of all games have in common; a game's own view is a `View`.
    """

    __slots__ = tuple[str, ...]()  # a view's own; so mypy does not take them for none

    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    counts: tuple[int, ...] = ()
    """How many cards each seat holds."""

    @property
    def own_seat(self) -> Seat:
        """The seat this is seen from, where it is known not to be a spectator's view."""
        assert self.seat is not None
        return self.seat

    def unseen(self) -> list[Card]:
        """Return the cards this view does not show, ascending.

        They are in the other hands, hidden elsewhere or (after a partial deal) nowhere. Those of
        `known_holdings` may be among them: `_located` then takes them out.
        """
        raise NotImplementedError

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Return the cards this seat knows in hands, by their holders."""
        return {}

    def world(self, rng: Rng) -> AnyRound:
        """Sample a round this view could come from: hidden cards at random, known ones in place."""
        raise NotImplementedError


AnyView: TypeAlias = Observation[RulesBase]
"""A view of one of the games, whichever it is."""
ViewT = TypeVar("ViewT", bound=AnyView)


@dataclass
class View(Observation[RulesT_co], Generic[RulesT_co, RoundT]):
    """A game's view of its rounds: how it is made of a round, and a round sampled from it."""

    __slots__ = tuple[str, ...]()

    # -- seeing a round -----------------------------------------------------------------

    @classmethod
    def of(cls, state: RoundT, seat: Seat | None) -> Self:
        """Return what a seat knows of a round."""
        view, hands = cls.__new__(cls), state.hands
        _shape(state.__class__).copy_public(state, view)
        view.seat = seat
        view.hand = tuple(hands[seat]) if seat is not None else ()
        view.counts = tuple(map(len, hands))
        view.see(state)
        return view

    def see(self, state: RoundT) -> None:
        """Set the fields that only this game's view has; take back what this seat may not know."""

    # -- sampling a round ---------------------------------------------------------------

    def world(self, rng: Rng) -> RoundT:
        """Sample a round this view could come from: hidden cards at random, known ones in place.

        Fields of the round that are not public have no value until `_fill` sets them.
        """
        known, pool = self._located()
        mixed = rng.shuffled(pool)
        state = self._blank()
        copy_public(self, state)
        state.hands = [[] for _ in self.counts]
        for seat in self._drawing_order():
            own = seat == self.seat
            drawn = list(self.hand) if own else self._drawn(seat, known.get(seat, []), mixed)
            state.hands[seat] = drawn
            self._draw_beside(state, seat, mixed)
        self._fill(state, mixed, rng)
        self.follow(state)
        return state

    def _blank(self) -> RoundT:
        """Return a round of this game without any values."""
        raise NotImplementedError

    def _located(self) -> tuple[Mapping[Seat, list[Card]], Sequence[Card]]:
        """Return what is known to be in hands, as far as it can be there, and what is to be drawn.

        A deal told by hand may hold less than it says, and a gift may have been passed on unseen.
        """
        pool, held = Counter(self.unseen()), dict[Seat, list[Card]]()
        for seat, cards in self.known_holdings().items():
            held[seat] = sorted((Counter(cards) & pool).elements())[: self.counts[seat]]
            pool.subtract(held[seat])
        return held, sorted((+pool).elements())

    def _drawing_order(self) -> Iterable[Seat]:
        """Return all seats in the order in which their hands are drawn."""
        return range(len(self.counts))

    def _drawn(self, seat: Seat, known: list[Card], mixed: list[Card]) -> list[Card]:
        """Take the hand of another seat off the mixed cards: what is known of it, and the rest."""
        count = self.counts[seat] - len(known)
        return sorted([*known, *(mixed.pop() for _ in range(count))])

    def _draw_beside(self, state: RoundT, seat: Seat, mixed: list[Card]) -> None:
        """Take other hidden cards of a seat off the mixed ones."""

    def _fill(self, state: RoundT, mixed: list[Card], rng: Rng) -> None:
        """Set what is hidden elsewhere than in hands, of the cards that are left."""

    def follow(self, state: RoundT) -> None:
        """Set the hidden fields that follow from the cards and from what everybody knows."""


def copy_public(one: Public[RulesBase], other: Public[RulesBase]) -> None:
    """Copy every public field of one round or view to another."""
    _shape(one.__class__).copy_public(one, other)


def public_fields(kind: type[Public[RulesBase]]) -> tuple[str, ...]:
    """Return the names of the fields everybody knows of this kind of round or view."""
    return _shape(kind).names


# -- ranks by points --------------------------------------------------------------------


def ranked(points: Sequence[int], order: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with the fewest points first, those alike in the order given."""
    return tuple(sorted(order, key=lambda seat: points[seat]))


def shared_places(points: Sequence[int]) -> tuple[float, ...]:
    """The place of every seat, 1 for the fewest points; those alike share the mean.

    >>> shared_places((4, 0, 4, 20))
    (2.5, 1.0, 2.5, 4.0)
    """
    fewer = [sum(other < own for other in points) for own in points]
    alike = [sum(other == own for other in points) for own in points]
    return tuple(less + (same + 1) / 2 for less, same in zip(fewer, alike, strict=True))


# -- what follows from a declaration ------------------------------------------------------


Copier: TypeAlias = Callable[[object, object], None]
"""(one, other) → gives the other the fields of the one."""


class _Shape(Struct, frozen=True):
    """What there is to copy of a kind of round or view."""

    names: tuple[str, ...]
    """The public fields."""
    copy_public: Copier
    """Copies the public fields."""
    copy: Copier
    """Copies all fields."""


_SHAPES: dict[type[Public[RulesBase]], _Shape] = {}
"""By kind of round or view, as each is asked for the first time."""


def _shape(kind: type[Public[RulesBase]]) -> _Shape:
    """Return what is copied of a kind of round or view."""
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _derived(kind)
    return shape


def _derived(kind: type[Public[RulesBase]]) -> _Shape:
    partly = (Round, Observation)
    whole = next(c for c in kind.__mro__ if issubclass(c, Public) and not issubclass(c, partly))
    hints = get_type_hints(kind)
    names, every = (tuple(each.name for each in fields(cls)) for cls in (whole, kind))
    return _Shape(names, _copier(names, hints), _copier(every, hints))


def _copier(names: Iterable[str], hints: Mapping[str, object]) -> Copier:
    """Make a function that copies these fields, one line each.

    `dataclasses` makes `__init__` in the same way. A loop over the names takes three times as long,
    and views are made for every event.
    """
    lines = [f" other.{name} = {_copied(hints[name]).format(f'one.{name}')}" for name in names]
    made: dict[str, Copier] = {}
    exec("\n".join(["def copy(one, other):", *lines]), made)
    return made["copy"]


def _copied(hint: object) -> str:
    """Return how a value of this type is copied; what cannot be changed is shared."""
    if get_origin(hint) not in (list, dict):
        return "{}"
    return "[each[:] for each in {}]" if get_origin(get_args(hint)[0]) is list else "{}.copy()"
