"""Grand Seigneur at the real table with real mouse and key events."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtQml import QQmlComponent

from arschloch_gui.app.language import speak
from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.record import read, verify
from geometry import faults
from long import mostly_long

pytestmark = pytest.mark.one_window(screen="table")

OTHERS = [
    ["10C", "JC", "AD"],
    ["10H", "JD", "AH"],
    ["10S", "JS", "3C"],
    ["QC", "QH", "3H"],
    ["JH", "QD", "4S"],
]
NAMES = (
    "You", "Ben", "Cleo", "Dora", "Emil", "Fanny", "Gaston", "Hilde", "Ivo", "Jana", "Kurt", "Lea",
)  # fmt: skip


class Table(Hands):
    """A user at a table of Grand Seigneur."""

    def sit_down(  # type: ignore[override]
        self, folder: Path, own: list[str], others: list[list[str]] = OTHERS, **deal: Any
    ) -> Path:
        hands = [own, *others]
        rules = {"players": len(hands), **deal.pop("rules", {})}
        header = {
            "format": "arschloch-match", "version": 1, "preset": "seigneur", "rules": rules,
            "seats": NAMES[: len(hands)], "seed": 1,
        }  # fmt: skip
        then = deal.pop("then", ())
        lines = [header, {"deal": hands, **deal}, *then]
        path = folder / "seigneur.arl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
        with self.qtbot.waitSignal(self.session.matchStarted):
            self.session.openRecord(str(path))
        self.settle()
        return path

    @property
    def chosen(self) -> set[str]:
        return set(format_cards(self.session.stage.holding.selection()))

    @property
    def named(self) -> str:
        return self.board.selectionName

    @property
    def log(self) -> list[str]:
        return [row.text for row in self.session.stage.log.rows]

    @property
    def top(self) -> list[str]:
        rows = self.session.stage.trick.rows
        return list(rows[-1].cards) if rows else []

    def pick(self, *codes: str) -> None:
        for code in codes:
            self.click(self.card(code))

    def shows(self, name: str) -> bool:
        item = self.find(name)
        return item is not None and item.isVisible()


@pytest.fixture
def table(game: Program, qtbot) -> Table:
    return Table(game, qtbot)


# -- playing cards --------------------------------------------------------------------------


def test_a_card_that_is_not_drawn_yet_has_no_sign_of_another_suit(table: Table, tmp_path: Path):
    """A four of keys used to appear as a four of diamonds for a moment."""
    table.sit_down(tmp_path, ["2C", "10D", "QH", "MJ"], lead=0)
    component = QQmlComponent(table.game.engine)
    source = """import QtQuick
        import "table"
        Signs { readonly property var all: ["10D", "QH", "MJ"].map(card) }"""
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Signs.qml")))
    signs = component.create()
    assert signs is not None, component.errorString()
    assert signs.property("all").toVariant() == ["10", "Q", "1"]


@pytest.mark.each_run
def test_a_straight_is_picked_named_and_laid(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["2C", "3D", "4H", "5S", "6H", "KD", "KS"], lead=0)
    table.pick("2C", "3D", "4H", "5S", "6H")
    assert table.named == "a straight, 2 to 6"
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert "You play a straight, 2 to 6." in table.log


def test_the_selection_is_named_in_the_language_of_now(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["2C", "3D", "4H", "5S", "6H", "KD", "KS"], lead=0)
    table.pick("KD", "KS")
    assert table.named == "two kings"
    table.game.settings.change("language", "de")
    assert table.named == "zwei Könige"
    table.game.settings.change("language", "en")


def test_plays_are_suggested_for_the_trick_on_the_users_turn_only(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["5C", "9D", "KD", "KS"], lead=5, rules={"players": 6})
    stage = table.session.stage
    assert stage.trick_plays
    assert table.board.suggestions == 3, "any single beats the four"
    judge, stage.judge = stage.judge, None
    stage.refresh()
    assert table.board.suggestions == 1, "the pair is a lead"
    stage.judge = judge
    stage.refresh()
    assert table.board.suggestions == 3


@pytest.mark.each_run
def test_a_pair_is_dragged_to_the_table_and_the_trick_names_it(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["9C", "9D", "KD", "3S"], lead=0)
    table.pick("9C")
    start = table.card("9D")
    table.drag(start, table.spot("tableDropZone"))
    table.settle()
    assert "You play two nines." in table.log


def test_key_and_button_go_through_what_could_be_laid(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["2C", "3D", "4H", "5S", "6H", "6D", "9H"], lead=0)
    table.key(Qt.Key.Key_F)
    assert table.named == "a straight, 2 to 6"
    table.click(table.spot("suggestButton"))
    assert table.named == "two sixes"
    table.key(Qt.Key.Key_F)
    assert table.named == "a straight, 2 to 6", "and round again"


def test_what_follows_is_offered_from_the_lowest_up_and_bombs_last(table: Table, tmp_path: Path):
    own = ["5C", "8C", "KS", "KD", "KH", "KC"]
    others = [["MJ", "2C", "2D"], *OTHERS[1:]]
    lines = [
        {"seat": 1, "play": ["MJ"]},
        *({"seat": seat, "pass": True} for seat in (2, 3, 4, 5)),
    ]  # fmt: skip
    table.sit_down(tmp_path, own, others, then=lines, rules={"bombs_out_of_turn": False})
    offered = []
    for _ in range(4):
        table.key(Qt.Key.Key_F)
        offered.append(sorted(table.chosen))
    assert offered == [["5C"], ["8C"], ["KD"], ["KC", "KD", "KH", "KS"]]


def test_the_hand_lies_from_the_mah_jong_to_the_dragon(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["DR", "MJ", "PH", "AC", "2S", "10D"])
    fan = [row.card for row in table.session.stage.hand.rows]
    assert fan == ["MJ", "2S", "10D", "AC", "PH", "DR"]
    table.key(Qt.Key.Key_S)
    assert table.session.handOrder.arrangement == "suit"


def test_cards_are_told_by_the_names_of_this_deck(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["QS", "7C", "KD"], lead=0)
    spoken = [row.accessible_name for row in table.session.stage.hand.rows]
    assert spoken[0].startswith("7 of lilies")
    assert spoken[1].startswith("queen of towers")
    assert spoken[2].startswith("king of keys")
    table.pick("QS")
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert "You play the queen of towers." in table.log


# -- the Phoenix ------------------------------------------------------------------------------


def test_what_the_phoenix_stands_for_is_asked_where_it_is_open(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["5C", "6D", "7H", "8S", "PH", "KD"], lead=0)
    table.pick("5C", "6D", "7H", "8S", "PH")
    assert table.named == "a straight, 4 to 8 or a straight, 5 to 9"
    assert table.shows("selectionName")
    table.key(Qt.Key.Key_Return)
    assert table.session.decision.kind == "standing"
    assert not table.shows("selectionName"), "what it is has to be said first"
    assert [each["rank"] for each in table.session.decision.ranks] == ["4", "9"]
    table.key(Qt.Key.Key_9)
    table.settle()
    assert "You play a straight, 5 to 9." in table.log


ROOMS = [
    (players, size, scale)
    for players in (5, 6, 7, 12)
    for size in ((960, 600), (1280, 800))
    for scale in (1, 1.5, 2)
]


@pytest.mark.parametrize("room", mostly_long(ROOMS, normal=[(5, (960, 600), 1)]), ids=str)
def test_the_name_of_what_is_chosen_lies_on_nobody(
    table: Table, tmp_path: Path, room: tuple[int, tuple[int, int], float]
):
    """Beside the hand, it used to cover the face and the plate of the lowest seat."""
    players, size, scale = room
    table.window.resize(*size)
    table.game.settings.change("textScale", scale)
    table.game.settings.change("language", "de")
    low = [f"{rank}{suit}" for rank in "234" for suit in "CDHS"]
    others = [[card] for card in low[: players - 1]]
    table.sit_down(tmp_path, ["5C", "6D", "7H", "8S", "PH", "KD"], others, lead=0)
    table.pick("5C", "6D", "7H", "8S", "PH")
    table.qtbot.waitUntil(lambda: table.shows("selectionName"))
    assert faults(table.window) == []


@pytest.mark.parametrize("way", ["button", "Esc"])
def test_who_is_asked_about_the_phoenix_may_go_back_to_the_cards(
    table: Table, tmp_path: Path, way: str
):
    table.sit_down(tmp_path, ["5C", "6D", "7H", "8S", "PH", "KD"], lead=0)
    table.pick("5C", "6D", "7H", "8S", "PH")
    table.key(Qt.Key.Key_Return)
    assert table.session.decision.kind == "standing"
    if way == "button":
        table.click(table.spot("choice:back"))
    else:
        table.key(Qt.Key.Key_Escape)
    assert table.session.decision.kind == ""
    assert len(table.session.stage.hand.rows) == 6


def test_the_phoenix_is_not_asked_about_where_it_can_be_one_thing_only(
    table: Table, tmp_path: Path
):
    table.sit_down(tmp_path, ["9C", "PH", "KD"], lead=0)
    table.pick("9C", "PH")
    assert table.named == "two nines"
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert "You play two nines." in table.log


# -- the wish -----------------------------------------------------------------------------------


def test_the_mah_jong_asks_for_a_wish_which_binds_until_it_is_granted(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["MJ", "3D", "KH"], [["4C", "5C"], *OTHERS[1:]])
    said: list[str] = []
    table.session.stage.said.connect(said.append)
    table.pick("MJ")
    table.key(Qt.Key.Key_Return)
    assert table.session.decision.kind == "wishing"
    assert len(table.session.decision.ranks) == 13
    table.click(table.spot("rank:9"))
    table.qtbot.waitUntil(lambda: "You wish for a 9." in table.log)
    table.settle()
    # No seat has a nine, so the wish stays for the whole round.
    assert table.session.table.bindSentence == "Wished for: a 9. Anyone who can play it must do so."
    assert table.shows("bindingBadge")
    assert "You wish for a 9." in said, "a screen reader hears of it, too"


def test_a_wish_that_is_granted_is_gone(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["MJ", "3D", "KH"], [["6C", "7C", "8H"], *OTHERS[1:]])
    table.pick("MJ")
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_6)
    table.settle()
    assert any(line.startswith("The wish is granted: Ben plays a 6") for line in table.log)
    assert table.session.table.bindSentence == ""


@pytest.mark.long
def test_one_need_not_wish_and_may_think_again(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["MJ", "3D", "KH"])
    table.pick("MJ")
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert table.session.decision.kind == ""
    assert table.session.snapshot.ply == 0
    table.pick("MJ")
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_N)
    table.settle()
    assert "You play the Mah Jong." in table.log
    assert table.session.table.bindSentence == ""


def test_phoenix_and_wish_are_asked_one_after_the_other(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, ["MJ", "2D", "3H", "4C", "PH", "PH", "KD"], [*OTHERS, ["KC"]])
    table.pick("MJ", "2D", "3H", "4C")
    table.click(table.spot("hand:PH#0", 0.15, 0.25))
    table.click(table.spot("hand:PH#1", 0.15, 0.25))
    assert table.named == "a straight, 1 to 6", "a Phoenix is no Mah Jong, so it goes up only"
    table.key(Qt.Key.Key_Return)
    assert table.session.decision.kind == "wishing"
    table.key(Qt.Key.Key_N)
    table.settle()
    assert "You play a straight, 1 to 6." in table.log


def test_who_is_bound_by_a_wish_is_told_what_it_asks_for(table: Table, tmp_path: Path):
    others = [["MJ", "2C", "2D"], *OTHERS[1:]]
    wished = [{"seat": 1, "play": ["MJ"], "wish": "8"}]
    passes = [{"seat": seat, "pass": True} for seat in (2, 3, 4, 5)]
    others[1] = ["6D", "7D"]
    table.sit_down(tmp_path, ["8C", "5C", "KH"], others, then=[*wished, *passes])
    assert table.session.turn.prompt == "You must grant the wish: play an 8"
    table.key(Qt.Key.Key_P)
    assert table.session.choice.notice == (
        "You must play an 8, because it was wished for and you can play it: the 8 of lilies."
    )
    table.pick("KH")
    table.key(Qt.Key.Key_Return)
    assert table.session.choice.notice.startswith("You must play an 8")
    table.key(Qt.Key.Key_Escape)
    table.pick("8C")
    table.key(Qt.Key.Key_Return)
    table.qtbot.waitUntil(lambda: "The wish is granted: you play an 8." in table.log)


# -- bombs between the turns ------------------------------------------------------------------

BOMB = ["9C", "9D", "9H", "9S", "2D", "3S"]
LED = [{"seat": 1, "play": ["MJ"]}]


def asked(table: Table, folder: Path, **rules: Any) -> None:
    others = [["MJ", "2C", "2H"], *OTHERS[1:]]
    table.sit_down(folder, BOMB, others, then=LED, rules=rules)


def test_a_bomb_is_offered_quietly_and_laid_by_its_button(table: Table, tmp_path: Path):
    asked(table, tmp_path)
    assert table.session.turn.outOfTurn
    assert not table.session.decision.inPane, "nothing in the way"
    assert table.session.turn.prompt == "Play a bomb on the Mah Jong?"
    assert not table.shows("passButton")
    assert not table.shows("playButton")
    table.click(table.spot("bombButton"))
    table.qtbot.waitUntil(lambda: "Bomb! You play a bomb of four nines." in table.log)
    table.settle()
    assert not table.shows("bombButton")


def test_a_bomb_is_laid_by_its_key_and_by_its_cards(table: Table, tmp_path: Path):
    asked(table, tmp_path)
    table.key(Qt.Key.Key_B)
    table.qtbot.waitUntil(lambda: "Bomb! You play a bomb of four nines." in table.log)


def test_a_bomb_can_be_dragged_like_any_other_play(table: Table, tmp_path: Path):
    asked(table, tmp_path)
    table.pick("9C", "9D", "9H")
    start = table.card("9S")
    table.drag(start, table.spot("tableDropZone"))
    table.qtbot.waitUntil(lambda: "Bomb! You play a bomb of four nines." in table.log)


def test_nothing_but_a_bomb_can_be_laid_between_the_turns(table: Table, tmp_path: Path):
    asked(table, tmp_path)
    table.pick("3S")
    table.key(Qt.Key.Key_Return)
    notice = "It’s not your turn yet: only a bomb can be played out of turn."
    assert table.session.choice.notice == notice


@pytest.mark.parametrize("how", ["key", "button"])
def test_declining_is_no_pass(table: Table, tmp_path: Path, how: str):
    asked(table, tmp_path)
    before = table.session.snapshot.ply
    if how == "key":
        table.key(Qt.Key.Key_P)
    else:
        table.click(table.spot("noBombButton"))
    table.qtbot.waitUntil(lambda: table.session.snapshot.ply > before)
    assert "You pass." not in table.log


def test_who_waits_too_long_declines(table: Table, tmp_path: Path):
    table.game.settings.change("stepInWait", 2)
    asked(table, tmp_path)
    before, since = table.session.snapshot.ply, time.monotonic()
    assert table.session.turn.lapse.runs
    table.qtbot.waitUntil(lambda: table.session.snapshot.ply > before, timeout=9000)
    assert time.monotonic() - since > 0.4, "not yet"
    assert "You pass." not in table.log


def test_without_that_rule_nobody_is_asked(table: Table, tmp_path: Path):
    asked(table, tmp_path, bombs_out_of_turn=False)
    assert not table.session.turn.outOfTurn
    keys = {key for use in table.session.stage.table.keys(table.session.stage.rules)
            for key in use.keys if use.place == "hand"}  # fmt: skip
    assert "B" not in keys


def test_undo_leads_back_to_the_question(table: Table, tmp_path: Path):
    asked(table, tmp_path)
    table.key(Qt.Key.Key_B)
    table.settle()
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    table.qtbot.waitUntil(lambda: table.session.turn.outOfTurn)
    assert len(table.session.stage.hand.rows) == len(BOMB)


# -- the exchange --------------------------------------------------------------------------------

DEALT = [
    ["9C", "9D", "AH", "2D", "3S", "KS", "QH"],
    ["MJ", "6C", "7C", "8H"],
    ["6D", "7D", "8D"],
    ["6H", "7H", "10D"],
    ["6S", "7S", "10S"],
    ["JH", "QD", "JC", "AC"],
]


def test_the_great_lord_sees_what_he_got_and_returns_three_of_his_choice(
    table: Table, tmp_path: Path
):
    path = table.sit_down(tmp_path, DEALT[0], DEALT[1:], offices=[0, 1, 2, 3, 4, 5])
    assert table.session.choice.receivedSentence == (
        "Fanny gave you the jack of goblets, the queen of keys and the ace of lilies"
    )
    assert table.session.turn.prompt == "Give 3 cards to Fanny"
    assert table.session.choice.giftCount == 3
    table.pick("2D", "3S")
    start = table.card("9C")
    table.drag(start, table.spot("giftSlot:2"))
    assert table.session.choice.giftNames == ["2 of keys", "3 of towers", "9 of lilies"]
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert "You give Fanny the 2 of keys, the 3 of towers and the 9 of lilies." in table.log
    report = verify(read(path.read_bytes()))
    assert report.ok, report


def test_an_office_in_the_middle_of_six_returns_one(table: Table, tmp_path: Path):
    table.sit_down(tmp_path, DEALT[0], DEALT[1:], offices=[1, 2, 0, 3, 4, 5])
    assert table.session.choice.giftCount == 1


# -- the whole table ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", mostly_long(["de", "fr", "en"], normal=["de"]))
def test_twelve_sit_at_the_table_and_nobody_leaves_it(table: Table, tmp_path: Path, language: str):
    suits, ranks = "CDHS", ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
    others = [[rank + suits[seat % 4] for rank in ranks] for seat in range(11)]
    with speak(language):
        table.sit_down(tmp_path, ["MJ", "DR", "PH", "AS", "KS", "QS", "JS"], others,
                       offices=list(range(12)))  # fmt: skip
        table.window.grabWindow()
        width, height = table.window.width(), table.window.height()
        for seat in range(12):
            item = table.find(f"seat:{seat}")
            assert item is not None, seat
            corner = item.mapToScene(QPoint(0, 0))
            assert corner.x() >= 0
            assert corner.x() + item.width() <= width
            assert corner.y() + item.height() <= height
