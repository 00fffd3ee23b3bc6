"""Words for looking back at the decisions of a round that is over."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.amounts import number, signed
from arschloch_gui.app.wording.cards import cards_list, cards_named
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.coach.verdict import GOOD, Verdict
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn


def given_line(
    event: CardsGiven | CardsPassedOn, names: Sequence[str], viewer: Seat, deck: str
) -> str:
    """Which cards changed hands, between whom; no cards are hidden any more."""
    if event.giver == viewer:
        line = translate("Log", "You give {taker} {cards}.")
    elif event.taker == viewer:
        line = translate("Log", "{giver} gives you {cards}.")
    else:
        line = translate("Hindsight", "{giver} gives {taker} {cards}.")
    cards = cards_list(event.cards, deck)
    return fill(line, giver=names[event.giver], taker=names[event.taker], cards=cards)


def with_cards(line: str, choice: Action, deck: str) -> str:
    """A line about a choice that has to be told from others by its very cards."""
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
    return fill(translate("Hindsight", "As a player of level “{level}” sees it:"), level=level)


_VERDICTS = {
    Verdict.BEST: ("✓", QT_TRANSLATE_NOOP("Hindsight", "nothing was better")),
    Verdict.FINE: ("·", QT_TRANSLATE_NOOP("Hindsight", "good")),
    Verdict.INEXACT: ("?!", QT_TRANSLATE_NOOP("Hindsight", "an inaccuracy")),
    Verdict.MISTAKE: ("?", QT_TRANSLATE_NOOP("Hindsight", "a mistake")),
    Verdict.BLUNDER: ("??", QT_TRANSLATE_NOOP("Hindsight", "a blunder")),
}


def verdict_sign(verdict: Verdict) -> str:
    """The sign of a verdict, as chess players know it."""
    return _VERDICTS[verdict][0]


def verdict_word(verdict: Verdict) -> str:
    """What a choice is called by what it loses."""
    return translate("Hindsight", _VERDICTS[verdict][1])


def exchange_line(verdict: Verdict, best: str) -> str:
    """What the person's choice before the first trick is called, and what was better."""
    line = translate("Hindsight", "Your decision before play began: {sign} {word}.")
    told = fill(line, sign=verdict_sign(verdict), word=verdict_word(verdict))
    if verdict in GOOD:
        return told
    return f"{told} {fill(translate('Hindsight', 'Better: {choice}'), choice=best)}"


def nothing_to_weigh() -> str:
    """In place of figures."""
    return translate("Hindsight", "No options were compared here: the play was obvious or routine.")


def being_weighed() -> str:
    """While figures are worked out."""
    return translate("Hindsight", "Working out the figures…")


def scale_line() -> str:
    """What the figures mean."""
    return translate(
        "Hindsight",
        "The scale runs from −1, the worst this round can bring, to +1, the "
        "best. The thin line shows how uncertain the estimate is.",
    )


def figure(value: float) -> str:
    """A value from −1 to +1 with its sign."""
    return signed(value, 2)


def option_told(line: str, value: float, stderr: float, mark: str) -> str:
    """An option with all that is drawn of it, in words; `mark` is said of the one taken."""
    error = number(stderr, 2)
    told = fill(
        translate("Hindsight", "{choice} {figure} (±{error})"),
        choice=line, figure=figure(value), error=error,
    )  # fmt: skip
    return f"{told}, {mark}" if mark else told


def chosen_word() -> str:
    """Said of the option that was taken."""
    return translate("Hindsight", "chosen")
