"""What a seat of the climbing game knows, as JSON values and back (see `engine.view_json`).

A play on the table is its cards; what a wild card stands for is said where the cards leave it
open. Beside the keys that every game has there is what only this one has, as far as it is out of
the ordinary. Somebody else's program may leave out whatever it does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, Seat, format_cards, is_joker
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.dues import Due, Given, Transfer
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.legal import meanings
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.past import REMEMBERED, PastRound
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE, NO_CARD, NOBODY, PLAY
from arschloch_gui.engine.view_json import (
    KeyReader,
    ViewError,
    changed_fields,
    plain,
    plain_keys,
    read_fields,
    seats_of,
)

FIELDS = (
    "dealer", "aside_count", "aside", "prelude", "playing", "given", "told", "transit",
    "discarded", "open_hands", "fixed_lead", "required", "owner", "taken", "swept", "lowest",
    "marks",
)  # fmt: skip
"""What is told only where it is not as usual."""


def view_to_json(view: SeatView) -> dict[str, object]:
    """What the seat knows."""
    book = view.book
    told: dict[str, object] = {
        **plain_keys(view),
        "reversed": view.reversed,
        "passed": seats_of(view.passed),
        "trick": [_play(book, seat, meld) for seat, meld in view.trick],
        "history": [_play(book, seat, meld) for seat, meld in view.history],
        "known": {
            str(seat): list(format_cards(cards)) for seat, cards in view.known_holdings().items()
        },
    }
    usual = dict(_usual(book, view.order, view.phase, view.trick))
    if view.due:
        told["due"] = [_due(book, due) for due in view.due]
    if view.before:
        told["before"] = [_past(book, past) for past in view.before]
    if told["known"]:
        usual["given"] = None  # told even if it is nothing: all that is known was shown
    return told | changed_fields(view, FIELDS, usual)


def view_from_json(
    rules: Rules, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
) -> SeatView:
    """The view of a seat that is told this and asked to choose. Raises `ViewError`."""
    book = compile_rules(rules)
    shared = keys.plain_fields()
    trick = tuple((who, meld) for who, meld in _melds(book, keys, "trick") if meld is not None)
    given = tuple(Given(seat, holder, cards) for holder, cards in keys.known().items())
    usual = {**_usual(book, shared["order"], shared["phase"], trick), "given": given}
    return SeatView(
        rules=book.rules,
        seat=seat,
        to_act=seat,
        due=_read_due(book, seat, keys, legal),
        trick=trick,
        passed=keys.bits("passed"),
        reversed=keys.value("reversed", bool, default=False),
        history=tuple(_melds(book, keys, "history")) or trick,
        before=tuple(_read_past(book, past) for past in keys.objects("before")),
        **shared,
        **read_fields(keys, SeatView, FIELDS, usual),
    )


def _usual(
    book: Rulebook, order: tuple[Seat, ...], phase: str, trick: tuple[tuple[Seat, Meld], ...]
) -> Mapping[str, Any]:
    """The fields as they are most of the time."""
    nothing: dict[str, Any] = dict.fromkeys(
        ("aside", "given", "told", "transit", "discarded", "open_hands", "taken", "lowest"), ()
    )
    return nothing | {
        "dealer": order[0],
        "aside_count": 0,
        "prelude": len(book.exchange.preludes),
        "playing": phase == PLAY,
        "fixed_lead": NOBODY,
        "required": NO_CARD,
        "owner": trick[-1][0] if trick else NOBODY,
        "swept": False,
        "marks": {},
    }


# -- plays --------------------------------------------------------------------------------


def _play(book: Rulebook, seat: Seat, meld: Meld | None) -> list[object]:
    """[seat, cards], [seat, null] for a pass, [seat, cards, as] where cards leave it open."""
    if meld is None:
        return [seat, None]
    cards = list(format_cards(meld.cards))
    if not any(is_joker(card) or card in book.helpers for card in meld.cards):
        return [seat, cards]  # nothing in it can stand for anything else
    for said in (None, *meanings(meld)[::-1]):
        if _reading(book, meld.cards, said) == meld:
            return [seat, cards, said] if said is not None else [seat, cards]
    raise AssertionError(f"no words for {meld}")


def _reading(book: Rulebook, cards: tuple[Card, ...], said: str | None) -> Meld | None:
    """What cards laid together are. Those that say nothing are what says nothing, if possible."""
    readings = book.readings(cards)
    if said is not None:
        return next((meld for meld in readings if said in meanings(meld)), None)
    return next((meld for meld in readings if meld.as_rank is None), None)


def _melds(book: Rulebook, keys: KeyReader, key: str) -> list[tuple[Seat, Meld | None]]:
    found: list[tuple[Seat, Meld | None]] = []
    for seat, cards, said in keys.plays(key):
        meld = _reading(book, cards, said) if cards else None
        if cards and meld is None:
            what = " ".join(format_cards(cards)) + (f" as {said!a:.20}" if said is not None else "")
            raise ViewError(key, f"tells of {what}, which is no combination by these rules")
        found.append((seat, meld))
    return found


# -- the rounds before --------------------------------------------------------------------


@lru_cache(maxsize=2 * REMEMBERED)
def _past(book: Rulebook, past: PastRound) -> Mapping[str, object]:
    """Every decision of a round tells of the same ones."""
    return {
        "order": list(past.order),
        "offices": list(past.offices),
        "history": [_play(book, seat, meld) for seat, meld in past.history],
        "hands": [list(format_cards(cards)) for cards in past.left],
    }


def _read_past(book: Rulebook, keys: KeyReader) -> PastRound:
    try:
        order = keys.every_seat("order")
        left = keys.by_seat("hands", tuple[Card, ...], ((),) * len(order))
        history = tuple(_melds(book, keys, "history"))
        return PastRound(order, keys.seats("offices"), history, left)
    except ViewError as error:
        raise ViewError("before", f"tells of a round in which {error}") from None


# -- decisions before the tricks ----------------------------------------------------------


def _due(book: Rulebook, due: Due) -> dict[str, object]:
    line: dict[str, object] = {"seat": due.seat, "kind": due.kind, "phase": due.phase}
    if (about := book.interludes[due.kind].about) is not None:
        line["about"] = plain(due.about, about)
    return line


def _read_due(
    book: Rulebook, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
) -> tuple[Due, ...]:
    if lines := keys.value("due", list, []):
        return tuple(_read_one(book, keys, line) for line in lines)
    gift = next((action for action in legal if isinstance(action, Give)), None)
    if gift is None:
        return ()
    return (Due(seat, GIFT, EXCHANGE, Transfer(seat, gift.to, len(gift.cards), "choice")),)


def _read_one(book: Rulebook, keys: KeyReader, line: object) -> Due:
    kind = line.get("kind") if isinstance(line, dict) else None
    if not (isinstance(line, dict) and isinstance(kind, str) and kind in book.interludes):
        raise ViewError("due", f"has to list decisions these rules know, not {line!r:.60}")
    about = book.interludes[kind].about
    return Due(
        seat=keys.read(line.get("seat"), int, "due"),
        kind=kind,
        phase=keys.read(line.get("phase"), str, "due"),
        about=keys.read(line.get("about"), about, "due") if about is not None else None,
    )
