"""The division of a hand into melds."""

from __future__ import annotations

from typing import Any

from ai import seen

from arschloch_gui.ai.climbing.shapes import UNPLAYABLE, Shape
from arschloch_gui.engine.cards import RANK_NAMES
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import JOKER
from deals import cards, rules


def planned(hand: str, gone: str = "", *, slope: float = 0.05, **values: Any) -> set[str]:
    """Return the plan as text: {"set 2 K", "run 3 7"}; high cards and large sets are light."""
    book = compile_rules(rules("arschloch", **{"deck": "french52", "rank_order": "2-A", **values}))
    held, out = cards(hand), cards(gone) if gone else ()

    def burden(shape: Shape) -> float:
        return 1.0 - slope * shape.rank - 0.02 * shape.size

    shapes = seen.planned(book, held, out, burden)
    return {f"{shape.kind} {shape.size} {RANK_NAMES[shape.rank]}" for shape in shapes}


def test_a_rank_is_played_whole():
    assert planned("3d 9d 9h kd") == {"set 1 3", "set 2 9", "set 1 K"}


def test_sets_are_cut_to_the_size_that_may_be_led():
    assert planned("9d 9c 9h", max_set=2) == {"set 2 9", "set 1 9"}


def test_runs_save_turns():
    assert planned("5d 6h 7s kd", runs="same_set") == {"run 3 7", "set 1 K"}
    assert planned("5d 6h 7s kd", runs="suited") == {"set 1 5", "set 1 6", "set 1 7", "set 1 K"}
    assert planned("5d 6d 7d kd", runs="suited") == {"run 3 7", "set 1 K"}
    assert planned("5d 5h 6d 6h 7d 7h", runs="same_set") == {"run2 6 7"}


def test_the_longest_run_is_kept_together():
    assert planned("4d 5d 6h 7s 8h", runs="same_set") == {"run 5 8"}


def test_a_run_does_not_outlive_its_cards():
    assert planned("5d 6h 7s kd", gone="6h", runs="same_set") == {"set 1 5", "set 1 7", "set 1 K"}


def test_pairs_are_not_torn_for_a_run_that_saves_nothing():
    assert "set 2 6" in planned("5d 5h 6d 6h 7d 7h 7s", runs="suited")


def test_wild_cards_join_a_set_and_are_stuck_without_one():
    assert planned("*R 9d", jokers=1, joker="wild") == {"set 2 9"}
    assert planned("*R", jokers=2, joker="wild") == {f"{UNPLAYABLE} 1 *B"}


def test_trump_jokers_stand_alone():
    assert planned("*R *B", jokers=2, joker="trump") == {f"{JOKER} 1 *R", f"{JOKER} 1 *B"}


def tarot(hand: str, **values: Any) -> set[str]:
    """Return the same for a Tarot hand; weak and small melds are heavy."""
    return planned(hand, slope=0.02, deck="tarot78", rank_order="tarot", **values)


def test_trumps_are_planned_in_rows():
    assert tarot("t4 t5 t6 t9") == {"set 3 T6", "set 1 T9"}
    assert tarot("t4 t5 t6", max_set=2) in ({"set 2 T5", "set 1 T6"}, {"set 1 T4", "set 2 T6"})


def test_five_trumps_in_a_row_are_two_melds():
    assert sum(int(each.split()[1]) for each in tarot("t4 t5 t6 t7 t8")) == 5
    assert len(tarot("t4 t5 t6 t7 t8")) == 2


def test_trump_1_closes_a_gap():
    assert tarot("t5 t7 t1") == {"set 3 T7"}


def test_trump_1_joins_what_gains_most_by_it():
    assert tarot("3d t1 t2") == {"set 1 3", "set 2 T3"}
    assert tarot("9d 9c t1") in ({"set 3 9"}, {"set 2 9", "set 1 T1"})


def test_trump_1_and_trump_21_stand_alone_if_no_meld_can_grow():
    assert tarot("t1 ex") == {"set 1 T1", f"{JOKER} 1 EX"}
    assert tarot("9d 9c t21", max_set=2) == {"set 2 9", "set 1 T21"}


def test_the_excuse_stands_alone():
    assert tarot("9d ex") == {"set 1 9", f"{JOKER} 1 EX"}
