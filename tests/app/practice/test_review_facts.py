"""What QML reads of luck, turning point and plays after a match, computed from the results."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.background import WorkFailed
from arschloch_gui.app.practice.evening_plays import EveningFacts
from arschloch_gui.app.practice.judged_plays import FoundPlays, JudgedMatch
from arschloch_gui.app.practice.luck import (
    LuckFacts,
    LuckFinished,
    Reckoned,
    RoundsDone,
    cost_per_round,
)
from arschloch_gui.app.practice.turning_point import TurningPointFacts
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.plays import Progress
from arschloch_gui.coach.turning_point import TurningPoint

FOUR = Seating(names=("You", "Ada", "Ben", "Cleo"), people=(0, 1, 2, 3))
JUDGED, NOT_JUDGED = LuckFinished(judged=True), LuckFinished(judged=False)
SURE, UNSURE = 0.01, 0.9


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def reckoned(lucky: float, costs: float | None, error: float = SURE) -> Reckoned:
    """Return a round with these values of the cards and of the decisions during tricks."""
    luck = Luck(1, 0, Estimate(lucky, error), Estimate(0.0, 0.0))
    plays = Estimate(costs, error) if costs is not None else None
    return Reckoned(luck, None, plays, 3)


def luck_facts(found: list[Reckoned], finished: LuckFinished | None) -> LuckFacts:
    return LuckFacts.of(found, RoundsDone(len(found), 2), finished, FOUR)


# -- luck ---------------------------------------------------------------------------------


def test_the_rounds_found_so_far_are_listed_below_the_progress():
    facts = luck_facts([reckoned(0.4, 0.2)], None)
    assert facts.sentences == ["Checking round 2 of 2…"]
    assert facts.figures == ""
    assert len(facts.rows) == 1
    assert luck_facts([reckoned(0.4, 0.2)] * 2, None).sentences == ["Checking round 2 of 2…"]


def test_luck_and_cost_are_told_in_places_per_round():
    facts = luck_facts([reckoned(0.4, 0.2), reckoned(0.2, None)], JUDGED)
    assert facts.sentences == [
        "The cards were with you: 0.5 places per round.",
        "Your decisions cost you 0.2 places per round.",
    ]
    [first, second] = facts.rows
    assert (first["luck"], first["exchange"], first["plays"]) == ("+0.6", "", "−0.3")
    assert (first["office"], first["place"]) == (FOUR.title(0), FOUR.title(3))
    assert second["plays"] == ""


def test_what_may_be_chance_is_not_told():
    facts = luck_facts([reckoned(0.4, 0.2, UNSURE)], JUDGED)
    assert facts.rows[0]["luck"] == "–"
    assert "neither for you nor against you" in facts.sentences[0]


def test_rules_that_allow_no_judgement_have_one_sentence():
    [sentence] = luck_facts([], NOT_JUDGED).sentences
    assert luck_facts([reckoned(0.4, 0.2)], NOT_JUDGED).sentences == [sentence]
    assert luck_facts([], JUDGED) == LuckFacts([sentence])


def test_rounds_without_a_decision_cost_nothing():
    found = [reckoned(0.0, 0.3), reckoned(0.0, None), reckoned(0.0, None)]
    assert cost_per_round(found).mean == pytest.approx(0.1)
    assert cost_per_round(found[1:]) == Estimate(0.0, 0.0)


# -- turning point ------------------------------------------------------------------------


def test_a_turning_point_names_the_decision_and_its_effect():
    decided: Any = SimpleNamespace(ply=17)
    point = TurningPoint(2, decided, 1.2, 3.1, 0.1)
    facts = TurningPointFacts.of(point, "Ada plays 9♥.", "8♠", 5)
    assert facts.moment == "Round 2: Ada plays 9♥. On the table: 8♠."
    assert (facts.there, facts.helped, facts.person) == (True, False, 5)
    assert (facts.round, facts.ply) == (2, 17)
    assert "first place" in facts.effect
    assert TurningPointFacts.of(TurningPoint(2, decided, 3.1, 1.2, 0.1), "", "", 5).helped


def test_without_a_turning_point_there_is_only_a_sentence():
    facts = TurningPointFacts("None.")
    assert not facts.there
    assert (facts.person, facts.round, facts.ply, facts.effect) == (-1, 0, -1, "")


# -- the evening --------------------------------------------------------------------------


def test_a_search_tells_its_progress():
    assert EveningFacts.searching(None).searches
    now = EveningFacts.searching(JudgedMatch(1, 3, Progress(2, 9)))
    assert now.sentence.startswith("Match 1 of 3:")
    assert not now.ready


def test_an_evening_without_costly_plays_has_nothing_to_set():
    none = EveningFacts.of(
        FoundPlays(date(2026, 11, 26), judged=True), lambda play: None, Settings()
    )
    assert (none.ready, none.rows, none.caution) == (False, [], "")
    told = {
        EveningFacts.of(found, lambda play: None, Settings()).sentence
        for found in (None, WorkFailed(""), FoundPlays(), FoundPlays(date(2026, 11, 26)))
    }
    assert len(told | {none.sentence}) == 5
