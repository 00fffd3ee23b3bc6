"""The deal number: shown, typed in, refused in one sentence; and the same deal again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from window_states import leading, show

from arschloch_gui.app.main import Program
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.rng import HIGHEST_SEED as MOST


@pytest.fixture
def english(qapp) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("0", 0), (" 42 ", 42), ("4.976.234", 4976234), ("1 000 000", 10**6), (str(MOST), MOST),
     ("12’345", 12345), ("", None)],
)  # fmt: skip
def test_numbers_are_read_however_thousands_are_parted(qapp, typed: str, number: int | None):
    asked = DealNumber(None)
    asked.type(typed)
    assert (asked.number, asked.problem) == (number, "")


@pytest.mark.parametrize("typed", ["x", "-1", "1e9", str(MOST + 1), "9" * 99, "٣", "1/2", "²"])
def test_what_is_no_number_is_told_in_one_sentence(english, typed: str):
    asked = DealNumber(None)
    asked.type(typed)
    assert asked.number is None
    assert asked.problem == (
        "A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615."
    )


def test_the_sentence_follows_the_language(hands: Hands):
    show(hands, "newMatch")
    hands.find("dealNumberRow:field").forceActiveFocus()
    hands.write("77x")
    english = hands.session.dealNumber.problem
    hands.game.settings.change("language", "de")
    assert hands.session.dealNumber.problem.startswith("Eine Spielnummer")
    hands.game.settings.change("language", "en")
    assert hands.session.dealNumber.problem == english != ""
    hands.session.dealNumber.type("")


@pytest.mark.long
def test_a_number_typed_in_deals_the_cards_it_always_deals(hands: Hands):
    show(hands, "newMatch")
    hands.find("dealNumberRow:field").forceActiveFocus()
    hands.write("77x")
    assert not hands.find("startMatchButton").isEnabled()
    hands.strike("Backspace")
    hands.strike("Ctrl+Return")
    wait_for(lambda: hands.session.match.active, "the match")
    assert hands.session.match.dealNumber == "77"
    assert hands.session.dealNumber.text == "", "asked for once"


def test_the_same_deal_again_has_the_same_cards_players_and_levels(hands: Hands):
    demonstration = Demonstration(hands.game)
    demonstration.begin("arschloch", {"players": 4})
    before, levels = hands.session.snapshot, hands.session.match.levels
    demonstration.act()
    hands.session.dealAgain()
    wait_for(lambda: hands.session.snapshot.spec is not before.spec or
             hands.session.snapshot.ply <= before.ply, "the match anew")  # fmt: skip
    wait_for(lambda: hands.session.turn.waits, "the first decision")
    again = hands.session.snapshot
    assert again.spec == before.spec
    assert again.fingerprint == before.fingerprint
    assert sorted(again.view.hand) == sorted(before.view.hand)
    assert hands.session.match.levels == levels
    assert len(hands.game.session._engine._worker._store.records()) == 2, "a match of its own"


def test_hands_a_record_lays_down_are_dealt_again_as_they_were(hands: Hands, tmp_path: Path):
    leading(hands, tmp_path)
    before = hands.session.snapshot
    hands.session.dealAgain()
    wait_for(lambda: hands.session.snapshot is not before, "the match anew")
    again = hands.session.snapshot
    assert again.view.hand == before.view.hand
    assert again.view.counts == before.view.counts


@pytest.mark.long
def test_the_menu_shows_the_number_and_copies_it(hands: Hands, tmp_path: Path):
    leading(hands, tmp_path)
    hands.strike("F10")
    wait_for(lambda: hands.find("menu:dealNumber") is not None, "the menu")
    assert hands.find("menu:dealNumber").property("keys") == "1"
    hands.click(hands.spot("menu:dealNumber"))
    assert QGuiApplication.clipboard().text() == "1"
    notice = hands.find("copiedNotice")
    assert notice.isVisible()
    assert notice.property("words") == "Deal number 1 copied to the clipboard."
    hands.session.match.dismissCopied()
    assert not notice.isVisible()
