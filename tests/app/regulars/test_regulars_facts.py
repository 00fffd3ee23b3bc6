"""What QML reads of regulars' tables, computed from the tables and their history."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.app.files.regulars_file import MOST_TABLES, Member, RegularsTable
from arschloch_gui.app.language import speak
from arschloch_gui.app.regulars.facts import (
    LastTableFacts,
    MemberChoices,
    MemberFacts,
    OfferedGameFacts,
    RegularsFacts,
    TableHistoryFacts,
)
from arschloch_gui.app.regulars.tables import ChosenGame
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.coach.evenings import (
    SELF,
    Duel,
    Robbery,
    Standing,
    TableHistory,
    WinningStreak,
)
from arschloch_gui.engine.games import presets

MEMBERS = (Member(3, "club:bold"), Member(5, "novice"), Member(7, "expert"))
SUNDAY = RegularsTable("Sunday", MEMBERS, "president-sober", {"players": 4})
OTHER = replace(SUNDAY, name="Monday", game="Ours")
ADA, BEN = PEOPLE[3], PEOPLE[5]


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


# -- tables -------------------------------------------------------------------------------


def test_the_selected_table_is_described_by_its_game_and_members():
    facts = RegularsFacts.of({"a": SUNDAY, "b": OTHER}, "a", 2)
    assert facts.tables == [{"value": "a", "text": "Sunday"}, {"value": "b", "text": "Monday"}]
    assert (facts.current, facts.name, facts.picture) == ("a", "Sunday", "president-sober")
    assert facts.sentence.startswith(f"President with {ADA}, {BEN}")
    assert "4 player" in facts.game
    custom = RegularsFacts.of({"b": OTHER}, "b", 1)
    assert custom.picture.startswith("own-")


def test_without_a_table_nothing_is_described():
    assert RegularsFacts.of({}, "", 0) == RegularsFacts([], full=False)
    assert LastTableFacts.of(None) == LastTableFacts("", "")
    assert LastTableFacts.of(SUNDAY).lastName == "Sunday"


def test_tables_that_this_version_cannot_play_count_towards_the_maximum():
    assert RegularsFacts.of({"a": SUNDAY}, "a", MOST_TABLES).full
    assert not RegularsFacts.of({"a": SUNDAY}, "a", MOST_TABLES - 1).full


def test_a_table_can_take_another_game_that_can_be_played():
    rules = presets()["president-sober"].for_players(4)
    same = ChosenGame("president-sober", rules)
    assert not OfferedGameFacts.of(same, SUNDAY).canTakeGame
    assert OfferedGameFacts.of(same, None).canTakeGame
    longer = ChosenGame("president-sober", rules.lasting(9))
    assert OfferedGameFacts.of(longer, SUNDAY).canTakeGame
    broken = ChosenGame("arschloch", presets()["arschloch"].for_players(12))
    assert not OfferedGameFacts.of(broken, SUNDAY).canTakeGame


# -- members ------------------------------------------------------------------------------


def test_a_member_has_a_face_a_level_and_a_character():
    facts = MemberFacts.of(SUNDAY, 0)
    assert [each["name"] for each in facts.all] == [PEOPLE[3], PEOPLE[5], PEOPLE[7]]
    assert (facts.at, facts.person, facts.level, facts.character) == (0, 3, "club", "bold")
    other = MemberFacts.of(SUNDAY, 1)
    assert (other.person, other.level, other.character) == (5, "novice", "")
    assert MemberFacts.of(None, 0) == MemberFacts()


def test_a_character_is_optional():
    choices = MemberChoices.of()
    assert [each["text"] for each in choices.levels] == [
        "Easy", "Casual", "Good", "Strong", "Expert",
    ]  # fmt: skip
    assert choices.characters[0] == {"value": "", "text": "Nothing in particular"}
    assert "bold" in [each["value"] for each in choices.characters]


# -- history ------------------------------------------------------------------------------

HISTORY = TableHistory(
    evenings=2,
    matches=1,
    rounds=5,
    people=(Standing(ADA, 5, 3, 0, 1, 0.1), Standing(SELF, 5, 1, 4, 0, 0.8)),
    streak=WinningStreak(ADA, 3),
    last_most_often=(SELF,),
    duels=(Duel(ADA, 1, 4),),
    robbery=Robbery(ADA, SELF, ("2H", "2S"), 1.9),
)


def history(**more: Any) -> TableHistoryFacts:
    told: dict[str, Any] = {"history": HISTORY, "table": SUNDAY, "known": True, **more}
    settings = Settings(playerName="Mia", portrait=9)
    return TableHistoryFacts.of(told["history"], told["table"], settings, known=told["known"])


def test_a_table_without_rounds_says_so_only_once_it_is_known():
    empty = history(history=TableHistory())
    assert (empty.none, empty.amount, empty.rows, empty.lines) == (True, "", [], [])
    assert not history(history=TableHistory(), known=False).none
    assert not history().none


def test_figures_stand_under_the_titles_of_the_game():
    facts = history()
    assert facts.amount == "2 evenings · 1 match · 5 rounds"
    assert facts.columns == ["Matches won", "President", "Tramp", "You : opponent"]
    first, second = facts.rows
    assert (first["name"], first["figures"]) == (ADA, ["1", "3", "0", "1 : 4"])
    assert (second["name"], second["own"], second["person"]) == ("Mia", True, 9)
    assert second["told"] == "Mia, Matches won: 0, President: 1, Tramp: 4"
    assert history(table=None).columns[1:3] == ["First", "Last"]


def test_the_most_memorable_facts_are_sentences():
    streak, last, robbery = history().lines
    assert streak == f"Longest winning streak: {ADA}, 3 rounds"
    assert last == "Most often Tramp: Mia, 4 times"
    assert robbery.endswith(f"(Mia → {ADA})")
    assert "2 of hearts" in robbery
