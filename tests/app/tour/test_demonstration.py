"""A match that plays itself leaves automatic actions to the table."""

from __future__ import annotations

import pytest
from by_hand import Hands

from arschloch_gui.app.tour.demonstration import Demonstration, spin, wait_for
from long import long_param

HELPLESS = [["7D", "7C", "8D"], ["JD", "KD"], ["QD", "KC"], ["8C", "KH"]]
"""The person cannot beat Ben's lead."""


@pytest.mark.parametrize("speed", [0, long_param(3)])
def test_a_pass_that_comes_by_itself_is_no_decision(build_game, qtbot, tmp_path, speed):
    session = (game := build_game(autoPass=True, speed=speed)).session
    demo, forced = Demonstration(game), []
    session.stage.changed.connect(lambda: forced.append(session.turn.mustPass))
    Hands(game, qtbot).sit_down(tmp_path, deal=HELPLESS, lead=1)
    wait_for(lambda: demo.decides or demo.between_rounds, "a decision")
    while not demo.between_rounds:
        # After a while at the table, there is still a decision to make.
        spin(30)
        assert len(session.snapshot.legal) > 1
        demo.act()
    assert any(forced)
