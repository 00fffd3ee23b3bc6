"""`putsch`: the lowest position refuses the exchange and tries to go out first."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import is_on, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.games.climbing.telling import addressed
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import Asking, Choice, Question
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.putsch import FAILED, PENALTY, PUTSCH, RUNNING
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.table.round import AnyView


def _declaring(rules: Rules, ladder: Ladder) -> str:
    if not _possible(rules):
        return ""
    may = translate(
        "Rules",
        "From the second round on, {lowest_subject} may declare a putsch after the deal. Then no "
        "cards are exchanged in this round, and only one question counts: does {lowest_subject} "
        "go out first?",
    )
    if is_on(rules, "pass_left"):
        left = translate("Rules", "No cards are passed to the left, either.")
        may = f"{may} {left}"
    return fill(may, **ends(ladder))


def _possible(rules: Rules) -> bool:
    return rules.putsch and keeps_positions(rules)


def _success(rules: Rules, ladder: Ladder) -> str:
    if not _possible(rules):
        return ""
    line = translate(
        "Rules",
        "If so, {lowest_subject} becomes {highest}, and the others play on for "
        "the remaining positions.",
    )
    return fill(line, **ends(ladder))


def _failure(rules: Rules, ladder: Ladder) -> list[str]:
    if not _possible(rules):
        return []
    found = [
        translate(
            "Rules",
            "If another player goes out first, the round ends at once, and all players keep "
            "their positions. In the next round there can be no putsch.",
        )
    ]
    pairs = pairs_of(rules)
    if pairs:
        # The outermost exchanging pair need not be the highest and the lowest position.
        lower, upper, _ = pairs[0]
        line = translate(
            "Rules",
            "In that round’s exchange, {lowest_subject} gives {highest_to} their %n "
            "best cards and gets as many in return, of the other’s choice.",
            None,
            PENALTY,
        )
        found.append(fill(line, **ladder[upper].holes("highest"), **ladder[lower].holes("lowest")))
    if len(pairs) > 1:
        if rules.exchange == "ask":
            found.append(translate("Rules", "The other pairs ask as usual."))
        else:
            found.append(translate("Rules", "The other pairs exchange one card each."))
    return [" ".join(found)]


_DECLINED = (
    QT_TRANSLATE_NOOP("Log", "You don’t try a putsch."),
    QT_TRANSLATE_NOOP("Log", "{name} doesn’t try a putsch."),
)
_NOT_ADVISED = (
    QT_TRANSLATE_NOOP("Hindsight", "Don’t try a putsch."),
    QT_TRANSLATE_NOOP("Hindsight", "It would be worse without a putsch."),
)
_FAILURE_LINES = (
    QT_TRANSLATE_NOOP("Log", "Your putsch fails: everyone keeps their position."),
    QT_TRANSLATE_NOOP("Log", "{name}’s putsch fails: everyone keeps their position."),
)


def _remark(stage: TableState) -> str:
    # A mark without the attempt itself is left from the round before.
    if not stage.marks.keys() >= {RUNNING, FAILED}:
        return ""
    sitters = stage.sitters
    return addressed(_FAILURE_LINES, stage.marks[FAILED], sitters.names, sitters.viewer)


class _Daring(Question, frozen=True):
    """Decision on whether to try a putsch."""

    kind = PUTSCH
    daring = True

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "Will you try a putsch?")

    def hint(self, asking: Asking) -> str:
        sentence = translate(
            "Decision",
            "No cards are exchanged. Go out first and you rise to the top; if you "
            "don’t, you give away your {count} best cards next round.",
        )
        return fill(sentence, count=PENALTY)

    def prompt(self, asking: Asking) -> str:
        return translate("Prompt", "Decide whether to try a putsch")

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        return addressed(_DECLINED, view.to_act, names, viewer) if action == PASS else ""

    def counsel(self, action: Action, view: AnyView, names: Sequence[str]) -> Counsel | None:
        return counsel(_NOT_ADVISED) if action == PASS else None

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
                "Options", "The lowest player may refuse the exchange and try to go out first."
            ),
        )
    },
    first={"putsch": QT_TRANSLATE_NOOP("Refusals", "First decide whether to try a putsch.")},
    part=("putsch", lambda: translate("Rules", "The putsch")),
    prose={"putsch": (_declaring, _success, _failure)},
    help_of={"putsch": "putsch"},
    applied={
        "putsch_succeeded": (
            QT_TRANSLATE_NOOP("Log", "Your putsch succeeds!"),
            QT_TRANSLATE_NOOP("Log", "{name}’s putsch succeeds!"),
        ),
        FAILED: _FAILURE_LINES,
    },
    advised={
        PUTSCH: (
            QT_TRANSLATE_NOOP("Hindsight", "Try the putsch."),
            QT_TRANSLATE_NOOP("Hindsight", "A putsch would be worse."),
        )
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
        FAILED: Stamp(
            QT_TRANSLATE_NOOP("Moment", "The putsch fails!"),
            sulks=True,
            grave=True,
            sound=Sound.WAH,
        ),
    },
    calls={PUTSCH: lambda: translate("Saying", "Putsch!")},
    questions=(_Daring(),),
    remark=_remark,
    waits={"putsch": lambda: translate("Prompt", "{name} may try a putsch")},
)
