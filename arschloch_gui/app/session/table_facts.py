"""What the picture shows beside its models, as values: read from the stage, changing nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.session import prompts
from arschloch_gui.app.show.models.standings import rounds_chart, score_rows
from arschloch_gui.app.show.models.trick import trick_rows
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.wording.cards import cards_named, rank_name
from arschloch_gui.app.wording.words import listed
from arschloch_gui.engine.cards import format_cards


class PhaseFacts(Struct, frozen=True):
    """How far the round has come."""

    phase: str = ""
    """ "exchange", "shift", "putsch", "discard", "play", "round_over", "match_over"; "" while
    nothing is dealt."""
    roundNo: int = 0
    """The number of the round at the table, from 1."""
    out: bool = False
    """Whether the viewer has no cards left while the others play on."""
    outSentence: str = ""
    """What is said to a viewer who is out."""

    @classmethod
    def of(cls, stage: TableState) -> PhaseFacts:
        """Those of the picture."""
        place = stage.place_of(stage.sitters.viewer)
        out = place > 0 and stage.phase in ("play", "discard")
        return cls(
            phase=stage.phase if stage.round_no else "",
            roundNo=stage.round_no,
            out=out,
            outSentence=prompts.place_sentence(place) if out else "",
        )


class TurnSeatFacts(Struct, frozen=True):
    """Who is to act."""

    turnSeat: int = NOBODY
    """Whose turn it is; −1 for nobody's."""


class TrickFacts(Struct, frozen=True):
    """What is to be beaten, and the trick before."""

    collectorSeat: int = NOBODY
    """Who is just taking the trick; −1 for nobody."""
    lastTrick: list[dict[str, object]] = []
    """The plays of the trick that was taken last, from the lead on: {"name", "cards", "words",
    "takes"}; "cards" are codes, "words" says the play, "takes" marks the one that took it."""
    topRank: str = ""
    """The code of the rank to beat; empty when the trick is open."""
    bindSentence: str = ""
    """What the trick is bound to, beside the play to beat; empty when to nothing."""


def last_trick(stage: TableState) -> list[dict[str, object]]:
    """The plays of the trick that was taken last; see `TrickFacts.lastTrick`."""
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
    """Whether a revolution has turned the ranks round."""
    turning: bool = False
    """Whether the ranks are just changing sides."""
    ladder: list[str] = []
    """The ranks in force from the lowest to the highest, as codes ("7", "J")."""
    ladderNames: list[str] = []
    """The same in words."""
    suits: list[str] = []
    """The suits from the weakest to the strongest ("D", "S"), if they decide between equal ranks;
    otherwise empty."""
    suitNames: list[str] = []
    """The same in words."""


def rank_names(ladder: Sequence[str], deck: str) -> list[str]:
    """The ranks of a ladder in words."""
    return [rank_name(name, deck) for name in ladder]


class MomentFacts(Struct, frozen=True):
    """A rule that has its moment."""

    momentWord: str = ""
    """The word stamped on the table for it."""
    momentSeat: int = NOBODY
    """Whose moment it is; −1 for nobody's."""
    momentSign: str = ""
    """The insignia of the office somebody comes to just now; empty where nobody does."""
    momentGrave: bool = False
    """Whether it hurts somebody, and is shown so."""
    momentQuakes: bool = False
    """Whether the table shakes."""
    momentEffect: str = ""
    """What is seen beside the word; empty for nothing."""

    @classmethod
    def of(cls, stage: TableState) -> MomentFacts:
        """Those of the picture."""
        now = stage.moment
        if now is None:
            return cls()
        word = now.word or stage.table.moment_word(now.key)
        return cls(word, now.seat, now.sign, now.grave, now.quakes, now.effect)


class AsideFacts(Struct, frozen=True):
    """Cards out of play."""

    outOfPlay: list[str] = []
    """The cards that all know to be out of play: missing, set aside or discarded."""
    outOfPlayNames: str = ""
    """The same in words."""
    hiddenAside: int = 0
    """How many cards lie aside face down."""

    @classmethod
    def of(cls, stage: TableState) -> AsideFacts:
        """Those of the picture."""
        cards = stage.table.out_of_play(stage) if stage.rules is not None else []
        names = cards_named(cards, stage.deck) if cards else ""
        return cls(cards, names, stage.hidden_aside)


class ResultsFacts(Struct, frozen=True):
    """How rounds have ended."""

    roundsChart: list[dict[str, list[int]]] = []
    """The finished rounds: {"offices": seats from highest, "points": by seat}."""
    names: list[str] = []
    """The players' names by seat."""
    winners: list[str] = []
    """Who stands first when the match is over: several where equal points share the place."""
    winnersNames: str = ""
    """The same in one phrase; the viewer begins it, or a “You” would stand in its middle."""
    scoreRows: list[dict[str, object]] = []
    """A line for every finished round; see `standings.score_rows`."""
    scoreSentence: str = ""
    """What the points mean, over the summary."""
    scoreLimit: int = 0
    """How many points end the match; 0: none do."""
    lastHands: list[dict[str, object]] = []
    """The cards left at the end of the last round: {"seat", "name", "cards", "names"}."""

    @classmethod
    def of(cls, stage: TableState) -> ResultsFacts:
        """Those of the picture; none of it changes while a round is played."""
        sitters, rules = stage.sitters, stage.rules
        rows = stage.standings.rows if stage.phase == "match_over" else ()
        winners = [row.name for row in rows if row.place == 1]
        viewer = sitters.names[sitters.viewer] if winners else ""
        return cls(
            roundsChart=rounds_chart(stage),
            names=list(sitters.names),
            winners=winners,
            winnersNames=listed(sorted(winners, key=lambda name: name != viewer)),
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
