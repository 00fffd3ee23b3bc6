"""A round under way, and what one seat sees of it: both are a game's public fields and more.

    class PublicRound(PublicTricks[Rules, Combo]): ...       # what everybody knows
    class RoundState(PublicRound, Round[Rules]): ...         # and what is hidden
    class SeatView(PublicRound, View[Rules, RoundState]): ... # and what one seat sees of that

Copying a round, seeing it from a seat and sampling a round that a view could come from follow from
these declarations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter, itemgetter
from typing import Any, Generic, Self, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import Public, RulesT


@dataclass
class Round(Public[RulesT]):
    """A round between its deal and its end. Mutable; `clone` one that others hold."""

    __slots__ = ()

    hands: list[list[Card]] = field(default_factory=list)
    """By seat, ascending."""

    def clone(self) -> Self:
        """Return an independent copy; immutable parts are shared."""
        shape = _shape(self.__class__)
        named = {name: getattr(self, name) for name in shape.named}
        twin = self.__class__(*shape.values(self), **named)
        for name, copy in shape.copied:
            setattr(twin, name, copy(getattr(twin, name)))
        return twin

    def holders(self) -> list[Seat]:
        """Return the seats that still have cards, clockwise."""
        return [seat for seat in self.order if self.hands[seat]]

    def next_holder(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that still has cards; the seat itself if no other has."""
        successor, hands = self.successor, self.hands
        following = successor[seat]
        while following != seat and not hands[following]:
            following = successor[following]
        return following


RoundT = TypeVar("RoundT", bound=Round[Any])


@dataclass
class View(Public[RulesT], Generic[RulesT, RoundT]):
    """A round as seen from `seat` (None: a spectator): a type with no place for a hidden card."""

    __slots__ = ()

    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    counts: tuple[int, ...] = ()
    """How many cards each seat holds."""

    # -- seeing a round -----------------------------------------------------------------

    @classmethod
    def of(cls, state: RoundT, seat: Seat | None) -> Self:
        """Return what a seat knows of a round."""
        shape, hands = _shape(cls), state.hands
        hand = tuple(hands[seat]) if seat is not None else ()
        known = (*shape.public(state), seat, hand, tuple(map(len, hands)))
        view = cls(*shape.arranged(known), **cls._seen(state, seat))
        for name, copy in shape.copied:
            setattr(view, name, copy(getattr(view, name)))
        view._redact(state)
        return view

    @classmethod
    def _seen(cls, state: RoundT, seat: Seat | None) -> Mapping[str, Any]:
        """Return the fields that only this game's view has."""
        return {}

    def _redact(self, state: RoundT) -> None:
        """Change what all know of a round but this seat may not."""

    # -- sampling a round ---------------------------------------------------------------

    def world(self, rng: Rng) -> RoundT:
        """Sample a round this view could come from: hidden cards at random, known ones in place.

        Fields of the round that are not public have no value until `_fill` sets them.
        """
        known, pool = self._located()
        mixed = rng.shuffled(pool)
        state = self._blank()
        share(self, state)
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

    def unseen(self) -> list[Card]:
        """Return the cards whose place this seat has not seen, ascending.

        They are in the other hands, hidden elsewhere or (after a partial deal) nowhere.
        """
        raise NotImplementedError

    def _located(self) -> tuple[Mapping[Seat, list[Card]], Sequence[Card]]:
        """Return the cards known in other hands by their holders, and the cards to be drawn."""
        return {}, self.unseen()

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


def clipped(
    known: Mapping[Seat, list[Card]], unseen: Iterable[Card], counts: Sequence[int]
) -> tuple[dict[Seat, list[Card]], list[Card]]:
    """Return what is known to be in hands, as far as it can be there, and the unseen rest.

    A deal told by hand may hold less than it says, and a gift may have been passed on unseen.
    """
    pool, held = Counter(unseen), {}
    for seat, cards in known.items():
        held[seat] = sorted((Counter(cards) & pool).elements())[: counts[seat]]
        pool.subtract(held[seat])
    return held, sorted((+pool).elements())


def share(one: Public[Any], other: Public[Any]) -> None:
    """Give another round or view every public field of this one."""
    shape = _shape(other.__class__)
    for name, value in zip(shape.names, shape.public(one), strict=True):
        setattr(other, name, value)
    for name, copy in shape.copied_public:
        setattr(other, name, copy(getattr(other, name)))


def public_fields(kind: type[Public[Any]]) -> tuple[str, ...]:
    """Return the names of the fields everybody knows of this kind of round or view."""
    return _shape(kind).names


# -- what follows from a declaration ------------------------------------------------------


class _Shape(Struct, frozen=True):
    """How values of one class are made from others."""

    names: tuple[str, ...]
    """The public fields."""
    public: Callable[[object], tuple[Any, ...]]
    """The values of the public fields of any round or view of the game."""
    values: Callable[[object], tuple[Any, ...]]
    """The values of all fields in the order of the constructor, but for the `named` ones."""
    named: tuple[str, ...]
    """The fields the constructor wants by name."""
    arranged: Callable[[tuple[Any, ...]], tuple[Any, ...]]
    """Values as `View.of` has them, in the order of the constructor."""
    copied: tuple[tuple[str, Callable[[Any], Any]], ...]
    """The fields that are changed in place, and how each is copied."""
    copied_public: tuple[tuple[str, Callable[[Any], Any]], ...]


_SHAPES: dict[type[Public[Any]], _Shape] = {}
"""By kind of round or view, as each is asked for the first time."""


def _shape(kind: type[Public[Any]]) -> _Shape:
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _looked_at(kind)
    return shape


def _looked_at(kind: type[Public[Any]]) -> _Shape:
    partly = (Round, View)
    whole = next(c for c in kind.__mro__ if issubclass(c, Public) and not issubclass(c, partly))
    names = tuple(each.name for each in fields(whole))
    every = [each.name for each in fields(kind)]
    had = [*names, *(each for each in ("seat", "hand", "counts") if each in every)]
    arranged = itemgetter(*(had.index(each) for each in every if each in had))
    hints = get_type_hints(kind)
    copied = [(each, copy) for each in every if (copy := _copier(hints[each])) is not None]
    return _Shape(
        names,
        attrgetter(*names),
        attrgetter(*(each.name for each in fields(kind) if not each.kw_only)),
        tuple(each.name for each in fields(kind) if each.kw_only),
        arranged,
        tuple(copied),
        tuple((each, copy) for each, copy in copied if each in names),
    )


def _copier(hint: Any) -> Callable[[Any], Any] | None:
    """Return how a value of this type is copied; None for one that cannot be changed."""
    if get_origin(hint) not in (list, dict):
        return None
    if get_origin(get_args(hint)[0]) is list:
        return _copied_lists
    return get_origin(hint).copy  # type: ignore[no-any-return]


def _copied_lists(lists: list[list[Any]]) -> list[list[Any]]:
    return [each[:] for each in lists]
