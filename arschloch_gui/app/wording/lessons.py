"""Wording for lessons: one idea each, as an experienced player tells a friend at the table.

The sentences after an answer have placeholders for the cards of the {rule} and of the {best}
choice, as objects of giving.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate


class LessonText(NamedTuple):
    """The texts of a lesson: its title, its idea, and the text for positions that confirm it."""

    title: str
    idea: str
    wins: str


_LEAD = LessonText(
    QT_TRANSLATE_NOOP("Lessons", "The 3 of diamonds stays"),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "The player with the 3 of diamonds leads. Keep it, although it is the lowest card of all.",
    ),
    QT_TRANSLATE_NOOP("Lessons", "Give {rule} and keep the 3 of diamonds: you lead."),
)
TEXTS: Mapping[str, LessonText] = MappingProxyType({
    "lone": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Lone cards first"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Every card that stands alone costs you a turn. Give those away and keep your pairs "
            "together.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Give {rule}: they stand alone, and everything else stays "
            "together.",
        ),
    ),
    "high_lone": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Higher lone cards, too"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Sometimes only higher cards stand alone, and the low ones are pairs. "
            "Give the lone ones all the same.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Give {rule}, even though they are higher: that way, your low cards go in "
            "a single turn.",
        ),
    ),
    "low_triple": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Three low cards stay together"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Three low cards of a rank look worthless. "
            "But they go in one turn, and they are hard to beat.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: your low cards stay together."),
    ),
    "lowest_lone": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "The lowest of the lone cards"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "If more than two cards stand alone, give the lowest two. The higher ones may still "
            "win you a trick.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: of your lone cards, these are worth the least."),
    ),
    "whole_pair": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Better a whole pair than a king or an ace"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "If one of your two lone cards is a king or an ace, give a whole low pair instead. "
            "The high card may still win you a trick.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: the whole pair goes, and nothing is broken up."),
    ),
    "ace": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "The ace stays"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A lone ace is no burden: it wins you the lead. Keep it, even if you have to break "
            "up a low pair or triple.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule} and keep the ace: it gets you the lead."),
    ),
    "one": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "One card to give"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "It is the same with only one card to give: choose a lone one and keep "
            "your pairs.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: it stands alone, and no pair is broken up."),
    ),
    "one_high": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Better a higher card than half a pair"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The lone card is higher than your lowest pair? Give it. "
            "Half a pair leaves a card that you will hardly get rid of.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: it is higher, but no pair is broken up."),
    ),
    "one_lowest": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "One card: the lowest lone one"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "If you have several lone cards and only one to give, choose the lowest. A higher "
            "one may still win you a trick.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: of your lone cards, it is worth the least."),
    ),
    "ask": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "If you may ask"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "At some tables you ask for a rank before you get a card. "
            "Ask for the highest one, even if another would make you a set.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Ask for the highest rank: here, it gains you more than a "
            "larger set.",
        ),
    ),
    "three": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Three cards to give"),
        QT_TRANSLATE_NOOP(
            "Lessons", "Three fewer lone cards mean three fewer turns. Look for them first."
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule}: none of them belongs to a pair."),
    ),
    "left": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Passing a card on"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Choose a lone card for your neighbour, too, even if a card from a pair "
            "is lower.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Pass on {rule}: it stands alone, and no pair is broken up."),
    ),
    "eight": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "The 8 stays"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "An 8 clears the trick, and you lead. Don’t give it away just because it stands alone.",
        ),
        QT_TRANSLATE_NOOP("Lessons", "Give {rule} and keep the 8: it gets you the lead."),
    ),
    "lead": _LEAD,
    "lead_one": _LEAD,
    "offer": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "Pay with lone cards"),
        QT_TRANSLATE_NOOP(
            "Lessons", "If you make an offer, pay with lone cards. Half a low pair costs more."
        ),
        QT_TRANSLATE_NOOP("Lessons", "Offer lone cards: your pairs stay together."),
    ),
    "declare": LessonText(
        QT_TRANSLATE_NOOP("Lessons", "When to declare a putsch"),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Count your cards of the two highest ranks. With three or more, declare a putsch; "
            "with fewer, don’t.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Declare a putsch: with so many high cards, you are often "
            "out first.",
        ),
    ),
})  # fmt: skip
"""The texts of every lesson, by key."""


def title(key: str) -> str:
    """Return the title of a lesson."""
    return translate("Lessons", TEXTS[key].title)


def idea(key: str) -> str:
    """Return the idea of a lesson."""
    return translate("Lessons", TEXTS[key].idea)


def before(key: str, *, first: bool, wins: bool) -> str:
    """Return the text before an answer: what the position is about."""
    if first:
        return idea(key)
    if wins:
        return translate("Lessons", "The same idea once more.")
    return translate("Lessons", "And now a hand in which the rule has its limits. Look twice.")


def after_win(key: str, rule: str) -> str:
    """Return the text after an answer if the idea is right; `rule` is what it gives."""
    return fill(translate("Lessons", TEXTS[key].wins), rule=rule)


def after_failure(rule: str, best: str) -> str:
    """Return the text after an answer if the idea is wrong, with what to give instead."""
    if not rule or not best:
        return translate("Lessons", "Not this time: here, the rule costs you something.")
    return fill(
        translate("Lessons", "Not this time: the rule says {rule}, but you should give {best}."),
        rule=rule, best=best,
    )  # fmt: skip


def progress(key: str, number: int, of: int) -> str:
    """Number the positions of a lesson: “Lone cards first, 2 of 4”."""
    text = translate("Lessons", "{lesson}, {number} of {of}")
    return fill(text, lesson=title(key), number=number, of=of)


def over(good: int, of: int) -> str:
    """Return how many answers of a lesson were good, in words."""
    if good == of:
        return translate("Lessons", "All of them right.")
    return fill(translate("Lessons", "{good} of {of} right."), good=good, of=of)


def row(done: int, of: int) -> str:
    """Return how much of a lesson has been done, in words."""
    if done >= of:
        return translate("Lessons", "done")
    return fill(translate("Lessons", "{done} of {of}"), done=done, of=of) if done else ""


def course(done: int, of: int) -> str:
    """Return how many lessons of a course have been done, in words."""
    return fill(translate("Lessons", "{done} of {of} lessons done"), done=done, of=of)
