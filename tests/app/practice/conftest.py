"""What is judged here is judged for one test and remembered for all others."""

from __future__ import annotations

import pytest
from judged_before import remember_what_is_played_out


@pytest.fixture(autouse=True)
def judged_once(patch: pytest.MonkeyPatch) -> None:
    """Let a decision be played out once."""
    remember_what_is_played_out(patch)
