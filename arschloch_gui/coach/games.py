"""The games as the coach knows them. A package is imported when its game is asked for.

Nothing else names a game's package in `coach/`.
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
"""By the key of a family; the others cannot be taught yet."""


def teaching(game: str) -> AnyTeaching | None:
    """Return what there is to teach of a game, or None."""
    return GAMES[game]() if game in GAMES else None


def reasons(game: str, view: AnyView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return why `best` is better than `chosen` for the seat of the view, the strongest first.

    Nothing where no difference explains it, or where the game tells no reasons.
    """
    taught = teaching(game)
    return taught.reasons(view, chosen, best)[:MOST] if taught else ()


def play_reasons(game: str, view: AnyView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return the same of plays in a trick, where `best` has turned out better."""
    taught = teaching(game)
    return taught.play_reasons(view, chosen, best)[:MOST] if taught else ()


def themes(task: Task) -> tuple[str, ...]:
    """Return what a decision can teach, by keys; nothing where its game knows no themes."""
    taught = teaching(task.game)
    return taught.themes(task.view, task.legal) if taught else ()
