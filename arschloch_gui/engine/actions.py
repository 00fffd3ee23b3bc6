"""What a seat can do, as frozen values, and their form in the match record.

Every action writes its own line and the `FORMS` read it (match-record.md, "Actions"); what only
one game has stands in its own package, and `action_lines` puts all together. An action says nothing
about who acts: the record line carries the seat beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import Struct

from arschloch_gui.engine.cards import (
    CARD_OF,
    RANK_OF_NAME,
    Card,
    CardError,
    Seat,
    format_card,
    format_cards,
    parse_cards,
)

PLAYS_AT_ONCE = 8192
"""So many different plays are kept to be offered again."""


class Action(Struct, frozen=True):
    """Base of all actions; every game may have some of its own."""

    def line(self) -> dict[str, object]:
        """The record line of this action, without its "seat"."""
        raise NotImplementedError


class Play(Action, frozen=True):
    """Lead or follow with these cards; `as_rank` says what an open wild card stands for.

    It names a rank, or a card where the suit is open, too.
    """

    cards: tuple[Card, ...]
    as_rank: str | None = None

    def line(self) -> dict[str, object]:
        line: dict[str, object] = {"play": list(format_cards(self.cards))}
        return line if self.as_rank is None else line | {"as": self.as_rank}


@lru_cache(maxsize=PLAYS_AT_ONCE)
def shared_play(cards: tuple[Card, ...], as_rank: str | None = None) -> Play:
    """The play of these cards; equal ones are one object, as the same few are offered for ever."""
    return Play(cards, as_rank)


class Pass(Action, frozen=True):
    """Decline to beat the top of the trick."""

    def line(self) -> dict[str, object]:
        return {"pass": True}


class Give(Action, frozen=True):
    """Hand cards of one's choice to another office in the exchange."""

    cards: tuple[Card, ...]
    to: Seat

    def line(self) -> dict[str, object]:
        return {"give": list(format_cards(self.cards)), "to": self.to}


class Ask(Action, frozen=True):
    """Ask the lower player of the pair for a card of this rank."""

    rank: str

    def line(self) -> dict[str, object]:
        return {"ask": self.rank}


class Propose(Action, frozen=True):
    """Offer cards of one's own for cards of these ranks."""

    give: tuple[Card, ...]
    want: tuple[str, ...]

    def line(self) -> dict[str, object]:
        return {"propose": {"give": list(format_cards(self.give)), "want": list(self.want)}}


class Answer(Action, frozen=True):
    """Accept or refuse a proposal."""

    accept: bool

    def line(self) -> dict[str, object]:
        return {"answer": self.accept}


class Declare(Action, frozen=True):
    """Claim something the rules offer now: "putsch", "free_trick", "defer" …"""

    what: str

    def line(self) -> dict[str, object]:
        return {"declare": self.what}


class Discard(Action, frozen=True):
    """Throw away one card as a bonus."""

    card: Card

    def line(self) -> dict[str, object]:
        return {"discard": format_card(self.card)}


class Shift(Action, frozen=True):
    """Pass cards to the left neighbour."""

    cards: tuple[Card, ...]

    def line(self) -> dict[str, object]:
        return {"shift": list(format_cards(self.cards))}


PASS = Pass()


class ActionError(ValueError):
    """A record line that is no action; `.key` says what is wrong, for the app to word."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def _play(line: Mapping[str, object]) -> Play:
    as_rank = line.get("as")
    return Play(cards_of(line["play"]), None if as_rank is None else _meaning(as_rank))


def _pass(line: Mapping[str, object]) -> Pass:
    if line["pass"] is not True:
        raise ActionError("pass_is_true")
    return PASS


def _give(line: Mapping[str, object]) -> Give:
    to = line["to"]
    if not isinstance(to, int) or isinstance(to, bool):
        raise ActionError("seat_is_a_number", text=to)
    return Give(cards_of(line["give"]), to)


def _ask(line: Mapping[str, object]) -> Ask:
    return Ask(_rank(line["ask"]))


def _propose(line: Mapping[str, object]) -> Propose:
    offer = line["propose"]
    if not isinstance(offer, dict) or offer.keys() != {"give", "want"}:
        raise ActionError("propose_has_give_and_want")
    if not isinstance(offer["want"], list):
        raise ActionError("propose_has_give_and_want")
    return Propose(cards_of(offer["give"]), tuple(_rank(rank) for rank in offer["want"]))


def _answer(line: Mapping[str, object]) -> Answer:
    accept = line["answer"]
    if not isinstance(accept, bool):
        raise ActionError("answer_is_true_or_false")
    return Answer(accept)


def _declare(line: Mapping[str, object]) -> Declare:
    what = line["declare"]
    if not isinstance(what, str):
        raise ActionError("declare_is_a_word")
    return Declare(what)


def _discard(line: Mapping[str, object]) -> Discard:
    return Discard(cards_of([line["discard"]])[0])


def _shift(line: Mapping[str, object]) -> Shift:
    return Shift(cards_of(line["shift"]))


class Form(Struct, frozen=True):
    """How the actions with one verb are written: the keys of the line, and what reads it."""

    required: frozenset[str]
    optional: frozenset[str]
    read: Callable[[Mapping[str, object]], Action]


FORMS: Mapping[str, Form] = {
    "play": Form(frozenset({"play"}), frozenset({"as"}), _play),
    "pass": Form(frozenset({"pass"}), frozenset(), _pass),
    "give": Form(frozenset({"give", "to"}), frozenset(), _give),
    "ask": Form(frozenset({"ask"}), frozenset(), _ask),
    "propose": Form(frozenset({"propose"}), frozenset(), _propose),
    "answer": Form(frozenset({"answer"}), frozenset(), _answer),
    "declare": Form(frozenset({"declare"}), frozenset(), _declare),
    "discard": Form(frozenset({"discard"}), frozenset(), _discard),
    "shift": Form(frozenset({"shift"}), frozenset(), _shift),
}


def _meaning(text: object) -> str:
    return text if isinstance(text, str) and text in CARD_OF else _rank(text)


def _rank(text: object) -> str:
    if not isinstance(text, str) or text not in RANK_OF_NAME:
        raise ActionError("no_such_rank", text=text)
    return text


def cards_of(value: object) -> tuple[Card, ...]:
    """The cards a record line lists, at least one. Raises `ActionError`."""
    if not isinstance(value, list) or not value:
        raise ActionError("cards_are_a_list")
    try:
        return parse_cards(value)
    except CardError as error:
        raise ActionError("no_such_card", text=error.text) from None
