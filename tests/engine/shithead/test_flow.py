"""Details of a Shithead round that a record does not show: events, refusals, deals."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.engine.events import Event, PlayBegan, RoundStarted, TurnBegan, WentOut
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.shithead.events import (
    BlindTurned,
    DirectionTurned,
    Drawn,
    PileBurned,
    PileTaken,
    Swapped,
    TableLaid,
)
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.pile import burns, top_cards
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from deals import cards, deal, hands
from shithead_rounds import act, dealt, legal, refused, shithead, zones_of


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """Return the events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def test_a_deal_gives_nine_cards_each_and_the_rest_to_the_stock():
    events: list[Event] = []
    state = dealt(3, emit=events.append)
    assert [len(hand) for hand in (*state.hands, *state.open, *state.blind)] == [3] * 12
    assert len(state.stock) == 52 - 36
    assert events[0] == RoundStarted(2, state.order, state.dealer, state.offices)
    table = told(events, TableLaid)
    assert table == [TableLaid(tuple(map(tuple, state.open)), (3, 3, 3, 3), 16, ())]


def test_hands_follow_from_seed_and_round_alone():
    assert dealt(3).hands == dealt(3).hands
    assert dealt(3).hands != dealt(4).hands


@pytest.mark.parametrize(
    ("players", "decks", "jokers", "joker", "count"),
    [(4, 0, 2, "none", 52), (6, 0, 2, "none", 104),
     (5, 0, 2, "reverse", 54), (3, 2, 3, "reverse", 110)],
)  # fmt: skip
def test_the_deck_follows_from_players_decks_and_jokers(players, decks, jokers, joker, count):
    rules = Rules(players=players, decks=decks, jokers=jokers, joker=joker)
    assert len(deck_of(rules)) == count


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 6, "decks": 1}, "needs_two_decks"),
        ({"players": 12}, "too_few_for_nine_each"),
        ({"players": 12, "joker": "reverse", "jokers": 1}, "too_few_for_nine_each"),
        ({"players": 13}, "number_out_of_range"),
        ({"players": 12, "joker": "reverse"}, ""),
        ({"players": 11}, ""),
        ({"players": 2, "decks": 2}, ""),
    ],
)
def test_too_few_cards_are_one_clear_problem(options, key):
    problems = Rules(**options).problems()
    assert [problem.key for problem in problems] == ([key] if key else [])


def test_every_step_of_a_ten_is_told():
    events: list[Event] = []
    state = shithead("10d 4c 5c | 9d", pile="ac", stock="6c ks")
    act(state, "10d", emit=events.append)
    assert events[1:] == [
        PileBurned(0, "ten", cards("AC 10D")),
        Drawn(0, 1, cards("KS"), 1),
        TurnBegan(0, "play"),
    ]
    played: Any = events[0]
    assert played.kind == "hand"


def test_a_blind_card_is_told_with_its_place_whether_it_fits_or_not():
    events: list[Event] = []
    state = shithead(" | 9d kd", blind="4c qc", pile="7c")
    act(state, "blind 1", emit=events.append)
    assert told(events, BlindTurned) == [BlindTurned(0, 1, cards("QC"), True)]
    played: Any = events[1]
    assert played.kind == "blind"
    events.clear()
    after = act(state, "blind 0", emit=events.append)
    assert events[:2] == [BlindTurned(0, 0, cards("4C"), False), PileTaken(0, cards("7C"))]
    assert after.known[0] == cards("4C 7C")


def test_a_joker_tells_which_way_play_goes():
    events: list[Event] = []
    state = shithead("*r *b 3c | kd | ad", pile="7c", joker="reverse")
    state = act(state, "*r", emit=events.append)
    assert told(events, DirectionTurned) == [DirectionTurned(0, True)]
    assert state.to_act == 2


def test_jokers_alone_never_burn():
    pile = cards("*R *B *R *B")
    assert burns(pile) == ""
    assert top_cards(pile) == ()
    assert burns(cards("9D 9C 9H 9S *R")) == ""


def test_content_and_swap_are_told_to_all():
    events: list[Event] = []
    state = shithead("4d 5d | 6d", open="ad | kd", lead=None, offices=(1, 0), emit=events.append)
    assert state.phase == "exchange"
    act(state, "-" if state.to_act else "swap 4d, ad", emit=events.append)
    assert told(events, Swapped)


def test_who_goes_out_is_told_before_the_next_turn():
    events: list[Event] = []
    act(shithead("qc | kd 9d | ad 4c", pile="7c"), "qc", emit=events.append)
    assert events[1:] == [WentOut(0, 1), TurnBegan(1, "play")]


def test_the_leader_of_a_deal_line_begins_and_is_bound_if_he_can():
    events: list[Event] = []
    state = shithead("3d 5d | 3c kd", lead=1, emit=events.append)
    assert told(events, PlayBegan) == [PlayBegan(1)]
    assert legal(state) == ["3C"]
    assert legal(shithead("3d 5d | 4c kd", lead=1)) == ["4C", "KD"]


def test_when_a_taking_too_many_burns_the_pile_a_blind_card_is_kept():
    state = shithead(" | 9d kd", blind="4c qc", pile="7c", burn_after_takes=3)
    state.takes = 3
    events: list[Event] = []
    after = act(state, "blind 0", emit=events.append)
    assert told(events, PileBurned) == [PileBurned(0, "takes", cards("7C"))]
    assert (after.hands[0], after.takes, after.to_act) == (list(cards("4C")), 0, 1)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("kd", "not_held"),
        ("qc", "hand_first"),
        ("7d 8c", "mixed_ranks"),
        ("4d", "below_top"),
        ("take", "can_be_laid"),
        ("blind 0", "hand_first"),
        ("-", "no_passing"),
        ("swap 7d, qc", "not_now"),
        ('{"play": ["7D"], "as": "7"}', "not_now"),
        ("7d", ""),
    ],
)
def test_from_the_hand_a_refusal_names_its_reason(text, key):
    state = shithead("4d 7d 8c | 9d", open="qc |", blind="ac |", pile="6c")
    assert refused(state, text) == key


@pytest.mark.parametrize(
    ("hand", "table", "pile", "text", "key"),
    [
        ("3d 5d", "", "", "5d", "start_with"),
        ("", "7d 8d", "7c", "7d", "open_not_higher"),
        ("", "6d 8d", "7c", "6d", "below_top"),
        ("", "6d 8d", "7c", "blind 0", "open_first"),
        ("", "", "7c", "kd", "turn_a_blind_card"),
        ("", "", "7c", "take", "turn_a_blind_card"),
        ("", "", "7c", "blind 7", "no_blind_card_there"),
        ("5d", "", "", "take", "no_pile"),
    ],
)
def test_elsewhere_too(hand, table, pile, text, key):
    state = shithead(f"{hand} | kc", open=f"{table} |", blind="ac |", pile=pile, swap=False)
    assert refused(state, text) == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("swap kd, qc", "not_held"),
        ("swap 4d, ac", "not_open"),
        ("swap 4d 5d, qc", "swap_as_many"),
        ("4d", "swap_first"),
        ("take", "swap_first"),
        ("swap 4d, qc", ""),
        ("-", ""),
    ],
)
def test_while_swapping_a_refusal_names_its_reason(text, key):
    state = shithead("4d 5d | 9d", open="qc 8c | ac", offices=(0, 1))
    assert refused(state, text) == key


def test_nothing_is_possible_when_the_round_is_over():
    state = act(shithead("qc | kd", pile="7c"), "qc")
    assert state.phase == "round_over"
    assert SHITHEAD.legal(state) == ()
    assert refused(state, "kd") == "not_now"


def test_suits_make_no_other_action():
    state = shithead("7d 7h 8c | 9d", pile="6c")
    same = SHITHEAD.same_action
    from_text = dict(zip(legal(state), SHITHEAD.legal(state), strict=True))
    assert same(state, from_text["7D"], SHITHEAD.legal(shithead("7h | 9d", pile="6c"))[0])
    assert not same(state, from_text["7D"], from_text["8C"])
    assert not same(state, from_text["7D"], from_text["7D 7H"])


def deal_of(text: str, **zones: Any) -> FixedDeal:
    """Return a deal line with zones."""
    on_table = {"open": "", "blind": "", "stock": "", "pile": "", **zones}
    return FixedDeal(hands(text), None, None, zones_of(len(hands(text)), **on_table))


@pytest.mark.parametrize(
    ("fixed", "key"),
    [
        (deal("3d | 4d | 5d"), "deal_hands"),
        (deal_of("3d | 3d"), "deal_card_not_in_deck"),
        (deal_of("3d | 4d", open="4d |"), "deal_card_not_in_deck"),
        (deal_of("3d | *R"), "deal_card_not_in_deck"),
        (deal_of("3d | 4d", open="5d 6d 7d 8d |"), "deal_table_too_full"),
        (deal_of("3d | "), "deal_empty_hand"),
        (deal_of("3d | ", open=" | 4d", stock="9d"), "deal_empty_hand"),
        (deal_of("3d | ", open=" | 4d"), ""),
        (deal_of(" | ", open=" | 4d", blind="5d |"), ""),
        (deal_of("3d | 4d", stock="9d", pile="8d"), ""),
    ],
)
def test_a_deal_line_that_makes_no_sense_is_refused(fixed, key):
    problem = SHITHEAD.cards.deal_problem(Rules(players=2), fixed)
    assert (problem.key if problem else "") == key
