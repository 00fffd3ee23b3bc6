"""Every state of the window shows what it did before: words, pictures, names, places and states.

After an intended change, `pytest tests/app/screens/test_contents.py --long --regen` rewrites the
files in `contents`; read their diff. A normal run takes the states that show a changed QML file.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from by_hand import Hands
from event_loop import remaining
from near_changes import CONTENTS, files_of, near_states, with_near
from passing_states import PASSING_STATES
from PySide6.QtQuick import QQuickWindow
from screen_contents import contents, differences
from window_states import STATES

from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import settle

VARYING = {"deal_of_the_day", "day_over", "next_game", "report"}
"""States that show another deal or game every day, or a path."""
COMPARED = {name: reach for name, reach in (STATES | PASSING_STATES).items() if name not in VARYING}
NOT_COMPARED = {
    "App", "Art", "Cue", "FocusPlace", "Ground", "Lettering", "Places", "Roving", "Scraps", "Signs",
    "Theme", "TrickGround",
    "Carrier", "DropFrame", "DropObjection", "MomentEffect", "MomentStamp", "PassBubble",
    "SpectatorBar", "Tip", "TitleField",
    "DealOfTheDayScreen", "NextGamePane", "NoticeBar", "OtherWindowPane", "OutOfPlay", "ReplayPlay",
    "AnswerWalk", "HandPart", "HeldCards", "Middle", "PlaceChart", "TableCards",
}  # fmt: skip
"""QML files that no state shows: without contents, during motion, for a moment, or elsewhere."""


def _differences(before: list[str], window: QQuickWindow) -> list[str]:
    return differences(before, contents(window).lines)


@pytest.mark.parametrize("state", with_near(COMPARED, normal=["start"], near=near_states(COMPARED)))
def test_a_state_shows_what_it_did_before(
    game: Program, qtbot, tmp_path: Path, state: str, regen: bool
):
    game.settings.change("autoPass", False)
    COMPARED[state](Hands(game, qtbot), tmp_path)
    file = CONTENTS / f"{state}.txt"
    if regen:
        settle(game)
        now = contents(game.window)
        CONTENTS.mkdir(exist_ok=True)
        lines = [" ".join(sorted(now.files)), *now.lines]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        return
    before = file.read_text("utf-8").splitlines()[1:]
    find = partial(_differences, before, game.window)
    assert remaining(game.window, find) == []


def test_every_other_qml_file_is_shown_by_a_state():
    shown = frozenset().union(*map(files_of, COMPARED))
    assert {path.stem for path in QML.parent.rglob("*.qml")} - shown == NOT_COMPARED
