"""A round of Grand Seigneur from the deal to the final positions, and its refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest
from in_one_test import in_one_test
from seigneur_rounds import act, action_of, legal, refused, seigneur

from arschloch_gui.engine.actions import Declare, Give, Play
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsPassedOn,
    Event,
    LeadInherited,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundStarted,
    SecretTurn,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import Carry, FixedDeal, Refusal, RoundSetup
from arschloch_gui.engine.games import problems_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import RecordError, read
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.events import Wished, WishGranted
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from deals import NAMES, cards, deal, hands, match_of, record

LATER = "2c 3c | 4c | 5c | 6c kc | 7c ac dr"
FIVE = "mj 3c 9c | 2c 8d | 4c 8c | 7c 7d 7h 7s | 6c"


def test_a_round_tells_what_happens():
    told: list[Event] = []
    state = seigneur(FIVE, emit=told.append)
    assert [type(event) for event in told] == [
        RoundStarted, *[CardsDealt] * 5, PlayBegan, TurnBegan,
    ]  # fmt: skip
    told.clear()
    state = act(state, '{"play": ["MJ"], "wish": "8"}', "-", "8d", "-", "-", emit=told.append)
    assert told == [
        Played(0, cards("mj"), "single", None, 2), Wished(0, "8"),
        TurnBegan(1, "play"), SecretTurn(3, "bomb", 3),
        SecretTurn(1, "play", 3),
        Played(1, cards("8d"), "single", None, 1), WishGranted(1, "8"),
        TurnBegan(2, "play"), SecretTurn(3, "bomb", 3),
        SecretTurn(2, "play", 3),
        Passed(2), TurnBegan(3, "play"),
    ]  # fmt: skip
    told.clear()
    act(state, "7c 7d 7h 7s", "-", "-", "-", "-", emit=told.append)
    assert [event for event in told if not isinstance(event, TurnBegan)] == [
        Played(3, cards("7d 7c 7h 7s"), "bomb", None, 0), WentOut(3, 1),
        Passed(4), Passed(0), Passed(1), Passed(2), TrickTaken(3, 6), LeadInherited(4),
    ]  # fmt: skip


def test_what_was_taken_is_counted_and_lies_with_its_taker():
    state = act(seigneur(FIVE), '{"play": ["MJ"], "wish": "8"}', "-", "8d", "-", "-")
    assert state.taken == ()
    state = act(state, "7c 7d 7h 7s", "-", "-", "-", "-")
    assert state.taken == ((3, 6),), "whoever is out by it has taken it all the same"
    assert SEIGNEUR.view(state, 0).taken == state.taken


def test_the_exchange_tells_who_gave_what_to_those_it_concerns():
    told: list[Event] = []
    state = seigneur(
        "2c 3c | 4c | 5c | 6c kc | 7c ac dr", offices=(0, 1, 2, 3, 4), emit=told.append
    )
    given = [event for event in told if isinstance(event, CardsGiven)]
    assert given == [
        CardsGiven(4, 0, 2, cards("ac dr")), CardsGiven(3, 1, 1, cards("kc")),
    ]  # fmt: skip
    assert (state.phase, state.to_act) == ("exchange", 0)
    told.clear()
    for action in (Give(cards("4c"), 3), Give(cards("2c 3c"), 4)):
        SEIGNEUR.advance(state, action, told.append)
    assert told == [
        CardsPassedOn(1, 3, 1, cards("4c")), CardsPassedOn(0, 4, 2, cards("2c 3c")),
        CardsGiven(0, 4, 2, cards("2c 3c")), CardsGiven(1, 3, 1, cards("4c")),
        PlayBegan(0), TurnBegan(0, "play"),
    ]  # fmt: skip


def test_in_whatever_order_cards_are_returned_the_round_is_the_same():
    held = "2c 3c 4d | 4c 5c | 5d | 6c kc | 7c ac dr"
    one, other = (seigneur(held, offices=(0, 1, 2, 3, 4)) for _ in range(2))
    first, second = Give(cards("2c ac"), 4), Give(cards("4c"), 3)
    for state, actions in ((one, (first, second)), (other, (second, first))):
        for action in actions:
            assert SEIGNEUR.refusal(state, action) is None
            SEIGNEUR.advance(state, action, None)
    assert one == other


def test_what_was_put_down_is_known_to_its_giver_alone():
    state = seigneur(LATER, offices=(0, 1, 2, 3, 4))
    SEIGNEUR.advance(state, Give(cards("4c"), 3), None)
    seen = {seat: SEIGNEUR.view(state, seat).transit[0].cards for seat in range(5)}
    assert seen == {0: (), 1: cards("4c"), 2: (), 3: (), 4: ()}


def test_the_seats_are_taken_by_office_and_the_lowest_deals():
    told: list[Event] = []
    fixed = FixedDeal(hands("2c | 3c | 4c | 5c | 6c"), None, 3)
    carry = Carry((0, 1, 2, 3, 4), (3, 1, 4, 0, 2))
    state = SEIGNEUR.start_round(Rules(players=5), RoundSetup(1, 2, carry, fixed), told.append)
    assert told[:2] == [
        Reseated((3, 1, 4, 0, 2)), RoundStarted(2, (3, 1, 4, 0, 2), 2, (3, 1, 4, 0, 2)),
    ]  # fmt: skip
    assert [event.seat for event in told if isinstance(event, CardsDealt)] == [3, 1, 4, 0, 2]
    assert state.dealer == 2


def test_cards_over_go_round_from_the_dealers_left():
    for seed in range(5):
        carry = Carry(tuple(range(7)), (6, 5, 4, 3, 2, 1, 0))
        state = SEIGNEUR.start_round(Rules(players=7), RoundSetup(seed, 2, carry), told := None)
        assert told is None
        sizes = [len(state.hands[seat]) for seat in state.order]
        # The receivers have their gifts: three, two and one.
        assert sizes == [16 + 3, 16 + 2, 16 + 1, 16, 15 - 1, 15 - 2, 15 - 3]


PHOENIXES = "8c 8d 9c 9d ph ph 4c 4d 4h 4s jc | 3c 3d | dr 5c 5d | 6c | 7c | 2c | 10c"


@in_one_test(
    ("played", "text", "key"),
    [
        ((), "", "no_cards"),
        ((), "as", "not_held"),
        ((), "-", "leader_must_play"),
        ((), "8c 9c", "no_play_of_these"),
        ((), "ph ph", "phoenixes_alone"),
        ((), "8c 8d 9c 9d ph", "several_readings"),
        ((), '{"play": ["8C", "8D", "PH"], "as": "9"}', "not_as_that"),
        ((), '{"play": ["8C", "8D"], "as": "8"}', "not_as_that"),
        ((), '{"play": ["PH"], "as": "8"}', "not_as_that"),
        ((), '{"play": ["8C"], "wish": "8"}', "no_wish_without_mah_jong"),
        ((), '{"give": ["8C"], "to": 1}', "not_now"),
        (("8c",), "-", ""),
        (("8c", "-"), "3c 3d", "another_kind"),
        (("8c", "-"), "3c", "too_low"),
        (("8c 8d", "-"), "3c 3d", "too_low"),
        (("ph", "-", "-"), "dr 5c", "dragon_alone"),
        (("8c", "-", "-", "dr"), "jc", "only_a_bomb_now"),
        (("8c", "-", "-", "dr", "-"), "6c", "only_a_bomb_on_dragon"),
        (("4c 4d 4h 4s",), "3c", "only_a_higher_bomb"),
        ((), "8c 8d 8d 8c", "not_held"),
    ],
)
def test_a_refusal_says_why(played: tuple[str, ...], text: str, key: str):
    assert refused(act(seigneur(PHOENIXES), *played), text) == key


def test_three_and_another_of_two_decks_are_refused_as_such():
    state = seigneur("7c 7c 7d 7h | 3c | 4c | 5c | 6c | 8c | 9c")
    assert refused(state, "7c 7c 7d 7h") == "four_of_different_suits"


def test_a_single_on_a_phoenix_is_refused_with_the_half_rank():
    state = act(seigneur("8c 2c | ph 3c | 8d 9c | 4c | 5c"), "8c", "ph")
    assert SEIGNEUR.refusal(state, Play(cards("8d"))) == Refusal.of("too_low_on_phoenix", halves=17)


def test_a_longer_or_shorter_run_is_refused_by_its_number():
    state = act(seigneur("3c 3d 4c 4d kc | 5c 5d 6c 6d 7c 7d | 8c | 9c | jc"), "3c 3d 4c 4d")
    assert refused(state, "5c 5d 6c 6d 7c 7d") == "wrong_number"


def test_a_refusal_because_of_a_wish_says_which_play_it_asks_for():
    state = act(seigneur("mj 2c 3c 4c 5d kc | 5h 6c 8c 9d ph ad | 6d | 7d | 9c"),
                '{"play": ["MJ", "2C", "3C", "4C", "5D"], "wish": "8"}')  # fmt: skip
    asked = Refusal.of("wish_binds", rank="8", cards=("5H", "6C", "PH", "8C", "9D"))
    assert SEIGNEUR.refusal(state, action_of("-")) == asked
    assert legal(state) == {"5H 6C PH 8C 9D"}


def test_what_belongs_to_other_games_is_refused():
    state = seigneur(FIVE)
    assert SEIGNEUR.refusal(state, Declare("putsch")).key == "not_now"
    over = act(seigneur("mj | 2c | 3c | 4c | 5c"), "mj", "2c", "3c", "4c")
    assert refused(over, "5c") == "not_now"
    assert SEIGNEUR.legal(over) == ()
    giving = seigneur(LATER, offices=(0, 1, 2, 3, 4))
    assert SEIGNEUR.refusal(giving, Play(cards("2c"))).key == "not_now"
    assert SEIGNEUR.refusal(giving, Give(cards("2c 3c"), 2)).key == "wrong_taker"
    assert SEIGNEUR.refusal(giving, Give(cards("2c"), 4)).key == "wrong_count"
    assert SEIGNEUR.refusal(giving, Give(cards("2c kd"), 4)).key == "not_held"


def test_only_whose_turn_it_is_may_give_his_own_cards():
    match = Match(MatchSpec("seigneur", Rules(players=5), NAMES[:5], 1))
    match.start_round(deal(LATER, (0, 1, 2, 3, 4)))
    give = Give(cards("4c"), 3)
    assert match.refusal(2, give) == Refusal.of("not_your_turn", seat=0)
    assert match.refusal(0, give) == Refusal.of("not_your_turn", seat=0)
    assert match.refusal(1, give) is None
    assert match.refusal(1, Give(cards("4c"), 4)) == Refusal.of("not_your_turn", seat=0)


def test_a_wish_in_another_game_is_refused_there():
    match = match_of("arschloch")
    match.start_round()
    wish = Wish(match.legal()[0].cards, "8")  # type: ignore[attr-defined]
    assert match.refusal(match.to_act, wish).key == "not_now"


def test_a_wish_is_for_a_rank_from_two_to_ace():
    header = {"format": "arschloch-match", "version": 1, "preset": "seigneur",
              "seats": list(NAMES[:5]), "seed": 1}  # fmt: skip
    for rank in ("MJ", "DR", "1", 8, None):
        with pytest.raises(RecordError) as error:
            read(record({"seat": 0, "play": ["MJ"], "wish": rank}, header=header))
        assert error.value.key == "no_such_rank"


def test_expect_lines_know_the_wish_in_this_game_alone():
    header = {"format": "arschloch-match", "version": 1, "preset": "arschloch",
              "seats": list(NAMES[:4]), "seed": 1}  # fmt: skip
    with pytest.raises(RecordError) as error:
        read(record({"expect": {"wish": None}}, header=header))
    assert error.value.key == "unknown_key"


@pytest.mark.parametrize(
    ("players", "decks", "fits"),
    [(5, 0, True), (5, 1, True), (5, 2, False), (6, 1, True), (7, 1, False), (7, 2, True),
     (12, 0, True), (12, 2, True)],
)  # fmt: skip
def test_decks_go_by_the_players_and_other_numbers_are_refused(
    players: int, decks: int, fits: bool
):
    problems = problems_of("seigneur", replace(Rules(), players=players, decks=decks))
    assert [problem.key for problem in problems] == ([] if fits else ["decks_by_players"])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("3d | 4d | 5d | 6d", "deal_hands"),
        ("3d | 4d | | 5d | 6d", "deal_empty_hand"),
        ("3d | 4d | 5d | 3d | 6d", "deal_card_not_in_deck"),
        ("3d | mj | 5d | mj | 6d", "deal_card_not_in_deck"),
        ("3d | *r | 5d | 7d | 6d", "deal_card_not_in_deck"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str, key: str):
    assert SEIGNEUR.cards.deal_problem(Rules(players=5), FixedDeal(hands(text))).key == key


def test_offices_score_and_stand_as_in_every_game_of_offices():
    over = act(seigneur("mj | 2c | 3c | 4c | 5c"), "mj", "2c", "3c", "4c")
    assert over.points() == (4, 3, 2, 1, 0)
    assert over.places() == (1, 2, 3, 4, 5)
    assert over.carry() == Carry((0, 1, 2, 3, 4), (0, 1, 2, 3, 4))
    assert over.hands_left() == ((), (), (), (), cards("5c"))
    assert Rules().standings((3, 9, 3, 1, 0), (4, 3, 2, 1, 0)) == (1, 2, 0, 3, 4)
    assert not Rules().is_over(99, (0,) * 5)
    assert Rules(rounds=3).is_over(3, (0,) * 5)
