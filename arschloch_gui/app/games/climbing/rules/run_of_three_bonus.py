"""`run_of_three_bonus`: three players who play consecutive ranks may each discard a card."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.in_play import neighbours
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.games.climbing.telling import addressed
from arschloch_gui.app.table.question import Asking, Choice, JudgedTurn, Question, confirming, key_p
from arschloch_gui.app.wording.cards import cards_list, rank_name
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.actions import PASS, Action, Discard
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import Discarded
from arschloch_gui.engine.climbing.rulemods.run_of_three_bonus import BONUS
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.table.round import AnyView


def _run_of_three(rules: Rules, ladder: Ladder) -> str:
    if not rules.run_of_three_bonus:
        return ""
    return fill(
        translate(
            "Rules",
            "Three in a row: when three players, one after the other, play three consecutive "
            "ranks, such as {ranks}, each of the three may discard one card, in the order in "
            "which they played.",
        ),
        ranks=listed([rank_name(rank) for rank in neighbours(rules, 3)]),
    )


_DISCARDS = (
    QT_TRANSLATE_NOOP("Log", "You discard {card}."),
    QT_TRANSLATE_NOOP("Log", "{name} discards {card}."),
)


def _line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, Discarded)
    return fill(addressed(_DISCARDS, event.seat, names, viewer), card=cards_list([event.card]))


_DECLINED = (
    QT_TRANSLATE_NOOP("Log", "You keep all your cards."),
    QT_TRANSLATE_NOOP("Log", "{name} keeps all their cards."),
)


_ADVISED = (
    QT_TRANSLATE_NOOP("Hindsight", "Discard {card}."),
    QT_TRANSLATE_NOOP("Hindsight", "Discarding {card} would be worse."),
)
_NOT_ADVISED = (
    QT_TRANSLATE_NOOP("Hindsight", "Keep all your cards."),
    QT_TRANSLATE_NOOP("Hindsight", "Keeping all your cards would be worse."),
)


class _Discarding(Question, frozen=True):
    """Decision on whether to discard a card."""

    kind = BONUS

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        return 1

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "Three in a row: discard a card?")

    def prompt(self, asking: Asking) -> str:
        return translate("Prompt", "Discard a card, or keep all")

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        return addressed(_DECLINED, view.to_act, names, viewer) if action == PASS else ""

    def counsel(self, action: Action, view: AnyView, names: Sequence[str]) -> Counsel | None:
        if isinstance(action, Discard):
            return counsel(_ADVISED, card=cards_list([action.card]))
        return counsel(_NOT_ADVISED)

    def choices(self, asking: Asking) -> list[Choice]:
        keep = Choice("keep", translate("Decision", "Keep all"), key_p(), action=PASS)
        return [keep, confirming(self, asking, translate("Decision", "Discard"))]

    def handed_over(self, asking: Asking) -> Action | None:
        return Discard(asking.holding.gift_cards()[0])


WORDS = RuleWords(
    options={
        "run_of_three_bonus": (
            QT_TRANSLATE_NOOP("Options", "Three in a row"),
            QT_TRANSLATE_NOOP(
                "Options",
                "When three players in turn play consecutive ranks, each may discard a card.",
            ),
        )
    },
    examples={
        ("run_of_three_bonus", ""): ((("8D",), "then"), (("9S",), "then"), (("10H",), "discard"))
    },
    first={"discard": QT_TRANSLATE_NOOP("Refusals", "First discard a card or keep them all.")},
    prose={"special": (_run_of_three,)},
    help_of={"discard": "special"},
    applied={
        "run_of_three": (
            QT_TRANSLATE_NOOP(
                "Log", "You make it three in a row: each of the three players may discard a card."
            ),
            QT_TRANSLATE_NOOP(
                "Log",
                "{name} makes it three in a row: each of the three players may discard a card.",
            ),
        )
    },
    lines={Discarded: _line},
    stamps={"run_of_three": Stamp(QT_TRANSLATE_NOOP("Moment", "Three in a row!"))},
    questions=(_Discarding(),),
    waits={"discard": lambda: translate("Prompt", "{name} may discard a card")},
)
