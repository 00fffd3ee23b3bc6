"""Conversion of a seat's view to JSON values and back, for external players.

This module handles the keys that every game has (match-record.md, "Players from outside"). The
fields of individual games are converted according to their types: cards to names, tuples to lists,
the marker for a missing value (−1 for a card) to null, and dataclasses to objects.
`table.view_line` selects the fields. Each external value is checked against its type, and
`ViewError` is raised for the first that does not fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct

from arschloch_gui.engine.cards import (
    CARD_NAMES,
    RANK_NAMES,
    RANK_OF_NAME,
    Card,
    Rank,
    Seat,
    format_cards,
)
from arschloch_gui.engine.json_text import Hint
from arschloch_gui.engine.table.round import AnyView

T = TypeVar("T")
_NONE = -1
"""Marker for a missing card or rank."""
TYPES_AT_ONCE = 64
"""Number of types whose fields are cached. A view uses only a few."""
_NAMED: Mapping[Hint, tuple[str, ...]] = {Card: CARD_NAMES, Rank: RANK_NAMES}


class ViewError(ValueError):
    """Error raised for an invalid view. `field` is the key with the invalid value."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"“{field}” {why}")
        self.field = field


def plain_keys(view: AnyView) -> dict[str, object]:
    """Return the values of those keys that have the same meaning in every game."""
    return {
        "phase": view.phase,
        "hand": list(format_cards(view.hand)),
        "hands": list(view.counts),
        "order": list(view.order),
        "offices": list(view.offices),
        "finished": list(view.finished),
    }


class KeyReader:
    """A reader of the keys in a `decide` line. All methods raise `ViewError`.

    A default replaces a missing key, and unknown keys are ignored. `cards` maps names to the
    cards of the deck (see `cards_of`); no other card is accepted.
    """

    def __init__(
        self, values: Mapping[str, object], players: int, cards: Mapping[str, Card]
    ) -> None:
        self._values, self._players, self._cards = values, players, cards

    def value(self, key: str, kind: type[T], default: T) -> T:
        """Return the value of a key converted to a class, or the default if the key is missing."""
        if key not in self._values:
            return default
        return self.read(self._values[key], kind, key)

    def read(self, value: object, kind: type[T], field: str) -> T:
        """Return a value converted to a class. Errors name `field`."""
        return cast("T", self.read_as(value, kind, field))

    def read_as(self, value: object, kind: Hint, field: str) -> object:
        """Return a value converted to the type of an annotation. Errors name `field`."""
        return from_plain(value, kind, field, self._cards)

    def value_as(self, key: str, kind: Hint, default: object) -> object:
        """Return the value of a key converted to the type of an annotation, or the default."""
        return self.read_as(self._values[key], kind, key) if key in self._values else default

    def optional(self, key: str, kind: type[T]) -> T | None:
        """Return the value of a key, or None if it is null or missing."""
        value = self._values.get(key)
        return None if value is None else self.read(value, kind, key)

    def objects(self, key: str) -> list[KeyReader]:
        """Return one reader for each object in the list of this key."""
        readers = []
        for each in self.items(key):
            if not isinstance(each, dict):
                raise ViewError(key, f"must list objects, not {_shown(each)}")
            readers.append(KeyReader(each, self._players, self._cards))
        return readers

    def items(self, key: str) -> list[object]:
        """Return the list of this key, with items of any type."""
        return self.value(key, list, [])

    def plain_fields(self) -> dict[str, object]:
        """Return the fields that `plain_keys` writes, with the hand in ascending order."""
        hand = tuple(sorted(self.value("hand", tuple[Card, ...], ())))
        return {
            "phase": self.value("phase", str, "play"),
            "hand": hand,
            "counts": self.by_seat("hands", tuple[int, ...], (len(hand),) * self._players),
            "order": self.every_seat("order"),
            "offices": self.seats("offices"),
            "finished": self.seats("finished"),
        }

    def known(self) -> dict[Seat, tuple[Card, ...]]:
        """Return the cards that the seat knows in other hands, by holder."""
        known = {}
        told: dict[str, object] = self.value("known", dict, {})
        for name, cards in told.items():
            if not (name.isascii() and name.isdigit() and int(name) in range(self._players)):
                raise ViewError("known", f"must have seats as keys, not {_shown(name)}")
            known[int(name)] = self.read(cards, tuple[Card, ...], "known")
        return known

    def seats(self, key: str, default: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
        """Return the seats in the list of this key, which must be distinct."""
        seats = self.value(key, tuple[int, ...], default)
        if len(set(seats)) < len(seats) or any(seat not in range(self._players) for seat in seats):
            raise ViewError(key, f"must name seats from 0 to {self._players - 1}, each once")
        return seats

    def every_seat(self, key: str) -> tuple[Seat, ...]:
        """Return the list of this key, which must name every seat.

        The default is ascending order.
        """
        seats = self.seats(key, tuple(range(self._players)))
        if len(seats) < self._players:
            raise ViewError(key, f"must name each of the seats from 0 to {self._players - 1}")
        return seats

    def by_seat(self, key: str, kind: type[tuple[T, ...]], default: tuple[T, ...]) -> tuple[T, ...]:
        """Return the list of this key, which must have one item per seat."""
        values = self.value(key, kind, default)
        if len(values) != self._players:
            raise ViewError(key, f"must contain one entry for each of the {self._players} seats")
        return values

    def bits(self, key: str) -> int:
        """Return the seats in the list of this key as a bit mask."""
        return sum(1 << seat for seat in self.seats(key))

    def plays(self, key: str) -> list[tuple[Seat, tuple[Card, ...] | None, str | None]]:
        """Return plays in order as (seat, cards or None for a pass, meaning of the wild cards)."""
        read: list[tuple[Seat, tuple[Card, ...] | None, str | None]] = []
        for line in self.items(key):
            if not isinstance(line, list) or len(line) not in (2, 3):
                raise ViewError(key, f"must list seats and their cards, not {_shown(line)}")
            seat = self.read(line[0], int, key)
            if seat not in range(self._players):
                raise ViewError(key, f"names seat {seat}, which does not exist")
            cards = None if line[1] is None else self.read(line[1], tuple[Card, ...], key)
            read.append((seat, cards, self.read(line[2], str, key) if len(line) > 2 else None))
        return read


def seats_of(bits: int) -> list[Seat]:
    """Return the seats in a bit mask.

    >>> seats_of(0b1010)
    [1, 3]
    """
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def plain_values(view: AnyView, names: Sequence[str]) -> dict[str, object]:
    """Return the named fields as JSON values."""
    kind: type = view.__class__
    kinds = field_types(kind)
    return {name: plain(getattr(view, name), kinds[name]) for name in names}


def read_fields(
    keys: KeyReader, view_type: type, names: Sequence[str], usual: Mapping[str, object]
) -> dict[str, object]:
    """Return the named fields, using `usual` for missing ones. Raises `ViewError`.

    This is the inverse of `plain_values`.
    """
    kinds = field_types(view_type)
    return {name: keys.value_as(name, kinds[name], usual[name]) for name in names}


# -- values by type -----------------------------------------------------------------------


def plain(value: object, kind: Hint) -> object:
    """Return a value of type `kind` as JSON."""
    origin = _origin(kind)
    if kind in _NAMED:
        assert isinstance(value, int)
        return None if value == _NONE else _NAMED[kind][value]
    if origin in (Union, UnionType):
        return None if value is None else plain(value, _without_none(kind))
    if origin is tuple:
        assert isinstance(value, tuple)
        return [plain(each, inner) for each, inner in zip(value, _inner(kind, value), strict=True)]
    if origin is dict:
        assert isinstance(value, dict)
        return {name: plain(each, get_args(kind)[1]) for name, each in value.items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {name: plain(getattr(value, name), inner) for name, inner in _fields(kind)}
    return value


def cards_of(deck: Iterable[Card]) -> Mapping[str, Card]:
    """Return a mapping from card names to the cards of a deck."""
    return {CARD_NAMES[card]: card for card in deck}


def from_plain(value: object, kind: Hint, field: str, cards: Mapping[str, Card]) -> object:
    """Return a JSON value converted to type `kind`. This is the inverse of `plain`.

    Only cards in `cards` are accepted. Raises `ViewError` for `field` if the value does not fit.
    """
    if kind == Card:
        return _named(value, cards, field, "card of this game")
    if kind == Rank:
        return _named(value, RANK_OF_NAME, field, "rank")
    origin = _origin(kind)
    if origin in (Union, UnionType):
        return None if value is None else from_plain(value, _without_none(kind), field, cards)
    if origin is tuple:
        return _tuple(value, kind, field, cards)
    if origin is dict:
        return _by_name(value, get_args(kind)[1], field, cards)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _object(value, kind, field, cards)
    # True must not count as 1.
    if type(value) is not kind:
        raise ViewError(field, f"must be {_WORDS[kind]}, not {_shown(value)}")
    return value


_WORDS: Mapping[Hint, str] = {
    int: "a number",
    bool: "true or false",
    str: "a text",
    list: "a list",
    dict: "an object",
}


def _named(value: object, numbers: Mapping[str, int], field: str, word: str) -> int:
    if value is None:
        return _NONE
    if not isinstance(value, str) or value not in numbers:
        raise ViewError(field, f"names {_shown(value)}, which is not a {word}")
    return numbers[value]


def _tuple(value: object, kind: Hint, field: str, cards: Mapping[str, Card]) -> tuple[object, ...]:
    if not isinstance(value, list):
        raise ViewError(field, f"must be a list, not {_shown(value)}")
    inner = _inner(kind, value)
    if len(inner) != len(value):
        raise ViewError(field, f"must list {len(inner)} things, not {_shown(value)}")
    if None in value and inner[0] in (Card, Rank):
        raise ViewError(field, "contains null, which is neither a card nor a rank")
    return tuple(
        from_plain(each, its, field, cards) for each, its in zip(value, inner, strict=True)
    )


def _by_name(
    value: object, inner: Hint, field: str, cards: Mapping[str, Card]
) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ViewError(field, f"must be an object, not {_shown(value)}")
    return {name: from_plain(each, inner, field, cards) for name, each in value.items()}


def _object(value: object, kind: type[Struct], field: str, cards: Mapping[str, Card]) -> Struct:
    if not isinstance(value, dict) or value.keys() != {name for name, _ in _fields(kind)}:
        names = ", ".join(name for name, _ in _fields(kind))
        raise ViewError(field, f"must be an object with {names}, not {_shown(value)}")
    return kind(
        **{name: from_plain(value[name], inner, field, cards) for name, inner in _fields(kind)}
    )


@lru_cache(maxsize=TYPES_AT_ONCE)
def field_types(kind: type) -> Mapping[str, Hint]:
    """Return the types of the fields, cached because Python must resolve them from strings."""
    return get_type_hints(kind, include_extras=True)


@lru_cache(maxsize=TYPES_AT_ONCE)
def _fields(kind: type[Struct]) -> tuple[tuple[str, Hint], ...]:
    hints = field_types(kind)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)


def _inner(kind: Hint, value: Sequence[object]) -> tuple[Hint, ...]:
    """Return the type of each item of a tuple."""
    inner = get_args(kind)
    return inner[:1] * len(value) if inner[1:] == (...,) else inner


def _origin(kind: Hint) -> object:
    """Return the origin of a generic type (`tuple` for `tuple[int, ...]`), or None."""
    return get_origin(kind)


def _without_none(kind: Hint) -> Hint:
    inner: Hint
    [inner] = (each for each in get_args(kind) if each is not NoneType)
    return inner


def _shown(value: object) -> str:
    return f"{value!r:.60}"
