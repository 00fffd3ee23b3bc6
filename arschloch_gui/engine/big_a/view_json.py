"""What a seat of the Big A knows, as JSON values and back (see `engine.view_json`)."""

from __future__ import annotations

from arschloch_gui.engine.big_a.deck import A_CARDS
from arschloch_gui.engine.big_a.melds import Meld, meld_of
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Card, Seat, format_card, format_cards
from arschloch_gui.engine.table.public import NOBODY
from arschloch_gui.engine.view_json import (
    KeyReader,
    ViewError,
    changed_fields,
    plain_keys,
    read_fields,
    seats_of,
)

FIELDS = ("dealer", "owner", "on_table", "aside_count", "tricks", "taken")
"""What is told only where it is not as usual."""


def view_to_json(view: SeatView) -> dict[str, object]:
    """What the seat knows."""
    told: dict[str, object] = {
        **plain_keys(view),
        "reversed": False,
        "passed": seats_of(view.passed),
        "trick": [[seat, list(format_cards(meld.cards))] for seat, meld in view.trick],
        "history": [
            [seat, list(format_cards(meld.cards)) if meld else None] for seat, meld in view.history
        ],
        "known": {
            str(seat): list(format_cards(known))
            for seat in range(len(view.counts))
            if seat != view.seat and (known := view.a_cards_of(seat))
        },
        "a_holders": holders_to_json(view.a_holders),
    }
    return told | changed_fields(view, FIELDS, _usual(view.order, view.trick, view.a_holders))


def view_from_json(rules: Rules, seat: Seat, keys: KeyReader) -> SeatView:
    """The view of a seat that is told this and asked to choose. Raises `ViewError`."""
    shared = keys.plain_fields()
    trick = tuple((who, meld) for who, meld in _melds(keys, "trick") if meld is not None)
    holders = _holders(keys, seat, shared["hand"], len(shared["order"]))
    return SeatView(
        rules=rules,
        seat=seat,
        to_act=seat,
        a_holders=holders,
        trick=trick,
        passed=keys.bits("passed"),
        history=tuple(_melds(keys, "history")) or trick,
        **shared,
        **read_fields(keys, SeatView, FIELDS, _usual(shared["order"], trick, holders)),
    )


def holders_to_json(holders: tuple[Seat, ...]) -> dict[str, object]:
    """Who holds the A cards, by their codes; null while nobody does."""
    return {
        format_card(card): None if seat == NOBODY else seat
        for card, seat in zip(A_CARDS, holders, strict=True)
    }


def _usual(
    order: tuple[Seat, ...], trick: tuple[tuple[Seat, Meld], ...], holders: tuple[Seat, ...]
) -> dict[str, object]:
    """The fields as they are most of the time."""
    led = trick[0][1].cards if trick else ()
    there = zip(A_CARDS, holders, strict=True)
    return {
        "dealer": order[0],
        "owner": trick[-1][0] if trick else NOBODY,
        "on_table": tuple(card for card, seat in there if seat == NOBODY and card not in led),
        "aside_count": 0,
        "tricks": 0,
        "taken": (),
    }


def _holders(keys: KeyReader, own: Seat, hand: tuple[Card, ...], players: int) -> tuple[Seat, ...]:
    told = keys.value("a_holders", dict[str, int | None], {})
    holders = []
    for card in A_CARDS:
        holder = told.get(format_card(card))
        if holder is not None and holder not in range(players):
            raise ViewError("a_holders", f"names seat {holder}, which is not there")
        if card in hand:
            holder = own
        holders.append(NOBODY if holder is None else holder)
    return tuple(holders)


def _melds(keys: KeyReader, key: str) -> list[tuple[Seat, Meld | None]]:
    found: list[tuple[Seat, Meld | None]] = []
    for seat, cards, _ in keys.plays(key):
        meld = meld_of(cards) if cards else None
        if cards and meld is None:
            raise ViewError(key, f"tells of {' '.join(format_cards(cards))}, which is no set")
        found.append((seat, meld))
    return found
