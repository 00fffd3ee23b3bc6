"""The display of house rules: facts follow the events, words and signs follow the facts."""

from __future__ import annotations

from random import Random

import pytest
from seated import OVER, Seated

from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.actions import Play
from long import long_param


def test_offices_of_one_title_are_told_apart_by_numbers(qapp):
    sitters = Seating(tuple("abcdef"), tuple(range(6)), 0, "sober")
    assert [sitters.title(office) for office in (1, 2, 3, 4)] == [
        "Prime Minister", "Citizen 1", "Citizen 2", "Worker",
    ]  # fmt: skip


@pytest.mark.sampled
def test_while_everybody_changes_seats_the_prompt_says_so(new_session, settings, qtbot):
    seated = Seated(new_session(2), qtbot)
    seated.begin("arschloch", players=4)
    session = seated.session
    while session.table.phase not in OVER:
        seated.act(session.snapshot.legal[0])
    prompts: list[str] = []
    session.stage.changed.connect(lambda: prompts.append(session.turn.prompt))
    settings.change("speed", 1)
    session.match.nextRound()
    qtbot.waitUntil(lambda: "changes seats" in session.turn.prompt)
    settings.change("speed", 0)
    session.director.finish()
    seated.settle()
    assert "The round is over." not in prompts


RULES = [
    {"match_or_skip": True, "revolution": "four", "bomb": "any", "deck": "french52",
     "rank_order": "2-A", "missing": ["10S"], "surplus": "random_hidden", "players": 5},
    {"lock": True, "eight_cuts": True, "deck": "french52", "rank_order": "3-2", "players": 4},
    {"last_card_penalty": ["A", "K"], "exchange": "ask", "top_announce": True, "players": 4},
    {"exchange": "negotiate", "putsch": True, "tabula_rasa": True, "players": 5},
    {"illegal_play_penalty": True, "run_of_three_bonus": True, "climb_bonus": "both"},
]  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("rules", [RULES[0], *map(long_param, RULES[1:])])
def test_events_of_house_rules_lead_the_picture_to_the_snapshot(
    new_session, qtbot, monkeypatch, rules
):
    """`settle` after each report only repeats the result of the events."""
    settle = TableState.settle
    checked: list[int] = []

    def checking(stage: TableState, snapshot) -> None:
        before = facts(stage)
        settle(stage, snapshot)
        if stage.round_no and snapshot.view is not None and checked:
            assert facts(stage) == before
        checked.append(1)

    monkeypatch.setattr(TableState, "settle", checking)
    seated = Seated(new_session(4), qtbot)
    seated.begin("arschloch", rounds=3, **rules)
    session, rng = seated.session, Random(1)
    while session.table.phase != "match_over":
        if session.table.phase in OVER:
            seated.next_round()
            continue
        plays = [a for a in session.snapshot.legal if isinstance(a, Play)]
        seated.act(rng.choice(plays or session.snapshot.legal))


def facts(stage: TableState) -> tuple:
    return (
        [(r.key, r.count, r.place, r.finished, r.open_hand) for r in stage.seats.rows],
        sorted(stage.holding.cards.values()),
        [(play.at, play.seat, play.cards) for play in stage.trick_plays],
        (stage.turn, stage.reversed, dict(stage.marks), stage.round_no, stage.phase),
        (stage.aside, stage.hidden_aside, stage.discarded, sorted(stage.passed)),
    )
