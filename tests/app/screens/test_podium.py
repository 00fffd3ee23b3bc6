"""The end of a match: the podium, the turning point and the way to it, and the figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from matches_on_disk import played, put
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.practice.background import WorkFailed
from arschloch_gui.app.practice.turning_point import Examined
from arschloch_gui.app.show.memory import TableMemory
from arschloch_gui.app.tour.demonstration import items, wait_for
from arschloch_gui.app.wording.plays import set_phrase
from arschloch_gui.app.wording.turning_point import effect
from arschloch_gui.coach.evenings import SELF
from arschloch_gui.coach.turning_point import TurningPoint
from arschloch_gui.engine.events import Passed
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review
from long import mostly_long


@pytest.fixture
def hands(game: Program, qtbot, monkeypatch) -> Hands:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    return Hands(game, qtbot)


def at_the_end(hands: Hands, folder: Path, match: Match) -> None:
    hands.session.openRecord(str(put(folder, "over", match)))
    wait_for(lambda: hands.find("matchSummary") is not None, "the end of the match")


def find_turning_point(hands: Hands, match: Match, at: int = 5) -> TurningPoint:
    """Let the search end with a decision of the second round; what it would find takes a while."""
    decided = review(match, 2).decided[at]
    found = TurningPoint(2, decided, 3.25, 1.5, 0.1)
    turn = hands.game.retrospect.turningPoint
    turn.look()
    turn._background.drop()
    turn._on_heard(Examined(found))
    return found


def test_the_turning_point_is_told_and_shown_where_it_happened(hands: Hands, tmp_path: Path):
    match = played(rounds=3, until=3)
    at_the_end(hands, tmp_path, match)
    assert hands.find("podiumButton") is None, (
        "a match opened at its end has no result to see first"
    )
    moment = hands.find("turningMoment")
    assert moment.property("text") == "Looking for the turning point…"
    assert not hands.find("showTurningPoint").isVisible()
    found = find_turning_point(hands, match)
    turn = hands.game.retrospect.turningPoint
    assert moment.property("text") == turn.moment
    assert turn.moment.startswith("Round 2: ")
    assert "On the table" not in turn.moment
    assert turn.effect == "Before it you were heading for third place, after it for second."
    assert turn.helped
    hands.click(hands.spot("showTurningPoint"))
    playback = hands.game.playback
    wait_for(lambda: hands.find("playbackScreen") is not None and playback.there, "the round")
    assert playback.round == 2
    assert playback._round.steps[playback.step].ply == found.decided.ply
    hands.key(Qt.Key.Key_Escape)
    wait_for(lambda: hands.find("matchSummary") is not None, "the end once more")
    assert turn.there
    turn._on_heard(Examined(None))
    assert turn.moment == "No single decision turned this match."
    turn._on_heard(WorkFailed("no process"))
    assert "could not be found" in turn.moment
    assert turn.effect == ""


def test_a_pass_that_turned_the_match_names_the_cards_on_the_table(hands: Hands, tmp_path: Path):
    match = played(rounds=3, until=3)
    at_the_end(hands, tmp_path, match)
    passes = (at for at, each in enumerate(review(match, 2).decided)
              if any(isinstance(event, Passed) for event in each.events))  # fmt: skip
    found = find_turning_point(hands, match, next(passes))
    view: Any = found.decided.view
    told = hands.game.retrospect.turningPoint.moment
    assert " passes. " in told or "You pass. " in told
    assert told.endswith(f"On the table: {set_phrase(view.top.cards, '')}.")


def test_a_small_effect_is_told_in_expected_places():
    assert effect(1.4, 0.9) == "Before it you could expect place 1.4, after it place 0.9."


def test_under_a_win_stands_the_lead_and_under_another_result_the_place(
    hands: Hands, tmp_path: Path
):
    ended = (played(rounds=3, until=3, seed=seed) for seed in range(1, 40))
    by_place = {hands_down(match): match for match in ended}
    at_the_end(hands, tmp_path, by_place[1])
    scores = sorted(by_place[1].scores, reverse=True)
    second = by_place[1].spec.seats[by_place[1].scores.index(scores[1])]
    lead = scores[0] - scores[1]
    told = f"With {scores[0]} points, {lead} ahead of {second}."
    assert hands.find("matchSummary").property("subtitle") == told
    hands.session.leave()
    at_the_end(hands, tmp_path / "other", by_place[2])
    told = hands.find("matchSummary").property("subtitle")
    assert told.startswith("You finish the match in second place, with ")


def test_regulars_see_who_has_won_how_often_this_evening(hands: Hands, tmp_path: Path):
    match = played(rounds=3, until=3)
    first = match.spec.seats[match.standings()[0]]
    other = next(name for name in ("Ben", "Cleo") if name != first)
    at_the_end(hands, tmp_path, match)
    session = hands.session
    before = session.table.endingSentence
    assert "tonight" not in before
    session.stage.memory = TableMemory(winners=(first, SELF, first, other))
    session.stage.refresh()
    told = f"Matches won tonight: {first} 3, you 1, {other} 1"
    assert session.table.endingSentence == f"{before}\n{told}"
    assert hands.find("matchSummary").property("subtitle").endswith(told)


def hands_down(match: Match) -> int:
    """Return the user's place if no two players have equally many points, else 0."""
    scores = match.scores
    return 0 if len(set(scores)) < len(scores) else 1 + sum(each > scores[0] for each in scores)


def test_the_pages_are_in_the_middle_of_the_sheet(hands: Hands, tmp_path: Path):
    at_the_end(hands, tmp_path, played(rounds=1, until=1))
    hands.window.grabWindow()
    first, last = (box_of(hands.find("end:" + page)) for page in ("podium", "figures"))
    middle = box_of(hands.find("matchSummary")).center().x()
    assert abs((first.left() + last.right()) / 2 - middle) < 2


def box_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("players", mostly_long([3, 4, 8, 12], normal=(12,)))
def test_everybody_stands_inside_the_sheet_and_nobody_on_another(
    hands: Hands, tmp_path: Path, players: int
):
    preset = "double-deck" if players > 8 else "arschloch"
    match = played(preset, rounds=1, until=1, players=players)
    at_the_end(hands, tmp_path, match)
    hands.window.grabWindow()
    sheet = hands.find("matchSummary")
    people = [
        each for each in items(sheet) if each.property("isLast") is not None and each.isVisible()
    ]
    assert len(people) == players
    boxes = [each.mapRectToScene(each.boundingRect()) for each in people]
    for at, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() <= hands.window.width()
        for other in boxes[at + 1 :]:
            assert box.intersected(other).isEmpty()
    assert [each.property("place") for each in people] == sorted(
        row.place for row in hands.session.stage.standings.rows
    )
    # The figures are on the second page, which the keys reach as well.
    hands.find("end:podium").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    hands.key(Qt.Key.Key_Right)
    wait_for(lambda: hands.find("matchFigures") is not None, "the figures")
    assert hands.find("matchFigures").isVisible()
    assert not hands.find("turningPoint").isVisible()
