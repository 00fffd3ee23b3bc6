"""The user interface entries of all rules of the climbing games, merged by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.games.climbing.rules import RULES
from arschloch_gui.app.table.question import Question

K = TypeVar("K")
V = TypeVar("V")


def of_rules(part: Callable[[RuleWords], Mapping[K, V]]) -> Mapping[K, V]:
    """Merge one mapping of every rule into a single mapping."""
    return {key: value for rule in RULES for key, value in part(rule).items()}


QUESTIONS: Mapping[str, Question] = {
    question.kind: question for rule in RULES for question in rule.questions
}
"""Kind of decision → the question that asks it."""
APPLIED = of_rules(lambda rule: rule.applied)
DECLARED = of_rules(lambda rule: rule.declared)
ADVISED = of_rules(lambda rule: rule.advised)
DEMOTED = of_rules(lambda rule: rule.demoted)
LINES = of_rules(lambda rule: rule.lines)
STAMPS = of_rules(lambda rule: rule.stamps)
SAYS = of_rules(lambda rule: rule.says)
CALLS = of_rules(lambda rule: rule.calls)
WAITS = of_rules(lambda rule: rule.waits)
HELP_OF = of_rules(lambda rule: rule.help_of)
