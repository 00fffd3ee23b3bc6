"""What a seat of Shithead knows, as JSON values and back (see `engine.view_json`).

There are no tricks here, so `trick`, `history` and `passed` stay empty: the pile and what was
burned tell all that was laid.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat, format_cards
from arschloch_gui.engine.shithead.pile import NO_RANK
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.public import NOBODY
from arschloch_gui.engine.view_json import (
    KeyReader,
    ViewError,
    changed_fields,
    plain_keys,
    read_fields,
)

FIELDS = (
    "dealer", "open", "blind", "stock", "pile", "burned", "waiting", "fixed_lead", "required",
    "takes",
)  # fmt: skip
_ALWAYS = ("open", "blind", "stock", "pile")


def view_to_json(view: SeatView) -> dict[str, object]:
    """What the seat knows."""
    usual = _usual(view.order, view.rules.players)
    told: dict[str, object] = {
        **plain_keys(view),
        "reversed": view.reversed,
        "passed": [],
        "trick": [],
        "history": [],
        "known": {
            str(seat): list(format_cards(cards)) for seat, cards in enumerate(view.known) if cards
        },
    }
    usual |= dict.fromkeys(_ALWAYS)  # equal to nothing, so told
    return told | changed_fields(view, FIELDS, usual)


def view_from_json(rules: Rules, seat: Seat, keys: KeyReader) -> SeatView:
    """The view of a seat that is told this and asked to choose. Raises `ViewError`."""
    shared, known = keys.plain_fields(), keys.known()
    told_fields = read_fields(keys, SeatView, FIELDS, _usual(shared["order"], rules.players))
    for name in ("open", "blind"):
        if len(told_fields[name]) != rules.players:
            raise ViewError(name, f"has to tell of each of the {rules.players} seats")
    return SeatView(
        rules=rules,
        seat=seat,
        to_act=seat,
        known=tuple(known.get(each, ()) for each in range(rules.players)),
        direction=-1 if keys.value("reversed", bool, default=False) else 1,
        **shared,
        **told_fields,
    )


def _usual(order: tuple[Seat, ...], players: int) -> dict[str, object]:
    """The fields where nothing is told."""
    nobody: tuple[tuple[()], ...] = ((),) * players
    return {
        "dealer": order[0], "open": nobody, "blind": nobody, "stock": 0, "pile": (),
        "burned": (), "waiting": (), "fixed_lead": NOBODY, "required": NO_RANK, "takes": 0,
    }  # fmt: skip
