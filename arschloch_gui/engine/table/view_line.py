"""Conversion between a view and the `decide` line of match-record.md.

Fields are converted according to their declared types and written only if they differ from their
usual value, so a new field requires no code here. Each game defines the usual values and which
fields have a different form.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import MISSING, fields
from typing import Generic, TypeVar, get_origin

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.public import NOBODY, AnyMeld, PublicTricks
from arschloch_gui.engine.table.round import ViewT
from arschloch_gui.engine.view_json import (
    KeyReader,
    ViewError,
    field_types,
    plain_keys,
    plain_values,
    read_fields,
    seats_of,
)

RulesT = TypeVar("RulesT", bound=RulesBase)
MeldT = TypeVar("MeldT", bound=AnyMeld)
_SHARED = frozenset(
    {"rules", "seat", "to_act", "phase", "hand", "counts", "order", "offices", "finished"}
)
"""Fields that `plain_keys` writes for every game, or that are part of the request itself."""


class ViewLine(Generic[RulesT, ViewT]):
    """A converter of the views of one game."""

    kind: type[ViewT]
    own: frozenset[str] = frozenset()
    """Fields that the game converts itself."""

    def write(self, view: ViewT) -> dict[str, object]:
        """Return a view as JSON values."""
        known = view.known_holdings()
        told: dict[str, object] = {
            **plain_keys(view), "reversed": False, "passed": [], "trick": [], "history": [],
            "known": {str(seat): list(format_cards(cards)) for seat, cards in known.items()},
            **self._told(view),
        }  # fmt: skip
        usual = {**self._defaults(), **self._usual(view)}
        always = self._always(view)
        names = [
            name for name in self._names() if name in always or getattr(view, name) != usual[name]
        ]
        return told | plain_values(view, names)

    def read(self, rules: RulesT, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]) -> ViewT:
        """Return the view of a seat that has to decide. Raises `ViewError`."""
        read = {"rules": rules, "seat": seat, "to_act": seat, **keys.plain_fields()}
        usual = self._defaults()
        read |= self._heard(self._made(usual | read), keys, legal)
        so_far = self._made(usual | read)
        usual |= {**self._usual(so_far), **self._supposed(so_far, keys, legal)}
        return self._made(read | read_fields(keys, self.kind, self._names(), usual))

    # -- specific to a game -------------------------------------------------------------

    def _told(self, view: ViewT) -> dict[str, object]:
        """Return the JSON values of the fields in `own`."""
        return {}

    def _heard(
        self, so_far: ViewT, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        """Return the values of the fields in `own`. Raises `ViewError`.

        `so_far` is a view with the fields common to all games, and defaults for the others.
        """
        return {}

    def _usual(self, view: ViewT) -> dict[str, object]:
        """Return those usual values that depend on other fields of the view."""
        return {"dealer": view.order[0]}

    def _supposed(
        self, so_far: ViewT, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        """Return the values to assume for fields missing from the line."""
        return {}

    def _always(self, view: ViewT) -> Container[str]:
        """Return the fields to write even if they have their usual value."""
        return ()

    # -- derived from the declaration ---------------------------------------------------

    def _made(self, values: Mapping[str, object]) -> ViewT:
        """Return a view with these values, which must include every field."""
        view = self.kind.__new__(self.kind)
        for each in fields(self.kind):
            setattr(view, each.name, values[each.name])
        return view

    def _names(self) -> list[str]:
        """Return the names of the fields that are converted according to their types."""
        names = (each.name for each in fields(self.kind))
        return [name for name in names if name not in _SHARED and name not in self.own]

    def _defaults(self) -> dict[str, object]:
        """Return the usual value of every field: the declared default, or else an empty value."""
        kind: type = self.kind
        hints, usual = field_types(kind), dict[str, object]()
        for each in fields(self.kind):
            if each.default is not MISSING:
                usual[each.name] = each.default
            elif each.default_factory is not MISSING:
                usual[each.name] = each.default_factory()
            elif each.name not in _SHARED:
                empty = get_origin(hints[each.name]) or hints[each.name]
                assert callable(empty)
                usual[each.name] = empty()
        return usual


class TrickLine(ViewLine[RulesT, ViewT], Generic[RulesT, ViewT, MeldT]):
    """A converter for trick-taking games.

    A play is written as its cards, followed by what they stand for if that is ambiguous.
    """

    own = frozenset({"passed", "trick", "history"})
    misread = "which is not a combination"
    """Description of cards that are not a valid play, for error messages."""

    def _writer(self, rules: RulesT) -> Callable[[MeldT], list[object]]:
        """Return a function that converts a play to its cards (and, if needed, their meaning)."""
        return lambda meld: [list(format_cards(meld.cards))]

    def _reader(self, rules: RulesT) -> Callable[[tuple[Card, ...], str | None], MeldT | None]:
        """Return a function that converts cards (and their meaning, if given) to a play or None."""
        raise NotImplementedError

    def _tricks(self, view: ViewT) -> PublicTricks[RulesT, MeldT]:
        """Return the same view, typed as the public data of a trick-taking game."""
        tricks: object = view
        assert isinstance(tricks, PublicTricks)
        return tricks

    def _told(self, view: ViewT) -> dict[str, object]:
        tricks = self._tricks(view)
        write = self._writer(tricks.rules)
        return {
            "passed": seats_of(tricks.passed),
            "trick": [[seat, *write(meld)] for seat, meld in tricks.trick],
            "history": self.written(write, tricks.history),
        }

    def _heard(
        self, so_far: ViewT, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        read = self._reader(self._tricks(so_far).rules)
        plays = self.plays(read, keys, "trick")
        trick = tuple((seat, meld) for seat, meld in plays if meld is not None)
        history = self.plays(read, keys, "history") or trick
        return {"passed": keys.bits("passed"), "trick": trick, "history": history}

    def _usual(self, view: ViewT) -> dict[str, object]:
        trick = self._tricks(view).trick
        return super()._usual(view) | {"owner": trick[-1][0] if trick else NOBODY}

    @staticmethod
    def written(
        write: Callable[[MeldT], list[object]], plays: tuple[tuple[Seat, MeldT | None], ...]
    ) -> list[list[object]]:
        """Return plays and passes as lists: [seat, cards], [seat, cards, as] or [seat, null]."""
        return [[seat, *(write(meld) if meld else [None])] for seat, meld in plays]

    def plays(
        self,
        read: Callable[[tuple[Card, ...], str | None], MeldT | None],
        keys: KeyReader,
        key: str,
    ) -> tuple[tuple[Seat, MeldT | None], ...]:
        """Return the plays and passes in the list of a key. Raises `ViewError`."""
        found: list[tuple[Seat, MeldT | None]] = []
        for seat, cards, said in keys.plays(key):
            meld = read(cards, said) if cards else None
            if cards and meld is None:
                stands_for = f" as {said!a:.20}" if said is not None else ""
                named = " ".join(format_cards(cards)) + stands_for
                raise ViewError(key, f"contains {named}, {self.misread}")
            found.append((seat, meld))
        return tuple(found)
