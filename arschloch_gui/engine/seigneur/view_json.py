"""What a seat of Grand Seigneur knows, as JSON values and back (see `engine.view_json`).

A play is its cards; what a Phoenix stands for is said where the cards leave it open.
"""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.seigneur.combos import Combo, reading_named, readings
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT, height_named, name_of
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import Gift, Owed
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE, NOBODY
from arschloch_gui.engine.view_json import (
    KeyReader,
    ViewError,
    changed_fields,
    plain_keys,
    read_fields,
    seats_of,
)

FIELDS = ("dealer", "turn", "owed", "transit", "given", "fixed_lead", "owner", "taken")
"""What is told only where it is not as usual."""


def view_to_json(view: SeatView) -> dict[str, object]:
    """What the seat knows."""
    known = view.known_holdings()
    told: dict[str, object] = {
        **plain_keys(view),
        "reversed": False,
        "passed": seats_of(view.passed),
        "trick": [_play(seat, combo) for seat, combo in view.trick],
        "history": [_play(seat, combo) for seat, combo in view.history],
        "known": {str(seat): list(format_cards(cards)) for seat, cards in known.items()},
        "wish": name_of(view.wish) if view.wish != NO_HEIGHT else None,
    }
    usual = _usual(view.order, view.trick, view.to_act)
    if known:
        usual["given"] = None  # told even if it is nothing: all that is known was shown
    return told | changed_fields(view, FIELDS, usual)


def view_from_json(
    rules: Rules, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
) -> SeatView:
    """The view of a seat that is told this and asked to choose. Raises `ViewError`."""
    shared = keys.plain_fields()
    trick = tuple((who, combo) for who, combo in _combos(keys, "trick") if combo is not None)
    usual = _usual(shared["order"], trick, seat)
    usual["given"] = tuple(Gift(seat, holder, cards) for holder, cards in keys.known().items())
    gift = next((action for action in legal if isinstance(action, Give)), None)
    if gift is not None and shared["phase"] == EXCHANGE:
        usual["owed"] = (Owed(seat, gift.to, len(gift.cards)),)
    return SeatView(
        rules=rules,
        seat=seat,
        to_act=seat,
        trick=trick,
        passed=keys.bits("passed"),
        wish=_wish(keys),
        history=tuple(_combos(keys, "history")) or trick,
        **shared,
        **read_fields(keys, SeatView, FIELDS, usual),
    )


def _usual(
    order: tuple[Seat, ...], trick: tuple[tuple[Seat, Combo], ...], to_act: Seat
) -> dict[str, Any]:
    """The fields as they are most of the time."""
    return {
        "dealer": order[0],
        "turn": to_act,
        "owed": (),
        "transit": (),
        "given": (),
        "fixed_lead": NOBODY,
        "owner": trick[-1][0] if trick else NOBODY,
        "taken": (),
    }


def _wish(keys: KeyReader) -> int:
    name = keys.value("wish", str | None, None)
    height = height_named(name) if name is not None else NO_HEIGHT
    if name is not None and height == NO_HEIGHT:
        raise ViewError("wish", f"names {name!r:.60}, which is no rank from 2 to A")
    return height


def _play(seat: Seat, combo: Combo | None) -> list[object]:
    """[seat, cards], [seat, null] for a pass, [seat, cards, as] where cards leave it open."""
    if combo is None:
        return [seat, None]
    cards = list(format_cards(combo.cards))
    return [seat, cards] if len(readings(combo.cards)) == 1 else [seat, cards, combo.as_rank]


def _combos(keys: KeyReader, key: str) -> list[tuple[Seat, Combo | None]]:
    return [
        (seat, _read(cards, said, key) if cards else None) for seat, cards, said in keys.plays(key)
    ]


def _read(cards: tuple[Card, ...], said: str | None, key: str) -> Combo:
    several = readings(cards)
    combo = reading_named(several, said) if said is not None else next(iter(several), None)
    if combo is None:
        what = " ".join(format_cards(cards)) + (f" as {said!a:.20}" if said is not None else "")
        raise ViewError(key, f"tells of {what}, which is no play in this game")
    return combo
