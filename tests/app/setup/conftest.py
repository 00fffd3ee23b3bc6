"""A match setup with its own settings and a table that records the matches started."""

from __future__ import annotations

import pytest
from begun_matches import Table

from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.setup.setup import MatchSetup


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def settings(qapp, tmp_path) -> LiveSettings:
    return LiveSettings(SettingsStore(tmp_path))


@pytest.fixture
def setup(settings, table) -> MatchSetup:
    return MatchSetup(settings, table)
