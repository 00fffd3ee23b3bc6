"""Clicks on saved matches, a replay, the statistics, and with two windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from click_effects import comes_to, page, returns, seen, uses
from clicks import Clicks
from matches_on_disk import played, put
from window_states import STATES, show

from arschloch_gui.app.files import paths
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for


@uses(
    "MatchesScreen", "newMatchButton", "continueMatch", "pastExchanges", "playbackMatch",
    "renameMatch", "exportMatch", "deleteMatch", "matchesNotice",
)  # fmt: skip
@uses("MatchRow", "match:", "titleField")
def saved_matches(person: Clicks, folder: Path) -> None:
    saved = paths.matches_folder()
    put(saved, "going", played(until=1), at=1_700_000_300)
    put(saved, "over", played("trouduc", rounds=3, until=3), at=1_700_000_200)
    person.use("matchesButton")
    matches = person.game.matches
    wait_for(lambda: matches.complete and len(matches.model.rows) == 2, "the matches")
    keys = [row.key for row in matches.model.rows]
    wait_for(lambda: all(person.find("match:" + key) is not None for key in keys), "the rows")
    person.use("match:" + keys[1])
    assert person.named("matchesList").property("currentIndex") == 1
    person.use("pastExchanges")
    wait_for(lambda: seen(person, "pastPane"), "the exchanges")
    person.use("pastDone")
    person.use("playbackMatch")
    comes_to(person, "playback")
    returns(person, "matches")
    person.use("match:" + keys[0])
    person.use("renameMatch")
    field = next(each for each in person.controls() if each.objectName() == "titleField")
    person.press_on(field)
    person.write("Sunday")
    person.strike("Return")
    wait_for(lambda: "Sunday" in matches.model.rows[0].title, "the name")
    person.use("exportMatch")
    wait_for(lambda: matches.notice != "", "what is said of it")
    person.use("deleteMatch")
    wait_for(lambda: len(matches.model.rows) == 1, "one match")
    person.use("noticeAction")
    wait_for(lambda: len(matches.model.rows) == 2, "both matches")
    person.use("newMatchButton")
    comes_to(person, "newMatch")
    returns(person, "matches")
    wait_for(lambda: len(matches.model.rows) == 2, "both matches")
    person.use("match:" + keys[0])
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("continueMatch")
    assert page(person) == "table"


@uses(
    "PlaybackScreen", "playbackBack", "playbackForward", "playbackRoundBack",
    "playbackRoundForward", "playbackRun", "playbackStrideBack", "playbackStrideForward",
)  # fmt: skip
def playback(person: Clicks, folder: Path) -> None:
    put(paths.matches_folder(), "one", played(rounds=3, until=2))
    show(person, "matches")
    wait_for(lambda: person.game.matches.complete, "the matches")
    person.use("match:one.arl")
    person.use("playbackMatch")
    shown = person.game.playback
    wait_for(lambda: shown.there, "the round")

    def moves(name: str, changes: Callable[[], Any], expected: Callable[[int], bool]) -> None:
        before = changes()
        person.use(name)
        wait_for(lambda: expected(changes() - before), name)

    round_before = shown.round
    if shown.round == 1:
        moves("playbackRoundForward", lambda: shown.round, lambda by: by == 1)
        moves("playbackRoundBack", lambda: shown.round, lambda by: by == -1)
    else:
        moves("playbackRoundBack", lambda: shown.round, lambda by: by == -1)
        moves("playbackRoundForward", lambda: shown.round, lambda by: by == 1)
    assert shown.round == round_before
    person.strike("Home")
    moves("playbackForward", lambda: shown.step, lambda by: by == 1)
    moves("playbackBack", lambda: shown.step, lambda by: by == -1)
    moves("playbackStrideForward", lambda: shown.step, lambda by: by > 1)
    moves("playbackStrideBack", lambda: shown.step, lambda by: by < -1)
    person.use("playbackRun")
    assert shown.running
    person.use("playbackRun")
    assert not shown.running


@uses(
    "StatisticsScreen", "playFirstButton", "statisticsGames", "statisticsLevels",
    "statisticsSizes", "statisticsMargins", "deleteStatistics", "keepStatistics",
    "reallyDeleteStatistics", "shelfButton",
)  # fmt: skip
@uses("TrophiesScreen", "trophy:")
def figures(person: Clicks, folder: Path) -> None:
    person.use("statisticsButton")
    person.use("shelfButton")
    comes_to(person, "trophies")
    for trophy in person.game.trophies.shelf[::9]:
        person.use(f"trophy:{trophy['key']}")
        assert person.named("trophyName").property("text") == trophy["name"]
        assert person.named("trophyCondition").property("text") == trophy["how"]
    returns(person, "statistics")
    person.use("playFirstButton")
    comes_to(person, "newMatch")
    returns(person, "statistics")
    STATES["statistics"](person, folder)
    statistics = person.game.statistics
    for row, choices, chosen in (
        ("statisticsGames", statistics.games, lambda: statistics.game),
        ("statisticsLevels", statistics.levels, lambda: statistics.level),
        ("statisticsSizes", statistics.sizes, lambda: statistics.size),
    ):
        person.use_chip(row, choices[-1]["value"])
        assert chosen() == choices[-1]["value"]
    statistics.chooseGame("")
    statistics.chooseLevel("")
    statistics.chooseSize("")
    assert not person.find("statisticsMarginLines").isVisible()
    person.use("statisticsMargins")
    assert person.find("statisticsMarginLines").property("text") == "\n".join(statistics.margins)
    assert person.find("statisticsMarginLines").isVisible()
    person.use("statisticsMargins")
    assert not person.find("statisticsMarginLines").isVisible()
    person.use("deleteStatistics")
    person.use("keepStatistics")
    assert statistics.question == ""
    assert statistics.begun
    person.use("deleteStatistics")
    person.use("reallyDeleteStatistics")
    wait_for(lambda: not statistics.begun, "no figures")


@uses("OtherWindowPane", "MouseArea", "leaveItButton", "openCopyButton")
def two_windows(person: Clicks, folder: Path) -> None:
    Demonstration(person.game, "lowest").begin("arschloch", {"rounds": 0}, "lowest")
    second = person.another_window()
    wait_for(lambda: second.session.files.canResume, "the match of the first window")
    other = second.session.otherWindow

    def ask() -> None:
        second.use("continueButton")
        wait_for(lambda: seen(second, "otherWindowPane"), "the question")

    ask()
    second.use_area(second.named("settingsButton"), "OtherWindowPane")
    assert page(second) == "start"
    second.use("leaveItButton")
    wait_for(lambda: not other.asks, "the start screen")
    ask()
    second.use("openCopyButton")
    wait_for(lambda: second.session.turn.waits, "the own turn in the copy")
    assert person.session.match.active
    person.used |= second.used
