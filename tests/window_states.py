"""All lasting states of the window: every screen, every decision, every summary.

For tests of properties that hold everywhere. A state is a function that brings a window there;
`STATES` has all of them by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import shiboken6
from by_hand import Hands
from matches_on_disk import played, put
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem, QQuickWindow
from wasted_plays import found_plays

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.daily.comparison import LevelResult, levels_compared, made_by
from arschloch_gui.app.files import paths
from arschloch_gui.app.practice import session_at_table
from arschloch_gui.app.practice.luck import LuckFinished, Reckoned
from arschloch_gui.app.practice.turning_point import Examined
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for
from arschloch_gui.coach.luck import NO_OFFICE, Luck
from arschloch_gui.coach.plays import CostlyPlay
from arschloch_gui.coach.turning_point import TurningPoint

State = Callable[[Hands, Path], None]
STATES: dict[str, State] = {}
LATER = {
    "costly", "luck", "thirteen_summary", "match_summary", "match_figures", "last_result",
    "tried_in_vain", "returning", "daring",
    "about", "bombing", "standing", "turning", "asking", "answering", "offered",
    "no_statistics", "no_regulars", "regulars_played",
    "matches", "guided", "exercise_of_two", "next_game", "setup", "setup_share",
    "plays", "play_asked", "play_judged",
    "replayed", "session_end", "bargaining", "past", "wishing", "all_hands", "thirteen", "putsch",
    "report", "playback", "trophies", "deal_of_the_day", "day_over", "round_summary", "log",
}  # fmt: skip
"""States that only a long run checks; a normal run checks a similar one instead."""

FIRST: dict[str, Any] = {"offices": [0, 1, 2, 3]}
LAST = {"offices": [1, 2, 3, 0]}
STRICT = [["8D", "AD", "AC", "AH"], ["10D", "10C", "KD"], ["JD", "JC", "KC"], ["QD", "QC", "QH"]]
SWAPPING: dict[str, Any] = {
    "deal": [["4D", "5D", "KS"], ["6C", "7C", "8C"]],
    "open": [["9D", "9H", "AD"], ["3C", "JC", "QC"]],
    "blind": [["2D", "10D", "AS"], ["2C", "10C", "AC"]],
    "offices": [0, 1],
}
BLIND: dict[str, Any] = {
    "deal": [[], ["4C", "KC", "KD"]],
    "blind": [["QD", "8H", "3H"], []],
    "pile": ["7C"],
    "lead": 0,
}
SHORT = [["8D", "9D", "QH", "KS"], ["10D", "JD", "JC"], ["7C", "QD", "KD"]]
THIRTEEN = [["3D", "4H", "6H", "8H", "10H", "KH", "KS", "KD"], ["5D", "9C"], ["6D", "7D"],
            ["8D", "2S"]]  # fmt: skip


def state(reach: State) -> State:
    """Register a state."""
    STATES[reach.__name__] = reach
    return reach


def show(hands: Hands, screen: str) -> QQuickItem:
    """Show a screen; return its item."""
    hands.window.setProperty("page", screen)
    wait_for(lambda: hands.stands() and hands.find(screen + "Screen") is not None, screen)
    item = hands.find(screen + "Screen")
    assert item is not None
    return item


def on_top(hands: Hands) -> QQuickItem:
    """Return the item with the keyboard focus: a summary, else the screen shown."""
    for name in (
        "pastPane",
        "roundSummary",
        "matchSummary",
        "replayPane",
        "sessionEndPane",
        "judgedPane",
        "pairPane",
        "nextGamePane",
    ):
        if (summary := hands.find(name)) is not None:
            return summary
    item = hands.find(str(hands.window.property("page")) + "Screen")
    assert item is not None
    return item


def objects(root: QObject) -> Iterator[QObject]:
    """Yield an object and all its descendants: owned objects and child items."""
    seen: set[int] = set()
    waiting = [root]
    if isinstance(root, QQuickWindow):
        waiting.append(root.contentItem())
    while waiting:
        each = waiting.pop()
        pointer = shiboken6.getCppPointer(each)[0]
        if pointer in seen:
            continue
        seen.add(pointer)
        yield each
        waiting += each.children()
        if isinstance(each, QQuickItem):
            waiting += each.childItems()


def in_sight(item: QQuickItem) -> list[QQuickItem]:
    """Return the visible and usable items under an item, including itself."""
    return [each for each in items(item) if each.isVisible() and each.isEnabled()]


# -- screens ----------------------------------------------------------------------------


@state
def start(hands: Hands, folder: Path) -> None:
    show(hands, "start")


@state
def guided(hands: Hands, folder: Path) -> None:
    hands.game.guide.begin()
    wait_for(lambda: hands.game.guide.text != "", "the first tip")
    for _ in range(3):
        hands.game.guide.goOn()
    wait_for(lambda: hands.game.guide.about == "trick", "the own turn")


@state
def setup(hands: Hands, folder: Path) -> None:
    show(hands, "newMatch")


@state
def setup_rules(hands: Hands, folder: Path) -> None:
    hands.game.setup.choose("president-revolution")
    show(hands, "newMatch").setProperty("rulesOpen", True)
    wait_for(lambda: hands.find("option:putsch") is not None, "the house rules")


@state
def setup_share(hands: Hands, folder: Path) -> None:
    screen = show(hands, "newMatch")
    screen.setProperty("rulesOpen", True)
    screen.setProperty("shareOpen", True)
    wait_for(lambda: hands.find("ownGameName") is not None, "the way to save them")


@state
def settings(hands: Hands, folder: Path) -> None:
    show(hands, "settings")


@state
def rules(hands: Hands, folder: Path) -> None:
    show(hands, "rules")


@state
def about(hands: Hands, folder: Path) -> None:
    show(hands, "about")
    wait_for(lambda: len(hands.game.about_program.parts) > 2, "what is shipped")


@state
def report(hands: Hands, folder: Path) -> None:
    about(hands, folder)
    hands.game.about_program.choose("report")
    hands.find("reportButton").clicked.emit()
    wait_for(lambda: hands.game.about_program.message != "", "the report")


# -- the table --------------------------------------------------------------------------


@state
def leading(hands: Hands, folder: Path) -> None:
    hands.open(folder, lead=0)


@state
def answering(hands: Hands, folder: Path) -> None:
    hands.open(folder, lead=3)


@state
def log(hands: Hands, folder: Path) -> None:
    hands.open(folder, lead=3)
    if not hands.find("logLines").isEnabled():
        hands.strike("L")
    wait_for(lambda: hands.find("logLines").hasActiveFocus(), "the log")


@state
def giving(hands: Hands, folder: Path) -> None:
    hands.open(folder, **FIRST)


@state
def asking(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"exchange": "ask"}, **FIRST)
    wait_for(lambda: hands.find("decisionPane").isVisible(), "the question")


@state
def bargaining(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"exchange": "negotiate"}, **FIRST)
    hands.strike("7")


@state
def offered(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"exchange": "negotiate"}, **LAST)
    wait_for(lambda: hands.find("decisionPane").isVisible(), "the offer")


@state
def putsch(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"putsch": True}, **LAST)
    wait_for(lambda: hands.find("choice:decline").hasActiveFocus(), "the question")


@state
def daring(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"illegal_play_penalty": True}, deal=STRICT, lead=3)
    hands.session.choice.toggle(0)
    hands.strike("Return")
    wait_for(lambda: hands.find("choice:dare") is not None, "the second thought")


@state
def round_summary(hands: Hands, folder: Path) -> None:
    short_round(hands, folder, rounds=2)
    wait_for(lambda: hands.find("roundSummary") is not None, "the summary")


def counted_round(hands: Hands, folder: Path) -> None:
    """A round that was dealt by chance, and so counts in the statistics, is over."""
    demonstration = Demonstration(hands.game)
    demonstration.begin("arschloch", {"players": 3, "rounds": 2})
    demonstration.finish_round()
    wait_for(lambda: hands.find("roundSummary") is not None, "the summary")


def short_round(hands: Hands, folder: Path, rounds: int) -> None:
    """A round of few cards is over: each card more is another turn of everybody."""
    hands.open(folder, {"players": 3, "rounds": rounds}, seats=3, deal=SHORT, lead=0)
    Demonstration(hands.game).finish_round()


@state
def all_hands(hands: Hands, folder: Path) -> None:
    round_summary(hands, folder)
    wait_for(lambda: hands.find("allHandsButton") is not None, "the button")
    hands.find("allHandsButton").clicked.emit()
    wait_for(lambda: hands.find("allHandsPane") is not None, "all hands")


@state
def decisions(hands: Hands, folder: Path) -> None:
    all_hands(hands, folder)
    hands.click(hands.spot("page:decided"))
    wait_for(lambda: hands.find("decisionList") is not None, "the decisions")


@state
def costly(hands: Hands, folder: Path) -> None:
    all_hands(hands, folder)
    hands.click(hands.spot("page:costly"))
    plays = hands.game.retrospect.costliest
    wait_for(lambda: hands.find("costlyPage") is not None, "the page")
    # Finding those plays takes time and does not matter here.
    own = next(at for at, each in enumerate(plays._plays) if len(each.legal) > 1)
    plays._background.drop()
    plays._on_heard((CostlyPlay(own, 0, 0.2, 0.02), CostlyPlay(own, 1, 0.1, 0.02)))
    wait_for(lambda: hands.find("costly:1") is not None, "the plays")


@state
def luck(hands: Hands, folder: Path) -> None:
    all_hands(hands, folder)
    hands.click(hands.spot("page:luck"))
    wait_for(lambda: hands.find("luckPage") is not None, "the page")
    found = hands.game.retrospect.luck
    found._background.drop()
    value, usual = Estimate(0.6, 0.02), Estimate(0.1, 0.02)
    for number in range(1, 7):
        lucky = Luck(number, number % 3, value, usual)
        found._on_heard(Reckoned(lucky, Estimate(0.2, 0.01), Estimate(0.3, 0.02), 1))
    found._on_heard(LuckFinished(judged=True))
    wait_for(lambda: hands.find("luckRow:5") is not None, "the figures")


@state
def match_summary(hands: Hands, folder: Path) -> None:
    short_round(hands, folder, rounds=1)
    wait_for(lambda: hands.find("matchSummary") is not None, "the summary")
    turn = hands.game.retrospect.turningPoint
    turn.look()
    # Which decision it would be takes its time and is of no account here.
    turn._background.drop()
    own = hands.session.hindsight.decided[0]
    turn._on_heard(Examined(TurningPoint(1, own, 2.5, 1.5, 0.1)))
    wait_for(lambda: hands.find("showTurningPoint").isVisible(), "the turning point")


@state
def match_figures(hands: Hands, folder: Path) -> None:
    match_summary(hands, folder)
    hands.click(hands.spot("end:figures"))
    wait_for(lambda: hands.find("matchFigures") is not None, "the figures")


@state
def last_result(hands: Hands, folder: Path) -> None:
    demonstration = Demonstration(hands.game)
    demonstration.begin("arschloch", {"players": 3, "rounds": 2})
    demonstration.finish_round()
    demonstration.next_round()
    demonstration.finish_round()
    wait_for(lambda: hands.find("podiumButton") is not None, "the result of the last round")


@state
def past(hands: Hands, folder: Path) -> None:
    put(folder, "past", played(rounds=3, until=3))
    hands.session.openRecord(str(folder / "past.arl"))
    wait_for(lambda: hands.find("matchSummary") is not None, "the summary")
    hands.game.retrospect.past.openTable()
    wait_for(lambda: hands.find("past:0") is not None, "the exchanges")


# -- statistics -------------------------------------------------------------------------


@state
def no_regulars(hands: Hands, folder: Path) -> None:
    show(hands, "regulars")


@state
def regulars(hands: Hands, folder: Path) -> None:
    hands.game.setup.change({"players": 4, "rounds": 1})
    screen = show(hands, "regulars")
    tables = hands.game.regulars
    tables.create()
    tables._change(lambda now: replace(now, last=tables.current))
    screen.setProperty("editing", True)
    wait_for(lambda: hands.find("deleteRegulars") is not None, "who belongs to it")


@state
def regulars_played(hands: Hands, folder: Path) -> None:
    regulars(hands, folder)
    hands.game.regulars.play()
    wait_for(lambda: hands.session.match.active, "the match")
    demonstration = Demonstration(hands.game)
    demonstration.wait_for_decision()
    demonstration.finish_round()
    show(hands, "regulars").setProperty("editing", False)
    wait_for(lambda: len(hands.game.regulars.history.rows) == 4, "what was played")


@state
def no_statistics(hands: Hands, folder: Path) -> None:
    show(hands, "statistics")


@state
def statistics(hands: Hands, folder: Path) -> None:
    counted_round(hands, folder)
    figures = hands.game.statistics
    wait_for(lambda: figures.careerLine != "", "the round counted")
    # It is given, or it would be computed while a test checks the rest.
    luck = Luck(1, NO_OFFICE, Estimate(0.4, 0.03), Estimate(0.0, 0.0))
    hands.game.matches.count((replace(figures._rounds[0], luck=luck),))
    wait_for(lambda: figures._rounds[0].luck == luck, "the luck")
    show(hands, "statistics")
    assert figures.lines[2].startswith("Your cards were")


@state
def trophies(hands: Hands, folder: Path) -> None:
    counted_round(hands, folder)
    shown = hands.game.trophies
    wait_for(lambda: any(each["earned"] for each in shown.shelf), "a trophy")
    while shown.news:
        shown.told()
    show(hands, "trophies")
    wait_for(lambda: hands.find("trophy:first_round") is not None, "the shelf")


@state
def deal_of_the_day(hands: Hands, folder: Path) -> None:
    show(hands, "dealOfTheDay")


@state
def day_over(hands: Hands, folder: Path) -> None:
    """The deal of the day with its result and the comparison."""
    deal = hands.game.deal_of_day
    deal._tries.begin(deal._today.day, folder / "one.arl")
    begun = deal._tries.of(deal._today.day)
    assert begun is not None
    deal._tries.end(begun, (2, 1, 3), 2)
    for level in levels_compared(deal._today):
        day = deal._today.day.isoformat()
        deal._levels[level] = LevelResult(day, level, made_by(level), (1, 2, 4))
    show(hands, "dealOfTheDay")
    wait_for(lambda: hands.find("shareDeal") is not None, "the result")


def statistics_question(hands: Hands, folder: Path) -> None:
    statistics(hands, folder)
    hands.game.statistics.ask()


@state
def matches(hands: Hands, folder: Path) -> None:
    put(paths.matches_folder(), "one", played(rounds=3, until=1))
    show(hands, "matches")
    wait_for(lambda: hands.game.matches.complete, "the matches")
    wait_for(lambda: hands.window.activeFocusItem().objectName().startswith("match:"), "the keys")


@state
def playback(hands: Hands, folder: Path) -> None:
    round_summary(hands, folder)
    show(hands, "matches")
    wait_for(lambda: hands.game.matches.complete, "the matches")
    hands.game.playback.open(hands.game.matches.model.rows[0].key)
    show(hands, "playback")
    wait_for(lambda: hands.game.playback.there, "the round")


# -- practising -------------------------------------------------------------------------


@state
def practice(hands: Hands, folder: Path) -> None:
    show(hands, "practice")


def exercise(hands: Hands, kind: str) -> None:
    """Bring an exercise of the bank to the table."""
    trainer = hands.game.trainer
    trainer.subject.choose("arschloch")
    trainer.subject.chooseKind(kind)
    trainer.begin()
    wait_for(lambda: trainer.state == "asking", "an exercise")


@state
def exercise_of_two(hands: Hands, folder: Path) -> None:
    exercise(hands, "two")
    wait_for(lambda: hands.find("pair:1") is not None, "two options")


@state
def next_game(hands: Hands, folder: Path) -> None:
    """Announce the game of the first exercise of several games, until it is hurried."""
    session_at_table.ANNOUNCED_MS = 3_600_000  # reset after each test
    trainer = hands.game.trainer
    trainer.subject.choose("all")
    trainer.begin()
    wait_for(lambda: hands.session.match.practises, "an exercise")
    wait_for(lambda: hands.find("nextGamePane") is not None, "the name of its game")
    wait_for(lambda: hands.find("nextGamePane").hasActiveFocus(), "the focus")


@state
def tried_in_vain(hands: Hands, folder: Path) -> None:
    exercise(hands, "exchange:2")
    trainer = hands.game.trainer
    worst = trainer.exercise.sought.judgement.options[-1].index
    hands.session.turn.act(trainer.exercise.task.legal[worst])
    wait_for(lambda: hands.find("judgedPane") is not None, "the verdict")
    wait_for(lambda: trainer.state == "again", "another try")


@state
def judged(hands: Hands, folder: Path) -> None:
    tried_in_vain(hands, folder)
    hands.game.trainer.exercise.reveal()
    wait_for(lambda: hands.find("goOnButton").hasActiveFocus(), "the options")


@state
def session_end(hands: Hands, folder: Path) -> None:
    """Show the end of a session with one exercise that was missed."""
    judged(hands, folder)
    trainer = hands.game.trainer
    trainer._run.course.cut_short()
    trainer.goOn()
    wait_for(lambda: hands.find("moreButton") is not None, "the end")
    wait_for(lambda: hands.find("moreButton").hasActiveFocus(), "the focus")


@state
def replayed(hands: Hands, folder: Path) -> None:
    judged(hands, folder)
    hands.game.trainer.exercise.showRounds()
    wait_for(lambda: hands.find("replayForward") is not None, "two tables")


@state
def lessons(hands: Hands, folder: Path) -> None:
    show(hands, "lessons")


@state
def lesson(hands: Hands, folder: Path) -> None:
    trainer = hands.game.trainer
    trainer.lessons.open_lesson("arschloch", "lone")
    wait_for(lambda: trainer.state == "asking", "a lesson")
    wait_for(lambda: hands.find("guideNext") is not None, "what it says")


@state
def plays(hands: Hands, folder: Path) -> None:
    """Show the costliest plays of the last evening."""
    show(hands, "plays")
    found = hands.game.retrospect.plays
    wait_for(lambda: not found.searches, "the end of the search")
    found._on_heard(found_plays())
    wait_for(lambda: hands.find("play:1") is not None, "the plays")


@state
def play_asked(hands: Hands, folder: Path) -> None:
    """Bring a play to the trick of somebody else to the table."""
    plays(hands, folder)
    hands.game.retrospect.plays.open(1)
    wait_for(lambda: hands.game.trainer.state == "asking", "the trick")
    wait_for(lambda: hands.find("playButton") is not None and hands.stands(), "the table")


@state
def play_judged(hands: Hands, folder: Path) -> None:
    plays(hands, folder)
    trainer = hands.game.trainer
    hands.game.retrospect.plays.begin()
    wait_for(lambda: trainer.state == "asking", "the hand")
    hands.session.turn.act(trainer.exercise.task.legal[0])
    wait_for(lambda: trainer.state in ("again", "judged"), "the verdict")
    trainer.exercise.reveal()
    wait_for(lambda: hands.find("goOnButton").hasActiveFocus(), "the options")


# -- other games ------------------------------------------------------------------------


@state
def thirteen(hands: Hands, folder: Path) -> None:
    hands.open(folder, preset="thirteen", deal=THIRTEEN)


@state
def thirteen_summary(hands: Hands, folder: Path) -> None:
    thirteen(hands, folder)
    Demonstration(hands.game).finish_round()
    wait_for(lambda: hands.find("roundSummary") is not None, "the summary")


@state
def swapping(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"players": 2}, preset="shithead", seats=2, **SWAPPING)


@state
def turning(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"players": 2}, preset="shithead", seats=2, **BLIND)


MANOR = [["10C", "JC"], ["10H", "JD"], ["10S", "JS"], ["QC", "QH"]]


def manor(hands: Hands, folder: Path, own: list[str], others: list[list[str]], **deal: Any) -> None:
    """Bring a table of five at Grand Seigneur into view."""
    hands.open(folder, {"players": 5}, preset="seigneur", seats=5, deal=[own, *others], **deal)


@state
def wishing(hands: Hands, folder: Path) -> None:
    manor(hands, folder, ["MJ", "3D", "KH"], MANOR)
    hands.session.choice.toggle(0)
    hands.session.turn.playSelection()
    wait_for(lambda: hands.session.decision.kind == "wishing", "the wish")


@state
def standing(hands: Hands, folder: Path) -> None:
    manor(hands, folder, ["5C", "6D", "7H", "8S", "PH", "KD"], MANOR, lead=0)
    hands.board.suggest()
    hands.session.turn.playSelection()
    wait_for(lambda: hands.session.decision.kind == "standing", "the Phoenix")


@state
def bombing(hands: Hands, folder: Path) -> None:
    hands.game.settings.change("stepInWait", 30)
    own = ["9C", "9D", "9H", "9S", "2D"]
    manor(hands, folder, own, [["MJ", *MANOR[0]], *MANOR[1:]])


@state
def returning(hands: Hands, folder: Path) -> None:
    manor(hands, folder, ["9C", "9D", "3S", "KD"], MANOR, offices=[0, 1, 2, 3, 4])
