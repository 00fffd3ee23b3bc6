"""The possible plays of rivals with trumps, by their chances to have them."""

from __future__ import annotations

from ai.seen import seen

from arschloch_gui.ai.climbing.insights import insight_of
from arschloch_gui.ai.climbing.playout.core.trumps import expected_helper, expected_rows
from arschloch_gui.ai.climbing.shapes import Shape, beaters
from arschloch_gui.engine.cards import RANK_NAMES, RANK_OF_NAME
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import SET
from deals import round_of, rules

RANK = RANK_OF_NAME


TRUMPS = insight_of(compile_rules(rules("tarot"))).trumps
assert TRUMPS


def holds(names: str) -> list[float]:
    """Return a rival who is known to have exactly one each of these trumps."""
    held = {RANK[name] for name in names.split()}
    return [float(rank in held) for rank in range(TRUMPS.first, TRUMPS.last + 1)]


def rows(names: str, size: int) -> dict[str, float]:
    found = expected_rows(TRUMPS, holds(names), size)
    tops = range(TRUMPS.first + size - 1, TRUMPS.last + 1)
    return {RANK_NAMES[top]: row for top, row in zip(tops, found, strict=True) if row}


def test_a_row_needs_all_its_trumps_but_one_where_there_is_a_helper():
    assert rows("T4 T5 T7", 2) == {"T5": 1.0}
    assert rows("T4 T5 T7", 3) == {}
    assert rows("T4 T5 T21", 3) == {"T5": 1.0, "T6": 1.0}


def test_helpers_are_trump_1_and_trump_21():
    assert expected_helper(TRUMPS, holds("T2 T20")) == 0
    assert expected_helper(TRUMPS, holds("T1")) == 1
    assert [RANK_NAMES[rank] for rank in TRUMPS.helping] == ["T1", "T21"]


def test_suit_ranks_and_the_excuse_are_no_trumps():
    assert (RANK_NAMES[TRUMPS.first], RANK_NAMES[TRUMPS.last]) == ("T1", "T21")
    assert TRUMPS.last - TRUMPS.first == 20


def test_a_pair_is_beaten_by_higher_pairs_rows_and_the_excuse():
    book = compile_rules(rules("tarot", beat="higher"))
    over = {
        RANK_NAMES[s.rank] for s in beaters(book, False, Shape(SET, 2, RANK["1"])) if s.size < 3
    }
    assert over == {"2", *(f"T{n}" for n in range(2, 22)), "EX"}
    low = {RANK_NAMES[s.rank] for s in beaters(book, True, Shape(SET, 2, RANK["T4"])) if s.size < 3}
    assert low == {"T2", "T3", "EX"}


def test_hidden_trumps_threaten_a_pair():
    state = round_of("2d 2h t2 t4 | t5 t6 9c | t10 t12 ex", "tarot", lead=0)
    pair = seen(state, 0).threat(Shape(SET, 2, RANK["2"]))
    row = seen(state, 0).threat(Shape(SET, 2, RANK["T20"]))
    assert pair > row > 0
