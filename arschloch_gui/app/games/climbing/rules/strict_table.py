"""`illegal_play_penalty`: illegal plays are possible but punished."""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.games.climbing.turn import round_of
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import Asking, Choice, JudgedTurn, Question
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.climbing import legal
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import Refusal


def _strict(rules: Rules, ladder: Ladder) -> str:
    if not rules.illegal_play_penalty:
        return ""
    return fill(
        translate(
            "Rules",
            "Wrong plays are possible, but anyone who makes one sets their hand "
            "aside and becomes {lowest} at once. The last of the others then becomes "
            "{second}.",
        ),
        second=ladder[-2].name,
        **ends(ladder),
    )


class _Dare(Question, frozen=True):
    """Decision on whether to make an illegal play after all."""

    play: Play
    kind = "dare"

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "The others will notice. Play it anyway?")

    def hint(self, asking: Asking) -> str:
        return translate(
            "Decision", "Anyone who plays against the rules drops to the bottom at once."
        )

    def choices(self, asking: Asking) -> list[Choice]:
        return [
            Choice("dare", translate("Decision", "Play anyway"), action=self.play),
            Choice("think_better", translate("Decision", "Better not"), main=True),
        ]


def _offence(judge: JudgedTurn, play: Play) -> Refusal | None:
    if not round_of(judge).book.trick.punishes:
        return None
    lenient = round_of(judge).clone()
    lenient.book = compile_rules(replace(lenient.book.rules, illegal_play_penalty=False))
    return legal.refusal(lenient, play)


WORDS = RuleWords(
    options={
        "illegal_play_penalty": (
            QT_TRANSLATE_NOOP("Options", "Wrong plays are punished"),
            QT_TRANSLATE_NOOP(
                "Options", "Wrong plays are possible, but anyone who makes one drops to the bottom."
            ),
        )
    },
    prose={"out": (_strict,)},
    offence=_offence,
    dare=_Dare,
    demoted={
        "illegal_play_penalty": (
            QT_TRANSLATE_NOOP("Log", "Your play was against the rules: you drop to the bottom."),
            QT_TRANSLATE_NOOP("Log", "{name} played against the rules and drops to the bottom."),
        )
    },
    stamps={
        "illegal_play_penalty": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Caught!"), sulks=True, grave=True, sound=Sound.TOCK
        )
    },
)
