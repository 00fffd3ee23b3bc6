"""The two tables of example rounds played out side by side, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.ai.trials import RolloutRound
from arschloch_gui.app.show.reviewed import as_held, seat_word
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Picture
from arschloch_gui.app.wording import example_rounds as words
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.tricks import tricks_taken
from arschloch_gui.coach.example_rounds import Story
from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.events import Event, Passed, PlayBegan, Played, TrickTaken, WentOut
from arschloch_gui.engine.table.round import AnyView

NOBODY: Seat = -1


class ReplayMoment(Struct, frozen=True):
    """The table after a step.

    It has the view, all hands, the event and its actor, and the seat that takes the trick.
    """

    view: AnyView
    hands: tuple[tuple[Card, ...], ...]
    event: Event
    actor: Seat = NOBODY
    taker: Seat = NOBODY
    out: tuple[WentOut, ...] = ()
    """The players who go out in this step."""


def moments(played: RolloutRound) -> list[ReplayMoment]:
    """Split a round into steps: the first lead, then every play, pass and trick taken."""
    found: list[ReplayMoment] = []
    for scene in played.scenes:
        event = scene.event
        if isinstance(event, WentOut) and found:
            # The previous step caused it and therefore shows it.
            found[-1] = replace(found[-1], view=scene.view, out=(*found[-1].out, event))
        elif isinstance(event, PlayBegan | Played | Passed | TrickTaken):
            actor = NOBODY if isinstance(event, PlayBegan) else event.seat
            taker = actor if isinstance(event, TrickTaken) else NOBODY
            found.append(ReplayMoment(scene.view, scene.hands, event, actor, taker))
    return found


class ShownDeal(Struct, frozen=True):
    """A deal with the steps of its two rounds, the worse option first; empty if there is none."""

    story: Story | None = None
    rounds: tuple[list[ReplayMoment], ...] = ()

    @classmethod
    def of(cls, story: Story) -> ShownDeal:
        """Return the steps of a deal."""
        return cls(story, tuple(moments(each) for each in story.rounds))

    @property
    def last(self) -> int:
        """The index of the last step of the longer round."""
        return max((len(each) for each in self.rounds), default=1) - 1

    @property
    def ways(self) -> list[bool]:
        """For each step, whether the two rounds differ there."""
        pairs = zip_longest(*([each.event for each in steps] for steps in self.rounds))
        return [one != other for one, other in pairs]

    @property
    def parting(self) -> int:
        """The first step at which the rounds differ; the last step if they never do."""
        ways = self.ways
        return ways.index(True) if True in ways else self.last

    def relation(self, step: int) -> str:
        """Return the position of a step relative to the point where the rounds diverge."""
        return words.relation(step - self.parting) if any(self.ways) else ""


def tables_of(
    stage: TableState, deal: ShownDeal, step: int, *, right: bool
) -> list[dict[str, object]]:
    """Return the two tables at a step: {"heading", "plays", "taker", "count", "rows"}.

    `count` is the number of plays in the round so far. A play is {"key", "seat", "cards"}, oldest
    first. A row is a seat, the viewer's first: {"seat", "name", "person", "isViewer", "hand",
    "taken", "played", "acts", "passed", "place", "office", "title", "insignia", "word", "told"}.
    `taken` is the number of captured cards in front of the seat. When the round is over, `office`
    is the new position. `right` is true if the better option was chosen.
    """
    return [_table(stage, deal, at, step, right=right) for at in range(len(deal.rounds))]


def _table(
    stage: TableState, deal: ShownDeal, at: int, step: int, *, right: bool
) -> dict[str, object]:
    story, steps = deal.story, deal.rounds[at]
    assert story is not None
    over = step >= len(steps) - 1
    moment = steps[min(step, len(steps) - 1)]
    picture = stage.table.picture(moment.view)
    offices = story.rounds[at].offices if over else stage.offices
    title = stage.sitters.title(story.places[at]) if over else ""
    played = picture.trick_plays if moment.taker == NOBODY else ()
    return {
        "heading": words.outcome(better=at == 1, right=right, title=title),
        "plays": [
            {"key": play.at, "seat": play.seat, "cards": list(format_cards(play.cards))}
            for play in played
        ],
        "taker": moment.taker,
        "count": picture.plays,
        "rows": [_row(stage, moment, picture, seat, offices, over=over) for seat in _order(stage)],
    }


def _order(stage: TableState) -> list[Seat]:
    """Return the seats clockwise, the person's first."""
    seats, viewer = list(stage.order), stage.sitters.viewer
    at = seats.index(viewer) if viewer in seats else 0
    return seats[at:] + seats[:at]


def _row(
    stage: TableState,
    moment: ReplayMoment,
    picture: Picture,
    seat: Seat,
    offices: Sequence[Seat],
    *,
    over: bool,
) -> dict[str, object]:
    sitters, deck = stage.sitters, stage.deck
    hand = as_held(stage, moment.hands[seat])
    own = [each.cards for each in picture.trick_plays if each.seat == seat]
    played = own[-1] if own and moment.taker == NOBODY else ()
    word = seat_word(picture, seat, moment.taker)
    tricks = tricks_taken(picture.tricks_of(seat))
    parts = [sitters.names[seat], cards_named(played, deck) if played else "", word]
    office = offices.index(seat) if seat in offices else -1
    return {
        "seat": seat,
        "passed": seat in picture.passed,
        "place": office + 1 if over else dict(picture.places).get(seat, 0),
        "office": office,
        "title": sitters.title(office),
        "insignia": sitters.insignia(office),
        "name": sitters.names[seat],
        "person": sitters.people[seat],
        "isViewer": seat == sitters.viewer,
        "hand": list(format_cards(hand)),
        "taken": picture.pile_of(seat),
        "played": list(format_cards(played)),
        "acts": seat == moment.actor,
        "word": word,
        "told": ", ".join(filter(None, (": ".join(filter(None, parts)), tricks))),
    }
