"""Registry of what the coach knows about each game. A game's package is imported on first use.

No other module in `coach/` refers to a game's package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.games import IMPORTING
from arschloch_gui.coach.coaching import AnyCoaching, AnyTeaching, any_coaching
from arschloch_gui.coach.feats import COMMON, RoundFacts
from arschloch_gui.coach.reasons import MOST, Reason
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.table.round import AnyView


def _climbing() -> AnyCoaching:
    from arschloch_gui.coach.climbing import COACHING

    return any_coaching(COACHING)


def _shithead() -> AnyCoaching:
    from arschloch_gui.coach.shithead import COACHING

    return any_coaching(COACHING)


def _seigneur() -> AnyCoaching:
    from arschloch_gui.coach.seigneur import COACHING

    return any_coaching(COACHING)


GAMES: Mapping[str, Callable[[], AnyCoaching]] = MappingProxyType(
    {
        "climbing": _climbing,
        "thirteen": AnyCoaching,
        "shithead": _shithead,
        "big_a": AnyCoaching,
        "seigneur": _seigneur,
    }
)


def coaching(game: str) -> AnyCoaching:
    """Return the `Coaching` of a game, given the key of its family. Raises `KeyError`."""
    with IMPORTING:
        return GAMES[game]()


def teaching(game: str) -> AnyTeaching | None:
    """Return the teaching of a game, or None if it has none. Raises `KeyError`."""
    return coaching(game).teaching


def reasons(game: str, view: AnyView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return why `best` is better than `chosen` for the seat of the view, strongest reason first.

    Returns nothing if no difference explains it, or if the game has no reasons.
    """
    taught = teaching(game)
    return taught.reasons(view, chosen, best)[:MOST] if taught else ()


def play_reasons(game: str, view: AnyView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return the reasons for a play in a trick that proved better, strongest first."""
    taught = teaching(game)
    return taught.play_reasons(view, chosen, best)[:MOST] if taught else ()


def themes(task: Task) -> tuple[str, ...]:
    """Return the keys of the themes a decision can teach, if its game has themes."""
    taught = teaching(task.game)
    return taught.themes(task.view, task.legal) if taught else ()


def feats(game: str, facts: RoundFacts) -> tuple[str, ...]:
    """Return the keys of the feats of a player in a finished round, in alphabetical order."""
    known = {**COMMON, **coaching(game).feats}
    return tuple(sorted(key for key, is_done in known.items() if is_done(facts)))
