"""A judged choice: what is known after each progress of the judging, and what QML reads of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.exercise_source import ThatEvening
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.practice.judged_choice import SHOWN, ChoiceFacts, JudgedChoice
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.verdict import Verdict

BEST, FINE, BLUNDER = 0, 1, 2
LOSSES = (0.0, 0.01, 0.5, 0.3)


class Words:
    """Options called A, B, C …, at a table of four."""

    players, in_trick, ends = 4, False, ("King", "Asshole")

    def line_of(self, index: int) -> str:
        return chr(ord("A") + index)

    def then_line_of(self, index: int) -> str:
        return f"you chose {self.line_of(index)}"

    def option(self, index: int) -> dict[str, object]:
        return {"cards": [], "wanted": [], "choice": self.line_of(index)}

    def why(self, worse: int, better: int) -> str:
        return f"{self.line_of(better)} beats {self.line_of(worse)}."


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def judged(*losses: float, stderr: float = 0.001) -> Judgement:
    return Judgement(
        tuple(Judged(at, -loss, stderr, 0.4, 0.1, loss, stderr) for at, loss in enumerate(losses)),
        100,
    )


def progress(taken: int, *, done: bool = True, waited: bool = False) -> JudgingProgress:
    return JudgingProgress(1, judged(*LOSSES), taken, done, waited=waited)


def heard(taken: int, *, may_retry: bool = False, **before: Any) -> JudgedChoice:
    return JudgedChoice(**before).heard(progress(taken), may_retry=may_retry)


def facts(choice: JudgedChoice, *, in_trick: bool = False) -> ChoiceFacts:
    texts: Any = Words()
    texts.in_trick = in_trick
    return ChoiceFacts.of(choice, texts)


# -- hearing ------------------------------------------------------------------------------


def test_there_is_no_verdict_before_it_is_certain_or_waited_for():
    early = JudgedChoice().heard(progress(BLUNDER, done=False), may_retry=False)
    assert (early.verdict, early.taken, early.is_certain) == (None, BLUNDER, False)
    waited = early.heard(progress(BLUNDER, done=False, waited=True), may_retry=False)
    assert (waited.verdict, waited.is_certain) == (Verdict.BLUNDER, False)
    assert waited.heard(progress(BLUNDER), may_retry=False).is_certain


def test_a_certain_verdict_stays():
    sure = heard(BLUNDER)
    later = JudgingProgress(1, judged(0.5, 0.01, 0.0), BLUNDER, done=True)
    after = sure.heard(later, may_retry=False)
    assert (after.verdict, after.found) == (sure.verdict, sure.found)
    assert after.judgement == later.judgement


def test_figures_shown_do_not_change_while_the_verdict_is_the_same():
    before = JudgedChoice().heard(progress(BLUNDER, done=False, waited=True), may_retry=False)
    more = JudgingProgress(1, judged(0.0, 0.01, 0.6), BLUNDER, done=False, waited=True)
    assert before.heard(more, may_retry=False).found == before.found
    certain = replace(more, done=True)
    assert before.heard(certain, may_retry=False).found != before.found


def test_judging_that_fails_leaves_an_earlier_verdict():
    nothing = JudgingProgress(1, None, BLUNDER, done=True, failed="")
    assert JudgedChoice().heard(nothing, may_retry=False).failed
    waited = JudgedChoice().heard(progress(BLUNDER, done=False, waited=True), may_retry=False)
    after = waited.heard(nothing, may_retry=False)
    assert (after.failed, after.verdict, after.is_certain) == (False, Verdict.BLUNDER, True)


def test_only_a_bad_choice_hides_its_figures_for_a_second_try():
    assert heard(BLUNDER, may_retry=True).hides
    assert not heard(BEST, may_retry=True).hides
    assert not heard(BLUNDER).hides
    assert heard(BLUNDER, may_retry=True).compared is None


# -- comparison ---------------------------------------------------------------------------


def test_a_bad_choice_is_compared_with_the_best_and_a_good_one_with_a_tempting_one():
    assert heard(BLUNDER).compared == (BLUNDER, BEST)
    assert heard(BEST, usual=(BLUNDER,)).compared == (BLUNDER, BEST)
    assert heard(BEST, first=BLUNDER).compared == (BLUNDER, BEST)
    assert heard(BEST).compared == (3, BEST), "the cheapest mistake"
    assert heard(BLUNDER).other is None
    assert JudgedChoice().compared is None


def test_the_chosen_option_is_listed_even_if_it_is_not_among_the_best():
    many = judged(*(0.1 * at for at in range(SHOWN + 3)))
    last = SHOWN + 2
    choice = JudgedChoice().heard(JudgingProgress(1, many, last, done=True), may_retry=False)
    assert [each.index for each in choice.shown] == [*range(SHOWN), last]
    assert [row["chosen"] for row in facts(choice).options] == [False] * SHOWN + [True]


# -- facts --------------------------------------------------------------------------------


def test_without_a_verdict_there_is_only_a_heading():
    assert ChoiceFacts.of(JudgedChoice(), None) == ChoiceFacts("Playing out your choice…", "", "")
    early = facts(JudgedChoice(taken=1))
    assert (early.sign, early.cost, early.options, early.good) == ("", "", [], False)
    assert early.highest == "King"
    assert facts(JudgedChoice(failed=True)).heading != early.heading


def test_a_bad_choice_says_what_is_better():
    shown = facts(heard(BLUNDER))
    assert (shown.heading, shown.sign, shown.costly, shown.good) == ("Blunder", "??", True, False)
    assert shown.reasons == "A beats C."
    assert [row["choice"] for row in shown.options] == ["A", "B", "D", "C"]


def test_hidden_figures_leave_a_hint():
    open_, hidden = facts(heard(BLUNDER)), facts(heard(BLUNDER, may_retry=True))
    assert hidden.sign == open_.sign
    assert (hidden.reasons, hidden.evening, hidden.caution, hidden.options) == ("", "", "", [])
    assert hidden.cost not in ("", open_.cost)


def test_a_right_answer_names_the_first_choice_or_a_tempting_one():
    tempted = facts(heard(BEST, usual=(BLUNDER,))).reasons
    assert tempted.startswith("Tempting, but worse: C.")
    assert tempted.endswith("\nA beats C.")
    assert facts(heard(BEST, first=BLUNDER)).reasons.startswith("Your first choice")


def test_a_play_of_an_evening_is_compared_with_what_was_played_then():
    then = ThatEvening(BLUNDER, 0.5, BEST)
    other = facts(heard(BEST, usual=(BLUNDER,), then=then))
    assert "you chose C" in other.evening
    assert other.reasons == "A beats C.", "the evening names it"
    assert facts(heard(BLUNDER, then=then)).evening != other.evening
    assert facts(heard(BEST)).evening == ""


def test_only_verdicts_on_plays_are_rough():
    assert facts(heard(BEST), in_trick=True).caution != ""
    assert facts(heard(BEST)).caution == ""
