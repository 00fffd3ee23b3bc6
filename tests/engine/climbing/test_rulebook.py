"""Options compiled into tables and hooks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from arschloch_gui.engine.cards import (
    RANK_COUNT,
    RANK_NAMES,
    RANK_OF_NAME,
    SUITS,
    is_joker,
    rank_of,
    ranks_above,
)
from arschloch_gui.engine.climbing import compile as compiling
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.contribution import Contribution
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rulebook import DecisionKind
from arschloch_gui.engine.climbing.rulemods import MODULES
from arschloch_gui.engine.climbing.rules import Rules
from deals import cards, go, round_of, rules
from random_rules import presets_and_rules


def test_equal_rules_share_one_rulebook():
    assert compile_rules(rules(beat="higher")) is compile_rules(Rules())
    assert compile_rules(rules(beat="equal_or_higher")) is not compile_rules(Rules())


@given(chosen=presets_and_rules(CLIMBING))
def test_strengths_are_a_permutation_and_reversal_turns_them_round(chosen: tuple[str, Any]):
    book = compile_rules(chosen[1])
    plain, turned = book.order
    in_play = [rank for rank in range(RANK_COUNT) if plain[rank] >= 0]
    natural = list(book.naturals)
    # Jesters are at the weak end of the order.
    jester = chosen[1].joker == "jester"
    jesters = sorted({rank_of(card) for card in book.deck if is_joker(card)}) if jester else []
    turning = [*jesters, *natural]
    above = [rank for rank in ranks_above(chosen[1].deck) if rank not in jesters]
    assert [*turning, *filter(None, above)] == sorted(in_play, key=plain.__getitem__)
    assert {rank_of(card) for card in book.deck if card not in book.wild} <= set(in_play)
    # Jokers and the Excuse stay on top in either direction of the order, trumps above the suits.
    tops = [rank for rank in ranks_above(chosen[1].deck, turned=True) if rank not in jesters]
    assert sorted(in_play, key=turned.__getitem__) == [*turning[::-1], *filter(None, tops)]
    assert {rank_of(card) for card in book.deck if book.is_natural[card]} == set(natural)
    assert len(turning) == book.rank_span
    assert [turned[rank] for rank in turning] == [len(turning) - 1 - plain[r] for r in turning]
    assert all(turned[rank] == -1 for rank in range(RANK_COUNT) if rank not in in_play)
    assert sorted(book.suit_strength) == [0, 1, 2, 3]
    names = [RANK_NAMES[rank] for rank in sorted(natural, key=plain.__getitem__)]
    assert names == [name for name in rank_names(chosen[1]) if name in names]


def test_tables_follow_the_options():
    book = compile_rules(rules("trouduc", suit_order=["S", "H", "C", "D"]))
    assert book.order[0][RANK_OF_NAME["2"]] == 12
    assert book.order[0][RANK_OF_NAME["3"]] == 0
    assert dict(zip(SUITS, book.suit_strength, strict=True)) == {"S": 0, "H": 1, "C": 2, "D": 3}
    assert book.suits_matter
    assert not compile_rules(Rules()).suits_matter


@pytest.mark.parametrize(
    ("values", "count"),
    [({}, 32), ({"decks": 3}, 96), ({"missing": ["7D", "7C"]}, 30)],
)
def test_the_deck_follows_the_options(values: dict[str, Any], count: int):
    assert len(deck_of(rules(**values))) == count


def test_a_selection_is_read_as_the_melds_that_use_it_all():
    book = compile_rules(Rules())
    (pair,) = book.readings(cards("7h 7d"))
    assert (pair.kind, pair.size, pair.cards) == ("set", 2, cards("7d 7h"))
    assert book.readings(cards("7d 8d")) == []
    assert book.readings(()) == []


def test_what_no_rule_speaks_for_does_not_beat():
    state = go(round_of("7d 9d | 8d 10d | as ks", lead=0), "7d")
    (higher,) = state.book.readings(cards("8d"))
    assert state.top is not None
    assert state.book.beats(state, higher, state.top)
    silent = replace(state.book, trick=replace(state.book.trick, beat_rules=()))
    assert not silent.beats(state, higher, state.top)


SWITCHES = [spec.key for spec in Rules.specs() if spec.kind == "switch"]


def switched_on(key: str) -> Rules:
    """Return rules with this switch on, at a table with enough players and jokers for it."""
    options: dict[str, Any] = {"players": 6, "jokers": 2, key: True}
    return Rules(**options)


def test_every_rule_module_contributes_to_some_rules():
    idle = [
        module
        for module in MODULES
        if not any(
            module.contribute(chosen)
            for chosen in (
                *PRESETS.values(),
                *map(switched_on, SWITCHES),
                rules(suit_order=list(SUITS), pass_policy="rejoin"),
                rules(jokers=1, joker="wild", low_beats_high=1),
            )
        )
    ]
    assert idle == []


def test_a_lock_means_nothing_where_cards_have_no_suits():
    bare: dict[str, Any] = {"deck": "career", "rank_order": "1-13", "players": 4, "jokers": 1}
    locked = compile_rules(rules(**bare, joker="substitute", lock=True))
    plain = compile_rules(rules(**bare, joker="substitute"))
    hand = sorted(cards("7 7 9 *R"))
    assert list(locked.melds(hand)) == list(plain.melds(hand))


def test_everything_a_rule_can_contribute_arrives_in_the_rulebook(monkeypatch: pytest.MonkeyPatch):
    for part in Contribution.__struct_fields__:
        if part == "decision_kinds":
            continue
        kind = type(getattr(Contribution(), part))
        for each in kind.__struct_fields__:
            before = compile_with(monkeypatch, Contribution())
            given = kind(**{each: SAMPLES.get(each, MARKER)})
            after = compile_with(monkeypatch, Contribution(**{part: given}))
            assert after != before, f"{part}.{each} is lost"
    one = DecisionKind("sample", MARKER, MARKER, MARKER)
    assert "sample" in str(compile_with(monkeypatch, Contribution(decision_kinds=(one,))))


def MARKER(*_: object) -> None:
    """Stand in for any hook."""


SAMPLES: dict[str, Any] = {
    "wild": frozenset({0}), "stand_ins": frozenset({0}), "weakest": (RANK_OF_NAME["8"],),
    "kept_back": frozenset({0}), "counts": (7,), "penalised": {0: "option"},
    "last_place_scores": 7,
    **dict.fromkeys(
        ("suits_matter", "suits_bind", "has_runs", "has_trumps", "by_office", "rest_to_last",
         "card_decides", "heir_drawn", "may_pass", "owner_answers", "punishes",
         "runs_clear",
         "equals_beat"), True,
    ),
}  # fmt: skip


def compile_with(monkeypatch: pytest.MonkeyPatch, more: Contribution) -> str:
    """Return the rulebook of default rules with one more contribution, as text."""

    class Extra:
        def contribute(self, rules: Rules) -> Contribution:
            return more

    basic = rules(exchange="none", reseat=False)
    monkeypatch.setattr(compiling, "MODULES", (*MODULES, Extra()))
    return repr(compile_rules.__wrapped__(basic))
