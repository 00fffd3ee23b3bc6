"""Log lines about the rules of the climbing games: bombs, questions, putsches."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.collected import APPLIED, DECLARED, DEMOTED, LINES
from arschloch_gui.app.games.climbing.rule_words import Pair
from arschloch_gui.app.games.climbing.telling import addressed
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import Declared, Demoted, RuleApplied
from arschloch_gui.engine.events import Event


def own_line(event: Event, names: Sequence[str], viewer: Seat | None) -> str | None:
    """Return the log line for an event of a rule.

    The line is "" for an event that needs none, and None for an event that is not specific to these
    games.
    """
    match event:
        case RuleApplied(rule=rule, seat=seat):
            return _told(APPLIED.get(rule), seat, names, viewer)
        case Declared(seat=seat, what=what):
            return _told(DECLARED.get(what), seat, names, viewer)
        case Demoted(seat=seat, reason=reason):
            return _told(DEMOTED.get(reason), seat, names, viewer)
    line = LINES.get(type(event))
    return line(event, names, viewer) if line is not None else None


def _told(pair: Pair | None, seat: Seat, names: Sequence[str], viewer: Seat | None) -> str:
    return addressed(pair, seat, names, viewer) if pair is not None else ""
