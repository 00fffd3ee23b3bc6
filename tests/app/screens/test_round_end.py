"""The end of a round: what is shown on the way to it, what it says, and where its buttons are."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from accessible_tree import Role, tree
from by_hand import Hands
from clicks import is_a
from matches_on_disk import played, put
from PySide6.QtCore import QPointF, QRectF

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, wait_for
from arschloch_gui.engine.match import Match

ONE_LEFT = [["KS"], ["AS"], ["7D", "8D"]]
TWO_LEFT = [["AS"], ["KS", "QS"], ["7D", "8D"]]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def is_seen(hands: Hands, name: str) -> bool:
    item = hands.find(name)
    return item is not None and item.isVisible()


def play_a_card(hands: Hands, folder: Path, deal: list[list[str]], lead: int) -> None:
    """Deal these hands, and play the user's first card with keys."""
    hands.open(folder, {"rounds": 2}, seats=3, deal=deal, lead=lead)
    hands.game.settings.change("speed", 1)
    hands.strike("Home")
    hands.strike("Space")
    hands.strike("Return")


@pytest.mark.parametrize(("deal", "lead", "offered"), [(ONE_LEFT, 1, False), (TWO_LEFT, 0, True)])
def test_watching_is_offered_only_while_the_others_play_for_a_place(
    hands: Hands, tmp_path: Path, deal: list[list[str]], lead: int, offered: bool
):
    seen: list[bool] = []
    hands.window.afterAnimating.connect(lambda: seen.append(is_seen(hands, "skipButton")))
    play_a_card(hands, tmp_path, deal, lead)
    wait_for(lambda: is_seen(hands, "roundSummary"), "the result")
    assert any(seen) is offered


def test_watching_is_not_offered_while_a_tip_is_read(hands: Hands, tmp_path: Path):
    play_a_card(hands, tmp_path, TWO_LEFT, 0)
    wait_for(lambda: is_seen(hands, "skipButton"), "the offer")
    hands.game.guide.tell("Read this first.")
    assert not is_seen(hands, "skipButton")
    hands.game.guide.tell("")
    assert is_seen(hands, "skipButton")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_offer_to_watch_covers_no_card_of_the_trick(hands: Hands, tmp_path: Path, scale: float):
    hands.game.settings.change("textScale", scale)
    play_a_card(hands, tmp_path, TWO_LEFT, 0)
    wait_for(lambda: is_seen(hands, "skipButton"), "the offer")
    hands.window.grabWindow()
    bar = hands.find("skipButton").parentItem().parentItem()
    box = bar.mapRectToScene(QRectF(0, 0, bar.width(), bar.height()))
    cards = [each for each in items(hands.find("tableScreen")) if is_a(each, "TrickPlay")]
    assert cards
    for card in cards:
        assert not card.mapRectToScene(card.childrenRect()).intersects(box)
    window = hands.window.contentItem()
    assert box.bottom() < window.height()


def position(match: Match, round_no: int) -> int:
    return match.rounds[round_no].offices.index(0)


@pytest.mark.parametrize("at", [0, 2])
def test_the_result_says_whether_a_position_is_new(hands: Hands, tmp_path: Path, at: int):
    matches = {}
    for seed in range(1, 80):
        match = over(seed)
        if position(match, 1) == at:
            matches[position(match, 0) == at] = match
    for stays, match in matches.items():
        hands.session.openRecord(str(put(tmp_path, f"over{stays}", match)))
        wait_for(lambda: is_seen(hands, "roundSummary"), "the result")
        title = hands.session.stage.sitters.title(at)
        wanted = f"Still {title}" if stays else f"You are now: {title}"
        assert hands.find("roundSummary").property("title") == wanted + ("!" if at == 0 else "")
        hands.session.leave()
    assert matches.keys() == {True, False}


def over(seed: int) -> Match:
    """Return a match at the end of its second round."""
    match, rng = played(rounds=5, until=1, seed=seed), Random(seed)
    while match.to_act is not None:
        match.submit(match.to_act, rng.choice(match.legal()))
    assert len(match.rounds) == 2
    return match


def test_a_screen_reader_reads_the_result_from_the_highest_position_down(
    hands: Hands, tmp_path: Path
):
    """It used to read the players by their points in the match."""
    match = next(
        found for found in map(over, range(1, 80)) if by_points(found) != by_position(found)
    )
    hands.session.openRecord(str(put(tmp_path, "over", match)))
    wait_for(lambda: is_seen(hands, "roundSummary"), "the result")
    read = tree(hands.window).find(Role.Dialog).names(Role.ListItem)
    names = hands.session.stage.sitters.names
    assert [line.split(":")[0] for line in read] == [names[seat] for seat in by_position(match)]


def by_points(match: Match) -> list[int]:
    return list(match.standings())


def by_position(match: Match) -> list[int]:
    return list(match.rounds[-1].offices)


def test_the_button_that_continues_stays_where_it_is(hands: Hands, tmp_path: Path):
    places = []
    for decided in (False, True):
        hands.session.openRecord(str(put(tmp_path, f"over{decided}", over(1))))
        wait_for(lambda: is_seen(hands, "roundSummary"), "the result")
        hands.find("decidedButton").setProperty("visible", decided)
        hands.window.grabWindow()
        button = hands.find("nextRoundButton")
        places.append(button.mapToScene(QPointF(0, 0)))
        hands.session.leave()
    assert places[0] == places[1]
