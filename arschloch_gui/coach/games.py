"""Registry of the games the coach can teach. Each game's package is imported on demand.

No other module in `coach/` refers to a game's package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.coach.reasons import MOST, AnyTeaching, Reason, any_teaching
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.table.round import AnyView


def _climbing() -> AnyTeaching:
    from arschloch_gui.coach.climbing import TEACHING

    return any_teaching(TEACHING)


GAMES: Mapping[str, Callable[[], AnyTeaching]] = MappingProxyType({"climbing": _climbing})
"""Functions that return a game's teaching, by family key; other families are not supported yet."""


def teaching(game: str) -> AnyTeaching | None:
    """Return the teaching interface of a game, or None."""
    return GAMES[game]() if game in GAMES else None


def reasons(game: str, view: AnyView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return why `best` is better than `chosen` for the seat of the view, strongest reason first.

    Returns nothing if no difference explains it, or if the game has no reasons.
    """
    taught = teaching(game)
    return taught.reasons(view, chosen, best)[:MOST] if taught else ()


def play_reasons(game: str, view: AnyView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return the reasons for a play in a trick that has turned out better, strongest first."""
    taught = teaching(game)
    return taught.play_reasons(view, chosen, best)[:MOST] if taught else ()


def themes(task: Task) -> tuple[str, ...]:
    """Return the keys of the themes a decision can teach, if its game has themes."""
    taught = teaching(task.game)
    return taught.themes(task.view, task.legal) if taught else ()
