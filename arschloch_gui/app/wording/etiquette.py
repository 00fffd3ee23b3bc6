"""Court etiquette (`social`): light-hearted tasks that the highest position sets the lowest."""

from __future__ import annotations

from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, capitalised, fill, translate

_TASKS = {
    "drink": QT_TRANSLATE_NOOP("Court", "Fetch {highest_to} something to drink."),
    "shuffle": QT_TRANSLATE_NOOP("Court", "Shuffle, and thank everyone for the cards."),
    "majesty": QT_TRANSLATE_NOOP(
        "Court", "Call {highest_object} “Your Majesty” for the whole round."
    ),
    "compliment": QT_TRANSLATE_NOOP("Court", "Pay {highest_to} a compliment, and mean it."),
    "herald": QT_TRANSLATE_NOOP("Court", "Announce the next trick like a herald."),
    "bow": QT_TRANSLATE_NOOP("Court", "Take a bow before you play your first card."),
    "joke": QT_TRANSLATE_NOOP("Court", "Tell a joke; {highest_subject} decides when to laugh."),
    "snacks": QT_TRANSLATE_NOOP("Court", "Pass the snacks round and help yourself last."),
    "floor": QT_TRANSLATE_NOOP("Court", "Sit on the floor until the next round is over."),
    "formal": QT_TRANSLATE_NOOP("Court", "Say “Sir” or “Madam” to everyone for the whole round."),
}
COURT_TASKS = tuple(_TASKS)
"""The keys of all tasks."""


def court_task(key: str, highest: Office) -> str:
    """Return the text of a task: “Fetch the King something to drink.”"""
    return fill(translate("Court", _TASKS[key]), **highest.holes("highest"))


def court_order(task: str, name: str, lowest: Office) -> str:
    """Prefix a task with the player who must do it: “Ben (Asshole): Fetch …”."""
    sentence = translate("Court", "{name} ({lowest}): {task}")
    return fill(sentence, name=name, task=task, **lowest.holes("lowest"))


def court_question(highest: Office, lowest: Office) -> str:
    """Return the question that asks the user, in the highest position, for a task to set."""
    sentence = translate("Court", "You are {highest} now. What should {lowest_subject} do?")
    return capitalised(fill(sentence, **highest.holes("highest"), **lowest.holes("lowest")))


def court_nothing() -> str:
    """Return the label for setting no task."""
    return translate("Court", "Nothing this time")
