"""Actions as lines of the match record and back, whichever game they belong to.

`parse_action` and `format_action` are inverses (match-record.md, "Actions"), and so are
`parse_expected` and `format_expected`, the shorter form of `expect` lines.
"""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.engine.actions import FORMS, PASS, Action, ActionError, Form, Pass, Play
from arschloch_gui.engine.cards import format_cards, parse_cards
from arschloch_gui.engine.games import GAMES

# All verbs of the house: a verb of another game is an action that is refused, not a broken line.
_FORMS: Mapping[str, Form] = dict(FORMS) | {
    verb: form for family in GAMES for verb, form in family.notation.actions.items()
}


def parse_action(line: Mapping[str, object]) -> Action:
    """The action of a record line, without its "seat". Raises `ActionError` with a key."""
    found = [verb for verb in _FORMS if verb in line]
    # A verb that goes with another one (a wish with a play) says what is done.
    with_others = {key for verb in found for key in _FORMS[verb].required if key != verb}
    verbs = [verb for verb in found if verb not in with_others]
    if len(verbs) != 1:
        raise ActionError("one_verb", verbs=verbs)
    form = _FORMS[verbs[0]]
    if missing := form.required - line.keys():
        raise ActionError("missing_key", name=sorted(missing)[0])
    if unknown := line.keys() - form.required - form.optional:
        raise ActionError("unknown_key", name=sorted(unknown)[0])
    return form.read(line)


def format_action(action: Action) -> dict[str, object]:
    """The record line of an action, without its "seat"."""
    return action.line()


def parse_expected(form: object) -> Action:
    """The action an `expect` line names. Raises `ActionError` or `CardError`."""
    if form == "pass":
        return PASS
    if isinstance(form, list):
        return Play(parse_cards(form))
    if isinstance(form, dict):
        return parse_action(form)
    raise ActionError("one_verb")


def format_expected(action: Action) -> object:
    """The inverse of `parse_expected`: a list of cards, "pass", or the action's own line."""
    match action:
        case Play(cards, None):
            return list(format_cards(cards))
        case Pass():
            return "pass"
    return action.line()
