"""The table as QML reads it: the models, and what the picture shows beside them."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.session import prompts
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.show.models.standings import rounds_chart, score_rows
from arschloch_gui.app.show.models.trick import trick_rows
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.watch import Watch
from arschloch_gui.app.wording.cards import cards_list, rank_name
from arschloch_gui.app.wording.words import listed
from arschloch_gui.engine.cards import format_cards


class CardTable(QObject):
    """What lies on the table and what has just happened there. GUI thread only.

    Each signal speaks for what changes together; none is emitted where nothing has changed.
    """

    phaseChanged = Signal()
    turnChanged = Signal()
    trickChanged = Signal()
    ladderChanged = Signal()
    momentChanged = Signal()
    asideChanged = Signal()
    resultsChanged = Signal()
    leaving = Signal(int, list)
    """Seat and hand keys of cards about to be laid, while they are still in the hand."""

    def __init__(self, stage: Stage, flights: Flights, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._flights = flights
        self._watch = Watch(self)
        stage.changed.connect(self._watch.look)
        stage.leaving.connect(self.leaving)

    # -- models ---------------------------------------------------------------------------

    @typed_property(QObject)
    def hand(self) -> RowModel[Any]:
        """The viewer's cards."""
        return self._stage.hand

    @typed_property(QObject)
    def trick(self) -> RowModel[Any]:
        """The plays on the table."""
        return self._stage.trick

    @typed_property(QObject)
    def seats(self) -> RowModel[Any]:
        """The players clockwise from the viewer."""
        return self._stage.seats

    @typed_property(QObject)
    def log(self) -> RowModel[Any]:
        """What has happened."""
        return self._stage.log

    @typed_property(QObject)
    def standings(self) -> RowModel[Any]:
        """Who has how many points."""
        return self._stage.standings

    @typed_property(QObject)
    def flights(self) -> Flights:
        """Tells of cards in the air."""
        return self._flights

    # -- the round ------------------------------------------------------------------------

    @typed_property(str, phaseChanged)
    def phase(self) -> str:
        """ "exchange", "shift", "putsch", "discard", "play", "round_over", "match_over"; "" while
        nothing is dealt."""
        return self._stage.phase if self._stage.round_no else ""

    @typed_property(int, phaseChanged)
    def roundNo(self) -> int:
        """The number of the round at the table, from 1."""
        return self._stage.round_no

    @typed_property(bool, phaseChanged)
    def out(self) -> bool:
        """Whether the viewer has no cards left while the others play on."""
        stage = self._stage
        return stage.phase in ("play", "discard") and stage.place_of(stage.sitters.viewer) > 0

    @typed_property(str, phaseChanged)
    def outSentence(self) -> str:
        """What is said to a viewer who is out."""
        if not self.out:
            return ""
        return prompts.place_sentence(self._stage.place_of(self._stage.sitters.viewer))

    # -- the trick ------------------------------------------------------------------------

    @typed_property(int, turnChanged)
    def turnSeat(self) -> int:
        """Whose turn it is; −1 for nobody's."""
        return self._stage.turn

    @typed_property(int, trickChanged)
    def collectorSeat(self) -> int:
        """Who is just taking the trick; −1 for nobody."""
        return self._stage.collector

    @typed_property(list, trickChanged)
    def lastTrick(self) -> list[dict[str, Any]]:
        """The plays of the trick that was taken last, from the lead on: {"name", "cards", "words",
        "takes"}; "cards" are codes, "words" says the play, "takes" marks the one that took it."""
        stage = self._stage
        names, top = stage.sitters.names, top_of(stage.last_trick)
        phrase = partial(stage.table.play_phrase, deck=stage.deck)
        rows = trick_rows(stage.round_no, stage.last_trick, names, stage.sitters.viewer, phrase)
        return [
            {
                "name": names[play.seat],
                "cards": list(row.cards),
                "words": row.accessible_name,
                "takes": play is top,
            }
            for play, row in zip(stage.last_trick, rows, strict=True)
        ]

    @typed_property(str, trickChanged)
    def topRank(self) -> str:
        """The code of the rank to beat; empty when the trick is open."""
        top = top_of(self._stage.laid)
        return top.rank if top is not None else ""

    @typed_property(str, trickChanged)
    def bindSentence(self) -> str:
        """What the trick is bound to, beside the play to beat; empty when to nothing."""
        return self._stage.table.binding(self._stage)

    # -- the order of ranks ---------------------------------------------------------------

    @typed_property(bool, ladderChanged)
    def reversed(self) -> bool:
        """Whether a revolution has turned the ranks round."""
        return self._stage.reversed

    @typed_property(bool, ladderChanged)
    def turning(self) -> bool:
        """Whether the ranks are just changing sides."""
        return self._stage.turning

    @typed_property(list, ladderChanged)
    def ladder(self) -> list[str]:
        """The ranks in force from the lowest to the highest, as codes ("7", "J")."""
        stage = self._stage
        return stage.table.ladder(stage) if stage.rules is not None else []

    @typed_property(list, ladderChanged)
    def ladderNames(self) -> list[str]:
        """The same in words."""
        return [rank_name(name, self._stage.deck) for name in self.ladder]

    # -- a rule's moment ------------------------------------------------------------------

    @typed_property(str, momentChanged)
    def momentKey(self) -> str:
        """The rule that has its moment now ("bomb", "revolution" …); empty for none."""
        return self._stage.moment.key if self._stage.moment is not None else ""

    @typed_property(str, momentChanged)
    def momentWord(self) -> str:
        """The word stamped on the table for it."""
        moment = self._stage.moment
        return (moment and moment.word) or self._stage.table.moment_word(self.momentKey)

    @typed_property(int, momentChanged)
    def momentSeat(self) -> int:
        """Whose moment it is; −1 for nobody's."""
        return self._stage.moment.seat if self._stage.moment is not None else NOBODY

    @typed_property(str, momentChanged)
    def momentSign(self) -> str:
        """The insignia of the office somebody comes to just now; empty where nobody does."""
        return self._stage.moment.sign if self._stage.moment is not None else ""

    @typed_property(bool, momentChanged)
    def momentGrave(self) -> bool:
        """Whether it hurts somebody, and is shown so."""
        return self._stage.moment is not None and self._stage.moment.grave

    @typed_property(bool, momentChanged)
    def momentQuakes(self) -> bool:
        """Whether the table shakes."""
        return self._stage.moment is not None and self._stage.moment.quakes

    @typed_property(str, momentChanged)
    def momentEffect(self) -> str:
        """What is seen beside the word; empty for nothing."""
        return self._stage.moment.effect if self._stage.moment is not None else ""

    # -- out of play ----------------------------------------------------------------------

    @typed_property(list, asideChanged)
    def outOfPlay(self) -> list[str]:
        """The cards everybody knows to be out of play: missing, laid aside, thrown away."""
        stage = self._stage
        return stage.table.out_of_play(stage) if stage.rules is not None else []

    @typed_property(str, asideChanged)
    def outOfPlayNames(self) -> str:
        """The same in words."""
        return cards_list(self.outOfPlay, self._stage.deck)

    @typed_property(int, asideChanged)
    def hiddenAside(self) -> int:
        """How many cards lie aside face down."""
        return self._stage.hidden_aside

    # -- how rounds have ended ------------------------------------------------------------

    @typed_property(list, resultsChanged)
    def roundsChart(self) -> list[dict[str, list[int]]]:
        """The finished rounds: {"offices": seats from highest, "points": by seat}."""
        return rounds_chart(self._stage)

    @typed_property(list, resultsChanged)
    def names(self) -> list[str]:
        """The players' names by seat."""
        return list(self._stage.sitters.names)

    @typed_property(list, resultsChanged)
    def winners(self) -> list[str]:
        """Who stands first when the match is over: several where equal points share the place."""
        rows = self._stage.standings.rows if self._stage.phase == "match_over" else ()
        return [row.name for row in rows if row.place == 1]

    @typed_property(str, resultsChanged)
    def winnersNames(self) -> str:
        """The same in one phrase; the viewer begins it, or a “You” would stand in its middle."""
        sitters = self._stage.sitters
        return listed(sorted(self.winners, key=lambda name: name != sitters.names[sitters.viewer]))

    @typed_property(list, resultsChanged)
    def scoreRows(self) -> list[dict[str, object]]:
        """A line for every finished round; see `standings.score_rows`."""
        return score_rows(self._stage)

    @typed_property(str, resultsChanged)
    def scoreSentence(self) -> str:
        """What the points mean, over the summary."""
        stage = self._stage
        return stage.table.score_sentence(stage.rules) if stage.rules is not None else ""

    @typed_property(int, resultsChanged)
    def scoreLimit(self) -> int:
        """How many points end the match; 0: none do."""
        stage = self._stage
        return stage.table.score_limit(stage.rules) if stage.rules is not None else 0

    @typed_property(list, resultsChanged)
    def lastHands(self) -> list[dict[str, Any]]:
        """The cards left at the end of the last round: {"seat", "name", "cards", "names"}."""
        if not self._stage.rounds:
            return []
        names = self._stage.sitters.names
        return [
            {
                "seat": seat,
                "name": names[seat],
                "cards": list(format_cards(hand)),
                "names": cards_list(hand, self._stage.deck),
            }
            for seat, hand in enumerate(self._stage.rounds[-1].hands)
            if hand
        ]

    @Slot(int)
    def countAloud(self, lasts: int) -> None:
        """Points are counted from now on for so many milliseconds at speed 3."""
        self._stage.cue(Sound.BEAD, times=lasts // pace.BEAD, between=pace.BEAD)

    @Slot()
    def hush(self) -> None:
        """What was still to be heard is shown no longer."""
        self._stage.hushed.emit()
