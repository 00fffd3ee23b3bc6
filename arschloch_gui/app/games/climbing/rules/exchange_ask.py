"""`exchange=ask`: the upper position asks for ranks.

The options are `ask_tries`, `ask_until` and `king_may_defer`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arschloch_gui.app.games.climbing.exchange_words import exchanging, free_choice, pairs_of
from arschloch_gui.app.games.climbing.in_play import ranks_in_play
from arschloch_gui.app.games.climbing.keys import NAMING
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.games.climbing.telling import addressed
from arschloch_gui.app.games.climbing.turn import due_of, ranks_to_name
from arschloch_gui.app.table.question import (
    Asking,
    Choice,
    JudgedTurn,
    Question,
    key_p,
    partner_name,
)
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import PASS, Action, Ask, Declare
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import Asked
from arschloch_gui.engine.climbing.rulemods.exchange_ask import ASKING, DEFER, Questions
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.table.round import AnyView


def _pair(rules: Rules, count: int) -> list[str]:
    # `count` is irrelevant: the number of cards depends on the answers.
    return [translate("Rules", "{upper_subject} asks {lower_object} for cards.")]


def _questions(rules: Rules, ladder: Ladder) -> str:
    tries = translate(
        "Rules",
        "Asking means naming a rank, up to %n time(s): “Do you have {one}?” If the other player "
        "holds such a card, they must hand one over. A rank that they did not hold cannot be "
        "asked for again.",
        None,
        rules.ask_tries,
    )
    return fill(tries, one=wanted(ranks_in_play(rules)[-1]))


def _until(rules: Rules, ladder: Ladder) -> str:
    if not rules.ask_until:
        return translate("Rules", "The player who asks may stop at any time.")
    return translate(
        "Rules",
        "The player who asks has to continue, beyond that number if need be, until they have "
        "received %n card(s).",
        None,
        rules.ask_until,
    )


def _return(rules: Rules, ladder: Ladder) -> str:
    back = translate(
        "Rules", "When the asking is over, the asker gives back as many cards as they received."
    )
    return f"{back} {free_choice(rules, ladder)}"


def _deferring(rules: Rules, ladder: Ladder) -> str:
    if not rules.king_may_defer or len(pairs_of(rules)) < 2:
        return ""
    line = translate(
        "Rules",
        "Before asking anything, {highest_subject} may let {second_object} ask first.",
    )
    return fill(line, **ends(ladder), **ladder[1].holes("second"))


_ASKING: dict[bool | None, tuple[str, str, str]] = {
    True: (
        QT_TRANSLATE_NOOP("Log", "You ask {target} for {ranks} and get one."),
        QT_TRANSLATE_NOOP("Log", "{asker} asks you for {ranks}; you hand one over."),
        QT_TRANSLATE_NOOP("Log", "{asker} asks {target} for {ranks} and gets one."),
    ),
    False: (
        QT_TRANSLATE_NOOP("Log", "You ask {target} for {ranks}, but {target} has none."),
        QT_TRANSLATE_NOOP("Log", "{asker} asks you for {ranks}; you have none."),
        QT_TRANSLATE_NOOP("Log", "{asker} asks {target} for {ranks}, but {target} has none."),
    ),
    None: (
        QT_TRANSLATE_NOOP("Log", "You ask {target} for {ranks}."),
        QT_TRANSLATE_NOOP("Log", "{asker} asks you for {ranks}."),
        QT_TRANSLATE_NOOP("Log", "{asker} asks {target} for {ranks}."),
    ),
}
"""Answer → the line for the viewer asking, the viewer being asked, and two other players."""


def _asked(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, Asked)
    own, to_viewer, others = _ASKING[event.got]
    line = own if event.asker == viewer else to_viewer if event.target == viewer else others
    line = translate("Log", line)
    return fill(
        line, asker=names[event.asker], target=names[event.target], ranks=ranks_name(event.rank)
    )


def _aloud(event: Asked) -> dict[Seat, str]:
    answer = translate("Saying", "Here you are!") if event.got else translate("Saying", "None!")
    question = fill(translate("Saying", "Any {ranks}?"), ranks=ranks_name(event.rank))
    return {event.asker: question, event.target: answer}


def _tries(judge: JudgedTurn) -> str:
    questions = due_of(judge).about_as(Questions)
    parts = []
    if questions.tries > 0:
        parts.append(translate("Decision", "%n question(s) left", "", questions.tries))
    elif not questions.may_stop:
        missing = questions.until - questions.got
        parts.append(translate("Decision", "Keep asking: you need %n more card(s)", "", missing))
    if questions.got:
        parts.append(translate("Decision", "%n card(s) so far", "", questions.got))
    if questions.extra:
        parts.append(translate("Decision", "then one more card for rising to the top"))
    return " · ".join(parts)


_DECLINED = (
    QT_TRANSLATE_NOOP("Log", "You stop asking."),
    QT_TRANSLATE_NOOP("Log", "{name} stops asking."),
)


_ADVISED = (
    QT_TRANSLATE_NOOP("Hindsight", "Ask {target} for {ranks}."),
    QT_TRANSLATE_NOOP("Hindsight", "Asking for {ranks} would be worse."),
)
_NOT_ADVISED = (
    QT_TRANSLATE_NOOP("Hindsight", "Stop asking."),
    QT_TRANSLATE_NOOP("Hindsight", "To stop asking would be worse."),
)


class _Asks(Question, frozen=True):
    """Choice of the rank to ask for."""

    kind = ASKING

    def partner(self, judge: JudgedTurn) -> Seat:
        return due_of(judge).about_as(Questions).target

    def heading(self, asking: Asking) -> str:
        sentence = translate("Decision", "Ask {name} for a rank")
        return fill(sentence, name=partner_name(self, asking))

    def hint(self, asking: Asking) -> str:
        return _tries(asking.judge)

    def prompt(self, asking: Asking) -> str:
        sentence = translate("Prompt", "Ask {name} for a rank")
        return fill(sentence, name=partner_name(self, asking))

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        return addressed(_DECLINED, view.to_act, names, viewer) if action == PASS else ""

    def counsel(self, action: Action, view: AnyView, names: Sequence[str]) -> Counsel | None:
        if not isinstance(action, Ask):
            return counsel(_NOT_ADVISED)
        assert isinstance(view, SeatView)
        target = names[view.due[0].about_as(Questions).target]
        return counsel(_ADVISED, target=target, ranks=ranks_name(action.rank))

    def choices(self, asking: Asking) -> list[Choice]:
        found = []
        if asking.can(Declare(DEFER)):
            text = translate("Decision", "Let the second-highest player ask first")
            found.append(Choice(DEFER, text, action=Declare(DEFER)))
        if asking.can(PASS):
            found.append(
                Choice("stop", translate("Decision", "That’s enough"), key_p(), action=PASS)
            )
        return found

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        return ranks_to_name(judge)

    def denied(self, judge: JudgedTurn) -> tuple[str, ...]:
        return due_of(judge).about_as(Questions).denied

    def named(self, rank: str, asking: Asking) -> Action | None:
        return Ask(rank)


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING,) if rules.exchange == "ask" else ()


WORDS = RuleWords(
    options={
        "ask_tries": (
            QT_TRANSLATE_NOOP("Options", "Questions"),
            QT_TRANSLATE_NOOP("Options", "How often the higher player may ask for a rank."),
        ),
        "ask_until": (
            QT_TRANSLATE_NOOP("Options", "Cards the asker must get"),
            QT_TRANSLATE_NOOP(
                "Options",
                "The higher player has to keep asking until they have this many cards. "
                "They may use all their questions in any case.",
            ),
        ),
        "king_may_defer": (
            QT_TRANSLATE_NOOP("Options", "The highest may let the second ask first"),
            QT_TRANSLATE_NOOP("Options", "Sometimes it pays to wait and see."),
        ),
    },
    values={("exchange", "ask"): QT_TRANSLATE_NOOP("Options", "the higher player asks for ranks")},
    refusals={
        "already_denied": QT_TRANSLATE_NOOP(
            "Refusals", "You have already asked for {ranks}: there are none."
        ),
        "must_ask": QT_TRANSLATE_NOOP("Refusals", "Keep asking until you have %n card(s)."),
    },
    prose={"exchange": (exchanging(("ask",), _pair, _questions, _until, _deferring, _return),)},
    advised={
        DEFER: (
            QT_TRANSLATE_NOOP("Hindsight", "Let the second-highest player ask first."),
            QT_TRANSLATE_NOOP(
                "Hindsight", "Letting the second-highest player ask first would be worse."
            ),
        )
    },
    declared={
        "defer": (
            QT_TRANSLATE_NOOP("Log", "You let the second-highest player ask first."),
            QT_TRANSLATE_NOOP("Log", "{name} lets the second-highest player ask first."),
        )
    },
    lines={Asked: _asked},
    says={Asked: _aloud},
    calls={DEFER: lambda: translate("Saying", "After you!")},
    questions=(_Asks(),),
    keys=_keys,
)
