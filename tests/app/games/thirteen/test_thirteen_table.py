"""Thirteen Cards in the real window: by mouse, by drag and by keys, to the score sheet."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QPoint, Qt

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.main import Program
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.record import read, verify

pytestmark = pytest.mark.one_window(screen="table")

HEARTS = ["3D", "4H", "6H", "8H", "10H", "KH", "KS", "KD"]
DEALT = [HEARTS, ["5D", "9C"], ["6D", "7D"], ["8D", "2S"]]


class Thirteen(Hands):
    """A user at a table of Thirteen Cards."""

    def sit_down(  # type: ignore[override]  # takes the hands, too
        self, folder: Path, hands: list[list[str]] = DEALT, **rules: Any
    ) -> Path:
        header = {
            "format": "arschloch-match", "version": 1, "preset": "thirteen", "rules": rules,
            "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 1,
        }  # fmt: skip
        path = folder / "thirteen.arl"
        lines = [header, {"deal": hands}]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
        with self.qtbot.waitSignal(self.session.matchStarted):
            self.session.openRecord(str(path))
        self.settle()
        return path

    @property
    def fan(self) -> list[str]:
        return [row.card for row in self.session.stage.hand.rows]

    @property
    def chosen(self) -> list[str]:
        return sorted(format_cards(self.session.stage.holding.selection()))

    def text(self, name: str) -> str:
        item = self.find(name)
        assert item is not None
        return item.property("text") if item.isVisible() else ""


@pytest.fixture
def hands(game: Program, qtbot) -> Thirteen:
    return Thirteen(game, qtbot)


def test_the_selection_says_what_it_is(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    assert hands.text("selectionName") == ""
    for code in ("KH", "KS"):
        hands.click(hands.card(code))
    assert hands.text("selectionName") == "two kings, king of spades high"
    hands.click(hands.card("KS"))
    for code in ("4H", "6H", "8H", "10H"):
        hands.click(hands.card(code))
    assert hands.text("selectionName") == "flush, king of hearts"
    hands.click(hands.card("6H"))
    assert hands.text("selectionName") == ""
    # The reason why it is not legal yet is shown beside it.
    assert hands.session.choice.notice != ""


def test_the_hand_lies_by_rank_or_by_suit(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    by_rank = ["3D", "4H", "6H", "8H", "10H", "KD", "KH", "KS"]
    by_suit = ["3D", "KD", "4H", "6H", "8H", "10H", "KH", "KS"]
    assert hands.fan == by_rank
    hands.key(Qt.Key.Key_S)
    assert hands.fan == by_suit
    hands.click(hands.spot("arrangeButton"))
    assert hands.fan == by_rank


def test_a_card_dragged_within_the_hand_stays_where_it_was_put(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    start, end = hands.card("3D"), hands.spot("hand:10H#0")
    hands.drag(start, QPoint(end.x(), start.y()))
    assert hands.fan == ["4H", "6H", "8H", "10H", "3D", "KD", "KH", "KS"]
    assert hands.session.handOrder.arrangement == "own"
    assert hands.chosen == []
    assert hands.session.snapshot.ply == 0, "nothing has been laid"
    hands.key(Qt.Key.Key_S)
    assert hands.session.handOrder.arrangement == "rank"


def test_a_card_let_go_between_two_others_lies_between_them(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    start, left, right = hands.card("KH"), hands.spot("hand:3D#0"), hands.spot("hand:4H#0")
    hands.drag(start, QPoint(left.x() + (right.x() - left.x()) * 2 // 5, start.y()))
    assert hands.fan[:3] == ["3D", "KH", "4H"]


def test_several_cards_are_put_together(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    for code in ("KD", "KH"):
        hands.click(hands.card(code))
    start, end = hands.card("KH"), hands.card("4H")
    hands.drag(start, QPoint(end.x(), start.y()))
    assert hands.fan.index("KH") == hands.fan.index("KD") + 1
    assert hands.fan.index("KD") < 3


def test_cards_are_moved_by_keys(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    hands.key(Qt.Key.Key_Home)
    for _ in range(2):
        hands.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert hands.fan[:3] == ["4H", "6H", "3D"]
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert hands.fan[:3] == ["4H", "3D", "6H"]
    hands.key(Qt.Key.Key_Space)
    assert hands.chosen == ["3D"]


def test_hands_of_five_are_shown_one_after_the_other(hands: Thirteen, tmp_path: Path):
    cards = ["3D", "4D", "5H", "6S", "7C", "KD", "KS", "KH", "9D", "10D"]
    hands.sit_down(tmp_path, [cards, ["5D", "9C"], ["6D", "7D"], ["8D", "2S"]])
    # Only combinations with the ♦3 may be led.
    shown = []
    for _ in range(3):
        hands.key(Qt.Key.Key_F)
        shown.append(hands.text("selectionName"))
    assert shown == ["flush, king of diamonds", "straight, 7 of clubs", "flush, king of diamonds"]
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > 0)


def test_where_there_is_no_hand_of_five_none_is_shown(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path, [["3D", "4D"], ["5D", "9C"], ["6D", "7D"], ["8D", "2S"]])
    button = hands.find("suggestButton")
    assert button is not None
    assert not button.property("enabled")
    hands.key(Qt.Key.Key_F)
    assert hands.chosen == []


def test_every_refusal_of_the_game_is_worded(hands: Thirteen, tmp_path: Path):
    hands.sit_down(tmp_path)
    for code in ("4H", "6H"):
        hands.click(hands.card(code))
    hands.key(Qt.Key.Key_Return)
    assert "not a pair" in hands.session.choice.notice
    assert hands.session.snapshot.ply == 0


class Person(Thirteen):
    """A user who plays whole rounds, in another way at each decision."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self._brain = player("regular", "thirteen")
        self._ways = itertools.cycle([self._by_click, self._by_drag, self._by_keys])

    def play_round(self) -> None:
        self.settle()
        while "over" not in self.session.table.phase:
            ply, action = self.session.snapshot.ply, self._choice()
            next(self._ways)(action)
            self.qtbot.waitUntil(lambda ply=ply: self.session.snapshot.ply > ply, timeout=20_000)
            self.settle()

    def _choice(self) -> Action:
        snapshot = self.session.snapshot
        rng = decision_rng(snapshot.spec.seed, snapshot.viewer, snapshot.ply)
        return snapshot.legal[self._brain.choose(snapshot.view, snapshot.legal, rng)]

    def _by_click(self, action: Action) -> None:
        self._choose(action)
        self.click(self.spot("playButton" if isinstance(action, Play) else "passButton"))

    def _by_drag(self, action: Action) -> None:
        if not isinstance(action, Play):
            self._by_click(action)
            return
        self._choose(action)
        self.drag(self.card(format_cards(action.cards)[0]), self.spot("tableDropZone"))

    def _by_keys(self, action: Action) -> None:
        self._choose(action, by_keys=True)
        self.key(Qt.Key.Key_Return if isinstance(action, Play) else Qt.Key.Key_P)

    def _choose(self, action: Action, *, by_keys: bool = False) -> None:
        self.session.choice.clearSelection()
        for code in format_cards(action.cards) if isinstance(action, Play) else ():
            if not by_keys:
                self.click(self.card(code))
                continue
            self.key(Qt.Key.Key_Home)
            for _ in range(self.fan.index(code)):
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Space)


@pytest.mark.each_run
def test_a_match_is_played_by_mouse_drag_and_keys(game: Program, qtbot, own_folders: Path):
    person = Person(game, qtbot)
    game.settings.change("autoPass", False)
    with qtbot.waitSignal(game.session.matchStarted):
        game.session.newMatch("thirteen", {"rounds": 2}, "lowest")
    person.play_round()
    assert person.find("roundSummary") is not None
    assert [row["round"] for row in game.session.table.scoreRows] == [1]
    [row] = game.session.table.scoreRows
    points: Any = row["points"]
    assert min(points) == 0
    own = points[0]
    told = f"{own} point{'s' * (own > 1)} for you" if own else "No points for you!"
    assert person.find("roundSummary").property("title") == told
    person.click(person.spot("nextRoundButton"))
    qtbot.waitUntil(lambda: game.session.table.phase == "play")
    person.play_round()
    assert person.find("roundSummary") is not None, "first the result of the last round"
    person.click(person.spot("podiumButton"))
    assert person.find("matchSummary") is not None
    assert game.session.table.scoreRows[-1]["totals"] == list(game.session.snapshot.scores)
    scores = [row.score for row in game.session.stage.standings.rows]
    assert scores == sorted(scores), "the fewest points stand first"
    [record] = own_folders.rglob("*.arl")
    assert verify(read(record.read_bytes())).ok


def test_cards_left_are_counted_in_words(hands: Thirteen, tmp_path: Path):
    many = ["4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC"]
    hands.sit_down(tmp_path, [["3D"], many, ["AD"], ["AC"]], match_points=50)
    hands.click(hands.card("3D"))
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.session.table.phase == "round_over")
    hands.settle()
    lines = [row.text for row in hands.session.stage.log.rows]
    assert "You are out and win the round." in lines
    assert "Doublette! Ben’s 10 cards count double: 20 points." in lines
    assert any(line.startswith("Cleo scores 1 point") for line in lines)
    assert hands.session.table.scoreRows[0]["penalties"] == ["", "doublette", "", ""]
    assert "50" in hands.session.table.scoreSentence


def test_players_with_equal_points_share_a_place(hands: Thirteen, tmp_path: Path):
    """Their badges used to read 2, 3 and 4."""
    hands.sit_down(tmp_path, [["3D"], ["4C"], ["5C", "9D"], ["6C"]])
    hands.click(hands.card("3D"))
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.session.table.phase == "round_over")
    hands.settle()
    assert {row.name: row.place for row in hands.session.stage.seats.rows} == {
        "You": 1, "Ben": 2, "Dora": 2, "Cleo": 4
    }  # fmt: skip
    replay = hands.game.playback
    replay.openTable()
    hands.qtbot.waitUntil(lambda: replay.there)
    replay.go(replay.last)
    assert [row["word"] for row in replay.rows] == [
        "out in first place", "out in second place", "out in fourth place", "out in second place"
    ]  # fmt: skip
    replay.close()
