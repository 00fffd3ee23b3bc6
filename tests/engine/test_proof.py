"""Every deal can be checked: what is published before it, and what proves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test
from msgspec.structs import replace

from arschloch_gui.engine.cards import build_deck
from arschloch_gui.engine.events import CardsDealt
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.proof import Proof, ProofError, digits_of, in_groups, read
from arschloch_gui.engine.review import Holdings, last_review, review
from arschloch_gui.engine.rng import Rng, deal_seed, shuffled_deck, sub_seed
from deals import deal, match_of, play
from random_rules import presets_and_rules

DECK = build_deck("french32")
SEEDS = st.integers(0, 2**64 - 1)


def ended(preset: str, seed: int = 20261122) -> Match:
    """Return a match with two rounds played at random."""
    match = match_of(preset, presets()[preset].players, seed, **_endless(preset))
    for _ in range(2):
        match.start_round()
        finish_round(match)
    return match


def finish_round(match: Match) -> None:
    """Play the round at random to its end."""
    rng = Rng(1, "finish", match.ply)
    while match.to_act is not None:
        action = rng.choice(match.legal())
        match.submit(match.family.actor(match.state, action), action)


def _endless(preset: str) -> dict[str, object]:
    keys = {spec.key for spec in presets()[preset].specs()}
    return {"match_points": "none", "match_rounds": 5} if "match_rounds" in keys else {"rounds": 0}


def cards_of(holdings: Holdings) -> Counter[int]:
    return Counter(card for zone in holdings for pile in zone.piles for card in pile)


# -- commitment and proof -----------------------------------------------------------------


@in_one_test("preset", sorted(presets()))
def test_what_is_told_before_every_deal_is_what_the_seed_proves_afterwards(preset: str):
    match = match_of(preset, presets()[preset].players, 5)
    told: list[str] = []
    before: list[int] = []

    def listen(event: object) -> None:
        told.append(match.frame(0).fingerprint)
        before.append(isinstance(event, CardsDealt))

    match.start_round(watch=listen)
    assert before.index(True) > 0  # it is known before the first card
    assert len(set(told)) == 1
    finish_round(match)
    found = last_review(match)
    assert found is not None
    assert found.proof is not None
    assert found.proof.fingerprint == told[0] == match.snapshot(None).fingerprint
    assert found.proof.holds


@in_one_test("preset", sorted(presets()))
def test_the_cards_of_the_proof_are_the_cards_that_were_dealt(preset: str):
    match = ended(preset)
    for round_no in (1, 2):
        found = review(match, round_no)
        assert found.proof is not None
        assert cards_of(found.dealt) == Counter(found.proof.deck)
        assert sorted(found.proof.deck) == list(match.family.cards.pack(match.spec.rules))


@in_one_test("preset", sorted(presets()))
def test_everybody_has_a_packet_of_the_deck_in_the_order_of_the_proof(preset: str):
    match = ended(preset)
    found = review(match, 2)
    assert found.proof is not None
    deck, aside = list(found.proof.deck), next(_aside(found.dealt), ())
    for card in aside:
        del deck[len(deck) - 1 - deck[::-1].index(card)]
    own = [zone.piles for zone in found.dealt if not zone.shared]
    held = [Counter(card for pile in piles for card in pile) for piles in zip(*own, strict=True)]
    # Some players can have one more card, if the deck does not divide evenly.
    share = min(map(Counter.total, held))
    for seat, cards in enumerate(held):
        assert not Counter(deck[seat * share : (seat + 1) * share]) - cards


def _aside(holdings: Holdings) -> Iterator[tuple[int, ...]]:
    return (zone.piles[0] for zone in holdings if zone.name == "aside")


def test_every_round_has_a_seed_and_a_fingerprint_of_its_own():
    match = ended("arschloch")
    begun = [match.round_start(1), match.round_start(2)]
    assert len({each.fingerprint for each in begun}) == 2
    assert len({each.proof.seed for each in begun if each.proof}) == 2


def test_the_seed_of_a_round_is_neither_that_of_the_match_nor_shuffles_another_round():
    seeds = [deal_seed(7, number) for number in (1, 2, 3)]
    assert len({7, *seeds}) == 4
    # A round's seed could be mistaken for the match's, which would reveal the other rounds.
    assert deal_seed(seeds[0], 2) != seeds[1]
    assert sub_seed(seeds[0]) not in seeds


@given(seed=SEEDS, number=st.integers(1, 99))
def test_a_round_is_shuffled_as_it_always_was(seed: int, number: int):
    assert shuffled_deck(deal_seed(seed, number), DECK) == Rng(seed, "deal", number).shuffled(DECK)


def test_cards_laid_down_by_a_record_have_no_proof_and_no_fingerprint():
    match = match_of("arschloch", 3)
    match.start_round(deal("7d 9d | 8d 10d | as ac"))
    assert match.frame(0).fingerprint == ""
    finish_round(match)
    found = last_review(match)
    assert found is not None
    assert found.proof is None


def test_a_round_dealt_for_an_action_that_was_refused_leaves_nothing_behind():
    match = match_of("arschloch", seed=9)
    match.start_round()
    finish_round(match)
    first, nobodys = match.round_start(1), play("2d")
    assert isinstance(match.submit(0, nobodys), Refusal)
    assert match.round_no == 1
    match.start_round(deal("7d 9d | 8d 10d | as ac | kd kc"))
    assert match.round_start(1) == first
    assert match.round_start(2).proof is None


# -- invalid proofs -----------------------------------------------------------------------


@given(seed=SEEDS, number=st.integers(1, 999))
def test_a_proof_reads_as_it_was_written(seed: int, number: int):
    proof = Proof.of(seed, number, DECK)
    assert read(proof.text) == proof
    assert read(proof.text.replace(" ", "\n  ")) == proof
    assert proof.holds


@given(seed=SEEDS, swapped=st.lists(st.integers(0, 31), min_size=2, max_size=2, unique=True))
def test_a_deck_in_another_order_neither_holds_nor_has_that_fingerprint(
    seed: int, swapped: list[int]
):
    proof, (one, other) = Proof.of(seed, 1, DECK), swapped
    cards = list(proof.deck)
    cards[one], cards[other] = cards[other], cards[one]
    forged = replace(proof, deck=tuple(cards))
    assert not forged.holds
    assert forged.fingerprint != proof.fingerprint


@given(seed=SEEDS, bit=st.integers(0, 63))
def test_another_seed_neither_holds_nor_has_that_fingerprint(seed: int, bit: int):
    proof = Proof.of(seed, 1, DECK)
    forged = replace(proof, seed=seed ^ 1 << bit)
    assert not forged.holds
    assert forged.fingerprint != proof.fingerprint


def test_the_same_deck_in_another_round_has_another_fingerprint():
    proof = Proof.of(1, 1, DECK)
    assert replace(proof, round_no=2).fingerprint != proof.fingerprint


@pytest.mark.parametrize(
    "text",
    [
        "",
        "arschloch-deal 1 round 0 seed 670ff7720983a300 deck 7C",
        "arschloch-deal 1 round 1 seed 670FF7720983A300 deck 7C",
        "arschloch-deal 1 round 1 seed 670ff772 deck 7C",
        "arschloch-deal 1 round 1 seed 670ff7720983a300 deck",
        "arschloch-deal 1 round 1 seed 670ff7720983a300 deck 7C 7X",
        "arschloch-deal 2 round 1 seed 670ff7720983a300 deck 7C",
        "arschloch-deal 1 round 1\u0661 seed 670ff7720983a300 deck 7C",
    ],
)
def test_what_is_no_proof_is_refused(text: str):
    with pytest.raises(ProofError) as raised:
        read(text)
    assert raised.value.key == "no_proof"


def test_a_fingerprint_is_read_as_people_write_it():
    assert in_groups("3f2ac90177be04d1") == "3F2A-C901-77BE-04D1"
    written = (
        "3F2A-C901-77BE-04D1",
        "3f2ac90177be04d1",
        " 3F2A C901 77BE 04D1\n",
        "3F2A:c9017-7BE04D1",
    )
    for text in written:
        assert digits_of(text) == "3f2ac90177be04d1"


@pytest.mark.parametrize("text", ["", "3F2A-C901-77BE", "3F2A-C901-77BE-04DG", "3" * 65])
def test_too_little_of_a_fingerprint_is_none(text: str):
    with pytest.raises(ProofError):
        digits_of(text)


# -- all cards of a round -----------------------------------------------------------------


@in_one_test("preset", sorted(presets()))
def test_a_review_shows_every_hand_as_the_round_had_it(preset: str):
    match = match_of(preset, presets()[preset].players, 11, **_endless(preset))
    for _ in range(2):
        told: Any = match.start_round()
        dealt = {e.seat: e.cards for e in told if isinstance(e, CardsDealt)}
        held = match.state.offices
        finish_round(match)
        found = last_review(match)
        assert found is not None
        hands = found.dealt[0]
        assert (hands.name, hands.shared) == ("hand", False)
        assert {seat: tuple(hand) for seat, hand in enumerate(hands.piles)} == dealt
        assert (found.offices, found.won) == (held, match.rounds[-1].offices)
        left = match.state.hands_left()
        own = [zone.piles for zone in found.left if not zone.shared]
        assert [sorted(sum(piles, ())) for piles in zip(*own, strict=True)] == [
            sorted(hand) for hand in left
        ]


@given(chosen=presets_and_rules(), seed=st.integers(0, 2**32))
def test_the_cards_that_begin_a_round_are_those_dealt_less_what_was_thrown_away(
    chosen: tuple[str, Any], seed: int
):
    preset, rules = chosen
    match = Match(MatchSpec(preset, rules, ("x",) * rules.players, seed))
    match.start_round()
    finish_round(match)
    found = last_review(match)
    assert found is not None
    assert not cards_of(found.began) - cards_of(found.dealt)
    assert found.proof is not None
    assert found.proof.holds


def test_there_is_nothing_to_review_while_a_round_goes_on():
    match = match_of("arschloch")
    assert last_review(match) is None
    match.start_round()
    assert last_review(match) is None
    with pytest.raises(IndexError):
        review(match, 1)
    finish_round(match)
    assert last_review(match) is not None
    match.start_round()
    assert last_review(match) is None
    assert review(match, 1).round_no == 1


def test_the_review_of_an_exchange_has_the_cards_before_and_after_it():
    match = match_of("arschloch", seed=2)
    for _ in range(2):
        match.start_round()
        finish_round(match)
    found = review(match, 2)
    king, scum = found.offices[0], found.offices[-1]
    before, after = found.dealt[0].piles, found.began[0].piles
    gained = Counter(after[king]) - Counter(before[king])
    assert sum(gained.values()) == 2
    assert gained == Counter(before[scum]) - Counter(after[scum])
    assert match.state.holdings()[0] == found.left[0]
