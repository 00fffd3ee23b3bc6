"""Judgements are computed once and cached for all tests."""

from __future__ import annotations

import pytest
from judged_before import remember_what_is_played_out


@pytest.fixture(autouse=True)
def judged_once(patch: pytest.MonkeyPatch) -> None:
    """Compute the rollouts of a decision only once."""
    remember_what_is_played_out(patch)
