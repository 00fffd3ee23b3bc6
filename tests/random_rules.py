"""Random house rules for Hypothesis, derived from the option specs alone.

A new option of a family is covered automatically; a new *kind* of option needs one line in
`_VALUES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from arschloch_gui.engine.cards import (
    CARD_NAMES,
    CARD_OF,
    DECK_RANKS,
    FIRST_JOKER,
    NUMBER_NAMES,
    RANK_OF_NAME,
    RANKS,
    SUITS,
    rank_of,
)
from arschloch_gui.engine.games import family_of_rules, presets, problems_of
from arschloch_gui.engine.options import OptionSpec, to_json, with_values
from arschloch_gui.engine.table.game import Game

OTHERS = ("1", "N", "T1", "T14", "T21", "EX")
"""Ranks that only some decks have."""
# These limit the time of a test, not the game: more players, decks and gifts only make
# rounds longer.
CAPS = {"players": 12, "decks": 2, "rounds": 5, "exchange_counts": 3}


def values(spec: OptionSpec) -> st.SearchStrategy[Any]:
    """Return values an option accepts, its default among the likely ones."""
    return st.one_of(st.just(spec.default), _VALUES[spec.kind](spec))


def _number(spec: OptionSpec) -> st.SearchStrategy[Any]:
    return st.integers(spec.low, min(spec.high, CAPS.get(spec.key, spec.high)))


def _counts(spec: OptionSpec) -> st.SearchStrategy[Any]:
    return st.lists(_number(spec), max_size=4).map(tuple)


def _choice(spec: OptionSpec) -> st.SearchStrategy[Any]:
    return st.sampled_from(spec.choices)


def _cards(spec: OptionSpec) -> st.SearchStrategy[Any]:
    return st.lists(_card(), max_size=4).map(tuple)


def _card() -> st.SearchStrategy[str]:
    """Return a card, usually one that many decks have."""
    return st.sampled_from(CARD_NAMES[:FIRST_JOKER]) | st.sampled_from(CARD_NAMES)


_VALUES: dict[str, Callable[[OptionSpec], st.SearchStrategy[Any]]] = {
    "switch": lambda spec: st.booleans(),
    "switch_or": lambda spec: st.booleans() | _choice(spec),
    "number": _number,
    "number_or": lambda spec: _number(spec) | _choice(spec),
    "choice": _choice,
    "counts": _counts,
    "counts_or": lambda spec: _counts(spec) | _choice(spec),
    "ranks": lambda spec: st.lists(st.sampled_from((*RANKS, *OTHERS)), max_size=3).map(tuple),
    "cards": _cards,
    "card": lambda spec: st.just("") | _card(),
    "rank_order": lambda spec: (
        _choice(spec)
        | st.sampled_from([RANKS, DECK_RANKS["tarot78"], NUMBER_NAMES])
        .flatmap(st.permutations)
        .map(tuple)
    ),
    "suit_order": lambda spec: st.just("none") | st.permutations(SUITS).map(tuple),
}


@st.composite
def options_of(draw: st.DrawFn, base: Any) -> dict[str, Any]:
    """Return a few changed options of a preset; each value is valid by itself."""
    specs = {spec.key: spec for spec in base.specs()}
    keys = draw(st.lists(st.sampled_from(sorted(specs)), unique=True, max_size=12))
    return {key: draw(values(specs[key])) for key in keys}


@st.composite
def presets_and_rules(
    draw: st.DrawFn, family: Game[Any, Any, Any] | None = None
) -> tuple[str, Any]:
    """Return a preset (of one family, or of any) and valid rules changed from it."""
    known = presets() if family is None else family.presets
    preset, base = draw(st.sampled_from(sorted(known.items())))
    return preset, repaired(preset, _of_its_deck(replace(base, **draw(options_of(base)))))


@st.composite
def differently_idle(draw: st.DrawFn, rules: Any) -> Any:
    """Return the same rules with random values for options that have no effect in them."""
    in_force = rules.in_force()
    idle = [spec for spec in rules.specs() if not spec.active_in(in_force)]
    return replace(rules, **{spec.key: draw(values(spec)) for spec in idle})


def _of_its_deck(rules: Any) -> Any:
    """Return the rules without missing cards and forbidden ranks foreign to their deck."""
    if not hasattr(rules, "missing"):
        return rules
    whole = family_of_rules(rules).cards.deck(replace(rules, missing=()))
    ranks = {rank_of(card) for card in whole}
    return replace(
        rules,
        missing=tuple(n for n in dict.fromkeys(rules.missing) if CARD_OF[n] in whole),
        last_card_penalty=tuple(n for n in rules.last_card_penalty if RANK_OF_NAME[n] in ranks),
    )


def repaired(preset: str, rules: Any) -> Any:
    """Return rules without conflicts: conflicting options get the preset's value."""
    base = presets()[preset]
    for _ in rules.specs():
        problems = problems_of(preset, rules)
        if not problems:
            return rules
        guilty = {key for problem in problems for key in problem.options}
        rules = replace(rules, **{key: getattr(base, key) for key in guilty})
    raise AssertionError(f"cannot be repaired: {problems_of(preset, rules)}")


def as_json(rules: Any) -> dict[str, object]:
    """Return every option with its value, as in a record."""
    return {spec.key: to_json(getattr(rules, spec.key)) for spec in rules.specs()}


def from_json(base: Any, options: dict[str, object]) -> Any:
    """Return the rules from JSON, the inverse of `as_json`."""
    rules, problems = with_values(base, options)
    assert not problems, problems
    return rules
