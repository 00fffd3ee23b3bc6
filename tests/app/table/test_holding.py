"""The viewer's cards: their keys, the selection, and the slots of a decision."""

from __future__ import annotations

import pytest

from arschloch_gui.app.table.holding import Holding
from deals import cards


@pytest.fixture
def holding() -> Holding:
    """Return a hand of 7 7 8 9 with two slots."""
    made = Holding()
    made.add(cards("7d 7h 8d 9d"))
    made.open_slots(2)
    return made


# -- cards -----------------------------------------------------------------------------------


def test_equal_cards_have_keys_of_their_own():
    holding = Holding()
    assert holding.add(cards("7d 7d 8d")) == ["7D#0", "7D#1", "8D#0"]
    assert holding.add(cards("7d"), received=True) == ["7D#2"]
    assert holding.received == {"7D#2"}
    holding.remove(["7D#1"])
    assert holding.add(cards("7d")) == ["7D#1"], "the key is free again"


def test_cards_that_stay_keep_their_keys_and_marks(holding: Holding):
    holding.received = {"7D#0", "9D#0"}
    holding.selected = {"7H#0", "8D#0"}
    holding.put_in_slot("7D#0")
    holding.put_in_slot("9D#0")
    holding.replace(cards("7d 8d 10d"))
    assert set(holding.cards) == {"7D#0", "8D#0", "10D#0"}
    assert (holding.received, holding.selected) == ({"7D#0"}, {"8D#0"})
    assert holding.gift == ["7D#0", None], "a slot does not keep a card that is gone"


def test_one_of_two_equal_cards_can_go():
    holding = Holding()
    holding.add(cards("7d 7d"))
    holding.selected = {"7D#1"}
    holding.replace(cards("7d"))
    assert list(holding.cards) == ["7D#0"]
    assert holding.selected == set()


def test_of_equal_cards_the_chosen_ones_are_meant():
    holding = Holding()
    holding.add(cards("7d 7d 7d 8d"))
    holding.open_slots(1)
    assert holding.keys_for(cards("7d 7d")) == ["7D#0", "7D#1"]
    holding.selected = {"7D#2"}
    assert holding.keys_for(cards("7d 7d")) == ["7D#2", "7D#0"]
    holding.selected = set()
    holding.put_in_slot("7D#1")
    assert holding.keys_for(cards("7d 9d")) == ["7D#1"], "and no card that is not there"


def test_cards_are_named_in_ascending_order(holding: Holding):
    assert holding.cards_of(["9D#0", "7H#0", "no card", "7D#0"]) == tuple(sorted(cards("7d 7h 9d")))


# -- selection -------------------------------------------------------------------------------


def test_a_card_is_selected_and_deselected(holding: Holding):
    holding.toggle("7D#0")
    holding.toggle("9D#0")
    holding.toggle("no card")
    assert holding.selection() == cards("7d 9d")
    holding.toggle("7D#0")
    assert holding.selected == {"9D#0"}


@pytest.mark.parametrize(
    ("size", "before", "selected"),
    [
        (None, (), {"7D#0", "7H#0", "7C#0"}),
        (4, (), {"7D#0", "7H#0", "7C#0"}),
        (3, (), {"7D#0", "7H#0", "7C#0"}),
        (2, (), {"7H#0", "7D#0"}),
        (2, ("7C#0", "9D#0"), {"7H#0", "7C#0"}),
        (1, ("7C#0",), {"7H#0"}),
    ],
)
def test_a_set_is_selected_as_large_as_the_trick_requires(size, before, selected):
    holding = Holding()
    order = holding.add(cards("7d 7h 7c 9d"))
    holding.selected = set(before)
    holding.select_set("7H#0", size, order)
    assert holding.selected == selected


# -- slots -----------------------------------------------------------------------------------


def test_cards_fill_the_slots_from_the_left(holding: Holding):
    holding.selected = {"8D#0", "9D#0"}
    for key in ("8D#0", "8D#0", "no card", "7D#0", "9D#0"):
        assert holding.gift_is_full == (holding.gift == ["8D#0", "7D#0"])
        holding.put_in_slot(key)
    assert holding.gift == ["8D#0", "7D#0"]
    assert holding.gift_is_full
    assert holding.gift_cards() == tuple(sorted(cards("7d 8d")))
    assert holding.selected == {"9D#0"}, "what is given away is not selected"


def test_a_card_put_into_a_slot_changes_places_with_the_one_there(holding: Holding):
    holding.put_in("8D#0", 1)
    assert holding.gift == [None, "8D#0"]
    holding.put_in("9D#0", 0)
    holding.put_in("9D#0", 1)
    assert holding.gift == ["8D#0", "9D#0"]
    holding.put_in("7D#0", 0)
    assert holding.gift == ["7D#0", "9D#0"], "the 8 is in the hand again"
    for key, slot in (("no card", 0), ("8D#0", 2), ("8D#0", -1)):
        holding.put_in(key, slot)
        assert holding.gift == ["7D#0", "9D#0"]


def test_the_next_slot_is_the_first_empty_one_or_the_last(holding: Holding):
    assert holding.next_slot == 0
    holding.put_in("8D#0", 0)
    assert holding.next_slot == 1
    holding.put_in("9D#0", 1)
    assert holding.next_slot == 1
    holding.clear_slot(0)
    assert (holding.gift, holding.next_slot) == ([None, "9D#0"], 0)
    for slot in (-1, 2):
        holding.clear_slot(slot)
    assert holding.gift == [None, "9D#0"]


def test_without_slots_nothing_is_full():
    holding = Holding()
    holding.add(cards("7d"))
    holding.want("A")
    assert not holding.gift_is_full
    assert holding.wanted == []


def test_the_last_wish_is_replaced_where_there_are_too_many(holding: Holding):
    for rank in ("A", "K", "Q"):
        holding.want(rank)
    assert holding.wanted == ["A", "Q"]
    for at in (2, -1, 0):
        holding.unwant(at)
    assert holding.wanted == ["Q"]
    holding.open_slots(2)
    assert (holding.gift, holding.wanted) == ([None, None], [])
