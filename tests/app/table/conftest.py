"""A table without a window: settings, store, session, and a way to wait for the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from arschloch_gui.app.models.rows import RowModel
from arschloch_gui.app.session import Session
from arschloch_gui.app.settings import LiveSettings, SettingsStore
from arschloch_gui.app.store import MatchStore


class Replay:
    """A plain list that follows a model by its signals alone."""

    def __init__(self, model: RowModel) -> None:
        self.model = model
        self.rows = list(model.rows)
        self.moves: list[tuple[int, int]] = []
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)

    def _inserted(self, _parent, first, last):
        self.rows[first:first] = self.model.rows[first : last + 1]

    def _removed(self, _parent, first, last):
        del self.rows[first : last + 1]

    def _moved(self, _parent, start, end, _target, row):
        self.moves.append((start, row))
        assert start == end
        self.rows.insert(row, self.rows.pop(start))

    def _changed(self, first, last, roles):
        for at in range(first.row(), last.row() + 1):
            after = self.model.rows[at]
            names = {self.model._roles[role] for role in roles if role in self.model._roles}
            self.rows[at] = replace(self.rows[at], **{name: getattr(after, name) for name in names})

    def _reset(self):
        raise AssertionError("a model may not be reset")


@pytest.fixture
def replay_of() -> type[Replay]:
    """Follows a model: `replay_of(model).rows` should always equal the model's."""
    return Replay


@pytest.fixture
def settings(qapp, tmp_path: Path) -> Iterator[LiveSettings]:
    live = LiveSettings(SettingsStore(tmp_path / "config"))
    live.change("language", "en")
    live.change("speed", 0)
    yield live
    live.close()


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def new_session(
    qapp, store: MatchStore, settings: LiveSettings
) -> Iterator[Callable[..., Session]]:
    sessions: list[Session] = []

    def make(seed: int = 6) -> Session:
        session = Session(store, settings, seeds=lambda: seed)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.shutdown()


@pytest.fixture
def session(new_session) -> Session:
    return new_session()
