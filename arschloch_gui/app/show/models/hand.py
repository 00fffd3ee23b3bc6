"""The viewer's hand as rows: what can be played, what is chosen, where each card lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arschloch_gui.app.games.judge import Judge
from arschloch_gui.app.session.holding import Holding
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import format_card


@dataclass(frozen=True, slots=True)
class HandRow:
    """One card in the hand. `place` counts the fan's cards from the left (−1 when it lies in a
    slot of the exchange), `gift_slot` the slots (−1 when it is in the fan)."""

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
    holding: Holding, judge: Judge | None, fan: Sequence[str], deck: str = ""
) -> list[HandRow]:
    """The rows of the hand; `fan` lists the keys of the cards (of this deck) as they lie."""
    playable = judge.playable() if judge is not None else frozenset()
    rows: list[HandRow] = []
    place, held = 0, len(fan) - sum(key is not None for key in holding.gift)
    for key in fan:
        card = holding.cards[key]
        slot = holding.gift.index(key) if key in holding.gift else -1
        row = HandRow(
            key=key,
            card=format_card(card),
            selected=key in holding.selected,
            playable=card in playable,
            received=key in holding.received,
            in_gift=slot >= 0,
            place=-1 if slot >= 0 else place,
            gift_slot=slot,
            accessible_name="",
        )
        rows.append(replace(row, accessible_name=_spoken(row, held, deck)))
        place += slot < 0
    return rows


def _spoken(row: HandRow, held: int, deck: str) -> str:
    """How a screen reader says the card: its name, what is special about it, and its place among
    the cards `held`."""
    parts = [card_name(row.card, deck)]
    if row.selected:
        parts.append(translate("Hand", "selected"))
    if row.playable:
        parts.append(translate("Hand", "playable"))
    if row.received:
        parts.append(translate("Hand", "just received"))
    if row.in_gift:
        parts.append(translate("Hand", "to be given away"))
    else:
        place = translate("Hand", "{place} of {count}")
        parts.append(fill(place, place=row.place + 1, count=held))
    return ", ".join(parts)
