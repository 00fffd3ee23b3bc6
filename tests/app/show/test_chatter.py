"""The remarks of players at the table: who speaks, when, and what about."""

from __future__ import annotations

import pytest

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.show import chatter as chatting
from arschloch_gui.app.show.chatter import MOST, SELDOM, Chatter
from arschloch_gui.app.show.memory import TableMemory
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.personas import character_of
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording.lines import LINES
from arschloch_gui.app.wording.remembered import REMARKS
from arschloch_gui.coach.evenings import SELF
from arschloch_gui.engine.match import Finished

NAMES = ("You", "Ben", "Cleo", "Dora")


def table(titles: str = "royal", levels: tuple[str, ...] = (), players: int = 4) -> TableState:
    names = (*NAMES, *(f"P{seat}" for seat in range(4, players)))[:players]
    stage = TableState(Seating(names, tuple(range(players)), 0, titles, levels), table_of)
    stage.round_no = 2
    return stage


@pytest.fixture
def lot(monkeypatch) -> list[int]:
    """Return a list with the number that decides about each remark, instead of a random one."""
    drawn = [0]
    monkeypatch.setattr(chatting, "_lot", lambda shown, occasion, seat: drawn[0])
    return drawn


def said(stage: TableState, chatter: Chatter, occasion: str, seat: int = 1) -> str:
    """Return what a player says at an occasion."""
    stage.sayings.clear()
    chatter.speak(stage, occasion, seat)
    return stage.sayings.get(seat, "")


# -- whether somebody speaks -----------------------------------------------------------------


def test_at_most_occasions_only_one_player_in_three_speaks(qapp, lot):
    stage = table()
    spoken = []
    for lot[0] in range(2 * SELDOM):
        spoken.append(bool(said(stage, Chatter(), "ace")))
    assert spoken == [True, False, False] * 2


@pytest.mark.parametrize("occasion", ["crowned", "stays", "mocked", "robs"])
def test_who_is_crowned_mocked_or_robs_always_speaks(qapp, lot, occasion):
    lot[0] = 1
    stage, chatter = table(), Chatter()
    assert said(stage, chatter, occasion)
    assert said(stage, chatter, occasion, seat=2), "in the same trick as well"


def test_one_remark_per_trick_is_enough(qapp, lot):
    stage, chatter = table(), Chatter()
    assert said(stage, chatter, "ace")
    assert said(stage, chatter, "ace", seat=2) == ""
    chatter.trick_over()
    assert said(stage, chatter, "ace", seat=2)


def test_the_user_never_speaks(qapp, lot):
    assert said(table(), Chatter(), "crowned", seat=0) == ""


def test_at_a_crowded_table_nobody_speaks(qapp, lot):
    assert said(table(players=MOST), Chatter(), "crowned")
    assert said(table(players=MOST + 1), Chatter(), "crowned") == ""


def test_the_same_moment_leads_to_the_same_remark(qapp):
    moments = [(fingerprint, plays) for fingerprint in "ab" for plays in range(30)]

    def everything() -> list[str]:
        stage, found = table(), []
        for stage.fingerprint, stage.plays in moments:
            found.append(said(stage, Chatter(), "ace"))
        return found

    first = everything()
    assert first == everything()
    assert first[:30] != first[30:], "another match, other remarks"
    assert len(set(first)) > 2, "and not always the same"


# -- what they say ---------------------------------------------------------------------------


def test_the_lines_of_a_player_alternate(qapp, lot):
    stage, chatter = table(levels=("", "club:bold", "club", "club")), Chatter()
    lines = [said(stage, chatter, "crowned") for _ in range(4)]
    assert lines[0] != lines[1]
    assert lines == lines[:2] * 2
    assert set(lines) <= set(LINES["crowned"]["bold"])


def test_the_level_names_the_style_before_the_persona(qapp, lot):
    seen = {}
    for level in ("club:bold", "club:careful", "lowest", ""):
        stage = table(levels=("", level, "club", "club") if level else ())
        seen[level] = said(stage, Chatter(), "ace")
    assert seen["club:bold"] in LINES["ace"]["bold"]
    assert seen["club:careful"] in LINES["ace"]["careful"]
    own = LINES["ace"][character_of("Ben")]
    assert seen["lowest"] in own, "reference players have no style"
    assert seen[""] in own


def test_the_lot_chooses_among_the_lines(qapp, lot):
    stage = table(levels=("", "club:bold", "club", "club"))
    lines = []
    for lot[0] in (0, 7 * SELDOM, 7, 14):
        lines.append(said(stage, Chatter(), "crowned"))
    first, second, *_ = LINES["crowned"]["bold"]
    count = len(LINES["crowned"]["bold"])
    assert lines[0] == first
    assert lines[2] == second
    assert lines[3] == LINES["crowned"]["bold"][2 % count]


@pytest.mark.parametrize(
    ("number", "titles", "last_before", "occasion"),
    [
        (1, "royal", 3, "cursed"),
        (1, "royal", 1, "cursed_again"),
        (2, "royal", 1, "mocked"),
        (1, "royal_mild", 1, "mocked"),
    ],
)
def test_who_comes_last_may_curse_at_a_vulgar_table(
    qapp, lot, number, titles, last_before, occasion
):
    stage = table(titles)
    offices = (*(seat for seat in range(4) if seat != last_before), last_before)
    # The second round is the one that ends now, so only the first one counts.
    stage.rounds = tuple(
        Finished(offices=each, points=(), hands=()) for each in (offices, (0, 2, 3, 1))
    )
    lot[0] = number
    line = said(stage, Chatter(), "mocked")
    by_style = LINES[occasion]
    assert line in by_style.get(character_of("Ben"), by_style[""])


# -- memories --------------------------------------------------------------------------------


def remembering(*before: tuple[str, ...], tonight: tuple[tuple[int, ...], ...] = ()) -> TableState:
    """Return a table of regulars after some rounds, the last ones in this match."""
    stage = table()
    stage.memory = TableMemory(before)
    stage.rounds = tuple(Finished(offices=each, points=(), hands=()) for each in tonight)
    stage.round_no = len(tonight) + 1
    return stage


BEN_CLIMBS = ((0, 2, 3, 1),)
"""A round in which Ben came last: that he wins now is worth a remark, but no surprise."""
OTHERS = [(SELF, "Cleo", "Ben", "Dora")] * 10
"""Rounds that Ben has never won, which makes his first crown a surprise."""


def test_a_surprise_is_mentioned_whatever_the_lot(qapp, lot):
    stage = remembering(*OTHERS)
    for lot[0] in range(SELDOM):
        stage.sayings.clear()
        assert Chatter().recall(stage, "crowned", 1)
        assert stage.sayings == {1: REMARKS["first_crown"]}


def test_other_memories_are_mentioned_seldom(qapp, lot):
    stage = remembering(tonight=BEN_CLIMBS)
    mentioned = []
    for lot[0] in range(2 * SELDOM):
        stage.sayings.clear()
        mentioned.append(Chatter().recall(stage, "crowned", 1))
        assert stage.sayings == ({1: REMARKS["climbed"]} if mentioned[-1] else {})
    assert mentioned == [True, False, False] * 2


def test_memories_are_mentioned_once_a_round(qapp, lot):
    stage, chatter = remembering(*OTHERS), Chatter()
    assert chatter.recall(stage, "crowned", 1)
    assert not chatter.recall(stage, "crowned", 1)
    stage.round_no = 2
    stage.rounds = (Finished(offices=(0, 2, 1, 3), points=(), hands=()),)
    assert chatter.recall(stage, "crowned", 1)


def test_after_a_memory_nothing_more_is_said_in_the_trick(qapp, lot):
    stage, chatter = remembering(*OTHERS), Chatter()
    assert chatter.recall(stage, "crowned", 1)
    assert said(stage, chatter, "ace", seat=2) == ""


def test_a_memory_of_a_last_place_is_another_one(qapp, lot):
    stage = remembering(tonight=((1, 0, 2, 3),))
    assert Chatter().recall(stage, "mocked", 1)
    assert stage.sayings == {1: REMARKS["fallen"]}
    stage.sayings.clear()
    assert not Chatter().recall(stage, "crowned", 1)


def test_the_player_who_lost_the_throne_speaks_of_it(qapp, lot):
    stage = remembering(tonight=((0, 1, 2, 3), (2, 0, 1, 3)))
    assert Chatter().recall(stage, "crowned", 0)
    assert stage.sayings == {2: REMARKS["throne"]}


def test_without_regulars_or_at_a_crowded_table_nobody_remembers(qapp, lot):
    stage = remembering(*OTHERS)
    stage.memory = None
    assert not Chatter().recall(stage, "crowned", 1)
    for players, remembers in ((MOST, True), (MOST + 1, False)):
        stage = table(players=players)
        stage.round_no, stage.memory = 1, TableMemory(tuple(OTHERS))
        assert Chatter().recall(stage, "crowned", 1) is remembers
