"""What rivals may do with trumps, by their chances to hold them."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.climbing.outlook import Outlook
from arschloch_gui.ai.climbing.shapes import Shape, beaters
from arschloch_gui.ai.climbing.trumps import (
    expected_helper,
    expected_rows,
    is_trump_rank,
    stretch,
)
from arschloch_gui.engine.cards import RANK_NAMES, RANK_OF_NAME
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.view import SeatView
from deals import round_of, rules

RANK = RANK_OF_NAME


def holds(*names: str):
    """A rival who is known to hold just these ranks once."""
    return lambda rank, size: float(size <= 1 and RANK_NAMES[rank] in names)


def rows(names: str, size: int) -> dict[str, float]:
    found = expected_rows(holds(*names.split()), size)
    return {RANK_NAMES[rank]: likely for rank, likely in found if likely}


def test_a_row_needs_all_its_trumps_but_one_where_there_is_a_helper():
    assert rows("T4 T5 T7", 2) == {"T5": 1.0}
    assert rows("T4 T5 T7", 3) == {}
    assert rows("T4 T5 T21", 3) == {"T5": 1.0, "T6": 1.0}


def test_helpers_are_trump_1_and_trump_21():
    assert expected_helper(holds("T2", "T20")) == 0
    assert expected_helper(holds("T1")) == 1


@pytest.mark.parametrize(
    ("top", "size", "row"), [("T5", 2, "T4 T5"), ("T2", 3, ""), ("T1", 1, "T1")]
)
def test_no_row_begins_below_trump_1(top: str, size: int, row: str):
    assert stretch(RANK[top], size) == tuple(RANK[name] for name in row.split())


def test_suit_ranks_and_the_excuse_are_no_trumps():
    assert [name for name in ("2", "1", "N", "T1", "T21", "EX") if is_trump_rank(RANK[name])] == [
        "T1",
        "T21",
    ]


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
    view = SeatView.of(state, 0)
    pair = Outlook(view, view.book).threat(Shape(SET, 2, RANK["2"]))
    row = Outlook(view, view.book).threat(Shape(SET, 2, RANK["T20"]))
    assert pair > row > 0
