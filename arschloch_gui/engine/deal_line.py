"""The record's `deal` line: fixed cards for one round instead of cards dealt from the seed.

`parse_deal` and `format_deal` are inverses (match-record.md, "Lines"). Each game decides whether it
accepts a deal. `misfit`, `seats_problem` and `empty_hand` are checks shared by the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeGuard

from arschloch_gui.engine.cards import Card, CardError, format_card, format_cards, parse_cards
from arschloch_gui.engine.family import FixedDeal, Refusal, Zone


class DealError(ValueError):
    """Error raised for a line that is not a valid deal.

    `key` identifies the problem, and the app turns it into a message.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def format_deal(deal: FixedDeal) -> dict[str, object]:
    """Return the record line of a deal.

    >>> format_deal(FixedDeal((parse_cards(["7D"]), parse_cards(["8D"])), lead=1))
    {'deal': [['7D'], ['8D']], 'lead': 1}
    """
    line: dict[str, object] = {"deal": [list(format_cards(hand)) for hand in deal.hands]}
    if deal.offices is not None:
        line["offices"] = list(deal.offices)
    if deal.lead is not None:
        line["lead"] = deal.lead
    for zone in deal.zones:
        piles = [list(format_cards(pile)) for pile in zone.piles]
        line[zone.name] = piles[0] if zone.shared else piles
    return line


def parse_deal(line: Mapping[str, object], zones: Mapping[str, bool]) -> FixedDeal:
    """Return the deal of a record line. Raises `DealError`.

    `zones` maps the name of each zone of the game to True if all players share it.
    """
    if unknown := line.keys() - {"deal", "offices", "lead"} - zones.keys():
        raise DealError("unknown_key", name=min(unknown))
    offices, lead = line.get("offices"), line.get("lead")
    if offices is not None and not (isinstance(offices, list) and all(map(_is_seat, offices))):
        raise DealError("deal_offices")
    if lead is not None and not _is_seat(lead):
        raise DealError("no_such_seat", seat=lead)
    return FixedDeal(
        hands=_by_seat(line["deal"]),
        offices=tuple(offices) if offices is not None else None,
        lead=lead,
        zones=tuple(_zone(name, line[name], zones[name]) for name in zones if name in line),
    )


def misfit(deal: FixedDeal, players: int, deck: Iterable[Card]) -> Refusal | None:
    """Return the refusal of a deal that does not fit the number of players or the deck, or None."""
    for piles in (deal.hands, *(zone.piles for zone in deal.zones if not zone.shared)):
        if len(piles) != players:
            return Refusal.of("deal_hands", players=players, hands=len(piles))
    every_pile = (*deal.hands, *(pile for zone in deal.zones for pile in zone.piles))
    if extra := Counter(card for pile in every_pile for card in pile) - Counter(deck):
        return Refusal.of("deal_card_not_in_deck", card=format_card(min(extra)))
    return None


def seats_problem(deal: FixedDeal, players: int) -> Refusal | None:
    """Return the refusal of a deal whose positions or leader are invalid, or None."""
    if deal.offices is not None and sorted(deal.offices) != list(range(players)):
        return Refusal.of("deal_offices")
    if deal.lead is not None and deal.lead not in range(players):
        return Refusal.of("no_such_seat", seat=deal.lead)
    return None


def empty_hand(*zones: tuple[tuple[Card, ...], ...]) -> Refusal | None:
    """Return the refusal of a deal that leaves a seat without cards in all of these zones, or None.

    Each zone lists its piles by seat.
    """
    for seat, piles in enumerate(zip(*zones, strict=True)):
        if not any(piles):
            return Refusal.of("deal_empty_hand", seat=seat)
    return None


def _zone(name: str, value: object, shared: bool) -> Zone:
    if not shared:
        return Zone(name, _by_seat(value), shared)
    if not isinstance(value, list):
        raise DealError("deal_is_hands")
    return Zone(name, (_cards(value),), shared)


def _by_seat(value: object) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(value, list) or not all(isinstance(pile, list) for pile in value):
        raise DealError("deal_is_hands")
    return tuple(_cards(pile) for pile in value)


def _cards(names: list[object]) -> tuple[Card, ...]:
    try:
        return parse_cards(names)
    except CardError as error:
        raise DealError("no_such_card", text=error.text) from None


def _is_seat(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
