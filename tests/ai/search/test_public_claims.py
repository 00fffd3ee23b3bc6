"""Questions and announcements are remembered during the tricks."""

from __future__ import annotations

from typing import Any

from drawn_worlds import worlds

from arschloch_gui.ai.climbing.search.public_claims import still_held
from arschloch_gui.engine.cards import RANK_OF_NAME, Rank, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import go, round_of

HANDS = (
    "7d 8d 9d 10d jd qd kd kc | 7c 8c 9c 10c jc qc kh ac | "
    "7h 8h 9h 10h jh qh ks ah | 7s 8s 9s 10s js qs ad as"
)
UPPER, WATCHING, LOWER = 0, 1, 3
ACE, KING = RANK_OF_NAME["A"], RANK_OF_NAME["K"]


def asked(*then: str, **values: Any) -> RoundState:
    """Return a round in which the highest asks the lowest for a king in vain, then for an ace.

    It returns a 7.
    """
    state = round_of(
        HANDS, offices=(0, 1, 2, 3), exchange="ask", privileged=1, ask_tries=2, **values
    )
    return go(state, '{"ask": "K"}', '{"ask": "A"}', "7d", *then)


def numbers(state: RoundState, seat: int, rank: Rank, viewer: int = WATCHING) -> set[int]:
    """Return the possible numbers of cards of a rank that a seat has in sampled worlds."""
    drawn = worlds(CLIMBING.view(state, viewer), 150)
    return {[rank_of(card) for card in world[seat]].count(rank) for world in drawn}


# -- questions -----------------------------------------------------------------------------------


def test_who_said_no_has_none_in_any_world():
    assert numbers(asked(), LOWER, KING) == {0}


def test_that_is_true_for_who_asked_as_well():
    assert numbers(asked(), LOWER, KING, viewer=UPPER) == {0}


def test_who_got_a_card_has_it_in_every_world():
    assert min(numbers(asked(), UPPER, ACE)) == 1


def test_a_card_that_was_laid_is_held_no_longer():
    state = asked("8s", "9d", "10c", "-", "-", "ad", next_lead="lowest_office")
    assert still_held(CLIMBING.view(state, WATCHING)) == []
    assert 0 in numbers(state, UPPER, ACE)


def test_who_gave_a_card_knows_which_it_is_and_counts_it_once():
    assert still_held(CLIMBING.view(asked(), LOWER)) == []


def test_nobody_wonders_what_he_told_himself():
    assert still_held(CLIMBING.view(asked(), UPPER)) == []


def test_where_cards_went_on_to_the_left_no_no_holds_any_longer():
    state = asked(pass_left=1)
    while not state.playing:
        state = CLIMBING.step(state, CLIMBING.legal(state)[0], None)
    assert max(numbers(state, LOWER, KING)) > 0


# -- announcements -------------------------------------------------------------------------------


def announced(*plays: str) -> RoundState:
    """Return a round in which seat 0 has announced three aces; there are only these cards."""
    hands = "ad ac ah 9d | 7d 8c as 10c | 10d 7c 8h jc"
    held = set(hands.upper().replace("|", " ").split())
    deck = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}
    state = round_of(
        hands, lead=0, top_announce=True, start_card_must_be_played=False,
        missing=sorted(deck - held),
    )  # fmt: skip
    return go(state, *plays)


def test_who_announced_three_aces_has_them_in_every_world():
    assert numbers(announced("9d"), 0, ACE, viewer=1) == {3}
    assert min(numbers(announced("9d", "10c"), 0, ACE, viewer=2)) == 3


def test_those_he_has_laid_are_gone():
    assert min(numbers(announced("ad", "-"), 0, ACE, viewer=2)) == 2
