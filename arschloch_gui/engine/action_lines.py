"""Conversion between actions and lines of the match record, for all games.

`parse_action` and `format_action` are inverses (match-record.md, "Actions"). So are
`parse_expected` and `format_expected`, which handle the shorter form used in `expect` lines.
"""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.engine.actions import FORMS, PASS, Action, ActionError, Form, Pass, Play
from arschloch_gui.engine.cards import format_cards, parse_cards
from arschloch_gui.engine.games import GAMES

# The verbs of all games are known, so that a verb of another game yields an illegal action instead
# of a malformed line.
_FORMS: Mapping[str, Form] = dict(FORMS) | {
    verb: form for family in GAMES for verb, form in family.notation.actions.items()
}


def parse_action(line: Mapping[str, object]) -> Action:
    """Return the action described by a record line, ignoring its "seat". Raises `ActionError`.

    >>> parse_action({"play": ["7D"]})
    Play(cards=(20,), as_rank=None)
    """
    found = [verb for verb in _FORMS if verb in line]
    # A verb that another verb requires as a key does not name the action: `wish` requires `play`.
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
    """Return the record line of an action, without its "seat"."""
    return action.line()


def parse_expected(form: object) -> Action:
    """Return the action that an `expect` entry describes. Raises `ActionError` or `CardError`."""
    if form == "pass":
        return PASS
    if isinstance(form, list):
        return Play(parse_cards(form))
    if isinstance(form, dict):
        return parse_action(form)
    raise ActionError("one_verb")


def format_expected(action: Action) -> object:
    """Return the `expect` entry of an action: a list of cards, "pass", or its record line.

    This is the inverse of `parse_expected`.

    >>> format_expected(PASS), format_expected(Play(parse_cards(["7D"])))
    ('pass', ['7D'])
    """
    match action:
        case Play(cards, None):
            return list(format_cards(cards))
        case Pass():
            return "pass"
    return action.line()
