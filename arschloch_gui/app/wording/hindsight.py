"""Wording for reviewing the decisions of a finished round."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.amounts import number, signed
from arschloch_gui.app.wording.cards import cards_list, cards_named
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, after_colon, fill, translate
from arschloch_gui.coach.verdict import GOOD, Verdict
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn


def given_line(
    event: CardsGiven | CardsPassedOn, names: Sequence[str], viewer: Seat, deck: str
) -> str:
    """Describe which cards changed hands between two players. No cards are hidden in a review."""
    if event.giver == viewer:
        line = translate("Log", "You give {taker} {cards}.")
    elif event.taker == viewer:
        line = translate("Log", "{giver} gives you {cards}.")
    else:
        line = translate("Hindsight", "{giver} gives {taker} {cards}.")
    cards = cards_list(event.cards, deck)
    return fill(line, giver=names[event.giver], taker=names[event.taker], cards=cards)


def play_them(cards: str) -> str:
    """Return the advice to play these cards."""
    return fill(translate("Hindsight", "Play {cards}."), cards=cards)


def pass_now() -> str:
    """Return the advice to pass."""
    return translate("Hindsight", "Pass.")


def give_them(event: CardsGiven | CardsPassedOn, names: Sequence[str], deck: str) -> str:
    """Return the advice to give a player these cards."""
    line = translate("Hindsight", "Give {taker} {cards}.")
    return fill(line, taker=names[event.taker], cards=cards_list(event.cards, deck))


def playing_is_worse(cards: str) -> str:
    """Return that a play would be worse than the one advised."""
    return fill(translate("Hindsight", "Playing {cards} would be worse."), cards=cards)


def passing_is_worse() -> str:
    """Return that passing would be worse than what is advised."""
    return translate("Hindsight", "Passing would be worse.")


def giving_is_worse(event: CardsGiven | CardsPassedOn, names: Sequence[str], deck: str) -> str:
    """Return that giving a player these cards would be worse."""
    line = translate("Hindsight", "Giving {taker} {cards} would be worse.")
    return fill(line, taker=names[event.taker], cards=cards_list(event.cards, deck))


def with_cards(line: str, choice: Action, deck: str) -> str:
    """Append the exact cards of a choice to its line, to distinguish it from similar choices."""
    cards = getattr(choice, "cards", ())
    return f"{line.rstrip('.')} ({cards_named(cards, deck)})." if cards else line


def seen_by(level: str, name: str) -> str:
    """Return the heading above the figures of an evaluation.

    They come from the player (`name`), or from a level asked afterwards if `name` is empty.
    `level` is the level's display name.
    """
    if name:
        line = translate("Hindsight", "How {name} (level {level}) saw it:")
        return fill(line, name=name, level=level)
    return fill(translate("Hindsight", "How a player of level “{level}” sees it:"), level=level)


_VERDICTS = {
    Verdict.BEST: ("✓", QT_TRANSLATE_NOOP("Hindsight", "nothing was better")),
    Verdict.FINE: ("·", QT_TRANSLATE_NOOP("Hindsight", "good")),
    Verdict.INEXACT: ("?!", QT_TRANSLATE_NOOP("Hindsight", "an inaccuracy")),
    Verdict.MISTAKE: ("?", QT_TRANSLATE_NOOP("Hindsight", "a mistake")),
    Verdict.BLUNDER: ("??", QT_TRANSLATE_NOOP("Hindsight", "a blunder")),
}


def verdict_sign(verdict: Verdict) -> str:
    """Return the annotation symbol of a verdict, as used in chess: “?!”."""
    return _VERDICTS[verdict][0]


def verdict_word(verdict: Verdict) -> str:
    """Return the name of a verdict, such as “a mistake”."""
    return translate("Hindsight", _VERDICTS[verdict][1])


def exchange_line(verdict: Verdict, best: str) -> str:
    """Return the verdict on a decision before the first trick, and the better choice if any."""
    line = translate("Hindsight", "Your decision before play began: {sign} {word}.")
    told = fill(line, sign=verdict_sign(verdict), word=verdict_word(verdict))
    if verdict in GOOD:
        return told
    better = fill(translate("Hindsight", "Better: {choice}"), choice=after_colon(best))
    return f"{told} {better}"


def nothing_to_weigh() -> str:
    """Return the message that replaces the figures if no options were compared."""
    return translate("Hindsight", "No options were compared here: the play was obvious or routine.")


def being_weighed() -> str:
    """Return the message shown while the figures are being calculated."""
    return translate("Hindsight", "Working out the figures…")


def scale_line() -> str:
    """Return the explanation of the scale of the figures."""
    return translate(
        "Hindsight",
        "The scale runs from −1, the worst this round can bring, to +1, the "
        "best. The thin line shows how uncertain the estimate is.",
    )


def figure(value: float) -> str:
    """Format a value from −1 to +1 with its sign."""
    return signed(value, 2)


def option_told(line: str, value: float, stderr: float, mark: str) -> str:
    """Describe an option and its estimate for screen readers. A non-empty `mark` is appended."""
    error = number(stderr, 2)
    told = fill(
        translate("Hindsight", "{choice} {figure} (±{error})"),
        choice=line, figure=figure(value), error=error,
    )  # fmt: skip
    return f"{told}, {mark}" if mark else told


def chosen_word() -> str:
    """Return the mark for the option that was chosen."""
    return translate("Hindsight", "chosen")
