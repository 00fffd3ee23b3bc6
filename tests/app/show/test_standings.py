"""The standings give every place in the match its symbol, also where several share a place."""

from __future__ import annotations

import pytest

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.show.models.standings import standing_rows
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.match import Finished
from deals import rules

NAMES = ("You", "Ben", "Cleo", "Anna")


@pytest.mark.parametrize(
    ("scores", "signs"),
    [
        ((9, 6, 3, 0), ["crown", "coronet", "dunce", "donkey"]),
        ((9, 9, 3, 0), ["crown", "crown", "dunce", "donkey"]),
        ((9, 6, 0, 0), ["crown", "coronet", "donkey", "donkey"]),
        ((5, 5, 5, 5), ["crown"] * 4),
    ],
)
def test_the_last_has_the_ears_and_who_shares_a_place_shares_its_symbol(scores, signs):
    stage = TableState(Seating(NAMES, (0, 1, 2, 3), 0, ""), table_of)
    stage.rules, stage.scores, stage.order = rules(players=4), scores, (0, 1, 2, 3)
    stage.rounds = (Finished(offices=(0, 1, 2, 3), points=scores, hands=((),) * 4),)
    rows = standing_rows(stage, stage.sitters)
    assert [row.sign for row in rows] == signs
    assert not any(row.stays for row in rows)
    assert [row.is_last for row in rows] == [sign == "donkey" for sign in signs]


def test_who_has_the_position_of_the_round_before_stays():
    stage = TableState(Seating(NAMES, (0, 1, 2, 3), 0, "royal"), table_of)
    stage.rules, stage.scores, stage.order = rules(players=4), (6, 3, 3, 0), (0, 1, 2, 3)
    done = [
        Finished(offices=offices, points=(3, 2, 1, 0), hands=((),) * 4)
        for offices in ((0, 1, 2, 3), (0, 2, 1, 3))
    ]
    stage.rounds = tuple(done[:1])
    assert not any(row.stays for row in standing_rows(stage, stage.sitters))
    stage.rounds = tuple(done)
    stays = {row.seat: row.stays for row in standing_rows(stage, stage.sitters)}
    assert stays == {0: True, 1: False, 2: False, 3: True}
