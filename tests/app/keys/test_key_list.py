"""Every listed key has its documented effect, and every handled key is listed.

`EFFECTS` has a check for the effect of each listed key at the real window. A listed key without an
entry fails, and so does an entry for a key no longer listed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from in_one_test import in_one_test
from PySide6.QtGui import QWindow
from window_states import (
    BLIND,
    FIRST,
    SWAPPING,
    about,
    answering,
    asking,
    bargaining,
    leading,
    log,
    replayed,
    round_summary,
    rules,
    settings,
    setup,
    setup_rules,
    start,
    thirteen,
)

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.main import Program
from arschloch_gui.app.session import decision
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.app.wording.controls import (
    ABOUT,
    DECISION,
    HAND,
    LOG,
    MATCHES,
    PLACES,
    PLAYBACK,
    REPLAY,
    RULES,
    SCREENS,
    TABLE,
    WINDOW,
    KeyUse,
    every_use,
    key_word,
)
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.languages import LANGUAGES
from deals import rules_of

pytestmark = pytest.mark.one_window(screen="table")

FREE_TRICK = (
    Path(__file__).parents[2] / "golden" / "rules" / "climb_bonus"
    / "free_trick-one-is-taken-without-playing.arl"
)  # fmt: skip


def every_listed() -> dict[tuple[str, str, str], KeyUse]:
    """Return every use of a key in any game, by place, key and meaning."""
    variants = [
        *presets().values(),
        rules_of("arschloch", exchange="ask"),
        rules_of("arschloch", exchange="negotiate"),
        rules_of("arschloch", jokers=1, joker="substitute"),
        rules_of("arschloch", climb_bonus="free_trick"),
    ]
    families = {preset: family_of(preset).key for preset in presets()}
    keys = [*families.values(), *["climbing"] * 4]
    return {
        (use.place, key, use.meaning): use
        for family, chosen in zip(keys, variants, strict=True)
        for use in every_use(table_of(family).keys(chosen))
        for key in use.keys
    }


LISTED = every_listed()
Effect = Callable[[Hands, Path, str], None]
EFFECTS: dict[tuple[str, str, str], Effect] = {}


def effect_of(place: str, keys: str, meaning: str = "") -> Callable[[Effect], Effect]:
    """Register a check for the effect of these keys (separated by spaces) at this place.

    It applies if the meaning starts like this.
    """

    def marked(effect: Effect) -> Effect:
        for key in keys.split(" "):
            found = [
                use for use in LISTED if use[:2] == (place, key) and use[2].startswith(meaning)
            ]
            assert found, (place, key, meaning)
            EFFECTS.update(dict.fromkeys(found, effect))
        return effect

    return marked


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


@pytest.mark.parametrize(("place", "meaning"), dict.fromkeys((p, m) for p, _, m in LISTED))
def test_every_key_of_the_list_does_what_it_says(
    hands: Hands, tmp_path: Path, place: str, meaning: str
):
    for listed, effect in EFFECTS.items():
        if (listed[0], listed[2]) == (place, meaning):
            effect(hands, tmp_path, listed[1])


def acted(hands: Hands, ply: int) -> None:
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)
    hands.settle()


def cursor(hands: Hands) -> int:
    return hands.find("handFan").property("current")


def focus(hands: Hands) -> str:
    return hands.window.activeFocusItem().objectName()


# -- at the cards -----------------------------------------------------------------------


@effect_of(HAND, "Right Left")
def along(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert cursor(hands) == {"Right": 0, "Left": 4}[key]
    hands.strike(key)
    assert cursor(hands) == {"Right": 1, "Left": 3}[key]


@effect_of(HAND, "Home End")
def to_the_ends(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike("Right")
    hands.strike("Right")
    hands.strike(key)
    assert cursor(hands) == {"Home": 0, "End": 4}[key]


@effect_of(HAND, "Space")
def picks(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike("Right")
    for count in (1, 0):
        hands.strike(key)
        assert hands.session.choice.selectedCount == count
    hands.game.settings.change("speed", 1)  # and hurries it
    hands.session.newMatch("arschloch", {"players": 4}, "lowest")
    hands.qtbot.waitUntil(lambda: hands.session.pace.busy)
    hands.strike(key)
    assert hands.session.director.pace.hurried
    hands.session.pace.skipToResult()


@effect_of(HAND, "Shift+Left Shift+Right")
def moves_a_card(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike("Right")
    hands.strike("Right")
    before = [row.card for row in hands.session.stage.hand.rows]
    hands.strike(key)
    after = [row.card for row in hands.session.stage.hand.rows]
    assert after.index(before[1]) == {"Shift+Left": 0, "Shift+Right": 2}[key]


@effect_of(HAND, "S", "sort your hand again")
def sorts_again(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike("Right")
    hands.strike("Shift+Right")
    hands.strike(key)
    assert hands.session.handOrder.arrangement == "rank"


@effect_of(HAND, "Shift+Space")
def picks_a_set(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike("Right")
    hands.strike("Right")
    hands.strike(key)
    assert hands.session.stage.holding.selected == {"9D#0", "9C#0"}


@effect_of(HAND, "Up Down")
def picks_and_puts_back(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike("Right")
    if key == "Down":
        hands.strike("Space")
    for _ in range(2):
        hands.strike(key)
        assert hands.session.choice.selectedCount == (1 if key == "Up" else 0)


@effect_of(HAND, "Esc")
def puts_back(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.session.choice.toggle(0)
    hands.strike(key)
    assert hands.session.choice.selectedCount == 0


@effect_of(HAND, "Return", "play or give away")
def plays(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.session.choice.toggle(0)
    hands.strike(key)
    acted(hands, 0)
    hands.open(folder, **FIRST)  # and gives the cards
    for row in (0, 1):
        hands.session.choice.toggle(row)
    hands.strike(key)
    acted(hands, 0)
    leading(hands, folder)  # and plays the focused card
    hands.strike("Right")
    hands.strike(key)
    acted(hands, 0)


@effect_of(HAND, "P")
def passes(hands: Hands, folder: Path, key: str) -> None:
    answering(hands, folder)
    ply = hands.session.snapshot.ply
    hands.strike(key)
    acted(hands, ply)
    assert hands.session.match.canUndo


@effect_of(HAND, "T", "take the free trick")
def takes_the_free_trick(hands: Hands, folder: Path, key: str) -> None:
    lines = FREE_TRICK.read_text("utf-8").splitlines()
    first_of_it = next(at for at, line in enumerate(lines) if "free_trick" in line and at)
    path = folder / "free.arl"
    kept = [line for line in lines[:first_of_it] if "expect" not in json.loads(line)]
    path.write_text("\n".join(kept) + "\n", "utf-8", newline="\n")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.openRecord(str(path))
    hands.settle()
    ply = hands.session.snapshot.ply
    hands.strike(key)
    acted(hands, ply)
    assert hands.view.to_act == 0
    assert hands.session.table.topRank == ""


# -- questions --------------------------------------------------------------------------


@effect_of(DECISION, "Left Right")
def from_rank_to_rank(hands: Hands, folder: Path, key: str) -> None:
    asking(hands, folder)
    wait_for(lambda: focus(hands).startswith("rank:"), "the first rank")
    before = focus(hands)
    hands.strike("Right")
    after = focus(hands)
    assert after.startswith("rank:")
    assert after != before
    if key == "Left":
        hands.strike(key)
        assert focus(hands) == before


@effect_of(DECISION, "2 3 4 5 6 7 8 9 0 1 J Q K A B D V R", "name a rank")
def names_a_rank(hands: Hands, folder: Path, key: str) -> None:
    deal = [["3D", "9D", "9C", "QH"], ["10D", "10C", "KD"], ["JD", "JC"], ["7D", "7C"]]
    hands.open(folder, {"players": 4, "exchange": "negotiate", "rounds": 1}, preset="trouduc",
               deal=deal, **FIRST)  # fmt: skip
    hands.strike(key)
    assert hands.session.decision.wanted == [decision.KEYS.get(key, key)]


@effect_of(DECISION, "N", "play the Mah Jong")
def wishes_for_nothing(hands: Hands, folder: Path, key: str) -> None:
    manor(hands, folder, ["MJ", "3D", "KH"], ["10C", "JC"])
    hands.session.choice.toggle(0)
    hands.strike("Return")
    assert hands.session.decision.kind == "wishing"
    hands.strike(key)
    acted(hands, 0)
    assert "You play the Mah Jong." in [row.text for row in hands.session.stage.log.rows]


@effect_of(HAND, "B", "play a bomb")
def lays_a_bomb(hands: Hands, folder: Path, key: str) -> None:
    manor(hands, folder, ["9C", "9D", "9H", "9S", "2D"], ["MJ", "10C"])
    before = hands.session.snapshot.ply
    assert hands.session.turn.outOfTurn
    hands.strike(key)
    acted(hands, before)
    assert any("four nines" in row.text for row in hands.session.stage.log.rows)


def manor(hands: Hands, folder: Path, own: list[str], next_one: list[str]) -> None:
    others = [["10H", "JD"], ["10S", "JS"], ["QC", "QH"]]
    hands.open(folder, {"players": 5}, preset="seigneur", seats=5, deal=[own, next_one, *others])


@effect_of(DECISION, "C D H S", "name clubs")
def names_a_suit(hands: Hands, folder: Path, key: str) -> None:
    five = "5S" if key == "H" else "5H"
    deal = [[five, "*R", "KD", "KC", "9C"], ["4C"], ["4S"], ["6S"], ["7D"]]
    hands.open(folder, {}, preset="daifugo", seats=5, deal=deal, lead=0)
    keys = [row.key for row in hands.session.stage.hand.rows if row.card in (five, "*R")]
    hands.session.turn.play_cards(keys)
    assert hands.session.decision.kind == "meaning"
    hands.strike(key)
    acted(hands, 0)
    assert hands.session.stage.trick_plays[-1].as_rank == "5" + key


@effect_of(DECISION, "Backspace")
def takes_a_wish_back(hands: Hands, folder: Path, key: str) -> None:
    bargaining(hands, folder)
    assert hands.session.decision.wanted == ["7"]
    hands.strike(key)
    assert hands.session.decision.wanted == []


# -- other games ------------------------------------------------------------------------


@effect_of(HAND, "S", "sort your hand by suit")
def sorts(hands: Hands, folder: Path, key: str) -> None:
    thirteen(hands, folder)
    for by in ("suit", "rank"):
        hands.strike(key)
        assert hands.session.handOrder.arrangement == by


@effect_of(HAND, "F")
def picks_five(hands: Hands, folder: Path, key: str) -> None:
    cards = ["3D", "4D", "5H", "6S", "7C", "KD", "KS", "KH", "9D", "10D"]
    deal = [cards, ["5D", "9C"], ["6D", "7D"], ["8D", "2S"]]
    hands.open(folder, preset="thirteen", deal=deal)
    hands.strike(key)
    assert hands.session.choice.selectedCount == 5


@effect_of(HAND, ", .")
def walks_through_the_plays(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    selected = {hands.session.stage.holding.cards[k] for k in hands.session.stage.holding.selected}
    plays = [set(play.cards) for play in hands.session.snapshot.legal if isinstance(play, Play)]
    assert selected == plays[{",": -1, ".": 0}[key]]


def sit(hands: Hands, folder: Path, **deal: Any) -> None:
    hands.open(folder, {"players": 2, "rounds": 1}, preset="shithead", seats=2, **deal)


@effect_of(HAND, "Return", "play the selected cards; pick")
def lays_or_takes(hands: Hands, folder: Path, key: str) -> None:
    sit(hands, folder, deal=[["7D", "3S"], ["9C", "KC"]], pile=["6C"], lead=0)
    hands.session.choice.toggle(1)
    hands.strike(key)
    acted(hands, 0)
    sit(hands, folder, deal=[["7D", "3S"], ["4C", "KC"]], pile=["6C", "QC"], lead=0)
    hands.strike(key)
    acted(hands, 0)
    assert len(hands.session.stage.hand.rows) == 4


@effect_of(HAND, "T", "pick up the pile")
def takes_the_pile(hands: Hands, folder: Path, key: str) -> None:
    sit(hands, folder, deal=[["7D", "3S"], ["4C", "KC"]], pile=["6C", "QC"], lead=0)
    hands.strike(key)
    acted(hands, 0)
    assert len(hands.session.stage.hand.rows) == 4


@effect_of(HAND, "1 2 3", "turn over")
def turns_over(hands: Hands, folder: Path, key: str) -> None:
    sit(hands, folder, **BLIND)
    hands.strike(key)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > 0)
    assert not hands.view.blind[0][int(key) - 1]


@effect_of(HAND, "1 2 3", "swap")
def swaps(hands: Hands, folder: Path, key: str) -> None:
    sit(hands, folder, **SWAPPING)
    hands.session.choice.toggle(0)
    hands.strike(key)
    assert hands.board.ownColumns[int(key) - 1]["open"] == "4D"


@effect_of(HAND, "Return", "finish swapping")
def ends_swapping(hands: Hands, folder: Path, key: str) -> None:
    sit(hands, folder, **SWAPPING)
    hands.strike(key)
    acted(hands, 0)
    assert hands.session.table.phase == "play"


# -- at the table and in its log --------------------------------------------------------


@effect_of(TABLE, "F10")
def opens_the_menu(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert hands.window.activeFocusItem().objectName() == "menu:continue"
    hands.strike(key)
    assert not hands.window.activeFocusItem().objectName().startswith("menu:")


@effect_of(TABLE, "Ctrl+P")
def lists_the_exchanges(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert hands.find("pastPane") is not None
    assert hands.game.retrospect.past.home == "table"


@effect_of(TABLE, "Ctrl+R")
def shows_the_rounds_that_are_over(hands: Hands, folder: Path, key: str) -> None:
    round_summary(hands, folder)
    before = hands.session.snapshot
    hands.strike(key)
    assert hands.window.property("page") == "playback"
    wait_for(lambda: hands.game.playback.there, "the round")
    hands.strike("Esc")
    wait_for(lambda: hands.find("roundSummary") is not None, "the table as it was")
    assert hands.session.snapshot is before


@effect_of(WINDOW, "Ctrl+O")
def shows_the_matches(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert hands.window.property("page") == "matches"


@effect_of(TABLE, "H")
def gives_a_hint(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert hands.game.trainer.tutor.hints.isOpen


@effect_of(TABLE, "I")
def tells_how_well_everybody_plays(hands: Hands, folder: Path, key: str) -> None:
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", {}, "club")
    hands.settle()
    hands.strike(key)
    wait_for(hands.find("plays:1").isVisible, "what is told at a seat")
    hands.strike(key)
    wait_for(lambda: not hands.find("plays:1").isVisible(), "its end")


@effect_of(TABLE, "T", "show or hide the last trick")
def shows_the_last_trick(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    while not hands.session.table.lastTrick:
        ply = hands.session.snapshot.ply
        for pressed in ("P",) if hands.session.turn.canPass else (".", "Return"):
            hands.strike(pressed)
        acted(hands, ply)
    for shown in (True, False):
        hands.strike(key)
        assert hands.find("lastTrick").isVisible() == shown


@effect_of(TABLE, "L")
def opens_the_log(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert hands.find("logLines").isEnabled()
    hands.strike(key)
    assert not hands.find("logLines").isEnabled()


@effect_of(TABLE, "M")
def mutes(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    said: list[str] = []
    hands.game.speaker.said.connect(lambda words, urgent: said.append(words))
    for muted in (True, False):
        hands.strike(key)
        assert hands.game.settings.now.muted == muted
    assert [words for words in said if "Sounds" in words] == ["Sounds off.", "Sounds on."]


@effect_of(TABLE, "Ctrl+Z Ctrl+Shift+Z Ctrl+Y")
def takes_back_and_does_again(hands: Hands, folder: Path, key: str) -> None:
    answering(hands, folder)
    before = hands.session.snapshot.ply
    hands.strike("P")
    acted(hands, before)
    after = hands.session.snapshot.ply
    hands.strike("Ctrl+Z")
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply == before)
    if key != "Ctrl+Z":
        hands.strike(key)
        hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply == after)


@effect_of(LOG, "Up Down PgUp PgDown Home End")
def reads_the_log(hands: Hands, folder: Path, key: str) -> None:
    log(hands, folder)
    lines = hands.find("logLines")
    last = lines.property("count") - 1
    lines.goTo(last if key in ("Up", "PgUp", "Home") else 0)
    hands.strike(key)
    reached = {"Up": last - 1, "Down": 1, "PgUp": 0, "Home": 0}.get(key, last)
    assert lines.property("currentIndex") == reached


@effect_of(LOG, "Esc")
def closes_the_log(hands: Hands, folder: Path, key: str) -> None:
    log(hands, folder)
    hands.strike(key)
    assert not hands.find("logLines").isEnabled()
    assert focus(hands) == "handFan"


@effect_of(REPLAY, "Left Right Home End")
def goes_through_a_round(hands: Hands, folder: Path, key: str) -> None:
    replay = hands.game.trainer.replay
    if not replay.active:
        replayed(hands, folder)
    replay.go(2)
    hands.strike(key)
    assert replay.step == {"Left": 1, "Right": 3, "Home": 0, "End": replay.steps}[key]


# -- other screens ----------------------------------------------------------------------


@effect_of(SCREENS, "Esc")
def goes_back(hands: Hands, folder: Path, key: str) -> None:
    setup_rules(hands, folder)
    search = hands.find("ruleSearch")
    search.forceActiveFocus()
    hands.strike("P")
    assert search.property("text") == "p"
    hands.strike(key)
    assert search.property("text") == ""
    assert hands.window.property("page") == "newMatch"
    hands.strike(key)
    assert hands.window.property("page") == "start"


@effect_of(SCREENS, "Left Right Up Down")
def changes_values(hands: Hands, folder: Path, key: str) -> None:
    start(hands, folder)
    tiles = [str(tile["value"]) for tile in hands.game.setup.tiles]
    hands.find("game:" + tiles[4]).forceActiveFocus()
    hands.window.grabWindow()  # triggers the layout of the games
    hands.strike(key)
    columns = 3 if len(tiles) <= 9 else 4
    wide = {"Left": 3, "Right": 5, "Up": 4 - columns, "Down": 4 + columns}
    assert focus(hands) == "game:" + tiles[wide[key]]
    setup(hands, folder)
    hands.game.setup.choose("president-revolution")
    hands.find("variantRow").takeFocus()
    hands.strike(key)
    one_on = key in ("Right", "Down")
    assert hands.game.setup.property("preset") == ("double-deck" if one_on else "president-sober")
    hands.game.setup.choose("arschloch")
    players = hands.game.setup.property("players")
    number = next(
        item for item in hands.find("playersRow").childItems()[-1].childItems()[0].childItems()
        if item.isFocusScope() and item.activeFocusOnTab()
    )  # fmt: skip
    number.forceActiveFocus()
    hands.strike(key)
    assert hands.game.setup.property("players") == players + (1 if key in ("Right", "Up") else -1)
    settings(hands, folder)
    speed = hands.game.settings.now.speed
    slider = next(i for i in items_of(hands, "speedRow") if i.inherits("QQuickSlider"))
    slider.forceActiveFocus()
    hands.strike("Right")
    hands.strike(key)
    assert hands.game.settings.now.speed == speed + (2 if key in ("Right", "Up") else 0)


def items_of(hands: Hands, name: str) -> Iterator:
    waiting = [hands.find(name)]
    while waiting:
        item = waiting.pop()
        yield item
        waiting += item.childItems()


@effect_of(SCREENS, "Ctrl+Return")
def deals(hands: Hands, folder: Path, key: str) -> None:
    setup(hands, folder)
    hands.strike(key)
    wait_for(lambda: hands.window.property("page") == "table", "the table")
    hands.settle()


@effect_of(RULES, "Up Down PgUp PgDown Home End")
def scrolls(hands: Hands, folder: Path, key: str) -> None:
    rules(hands, folder)
    text = hands.find("rulesText")
    wait_for(lambda: text.property("contentHeight") > 2 * text.height(), "the text")
    text.setProperty("contentY", 0)
    hands.strike("PgDown")
    before = text.property("contentY")
    assert before > 0
    hands.strike(key)
    after = text.property("contentY")
    assert after < before if key in ("Up", "PgUp", "Home") else after > before


@effect_of(ABOUT, "Up Down PgUp PgDown Home End")
def scrolls_a_licence(hands: Hands, folder: Path, key: str) -> None:
    if hands.window.property("page") != "about":
        about(hands, folder)
        hands.game.about_program.choose("qt")
    text = hands.find("aboutText")
    wait_for(lambda: text.property("contentHeight") > 2 * text.height(), "the text")
    hands.strike("Home")
    hands.strike("PgDown")
    before = text.property("contentY")
    hands.strike(key)
    after = text.property("contentY")
    assert after < before if key in ("Up", "PgUp", "Home") else after > before


# -- everywhere -------------------------------------------------------------------------


@effect_of(WINDOW, "Tab Shift+Tab")
def walks(hands: Hands, folder: Path, key: str) -> None:
    start(hands, folder)
    hands.find("newMatchButton").forceActiveFocus()
    hands.strike(key)
    assert focus(hands) == {"Tab": "dealOfTheDayButton", "Shift+Tab": "againButton"}[key]


@effect_of(WINDOW, "Return Space")
def presses(hands: Hands, folder: Path, key: str) -> None:
    start(hands, folder)
    hands.find("settingsButton").forceActiveFocus()
    hands.strike(key)
    assert hands.window.property("page") == "settings"


@effect_of(WINDOW, "F1")
def shows_the_rules(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    for screen in ("rules", "table"):
        hands.strike(key)
        assert hands.window.property("page") == screen


@effect_of(WINDOW, "Shift+F1")
def opens_and_closes_what_is_told_of_the_program(hands: Hands, folder: Path, key: str) -> None:
    for screen in ("about", "start"):
        hands.strike(key)
        assert hands.window.property("page") == screen


@effect_of(WINDOW, "F11")
def fills_the_screen(hands: Hands, folder: Path, key: str) -> None:
    for visibility in (QWindow.Visibility.FullScreen, QWindow.Visibility.Windowed):
        hands.strike(key)
        assert hands.window.visibility() == visibility


SCREEN_OF = {"Ctrl+N": "newMatch", "Ctrl+,": "settings", "Ctrl+T": "statistics"}


@effect_of(WINDOW, "Ctrl+N Ctrl+, Ctrl+T")
def goes_to_a_screen(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert hands.window.property("page") == SCREEN_OF[key]


@effect_of(WINDOW, "Ctrl+Q")
def quits(hands: Hands, folder: Path, key: str) -> None:
    leading(hands, folder)
    hands.strike(key)
    assert not hands.window.isVisible()


# -- completeness of the list -----------------------------------------------------------

SAME = {"Enter": "Return", "Escape": "Esc", "PageUp": "PgUp", "PageDown": "PgDown", "Comma": ",",
        "Period": ".", "Ctrl+Enter": "Ctrl+Return", "Delete": "Del", "E": "Ctrl+E"}  # fmt: skip
ELSEWHERE = {"Pressed", "ShortcutOverride"}


def handled(text: str) -> set[str]:
    """Return the keys a QML file handles, as the list writes them."""
    found = set(re.findall(r"Qt\.Key_(\w+)", text))
    found |= set(re.findall(r"Keys\.on(\w+?)Pressed", text)) - ELSEWHERE
    for group in re.findall(r"sequences?: *(\[[^\]]*\]|\"[^\"]*\")", text):
        found |= set(re.findall(r'"([^"]+)"', group))
    return {SAME.get(key, key) for key in found}


@in_one_test("file", sorted(QML.parent.rglob("*.qml")), ids=lambda path: path.stem)
def test_every_key_a_file_handles_is_in_the_list(file: Path):
    assert handled(file.read_text("utf-8")) <= {key for _, key, _ in LISTED}


def test_no_shortcut_is_a_standard_key_or_repeats():
    for file in QML.parent.rglob("*.qml"):
        text = file.read_text("utf-8")
        assert not re.search(r"sequences?:.*StandardKey", text), file
        assert text.count("Shortcut {") == text.count("autoRepeat: false"), file


def test_every_letter_that_names_a_rank_is_in_the_list():
    listed = {key for place, key, _ in LISTED if place == DECISION}
    assert set(decision.KEYS) <= listed
    # With a Tarot deck, which has the cavalier, no rank is ever asked for.
    letters = {name for name in RANK_OF_NAME if len(name) == 1 and name.isalnum()} - {"N"}
    assert letters <= listed


def test_every_effect_is_of_a_listed_key():
    # The keys of the list of matches are tested in tests/app/library/test_matches.py, those of a
    # replay in tests/app/playback/test_playback.py.
    assert set(EFFECTS) == {use for use in LISTED if use[0] not in (MATCHES, PLAYBACK)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_key_in_every_language(qapp, language: str):
    with speak(language):
        for place, key, _ in LISTED:
            word = key_word(key)
            assert word
            assert PLACES[place]
