"""What the rules of the climbing game have in the window, all together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.games.climbing.rules import RULES
from arschloch_gui.app.table.question import Question

K = TypeVar("K")
V = TypeVar("V")


def of_rules(part: Callable[[RuleWords], Mapping[K, V]]) -> Mapping[K, V]:
    """The entries of every rule in one mapping."""
    return {key: value for rule in RULES for key, value in part(rule).items()}


QUESTIONS: Mapping[str, Question] = {
    question.kind: question for rule in RULES for question in rule.questions
}
"""Kind of decision → how it is asked."""
APPLIED = of_rules(lambda rule: rule.applied)
DECLARED = of_rules(lambda rule: rule.declared)
DEMOTED = of_rules(lambda rule: rule.demoted)
LINES = of_rules(lambda rule: rule.lines)
STAMPS = of_rules(lambda rule: rule.stamps)
SAYS = of_rules(lambda rule: rule.says)
CALLS = of_rules(lambda rule: rule.calls)
WAITS = of_rules(lambda rule: rule.waits)
HELP_OF = of_rules(lambda rule: rule.help_of)
