"""Conflicting options: an example of each conflict, and all of them together."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.engine.climbing.conflicts import checks, conflicts
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem
from random_rules import options_of

CLUBS = tuple(f"{rank}C" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A"))
REDS = tuple(f"{rank}{suit}" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DH")

# check → conflicting rules and the expected problem. A new check without an example
# fails the first test below.
EXAMPLES: dict[str, list[tuple[Rules, Problem]]] = {
    "enough_cards": [
        (
            Rules(players=9, missing=(*REDS, *CLUBS)),
            Problem.of("more_players_than_cards", "players", "deck", cards=8),
        ),
        (Rules(players=12), Problem.of("too_few_cards_each", "players", "decks", cards=2)),
    ],
    "order_covers_deck": [
        (
            Rules(deck="french52"),
            Problem.of("rank_order_misses_ranks", "rank_order", "deck"),
        ),
        (
            Rules(rank_order=("7", "8", "9", "10", "J", "Q", "K")),
            Problem.of("rank_order_misses_ranks", "rank_order", "deck"),
        ),
    ],
    "start_card_in_deck": [
        (
            Rules(start_card="2D"),
            Problem.of("start_card_not_in_deck", "start_card", "deck", card="2D"),
        ),
        (
            Rules(start_card="7D", missing=("7D",)),
            Problem.of("needs_missing_card", "start_card", "missing", card="7D"),
        ),
    ],
    "missing_were_there": [
        (
            Rules(missing=("8D", "2D")),
            Problem.of("missing_not_in_deck", "missing", "deck", card="2D"),
        ),
        (
            Rules(missing=("*R",)),
            Problem.of("missing_not_in_deck", "missing", "deck", card="*R"),
        ),
        (
            replace(PRESETS["dalmuti"], missing=("7H",)),
            Problem.of("missing_not_in_deck", "missing", "deck", card="7H"),
        ),
        (
            Rules(missing=("8D", "8D")),
            Problem.of("missing_too_often", "missing", "decks", card="8D", count=1),
        ),
    ],
    "penalty_on_ranks_in_deck": [
        (
            Rules(last_card_penalty=("A", "2")),
            Problem.of("penalty_not_in_deck", "last_card_penalty", "deck", rank="2"),
        ),
        (
            Rules(last_card_penalty=("*R",)),
            Problem.of("penalty_not_in_deck", "last_card_penalty", "deck", rank="*R"),
        ),
        (
            Rules(last_card_penalty=("A",), missing=("AD", "AC", "AH", "AS")),
            Problem.of("penalty_rank_missing", "last_card_penalty", "missing", rank="A"),
        ),
    ],
    "privilege_needs_distinct_offices": [
        (
            Rules(players=6, inherit="lowest_office"),
            Problem.of("privilege_needs_distinct", "inherit", "all_distinct"),
        ),
        (
            Rules(players=8, inherit="highest_office"),
            Problem.of("privilege_needs_distinct", "inherit", "all_distinct"),
        ),
    ],
    "privileged_fit_players": [
        (
            Rules(players=5, privileged=3),
            Problem.of("too_many_privileged", "privileged", "players", most=2),
        ),
    ],
    "twos_in_deck": [
        (Rules(two="cuts"), Problem.of("no_twos", "two", "deck")),
        (
            Rules(deck="french52", rank_order="3-2", two="cuts", missing=("2D", "2C", "2H", "2S")),
            Problem.of("twos_missing", "two", "missing"),
        ),
    ],
    "cutting_twos_without_jokers": [
        (
            Rules(deck="french52", rank_order="3-2", two="cuts", jokers=1),
            Problem.of("cuts_exclude_jokers", "two", "jokers"),
        ),
    ],
    "revolution_needs_cards": [
        (
            Rules(revolution="five"),
            Problem.of("revolution_needs_decks", "revolution", "decks", size=5),
        ),
        (
            Rules(revolution="six", jokers=2),
            Problem.of("revolution_needs_decks", "revolution", "decks", size=6),
        ),
        (
            Rules(deck="career", rank_order="1-13", revolution="five", players=4),
            Problem.of("revolution_needs_decks", "revolution", "decks", size=5),
        ),
    ],
    "suited_runs_need_suits": [
        (
            Rules(deck="career", rank_order="1-13", runs="suited"),
            Problem.of("runs_need_suits", "runs", "deck"),
        ),
    ],
    "no_jokers_beside_the_excuse": [
        (
            replace(PRESETS["tarot"], jokers=2),
            Problem.of("no_jokers_in_tarot", "jokers", "deck"),
        ),
    ],
    "few_enough_ranks_to_bargain": [
        (
            replace(PRESETS["tarot"], exchange="negotiate"),
            Problem.of("too_many_ranks_to_bargain", "exchange", "deck"),
        ),
    ],
    "spade_three_in_deck": [
        (
            Rules(spade3_beats_joker=True, jokers=1),
            Problem.of("no_spade_three", "spade3_beats_joker", "deck"),
        ),
        (
            replace(PRESETS["daifugo"], missing=("3S",)),
            Problem.of("needs_missing_card", "spade3_beats_joker", "missing", card="3S"),
        ),
    ],
    "substitute_in_suited_runs": [
        (
            Rules(jokers=1, joker="substitute", runs="same_set"),
            Problem.of("substitute_needs_suited_runs", "joker", "runs"),
        ),
    ],
    "penalty_leaves_ranks": [
        (
            Rules(last_card_penalty=("7", "8", "9", "10", "J", "Q", "K", "A")),
            Problem.of("penalty_on_every_rank", "last_card_penalty", "deck"),
        ),
    ],
}

HARMLESS = [
    Rules(),
    Rules(players=10),
    Rules(players=12, decks=2),
    Rules(deck="french52", rank_order="2-A"),
    Rules(rank_order="2-A"),
    Rules(rank_order=("A", "7", "8", "9", "10", "J", "Q", "K")),
    Rules(start_card="7D", missing=("7D",), decks=2),
    Rules(missing=("8D", "8D"), decks=2),
    Rules(missing=("*R",), jokers=1),
    Rules(last_card_penalty=("*R",), jokers=1),
    Rules(players=5, inherit="lowest_office"),
    Rules(players=6, inherit="lowest_office", all_distinct=True),
    Rules(players=6, inherit="next"),
    Rules(players=3, privileged=2),
    Rules(players=6, privileged=3),
    Rules(players=5, privileged="all"),
    # Options without an effect here cause no conflict.
    Rules(players=6, inherit="lowest_office", clear_on_finish=True),
    Rules(players=5, privileged=3, exchange="none"),
    Rules(spade3_beats_joker=True),
    # Wild cards allow larger sets than the decks alone.
    Rules(revolution="five", jokers=1, joker="wild"),
    Rules(revolution="five", decks=2),
    Rules(revolution="five", jokers=1, joker="substitute"),
    Rules(joker="substitute", runs="same_set"),
    Rules(jokers=1, joker="substitute", runs="suited"),
    Rules(revolution="six", deck="career", rank_order="1-13", players=6),
    Rules(revolution="six", deck="dalmuti80", rank_order="12-1"),
    Rules(revolution="five", jokers=1, joker="jester"),
    # Suits that no card has are no restriction.
    Rules(deck="dalmuti80", rank_order="12-1", suit_order=("D", "C", "H", "S"), lock=True),
    Rules(deck="career", rank_order="1-13", runs="same_set"),
    # Four of a rank, trump 1 and trump 21.
    replace(PRESETS["tarot"], revolution="six"),
    replace(PRESETS["tarot"], start_card="EX", last_card_penalty=("T21",)),
    Rules(last_card_penalty=("7", "8", "9", "10", "J", "Q", "K", "A"), jokers=1),
]


def test_every_check_has_an_example():
    assert set(checks()) == set(EXAMPLES)


@in_one_test(("rules", "problem"), [pair for pairs in EXAMPLES.values() for pair in pairs], ids=str)
def test_a_conflict_is_reported_with_its_options(rules: Rules, problem: Problem):
    assert rules.value_problems() == ()
    assert CLIMBING.problems(rules) == (problem,)
    assert all(Rules.spec(key) for key in problem.options)


@in_one_test("rules", HARMLESS, ids=str)
def test_what_only_looks_like_a_conflict_is_none(rules: Rules):
    assert CLIMBING.problems(rules) == ()


def test_all_conflicts_are_reported_at_once():
    rules = Rules(
        players=11, rank_order=("7",), start_card="2D", inherit="lowest_office", privileged=6
    )
    assert {problem.key for problem in CLIMBING.problems(rules)} == {
        "too_few_cards_each",
        "rank_order_misses_ranks",
        "start_card_not_in_deck",
        "privilege_needs_distinct",
        "too_many_privileged",
    }


@given(base=st.sampled_from(sorted(PRESETS)), data=st.data())
def test_every_problem_names_options_and_never_raises(base: str, data: st.DataObject):
    rules = replace(PRESETS[base], **data.draw(options_of(PRESETS[base])))
    problems = conflicts(rules)
    assert len({problem.key for problem in problems}) == len(problems)
    for problem in problems:
        assert problem.options
        assert all(Rules.spec(key) for key in problem.options)
