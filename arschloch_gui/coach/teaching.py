"""What there is to teach of a game: one value for each game's package that can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import Action


class Teaching(Struct, frozen=True):
    """Why one option is better than another, and what a decision can teach."""

    reasons: Callable[[Any, Action, Action], tuple[Reason, ...]]
    """(view, chosen, best) → why the best is better, the strongest reason first."""
    play_reasons: Callable[[Any, Action, Action], tuple[Reason, ...]]
    """The same of plays in a trick, where it has turned out better."""
    themes: Callable[[Any, tuple[Action, ...]], tuple[str, ...]]
    """(view, legal) → the themes of a decision."""
