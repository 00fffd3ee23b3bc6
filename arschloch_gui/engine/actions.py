"""What a seat can do, as frozen values, and their form in the match record.

`parse_action` and `format_action` are inverses (record-format.md, "Actions"). An action
says nothing about who acts: the record line carries the seat beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from arschloch_gui.engine.cards import (
    RANK_OF_NAME,
    Card,
    CardError,
    Seat,
    format_cards,
    parse_cards,
)


@dataclass(frozen=True, slots=True)
class Play:
    """Lead or follow with these cards; `as_rank` says what an open wild card stands for."""

    cards: tuple[Card, ...]
    as_rank: str | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline to beat the top of the trick."""


@dataclass(frozen=True, slots=True)
class Give:
    """Hand cards of one's choice to another office in the exchange."""

    cards: tuple[Card, ...]
    to: Seat


Action: TypeAlias = Play | Pass | Give

PASS = Pass()


class ActionError(ValueError):
    """A record line that is no action; `.key` says what is wrong, for the app to word."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def _play(line: Mapping[str, object]) -> Play:
    as_rank = line.get("as")
    if as_rank is not None and (not isinstance(as_rank, str) or as_rank not in RANK_OF_NAME):
        raise ActionError("no_such_rank", text=as_rank)
    return Play(_cards(line["play"]), as_rank)


def _pass(line: Mapping[str, object]) -> Pass:
    if line["pass"] is not True:
        raise ActionError("pass_is_true")
    return PASS


def _give(line: Mapping[str, object]) -> Give:
    to = line["to"]
    if not isinstance(to, int) or isinstance(to, bool):
        raise ActionError("seat_is_a_number", text=to)
    return Give(_cards(line["give"]), to)


@dataclass(frozen=True, slots=True)
class _Form:
    required: frozenset[str]
    optional: frozenset[str]
    read: Callable[[Mapping[str, object]], Action]


_FORMS: dict[str, _Form] = {
    "play": _Form(frozenset({"play"}), frozenset({"as"}), _play),
    "pass": _Form(frozenset({"pass"}), frozenset(), _pass),
    "give": _Form(frozenset({"give", "to"}), frozenset(), _give),
}


def parse_action(line: Mapping[str, object]) -> Action:
    """The action of a record line, without its "seat". Raises `ActionError` with a key."""
    verbs = [verb for verb in _FORMS if verb in line]
    if len(verbs) != 1:
        raise ActionError("one_verb", verbs=verbs)
    form = _FORMS[verbs[0]]
    if missing := form.required - line.keys():
        raise ActionError("missing_key", name=sorted(missing)[0])
    if unknown := line.keys() - form.required - form.optional:
        raise ActionError("unknown_key", name=sorted(unknown)[0])
    return form.read(line)


def format_action(action: Action) -> dict[str, object]:
    """The record line of an action, without its "seat"."""
    match action:
        case Play(cards, None):
            return {"play": list(format_cards(cards))}
        case Play(cards, as_rank):
            return {"play": list(format_cards(cards)), "as": as_rank}
        case Pass():
            return {"pass": True}
        case Give(cards, to):
            return {"give": list(format_cards(cards)), "to": to}
        case _:
            assert_never(action)


def _cards(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list) or not value:
        raise ActionError("cards_are_a_list")
    try:
        return parse_cards(value)
    except CardError as error:
        raise ActionError("no_such_card", text=error.text) from None
