"""Rules that the simulator does not support are rejected by name."""

from __future__ import annotations

from dataclasses import fields

import pytest
from msgspec.structs import replace

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, Inexpressible
from arschloch_gui.ai.climbing.playout.supported_rules import (
    ELSEWHERE,
    FIGURES,
    HOOKS,
    OPTIONS,
    inexpressible,
)
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rulebook import Lead, Out, Rulebook, Trick
from arschloch_gui.engine.climbing.rules import Rules
from deals import rules

UNTAUGHT: set[str] = set()
"""Options whose rules the simulator leaves to the engine."""
BOOK = compile_rules(PRESETS["arschloch"])


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_is_known(preset: str):
    assert inexpressible(compile_rules(PRESETS[preset])) == ()


def test_every_option_there_is_was_looked_at_once():
    # For a new option, add its rule to the simulator and to OPTIONS, or add it to UNTAUGHT and
    # in docs/decisions/compact-simulator.md. Until then the general engine plays it.
    assert {field.name for field in fields(Rules)} - OPTIONS == UNTAUGHT


def test_every_place_of_the_rulebook_was_looked_at_once():
    places = {name for phase in (Trick, Lead, Out) for name in phase.__struct_fields__}
    assert places == set(HOOKS) | ELSEWHERE | FIGURES


def a_new_hook(*_: object) -> None:
    return None


@pytest.mark.parametrize("place", sorted(HOOKS))
def test_a_hook_of_a_rule_nobody_taught_is_named(place: str):
    changed = {}
    for name, phase in (("trick", BOOK.trick), ("lead", BOOK.lead), ("out", BOOK.out)):
        if hasattr(phase, place):
            hooks = getattr(phase, place)
            new = (*hooks, a_new_hook) if isinstance(hooks, tuple) else a_new_hook
            changed[name] = replace(phase, **{place: new})
    book: Rulebook = replace(BOOK, **changed)
    assert inexpressible(book) == (__name__,)
    with pytest.raises(Inexpressible, match=__name__):
        Catalogue(book)


def test_unsupported_option_is_reported_by_name(monkeypatch):
    known = OPTIONS - {"bomb"}
    monkeypatch.setattr("arschloch_gui.ai.climbing.playout.supported_rules.OPTIONS", known)
    assert inexpressible(compile_rules(PRESETS["arschloch"])) == ()
    assert inexpressible(compile_rules(rules("arschloch", bomb="any"))) == ("bomb",)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"runs": "same_set", "suit_order": ["D", "C", "H", "S"]}, ("runs",)),
        ({"runs": "same_set", "suit_order": "none"}, ()),
        ({"runs": "suited", "suit_order": ["D", "C", "H", "S"]}, ()),
        ({"decks": 4, "jokers": 4, "joker": "wild", "lock": True}, ("decks",)),
        ({"decks": 4, "jokers": 4, "joker": "wild"}, ()),
    ],
)
def test_rules_with_more_moves_than_anybody_could_look_through_are_named(changes, named):
    assert inexpressible(compile_rules(rules("trouduc", **changes))) == named
