"""A Tarot deck at the table: the meaning of trumps is asked for, announced and shown."""

from __future__ import annotations

import pytest
from seated import Seated

from arschloch_gui.app.games.climbing.ladder import ladder_of
from arschloch_gui.app.games.climbing.table import ClimbingTable
from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.plays import meant_phrase, set_phrase
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import cards, record, round_of, rules

BOOK = compile_rules(rules("tarot"))


@pytest.mark.parametrize(
    ("played", "rank", "said"),
    [
        ("t5 t6", "T6", "trumps 5 and 6"),
        ("t1 t5", "T6", "trumps 1 and 5 as trumps 5 and 6"),
        ("9c t21", "9", "the 9 of clubs and trump 21 as two nines"),
        ("9c 9d", "9", "two nines"),
        ("t1", "T1", "trump 1"),
        ("ex", "EX", "the Excuse"),
    ],
)
def test_cards_are_told_with_what_they_count_as(qapp, played: str, rank: str, said: str):
    assert set_phrase(cards(played), rank) == said


def test_what_has_to_be_beaten_is_told_in_short(qapp):
    assert meant_phrase(cards("t1 t5"), "T5") == "trumps 4 and 5"
    assert meant_phrase(cards("9c 9d t21"), "9") == "three nines"


def test_the_ladder_shows_where_the_trumps_begin_and_end_and_the_one_to_beat():
    shown = ladder_of(BOOK, turned=False, asked="T14")
    assert shown[-6:] == ("1", "2", "T1", "T14", "T21", "EX")
    assert ladder_of(BOOK, turned=True)[-4:] == ("3", "T21", "T1", "EX")


@pytest.mark.parametrize(
    ("played", "as_rank", "rank"),
    [("t5 t7 t21", None, "T7"), ("t1 t5", "T5", "T5"), ("9c t1", None, "9"), ("3d", None, "3")],
)
def test_the_rank_to_beat_is_what_the_cards_count_as(played: str, as_rank: str | None, rank: str):
    before = round_of(f"{played} 2d | 3c 4c | 5d 6d", "tarot", lead=0)
    after = CLIMBING.step(before, Play(cards(played), as_rank), None)
    assert ClimbingTable().picture(CLIMBING.view(after, 1)).trick_plays[-1].rank == rank


HEADER: dict[str, object] = {
    "format": "arschloch-match", "version": 1, "preset": "tarot", "rules": {"players": 3},
    "seats": ["Anna", "Ben", "Cleo"], "seed": 1,
}  # fmt: skip


@pytest.fixture
def seated(new_session, qtbot, tmp_path):
    """Return a user in seat 0 who opens a record with these hands."""

    def sit_down(*hands: str, lead: int = 0, plays: tuple[object, ...] = ()) -> Seated:
        dealt = {"deal": [hand.upper().split() for hand in hands], "lead": lead}
        path = tmp_path / "row.arl"
        path.write_bytes(record(dealt, *plays, header=HEADER))
        person = Seated(new_session(1), qtbot)
        with qtbot.waitSignal(person.session.matchStarted):
            person.session.openRecord(str(path))
        person.settle()
        return person

    return sit_down


def test_the_trump_to_beat_is_among_the_ranks_at_the_table(seated):
    led = ({"seat": 1, "play": ["T14"]}, {"seat": 2, "pass": True})
    person = seated("3d 4d t20", "t14 6c 7c", "5d 6d 7d", lead=1, plays=led)
    assert person.session.table.ladder[-4:] == ["T1", "T14", "T21", "EX"]


def test_the_cards_in_hand_are_named_in_the_language_of_now(seated):
    person = seated("t1 3d", "t8 5c", "t9 5h")
    names = [row.accessible_name for row in person.session.table.hand.rows]
    with speak("de"):
        person.session.retranslate()
        assert person.session.table.hand.rows[0].accessible_name.startswith("Karo-3")
    person.session.retranslate()
    assert [row.accessible_name for row in person.session.table.hand.rows] == names


def select(person: Seated, text: str) -> None:
    holding = person.session.stage.holding
    holding.selected = set(holding.keys_for(cards(text)))


def test_the_table_asks_up_to_which_trump_a_row_goes(seated):
    person = seated("t1 t5 3d 4d", "t8 5c 6c", "t9 5h 6h")
    session, decision = person.session, person.session.decision
    select(person, "t1 t5")
    session.turn.playSelection()
    assert decision.kind == "meaning"
    assert decision.heading == "Which trump ends the run?"
    assert sorted(each["rank"] for each in decision.ranks) == ["T5", "T6"]
    ply = session.snapshot.ply
    assert decision.type("5")
    person.qtbot.waitUntil(lambda: session.snapshot.ply > ply, timeout=20_000)
    (meld,) = [meld for seat, meld in session.snapshot.view.history[:1]]
    assert (meld.cards, meld.as_rank) == (cards("t1 t5"), "T5")


def test_a_single_stand_in_is_not_asked_about(seated):
    person = seated("t1 t5 3d 4d", "t8 5c 6c", "t9 5h 6h")
    select(person, "t1")
    person.session.turn.playSelection()
    assert person.session.decision.kind == ""


def test_a_trump_is_taken_up_with_its_row_where_two_are_wanted(seated):
    led = ({"seat": 1, "play": ["5C", "5S"]}, {"seat": 2, "pass": True})
    person = seated("t4 t6 t7 3d", "5c 5s 6c", "t9 5h 6h", lead=1, plays=led)
    session = person.session
    row = next(i for i, r in enumerate(session.stage.hand.rows) if r.card == "T7")
    session.choice.selectSet(row)
    assert session.stage.holding.selection() == cards("t6 t7")
    assert session.turn.prompt == "Beat the two fives or pass"
