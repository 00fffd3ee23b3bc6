"""Clicks in practice: the subject, the exercises, their verdicts, and two tables side by side."""

from __future__ import annotations

from pathlib import Path

from click_effects import comes_to, page, seen, uses
from clicks import Clicks
from matches_on_disk import played, put
from PySide6.QtGui import QGuiApplication
from wasted_plays import found_plays
from window_states import STATES

from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, write_note
from arschloch_gui.app.practice import session_at_table, training_session
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.app.wording import lessons as words
from arschloch_gui.coach.daily import TEN


def reaches(person: Clicks, *states: str) -> None:
    """Wait until the trainer is in one of these states."""
    wait_for(lambda: person.game.trainer.state in states, states[0])


@uses(
    "PracticeScreen", "beginPracticeButton", "practiceGames", "practiceKinds",
    "practiceOfficeChoice", "practicePlayers", "practiceRules", "practiceThemes",
)  # fmt: skip
@uses("TableMenu", "menu:stopPractice")
def choosing(person: Clicks, folder: Path) -> None:
    subject = person.game.trainer.subject
    person.game.settings.change("houseRules", {"trouduc": {"max_set": 2}})
    person.use("practiceButton")
    comes_to(person, "practice")
    for game in (subject.games[1]["value"], "trouduc"):
        person.use_chip("practiceGames", game)
        assert subject.game == game
    for rules in reversed([each["value"] for each in subject.rulesChoices]):
        person.use_chip("practiceRules", rules)
        assert subject.rules == rules
    person.use_chip("practiceGames", "arschloch")
    before = subject.players
    person.use("practicePlayers:fewer")
    assert subject.players == before - 1
    person.use("practicePlayers:more")
    assert subject.players == before
    for row, choices, chosen in (
        ("practiceKinds", lambda: subject.kinds, lambda: subject.kind),
        ("practiceThemes", lambda: subject.themes, lambda: subject.theme),
        ("practiceOfficeChoice", lambda: subject.offices, lambda: subject.office),
    ):
        wait_for(lambda: len(choices()) > 1, row)  # noqa: B023
        person.use_chip(row, choices()[1]["value"])
        assert chosen() == choices()[1]["value"]
        person.use_chip(row, choices()[0]["value"])
    person.use("beginPracticeButton")
    reaches(person, "asking")
    assert page(person) == "table"
    person.use("menuButton")
    person.use("menu:stopPractice")
    comes_to(person, "practice")
    assert person.game.trainer.state == ""


@uses("NextGamePane", "MouseArea")
def all_games(person: Clicks, folder: Path) -> None:
    person.use("practiceButton")
    comes_to(person, "practice")
    trainer = person.game.trainer
    person.use_chip("practiceGames", "all")
    assert trainer.subject.game == "all"
    wait_for(lambda: not trainer.subject.reads, "the exercises")
    session_at_table.ANNOUNCED_MS = 3_600_000  # reset after each test
    person.use("beginPracticeButton")
    wait_for(lambda: person.game.session.match.practises, "an exercise")
    wait_for(lambda: seen(person, "nextGame"), "the name of its game")
    assert trainer.state == "seeking"
    person.use_area(person.named("nextGame"), "NextGamePane")
    reaches(person, "asking")
    wait_for(lambda: not seen(person, "nextGame"), "the table")
    trainer.stop()


@uses("PracticeScreen", "resumePracticeButton")
def left_session(person: Clicks, folder: Path) -> None:
    STATES["judged"](person, folder)
    person.use("stopButton")
    comes_to(person, "practice")
    person.use("resumePracticeButton")
    reaches(person, "asking")
    assert person.game.trainer.progress == "Exercise 2 of 10"


@uses("PracticeScreen", "beginDailyButton")
@uses("PracticeBars", "row")
@uses(
    "JudgedPane",
    "MouseArea",
    "revealButton",
    "goOnButton",
    "stopButton",
)
@uses(
    "SessionEndPane", "MouseArea", "lookAgain:", "moreButton", "practiseWeakestButton",
    "weakestLessonButton", "shareButton", "stopButton",
)  # fmt: skip
def ten_of_the_day(person: Clicks, folder: Path) -> None:
    training_session.TEN = 1  # type: ignore[attr-defined]  # as it knows it
    try:
        person.use("practiceButton")
        person.use("beginDailyButton")
        answer(person)
        person.use_area(person.named("menuButton"), "JudgedPane")
        assert not seen(person, "menu:continue")
        if person.game.trainer.state == "again":
            person.use("revealButton")
        reaches(person, "judged")
        person.use("goOnButton")
        reaches(person, "over")
        person.use_area(person.named("menuButton"), "SessionEndPane")
        assert not seen(person, "menu:continue")
        person.use("shareButton")
        assert QGuiApplication.clipboard().text().startswith("Arschloch, ten of the day")
        person.use("lookAgain:0")
        reaches(person, "judged")
        assert person.game.trainer.looksAgain
        person.use("goOnButton")
        reaches(person, "over")
        person.use("stopButton")
        comes_to(person, "practice")
        STATES["session_end"](person, folder)
        kind = person.game.trainer.ending.weakestKind
        person.use("practiseWeakestButton")
        reaches(person, "asking")
        assert person.game.trainer.subject.kind == kind
        answer(person)
        person.use("stopButton")
        comes_to(person, "practice")
        STATES["session_end"](person, folder)
        person.use("weakestLessonButton")
        reaches(person, "asking")
        assert person.game.trainer.lessons.active
        person.game.trainer.stop()
        person.game.window.setProperty("page", "practice")
        STATES["session_end"](person, folder)
        person.use("moreButton")
        reaches(person, "asking")
        answer(person)
        person.use("stopButton")
    finally:
        training_session.TEN = TEN  # type: ignore[attr-defined]
    comes_to(person, "practice")
    person.use("practiceOffices:" + bar_value(person, "practiceOffices"))
    reaches(person, "asking")


def bar_value(person: Clicks, name: str) -> str:
    """Return the value of the first bar of a chart."""
    rows = person.game.trainer.standing.offices
    return str(rows[0]["value"])


def answer(person: Clicks) -> None:
    """Make a good or a bad decision, and wait for the verdict."""
    reaches(person, "asking")
    person.settle()
    person.session.turn.act(person.session.snapshot.legal[-1])
    reaches(person, "again", "judged")
    wait_for(lambda: seen(person, "judgedPane"), "the verdict")


@uses("JudgedPane", "tryAgainButton", "showButton")
@uses(
    "ReplayPane", "MouseArea", "TapHandler", "replayBack", "replayClose", "replayDeal:",
    "replayEnd", "replayForward", "replayParting", "replayRun",
)  # fmt: skip
def verdicts(person: Clicks, folder: Path) -> None:
    trainer = person.game.trainer
    STATES["tried_in_vain"](person, folder)
    person.use("tryAgainButton")
    reaches(person, "asking")
    STATES["judged"](person, folder)
    person.use("showButton")
    replay = trainer.replay
    wait_for(lambda: replay.active and seen(person, "replayForward"), "two tables")
    person.use_area(person.named("menuButton"), "ReplayPane")
    assert not seen(person, "menu:continue")
    person.use("replayDeal:1")
    assert replay.deal == 1
    person.strike("Home")
    person.use("replayForward")
    assert replay.step == 1
    person.use("replayBack")
    assert replay.step == 0
    person.use("replayParting")
    assert replay.step == replay.parting
    ticks = person.named("replayTicks")
    person.click(person.reach(ticks, 0.5))
    person.used.add("ReplayPane/TapHandler")
    assert abs(replay.step - replay.steps // 2) <= 1
    person.use("replayRun")
    wait_for(lambda: replay.step > replay.steps // 2 + 1, "it to run")
    person.use("replayEnd")
    assert replay.step == replay.steps
    person.use("replayClose")
    wait_for(lambda: not replay.active, "the verdict")


@uses("PracticeScreen", "lessonsButton")
@uses("LessonsScreen", "lesson:", "lessonGames")
@uses("JudgedPane", "nextLessonButton")
def lesson(person: Clicks, folder: Path) -> None:
    trainer = person.game.trainer
    lessons = trainer.lessons
    person.use("practiceButton")
    comes_to(person, "practice")
    person.use("lessonsButton")
    comes_to(person, "lessons")
    for game in ("daifugo", "arschloch"):
        person.use_chip("lessonGames", game)
        assert lessons.game == game
    person.use("lesson:lone")
    reaches(person, "asking")
    assert page(person) == "table"
    wait_for(lambda: seen(person, "guideSkip"), "the idea")
    person.use("guideSkip")
    wait_for(lambda: lessons.text == words.before("lone", first=False, wins=True), "the next hand")
    wait_for(lambda: seen(person, "guideNext"), "the next hand")
    person.use("guideNext")
    assert lessons.text == ""
    while trainer.state != "over":
        trainer.skip()
        reaches(person, "asking", "over")
    wait_for(lambda: seen(person, "nextLessonButton"), "the end of the lesson")
    person.use("nextLessonButton")
    reaches(person, "asking")
    assert trainer.progress == words.progress("high_lone", 1, 4)


@uses("PracticeScreen", "playsButton")
@uses("PlaysScreen", "beginPlaysButton", "lookForPlaysButton", "play:", "stopPlaysButton")
def last_evening(person: Clicks, folder: Path) -> None:
    trainer, plays = person.game.trainer, person.game.retrospect.plays
    person.use("practiceButton")
    comes_to(person, "practice")
    person.use("playsButton")
    comes_to(person, "plays")
    wait_for(lambda: not plays.searches, "the end of the search")
    assert plays.sentence == "You haven’t finished a round yet."
    plays._on_heard(found_plays())
    person.use("beginPlaysButton")
    reaches(person, "asking")
    assert trainer.progress == "What would you play? (1 of 2)"
    person.use("menuButton")
    person.use("menu:stopPractice")
    comes_to(person, "plays")
    STATES["plays"](person, folder)
    person.use("play:1")
    reaches(person, "asking")
    assert person.view.trick
    trainer.stop()
    person.game.window.setProperty("page", "practice")
    put(folder_of(person), "long", played(rounds=9, until=9))
    write_note(
        folder_of(person) / "long.arl", MatchMetadata(Table(0, ("", "club", "club", "club")))
    )
    comes_to(person, "practice")
    person.use("playsButton")
    comes_to(person, "plays")
    person.use("stopPlaysButton")
    assert not plays.searches
    person.use("lookForPlaysButton")
    assert plays.searches


def folder_of(person: Clicks) -> Path:
    """Return the folder of the matches."""
    return person.game.matches._worker._library._store.folder


@uses("PairPane", "MouseArea", "pair:", "stopPairButton")
def one_of_two(person: Clicks, folder: Path) -> None:
    STATES["exercise_of_two"](person, folder)
    person.use_area(person.named("menuButton"), "PairPane")
    assert not seen(person, "menu:continue")
    person.use("stopPairButton")
    comes_to(person, "practice")
    STATES["exercise_of_two"](person, folder)
    person.use("pair:1")
    reaches(person, "again", "judged")


@uses("PastPane", "ChoiceRow", "MouseArea", "pastDone", "practisePast")
@uses("JudgedPane", "backToMatchButton")
def past_exchanges(person: Clicks, folder: Path) -> None:
    STATES["past"](person, folder)
    past = person.game.retrospect.past
    for each in reversed(past.choices):
        person.use(f"whose:{each['value']}")
        assert past.whose == each["value"]
    person.use("pastDone")
    wait_for(lambda: not seen(person, "pastPane"), "the end of the list")
    STATES["past"](person, folder)
    person.press_on(person.area_in(person.named("past:0")))
    assert past.index == 0
    person.use("practisePast")
    answer(person)
    if person.game.trainer.state == "again":
        person.use("revealButton")
    person.use("backToMatchButton")
    wait_for(lambda: seen(person, "pastPane"), "the list")
