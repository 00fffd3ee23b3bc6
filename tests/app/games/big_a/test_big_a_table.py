"""Big A in the real window: by mouse, by drag and by keys, to the score sheet."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.main import Program
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.record import read, verify

pytestmark = pytest.mark.one_window(screen="table")

DEALT = [["5", "5", "9", "13", "*"], ["6", "9"], ["7", "9"]]
HOLDING = [["3", "9", "LA"], ["6", "9", "9"], ["7", "9", "9"]]


class Table(Hands):
    """A user at a table of Big A."""

    def sit_at(
        self,
        folder: Path,
        hands: list[list[str]] = DEALT,
        *actions: dict[str, object],
        lead: int = 0,
        **rules: Any,
    ) -> Path:
        """Open a record with this deal, after these actions."""
        header = {
            "format": "arschloch-match", "version": 1, "preset": "grossundklein", "rules": rules,
            "seats": ["You", "Ben", "Cleo", "Dora"][: len(hands)], "seed": 1,
        }  # fmt: skip
        path = folder / "big_a.arl"
        lines = [header, {"deal": hands, "lead": lead}, *actions]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
        with self.qtbot.waitSignal(self.session.matchStarted):
            self.session.openRecord(str(path))
        self.settle()
        return path

    @property
    def fan(self) -> list[str]:
        return [row.card for row in self.session.stage.hand.rows]

    def shown(self, name: str) -> bool:
        item = self.find(name)
        return item is not None and item.isVisible()

    def said(self, name: str) -> str:
        item = self.find(name)
        assert item is not None, name
        return str(item.property("text"))

    def log(self) -> list[str]:
        return [row.text for row in self.session.stage.log.rows]


@pytest.fixture
def hands(game: Program, qtbot) -> Table:
    return Table(game, qtbot)


# -- the A cards everybody sees ------------------------------------------------------------


def test_both_a_cards_lie_on_the_table_until_they_are_taken(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, [["5", "5", "3"], ["1", "2", "3"], ["6", "9", "9"]])
    board = hands.board
    hands.window.grabWindow()
    assert board.onTable == ["LA", "BA"]
    assert board.tableSentence == "On the table: the Little A and the Big A"
    assert hands.shown("aCard:LA")
    assert hands.shown("aCard:BA")
    hands.sit_at(
        tmp_path, [["3", "10", "5"], ["1", "2", "3"], ["6", "9", "9"]], {"seat": 1, "play": ["1"]},
        {"seat": 2, "play": ["6"]}, {"seat": 0, "pass": True}, {"seat": 2, "play": ["9"]}, lead=1,
    )  # fmt: skip
    board = hands.board
    hands.window.grabWindow()
    assert board.onTable == ["BA"]
    assert not hands.shown("aCard:LA")
    assert board.held[2] == {"cards": ["LA"], "name": "holds the Little A"}
    assert hands.shown("heldCards:2")
    assert not hands.shown("heldCards:1")


def test_taking_an_a_card_is_told(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, [["5", "5", "3"], ["1", "2", "3"], ["6", "9", "9"]])
    hands.click(hands.card("5"))
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert "Cleo wins the trick and gets the Little A with it." in hands.log()


def test_what_one_holds_oneself_is_in_the_hand(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, HOLDING)
    assert hands.fan == ["3", "9", "LA"]
    assert not hands.shown("heldCards:0")
    spoken = [row.accessible_name for row in hands.session.stage.hand.rows]
    assert spoken[-1].startswith("Little A, playable")


# -- an A trick ----------------------------------------------------------------------------


def choose(hands: Table, *codes: str) -> None:
    """Select cards that no click would select together."""
    cards = hands.session.stage.holding.cards
    keys = [next(k for k in cards if k == f"{code}#{codes[:at].count(code)}")
            for at, code in enumerate(codes)]  # fmt: skip
    hands.session.choice.select([cards[key] for key in keys])


def test_an_a_trick_is_announced_and_nobody_may_pass(hands: Table, tmp_path: Path):
    deal = [["3", "9", "*"], ["6", "9", "9"], ["7", "9", "LA"]]
    hands.sit_at(tmp_path, deal, {"seat": 2, "play": ["LA"]}, lead=2)
    session = hands.session
    assert session.turn.prompt == "You must play a card: any one will do"
    assert session.table.bindSentence == "A trick: the highest card takes the Little A"
    hands.window.grabWindow()
    assert hands.shown("bindingBadge")
    # Here a joker is worth as much as a 1, so it is below the ladder.
    assert session.table.ladder[0] == "*"
    assert not session.turn.canPass
    assert not hands.shown("passButton")
    hands.key(Qt.Key.Key_P)
    assert session.snapshot.ply == 1
    choose(hands, "3", "9")
    hands.key(Qt.Key.Key_Return)
    assert session.choice.notice == "In an A trick, everyone plays exactly one card."
    hands.click(hands.card("9"))
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert hands.view.tricks > 0


def test_leading_an_a_card_stamps_the_table(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, HOLDING)
    stamped = []
    table = hands.session.table
    table.momentChanged.connect(lambda: stamped.append(table.momentWord))
    hands.game.settings.change("speed", 5)
    hands.drag(hands.card("LA"), hands.spot("tableDropZone"))
    hands.settle()
    assert "A trick!" in stamped
    assert "You lead the Little A: everyone else has to play a card." in hands.log()
    taken = [
        line for line in hands.log() if "played the highest card and takes the Little A" in line
    ]
    assert len(taken) == 1


def test_the_play_that_takes_the_a_lies_on_top(hands: Table, tmp_path: Path):
    # The viewer plays last.
    deal = [["3", "9"], ["5", "9", "LA"], ["12", "9", "9"], ["7", "9", "9"]]
    actions = [
        {"seat": 1, "play": ["LA"]}, {"seat": 2, "play": ["12"]}, {"seat": 3, "play": ["7"]},
    ]  # fmt: skip
    hands.sit_at(tmp_path, deal, *actions, lead=1)
    rows = hands.session.stage.trick.rows
    assert [(row.cards, row.is_top) for row in rows] == [
        (("LA",), False), (("12",), True), (("7",), False),
    ]  # fmt: skip
    assert hands.session.table.topRank == "12"


def test_every_refusal_of_the_game_is_worded(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, [["5", "9", "*", "*", "LA"], ["6", "9"], ["7", "9"]])
    for codes, notice in (
        (("5", "9"), "Only cards of the same rank can be played together."),
        (("5", "LA"), "An A card can only be led, and only by itself."),
        (("*", "*"), "Several jokers need a number card with them; otherwise play just one."),
    ):
        choose(hands, *codes)
        hands.key(Qt.Key.Key_Return)
        assert hands.session.choice.notice == notice
        hands.key(Qt.Key.Key_Escape)
    assert hands.session.snapshot.ply == 0


def test_a_joker_in_a_set_is_told(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path)
    for code in ("5", "*"):
        hands.click(hands.card(code))
    remark = hands.board.remark()
    assert remark.startswith("two fives, ")
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert f"You play {remark}." in hands.log()


def test_the_count_is_told_and_shown_on_the_sheet(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, [["5"], ["BA", "9"], ["*", "LA"]], match_points=200)
    hands.click(hands.card("5"))
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.session.table.phase == "round_over")
    hands.settle()
    assert "You have no cards left." in hands.log()
    assert any(line.startswith("Ben scores 29 point") for line in hands.log())
    table = hands.session.table
    assert [row["points"] for row in table.scoreRows] == [[0, 29, 29]]
    assert table.scoreLimit == 200
    assert "200" in table.scoreSentence
    assert [row.place for row in hands.session.stage.standings.rows] == [1, 2, 2]
    assert hands.find("roundSummary").property("title") == "No points for you!"
    assert hands.find("roundSummary").property("subtitle").startswith("Round 1")
    left = {each["seat"]: each["names"] for each in table.lastHands}
    assert left[2] == "joker and Little A"


def test_equal_totals_share_the_win(hands: Table, tmp_path: Path):
    two_rounds = (
        {"seat": 2, "play": ["9"]}, {"deal": [["4"], ["6"], ["9"]], "lead": 1},
        {"seat": 1, "play": ["6"]}, {"deal": [["5"], ["4"], ["9"]], "lead": 0},
    )  # fmt: skip
    hands.sit_at(tmp_path, [["3"], ["3"], ["9"]], *two_rounds, lead=2, match_rounds=3)
    hands.click(hands.card("5"))
    hands.key(Qt.Key.Key_Return)
    table = hands.session.table
    hands.qtbot.waitUntil(lambda: table.phase == "match_over")
    assert hands.session.snapshot.scores == (7, 7, 18)
    assert table.winnersNames == "You and Ben"
    stage = hands.session.stage
    rows = stage.standings.rows
    stage.standings._rows = list(rows[::-1])
    assert table.winnersNames == "You and Ben", "whatever their order"
    assert any("Shared win with" in line and "you and Ben" in line for line in hands.log())


def test_help_opens_at_what_matters(hands: Table, tmp_path: Path):
    hands.sit_at(tmp_path, HOLDING)
    session = hands.session
    part = session.stage.table.help_part(session.snapshot, "play")
    assert part == "a_cards"
    hands.sit_at(tmp_path)
    assert session.stage.table.help_part(session.snapshot, "play") == "trick"


# -- a whole match -------------------------------------------------------------------------


class Person(Table):
    """A user who plays whole rounds, in another way at each decision."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self._brain = player("regular", "big_a")
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
        codes = format_cards(action.cards) if isinstance(action, Play) else ()
        for at, code in enumerate(codes):
            nth = codes[:at].count(code)
            if not by_keys:
                self.click(self.spot(f"hand:{code}#{nth}", 0.15, 0.25))
                continue
            self.key(Qt.Key.Key_Home)
            for _ in range(self.fan.index(code) + nth):
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Space)


@pytest.mark.each_run
@pytest.mark.long
def test_a_match_is_played_by_mouse_drag_and_keys(game: Program, qtbot, own_folders: Path):
    person = Person(game, qtbot)
    game.settings.change("autoPass", False)
    with qtbot.waitSignal(game.session.matchStarted):
        values = {"players": 4, "match_rounds": 3}
        game.session.newMatch("grossundklein", values, "lowest")
    for number in (1, 2):
        person.play_round()
        assert person.find("roundSummary") is not None
        assert [row["round"] for row in game.session.table.scoreRows] == list(range(1, number + 1))
        person.click(person.spot("nextRoundButton"))
        qtbot.waitUntil(lambda: game.session.table.phase == "play")
    person.play_round()
    person.click(person.spot("podiumButton"))
    assert person.find("matchSummary") is not None
    assert game.session.table.scoreRows[-1]["totals"] == list(game.session.snapshot.scores)
    scores = [row.score for row in game.session.stage.standings.rows]
    assert scores == sorted(scores), "the fewest points stand first"
    [record] = own_folders.rglob("*.arl")
    assert verify(read(record.read_bytes())).ok
