"""`putsch`: the lowest office refuses the exchange and tries to go out first."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.games.climbing.telling import told
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import Asking, Choice, Question
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.putsch import PENALTY, PUTSCH
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.table.round import AnyView


def _declaring(rules: Rules, ladder: Ladder) -> str:
    if not rules.putsch:
        return ""
    line = translate(
        "Rules",
        "After the deal, before any exchange, {lowest_subject} may declare a putsch. Then nobody "
        "exchanges cards, and the round has only one question: does {lowest_subject} go out first?",
    )
    return fill(line, **ends(ladder))


def _success(rules: Rules, ladder: Ladder) -> str:
    if not rules.putsch:
        return ""
    line = translate(
        "Rules",
        "If so, the putschist becomes {highest}, and the others play on for the other offices.",
    )
    return fill(line, **ends(ladder))


def _failure(rules: Rules, ladder: Ladder) -> str:
    if not rules.putsch:
        return ""
    line = translate(
        "Rules",
        "If anybody else is first, the round stops at once, and everybody keeps the office they "
        "had. In the next exchange {lowest_subject} gives {highest_to} the four best cards "
        "and gets "
        "four back; the others exchange one. A second putsch has to wait a round.",
    )
    return fill(line, **ends(ladder))


_DECLINED = (
    QT_TRANSLATE_NOOP("Log", "You don’t try a putsch."),
    QT_TRANSLATE_NOOP("Log", "{name} doesn’t try a putsch."),
)


class _Daring(Question, frozen=True):
    """Whether to try a putsch."""

    kind = PUTSCH
    daring = True

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "Will you try a putsch?")

    def hint(self, asking: Asking) -> str:
        sentence = translate(
            "Decision",
            "Nobody exchanges cards. Go out first and you rise to the top; fail, and next "
            "round you give away your {count} best cards.",
        )
        return fill(sentence, count=PENALTY)

    def prompt(self, asking: Asking) -> str:
        return translate("Prompt", "Try a putsch, or leave it")

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        return told(_DECLINED, view.to_act, names, viewer) if action == PASS else ""

    def choices(self, asking: Asking) -> list[Choice]:
        return [
            Choice("decline", translate("Decision", "Better not"), action=PASS),
            Choice(PUTSCH, translate("Decision", "Putsch!"), main=True, action=Declare(PUTSCH)),
        ]


WORDS = RuleWords(
    options={
        "putsch": (
            QT_TRANSLATE_NOOP("Options", "Putsch"),
            QT_TRANSLATE_NOOP(
                "Options", "The lowest office may refuse the exchange and try to go out first."
            ),
        )
    },
    first={"putsch": QT_TRANSLATE_NOOP("Refusals", "First decide whether you dare a putsch.")},
    part=("putsch", lambda: translate("Rules", "The putsch")),
    prose={"putsch": (_declaring, _success, _failure)},
    help_of={"putsch": "putsch"},
    applied={
        "putsch_succeeded": (
            QT_TRANSLATE_NOOP("Log", "Your putsch succeeds!"),
            QT_TRANSLATE_NOOP("Log", "{name}’s putsch succeeds!"),
        ),
        "putsch_failed": (
            QT_TRANSLATE_NOOP("Log", "Your putsch fails: everybody keeps their office."),
            QT_TRANSLATE_NOOP("Log", "{name}’s putsch fails: everybody keeps their office."),
        ),
    },
    declared={
        "putsch": (
            QT_TRANSLATE_NOOP("Log", "You declare a putsch: no cards are exchanged."),
            QT_TRANSLATE_NOOP("Log", "{name} declares a putsch: no cards are exchanged."),
        )
    },
    stamps={
        PUTSCH: Stamp(
            QT_TRANSLATE_NOOP("Moment", "Putsch!"), grave=True, sound=Sound.DRUM, effect="shadow"
        ),
        "putsch_succeeded": Stamp(
            QT_TRANSLATE_NOOP("Moment", "The putsch succeeds!"), sound=Sound.DRUM, effect="turn"
        ),
        "putsch_failed": Stamp(
            QT_TRANSLATE_NOOP("Moment", "The putsch fails!"),
            sulks=True,
            grave=True,
            sound=Sound.WAH,
        ),
    },
    calls={PUTSCH: lambda: translate("Saying", "Putsch!")},
    questions=(_Daring(),),
    waits={"putsch": lambda: translate("Prompt", "{name} may try a putsch")},
)
