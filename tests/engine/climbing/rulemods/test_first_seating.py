"""`first_seating=draw`: seats and positions of the first round are drawn."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.cards import format_cards, rank_of
from arschloch_gui.engine.climbing.events import SeatsDrawn
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.events import Event, Reseated, RoundStarted
from arschloch_gui.engine.family import Carry, RoundSetup
from deals import match_of, round_of, rules


def started(seed: int, players: int = 8, **values: Any) -> tuple[RoundState, list[Event]]:
    chosen = rules("dalmuti", players=players, **values)
    events: list[Event] = []
    setup = RoundSetup(seed, 1, Carry(tuple(range(players))))
    return CLIMBING.start_round(chosen, setup, events.append), events


def test_the_strongest_card_drawn_makes_the_highest_office_and_leads():
    for seed in range(40):
        state, events = started(seed, 5)
        drawn = events[0]
        assert isinstance(drawn, SeatsDrawn)
        order = state.book.order[0]
        strengths = [[order[rank_of(c)] for c in drawn.cards[seat]] for seat in drawn.offices]
        assert strengths == sorted(strengths, reverse=True)
        assert state.offices == drawn.offices == state.order
        assert (state.to_act, state.dealer) == (drawn.offices[0], drawn.offices[-1])
        assert state.phase == "play", "an office that was only drawn pays and gets no taxes"


def test_whoever_is_tied_draws_again_and_nobody_else():
    again = 0
    for seed in range(40):
        _, (drawn, *_) = started(seed)
        assert isinstance(drawn, SeatsDrawn)
        cards = drawn.cards
        assert len(set(cards)) == len(cards)
        for seat, own in enumerate(cards):
            others = [other for at, other in enumerate(cards) if at != seat]
            for length in range(1, len(own)):
                assert any(other[:length] == own[:length] for other in others)
            again += len(own) > 1
    assert again


def test_no_card_is_drawn_that_is_not_there():
    state, (drawn, *_) = started(1)
    assert isinstance(drawn, SeatsDrawn)
    played = [card for own in drawn.cards for card in own]
    assert all(played.count(card) <= state.book.deck.count(card) for card in played)


def test_a_jester_drawn_counts_as_it_does_alone():
    seen = 0
    for seed in range(60):
        state, (drawn, *_) = started(seed, 4)
        assert isinstance(drawn, SeatsDrawn)
        if format_cards(drawn.cards[state.offices[-1]])[0] == "*":
            seen += 1
        assert all(format_cards(drawn.cards[seat])[0] != "*" for seat in state.offices[:2])
    assert seen


def test_the_draw_is_told_before_everybody_sits_down():
    _, events = started(1)
    assert [type(event) for event in events[:3]] == [SeatsDrawn, Reseated, RoundStarted]


def test_a_deck_that_cannot_part_them_leaves_them_as_they_drew():
    same = ["1"] + ["2"] * 2 + [str(n) for n in range(3, 12) for _ in range(n)]
    state, (drawn, *_) = started(1, 4, missing=same, jokers=0)
    assert isinstance(drawn, SeatsDrawn)
    assert {len(own) for own in drawn.cards} == {3}
    assert state.offices == (0, 1, 2, 3)


def test_nobody_draws_where_offices_are_there_or_seats_are_kept():
    events: list[Event] = []
    deal = "12 5 | 11 4 | 10 3 | 9 2"
    round_of(deal, "dalmuti", offices=(2, 0, 1, 3), emit=events.append)
    round_of(deal, "dalmuti", first_seating="as_seated", emit=events.append)
    assert not [event for event in events if isinstance(event, SeatsDrawn)]


def test_drawn_seats_stay_where_nobody_changes_places():
    state = round_of("12 | 11 5 | 10 3 | 9 4", "dalmuti", reseat=False)
    assert state.order == state.offices


def test_no_putsch_against_an_office_that_was_drawn():
    assert round_of("12 5 | 11 4 | 10 3 | 9 2", "dalmuti", putsch=True).phase == "play"


def test_the_second_round_is_dealt_by_offices_earned():
    match = match_of("dalmuti", 4, rounds=2)
    match.start_round()
    while match.round_no == 1 and match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    earned = match.carry.offices
    match.start_round()
    assert match.state.offices == match.state.order == earned
    assert match.phase in ("exchange", "putsch")
