"""Ten exercises at the real table, answered with mouse and keys."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from answers import MONDAY, answer
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import (
    banks,
    exercise_source,
    judge_worker,
    progress,
    progress_facts,
    training_session,
)
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import Fresh, kind_of, seek
from arschloch_gui.app.practice.judge_worker import JudgeWorker, SetOut
from arschloch_gui.app.practice.offer import KINDS
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.tour.demonstration import Demonstration, items
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.coach.bank import SCALE, hand_text, load
from arschloch_gui.coach.exercise import exercises
from arschloch_gui.coach.verdict import Verdict
from arschloch_gui.engine.actions import Propose
from arschloch_gui.engine.cards import format_card, rank_of
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import MatchSpec
from long import mostly_long

BEST = ["8H", "9D"]
"""The best gift in the first exercise of deal 7; below it, the worst one."""
WORST = ["AH", "AS"]
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


class Pupil(Hands):
    """A user who practises."""

    @property
    def signs(self) -> list[str]:
        """The signs of the verdicts in this session."""
        return [verdict_sign(mark.verdict) for mark in self.trainer._run.course.marks]

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self.trainer = game.trainer
        self.heard: list[str] = []
        game.speaker.said.connect(lambda words, urgent: self.heard.append(words))

    def wait(self, state: str) -> None:
        self.qtbot.waitUntil(lambda: self.trainer.state == state, timeout=30_000)

    def begin(self) -> None:
        self.trainer.subject.chooseKind("exchange:2")
        self.window.setProperty("page", "start")
        self.qtbot.waitUntil(lambda: self.window.contentItem().width() == 1280)
        self.click(self.spot("practiceButton"))
        self.click(self.spot("beginPracticeButton"))
        self.wait("asking")
        self.settle()

    def lay(self, codes: list[str]) -> None:
        for code in codes:
            self.click(self.card(code))

    def give(self, codes: list[str]) -> None:
        self.lay(codes)
        self.click(self.spot("giveButton"))


@pytest.fixture(autouse=True)
def rough(request: pytest.FixtureRequest, monkeypatch) -> None:
    """Judge roughly and in this process: the best option still differs from the worst.

    Exercises are newly dealt, so that they are judged here; a test of those shipped uses `bank`.
    """
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 0.2)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.1)
    if "bank" not in request.fixturenames:
        monkeypatch.setattr(ExerciseFilter, "banked", lambda self: [])


@pytest.fixture
def bank() -> None:
    """Take exercises from the bank, if it has any."""


@pytest.fixture
def pupil(game: Program, qtbot) -> Pupil:
    return Pupil(game, qtbot)


def test_a_good_choice_is_called_good_and_the_next_exercise_follows(pupil: Pupil):
    pupil.begin()
    first = pupil.session.match.dealNumber
    pupil.give(BEST)
    pupil.wait("judged")
    assert pupil.trainer.examined.good
    options = pupil.trainer.examined.options
    assert [each["cards"] for each in options if each["chosen"]] == [BEST]
    assert pupil.signs == [pupil.trainer.examined.sign]
    pupil.click(pupil.spot("goOnButton"))
    pupil.wait("asking")
    assert pupil.trainer.progress == "Exercise 2 of 10"
    assert pupil.session.match.dealNumber == first, "seeds are fixed here"


def test_after_a_blunder_one_may_choose_once_more_and_sees_no_figures_before(pupil: Pupil):
    pupil.begin()
    pupil.give(WORST)
    pupil.wait("again")
    examined = pupil.trainer.examined
    assert (examined.heading, examined.options) == ("Blunder", [])
    hear(pupil, "Blunder. There is a better choice. Can you find it?")
    assert not any("costs" in said for said in pupil.heard), "not before the second try"
    pupil.heard.clear()
    pupil.click(pupil.spot("tryAgainButton"))
    pupil.wait("asking")
    pupil.catch_up()
    assert not any("played out" in said for said in pupil.heard), "nothing is chosen yet"
    assert pupil.session.choice.giftNames == ["ace of hearts", "ace of spades"]
    for slot in (0, 1):
        pupil.click(pupil.spot(f"giftSlot:{slot}"))
    pupil.give(BEST)
    pupil.wait("judged")
    assert examined.good
    hear(pupil, f"{examined.heading}. {examined.cost}")
    assert examined.reasons.startswith("Your first choice: ")
    assert "ace of hearts and the ace of spades. It costs about " in examined.reasons
    assert "That would cost" not in examined.reasons
    (mark,) = pupil.trainer._run.course.marks
    assert (mark.verdict, mark.mended) == (Verdict.BLUNDER, True)


def hear(pupil: Pupil, words: str) -> None:
    """Wait until these words are announced to a screen reader."""
    pupil.qtbot.waitUntil(lambda: any(words in said for said in pupil.heard))


def test_esc_leaves_a_verdict_as_its_button_does_and_what_is_done_counts(pupil: Pupil):
    pupil.begin()
    pupil.give(BEST)
    pupil.wait("judged")
    pupil.settle()
    pupil.strike("Esc")
    pupil.qtbot.waitUntil(lambda: pupil.window.property("page") == "practice")
    assert pupil.trainer.state == ""
    assert not pupil.session.match.active


def test_who_gives_up_sees_what_was_better_and_what_his_choice_costs(pupil: Pupil):
    pupil.begin()
    pupil.give(WORST)
    pupil.wait("again")
    pupil.click(pupil.spot("revealButton"))
    pupil.wait("judged")
    examined: Any = pupil.trainer.examined
    assert examined.cost.startswith("This choice costs you about ")
    assert examined.options[-1]["cards"] == WORST
    assert examined.options[-1]["value"] < examined.options[0]["value"]


def test_three_deals_show_what_the_choice_and_a_better_one_lead_to(pupil: Pupil):
    pupil.begin()
    pupil.give(WORST)
    pupil.wait("again")
    pupil.trainer.exercise.reveal()
    pupil.click(pupil.spot("showButton"))
    replay: Any = pupil.trainer.replay
    pupil.qtbot.waitUntil(lambda: replay.active and pupil.find("replayForward") is not None)
    hear(pupil, f"{replay.sentence} Deal 1.")
    best: Any = pupil.trainer.examined.options[0]["cards"]
    hands = [set(table["rows"][0]["hand"]) for table in replay.tables]
    held = {row.card for row in pupil.session.stage.hand.rows}
    assert [held - hand for hand in hands] == [set(WORST), set(best)]
    others = [[row["hand"] for row in table["rows"][1:3]] for table in replay.tables]
    assert others[0] == others[1], "the same deal, but for what was given"
    pupil.click(pupil.spot("replayForward"))
    assert any(row["played"] for table in replay.tables for row in table["rows"])
    assert replay.tables[0]["heading"] == "With your choice", "how it ends is told at the end"
    assert replay.relation == "Identical so far"
    hear(pupil, "Mei plays the ")
    assert not any("With your choice" in said for said in pupil.heard), "both go the same way"
    pupil.click(pupil.spot("replayParting"))
    assert (replay.step, replay.relation) == (replay.parting, "The deals diverge here")
    hear(pupil, "The deals diverge here. With your choice. ")
    hear(pupil, " With the best choice. ")
    assert replay.tables[0]["plays"] != replay.tables[1]["plays"]
    pupil.catch_up()
    pupil.heard.clear()
    pupil.click(pupil.spot("replayRun"))
    pupil.qtbot.waitUntil(lambda: replay.step > replay.parting)
    assert pupil.heard == [], "too fast to be told"
    pupil.key(Qt.Key.Key_End)
    for table in replay.tables:
        assert sum(bool(row["hand"]) for row in table["rows"]) == 1, "one is left with cards"
        assert sorted(row["place"] for row in table["rows"]) == [1, 2, 3, 4]
        lies = sum(len(play["cards"]) for play in table["plays"])
        left = sum(len(row["hand"]) for row in table["rows"])
        assert sum(row["taken"] for row in table["rows"]) + lies + left == 32
    wait_for_piles(pupil)
    pupil.key(Qt.Key.Key_Home)
    wait_for_piles(pupil)
    pupil.game.settings.change("speed", 5)
    while replay.tables[0]["taker"] < 0:
        before = replay.tables[0]["plays"]
        pupil.key(Qt.Key.Key_Right)
    assert len(before) > 1, "several plays fly to their taker together"
    assert drawn_piles(pupil) == [0, 0, 0, 0], "nothing lies there before it has come"
    wait_for_piles(pupil)
    assert sum(drawn_piles(pupil)) > 0
    pupil.game.settings.change("speed", 0)
    pupil.key(Qt.Key.Key_End)
    assert replay.tables[0]["heading"].startswith("With your choice: ")
    hear(pupil, replay.tables[0]["heading"])
    assert replay.sentence.startswith(
        "Over 9 deals, the best choice finished higher than yours in "
    )
    pupil.click(pupil.spot("replayDeal:1"))
    assert (replay.deal, replay.step) == (1, 0)
    pupil.key(Qt.Key.Key_Escape)
    pupil.qtbot.waitUntil(lambda: not replay.active)
    pupil.click(pupil.spot("goOnButton"))
    pupil.wait("asking")


def wait_for_piles(pupil: Pupil) -> None:
    """Wait until captured cards have reached their player; each four are drawn as one."""
    rows: Any = pupil.trainer.replay.tables[0]["rows"]
    wanted = [min(7, -(-row["taken"] // 4)) for row in rows]
    pupil.qtbot.waitUntil(lambda: drawn_piles(pupil) == wanted)


def drawn_piles(pupil: Pupil) -> list[int]:
    """Return how many captured cards are drawn for each player at the first table."""
    everything = items(pupil.window.contentItem())
    chairs = [each for each in everything if each.objectName().startswith("replaySeat:")][:4]
    return [
        sum(each.property("code") is not None for each in pile.childItems())
        for chair in chairs
        for pile in items(chair)
        if pile.objectName().startswith("pile:")
    ]


def test_any_cards_of_a_rank_can_be_offered(pupil: Pupil):
    pupil.trainer.subject.choose("trouduc-joker")
    pupil.trainer.begin()
    pupil.wait("asking")
    pupil.settle()
    task = pupil.trainer.exercise.task
    listed = {card for each in task.legal if isinstance(each, Propose) for card in each.give}
    other = next(card for card in task.view.hand if card not in listed)
    wanted = next(each.want for each in task.legal if isinstance(each, Propose))
    pupil.click(pupil.spot("choice:counter"))
    pupil.settle()
    fit = [card for card in sorted(listed) if rank_of(card) != rank_of(other)]
    pupil.lay([format_card(card) for card in (other, *fit)][: len(wanted)])
    for rank in wanted:
        pupil.click(pupil.spot(f"rank:{rank}"))
    pupil.click(pupil.spot("giveButton"))
    pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
    taken: Any = task.legal[pupil.trainer.exercise._examined.choice.taken]
    assert rank_of(other) in map(rank_of, taken.give)
    assert sorted(taken.want) == sorted(wanted)


@pytest.mark.each_run
def test_keys_alone_answer_an_exercise(pupil: Pupil):
    pupil.begin()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space):
        pupil.key(key)
    assert pupil.session.choice.giftFull
    pupil.key(Qt.Key.Key_Return)
    pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
    if pupil.trainer.state == "again":
        pupil.qtbot.waitUntil(lambda: pupil.find("tryAgainButton").hasActiveFocus())
        pupil.key(Qt.Key.Key_Tab)
        pupil.key(Qt.Key.Key_Space)
        pupil.wait("judged")
    pupil.qtbot.waitUntil(lambda: pupil.find("goOnButton").hasActiveFocus())
    pupil.key(Qt.Key.Key_Return)
    pupil.qtbot.waitUntil(lambda: pupil.trainer.progress == "Exercise 2 of 10")


@pytest.mark.long
def test_the_last_exercise_ends_the_session(pupil: Pupil, monkeypatch):
    monkeypatch.setattr(training_session, "TEN", 3)
    pupil.begin()
    for _ in range(3):
        pupil.wait("asking")
        pupil.session.turn.act(pupil.session.snapshot.legal[0])
        pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
        pupil.trainer.exercise.reveal()
        pupil.trainer.goOn()
    assert pupil.trainer.state == "over"
    assert len(pupil.signs) == 3
    assert "3 right" in pupil.trainer.ending.heading
    pupil.click(pupil.spot("stopButton"))
    assert pupil.window.property("page") == "practice"
    assert not pupil.session.match.active


@pytest.mark.long
def test_a_match_that_was_going_on_can_be_continued_afterwards(pupil: Pupil):
    pupil.session.newMatch("president-sober", {}, "lowest")
    pupil.qtbot.waitUntil(lambda: pupil.session.turn.waits)
    played = pupil.session.match.dealNumber, pupil.session.snapshot.ply
    pupil.begin()
    assert pupil.session.match.practising
    assert pupil.session.files.canResume
    pupil.window.setProperty("page", "start")
    pupil.click(pupil.spot("continueButton"))
    pupil.qtbot.waitUntil(lambda: pupil.session.match.preset == "president-sober")
    pupil.settle()
    assert (pupil.session.match.dealNumber, pupil.session.snapshot.ply) == played
    assert pupil.trainer.state == ""


def test_nothing_of_an_exercise_is_kept_as_a_match(pupil: Pupil, own_folders):
    pupil.begin()
    pupil.give(BEST)
    pupil.wait("judged")
    pupil.trainer.stop()
    assert not list(own_folders.rglob("*.arl"))
    assert not pupil.session.files.canResume


def test_closing_the_window_ends_the_judging(pupil: Pupil):
    pupil.begin()
    pupil.session.turn.act(pupil.session.snapshot.legal[0])
    pupil.game.close()
    assert not pupil.trainer._examination._thread.isRunning()


def test_an_exercise_that_is_found_when_the_window_has_closed_is_not_taken_up(pupil: Pupil):
    pupil.begin()
    pupil.session.turn.act(pupil.session.snapshot.legal[0])
    pupil.wait("judged")
    pupil.trainer.goOn()
    found = SetOut(pupil.trainer.exercise._wish, pupil.trainer.exercise.sought)
    pupil.game.close()
    pupil.trainer._examination.set_out.emit(found)
    assert not pupil.trainer._examination._thread.isRunning()


def test_what_the_bank_knows_is_judged_at_once_and_never_set_twice(pupil: Pupil, monkeypatch):
    entry, other = load("arschloch").entries[:2]
    monkeypatch.setattr(ExerciseFilter, "banked", lambda self: [entry])
    pupil.begin()
    assert hand_text(pupil.session.snapshot.view.hand) == entry.hand
    monkeypatch.setattr(JudgeWorker, "_judge", lambda *_: pytest.fail("judged once more"))
    pupil.session.turn.act(pupil.session.snapshot.legal[entry.options[-1].index])
    pupil.wait("again")
    pupil.trainer.exercise.reveal()
    best = entry.options[0]
    assert pupil.trainer.examined.options[0]["value"] == best.value / SCALE
    assert pupil.trainer._run.course.marks[0].answer.themes == entry.themes
    assert pupil.trainer.standing.selection([entry, other], (), 1)(()) == other


def test_a_bank_of_another_version_is_left_alone(pupil: Pupil, bank, monkeypatch):
    assert {each.preset for each in pupil.trainer.subject.banked()} == {"arschloch"}
    monkeypatch.setattr(banks, "stale", lambda bank: ("players",))
    banks.banked.cache_clear()
    assert pupil.trainer.subject.banked() == []
    banks.banked.cache_clear()


def test_which_of_two_is_answered_by_mouse_or_keys(pupil: Pupil, bank):
    pupil.trainer.subject.chooseKind("two")
    pupil.trainer.begin()
    pupil.wait("asking")
    sought = pupil.trainer.exercise.sought
    good = pupil.trainer.exercise.two.index(sought.judgement.best.index)
    pupil.qtbot.waitUntil(lambda: pupil.find("pair:1") is not None)
    pupil.click(pupil.spot(f"pair:{1 - good}"))
    pupil.wait("judged")
    assert not pupil.trainer.examined.good, "no second try: only one is left"
    pupil.click(pupil.spot("goOnButton"))
    pupil.wait("asking")
    good = pupil.trainer.exercise.two.index(pupil.trainer.exercise.sought.judgement.best.index)
    pupil.qtbot.waitUntil(lambda: pupil.find("pair:0") and pupil.find("pair:0").hasActiveFocus())
    if good:
        pupil.key(Qt.Key.Key_Right)
    pupil.key(Qt.Key.Key_Return)
    pupil.wait("judged")
    assert pupil.trainer.examined.good


def test_neither_bank_nor_answers_are_read_before_somebody_looks(build_game, bank, monkeypatch):
    read: list[str] = []
    monkeypatch.setattr(banks, "load", lambda preset: read.append(preset))
    monkeypatch.setattr(progress, "Memory", lambda path: read.append(str(path)))
    banks.banked.cache_clear()
    game = build_game()
    game.settings.change("language", "fr")
    assert read == []
    game.trainer.subject.kinds  # noqa: B018
    assert read == ["arschloch"]
    banks.banked.cache_clear()


def test_a_theme_can_be_practised_alone(pupil: Pupil, bank):
    chosen = pupil.trainer.subject
    themes = [each["value"] for each in chosen.themes]
    assert themes[0] == ""
    assert len(themes) > 2
    chosen.chooseTheme(themes[1])
    assert chosen.banked()
    assert all(themes[1] in each.themes for each in chosen.banked())
    chosen.choose("president-revolution")
    assert (chosen.themes, chosen.theme) == ([], ""), "a putsch has none"


def test_rules_that_leave_nothing_to_decide_are_told(pupil: Pupil):
    pupil.game.settings.change(
        "ownGames", {"dull": {"preset": "arschloch", "rules": {"exchange": "none"}}}
    )
    pupil.trainer.subject.choose("own:dull")
    pupil.trainer.begin()
    pupil.wait("")
    assert pupil.trainer.message == "Under these rules, nobody ever has to make a choice like this."


def test_rules_that_cannot_be_judged_are_told_truthfully(pupil: Pupil):
    rules = {"runs": "same_set", "suit_order": ["D", "C", "H", "S"]}
    pupil.game.settings.change("ownGames", {"odd": {"preset": "arschloch", "rules": rules}})
    pupil.trainer.subject.choose("own:odd")
    assert not pupil.trainer.subject.is_judged
    pupil.trainer.begin()
    pupil.wait("")
    assert pupil.trainer.message == (
        "The trainer cannot play out rounds under these rules, so it cannot judge a choice."
    )


@pytest.mark.parametrize(
    "preset",
    mostly_long(presets(), normal=["arschloch-hausregeln", "dalmuti", "seigneur", "shithead"]),
)
def test_what_is_offered_for_practice_is_what_there_is(preset):
    rules = presets()[preset]
    names = tuple(map(str, range(rules.players)))
    specs = [MatchSpec(preset, rules, names, seed) for seed in (1, 2)]
    found = {kind_of(each) for spec in specs for each in exercises(spec)}
    offered = set(KINDS.get(preset, ()))
    assert found <= offered
    for kind in offered - found:
        assert seek(Fresh(preset, rules, kind, 1), Settings()) is not None


def test_what_has_been_answered_is_known_at_the_next_start(build_game, qtbot, monkeypatch):
    for answered in (0, 1):
        pupil = Pupil(build_game(), qtbot)
        pupil.trainer.standing.look()
        assert pupil.trainer.standing.begun == bool(answered)
        if not answered:
            pupil.begin()
            pupil.give(WORST)
            pupil.wait("again")
        pupil.game.close()
    (week,) = pupil.trainer.standing.weeks
    assert pupil.trainer.standing.fullBar == max(0.36, float(str(week["loss"])))
    monkeypatch.setattr(progress_facts, "LEAST_FULL", 0.0)
    pupil.trainer.standing.retranslate()
    assert pupil.trainer.standing.fullBar == week["loss"]
    assert week["answers"] == 1
    assert pupil.trainer.standing.title == "", "one answer says little"
    assert pupil.trainer.standing.lines[0] == "A few more answers and you will have a title."


@pytest.mark.parametrize("kind", ["", "exchange:2"])
def test_what_was_failed_comes_back_first_and_as_another_picture(
    pupil: Pupil, monkeypatch, kind: str
):
    pupil.begin()
    first = {row.card for row in pupil.session.stage.hand.rows}
    pupil.give(WORST)
    pupil.wait("again")
    pupil.trainer.stop()
    later = pupil.trainer._now() + timedelta(minutes=11)
    monkeypatch.setattr(pupil.trainer, "_now", lambda: later)
    monkeypatch.setattr(pupil.trainer.standing._memory, "_now", lambda: later)
    pupil.trainer.subject.chooseKind(kind)
    pupil.trainer.begin()
    pupil.wait("asking")
    origin = pupil.trainer.exercise.sought.origin
    assert (origin.spec.seed, origin.variant) == (7, 1)
    hand = {row.card for row in pupil.session.stage.hand.rows}
    assert hand != first
    assert len(hand) == len(first)


def test_ten_of_the_day_can_be_told_in_a_line(pupil: Pupil, monkeypatch):
    monkeypatch.setattr(training_session, "TEN", 2)
    monkeypatch.setattr(pupil.trainer, "_now", lambda: NOON)
    pupil.window.setProperty("page", "practice")
    pupil.click(pupil.spot("beginDailyButton"))
    for number in (1, 2):
        pupil.qtbot.waitUntil(lambda: pupil.trainer.state == "asking", timeout=30_000)
        assert pupil.trainer.progress == f"Exercise {number} of 2"
        pupil.session.turn.act(pupil.session.snapshot.legal[0])
        pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
        pupil.trainer.exercise.reveal()
        pupil.trainer.goOn()
    assert pupil.trainer.state == "over"
    pupil.click(pupil.spot("shareButton"))
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Arschloch, ten of the day 326: ")
    assert line.endswith(" lost")


@pytest.mark.long
def test_a_decision_of_a_round_can_be_made_once_more_and_the_match_goes_on(pupil: Pupil):
    demo = Demonstration(pupil.game, "lowest")
    demo.begin("arschloch", {"players": 4, "rounds": 3}, "lowest")
    demo.finish_round()
    demo.next_round()
    demo.finish_round()
    hindsight = pupil.session.hindsight
    own = hindsight._exchanged
    assert own, "the office of this deal has something to give"
    said = "Your decision before play began: "
    pupil.qtbot.waitUntil(lambda: hindsight.exchange.startswith(said))
    decided = hindsight._decided[own[0]]
    memory = pupil.trainer.standing
    pupil.qtbot.waitUntil(lambda: memory.begun)
    (kept,) = memory._memory.answers
    assert (kept.session, kept.office) == ("match", 0)
    assert kept.chosen == decided.legal[decided.taken].line()
    pupil.click(pupil.spot("allHandsButton"))
    pupil.click(pupil.spot("page:decided"))
    hindsight.look(own[0])
    pupil.qtbot.waitUntil(lambda: pupil.find("practiseDecision").isVisible())
    pupil.click(pupil.spot("practiseDecision"))
    pupil.wait("asking")
    assert pupil.session.snapshot.view == decided.view
    pupil.session.turn.act(decided.legal[decided.taken])
    pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
    pupil.trainer.exercise.reveal()
    pupil.click(pupil.spot("backToMatchButton"))
    pupil.qtbot.waitUntil(lambda: not pupil.session.match.practising and pupil.session.match.active)
    assert pupil.session.snapshot.round_no == 2
    assert pupil.session.table.phase == "round_over"


def test_a_bar_leads_to_what_it_is_about(pupil: Pupil, bank):
    pupil.begin()
    pupil.session.turn.act(pupil.session.snapshot.legal[0])
    pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
    pupil.trainer.stop()
    pupil.window.setProperty("page", "practice")
    pupil.click(pupil.spot("practiceOffices:0"))
    pupil.wait("asking")
    assert (pupil.trainer.subject.kind, pupil.trainer.subject.office) == ("", "0")
    assert pupil.trainer.exercise.sought.exercise.office == 0


def test_a_greater_loss_has_a_longer_bar_however_great(pupil: Pupil):
    pupil.trainer.standing.look()
    today = (datetime.now(UTC) - MONDAY) / timedelta(days=1)
    for office, loss in enumerate((1.2, 0.6)):
        pupil.trainer.standing.remember(answer(loss, days=today, seed=office, office=office))
    pupil.window.setProperty("page", "practice")
    pupil.qtbot.waitUntil(lambda: pupil.find("practiceOffices:1") is not None)
    rows = [pupil.find(f"practiceOffices:{office}") for office in (0, 1)]
    widths = [
        next(
            each.width()
            for each in row.childItems()
            if each.inherits("QQuickRectangle") and each != row.property("background")
        )
        for row in rows
    ]
    assert widths[0] == pytest.approx(2 * widths[1])


def test_a_single_day_of_practice_is_no_streak(pupil: Pupil):
    standing = pupil.trainer.standing
    today = (datetime.now(UTC) - MONDAY) / timedelta(days=1)
    standing.look()
    for ago, said in ((4, False), (1, False), (0, True)):
        standing.remember(answer(days=today - ago, seed=1 + ago))
        assert any("in a row" in line for line in standing.lines) == said, ago


def test_where_nothing_is_left_one_sentence_says_so(pupil: Pupil, monkeypatch):
    monkeypatch.setattr(exercise_source, "SEEDS", 2)
    monkeypatch.setattr(exercise_source, "_is_about", lambda exercise, theme: False)
    chosen = pupil.trainer.subject
    chosen.chooseTheme(chosen.themes[1]["value"])
    pupil.trainer.begin()
    pupil.qtbot.waitUntil(lambda: pupil.trainer.message != "")
    said = "No hand like that has come up. Try a wider selection."
    assert pupil.trainer.message == said
    assert not pupil.session.match.active
