"""Cached values are correct: nothing is judged twice, and no outdated text remains."""

from __future__ import annotations

from pathlib import Path

import pytest
import table_told
from by_hand import Hands

from arschloch_gui.app.main import Program
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import parse_card
from arschloch_gui.engine.family import Refusal


@pytest.fixture
def leading(game: Program, qtbot, tmp_path: Path) -> Hands:
    game.settings.change("autoPass", False)
    hands = Hands(game, qtbot)
    hands.open(tmp_path, lead=0)
    return hands


def test_a_play_is_judged_once_from_the_press_to_the_engine(
    leading: Hands, monkeypatch: pytest.MonkeyPatch
):
    judged: list[Action] = []

    def noted(judge: Judge, action: Action, judge_it=Judge.judged) -> Refusal | None:
        judged.append(action)
        return judge_it(judge, action)

    monkeypatch.setattr(Judge, "judged", noted)
    gesture, king = leading.session.gesture, Play((parse_card("KS"),))
    gesture.press("KS#0")
    gesture.lift()
    assert leading.session.choice.property("selectionLegal")
    assert gesture.release("frame")
    assert judged.count(king) == 1


def test_another_language_words_all_of_the_table_again(leading: Hands):
    leading.session.gesture.doubleClick("KS#0")
    leading.settle()
    game, session = leading.game, leading.session
    game.settings.change("language", "de")
    told = table_told.read(game)
    session.stage.wording += 1
    session.stage.refresh()
    assert any("Karten" in row["accessible_name"] for row in told["session.table.seats"])
    assert table_told.read(game) == told
