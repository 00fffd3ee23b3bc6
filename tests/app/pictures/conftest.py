"""The pictures themselves are looked at."""

import pytest


@pytest.fixture(autouse=True)
def blank_pictures() -> None:
    """Nothing is blank here."""
