"""Legal actions in the form used by `expect` lines (match-record.md, "Lines").

An entry is usually the action itself. In games whose `Game.entry` drops details, one entry
represents several actions and is legal if at least one of them is.
"""

from __future__ import annotations

from arschloch_gui.engine.action_lines import parse_expected
from arschloch_gui.engine.actions import Action, ActionError
from arschloch_gui.engine.cards import CardError
from arschloch_gui.engine.match import Match


def entries(match: Match) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act as distinct entries."""
    return tuple(dict.fromkeys(map(match.family.entry, match.legal())))


def is_legal(match: Match, action: Action) -> bool:
    """Return whether an entry is legal, either as it is or with details added."""
    if (state := match.deciding) is None:
        return False
    if match.family.refusal(state, action) is None:
        return True
    family = match.family
    more = (each for each in match.legal() if family.entry(each) != each)
    return any(family.same_action(state, each, action) for each in more)


def actions_named(wanted: object) -> list[tuple[object, Action]] | None:
    """Return the entries of an `expect` line as pairs of the original JSON value and the action.

    Returns None if `wanted` is not a list of valid entries.
    """
    if not isinstance(wanted, list):
        return None
    try:
        return [(form, parse_expected(form)) for form in wanted]
    except (ActionError, CardError):
        return None
