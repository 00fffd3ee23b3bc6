"""The rules of a match as prose, generated from its options.

Newcomers read it from the top; F1 opens it at the relevant part. Every option value has a sentence,
and rules that are off are not mentioned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from arschloch_gui.app.games.climbing.rule_words import Ladder
from arschloch_gui.app.games.climbing.rules import RULES
from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.titles import effective_set, offices
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.climbing.rules import Rules


def rules_parts(
    rules: Rules, *, titles_wish: str = "", mild: bool = False
) -> tuple[RulesPart, ...]:
    """Return the parts of the written rules.

    The game's own titles are used unless `titles_wish` names another set. As in the game itself, an
    option without effect is treated as being at its default.
    """
    rules = rules.in_force()
    ladder = offices(effective_set(rules.titles, titles_wish, mild), rules.players)
    parts = (
        RulesPart(key, heading(), _paragraphs(key, rules, ladder)) for key, heading in _headings()
    )
    return tuple(part for part in parts if part.paragraphs)


def _headings() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "goal", lambda: translate("Rules", "Aim of the game")
    yield "cards", lambda: translate("Rules", "The cards")
    yield "deal", lambda: translate("Rules", "The deal")
    yield "lead", lambda: translate("Rules", "Who starts")
    yield "trick", lambda: translate("Rules", "A trick")
    yield "pass", lambda: translate("Rules", "Passing")
    yield "out", lambda: translate("Rules", "Going out")
    yield "special", lambda: translate("Rules", "Special cards")
    yield "exchange", lambda: translate("Rules", "The exchange")
    yield from (rule.part for rule in RULES if rule.part is not None)
    yield "offices", lambda: translate("Rules", "Points and seats")


def _paragraphs(part: str, rules: Rules, ladder: Ladder) -> tuple[str, ...]:
    found: list[str] = []
    for rule in RULES:
        for paragraph in rule.prose.get(part, ()):
            told = paragraph(rules, ladder)
            found += [text for text in ([told] if isinstance(told, str) else told) if text]
        if (more := rule.continues.get(part)) is not None and (told := more(rules, ladder)):
            found[-1:] = [f"{''.join(found[-1:])} {told}"]
    return tuple(found)
