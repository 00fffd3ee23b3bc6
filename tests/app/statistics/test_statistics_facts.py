"""What QML reads of statistics and career, computed from the counted rounds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.language import speak
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.statistics.facts import (
    CareerFacts,
    FigureFacts,
    RoundFilter,
    RoundFilterFacts,
)
from arschloch_gui.app.statistics.trophies import ShelfFacts
from arschloch_gui.coach.career import Career
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.played import PlayedRound

START = datetime(2026, 11, 1, 20, tzinfo=UTC)
LATER = START + timedelta(days=1)

GOOD_CARDS = Luck(1, -1, Estimate(0.5, 0.1), Estimate(0.0, 0.1))


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def rounds(places: str, **changed: object) -> list[PlayedRound]:
    """Return rounds with these places, a minute apart."""
    played = [
        PlayedRound(
            f"{at:016x}", START + timedelta(minutes=at), "arschloch", 4, ("club",) * 3, int(place)
        )
        for at, place in enumerate(places)
    ]
    return [replace(each, **changed) for each in played]


def figures(played: list[PlayedRound], settings: Settings | None = None) -> FigureFacts:
    return FigureFacts.of(played, LATER, settings or Settings(), busy=False)


# -- career -------------------------------------------------------------------------------


def test_a_career_begins_with_rounds_and_has_a_title_when_there_are_enough():
    assert CareerFacts.of(Career(0, None, 0.0), Settings()).careerLine == ""
    begun = CareerFacts.of(Career(1, None, 1.0), Settings())
    assert begun.careerLine == "Your career begins: 1 of 20 rounds"
    assert "19" in begun.careerSentence
    assert begun.careerInsignia == ""
    king = CareerFacts.of(Career(40, 4, 0.9), Settings())
    assert king.careerInsignia == "crown"
    assert king.careerLine == "Your career: King, 40 rounds"
    assert (
        CareerFacts.of(Career(40, 4, 0.9), Settings(titles="career")).careerLine != king.careerLine
    )


# -- the filter ---------------------------------------------------------------------------


def test_only_what_was_played_can_be_chosen():
    played = rounds("11") + rounds("2", players=5, levels=("club", "novice", "club", "club"))
    facts = RoundFilterFacts.of(played, RoundFilter())
    assert [each["text"] for each in facts.games] == ["All games", "Arschloch"]
    assert [each["text"] for each in facts.levels] == ["All", "Good", "Mixed"]
    assert [each["value"] for each in facts.sizes] == ["", "4", "5"]
    assert facts.begun
    assert not RoundFilterFacts.of([], RoundFilter()).begun


def test_custom_games_are_listed_last_and_are_not_the_game_they_are_based_on():
    played = rounds("1", game="Sunday") + rounds("1", preset="dalmuti")
    played += rounds("1", preset="trouduc")
    facts = RoundFilterFacts.of(played, RoundFilter())
    assert [each["text"] for each in facts.games] == [
        "All games", "Trou du cul", "The Great Dalmuti", "Sunday",
    ]  # fmt: skip
    for choice, count in zip(facts.games, (3, 1, 1, 1), strict=True):
        assert sum(map(RoundFilter(game=choice["value"]).accepts, played)) == count


def test_a_filter_can_be_of_levels_and_players():
    played = rounds("1") + rounds("1", players=5, levels=("novice",) * 4)
    assert [RoundFilter(level="novice").accepts(each) for each in played] == [False, True]
    assert [RoundFilter(size="4").accepts(each) for each in played] == [True, False]
    assert not any(RoundFilter(level="novice", size="4").accepts(each) for each in played)


# -- figures ------------------------------------------------------------------------------


def test_no_rounds_have_no_figures():
    assert figures([]) == FigureFacts()


def test_a_row_for_each_place_has_its_share_of_the_rounds():
    facts = figures(rounds("1114"))
    assert [row["loss"] for row in facts.offices] == [0.75, 0.0, 0.0, 0.25]
    assert facts.offices[0]["label"] == "King"
    mild = figures(rounds("1114"), Settings(mild=True))
    assert mild.offices[-1]["label"] != facts.offices[-1]["label"]


def test_tables_of_several_sizes_are_counted_by_thirds():
    facts = figures(rounds("14") + rounds("35", players=5))
    assert [row["loss"] for row in facts.offices] == [0.25, 0.25, 0.5]


def test_the_chart_begins_with_the_oldest_rounds():
    facts = figures(rounds("14"))
    assert [point["office"] for point in facts.points] == [1.0, -1.0]
    assert facts.chartLine != ""


def test_missing_luck_is_told_apart_from_luck_being_computed():
    played = rounds("1")
    busy = FigureFacts.of(played, LATER, Settings(), busy=True)
    assert busy.lines[2] != figures(played).lines[2]
    known = figures(rounds("1234", luck=GOOD_CARDS))
    assert len(known.lines) == len(figures(rounds("1234")).lines) + 1


# -- trophies -----------------------------------------------------------------------------


def test_the_shelf_has_every_trophy_but_a_date_for_the_earned_only():
    facts = ShelfFacts.of({"first_crown": START})
    earned = [each for each in facts.shelf if each["earned"]]
    assert [each["key"] for each in earned] == ["first_crown"]
    assert str(earned[0]["when"]).startswith("On your shelf since ")
    assert facts.line == f"1 of {len(facts.shelf)} trophies on your shelf"
    assert ShelfFacts.of(None).line == ""
    assert ShelfFacts.of({}).line != ""
