"""The user's current decision other than playing cards to a trick, for QML.

One pane and one row of buttons serve every kind. The kind, its texts and its buttons come from the
game: from the judge's `Question`, or from a question that must be answered before cards are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import Asking, Choice, Question
from arschloch_gui.app.wording.articles import wanted_list
from arschloch_gui.app.wording.cards import card_name, cards_list, rank_name
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action, Play, Propose
from arschloch_gui.engine.cards import CARD_OF, RANK_OF_NAME, format_cards
from arschloch_gui.engine.family import Refusal
from arschloch_gui.languages import LANGUAGES, Speech

LETTERED = "JQKA"


def rank_keys(speeches: Iterable[Speech]) -> dict[str, str]:
    """Return the rank for each key that is no rank: letters on cards, and digits for a ten.

    >>> rank_keys([LANGUAGES["de"]])
    {'1': '10', '0': '10', 'B': 'J', 'D': 'Q'}
    """
    letters = {
        speech.courts[code]: code
        for speech in speeches
        for code in LETTERED
        if speech.courts[code] not in LETTERED
    }
    return {"1": "10", "0": "10", **letters}


KEYS = rank_keys(LANGUAGES.values())


def _name_of(code: str) -> str:
    """Return the name of a rank, or of a card in games in which suits can be chosen."""
    return card_name(code) if code in CARD_OF and code not in RANK_OF_NAME else rank_name(code)


class DecisionFacts(Struct, frozen=True):
    """The facts about the current decision for QML."""

    kind: str = ""
    """The game's name for this kind of decision, or "" if the user only has to play to the
    trick."""
    occasion: str = ""
    """An identifier that changes with every new decision, or "" if there is none."""
    inPane: bool = False
    """Whether the decision is made in a separate pane and not with cards of the hand."""
    daring: bool = False
    """Whether the answer that continues is risky; the first answer then gets the focus."""
    heading: str = ""
    """The required action, in a few words."""
    hint: str = ""
    """The consequences or the progress, in one sentence."""
    ranks: list[dict[str, object]] = []
    """The ranks to choose from: {"rank", "name", "denied"}."""
    wanted: list[str] = []
    """The ranks wanted in return, in the order chosen."""
    wantedNames: list[str] = []
    """The names of the ranks wanted in return."""
    offered: list[str] = []
    """The cards another player offers the viewer."""
    asked: list[str] = []
    """The ranks that this player wants for them."""
    offerSentence: str = ""
    """The offer as a sentence, or ""."""
    choices: list[dict[str, object]] = []
    """The buttons: {"key", "text", "help", "main", "enabled"}."""
    hinted: str = ""
    """The rank or button key that a hint suggests, which gets the focus, or ""."""
    claiming: bool = False
    """Whether the rules have a claim here, even if it is not allowed now."""


NOTHING_ASKED = DecisionFacts()


class CurrentDecision(Exposed):
    """The current decision.

    `act` carries out an action and returns whether it was accepted.
    """

    changed = Signal()
    shows = by_signal(changed=DecisionFacts)

    def __init__(self, stage: TableState, act: Callable[[Action], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._act = act
        self._asked_back: Question | None = None
        """The question to answer before the chosen cards are played."""
        self._hinted = ("", "")
        """The occasion of a hint and the answer that it suggests."""
        self.look()

    # -- the decision -------------------------------------------------------------------

    @property
    def judge(self) -> Judge | None:
        """The judge of the viewer's turn, or None until the display has reached it."""
        stage = self._stage
        return stage.judge if stage.turn == stage.sitters.viewer else None

    @property
    def question(self) -> Question | None:
        """The open question, asked before cards are played or beside the trick, or None."""
        if self._asked_back is not None:
            return self._asked_back
        return self.judge.question if self.judge is not None else None

    @property
    def in_pane(self) -> bool:
        """Whether the decision is made in a separate pane and not with cards of the hand."""
        return self.question is not None and not self._stage.holding.gift

    def look(self) -> None:
        """Update the facts for QML and emit `changed` if they differ."""
        judge = self.judge
        self.show(changed=NOTHING_ASKED if judge is None else self._facts(judge))

    def _facts(self, judge: Judge) -> DecisionFacts:
        question, asking = self.question, self._asking
        if question is None or asking is None:
            facts = DecisionFacts()
        else:
            facts = self._asked(question, judge, asking)
        occasion = self._occasion(judge)
        return replace(
            facts,
            occasion=occasion,
            wanted=list(self._stage.holding.wanted),
            wantedNames=[rank_name(rank) for rank in self._stage.holding.wanted],
            choices=[_button(each) for each in self._choices()],
            hinted=self._hinted[1] if self._hinted[0] == occasion else "",
            claiming=bool(judge.claims()),
        )

    def _asked(self, question: Question, judge: Judge, asking: Asking) -> DecisionFacts:
        offer = self._offer()
        return DecisionFacts(
            kind=question.kind,
            inPane=self.in_pane,
            daring=question.daring,
            heading=question.heading(asking),
            hint=question.hint(asking),
            ranks=_ranks_of(question, judge),
            offered=list(format_cards(offer.give)) if offer is not None else [],
            asked=list(offer.want) if offer is not None else [],
            offerSentence=_offer_sentence(offer, self._stage.deck) if offer is not None else "",
        )

    def _occasion(self, judge: Judge) -> str:
        snapshot, question = judge.snapshot, self.question
        kind = question.kind if question is not None else ""
        return f"{snapshot.spec.seed}/{snapshot.round_no}/{snapshot.ply}/{kind}"

    # -- actions ------------------------------------------------------------------------

    @Slot(str)
    def choose(self, key: str) -> None:
        """Press the button with this key, if there is one."""
        chosen = next((each for each in self._choices() if each.key == key), None)
        if chosen is None:
            return
        self.forget()
        if key == "confirm":
            self.confirm()
        elif chosen.countering is not None:
            self._counter(on=chosen.countering)
        elif chosen.action is not None:
            self._act(chosen.action)

    @Slot(result=bool)
    def claim(self) -> bool:
        """Make the claim that the rules allow instead of a play.

        Return whether the rules have a claim at this point, even if it is not allowed now.
        """
        claims = self.judge.claims() if self.judge is not None else []
        if claims and claims[0].action is not None:
            self.forget()
            self._act(claims[0].action)
        return bool(claims)

    @Slot()
    def confirm(self) -> None:
        """Carry out the decision with the cards in the slots, or report what is missing."""
        question, asking = self.question, self._asking
        if question is None or asking is None or not asking.holding.gift:
            return
        action = question.handed_over(asking)
        if action is not None:
            self._act(action)

    def refusal_of_slots(self, slots: Sequence[str | None]) -> Refusal | None:
        """Return why these slots are not allowed, or None.

        The reason must hold however the empty slots are filled.
        """
        question, asking = self.question, self._asking
        if question is None or asking is None:
            return None
        rest = [key for key in asking.holding.cards if key not in slots]
        refused = None
        for others in combinations(rest, list(slots).count(None)):
            holding, more = copy(asking.holding), iter(others)
            holding.gift = [key or next(more) for key in slots]
            action = question.completed(replace(asking, holding=holding))
            reason = asking.judge.refusal(action) if action is not None else None
            if reason is None:
                return None
            refused = refused or reason
        return refused

    @Slot(str)
    def name(self, rank: str) -> None:
        """Name a rank: ask for it, want it in return, or let a wild card stand for it."""
        question, asking = self.question, self._asking
        if question is None or asking is None or rank not in question.ranks(asking.judge):
            return
        action = question.named(rank, asking)
        self.forget()
        if isinstance(action, Play) and self.asks_back(action):
            return
        if action is not None:
            self._act(action)
        elif asking.holding.gift:
            asking.holding.want(rank)
            self.look()

    @Slot(str, result=bool)
    def type(self, text: str) -> bool:
        """Choose a rank by its key on the keyboard, and return whether a rank has this key."""
        letter, question, judge = text.upper(), self.question, self.judge
        known = question.ranks(judge) if question is not None and judge is not None else ()
        rank = letter if letter in known else KEYS.get(letter, letter)
        if letter and question is not None:
            rank = question.typed(letter) or rank
        if rank not in known:
            return False
        self.name(rank)
        return True

    @Slot(int)
    def unwant(self, at: int) -> None:
        """Remove a rank from those wanted in return."""
        self._stage.holding.unwant(at)
        self.look()

    # -- questions before a play ----------------------------------------------------------

    def asks_back(self, play: Play) -> bool:
        """Return whether a play needs a further answer, and show that question.

        It asks for the meaning of a wild card, or for confirmation of an illegal play.
        """
        judge = self.judge
        question = judge.asks_back(play) if judge is not None else None
        if question is None:
            return False
        self._asked_back = question
        self.look()
        return True

    def forget(self) -> None:
        """Withdraw the question about a play."""
        if self._asked_back is not None:
            self._asked_back = None
            self.look()

    def put_down(self) -> None:
        """Forget the hint and any question about a play, because another match starts."""
        self._hinted = ("", "")
        self.forget()

    def lay_out(self, action: Action) -> None:
        """Give the focus to the answer that carries out this action, if there is one."""
        question, asking, judge = self.question, self._asking, self.judge
        if question is None or asking is None or judge is None:
            return
        answers = [(rank, question.named(rank, asking)) for rank in question.ranks(asking.judge)]
        answers += [(each.key, each.action) for each in question.choices(asking)]
        answer = next((key for key, does in answers if does == action), "")
        self._hinted = (self._occasion(judge), answer)
        self.look()

    # -- internals ----------------------------------------------------------------------

    @property
    def _asking(self) -> Asking | None:
        if self.judge is None:
            return None
        return Asking(self.judge, self._stage.holding, self._stage.sitters.names)

    def _choices(self) -> list[Choice]:
        question, asking, judge = self.question, self._asking, self.judge
        if asking is None or judge is None:
            return []
        if question is not None:
            return question.choices(asking)
        return [claim for claim in judge.claims() if claim.enabled]

    def _counter(self, *, on: bool) -> None:
        self._stage.holding.countering = on
        self._stage.sort_out_slots()
        self._stage.refresh()

    def _offer(self) -> Propose | None:
        question, judge = self.question, self.judge
        if question is None or judge is None or self._stage.holding.countering:
            return None
        return question.offer(judge)


def _ranks_of(question: Question, judge: Judge) -> list[dict[str, object]]:
    denied = question.denied(judge)
    return [
        {"rank": rank, "name": _name_of(rank), "denied": rank in denied}
        for rank in question.ranks(judge)
    ]


def _offer_sentence(offer: Propose, deck: str) -> str:
    sentence = translate("Decision", "You would get {cards} and give {ranks}.")
    return fill(sentence, cards=cards_list(offer.give, deck), ranks=wanted_list(offer.want))


def _button(choice: Choice) -> dict[str, object]:
    return {
        "key": choice.key,
        "text": choice.text,
        "help": choice.help,
        "main": choice.main,
        "enabled": choice.enabled,
    }
