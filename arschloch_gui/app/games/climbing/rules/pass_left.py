"""`pass_left`, `pass_left_order`: every player passes cards to the neighbour on the left."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.games.climbing.turn import due_of, round_of
from arschloch_gui.app.table.question import (
    Asking,
    Choice,
    JudgedTurn,
    Question,
    confirming,
    partner_name,
)
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import Action, Shift
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.pass_left import PASSING_LEFT, Passing
from arschloch_gui.engine.climbing.rules import Rules


def _pass_left(rules: Rules, ladder: Ladder) -> str:
    if not rules.pass_left or not keeps_positions(rules):
        return ""
    found = [_passed(rules)]
    if rules.pass_left_order == "simultaneous":
        line = translate("Rules", "All players choose before they see what they get.")
        found.append(line)
    else:
        found.append(
            translate(
                "Rules",
                "The cards are passed one at a time: everyone passes a card and picks up "
                "the one they get, then passes the next, which may be the one just "
                "received.",
            )
        )
    return " ".join(found)


def _passed(rules: Rules) -> str:
    if pairs_of(rules):
        return translate(
            "Rules",
            "After the exchange, every player passes %n card(s) to the player on their left.",
            None,
            rules.pass_left,
        )
    return translate(
        "Rules",
        "From the second round on, after the deal, every player passes %n card(s) to the player "
        "on their left.",
        None,
        rules.pass_left,
    )


def _lap(judge: JudgedTurn) -> str:
    """Describe which card is being passed, or return "" if all cards are passed at once."""
    passing = due_of(judge).about_as(Passing)
    if passing.laps == 1:
        return ""
    if passing.lap == passing.laps:
        sentence = translate("Decision", "Card {lap} of {laps}, the last one.")
    else:
        sentence = translate(
            "Decision",
            "Card {lap} of {laps}: you will see what you get before you give the next one.",
        )
    return fill(sentence, lap=passing.lap, laps=passing.laps)


class _Passing(Question, frozen=True):
    """Choice of the cards to pass to the left."""

    kind = PASSING_LEFT

    def partner(self, judge: JudgedTurn) -> Seat:
        return round_of(judge).successor[due_of(judge).seat]

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        return due_of(judge).about_as(Passing).count

    def heading(self, asking: Asking) -> str:
        count = len(asking.holding.gift)
        sentence = translate("Decision", "Pass %n card(s) to {name}", "", count)
        return fill(sentence, name=partner_name(self, asking))

    def hint(self, asking: Asking) -> str:
        return _lap(asking.judge)

    def prompt(self, asking: Asking) -> str:
        count = self.slots(asking.judge, countering=False)
        sentence = translate("Prompt", "Pass %n card(s) to {name}", "", count)
        return fill(sentence, name=partner_name(self, asking))

    def choices(self, asking: Asking) -> list[Choice]:
        return [confirming(self, asking, translate("Decision", "Pass on"))]

    def handed_over(self, asking: Asking) -> Action | None:
        return Shift(asking.holding.gift_cards())


WORDS = RuleWords(
    options={
        "pass_left": (
            QT_TRANSLATE_NOOP("Options", "Cards passed to the left"),
            QT_TRANSLATE_NOOP(
                "Options",
                "After the exchange, everyone passes this many cards to the player on their left.",
            ),
        ),
        "pass_left_order": (
            QT_TRANSLATE_NOOP("Options", "How cards are given"),
            QT_TRANSLATE_NOOP(
                "Options",
                "All together, or one at a time, seeing what you get before you give the next.",
            ),
        ),
    },
    values={
        ("pass_left_order", "simultaneous"): QT_TRANSLATE_NOOP("Options", "all at once"),
        ("pass_left_order", "one_by_one"): QT_TRANSLATE_NOOP("Options", "card by card"),
    },
    first={"shift": QT_TRANSLATE_NOOP("Refusals", "Cards must be passed to the left first.")},
    prose={"exchange": (_pass_left,)},
    help_of={"shift": "exchange"},
    questions=(_Passing(),),
    waits={"shift": lambda: translate("Prompt", "{name} passes cards to the left")},
)
