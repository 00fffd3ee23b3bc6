"""Tests of the pictures themselves."""

import pytest


@pytest.fixture(autouse=True)
def blank_pictures() -> None:
    """Disable blank pictures here."""
