"""Actions a seat can take, as frozen values, and their form in the match record.

Every action writes its own record line, and `FORMS` reads it back (match-record.md, "Actions").
Actions that exist in only one game are defined in that game's package, and `action_lines` combines
them all. An action does not contain the acting seat, which is a separate key of the record line.
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
"""Maximum number of plays that the cache of `shared_play` keeps."""


class Action(Struct, frozen=True):
    """The base class of all actions. Each game can add its own."""

    def line(self) -> dict[str, object]:
        """Return the record line of this action, without its "seat"."""
        raise NotImplementedError


class Play(Action, frozen=True):
    """A play of these cards, to lead or to beat a trick.

    `as_rank` is the rank that an ambiguous wild card stands for, or the name of a card if its suit
    is ambiguous as well.

    >>> Play(parse_cards(["7D", "7S"])).line()
    {'play': ['7D', '7S']}
    """

    cards: tuple[Card, ...]
    as_rank: str | None = None

    def line(self) -> dict[str, object]:
        line: dict[str, object] = {"play": list(format_cards(self.cards))}
        return line if self.as_rank is None else line | {"as": self.as_rank}


@lru_cache(maxsize=PLAYS_AT_ONCE)
def shared_play(cards: tuple[Card, ...], as_rank: str | None = None) -> Play:
    """Return a play of these cards from a cache, because the same plays occur so often."""
    return Play(cards, as_rank)


class Pass(Action, frozen=True):
    """A pass: the seat does not beat the top of the trick."""

    def line(self) -> dict[str, object]:
        return {"pass": True}


class Give(Action, frozen=True):
    """A gift of cards of the player's own choice to another seat in the exchange."""

    cards: tuple[Card, ...]
    to: Seat

    def line(self) -> dict[str, object]:
        return {"give": list(format_cards(self.cards)), "to": self.to}


class Ask(Action, frozen=True):
    """A request to the lower player of an exchange pair for a card of this rank."""

    rank: str

    def line(self) -> dict[str, object]:
        return {"ask": self.rank}


class Propose(Action, frozen=True):
    """An offer of some of the player's own cards in return for cards of these ranks."""

    give: tuple[Card, ...]
    want: tuple[str, ...]

    def line(self) -> dict[str, object]:
        return {"propose": {"give": list(format_cards(self.give)), "want": list(self.want)}}


class Answer(Action, frozen=True):
    """The acceptance or refusal of a proposal."""

    accept: bool

    def line(self) -> dict[str, object]:
        return {"answer": self.accept}


class Declare(Action, frozen=True):
    """A declaration that the rules allow at this point, such as "putsch" or "free_trick"."""

    what: str

    def line(self) -> dict[str, object]:
        return {"declare": self.what}


class Discard(Action, frozen=True):
    """A bonus discard of one card."""

    card: Card

    def line(self) -> dict[str, object]:
        return {"discard": format_card(self.card)}


class Shift(Action, frozen=True):
    """A choice of cards to pass to the player on the left."""

    cards: tuple[Card, ...]

    def line(self) -> dict[str, object]:
        return {"shift": list(format_cards(self.cards))}


PASS = Pass()


class ActionError(ValueError):
    """Error raised for a record line that is not a valid action.

    `key` identifies the problem, and the app turns it into a message.
    """

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
    """The record format of the actions with one verb: their keys and their parser."""

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
    """Return the cards in a record line's list, which must not be empty. Raises `ActionError`."""
    if not isinstance(value, list) or not value:
        raise ActionError("cards_are_a_list")
    try:
        return parse_cards(value)
    except CardError as error:
        raise ActionError("no_such_card", text=error.text) from None
