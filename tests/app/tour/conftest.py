"""Screenshots show real cards."""

import pytest


@pytest.fixture(autouse=True)
def blank_pictures() -> None:
    """Disable blank pictures here."""
