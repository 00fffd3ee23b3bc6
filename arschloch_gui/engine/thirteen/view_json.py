"""What a seat of Thirteen Cards knows, as JSON values and back (see `engine.view_json`)."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat, format_cards
from arschloch_gui.engine.table.public import NO_CARD, NOBODY
from arschloch_gui.engine.thirteen.combos import Combo, combo_of
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.view import SeatView
from arschloch_gui.engine.view_json import (
    KeyReader,
    ViewError,
    changed_fields,
    plain_keys,
    read_fields,
    seats_of,
)

FIELDS = ("dealer", "required", "owner", "taken")
"""What is told only where it is not as usual."""


def view_to_json(view: SeatView) -> dict[str, object]:
    """What the seat knows."""
    usual = _usual(view.order, view.trick)
    told: dict[str, object] = {
        **plain_keys(view),
        "reversed": False,
        "passed": seats_of(view.passed),
        "trick": [[seat, list(format_cards(combo.cards))] for seat, combo in view.trick],
        "history": [
            [seat, list(format_cards(combo.cards)) if combo else None]
            for seat, combo in view.history
        ],
        "known": {},
    }
    return told | changed_fields(view, FIELDS, usual)


def view_from_json(rules: Rules, seat: Seat, keys: KeyReader) -> SeatView:
    """The view of a seat that is told this and asked to choose. Raises `ViewError`."""
    shared = keys.plain_fields()
    trick = tuple((who, combo) for who, combo in _combos(keys, "trick") if combo is not None)
    return SeatView(
        rules=rules,
        seat=seat,
        to_act=seat,
        trick=trick,
        passed=keys.bits("passed"),
        history=tuple(_combos(keys, "history")) or trick,
        **shared,
        **read_fields(keys, SeatView, FIELDS, _usual(shared["order"], trick)),
    )


def _usual(order: tuple[Seat, ...], trick: tuple[tuple[Seat, Combo], ...]) -> dict[str, object]:
    """The fields as they are most of the time."""
    owner = trick[-1][0] if trick else NOBODY
    return {"dealer": order[0], "required": NO_CARD, "owner": owner, "taken": ()}


def _combos(keys: KeyReader, key: str) -> list[tuple[Seat, Combo | None]]:
    found: list[tuple[Seat, Combo | None]] = []
    for seat, cards, _ in keys.plays(key):
        combo = combo_of(cards) if cards else None
        if cards and combo is None:
            raise ViewError(key, f"tells of {' '.join(format_cards(cards))}, no combination")
        found.append((seat, combo))
    return found
