"""Instant evaluation of the viewer's options in the climbing games."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.collected import QUESTIONS
from arschloch_gui.app.games.climbing.meaning import Meaning
from arschloch_gui.app.games.climbing.rules import RULES
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import Choice, Question, view_of
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing import legal
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Refusal


class ClimbingJudge(Judge, frozen=True):
    """Judge of the viewer's actions in one snapshot of a climbing game."""

    @property
    def round(self) -> RoundState | None:
        """A round consistent with the viewer's view; None if it is not the viewer's turn."""
        return self.state if isinstance(self.state, RoundState) else None

    @property
    def due(self) -> PendingDecision | None:
        """The decision outside a trick that the viewer must make now, if any."""
        return self.round.due[0] if self.round is not None and self.round.due else None

    @property
    def deciding(self) -> bool:
        return self.due is not None

    @property
    def question(self) -> Question | None:
        return QUESTIONS.get(self.due.kind) if self.due is not None else None

    def claims(self) -> list[Choice]:
        return [choice for rule in RULES if rule.claims for choice in rule.claims(self)]

    def asks_back(self, play: Play) -> Question | None:
        if self.round is None or self.deciding:
            return None
        if self.offence(play) is not None and self.refusal(play) is None:
            return next((rule.dare(play) for rule in RULES if rule.dare is not None), None)
        open_names = self._meanings(play.cards) if play.as_rank is None else ()
        return Meaning(play.cards, open_names) if open_names else None

    def offence(self, play: Play) -> Refusal | None:
        if self.round is None or self.deciding:
            return None
        found = (rule.offence(self, play) for rule in RULES if rule.offence is not None)
        return next((refusal for refusal in found if refusal is not None), None)

    def _meanings(self, cards: tuple[Card, ...]) -> tuple[str, ...]:
        """Return the ranks or cards a joker in `cards` can stand for, if there are several."""
        if not cards or self.round is None:
            return ()
        melds = self.round.book.readings(cards)
        # Names of the melds, in the order of preference that applies if none is given.
        names = dict.fromkeys(meld.as_rank or legal.meanings(meld)[0] for meld in melds)
        allowed = [name for name in names if legal.meld_of(self.round, Play(cards, name))]
        return tuple(allowed) if len(allowed) > 1 else ()

    def playable(self) -> frozenset[Card]:
        """Return the cards that are part of any legal play."""
        found: set[Card] = set()
        ranks: set[int] = set()
        required = self.round.required if self.round is not None else None
        for action in self.snapshot.legal:
            if isinstance(action, Play):
                found.update(action.cards)
                ranks.update(rank_of(card) for card in action.cards if card != required)
        if self.round is not None and not self.round.book.suits_matter:
            # Plays that differ only in suits are listed once, so add the other cards of each rank.
            hand = view_of(self, SeatView).hand
            found.update(card for card in hand if rank_of(card) in ranks)
        return frozenset(found)

    def play_with(self, card: Card) -> tuple[Card, ...]:
        """Return the first legal run or sequence of trumps with this card that beats the trick."""
        if self.wanted_size() in (None, 1):
            return ()
        for action in self.snapshot.legal:
            if isinstance(action, Play) and card in action.cards and self._is_run(action):
                return action.cards
        return ()

    def _is_run(self, play: Play) -> bool:
        if self.round is None:
            return False
        meld = legal.meld_of(self.round, play)
        if meld is None:
            return False
        row = meld.size > 1 and meld.rank not in self.round.book.naturals
        return meld.kind.startswith("run") or (row and self.round.book.has_trumps)

    @property
    def follows_run(self) -> bool:
        """Whether the play to beat is a run."""
        view = self.snapshot.view_as(SeatView)
        top = view.top if view is not None else None
        return top is not None and top.kind != SET and top.kind.startswith("run")

    def wanted_size(self) -> int | None:
        """Return how many cards the trick requires, or None if the viewer leads."""
        view = self.snapshot.view_as(SeatView)
        return view.top.size if view is not None and view.top is not None else None
