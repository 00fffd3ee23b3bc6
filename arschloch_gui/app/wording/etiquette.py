"""Court etiquette (`social`): light-hearted tasks for the lowest office, one per round."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

_TASKS = (
    QT_TRANSLATE_NOOP("Court", "{lowest}: fetch the {highest} something to drink."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: shuffle, and thank everybody for the cards."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: say “Your Majesty” to the {highest} all round long."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: pay the {highest} a compliment, and mean it."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: announce the next trick like a herald."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: bow before you play your first card."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: tell a joke; the {highest} decides when to laugh."),
    QT_TRANSLATE_NOOP("Court", "{lowest}: hand the snacks round, and take one last."),
)


def court_task(round_no: int, highest: str, lowest: str) -> str:
    """The task after a round, with the titles of the two offices; the tasks take turns."""
    return fill(translate("Court", _TASKS[round_no % len(_TASKS)]), highest=highest, lowest=lowest)
