"""Trophies in the window: told as one plays, shown on the shelf, worked out from old matches."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from matches_on_disk import played, put
from msgspec.structs import replace
from PySide6.QtCore import Qt
from window_states import counted_round, objects, show

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.library.library import ROUNDS, Library
from arschloch_gui.app.library.shelf import Shelf
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, wait_for
from arschloch_gui.coach.played import PlayedRound

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
LAST = PlayedRound("a" * 16, NOW, "arschloch", 4, ("club",) * 3, 4, 1, "m")
FIRST = PlayedRound("b" * 16, NOW, "arschloch", 4, ("club",) * 3, 1, 2, "m")


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def texts(hands: Hands) -> tuple[str, ...]:
    names = ("trophyName", "trophyCondition", "trophyWhen")
    return tuple(hands.find(name).property("text") for name in names)


def test_a_round_that_ends_earns_a_trophy_which_is_told_and_stands_on_the_shelf(
    hands: Hands, tmp_path: Path
):
    counted_round(hands, tmp_path)
    trophies: Any = hands.game.trophies
    wait_for(lambda: trophies.news != "", "the news")
    assert trophies.news == "first_round"
    assert trophies.announcement == "New on your shelf: First round"
    wait_for(lambda: hands.find("trophyNotice") is not None, "the notice")
    notice = hands.find("trophyNotice")
    assert notice.property("words") == trophies.announcement
    focus = hands.window.activeFocusItem()
    assert focus is not None
    assert not notice.isAncestorOf(focus), "play goes on"
    while trophies.news:
        trophies.told()
    show(hands, "trophies")
    wait_for(lambda: trophies.line != "", "the shelf")
    shelf = {each["key"]: each for each in trophies.shelf}
    assert shelf["first_round"]["earned"]
    assert not shelf["hundred_evenings"]["earned"]
    assert texts(hands)[:2] == ("First round", "Finish your first round.")
    for key in ("Right", "Down"):
        before = texts(hands)
        hands.strike(key)
        assert texts(hands) != before
    assert texts(hands)[2] == "Not on your shelf yet."


def test_the_notice_goes_by_itself_and_takes_no_clicks(hands: Hands):
    hands.session.settings.change("speed", 0)
    trophies: Any = hands.game.trophies
    show(hands, "start")
    trophies._on_shelved(Shelf({}, ("first_crown", "three_crowns")))
    wait_for(lambda: hands.find("trophyNotice") is not None, "the notice")
    notice = hands.find("trophyNotice")
    assert "First crown" in notice.property("words")
    assert all(each.acceptedMouseButtons() == Qt.MouseButton.NoButton for each in items(notice))
    timer = next(
        each
        for each in objects(notice)
        if each.inherits("QQmlTimer") and each.property("interval") > 1000
    )
    assert timer.property("interval") == 2000
    timer.setProperty("interval", 1)
    wait_for(lambda: "Three crowns" in notice.property("words"), "the next")
    wait_for(lambda: not notice.isVisible(), "the end")
    assert trophies.news == ""


def test_switched_off_nothing_is_told_and_no_way_leads_to_the_shelf(hands: Hands):
    hands.game.settings.change("trophies", False)
    show(hands, "start")
    assert not hands.find("trophiesButton").isVisible()
    hands.game.trophies._on_shelved(Shelf({}, ("first_crown",)))
    assert hands.game.trophies.news == ""
    show(hands, "statistics")
    assert not hands.find("shelfButton").isVisible()


def test_what_a_round_earned_is_new_once(tmp_path: Path):
    library = Library(MatchStore(tmp_path / "matches"), tmp_path / "cache")
    shelf, ledger = library.shelf, library.ledger
    first = shelf.after(lambda: add(ledger, LAST))
    assert first.new == ("first_round",)
    assert shelf.after(lambda: add(ledger, LAST)).new == ()
    assert set(shelf.after(lambda: add(ledger, FIRST)).new) == {"first_crown", "from_the_bottom"}
    ledger.forget()
    assert shelf.look() == Shelf({})


def add(ledger: Ledger, *rounds: PlayedRound) -> None:
    assert ledger.add(rounds) is None


def test_feats_of_rounds_counted_before_are_found_in_their_records(tmp_path: Path):
    store = MatchStore(tmp_path / "data" / "matches")
    path = put(store.folder, "one", played(rounds=8, until=8, seed=3))
    library = Library(store, tmp_path / "cache")
    kept = library.glance(path)
    assert kept is not None
    library.look_closely(kept, lambda: None)
    library.count_found()
    counted = library.ledger.rounds
    assert [each.feats is not None for each in counted] == [True] * 8
    assert any(each.feats for each in counted)
    older = Ledger(tmp_path / "older" / ROUNDS)
    add(older, *(replace(each, feats=None) for each in counted))
    add(older, *counted)
    assert older.rounds == counted
    again = Ledger(tmp_path / "older" / ROUNDS)
    assert again.look() is None
    assert again.rounds == counted
    other = Ledger(tmp_path / "other" / ROUNDS)
    add(other, replace(LAST, feats=None))
    add(other, replace(LAST, place=1, feats=("putsch",)))
    assert other.rounds == (replace(LAST, feats=None),), "of another try at the same deal"


@pytest.mark.parametrize(("preset", "players"), [("arschloch", 4), ("career", 8)])
def test_the_notice_covers_no_player(hands: Hands, tmp_path: Path, preset: str, players: int):
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.openRecord(str(put(tmp_path, "open", played(preset, players=players))))
    trophies: Any = hands.game.trophies
    trophies._on_shelved(Shelf({}, ("three_crowns",)))
    wait_for(lambda: hands.find("trophyNotice") is not None, "the notice")
    notice = hands.find("trophyNotice")
    for size, scale in (((1280, 800), 1.0), ((1280, 800), 2.0), ((960, 600), 1.0)):
        hands.window.resize(*size)
        hands.session.settings.change("textScale", scale)
        hands.session.settings.change("language", "de")
        hands.settle()
        bottom = notice.mapRectToScene(notice.boundingRect()).bottom()
        for seat in range(players):
            found = hands.find(f"seat:{seat}")
            assert bottom <= found.mapRectToScene(found.boundingRect()).top()
