"""Steps that follow one another without a pause update the table once."""

from __future__ import annotations

from seated import Seated


def test_a_report_at_speed_0_is_shown_once_and_as_the_engine_says(new_session, qtbot):
    seated = Seated(new_session(), qtbot)
    seated.begin("arschloch", players=4)
    session = seated.session
    shown: list[int] = []
    session.director.began.connect(lambda: shown.append(0))

    def count() -> None:
        shown[-1] += 1

    session.stage.changed.connect(count)
    for _ in range(3):
        seated.act(session.snapshot.legal[0])
    assert len(shown) >= 3
    assert set(shown) <= {0, 1}, shown
    assert 1 in shown
    assert {row.key for row in session.stage.hand.rows} == set(session.stage.holding.cards)
    assert session.stage.turn == session.stage.sitters.viewer


def test_each_step_is_shown_while_the_guide_may_stop_there(new_session, qtbot):
    session = new_session()
    stage, shown = session.stage, []
    stage.changed.connect(lambda: shown.append(True))
    for each, times in ((False, 1), (True, 2)):
        stage.shows_each = each
        shown.clear()
        stage.collect()
        stage.refresh()
        stage.refresh()
        stage.catch_up()
        assert len(shown) == times
    stage.catch_up()
    assert len(shown) == 2, "nothing has changed since"
