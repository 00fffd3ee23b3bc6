"""The hand as rows: a screen reader announces the place of each card."""

from __future__ import annotations

from arschloch_gui.app.show.models.hand import HandRow, hand_rows
from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.wording.cards import CardNames
from deals import cards


def rows(given: list[str | None], received: str = "") -> list[HandRow]:
    """Return four cards in hand, these of them in the slots of an exchange."""
    holding = Holding()
    fan = holding.add(cards("7d 8d 9d 10d"))
    holding.gift = given
    holding.received = set(received.split())
    return hand_rows(holding, None, fan, CardNames(""))


def test_cards_in_the_slots_have_no_place_in_the_fan():
    found = rows(["8D#0", "10D#0"])
    assert [row.place for row in found] == [0, -1, 1, -1]
    assert [row.gift_slot for row in found] == [-1, 0, -1, 1]
    assert [row.in_gift for row in found] == [False, True, False, True]
    assert [row.accessible_name for row in found] == [
        "7 of diamonds, 1 of 2",
        "8 of diamonds, to be given away",
        "9 of diamonds, 2 of 2",
        "10 of diamonds, to be given away",
    ]


def test_empty_slots_take_no_card_out_of_the_fan():
    found = rows([None, "8D#0"], received="7D#0")
    assert [row.place for row in found] == [0, -1, 1, 2]
    assert found[0].accessible_name == "7 of diamonds, just received, 1 of 3"
