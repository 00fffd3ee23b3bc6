"""Rounds in progress and views of them, built from a game's public fields.

    class PublicRound(PublicTricks[Rules, Combo]): ...       # public knowledge
    class RoundState(PublicRound, Round[Rules]): ...         # and what is hidden
    class SeatView(View[Rules, RoundState], PublicRound): ... # and what one seat sees of it

These declarations are enough to copy a round, to make a view of it and to sample a round that is
consistent with a view.
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
    """A round from its deal to its end.

    Rounds are mutable, so `clone` one before changing it if it is shared.
    """

    __slots__ = ()

    hands: list[list[Card]] = field(default_factory=list)
    """Cards by seat, each hand in ascending order."""

    def clone(self) -> Self:
        """Return an independent copy, which shares the immutable parts."""
        copy = self.__class__.__new__(self.__class__)
        _shape(self.__class__).copy(self, copy)
        return copy

    def holders(self) -> list[Seat]:
        """Return the seats that still have cards, clockwise."""
        return [seat for seat in self.order if self.hands[seat]]

    def next_holder(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that still has cards, or `seat` itself if no other has."""
        order, hands = self.order, self.hands
        at = order.index(seat) + 1 - len(order)  # negative index, so it wraps around
        while not hands[order[at]] and order[at] != seat:
            at += 1
        return order[at]

    # -- for records and results ------------------------------------------------------------

    def described(self) -> dict[str, object]:
        """Return the state that an `expect` line of a record can check, as JSON values.

        This does not include the data that the match provides (legal actions, scores).
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
        """Return the game-specific part of `described`."""
        return {}

    def points(self) -> tuple[int, ...]:
        """Return the points of a finished round by seat: 0 for the last place, 1 for the next …"""
        return tuple(
            len(self.order) - 1 - at for at in map(self.finished.index, range(len(self.order)))
        )

    def places(self) -> tuple[float, ...]:
        """Return the place of every seat in a finished round; 1 is best.

        If points are penalties, seats with equal points share the mean of their places.
        """
        if self.rules.penalties:
            return shared_places(self.points())
        return tuple(float(self.finished.index(seat) + 1) for seat in range(len(self.order)))

    def carry(self) -> Carry:
        """Return the state that a finished round hands on to the next round."""
        return Carry(order=self.order, offices=self.finished)

    def hands_left(self) -> tuple[tuple[Card, ...], ...]:
        """Return the unplayed cards of each seat at the end of a round, in hand or on the table."""
        return tuple(map(tuple, self.hands))

    def holdings(self) -> tuple[Zone, ...]:
        """Return all unplayed cards by zone, including hidden ones; the first zone is `hand`.

        Use this only for finished rounds, because no player may know the hidden cards earlier.
        """
        return (Zone.by_seat("hand", self.hands),)


AnyRound: TypeAlias = Round[RulesBase]
"""The type of a round of any game."""
RoundT = TypeVar("RoundT", bound=AnyRound)


@dataclass
class Observation(Public[RulesT_co]):
    """A round as seen from `seat` (None: a spectator), without fields for hidden cards.

    This is the common part of the views of all games. A game's own view is a `View`.
    """

    __slots__ = tuple[str, ...]()  # the view's own slots; typed so that mypy does not infer `()`

    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    counts: tuple[int, ...] = ()
    """Number of cards in each hand."""

    @property
    def own_seat(self) -> Seat:
        """The seat of this view, which must not be a spectator's view."""
        assert self.seat is not None
        return self.seat

    def unseen(self) -> list[Card]:
        """Return the cards that this view does not show, ascending.

        They are in other hands, hidden elsewhere or, after a partial deal, not in the round at all.
        They can include cards in `known_holdings`, which `_located` then removes.
        """
        raise NotImplementedError

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Return the cards that this seat knows to be in other hands, by holder."""
        return {}

    def world(self, rng: Rng) -> AnyRound:
        """Sample a round consistent with this view: hidden cards at random, known ones in place."""
        raise NotImplementedError


AnyView: TypeAlias = Observation[RulesBase]
"""The type of a view of any game."""
ViewT = TypeVar("ViewT", bound=AnyView)


@dataclass
class View(Observation[RulesT_co], Generic[RulesT_co, RoundT]):
    """A game's view of its rounds, from which a round can be sampled."""

    __slots__ = tuple[str, ...]()

    # -- making a view ------------------------------------------------------------------

    @classmethod
    def of(cls, state: RoundT, seat: Seat | None) -> Self:
        """Return the view of a round from a seat, or a spectator's if `seat` is None."""
        view, hands = cls.__new__(cls), state.hands
        _shape(state.__class__).copy_public(state, view)
        view.seat = seat
        view.hand = tuple(hands[seat]) if seat is not None else ()
        view.counts = tuple(map(len, hands))
        view.see(state)
        return view

    def see(self, state: RoundT) -> None:
        """Set the fields specific to this game, leaving out what the seat may not know."""

    # -- sampling a round ---------------------------------------------------------------

    def world(self, rng: Rng) -> RoundT:
        """Sample a round consistent with this view: hidden cards at random, known ones in place.

        Fields of the round that are not public are unset until `_fill` sets them.
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
        """Return a round of this game with no attributes set."""
        raise NotImplementedError

    def _located(self) -> tuple[Mapping[Seat, list[Card]], Sequence[Card]]:
        """Return the known cards by holder, and the cards to draw the rest from.

        Known cards that cannot be where they were last seen are left out. A fixed deal can have
        fewer cards than expected, and a gift may have been passed on unseen.
        """
        pool, held = Counter(self.unseen()), dict[Seat, list[Card]]()
        for seat, cards in self.known_holdings().items():
            held[seat] = sorted((Counter(cards) & pool).elements())[: self.counts[seat]]
            pool.subtract(held[seat])
        return held, sorted((+pool).elements())

    def _drawing_order(self) -> Iterable[Seat]:
        """Return all seats in the order in which hands are drawn for them."""
        return range(len(self.counts))

    def _drawn(self, seat: Seat, known: list[Card], mixed: list[Card]) -> list[Card]:
        """Return the hand of another seat: its known cards, and the rest drawn from `mixed`."""
        count = self.counts[seat] - len(known)
        return sorted([*known, *(mixed.pop() for _ in range(count))])

    def _draw_beside(self, state: RoundT, seat: Seat, mixed: list[Card]) -> None:
        """Draw a seat's hidden cards outside the hand from the shuffled cards."""

    def _fill(self, state: RoundT, mixed: list[Card], rng: Rng) -> None:
        """Place the remaining shuffled cards, which are hidden outside the hands."""

    def follow(self, state: RoundT) -> None:
        """Set the hidden fields that follow from the cards and the public fields."""


def copy_public(one: Public[RulesBase], other: Public[RulesBase]) -> None:
    """Copy every public field from one round or view to another."""
    _shape(one.__class__).copy_public(one, other)


# -- ranking by points ------------------------------------------------------------------


def ranked(points: Sequence[int], order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats from fewest to most points; ties keep the given order.

    >>> ranked((4, 0, 4, 20), order=(0, 1, 2, 3))
    (1, 0, 2, 3)
    """
    return tuple(sorted(order, key=lambda seat: points[seat]))


def shared_places(points: Sequence[int]) -> tuple[float, ...]:
    """Return the place of every seat, 1 for the fewest points; ties share their mean place.

    >>> shared_places((4, 0, 4, 20))
    (2.5, 1.0, 2.5, 4.0)
    """
    fewer = [sum(other < own for other in points) for own in points]
    alike = [sum(other == own for other in points) for own in points]
    return tuple(less + (same + 1) / 2 for less, same in zip(fewer, alike, strict=True))


# -- derived from a declaration -----------------------------------------------------------


Copier: TypeAlias = Callable[[object, object], None]
"""Function (source, target) that copies fields."""


class _Shape(Struct, frozen=True):
    """The copy functions of one class of rounds or views."""

    names: tuple[str, ...]
    """Names of the public fields."""
    copy_public: Copier
    """Copies the public fields."""
    copy: Copier
    """Copies all fields."""


_SHAPES: dict[type[Public[RulesBase]], _Shape] = {}
"""The shapes by class, each created on first use."""


def _shape(kind: type[Public[RulesBase]]) -> _Shape:
    """Return the copy functions for a class of rounds or views."""
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
    """Return a generated function that copies these fields, one line per field.

    `dataclasses` creates `__init__` in the same way. A loop over the names would take three times
    as long, and a view is made for every event.
    """
    lines = [f" other.{name} = {_copied(hints[name]).format(f'one.{name}')}" for name in names]
    made: dict[str, Copier] = {}
    exec("\n".join(["def copy(one, other):", *lines]), made)
    return made["copy"]


def _copied(hint: object) -> str:
    """Return the expression that copies a value of this type; immutable values are shared."""
    if get_origin(hint) not in (list, dict):
        return "{}"
    return "[each[:] for each in {}]" if get_origin(get_args(hint)[0]) is list else "{}.copy()"
