"""Actions that exist only in Shithead, and their form in the record."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.engine.actions import Action, ActionError, Form, cards_of
from arschloch_gui.engine.cards import Card, format_cards


class Swap(Action, frozen=True):
    """An exchange of hand cards for the same number of the player's own face-up cards."""

    hand: tuple[Card, ...]
    table: tuple[Card, ...]

    def line(self) -> dict[str, object]:
        return {"swap": [list(format_cards(self.hand)), list(format_cards(self.table))]}


class Take(Action, frozen=True):
    """Picking up the whole pile."""

    def line(self) -> dict[str, object]:
        return {"take": True}


class Blind(Action, frozen=True):
    """Turning over one of the player's own face-down cards, given by its place from 0."""

    place: int

    def line(self) -> dict[str, object]:
        return {"blind": self.place}


TAKE = Take()


def _swap(line: Mapping[str, object]) -> Swap:
    sides = line["swap"]
    if not isinstance(sides, list) or len(sides) != 2:
        raise ActionError("swap_has_two_sides")
    return Swap(cards_of(sides[0]), cards_of(sides[1]))


def _take(line: Mapping[str, object]) -> Take:
    if line["take"] is not True:
        raise ActionError("take_is_true")
    return TAKE


def _blind(line: Mapping[str, object]) -> Blind:
    place = line["blind"]
    if not isinstance(place, int) or isinstance(place, bool) or place < 0:
        raise ActionError("blind_is_a_place")
    return Blind(place)


FORMS: Mapping[str, Form] = {
    "swap": Form(frozenset({"swap"}), frozenset(), _swap),
    "take": Form(frozenset({"take"}), frozenset(), _take),
    "blind": Form(frozenset({"blind"}), frozenset(), _blind),
}
