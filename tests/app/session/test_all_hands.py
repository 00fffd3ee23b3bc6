"""After a round, all hands are shown, by mouse and by keys, with the proof of the deal."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QMetaObject, QObject, Qt
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.main import Program
from arschloch_gui.app.setup.gallery import tiles
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.proof import in_groups, read
from arschloch_gui.engine.record import read as read_record
from arschloch_gui.engine.record import replay
from arschloch_gui.engine.review import review
from long import long_param, mostly_long

pytestmark = pytest.mark.one_window(screen="table")

GAMES = [str(tile["value"]) for tile in tiles()]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def after(hands: Hands, preset: str = "arschloch", played: int = 1, **values: Any) -> Demonstration:
    """Play this many rounds, up to the summary."""
    demo = Demonstration(hands.game, "lowest")
    demo.begin(preset, values, "lowest")
    demo.finish_round()
    for _ in range(played - 1):
        demo.next_round()
        demo.finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    return demo


def seen(hands: Hands, seat: int) -> list[list[str]]:
    """Return the cards of a seat on the open page, pile by pile."""
    rows: list[Any] = hands.session.allHands.rows
    row = next(row for row in rows if row["seat"] == seat)
    return [pile["cards"] for pile in row["piles"]]


@pytest.mark.parametrize("preset", mostly_long(GAMES, normal=["arschloch"]))
def test_all_hands_of_a_round_are_those_the_record_replays(hands: Hands, own_folders, preset: str):
    after(hands, preset)
    [path] = own_folders.rglob("*.arl")
    found = review(replay(read_record(path.read_bytes())), 1)
    all_hands = hands.session.allHands
    assert all_hands.there
    pages = {"dealt": found.dealt, "began": found.began, "left": found.left}
    shown = [each["value"] for each in all_hands.pages]
    moments = [each for each in shown if each in pages]
    assert shown[len(moments)] == "decided"
    for page in moments:
        all_hands.look(page)
        own = [zone for zone in pages[page] if not zone.shared]
        for seat in range(hands.session.match.players):
            cards = [sorted(parse_cards(pile)) for pile in seen(hands, seat)]
            wanted = [sorted(zone.piles[seat]) for zone in own]
            # A player without any cards has one place for all of them.
            assert cards == (wanted if any(wanted) else [[]])
        shared = [zone.piles[0] for zone in pages[page] if zone.shared and zone.piles[0]]
        assert len(all_hands.rows) == hands.session.match.players + len(shared)


def test_nothing_is_to_be_seen_while_a_round_goes_on(hands: Hands):
    demo = Demonstration(hands.game, "lowest")
    demo.begin("arschloch", {"players": 4}, "lowest")
    all_hands = hands.session.allHands
    assert not all_hands.there
    assert (all_hands.rows, all_hands.pages, all_hands.proofSentence) == ([], [], "")
    demo.finish_round()
    assert all_hands.there
    demo.next_round()
    assert not all_hands.there


def test_undoing_the_end_of_a_round_closes_all_hands(hands: Hands):
    after(hands)
    hands.click(hands.spot("allHandsButton"))
    assert hands.find("allHandsPane") is not None
    hands.session.match.undo()
    wait_for(lambda: hands.find("roundSummary") is None, "the table")
    assert not hands.session.allHands.there


@pytest.mark.long
def test_the_mouse_opens_all_hands_turns_the_pages_and_closes_them(hands: Hands):
    after(hands, played=2, players=4)
    hands.click(hands.spot("allHandsButton"))
    assert hands.session.allHands.page == "dealt"
    hands.click(hands.spot("page:began"))
    assert hands.session.allHands.page == "began"
    rows: list[Any] = hands.session.allHands.rows
    fresh = [pile["fresh"] for row in rows for pile in row["piles"]]
    assert [sum(marks) for marks in fresh] == [2, 1, 1, 2]
    hands.click(hands.spot("allHandsDone"))
    assert hands.find("allHandsPane") is None
    assert hands.find("allHandsButton").isVisible()


def test_keys_open_all_hands_turn_the_pages_and_close_them(hands: Hands):
    after(hands, played=2, players=4)
    for _ in range(6):
        if hands.find("allHandsButton").hasActiveFocus():
            break
        hands.key(Qt.Key.Key_Tab)
    hands.key(Qt.Key.Key_Return)
    wait_for(lambda: hands.find("page:dealt") is not None, "all hands")
    assert hands.find("page:dealt").hasActiveFocus()
    hands.key(Qt.Key.Key_Right)
    assert hands.session.allHands.page == "began"
    hands.key(Qt.Key.Key_Escape)
    assert hands.find("allHandsPane") is None
    assert hands.find("allHandsButton").hasActiveFocus()


@pytest.mark.parametrize(
    ("preset", "rounds", "name"),
    [long_param("arschloch", 1, "matchSummary"), long_param("thirteen", 5, "roundSummary")],
)
def test_every_summary_offers_all_hands(hands: Hands, preset: str, rounds: int, name: str):
    after(hands, preset, rounds=rounds)
    assert hands.find(name) is not None
    hands.click(hands.spot("allHandsButton"))
    assert hands.find("allHandsPane") is not None


def test_a_round_laid_down_by_a_record_says_that_nothing_was_shuffled(hands: Hands, tmp_path):
    hands.open(tmp_path, {"rounds": 0}, deal=[["AC"], ["8C", "9C"], ["8D", "9D"], ["8H", "9H"]],
               lead=0)  # fmt: skip
    hands.session.turn.play_cards(["AC#0"])
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    all_hands = hands.session.allHands
    assert all_hands.proofSentence == "These cards were set in advance, not shuffled."
    assert not all_hands.proved
    hands.click(hands.spot("allHandsButton"))
    assert not hands.find("copyProof").isVisible()


# -- the fingerprint ----------------------------------------------------------------------


def test_the_proof_copied_after_a_round_fits_the_fingerprint_shown_before_it(hands: Hands):
    hands.game.settings.change("showFingerprint", True)
    demo = Demonstration(hands.game, "lowest")
    demo.begin("arschloch", {"players": 4}, "lowest")
    shown = hands.session.allHands.fingerprint
    assert len(shown) == 19
    demo.finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    hands.click(hands.spot("allHandsButton"))
    hands.click(hands.spot("copyProof"))
    proof = read(QGuiApplication.clipboard().text())
    assert proof.holds
    assert in_groups(proof.fingerprint[:16]) == shown
    assert shown in hands.session.allHands.proofSentence
    assert in_groups(proof.seed_text) in hands.session.allHands.proofSentence
    assert "clipboard" in hands.session.allHands.message


def test_the_table_shows_a_fingerprint_only_to_whoever_wants_it(hands: Hands):
    demo = Demonstration(hands.game, "lowest")
    demo.begin("arschloch", {"players": 4}, "lowest")
    stage, shown = hands.session.stage, hands.session.allHands.fingerprint
    assert not [row for row in stage.log.rows if shown in row.text]
    hands.game.settings.change("showFingerprint", True)
    assert [shown in row.text for row in stage.log.rows[:3]] == [False, True, False]
    assert stage.log.rows[0].kind == "round"
    hands.game.settings.change("showFingerprint", False)
    assert not [row for row in stage.log.rows if shown in row.text]


@pytest.mark.parametrize("preset", mostly_long(GAMES, normal=["shithead"]))
def test_the_log_of_a_match_opened_again_has_the_fingerprint_too(hands: Hands, preset: str):
    hands.game.settings.change("showFingerprint", True)
    demo = Demonstration(hands.game, "lowest")
    demo.begin(preset, {}, "lowest")
    line = next(row.text for row in hands.session.stage.log.rows if "Fingerprint of" in row.text)
    hands.session.leave()
    wait_for(lambda: hands.session.files.canResume, "the match")
    hands.session.resume()
    demo.wait_for_decision()
    assert [row.text for row in hands.session.stage.log.rows].count(line) == 1


def test_a_fingerprint_is_not_read_out_digit_by_digit(hands: Hands):
    heard: list[str] = []
    hands.game.speaker.said.connect(lambda words, urgent: heard.append(words))
    hands.game.settings.change("showFingerprint", True)
    Demonstration(hands.game, "lowest").begin("arschloch", {"players": 4}, "lowest")
    hands.catch_up()
    assert heard
    assert not [words for words in heard if hands.session.allHands.fingerprint in words]


def test_the_menu_copies_the_whole_fingerprint(hands: Hands):
    hands.game.settings.change("showFingerprint", True)
    Demonstration(hands.game, "lowest").begin("arschloch", {"players": 4}, "lowest")
    entry = hands.window.findChild(QObject, "menu:fingerprint")
    assert entry.property("enabled")
    QMetaObject.invokeMethod(entry, "triggered")
    assert QGuiApplication.clipboard().text() == hands.session.allHands.wholeFingerprint
    assert len(hands.session.allHands.wholeFingerprint) == 64 + 15
