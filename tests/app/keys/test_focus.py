"""The focus is where users expect it: on a screen's first control, and back in the hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from window_states import (
    answering,
    asking,
    daring,
    giving,
    judged,
    leading,
    log,
    putsch,
    round_summary,
    setup,
    setup_rules,
    show,
    swapping,
    thirteen,
)

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from long import long_param

pytestmark = pytest.mark.one_window(screen="table")


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


def focus(hands: Hands) -> str:
    item = hands.window.activeFocusItem()
    return item.objectName() or str(item.property("text") or class_name(item))


def is_with(hands: Hands, name: str) -> bool:
    """Return whether an item, or one inside it, has the focus."""
    item, wanted = hands.window.activeFocusItem(), hands.find(name)
    while item is not None and item != wanted:
        item = item.parentItem()
    return item is not None


@pytest.mark.each_run
@pytest.mark.parametrize(
    ("screen", "first"),
    [("start", "guidedButton"), ("newMatch", "variantRow"), ("settings", "nameRow"),
     ("rules", "rulesText")],
)  # fmt: skip
def test_opening_a_screen_puts_the_keys_on_its_first_control(hands: Hands, screen: str, first: str):
    show(hands, "rules" if screen == "settings" else "settings")
    show(hands, screen)
    assert is_with(hands, first), focus(hands)


@pytest.mark.parametrize("keys", ["F1", long_param("Ctrl+,"), long_param("Ctrl+N")])
def test_coming_back_to_the_table_the_keys_are_in_the_hand(hands: Hands, tmp_path: Path, keys: str):
    leading(hands, tmp_path)
    hands.find("settingsButton").forceActiveFocus()
    hands.strike(keys)
    wait_for(hands.stands, "the screen")
    assert not is_with(hands, "tableScreen")
    hands.strike("Esc")
    assert hands.window.property("page") == "table"
    assert focus(hands) == "handFan"


@pytest.mark.long
def test_coming_back_to_a_question_the_keys_are_in_it(hands: Hands, tmp_path: Path):
    asking(hands, tmp_path)
    hands.strike("F1")
    hands.strike("F1")
    wait_for(lambda: is_with(hands, "decisionPane"), "the question")


def test_coming_back_to_a_summary_the_keys_are_in_it(hands: Hands, tmp_path: Path):
    round_summary(hands, tmp_path)
    assert focus(hands) == "nextRoundButton"
    hands.strike("F1")
    hands.strike("F1")
    wait_for(lambda: is_with(hands, "roundSummary"), "the summary")
    assert focus(hands) == "nextRoundButton"


def test_after_the_summary_the_keys_are_in_the_hand(hands: Hands, tmp_path: Path):
    round_summary(hands, tmp_path)
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: hands.session.table.roundNo == 2)
    hands.settle()
    wait_for(lambda: focus(hands) == "handFan" or is_with(hands, "decisionPane"), "the hand")


@pytest.mark.long
def test_no_key_comes_to_the_table_behind_a_summary(hands: Hands, tmp_path: Path):
    round_summary(hands, tmp_path)
    for keys in ("L", "Tab", "Tab", "Right"):
        hands.strike(keys)
        assert is_with(hands, "roundSummary"), focus(hands)
    assert not hands.find("logLines").isVisible()


def test_a_round_that_has_just_ended_can_be_taken_back_by_keys(hands: Hands, tmp_path: Path):
    round_summary(hands, tmp_path)
    hands.strike("Ctrl+Z")
    hands.qtbot.waitUntil(lambda: hands.session.table.phase == "play")
    wait_for(lambda: focus(hands) == "handFan", "the hand")


def test_after_a_question_the_keys_are_in_the_hand(hands: Hands, tmp_path: Path):
    putsch(hands, tmp_path)
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: hands.session.decision.kind != "putsch")
    wait_for(lambda: focus(hands) == "handFan", "the hand")
    daring(hands, tmp_path)
    hands.strike("Return")
    wait_for(lambda: focus(hands) == "handFan", "the hand")


def test_after_a_button_at_the_table_the_keys_are_in_the_hand(hands: Hands, tmp_path: Path):
    answering(hands, tmp_path)
    hands.click(hands.spot("passButton"))
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > 1)
    assert focus(hands) == "handFan"
    hands.settle()
    hands.click(hands.spot("undoButton"))  # a click leaves the focus where it is
    assert focus(hands) == "handFan"


def test_what_had_the_keys_and_goes_leaves_them_to_the_screen(hands: Hands, tmp_path: Path):
    answering(hands, tmp_path)
    hands.strike("P")
    hands.qtbot.waitUntil(lambda: hands.session.match.canUndo)
    hands.settle()
    hands.find("undoButton").forceActiveFocus()
    hands.strike("Space")
    hands.qtbot.waitUntil(lambda: not hands.session.match.canUndo)
    wait_for(lambda: focus(hands) == "handFan", "the hand")


def test_a_button_that_leads_on_and_goes_leaves_the_keys_to_what_comes(
    hands: Hands, tmp_path: Path
):
    setup_rules(hands, tmp_path)
    button = hands.find("shareButton")
    button.forceActiveFocus()
    hands.strike("Return")
    assert not button.isVisible()
    wait_for(lambda: focus(hands) == "ownGameName", "the field")


def test_a_message_that_is_read_leaves_the_keys_to_the_hand(hands: Hands, tmp_path: Path):
    leading(hands, tmp_path)
    hands.session.files.say("Something about files.")
    button = hands.find("closeMessageButton")
    wait_for(button.isVisible, "the message")
    button.forceActiveFocus()
    hands.strike("Return")
    wait_for(lambda: focus(hands) == "handFan", "the hand")


# -- the hand ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "row"),
    [("Right", 0), long_param("Left", 4), long_param("End", 4), long_param("Home", 0)],
)
def test_the_arrows_start_at_the_end_they_come_from(
    hands: Hands, tmp_path: Path, keys: str, row: int
):
    leading(hands, tmp_path)
    hands.strike(keys)
    assert hands.find("handFan").property("current") == row


def test_a_card_has_to_be_seen_before_it_is_picked(hands: Hands, tmp_path: Path):
    leading(hands, tmp_path)
    hands.strike("Space")
    assert hands.session.choice.selectedCount == 0
    hands.strike("Space")
    assert hands.session.stage.hand.rows[0].selected


def test_from_a_card_clicked_the_arrows_go_on(hands: Hands, tmp_path: Path):
    leading(hands, tmp_path)
    hands.click(hands.card("9D"))
    hands.strike("Right")
    assert hands.find("handFan").property("current") == 2


@pytest.mark.long
def test_another_round_starts_at_the_first_card_again(hands: Hands, tmp_path: Path):
    round_summary(hands, tmp_path)
    hands.find("handFan").setProperty("current", 2)
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: hands.session.table.roundNo == 2)
    assert hands.find("handFan").property("current") == -1


# -- the log ----------------------------------------------------------------------------


def test_the_log_is_read_by_keys_and_left_to_the_hand(hands: Hands, tmp_path: Path):
    answering(hands, tmp_path)
    for _ in range(2):
        ply = hands.session.snapshot.ply
        hands.strike("P")
        hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)  # noqa: B023
        hands.settle()
    hands.strike("L")
    lines = hands.find("logLines")
    last = lines.property("count") - 1
    assert last >= 3
    assert lines.property("currentIndex") == last
    for keys, row in (("Up", last - 1), ("Home", 0), ("Down", 1), ("End", last)):
        hands.strike(keys)
        assert lines.property("currentIndex") == row, keys
    hands.strike("PgUp")
    assert lines.property("currentIndex") < last - 1
    hands.strike("PgDown")
    assert lines.property("currentIndex") == last
    hands.strike("Esc")
    assert focus(hands) == "handFan"
    assert not hands.find("logLines").isEnabled()
    hands.strike("L")
    assert is_with(hands, "logLines")
    hands.strike("L")
    assert focus(hands) == "handFan"


def test_who_reads_further_up_in_the_log_stays_there(hands: Hands, tmp_path: Path):
    log(hands, tmp_path)
    lines = hands.find("logLines")
    hands.strike("Home")
    count = lines.property("count")
    hands.strike("P")  # keys that the log does not use go to the table
    hands.qtbot.waitUntil(lambda: lines.property("count") > count)
    hands.settle()
    assert lines.property("currentIndex") == 0
    hands.strike("End")
    assert lines.property("currentIndex") == lines.property("count") - 1


# -- choices, numbers, rows -------------------------------------------------------------


def row_of(hands: Hands, name: str) -> list[str]:
    return [choice["value"] for choice in hands.find(name).property("choices").toVariant()]


def test_a_choice_is_one_stop_of_tab_and_the_arrows_choose(hands: Hands, tmp_path: Path):
    for name in "abcdef":  # a second line of tiles
        hands.game.setup.saveAs(name)
    hands.game.setup.choose("arschloch")
    setup(hands, tmp_path)
    variants = row_of(hands, "variantRow")
    below = 1 + hands.find("variantRow").property("columns")
    assert below < len(variants)
    walk = (("Right", 1), ("Down", below), ("Left", below - 1), ("Right", below), ("Up", 1))
    for keys, at in (*walk, ("Left", 0), ("Left", -1), ("Right", 0)):
        hands.strike(keys)
        assert hands.game.setup.property("preset") == variants[at], keys
        assert is_with(hands, "variantRow")
    hands.strike("Tab")
    assert not is_with(hands, "variantRow")
    hands.strike("Shift+Tab")
    assert is_with(hands, "variantRow")


def test_another_game_is_chosen_from_a_list_of_names(hands: Hands, tmp_path: Path):
    setup(hands, tmp_path)
    hands.strike("Shift+Tab")
    assert focus(hands) == "otherGameButton"
    hands.strike("Return")
    hands.strike("Down")
    hands.strike("Down")
    hands.strike("Return")
    assert hands.game.setup.property("game") == "president-sober"
    hands.qtbot.waitUntil(lambda: focus(hands) == "otherGameButton")
    hands.strike("Return")  # it opens at the current game
    hands.strike("Up")
    hands.strike("Return")
    assert hands.game.setup.property("game") == "trouduc"
    hands.qtbot.waitUntil(lambda: focus(hands) == "otherGameButton")
    hands.strike("Return")
    hands.strike("Esc")  # closes only the list
    assert hands.window.property("page") == "newMatch"


def test_changing_the_language_keeps_the_keys_where_they_are(hands: Hands, tmp_path: Path):
    show(hands, "settings")
    hands.find("languageRow").takeFocus()
    for language in ("", "de", "fr"):
        hands.strike("Right" if language else "Home")
        if language:
            assert is_with(hands, "languageRow")
    assert hands.game.settings.now.language


def test_a_number_is_changed_by_arrows(hands: Hands, tmp_path: Path):
    setup(hands, tmp_path)
    before = hands.game.setup.property("players")
    while not is_with(hands, "playersRow"):
        hands.strike("Tab")
    for keys, more in (("Right", 1), ("Up", 2), ("Left", 1), ("Down", 0)):
        hands.strike(keys)
        assert hands.game.setup.property("players") == before + more


def test_a_rank_that_is_struck_out_leaves_the_keys_to_the_next(hands: Hands, tmp_path: Path):
    asking(hands, tmp_path)
    wait_for(lambda: focus(hands).startswith("rank:"), "the first rank")
    while focus(hands) != "rank:A":
        hands.strike("Right")
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: not hands.find("rank:A").isEnabled())
    wait_for(lambda: is_with(hands, "decisionPane"), "the question")


def test_open_cards_can_be_reached_and_swapped_by_tab(hands: Hands, tmp_path: Path):
    swapping(hands, tmp_path)
    hands.strike("Right")
    hands.strike("Space")
    while focus(hands) != "ownColumn:1":
        hands.strike("Tab")
    hands.strike("Return")
    assert hands.board.hasSwapped


def test_a_slot_and_the_hand_can_be_reached_in_an_exchange(hands: Hands, tmp_path: Path):
    giving(hands, tmp_path)
    for _ in range(2):
        hands.strike("Right")
        hands.strike("Space")
    assert hands.session.choice.giftFull
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")


def test_the_tools_of_thirteen_leave_the_keys_to_the_hand(hands: Hands, tmp_path: Path):
    thirteen(hands, tmp_path)
    hands.find("arrangeButton").forceActiveFocus()
    hands.strike("Space")
    assert focus(hands) == "handFan"


def test_while_a_verdict_is_shown_at_the_table_the_keys_are_with_a_button(
    hands: Hands, tmp_path: Path
):
    """“Skip to the end” worked once; then Enter had no effect any more."""
    judged(hands, tmp_path)
    hands.find("showButton").forceActiveFocus()
    hands.strike("Return")
    wait_for(lambda: focus(hands) == "replayForward", "two tables")
    hands.find("replayEnd").forceActiveFocus()
    hands.strike("Return")
    wait_for(lambda: focus(hands) == "replayForward", "the keys")
    hands.strike("Esc")
    wait_for(lambda: focus(hands) == "goOnButton", "the verdict")
