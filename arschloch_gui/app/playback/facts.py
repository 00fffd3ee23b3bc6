"""What QML reads of a replay, as values computed from a round's steps."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.playback.steps import PlaybackStep
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.wording import playback as words
from arschloch_gui.engine.cards import Seat

TRICK, TURN = "trick", "turn"


class ReplayedRound(Struct, frozen=True):
    """A finished round as steps; without steps, there is no round to show."""

    number: int = 0
    """The number of the round, from 1."""
    rounds: int = 0
    """How many rounds can be shown."""
    steps: Sequence[PlaybackStep] = ()
    viewer: Seat = NOBODY
    decided: Sequence[int] = ()
    """The ply of each decision in the round's review."""

    @property
    def last(self) -> int:
        """The index of the last step, or 0."""
        return max(0, len(self.steps) - 1)

    @property
    def stops(self) -> list[int]:
        """The steps at which a trick ends, or the user's turn begins in a game without tricks."""
        ends = [at for at, step in enumerate(self.steps) if step.taker != NOBODY]
        return ends or [
            at for at, step in enumerate(self.steps)
            if step.actor == self.viewer and self.begins(at)
        ]  # fmt: skip

    @property
    def stride(self) -> str:
        """The kind of these stops: `TRICK`, `TURN`, or "" if there are none."""
        if any(step.taker != NOBODY for step in self.steps):
            return TRICK
        return TURN if self.stops else ""

    def begins(self, at: int) -> bool:
        """Return whether a step is the first consequence of an action."""
        ply = self.steps[at].ply
        return ply >= 0 and (at == 0 or self.steps[at - 1].ply != ply)

    def decision(self, at: int) -> int:
        """Return the index of the decision made in a step, or −1 for none."""
        if not self.steps or not self.begins(at) or self.steps[at].ply not in self.decided:
            return -1
        return self.decided.index(self.steps[at].ply)

    def step_of(self, ply: int | None) -> int:
        """Return the first step of an action, or 0 if it has none."""
        plies = [step.ply for step in self.steps]
        return plies.index(ply) if ply in plies else 0

    def where(self, at: int) -> str:
        """Return the position of a step in the match, as a text."""
        return words.where(self.number, self.rounds, at + 1, len(self.steps))

    def line(self, at: int) -> str:
        """Return the sentence for a step."""
        return " ".join(self.steps[at].lines) or words.dealt()


class OfferFacts(Struct, frozen=True):
    """The match at the table."""

    offered: bool
    """Whether it has finished rounds to replay."""


class PlaybackFacts(Struct, frozen=True):
    """The round that is replayed."""

    title: str
    """The title of the match."""
    there: bool
    """Whether there is a round to show."""
    message: str
    """Why there is no round to show, empty while one is being read or shown."""
    deck: str
    """The key of the deck in use."""
    round: int
    """Number of the round shown."""
    rounds: int
    """Number of rounds that can be shown."""
    last: int
    """The last step of the round."""
    stride: str
    """Unit of navigation between step and round.

    It is "trick", or the user's own "turn" in a game without tricks, or empty for none.
    """

    @classmethod
    def of(cls, shown: ReplayedRound, match: str, deck: str, *, read: bool) -> PlaybackFacts:
        """Return the facts about a round of the match with this name; `read` if it was read."""
        return cls(
            title=words.title(match),
            there=bool(shown.steps),
            message=words.none_over() if read and not shown.rounds else "",
            deck=deck,
            round=shown.number,
            rounds=shown.rounds,
            last=shown.last,
            stride=shown.stride,
        )


class StepFacts(Struct, frozen=True):
    """The step shown."""

    step: int = 0
    """Its index, from 0."""
    where: str = ""
    """The position in the match, as a text."""
    line: str = ""
    """The sentence for the step."""
    rows: list[dict[str, object]] = []
    """The seats, the user's first: see `rows_of`."""
    decides: bool = False
    """Whether a decision was made in this step, and the round is not replayed automatically."""
    noChoice: str = ""
    """The text shown instead of an evaluation."""

    @classmethod
    def of(
        cls,
        shown: ReplayedRound,
        at: int,
        names: Sequence[str],
        rows: list[dict[str, object]],
        *,
        running: bool,
    ) -> StepFacts:
        """Return the facts about a step; `running` if the round is replayed automatically."""
        if not shown.steps:
            return cls()
        return cls(
            step=at,
            where=shown.where(at),
            line=shown.line(at),
            rows=rows,
            decides=not running and shown.decision(at) >= 0,
            noChoice=words.hidden_while_playing() if running else _no_choice(shown, at, names),
        )


class RunningFacts(Struct, frozen=True):
    """The automatic replay."""

    running: bool
    """Whether the round is replayed automatically."""


def _no_choice(shown: ReplayedRound, at: int, names: Sequence[str]) -> str:
    step = shown.steps[at]
    return words.nothing_chosen(
        names[step.actor] if step.actor != NOBODY else "",
        own=step.actor == shown.viewer,
        acted=shown.begins(at) and step.actor != NOBODY,
        at_deal=step.event is None,
        before_play=step.ply < 0,
    )
