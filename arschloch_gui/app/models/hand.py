"""The viewer's hand as rows: what can be played, what is chosen, where each card lies."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arschloch_gui.app.holding import Holding
from arschloch_gui.app.judge import Judge
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.cards import format_card, rank_of, suit_of
from arschloch_gui.engine.climbing.rulebook import Rulebook


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


def fan_order(holding: Holding, book: Rulebook | None, *, reverse: bool) -> list[str]:
    """The keys of the held cards from the weakest to the strongest in the order in force."""

    def strength(key: str) -> tuple[int, int, str]:
        card = holding.cards[key]
        suit = suit_of(card)
        if book is None:
            return rank_of(card), suit, key
        rank = book.order[reverse][rank_of(card)]
        # A rank the table of strengths does not know (a joker without its rule) lies on top.
        return (rank if rank >= 0 else 99), book.suit_strength[suit] if suit >= 0 else 0, key

    return sorted(holding.cards, key=strength)


def hand_rows(
    holding: Holding, judge: Judge | None, book: Rulebook | None, *, reverse: bool
) -> list[HandRow]:
    """The rows of the fan, weakest card first."""
    playable = judge.playable() if judge is not None else frozenset()
    rows: list[HandRow] = []
    place = 0
    for key in fan_order(holding, book, reverse=reverse):
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
        rows.append(replace(row, accessible_name=_spoken(row)))
        place += slot < 0
    return rows


def _spoken(row: HandRow) -> str:
    """How a screen reader says the card: its name and what is special about it."""
    parts = [card_name(row.card)]
    if row.selected:
        parts.append(translate("Hand", "selected"))
    if row.playable:
        parts.append(translate("Hand", "playable"))
    if row.received:
        parts.append(translate("Hand", "just received"))
    if row.in_gift:
        parts.append(translate("Hand", "to be given away"))
    return ", ".join(parts)
