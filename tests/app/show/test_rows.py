"""Row models announce exactly their changes: replaying the signals gives the same rows."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from arschloch_gui.app.show.models.rows import RowModel, role_name
from long import times


class Person(Struct, frozen=True):
    key: str
    is_turn: bool
    cards: tuple[str, ...] = ()


people = st.lists(
    st.builds(
        Person, st.sampled_from("abcdefgh"), st.booleans(), st.tuples(st.sampled_from(["7D", "AS"]))
    ),
    unique_by=lambda person: person.key,
    max_size=8,
)


@pytest.mark.sampled
@given(targets=st.lists(people, min_size=1, max_size=6))
@settings(
    max_examples=times(25, 150),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_replaying_the_signals_gives_the_rows(qapp, replay_of, targets):
    model: RowModel[Person] = RowModel(Person)
    replay = replay_of(model)
    for target in targets:
        model.retarget(target)
        assert list(model.rows) == target
        assert replay.rows == target


def test_rows_only_move_upward(qapp, replay_of):
    model: RowModel[Person] = RowModel(Person)
    model.retarget([Person(key, False) for key in "abcd"])
    replay = replay_of(model)
    model.retarget([Person(key, False) for key in "dbca"])
    assert all(target < source for source, target in replay.moves)


def test_nothing_is_announced_when_nothing_changes(qapp):
    model: RowModel[Person] = RowModel(Person)
    rows = [Person("a", True), Person("b", False)]
    model.retarget(rows)
    told: list[object] = []
    model.dataChanged.connect(told.append)
    model.rowsInserted.connect(told.append)
    model.retarget(list(rows))
    assert told == []


def test_only_the_changed_roles_are_named(qapp):
    model: RowModel[Person] = RowModel(Person)
    model.retarget([Person("a", True)])
    named: list[int] = []
    model.dataChanged.connect(lambda _first, _last, roles: named.extend(roles))
    model.retarget([Person("a", False)])
    names = {model._roles[role] for role in named if role in model._roles}
    assert names == {"is_turn"}


def test_a_qt_model_test_finds_nothing(qapp, qtmodeltester):
    model: RowModel[Person] = RowModel(Person)
    qtmodeltester.check(model)
    model.retarget([Person(key, key == "b", ("7D",)) for key in "abcd"])
    model.retarget([Person(key, key == "c") for key in "dxa"])
    model.retarget([])


@pytest.mark.parametrize(
    ("field", "role"),
    [("key", "key"), ("is_turn", "isTurn"), ("accessible_name", "accessibleName")],
)
def test_roles_are_written_as_qml_writes_them(field, role):
    assert role_name(field) == role
