"""Shithead at the real table with real mouse and key events: swap, play, pick up, turn over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible

from arschloch_gui.app.files.paths import matches_folder
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.main import Program
from arschloch_gui.app.session.prompts import prompt
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.tour.demonstration import Demonstration
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import format_card, parse_cards
from arschloch_gui.engine.family import FixedDeal, Zone
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, verify
from deals import cards, rules
from long import long_param

pytestmark = pytest.mark.one_window(screen="table")

DEAL = {
    "deal": [["4D", "5D", "KS"], ["6C", "7C", "8C"]],
    "open": [["9D", "9H", "AD"], ["3C", "JC", "QC"]],
    "blind": [["2D", "10D", "AS"], ["2C", "10C", "AC"]],
    "offices": [0, 1],
}
MAY_TAKE, STRICTLY = {"may_take": True}, {"open_strictly_higher": True}
Sit = Callable[..., Hands]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.fixture
def sit(hands: Hands, tmp_path: Path) -> Sit:
    """Return a function that opens a two-player round dealt as given."""

    def openRecord(rules: dict[str, object] | None = None, **deal: Any) -> Hands:
        header = {
            "format": "arschloch-match", "version": 1, "preset": "shithead",
            "rules": {"players": 2, "rounds": 1, **(rules or {})}, "seats": ["You", "Ben"],
            "seed": 1,
        }  # fmt: skip
        path = tmp_path / "table.arl"
        path.write_text(
            "".join(json.dumps(line) + "\n" for line in (header, deal)), "utf-8", newline="\n"
        )
        with hands.qtbot.waitSignal(hands.session.matchStarted):
            hands.session.openRecord(str(path))
        hands.settle()
        return hands

    return openRecord


def board(hands: Hands) -> Any:
    return hands.session.match.board


def held(hands: Hands) -> set[str]:
    """Return the cards in the fan."""
    return {row.card for row in hands.session.stage.hand.rows}


def own_open(hands: Hands) -> list[str]:
    return [column["open"] for column in board(hands).ownColumns]


def acted(hands: Hands, ply: int) -> None:
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)
    hands.settle()


def press_by_reader(hands: Hands, name: str) -> None:
    """Press a control as a screen reader does."""
    actions = QAccessible.queryAccessibleInterface(hands.find(name)).actionInterface()
    actions.doAction(actions.pressAction())


# -- swapping ---------------------------------------------------------------------------


@pytest.mark.parametrize("column", [0, 2])
def test_a_screen_reader_swaps_with_the_column_that_it_reads(sit: Sit, column: int):
    hands = sit(**DEAL)
    hands.click(hands.card("4D"))
    before = own_open(hands)
    press_by_reader(hands, f"ownColumn:{column}")
    after = own_open(hands)
    assert after[column] == "4D"
    assert [at for at in range(3) if after[at] != before[at]] == [column]


def test_a_card_dragged_onto_an_open_one_changes_places_with_it(sit: Sit):
    hands = sit(**DEAL)
    hands.drag(hands.card("4D"), hands.spot("ownColumn:2"))
    assert held(hands) == {"5D", "KS", "AD"}
    assert own_open(hands) == ["9D", "9H", "4D"]
    assert hands.session.snapshot.ply == 0
    hands.key(Qt.Key.Key_Return)
    acted(hands, 0)
    assert hands.view.open[0] == parse_cards(["4D", "9D", "9H"])
    assert hands.session.table.phase == "play"


def test_a_card_being_dragged_is_seen_above_the_open_ones_and_lights_its_goal(sit: Sit):
    hands = sit(**DEAL)
    goal = hands.spot("ownColumn:0", 0.3, 0.45)
    own = hands.find("ownPart").property("item")
    hands.press(hands.card("4D"))
    hands.move(hands.card("4D"), goal)
    fan = hands.find("handFan")
    assert own.property("target") == 0
    assert fan.z() > hands.find("ownPart").z()
    assert hands.find("dropFrame").property("opacity") == 0
    hands.release(goal)
    assert own.property("target") == -1
    assert own_open(hands)[0] == "4D"
    assert fan.z() == hands.find("ownPart").z()


def test_a_selected_card_is_swapped_by_click_or_number_and_put_back_by_button(sit: Sit):
    hands = sit(**DEAL)
    hands.click(hands.card("KS"))
    hands.click(hands.spot("ownColumn:0"))
    assert own_open(hands) == ["KS", "9H", "AD"]
    hands.click(hands.card("4D"))
    hands.key(Qt.Key.Key_2)
    assert own_open(hands) == ["KS", "4D", "AD"]
    hands.click(hands.spot("undoSwapButton"))
    assert held(hands) == {"4D", "5D", "KS"}
    assert not board(hands).hasSwapped
    hands.click(hands.spot("swapButton"))
    acted(hands, 0)
    assert hands.view.open[0] == parse_cards(["9D", "9H", "AD"])


def test_a_hint_lays_the_swap_out_which_enter_makes(sit: Sit):
    """It used to name each card only, which then had to be found in the hand."""
    hands = sit(**{**DEAL, "open": [["3D", "3H", "AD"], ["3C", "JC", "QC"]]})
    hands.click(hands.card("4D"))
    hands.key(Qt.Key.Key_3)
    hands.strike("H")
    hints = hands.game.trainer.tutor.hints
    hands.qtbot.waitUntil(lambda: hints.advice.startswith("Put down "))
    swap = hints.best
    played = own_open(hands)
    assert board(hands)._swap() == swap
    assert held(hands) == {"3D", "3H", "4D", "5D", "KS", "AD"} - set(played)
    hands.settle()
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Return)
    acted(hands, 0)
    assert set(hands.view.open[0]) == set(parse_cards(played))


def test_the_first_click_after_a_card_was_swapped_by_drag_counts(sit: Sit):
    hands = sit(**DEAL)
    hands.drag(hands.card("4D"), hands.spot("ownColumn:2"))
    assert hands.session.gesture.phase == "at rest"
    hands.click(hands.card("KS"))
    assert hands.session.stage.holding.selected == {"KS#0"}


def test_nothing_can_be_laid_while_swapping(sit: Sit):
    hands = sit(**DEAL)
    hands.drag(hands.card("4D"), hands.spot("tableDropZone", 0.5, 0.3))
    assert hands.session.choice.noticeWarns
    assert held(hands) == {"4D", "5D", "KS"}
    assert not hands.find("playButton").isVisible()


# -- playing and picking up -------------------------------------------------------------


@pytest.mark.each_run
@pytest.mark.parametrize("way", ["drag", "button", "enter", "pile", "double"])
def test_cards_are_laid_by_drag_click_and_key(sit: Sit, way: str):
    hands = sit(deal=[["7D", "7H", "3S"], ["9C", "KC"]], pile=["6C"], lead=0)
    if way == "drag":
        hands.drag(hands.card("7D"), hands.spot("tableDropZone"))
    elif way == "double":
        hands.double_click(hands.card("7D"))
    else:
        hands.click(hands.card("7D"))
        hands.click(hands.card("7H"))
        if way == "button":
            hands.click(hands.spot("playButton"))
        elif way == "enter":
            hands.key(Qt.Key.Key_Return)
        else:
            hands.click(hands.spot("pile"))
    acted(hands, 0)
    assert "7D" not in held(hands)
    assert ("7H" in held(hands)) == (way == "drag")


@pytest.mark.parametrize(
    ("hand", "pile", "options", "asked"),
    [
        (["7D", "3S"], ["2C"], {}, "Play anything"),
        (["7D", "3S"], ["6C"], {}, "Play a 6 or higher"),
        (["7D", "10S"], ["6C"], {}, "Play a 6 or higher or a 10"),
        (["7D", "3S"], ["6C"], MAY_TAKE, "Play a 6 or higher, or pick up the pile"),
        (["7D", "3S"], ["2C"], MAY_TAKE, "Play anything, or pick up the pile"),
        (["AD", "3S"], ["AC"], {}, "Play another ace"),
        (["2H", "10S"], ["AC"], {}, "Play a 2 or a 10"),
        ([], ["6C"], STRICTLY,
         "Play a card that beats a 6 or a 2"),
        ([], ["AC"], STRICTLY, "Play a 2"),
    ],
)  # fmt: skip
def test_the_prompt_says_what_the_cards_to_be_played_share(hand, pile, options, asked: str):
    zones = (
        Zone("open", (cards("2d 9d qh"), ()), shared=False),
        Zone("pile", (cards(" ".join(pile)),), shared=True),
    )
    made = rules("shithead", players=2, swap=False, **options)
    match = Match(MatchSpec("shithead", made, ("You", "Ben"), 1))
    held = (cards(" ".join(hand)), cards("9c kc"))
    match.start_round(FixedDeal(held, lead=0, zones=zones))
    stage = TableState(Seating(("You", "Ben"), (0, 1), 0), table_of)
    stage.put(match.snapshot(0))
    stage.tell(match.snapshot(0))
    assert prompt(stage) == asked


@pytest.mark.each_run
@pytest.mark.parametrize("way", ["button", "key", "enter", "drag"])
def test_the_pile_is_taken_by_button_key_and_drag(sit: Sit, way: str):
    hands = sit(deal=[["7D", "7H", "3S"], ["4C", "KC"]], pile=["6C", "QC"], lead=0)
    assert board(hands).mustTake
    if way == "button":
        hands.click(hands.spot("takeButton"))
    elif way == "key":
        hands.key(Qt.Key.Key_T)
    elif way == "enter":
        hands.key(Qt.Key.Key_Return)
    else:
        hands.drag(hands.spot("pile"), hands.spot("pile") + QPoint(10, 320))
    acted(hands, 0)
    assert {"6C", "QC", "7D"} <= held(hands)


def test_a_pile_that_is_taken_passes_over_the_cards_before_the_hand(sit: Sit):
    hands = sit(deal=[["7D", "7H", "3S"], ["4C", "KC"]], pile=["6C", "QC"], lead=0)
    lies = hands.find("centrePart").z()
    hands.game.settings.change("speed", 5)
    hands.click(hands.spot("takeButton"))
    hands.qtbot.waitUntil(lambda: board(hands).pileFate == "taken")
    # Later children are above earlier ones of the same z value.
    assert hands.find("centrePart").z() > hands.find("ownPart").z() == lies
    hands.qtbot.waitUntil(lambda: board(hands).pileFate == "")
    assert hands.find("centrePart").z() == lies


def test_what_may_not_be_taken_is_refused_in_words(sit: Sit):
    hands = sit(deal=[["7D", "3S"], ["4C", "KC"]], pile=["6C"], lead=0)
    assert not hands.find("takeButton").isVisible()
    hands.key(Qt.Key.Key_T)
    assert hands.session.choice.noticeWarns
    assert "you may not pick up" in hands.session.choice.notice


def test_open_cards_come_to_the_fan_when_the_hand_is_gone(sit: Sit):
    deal = {"deal": [[], ["4C", "KC", "3D"]], "open": [["QD", "8H"], []], "pile": ["7C"], "lead": 0}
    hands = sit(**deal)
    assert held(hands) == {"QD", "8H"}
    hands.drag(hands.card("8H"), hands.spot("tableDropZone"))
    acted(hands, 0)
    assert held(hands) == {"QD"}


# -- face-down cards ------------------------------------------------------------------------

BLIND = {
    "deal": [[], ["4C", "KC", "KD"]],
    "blind": [["QD", "8H", "3H"], []],
    "pile": ["7C"],
    "lead": 0,
}


@pytest.mark.parametrize("way", ["click", "key", "drag", "enter"])
def test_a_blind_card_is_turned_by_click_key_and_drag(sit: Sit, way: str):
    hands = sit(**BLIND)
    place = 0 if way == "enter" else 1
    if way == "click":
        hands.click(hands.spot("ownColumn:1"))
    elif way == "key":
        hands.key(Qt.Key.Key_2)
    elif way == "drag":
        hands.drag(hands.spot("ownColumn:1"), hands.spot("ownColumn:1") + QPoint(0, -160))
    else:
        hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > 0)
    hands.settle()
    assert not hands.view.blind[0][place]


def test_a_blind_card_that_fits_lies_face_up_in_its_place_before_it_goes_onto_the_pile(sit: Sit):
    hands = sit(**BLIND)
    hands.game.settings.change("speed", 3)
    hands.click(hands.spot("ownColumn:0"))
    hands.qtbot.waitUntil(lambda: not board(hands).turning)
    assert (own_open(hands), board(hands).pileCount) == (["QD", "", ""], 1)
    hands.qtbot.waitUntil(lambda: board(hands).pileCount == 2)
    assert own_open(hands) == ["", "", ""]


def test_the_last_blind_card_is_called_so(sit: Sit):
    assert sit(**BLIND).session.turn.prompt == "Turn over one of your face-down cards"
    hands = sit(**{**BLIND, "blind": [["QD"], []]})
    assert hands.session.turn.prompt == "Turn over your last face-down card"


def test_nobody_can_see_a_blind_card_not_even_in_the_tree(sit: Sit):
    hands = sit(**BLIND)
    assert own_open(hands) == ["", "", ""]
    assert [column["name"] for column in board(hands).ownColumns] == [
        f"Column {number}: face-down card" for number in (1, 2, 3)
    ]


def test_everything_says_what_it_is(sit: Sit):
    hands = sit(deal=[["7D", "3S"], ["4C", "KC"]], open=[["9D"], ["JC"]], blind=[["2D"], ["2C"]],
                stock=[], pile=["6C", "6D"], lead=0)  # fmt: skip
    assert board(hands).pileSentence.endswith("on top: 6 of clubs and 6 of diamonds")
    assert board(hands).tables[1]["name"].startswith("face up: jack of clubs, 1 face-down card")
    assert board(hands).ownColumns[0]["name"] == "Column 1: 9 of diamonds and face-down card"


# -- a whole round ----------------------------------------------------------------------


@pytest.mark.long
def test_a_whole_round_by_hand_is_a_good_record(sit: Sit):
    hands = sit(**DEAL)
    demo, turn = Demonstration(hands.game), 0
    while hands.session.table.phase == "exchange" or hands.session.turn.mine:
        ply = hands.session.snapshot.ply
        decide(hands, demo.choice(), turn)
        acted(hands, ply)
        turn += 1
        assert turn < 300
    assert hands.session.table.phase == "match_over"
    hands.session.leave()
    # The opened record is unchanged; the match played is a new one.
    (own,) = matches_folder().glob("*.arl")
    verdict = verify(read(own.read_bytes()))
    assert verdict.ok
    assert verdict.match.is_over


def decide(hands: Hands, action: object, turn: int) -> None:
    """Make one decision, each time in another way."""
    if board(hands).swapping:
        hands.key(Qt.Key.Key_Return)
    elif board(hands).turning:
        place = next(at for at, c in enumerate(board(hands).ownColumns) if c["blind"])
        if turn % 2:
            hands.click(hands.spot(f"ownColumn:{place}"))
        else:
            hands.key(Qt.Key(Qt.Key.Key_1 + place))
    elif not isinstance(action, Play):
        hands.key(Qt.Key.Key_T)
    else:
        hands.session.choice.clearSelection()
        for card in action.cards:
            hands.click(hands.card(format_card(card)))
        if turn % 3 == 0:
            hands.key(Qt.Key.Key_Return)
        elif turn % 3 == 1:
            hands.click(hands.spot("playButton"))
        else:
            hands.drag(hands.card(format_card(action.cards[0])), hands.spot("tableDropZone"))


@pytest.mark.long
@pytest.mark.parametrize("players", [long_param(6), 11])
def test_no_button_lies_on_the_cards_before_anybody(hands: Hands, players: int):
    """“Hint” used to cover the face-up cards of the lowest seat on the right."""
    hands.window.resize(QSize(960, 600))
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("shithead", {"players": players}, "lowest")
    hands.settle()
    hands.window.grabWindow()
    buttons = [place(hands, name) for name in ("hintButton", "swapButton", "prompt")]
    for seat in range(1, players):
        for column in range(3):
            cards = place(hands, f"seatColumn:{seat}:{column}")
            assert not any(cards.intersects(button) for button in buttons), (seat, column)


def place(hands: Hands, name: str) -> QRectF:
    """Return the place of an item in the window."""
    item = hands.find(name)
    assert item is not None, name
    return item.mapRectToScene(item.boundingRect())
