"""The viewer's hand as rows, with the playable and selected cards and those in a slot."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.wording.cards import CardNames
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import format_card


class HandRow(Struct, frozen=True):
    """One card in the hand.

    `place` is the card's index in the fan from the left, or −1 if it is in a slot of the exchange.
    `gift_slot` is its slot, or −1 if it is in the fan.
    """

    key: str
    card: str
    selected: bool
    playable: bool
    received: bool
    in_gift: bool
    place: int
    gift_slot: int
    accessible_name: str


def hand_rows(
    holding: Holding, judge: Judge | None, fan: Sequence[str], names: CardNames
) -> list[HandRow]:
    """Return the rows of the hand. `fan` lists the keys of the cards from the left."""
    playable = judge.playable() if judge is not None else frozenset()
    rows: list[HandRow] = []
    at, held = 0, len(fan) - sum(key is not None for key in holding.gift)
    for key in fan:
        card = holding.cards[key]
        slot = holding.gift.index(key) if key in holding.gift else -1
        selected, received = key in holding.selected, key in holding.received
        place = -1 if slot >= 0 else at
        states = (selected, card in playable, received)
        row = HandRow(
            key=key,
            card=format_card(card),
            selected=selected,
            playable=card in playable,
            received=received,
            in_gift=slot >= 0,
            place=place,
            gift_slot=slot,
            accessible_name=_spoken(names[card], states, place, held),
        )
        rows.append(row)
        at += slot < 0
    return rows


def _spoken(name: str, states: tuple[bool, bool, bool], place: int, held: int) -> str:
    """Describe a card for a screen reader.

    The text contains its name, whether it is selected, playable or just received, and its place
    among the `held` cards (−1 if it is to be given away).
    """
    words = (
        translate("Hand", "selected"),
        translate("Hand", "playable"),
        translate("Hand", "just received"),
    )
    parts = [name, *(word for word, true in zip(words, states, strict=True) if true)]
    if place < 0:
        parts.append(translate("Hand", "to be given away"))
    else:
        text = translate("Hand", "{place} of {count}")
        parts.append(fill(text, place=place + 1, count=held))
    return ", ".join(parts)
