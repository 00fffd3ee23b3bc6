"""The legal actions as an `expect` line names them (match-record.md, "Lines").

Mostly an entry is the action itself. Where a game says less (`Game.entry`), one entry stands for
several actions, and it is legal when one of them is.
"""

from __future__ import annotations

from arschloch_gui.engine.action_lines import parse_expected
from arschloch_gui.engine.actions import Action, ActionError
from arschloch_gui.engine.cards import CardError
from arschloch_gui.engine.match import Match


def entries(match: Match) -> tuple[Action, ...]:
    """The entries of the seat to act, each once."""
    return tuple(dict.fromkeys(map(match.family.entry, match.legal())))


def is_legal(match: Match, action: Action) -> bool:
    """Whether an entry is accepted, or leaves open what one of the legal actions says."""
    if (state := match.deciding) is None:
        return False
    if match.family.refusal(state, action) is None:
        return True
    family = match.family
    more = (each for each in match.legal() if family.entry(each) != each)
    return any(family.same_action(state, each, action) for each in more)


def actions_named(wanted: object) -> list[tuple[object, Action]] | None:
    """The entries listed by an `expect` line, as written and as actions; None for no such list."""
    if not isinstance(wanted, list):
        return None
    try:
        return [(form, parse_expected(form)) for form in wanted]
    except (ActionError, CardError):
        return None
