"""What a seat can do, as frozen values, and their form in the match record.

`parse_action` and `format_action` are inverses (record-format.md, "Actions"), and so are
`parse_expected` and `format_expected`, the shorter form of `expect` lines. An action says
nothing about who acts: the record line carries the seat beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, assert_never

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


@dataclass(frozen=True, slots=True)
class Play:
    """Lead or follow with these cards; `as_rank` says what an open wild card stands for.

    It names a rank, or a card where the suit is open, too.
    """

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


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the lower office for a card of a rank."""

    rank: str


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer cards of one's own for cards of these ranks."""

    give: tuple[Card, ...]
    want: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Accept or refuse a proposal."""

    accept: bool


@dataclass(frozen=True, slots=True)
class Declare:
    """Claim something the rules offer now: "putsch", "free_trick", "defer" …"""

    what: str


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw away one card as a bonus."""

    card: Card


@dataclass(frozen=True, slots=True)
class Shift:
    """Pass cards to the left neighbour."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange cards of one's hand with one's own open cards, as many for as many (Shithead)."""

    hand: tuple[Card, ...]
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Take the whole pile into the hand (Shithead)."""


@dataclass(frozen=True, slots=True)
class Blind:
    """Turn over one's own blind card at a place, counted from 0 (Shithead)."""

    place: int


Action: TypeAlias = (
    Play | Pass | Give | Ask | Propose | Answer | Declare | Discard | Shift | Swap | Take | Blind
)

PASS = Pass()
TAKE = Take()


class ActionError(ValueError):
    """A record line that is no action; `.key` says what is wrong, for the app to word."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def _play(line: Mapping[str, object]) -> Play:
    as_rank = line.get("as")
    return Play(_cards(line["play"]), None if as_rank is None else _meaning(as_rank))


def _pass(line: Mapping[str, object]) -> Pass:
    if line["pass"] is not True:
        raise ActionError("pass_is_true")
    return PASS


def _give(line: Mapping[str, object]) -> Give:
    to = line["to"]
    if not isinstance(to, int) or isinstance(to, bool):
        raise ActionError("seat_is_a_number", text=to)
    return Give(_cards(line["give"]), to)


def _ask(line: Mapping[str, object]) -> Ask:
    return Ask(_rank(line["ask"]))


def _propose(line: Mapping[str, object]) -> Propose:
    offer = line["propose"]
    if not isinstance(offer, dict) or offer.keys() != {"give", "want"}:
        raise ActionError("propose_has_give_and_want")
    if not isinstance(offer["want"], list):
        raise ActionError("propose_has_give_and_want")
    return Propose(_cards(offer["give"]), tuple(_rank(rank) for rank in offer["want"]))


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
    return Discard(_cards([line["discard"]])[0])


def _shift(line: Mapping[str, object]) -> Shift:
    return Shift(_cards(line["shift"]))


def _swap(line: Mapping[str, object]) -> Swap:
    sides = line["swap"]
    if not isinstance(sides, list) or len(sides) != 2:
        raise ActionError("swap_has_two_sides")
    return Swap(_cards(sides[0]), _cards(sides[1]))


def _take(line: Mapping[str, object]) -> Take:
    if line["take"] is not True:
        raise ActionError("take_is_true")
    return TAKE


def _blind(line: Mapping[str, object]) -> Blind:
    place = line["blind"]
    if not isinstance(place, int) or isinstance(place, bool) or place < 0:
        raise ActionError("blind_is_a_place")
    return Blind(place)


@dataclass(frozen=True, slots=True)
class _Form:
    required: frozenset[str]
    optional: frozenset[str]
    read: Callable[[Mapping[str, object]], Action]


_FORMS: dict[str, _Form] = {
    "play": _Form(frozenset({"play"}), frozenset({"as"}), _play),
    "pass": _Form(frozenset({"pass"}), frozenset(), _pass),
    "give": _Form(frozenset({"give", "to"}), frozenset(), _give),
    "ask": _Form(frozenset({"ask"}), frozenset(), _ask),
    "propose": _Form(frozenset({"propose"}), frozenset(), _propose),
    "answer": _Form(frozenset({"answer"}), frozenset(), _answer),
    "declare": _Form(frozenset({"declare"}), frozenset(), _declare),
    "discard": _Form(frozenset({"discard"}), frozenset(), _discard),
    "shift": _Form(frozenset({"shift"}), frozenset(), _shift),
    "swap": _Form(frozenset({"swap"}), frozenset(), _swap),
    "take": _Form(frozenset({"take"}), frozenset(), _take),
    "blind": _Form(frozenset({"blind"}), frozenset(), _blind),
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
        case Ask(rank):
            return {"ask": rank}
        case Propose(cards, want):
            return {"propose": {"give": list(format_cards(cards)), "want": list(want)}}
        case Answer(accept):
            return {"answer": accept}
        case Declare(what):
            return {"declare": what}
        case Discard(card):
            return {"discard": format_card(card)}
        case Shift(cards):
            return {"shift": list(format_cards(cards))}
        case Swap(hand, table):
            return {"swap": [list(format_cards(hand)), list(format_cards(table))]}
        case Take():
            return {"take": True}
        case Blind(place):
            return {"blind": place}
        case _:
            assert_never(action)


def parse_expected(form: object) -> Action:
    """The action an `expect` line names. Raises `ActionError` or `CardError`."""
    if form == "pass":
        return PASS
    if isinstance(form, list):
        return Play(parse_cards(form))
    if isinstance(form, dict):
        return parse_action(form)
    raise ActionError("one_verb")


def format_expected(action: Action) -> object:
    """The inverse of `parse_expected`: a list of cards, "pass", or the action's own line."""
    match action:
        case Play(cards, None):
            return list(format_cards(cards))
        case Pass():
            return "pass"
    return format_action(action)


def _meaning(text: object) -> str:
    return text if isinstance(text, str) and text in CARD_OF else _rank(text)


def _rank(text: object) -> str:
    if not isinstance(text, str) or text not in RANK_OF_NAME:
        raise ActionError("no_such_rank", text=text)
    return text


def _cards(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list) or not value:
        raise ActionError("cards_are_a_list")
    try:
        return parse_cards(value)
    except CardError as error:
        raise ActionError("no_such_card", text=error.text) from None
