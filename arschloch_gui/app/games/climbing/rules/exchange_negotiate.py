"""`exchange=negotiate`: two positions negotiate the exchange of their cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arschloch_gui.app.games.climbing.exchange_words import exchanging, pairs_of
from arschloch_gui.app.games.climbing.in_play import example_ranks
from arschloch_gui.app.games.climbing.keys import NAMING
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.games.climbing.telling import addressed
from arschloch_gui.app.games.climbing.turn import due_of, ranks_to_name
from arschloch_gui.app.table.question import (
    Asking,
    Choice,
    JudgedTurn,
    Question,
    confirming,
    partner_name,
)
from arschloch_gui.app.wording.articles import wanted, wanted_list
from arschloch_gui.app.wording.cards import cards_list
from arschloch_gui.app.wording.controls import DECISION, KeyUse
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.actions import Action, Answer, Propose
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import Answered, Proposed
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import (
    BARGAINING,
    MOST_CARDS,
    MOST_REFUSALS,
    Bargain,
)
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.table.round import AnyView


def _pair(rules: Rules, count: int) -> list[str]:
    if count <= MOST_CARDS:
        line = translate(
            "Rules",
            "{upper_subject} and {lower_subject} negotiate over %n card(s).",
            None,
            count,
        )
        return [line]
    outright = translate(
        "Rules",
        "{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst "
        "card(s) in return.",
        None,
        count - MOST_CARDS,
    )
    more = translate("Rules", "They negotiate over %n more card(s).", None, MOST_CARDS)
    return [outright, more]


def _negotiation(rules: Rules, ladder: Ladder) -> list[str]:
    ranks = [wanted(rank) for rank in example_ranks(rules)]
    count = min(MOST_CARDS, max(count for _, _, count in pairs_of(rules)))
    offer = translate(
        "Rules",
        "The higher player makes the first offer: cards of their own for cards they want, such "
        "as {give} for {want}. The other player accepts, refuses or makes a counter-offer, which "
        "also counts as a refusal.",
    )
    failing = translate(
        "Rules",
        "After the third refusal, the best cards are exchanged for the worst.",
    )
    return [fill(offer, give=listed(ranks[:count]), want=listed(ranks[-count:])), failing]


def _proposed(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, Proposed)
    if viewer in (event.proposer, event.target):
        return _offered(event, names, viewer)
    line = translate("Log", "{proposer} offers {target} %n card(s).", None, event.count)
    return fill(line, proposer=names[event.proposer], target=names[event.target])


def _offered(offer: Proposed, names: Sequence[str], viewer: Seat | None) -> str:
    """Return an offer with its cards, as known to the two players involved."""
    if viewer == offer.proposer:
        line = translate("Log", "You offer {target} {give} and want {want}.")
    elif viewer == offer.target:
        line = translate("Log", "{proposer} offers you {give} and wants {want}.")
    else:
        line = translate("Log", "{proposer} offers {target} {give} and wants {want}.")
    return fill(
        line,
        proposer=names[offer.proposer],
        target=names[offer.target],
        give=cards_list(offer.give),
        want=wanted_list(offer.want),
    )


_YES = (
    QT_TRANSLATE_NOOP("Log", "You accept the offer."),
    QT_TRANSLATE_NOOP("Log", "{name} accepts the offer."),
)
_NO = (
    QT_TRANSLATE_NOOP("Log", "You refuse the offer."),
    QT_TRANSLATE_NOOP("Log", "{name} refuses the offer."),
)


def _answered(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, Answered)
    return addressed(_YES if event.accept else _NO, event.seat, names, viewer)


def _offered_aloud(event: Proposed) -> dict[Seat, str]:
    return {event.proposer: translate("Saying", "How about a deal?")}


def _answered_aloud(event: Answered) -> dict[Seat, str]:
    agreed = translate("Saying", "Agreed!") if event.accept else translate("Saying", "No deal!")
    return {event.seat: agreed}


_OFFERING = (
    QT_TRANSLATE_NOOP("Hindsight", "Offer {target} {give} and ask for {want}."),
    QT_TRANSLATE_NOOP("Hindsight", "Offering {give} and asking for {want} would be worse."),
)
_ACCEPTING = (
    QT_TRANSLATE_NOOP("Hindsight", "Accept the offer."),
    QT_TRANSLATE_NOOP("Hindsight", "Accepting the offer would be worse."),
)
_REFUSING = (
    QT_TRANSLATE_NOOP("Hindsight", "Refuse the offer."),
    QT_TRANSLATE_NOOP("Hindsight", "Refusing the offer would be worse."),
)


class _Bargains(Question, frozen=True):
    """Choice of what to offer, or of how to answer an offer."""

    kind = BARGAINING

    def partner(self, judge: JudgedTurn) -> Seat:
        due = due_of(judge)
        return due.about_as(Bargain).other(due.seat)

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        about = due_of(judge).about_as(Bargain)
        return int(about.pair.count) if countering or about.offer is None else 0

    def heading(self, asking: Asking) -> str:
        sentence = (
            translate("Decision", "Make {name} an offer")
            if asking.holding.gift
            else translate("Decision", "{name} makes you an offer")
        )
        return fill(sentence, name=partner_name(self, asking))

    def hint(self, asking: Asking) -> str:
        refused = asking.judge.refusal(Answer(True))
        if refused is not None and refused.key == _NOT_HELD and not asking.holding.gift:
            # This is why “Accept” cannot be pressed.
            return translate("Refusals", _NOT_HELD_TEXT)
        left = MOST_REFUSALS - due_of(asking.judge).about_as(Bargain).refusals
        return translate(
            "Decision",
            "After %n more refusal(s), the best cards are simply exchanged for the worst.",
            "",
            left,
        )

    def prompt(self, asking: Asking) -> str:
        sentence = translate("Prompt", "Make a deal with {name}")
        return fill(sentence, name=partner_name(self, asking))

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        if not (isinstance(action, Propose) and isinstance(view, SeatView)):
            return ""
        seat, give = view.to_act, action.give
        other = view.due[0].about_as(Bargain).other(seat)
        return _offered(Proposed(seat, other, len(give), give, action.want), names, viewer)

    def counsel(self, action: Action, view: AnyView, names: Sequence[str]) -> Counsel | None:
        if isinstance(action, Answer):
            return counsel(_ACCEPTING if action.accept else _REFUSING)
        assert isinstance(view, SeatView)
        assert isinstance(action, Propose)
        target = names[view.due[0].about_as(Bargain).other(view.to_act)]
        give, want = cards_list(action.give), wanted_list(action.want)
        return counsel(_OFFERING, target=target, give=give, want=want)

    def choices(self, asking: Asking) -> list[Choice]:
        if asking.holding.gift:
            found = [confirming(self, asking, translate("Decision", "Propose"))]
            if asking.holding.countering:
                back = translate("Decision", "Back to the offer")
                found.insert(0, Choice("back", back, countering=False))
            return found
        accept, text = Answer(True), translate("Decision", "Accept")
        counter = translate("Decision", "Make your own offer")
        return [
            Choice("refuse", translate("Decision", "Refuse"), action=Answer(False)),
            Choice("counter", counter, countering=True),
            Choice("accept", text, main=True, enabled=asking.can(accept), action=accept),
        ]

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        return ranks_to_name(judge)

    def handed_over(self, asking: Asking) -> Action | None:
        holding = asking.holding
        full = len(holding.wanted) == len(holding.gift)
        return Propose(holding.gift_cards(), tuple(holding.wanted)) if full else None

    def completed(self, asking: Asking) -> Action | None:
        wanted = asking.holding.wanted
        more = [rank for rank in self.ranks(asking.judge) if rank not in wanted]
        give = asking.holding.gift_cards()
        return Propose(give, (*wanted, *more)[: len(give)])

    def offer(self, judge: JudgedTurn) -> Propose | None:
        made: Propose | None = due_of(judge).about_as(Bargain).offer
        return made


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING, _UNWANTING) if rules.exchange == "negotiate" else ()


_NOT_HELD = "wanted_not_held"
_NOT_HELD_TEXT = QT_TRANSLATE_NOOP(
    "Refusals", "You don’t hold what is asked for; refuse, or offer something else."
)
_UNWANTING = KeyUse(
    DECISION, ("Backspace",), QT_TRANSLATE_NOOP("Keys", "take back the last rank you asked for")
)
WORDS = RuleWords(
    values={("exchange", "negotiate"): QT_TRANSLATE_NOOP("Options", "by negotiation")},
    problems={
        "too_many_ranks_to_bargain": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” can’t be by negotiation when “{other}” has 78 cards, as "
            "every trump is a rank of its own. Choose another way or another deck.",
        )
    },
    refusals={_NOT_HELD: _NOT_HELD_TEXT},
    prose={"exchange": (exchanging(("negotiate",), _pair, _negotiation),)},
    lines={Proposed: _proposed, Answered: _answered},
    says={Proposed: _offered_aloud, Answered: _answered_aloud},
    questions=(_Bargains(),),
    keys=_keys,
)
