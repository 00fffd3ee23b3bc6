"""What QML can read of the table: plain properties over the stage, the director and the engine.

Beside `matchChanged` (which match) two signals tell of changes: `tableChanged` (the picture) and
`choiceChanged` (what the person has in mind and may do), and `paceChanged` for time.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app import pace, prompts
from arschloch_gui.app.director import Director
from arschloch_gui.app.facts import fact
from arschloch_gui.app.flights import Flights
from arschloch_gui.app.games.judge import NOBODY
from arschloch_gui.app.match_facts import MatchFacts
from arschloch_gui.app.models.standings import rounds_chart
from arschloch_gui.app.settings import LiveSettings
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.refusals import refusal
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.family import Refusal


class SessionFacts(MatchFacts):
    """The readable half of the session."""

    tableChanged = Signal()
    choiceChanged = Signal()
    paceChanged = Signal()
    busyChanged = Signal()

    def __init__(self, settings: LiveSettings, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self.director = Director(self)
        self._flights = Flights(self)
        self._warning = ""

    # -- the picture --------------------------------------------------------------------

    @fact(QObject)
    def hand(self) -> QObject:
        """The viewer's cards."""
        return self.stage.hand

    @fact(QObject)
    def trick(self) -> QObject:
        """The plays on the table."""
        return self.stage.trick

    @fact(QObject)
    def seats(self) -> QObject:
        """The players clockwise from the viewer."""
        return self.stage.seats

    @fact(QObject)
    def log(self) -> QObject:
        """What has happened."""
        return self.stage.log

    @fact(QObject)
    def standings(self) -> QObject:
        """Who has how many points."""
        return self.stage.standings

    @fact(QObject)
    def flights(self) -> QObject:
        """Tells of cards in the air."""
        return self._flights

    @fact(str, tableChanged)
    def phase(self) -> str:
        """ "exchange", "shift", "putsch", "discard", "play", "round_over", "match_over"; "" while
        nothing is dealt."""
        if self.stage.round_no == 0:
            return ""
        return self.stage.phase

    @fact(int, tableChanged)
    def roundNo(self) -> int:
        """The number of the round at the table, from 1."""
        return self.stage.round_no

    @fact(int, tableChanged)
    def leaderSeat(self) -> int:
        """Who led or leads the trick; −1 for nobody."""
        return self.stage.leader

    @fact(int, tableChanged)
    def collectorSeat(self) -> int:
        """Who is just taking the trick; −1 for nobody."""
        return self.stage.collector

    @fact(bool, tableChanged)
    def reversed(self) -> bool:
        """Whether a revolution has turned the ranks round."""
        return self.stage.reversed

    @fact(list, tableChanged)
    def ladder(self) -> list[str]:
        """The ranks in force from the lowest to the highest, as codes ("7", "J")."""
        return self.stage.table.ladder(self.stage) if self.stage.rules is not None else []

    @fact(list, tableChanged)
    def ladderNames(self) -> list[str]:
        """The same in words."""
        return [rank_name(name) for name in self.ladder]

    @fact(str, tableChanged)
    def topRank(self) -> str:
        """The code of the rank to beat; empty when the trick is open."""
        if not self.stage.laid:
            return ""
        return self.stage.table.deciding(self.stage.rules, self.stage.laid[-1])

    @fact(list, tableChanged)
    def roundsChart(self) -> list[dict[str, list[int]]]:
        """The finished rounds: {"offices": seats from highest, "points": by seat}."""
        return rounds_chart(self.stage)

    @fact(list, tableChanged)
    def lastHands(self) -> list[dict[str, Any]]:
        """The cards left at the end of the last round: {"seat", "name", "cards"}."""
        if not self.stage.rounds:
            return []
        names = self.stage.sitters.names
        return [
            {"seat": seat, "name": names[seat], "cards": list(format_cards(hand))}
            for seat, hand in enumerate(self.stage.rounds[-1].hands)
            if hand
        ]

    @fact(bool, tableChanged)
    def out(self) -> bool:
        """Whether the viewer has no cards left while the others play on."""
        stage = self.stage
        return stage.phase in ("play", "discard") and stage.place_of(stage.sitters.viewer) > 0

    @fact(str, tableChanged)
    def outSentence(self) -> str:
        """What is said to a viewer who is out."""
        if not self.out:
            return ""
        return prompts.place_sentence(self.stage.place_of(self.stage.sitters.viewer))

    @fact(bool, busyChanged)
    def busy(self) -> bool:
        """Whether events are still playing."""
        return self.director.busy

    @fact(str, tableChanged)
    def momentKey(self) -> str:
        """The rule that has its moment now ("bomb", "revolution" …); empty for none."""
        return self.stage.moment.key if self.stage.moment is not None else ""

    @fact(str, tableChanged)
    def momentWord(self) -> str:
        """The word stamped on the table for it."""
        return self.stage.table.moment_word(self.momentKey)

    @fact(bool, tableChanged)
    def turning(self) -> bool:
        """Whether the ranks are just changing sides."""
        return self.stage.turning

    @fact(str, tableChanged)
    def bindSentence(self) -> str:
        """What the trick is bound to, beside the play to beat; empty when to nothing."""
        return self.stage.table.binding(self.stage)

    @fact(list, tableChanged)
    def outOfPlay(self) -> list[str]:
        """The cards everybody knows to be out of play: missing, laid aside, thrown away."""
        return self.stage.table.out_of_play(self.stage) if self.stage.rules is not None else []

    @fact(int, tableChanged)
    def hiddenAside(self) -> int:
        """How many cards lie aside face down."""
        return self.stage.hidden_aside

    # -- what is to be done -------------------------------------------------------------

    @fact(bool, tableChanged)
    def myTurn(self) -> bool:
        """Whether the picture has come to the viewer's turn."""
        stage = self.stage
        return stage.turn == stage.sitters.viewer and stage.judge is not None

    @fact(str, tableChanged)
    def prompt(self) -> str:
        """What is wanted now, in one sentence."""
        return prompts.prompt(self.stage)

    @fact(bool, tableChanged)
    def canPass(self) -> bool:
        """Whether the viewer may pass."""
        return self.myTurn and self.stage.judge is not None and self.stage.judge.can_pass

    @fact(bool, tableChanged)
    def canLay(self) -> bool:
        """Whether the viewer's turn is about laying cards of his hand."""
        return self.myTurn and self.stage.judge is not None and self.stage.judge.can_lay

    @fact(bool, tableChanged)
    def mustPass(self) -> bool:
        """Whether nothing but a pass is left."""
        return self.myTurn and self.stage.judge is not None and self.stage.judge.must_pass

    @fact(int, choiceChanged)
    def selectedCount(self) -> int:
        """How many cards are selected."""
        return len(self.stage.holding.selected)

    @fact(bool, choiceChanged)
    def selectionLegal(self) -> bool:
        """Whether the selected cards may be played now."""
        return self._selection_refusal() is None

    @fact(str, choiceChanged)
    def notice(self) -> str:
        """Why the selection (or what was just tried) will not do, or a word of caution."""
        if self._warning:
            return self._warning
        if not self.stage.holding.selected or not self.canLay:
            return ""
        reason = self._selection_refusal()
        if reason is not None:
            return refusal(reason, self.stage.sitters.names)
        return self.stage.table.caution(self.stage.judge, self.stage.holding.selection())

    @fact(bool, choiceChanged)
    def noticeWarns(self) -> bool:
        """Whether the notice is the answer to something that was tried."""
        return bool(self._warning)

    @fact(int, choiceChanged)
    def fanCount(self) -> int:
        """How many cards lie in the fan (not in a slot of the exchange)."""
        holding = self.stage.holding
        return len(holding.cards) - sum(key is not None for key in holding.gift)

    @fact(int, tableChanged)
    def giftCount(self) -> int:
        """How many cards the viewer has to lay out for a decision; 0 outside of that."""
        return len(self.stage.holding.gift)

    @fact(bool, choiceChanged)
    def giftFull(self) -> bool:
        """Whether every slot holds a card."""
        return self.stage.holding.gift_is_full

    @fact(int, tableChanged)
    def giftTaker(self) -> int:
        """Who gets the viewer's cards; −1 for nobody."""
        return self.stage.judge.partner if self.stage.judge is not None else NOBODY

    @fact(str, tableChanged)
    def giftTakerName(self) -> str:
        """The name of the one who gets them."""
        return prompts.seat_name(self.stage, self.giftTaker)

    @fact(str, choiceChanged)
    def receivedSentence(self) -> str:
        """What the viewer has been given and has not acknowledged yet."""
        return prompts.received(self.stage)

    def _selection_refusal(self) -> Refusal | None:
        judge = self.stage.judge
        if judge is None:
            return Refusal.of("not_your_turn", seat=self.stage.turn)
        play = Play(self.stage.holding.selection())
        return judge.refusal(play) or judge.offence(play)

    # -- time ---------------------------------------------------------------------------

    @fact("QVariantMap", paceChanged)
    def ms(self) -> dict[str, int]:
        """How long each kind of movement takes now; 0 where nothing should move."""
        now = self.director.pace
        return {name: now.move(value) for name, value in pace.MOVEMENTS.items()}

    @fact(float, paceChanged)
    def factor(self) -> float:
        """What durations given at speed 3 are multiplied with; 0 where nothing should move."""
        now = self.director.pace
        return 0.0 if now.reduced else now.factor

    @fact(bool, paceChanged)
    def moves(self) -> bool:
        """Whether anything moves at all."""
        return self.factor > 0
