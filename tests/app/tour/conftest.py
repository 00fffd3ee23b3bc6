"""Photographs show the cards as they are."""

import pytest


@pytest.fixture(autouse=True)
def blank_pictures() -> None:
    """Nothing is blank here."""
