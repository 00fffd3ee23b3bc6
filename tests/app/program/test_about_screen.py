"""The screen about the program, by keys alone and by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.main import Program
from arschloch_gui.app.program.about import AboutProgram
from arschloch_gui.app.tour.demonstration import wait_for


def focused(hands: Hands) -> str:
    return hands.window.activeFocusItem().objectName()


def test_a_licence_is_chosen_by_keys_and_the_choice_keeps_them(game: Program, qtbot):
    hands = Hands(game, qtbot)
    hands.click(hands.spot("aboutButton"))
    about = game.about_program
    wait_for(lambda: len(about.parts) > 2, "what is shipped")
    wait_for(lambda: focused(hands) == "aboutText", "the keys in the text")
    hands.find("aboutPart:qt").forceActiveFocus()
    hands.strike("Return")
    wait_for(lambda: "GNU LESSER" in " ".join(about.paragraphs), "the licence")
    hands.catch_up()  # removed items disappear a moment later
    assert focused(hands) == "aboutPart:qt"
    hands.strike("Esc")
    assert hands.window.property("page") == "start"


@pytest.mark.parametrize("part", ["program", "report", "qt"])
def test_a_report_is_offered_beside_its_own_part_only(qapp, tmp_path: Path, part: str):
    about = AboutProgram(MatchStore(tmp_path))
    about.choose(part)
    assert (about.part, about.reporting) == (part, part == "report")
    about.close()


def test_it_is_told_in_the_language_of_the_window(game: Program, qtbot):
    game.window.setProperty("page", "about")
    game.settings.change("language", "de")
    assert [each["heading"] for each in game.about_program.parts[:2]] == [
        "Das Spiel", "Ein Problem melden",
    ]  # fmt: skip
