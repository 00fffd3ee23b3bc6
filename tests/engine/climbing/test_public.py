"""What everybody knows of a round is one value: no copy, view or drawn world lacks a part of it."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.ai.climbing.aftermath import public_state
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.public import Public
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import determinize, view_of
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import round_of
from random_rules import presets_and_rules

NAMES = [field.name for field in fields(Public)]
HANDS = "9d 10d jd | 8d 8c qd | 7d 7c kd | 7h ks ad"


class Unlike:
    """A value unlike every other; the copy of one is equal to it, as a set of marks is."""

    def __init__(self, said: object = None) -> None:
        self.said = self if said is None else said

    def copy(self) -> Unlike:
        return Unlike(self.said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unlike) and self.said is other.said

    __hash__ = None  # type: ignore[assignment]


@in_one_test("name", NAMES)
def test_whatever_is_public_is_shared(name: str):
    one, other = Public(), Public()
    setattr(one, name, Unlike()) if name != "marks" else one.marks.update(sample=1)
    one.share(other)
    assert getattr(other, name) == getattr(one, name)


def test_what_is_shared_is_not_changed_by_the_other():
    one, other = Public(), Public()
    one.share(other)
    for field in fields(Public):
        # Only the marks are changed in place; all else is replaced by another value.
        if field.default is MISSING:
            assert getattr(one, field.name) is not getattr(other, field.name)
    one.marks["sample"] = 1
    assert other.marks == {}


@in_one_test("name", [field.name for field in fields(RoundState)])
def test_a_clone_has_every_field_of_the_state(name: str):
    state = round_of(HANDS, lead=2)
    if name not in ("hands", "due", "given", "transit", "marks"):
        setattr(state, name, Unlike())
    elif name == "marks":
        state.marks["sample"] = 1
    else:
        getattr(state, name).append([])
    twin: Any = state.clone()
    assert getattr(twin, name) == getattr(state, name)
    assert twin == state


def test_a_clone_is_independent():
    state = round_of(HANDS, lead=2)
    twin, before = state.clone(), repr(state)
    twin.hands[0].clear()
    twin.marks["sample"] = 1
    for each in (twin.hands, twin.due, twin.given, twin.transit):
        each.append(None)  # type: ignore[arg-type]
    assert repr(state) == before


@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32), turns=st.integers(0, 60))
def test_views_and_drawn_worlds_say_all_that_is_public(
    chosen: tuple[str, Any], seed: int, turns: int
):
    order = tuple(range(chosen[1].players))
    state = CLIMBING.start_round(chosen[1], RoundSetup(seed, 2, Carry(order, order)), None)
    rng = Rng(seed, "play")
    for _ in range(turns):
        if state.to_act >= 0:
            CLIMBING.advance(state, rng.choice(CLIMBING.legal(state)), None)
    view = view_of(state, state.order[0])
    world = determinize(view, Rng(seed, "world"))
    for name in NAMES:
        told = [getattr(each, name) for each in (view, world, public_state(view, view.book))]
        assert told == [getattr(state, name)] * 3, name
