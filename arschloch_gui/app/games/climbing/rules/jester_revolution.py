"""`jester_revolution`: a player who holds both jesters may call off the exchange."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.in_play import jokers_in_play, keeps_positions
from arschloch_gui.app.games.climbing.jesters import several_jesters
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.games.climbing.telling import addressed
from arschloch_gui.app.games.climbing.turn import due_of, round_of
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import Asking, Choice, Question
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import OfficesMirrored
from arschloch_gui.engine.climbing.rulemods.jester_revolution import NEEDED, REVOLUTION
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.table.round import AnyView


def _jester_revolution(rules: Rules, ladder: Ladder) -> str:
    enough = jokers_in_play(rules) >= NEEDED
    if not rules.jester_revolution or not enough or not keeps_positions(rules):
        return ""
    found = [
        translate(
            "Rules",
            "Before the exchange, a player with two {jesters} may call a revolution: then no "
            "cards are exchanged in this round.",
        ),
        translate(
            "Rules",
            "If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} "
            "becomes {highest}, and so on.",
        ),
    ]
    return fill(" ".join(found), jesters=several_jesters(rules), **ends(ladder))


_MIRRORED = (
    QT_TRANSLATE_NOOP("Log", "Greater revolution! All positions are reversed; you come first."),
    QT_TRANSLATE_NOOP("Log", "Greater revolution! All positions are reversed; {name} comes first."),
)


def _line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, OfficesMirrored)
    return addressed(_MIRRORED, event.offices[0], names, viewer)


_DECLINED = (
    QT_TRANSLATE_NOOP("Log", "You don’t call a revolution."),
    QT_TRANSLATE_NOOP("Log", "{name} doesn’t call a revolution."),
)
_NOT_ADVISED = (
    QT_TRANSLATE_NOOP("Hindsight", "Don’t call a revolution."),
    QT_TRANSLATE_NOOP("Hindsight", "It would be worse without a revolution."),
)


class _Calling(Question, frozen=True):
    """Decision on whether to call a revolution."""

    kind = REVOLUTION
    daring = True

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "You hold both jesters. Call a revolution?")

    def hint(self, asking: Asking) -> str:
        if round_of(asking.judge).offices[-1] == due_of(asking.judge).seat:
            return translate(
                "Decision",
                "Nobody pays taxes, and because you are last, all positions are "
                "reversed: you come first.",
            )
        return translate("Decision", "Nobody pays taxes this round.")

    def prompt(self, asking: Asking) -> str:
        return translate("Prompt", "Decide whether to call a revolution")

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        return addressed(_DECLINED, view.to_act, names, viewer) if action == PASS else ""

    def counsel(self, action: Action, view: AnyView, names: Sequence[str]) -> Counsel | None:
        return counsel(_NOT_ADVISED) if action == PASS else None

    def choices(self, asking: Asking) -> list[Choice]:
        text = translate("Decision", "Revolution!")
        return [
            Choice("decline", translate("Decision", "Better not"), action=PASS),
            Choice(REVOLUTION, text, main=True, action=Declare(REVOLUTION)),
        ]


WORDS = RuleWords(
    options={
        "jester_revolution": (
            QT_TRANSLATE_NOOP("Options", "Revolution by two jesters"),
            QT_TRANSLATE_NOOP(
                "Options",
                "A player who holds both may call off the exchange; if the lowest player "
                "does, all positions are reversed.",
            ),
        )
    },
    first={
        "revolution": QT_TRANSLATE_NOOP("Refusals", "First decide whether to call a revolution.")
    },
    prose={"exchange": (_jester_revolution,)},
    # The call is explained in the part about the exchange, which it cancels.
    help_of={REVOLUTION: "exchange"},
    advised={
        REVOLUTION: (
            QT_TRANSLATE_NOOP("Hindsight", "Call the revolution."),
            QT_TRANSLATE_NOOP("Hindsight", "A revolution would be worse."),
        )
    },
    declared={
        "revolution": (
            QT_TRANSLATE_NOOP("Log", "You show both jesters: revolution, nobody pays taxes."),
            QT_TRANSLATE_NOOP("Log", "{name} shows both jesters: revolution, nobody pays taxes."),
        )
    },
    lines={OfficesMirrored: _line},
    stamps={
        "jester_revolution": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Revolution!"), sound=Sound.ROLL, effect="turn"
        ),
        "greater_revolution": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Greater revolution!"), sound=Sound.ROLL, effect="turn"
        ),
    },
    calls={REVOLUTION: lambda: translate("Saying", "Revolution!")},
    questions=(_Calling(),),
    waits={REVOLUTION: lambda: translate("Prompt", "{name} holds both jesters")},
)
