"""Registry of the coach's support for each game. A game's package is imported on demand.

No other module in `coach/` refers to a game's package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.games import IMPORTING
from arschloch_gui.coach.feats import COMMON, Feat, RoundFacts
from arschloch_gui.coach.reasons import MOST, AnyTeaching, Reason, any_teaching
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.table.round import AnyView


def _climbing() -> AnyTeaching:
    from arschloch_gui.coach.climbing import TEACHING

    return any_teaching(TEACHING)


def _climbing_feats() -> Mapping[str, Feat]:
    from arschloch_gui.coach.climbing.feats import FEATS

    return FEATS


def _seigneur_feats() -> Mapping[str, Feat]:
    from arschloch_gui.coach.seigneur.feats import FEATS

    return FEATS


def _shithead_feats() -> Mapping[str, Feat]:
    from arschloch_gui.coach.shithead.feats import FEATS

    return FEATS


OWN_FEATS: Mapping[str, Callable[[], Mapping[str, Feat]]] = MappingProxyType(
    {"climbing": _climbing_feats, "seigneur": _seigneur_feats, "shithead": _shithead_feats}
)
"""Functions that return the feats that exist only in one game, by family key."""
GAMES: Mapping[str, Callable[[], AnyTeaching]] = MappingProxyType({"climbing": _climbing})
"""Functions that return a game's teaching, by family key; other families are not supported yet."""


def teaching(game: str) -> AnyTeaching | None:
    """Return the teaching interface of a game, or None."""
    with IMPORTING:
        return GAMES[game]() if game in GAMES else None


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
    with IMPORTING:
        known = {**COMMON, **(OWN_FEATS[game]() if game in OWN_FEATS else {})}
    return tuple(sorted(key for key, is_done in known.items() if is_done(facts)))
