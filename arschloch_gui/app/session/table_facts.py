"""Facts that the table shows beside its models, read from a `TableState`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.session import prompts
from arschloch_gui.app.show.models.standings import rounds_chart, score_rows
from arschloch_gui.app.show.models.trick import trick_rows
from arschloch_gui.app.show.results import ending, penalty_sentence
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.wording.cards import cards_named, rank_name
from arschloch_gui.app.wording.words import listed
from arschloch_gui.engine.cards import format_cards


class PhaseFacts(Struct, frozen=True):
    """The progress of the round."""

    phase: str = ""
    """"exchange", "shift", "putsch", "discard", "play", "round_over" or "match_over".

    It is "" if no cards have been dealt.
    """
    roundNo: int = 0
    """The number of the round at the table, from 1."""
    out: bool = False
    """Whether the viewer has no cards left while the others play on."""
    contested: bool = False
    """Whether the viewer is out and at least two others still play for their places."""
    outSentence: str = ""
    """The sentence for a viewer who is out, or ""."""

    @classmethod
    def of(cls, stage: TableState) -> PhaseFacts:
        """Return the progress of the round that the table state displays."""
        places = stage.places_shown
        place = places.get(stage.sitters.viewer, 0)
        out = place > 0 and stage.phase in ("play", "discard")
        return cls(
            phase=stage.phase if stage.round_no else "",
            roundNo=stage.round_no,
            out=out,
            contested=out and len(stage.order) - len(places) > 1,
            outSentence=prompts.place_sentence(place) if out else "",
        )


class TurnSeatFacts(Struct, frozen=True):
    """The player to act."""

    turnSeat: int = NOBODY
    """The seat whose turn it is, or −1."""


class TrickFacts(Struct, frozen=True):
    """The play to beat, and the previous trick."""

    collectorSeat: int = NOBODY
    """The seat that is collecting the trick, or −1."""
    lastTrick: list[dict[str, object]] = []
    """The plays of the previous trick, from the lead on: {"name", "cards", "words", "takes"}.

    "cards" are codes, "words" describes the play, and "takes" marks the winning play.
    """
    topRank: str = ""
    """The code of the rank to beat, or "" if there is none."""
    bindSentence: str = ""
    """A further restriction on the trick, or ""."""


def last_trick(stage: TableState) -> list[dict[str, object]]:
    """Return the plays of the previous trick; see `TrickFacts.lastTrick`."""
    names, top = stage.sitters.names, top_of(stage.last_trick)
    rows = trick_rows(stage, stage.last_trick)
    return [
        {
            "name": names[play.seat],
            "cards": list(row.cards),
            "words": row.accessible_name,
            "takes": play is top,
        }
        for play, row in zip(stage.last_trick, rows, strict=True)
    ]


class LadderFacts(Struct, frozen=True):
    """The order of ranks."""

    reversed: bool = False
    """Whether a revolution has reversed the order of ranks."""
    turning: bool = False
    """Whether the reversal is being animated."""
    ladder: list[str] = []
    """The codes of the ranks in their current order ("7", "J"), lowest first."""
    ladderNames: list[str] = []
    """The names of these ranks."""
    suits: list[str] = []
    """The letters of the suits, weakest first ("D", "S"), or [] if suits never decide."""
    suitNames: list[str] = []
    """The names of these suits."""


def rank_names(ladder: Sequence[str], deck: str) -> list[str]:
    """Return the names of ranks."""
    return [rank_name(name, deck) for name in ladder]


class MomentFacts(Struct, frozen=True):
    """The special event that the table shows."""

    momentWord: str = ""
    """The word stamped on the table, or ""."""
    momentSeat: int = NOBODY
    """The seat it concerns, or −1."""
    momentSign: str = ""
    """The insignia of the position that a player has just reached, or ""."""
    momentGrave: bool = False
    """Whether the event is bad for a player, which changes how it is shown."""
    momentQuakes: bool = False
    """Whether the table shakes."""
    momentEffect: str = ""
    """The visual effect beside the word, or ""."""

    @classmethod
    def of(cls, stage: TableState) -> MomentFacts:
        """Return the special event that the table state displays."""
        now = stage.moment
        if now is None:
            return cls()
        word = now.word or stage.table.moment_word(now.key)
        return cls(word, now.seat, now.sign, now.grave, now.quakes, now.effect)


class AsideFacts(Struct, frozen=True):
    """The cards out of play."""

    outOfPlay: list[str] = []
    """The cards known to be out of play: missing, set aside or discarded."""
    outOfPlayNames: str = ""
    """The names of these cards."""
    hiddenAside: int = 0
    """The number of cards set aside face down."""

    @classmethod
    def of(cls, stage: TableState) -> AsideFacts:
        """Return the cards out of play that the table state displays."""
        cards = stage.table.out_of_play(stage) if stage.rules is not None else []
        names = cards_named(cards, stage.deck) if cards else ""
        return cls(cards, names, stage.hidden_aside)


class ResultsFacts(Struct, frozen=True):
    """The results of finished rounds."""

    roundsChart: list[dict[str, list[int]]] = []
    """The finished rounds: {"offices": seats from highest, "points": by seat}."""
    names: list[str] = []
    """The players' names by seat."""
    winners: list[str] = []
    """The winners of a finished match, several if their points are equal."""
    winnersNames: str = ""
    """The winners as one phrase, the viewer first, so that it can begin with “You”."""
    viewerWins: bool = False
    """Whether the viewer is the only winner."""
    penaltySentence: str = ""
    """The viewer's points of the last round, if points count against players, else ""."""
    roundRemark: str = ""
    """Why the positions of the last round are unusual, or ""."""
    endingSentence: str = ""
    """The viewer's place when the match is over, or ""."""
    scoreRows: list[dict[str, object]] = []
    """A row for every finished round; see `standings.score_rows`."""
    scoreSentence: str = ""
    """The meaning of the points, shown above the summary."""
    scoreLimit: int = 0
    """The number of points that ends the match, or 0 for no limit."""
    lastHands: list[dict[str, object]] = []
    """The cards left at the end of the last round: {"seat", "name", "cards", "names"}."""

    @classmethod
    def of(cls, stage: TableState) -> ResultsFacts:
        """Return the results that the table state displays. They do not change during a round."""
        sitters, rules = stage.sitters, stage.rules
        rows = stage.standings.rows if stage.phase == "match_over" else ()
        winners = [row.name for row in rows if row.place == 1]
        viewer = sitters.names[sitters.viewer] if winners else ""
        return cls(
            roundsChart=rounds_chart(stage),
            names=list(sitters.names),
            winners=winners,
            winnersNames=listed(sorted(winners, key=lambda name: name != viewer)),
            viewerWins=len(winners) == 1 and rows[0].is_viewer,
            penaltySentence=penalty_sentence(stage),
            roundRemark=stage.table.round_remark(stage) if stage.round_is_over else "",
            endingSentence=ending(stage),
            scoreRows=score_rows(stage),
            scoreSentence=stage.table.score_sentence(rules) if rules is not None else "",
            scoreLimit=stage.table.score_limit(rules) if rules is not None else 0,
            lastHands=_last_hands(stage) if stage.rounds else [],
        )


def _last_hands(stage: TableState) -> list[dict[str, object]]:
    names = stage.sitters.names
    return [
        {
            "seat": seat,
            "name": names[seat],
            "cards": list(format_cards(hand)),
            "names": cards_named(hand, stage.deck),
        }
        for seat, hand in enumerate(stage.rounds[-1].hands)
        if hand
    ]
