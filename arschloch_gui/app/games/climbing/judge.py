"""What the table knows at once about the viewer's options in the climbing game."""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.app.games.judge import Judge
from arschloch_gui.engine.actions import Declare, Play
from arschloch_gui.engine.cards import RANK_NAMES, Card, Seat, rank_of
from arschloch_gui.engine.climbing import legal
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.rulebook import compile_rules
from arschloch_gui.engine.climbing.rulemods.climb_bonus import FREE_TRICK
from arschloch_gui.engine.climbing.rulemods.exchange_ask import ASKING
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import BARGAINING
from arschloch_gui.engine.climbing.rulemods.pass_left import PASSING_LEFT
from arschloch_gui.engine.climbing.rulemods.run_of_three_bonus import BONUS
from arschloch_gui.engine.climbing.state import NOBODY, Due
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Refusal


class ClimbingJudge(Judge):
    """Judges the viewer's actions in one snapshot of the climbing game."""

    __slots__ = ()

    @property
    def due(self) -> Due | None:
        """The decision outside of a trick that the viewer has to make now."""
        return self.state.due[0] if self.state is not None and self.state.due else None

    @property
    def kind(self) -> str:
        """What kind of decision that is; empty in a trick and while others decide."""
        return self.due.kind if self.due is not None else ""

    @property
    def can_claim(self) -> bool:
        """Whether the viewer may take the trick without playing."""
        return Declare(FREE_TRICK) in self.snapshot.legal

    @property
    def partner(self) -> Seat:
        """Who the decision is about besides the viewer; NOBODY where it is his alone."""
        due = self.due
        if self.state is None or due is None:
            return NOBODY
        match due.kind:
            case "gift":
                return int(due.about.taker)
            case "ask":
                return int(due.about.target)
            case "negotiate":
                return int(due.about.other(due.seat))
            case "pass_left":
                return int(self.state.successor[due.seat])
        return NOBODY

    def slots(self, *, countering: bool) -> int:
        """How many cards the viewer has to lay out for the decision; 0 where it takes none."""
        due = self.due
        if due is None:
            return 0
        if due.kind == GIFT:
            return int(due.about.count)
        if due.kind == PASSING_LEFT:
            return int(due.about)
        if due.kind == BARGAINING and (countering or due.about.offer is None):
            return int(due.about.pair.count)
        return 1 if due.kind == BONUS else 0

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks that can be asked for or wanted, weakest first."""
        if self.state is None or self.kind not in (ASKING, BARGAINING):
            return ()
        book = self.state.book
        present = {rank_of(card) for card in book.deck if card not in book.kept_back}
        # Ranks without a strength of their own (wild twos) stand with the jokers.
        order = sorted(present, key=lambda rank: (book.order[0][rank] < 0, book.order[0][rank]))
        return tuple(RANK_NAMES[rank] for rank in order)

    def offence(self, play: Play) -> Refusal | None:
        """What a strict table would notice about a play it does not refuse; None for a legal one.

        Elsewhere it is always None, as illegal plays are refused.
        """
        if self.state is None or self.due is not None or not self.state.book.punishes:
            return None
        lenient = self.state.clone()
        lenient.book = compile_rules(replace(lenient.book.rules, illegal_play_penalty=False))
        return legal.refusal(lenient, play)

    def meanings(self, cards: tuple[Card, ...]) -> tuple[str, ...]:
        """What a joker among these cards may stand for (ranks or cards), where that is open."""
        if self.state is None or self.due is not None or not cards:
            return ()
        melds = self.state.book.readings(cards)
        # The words of the melds themselves, in the order in which they are meant without any.
        names = dict.fromkeys(meld.as_rank or legal.meanings(meld)[0] for meld in melds)
        allowed = [name for name in names if legal.meld_of(self.state, Play(cards, name))]
        return tuple(allowed) if len(allowed) > 1 else ()

    def playable(self) -> frozenset[Card]:
        """The cards that are in some play the viewer may make now."""
        found: set[Card] = set()
        ranks: set[int] = set()
        required = self.state.required if self.state is not None else None
        for action in self.snapshot.legal:
            if isinstance(action, Play):
                found.update(action.cards)
                ranks.update(rank_of(card) for card in action.cards if card != required)
        if self.state is not None and not self.state.book.suits_matter:
            # Plays that differ only in suits appear once, so other cards of a rank stand in.
            hand = self.snapshot.view.hand
            found.update(card for card in hand if rank_of(card) in ranks)
        return frozenset(found)

    def play_with(self, card: Card) -> tuple[Card, ...]:
        """The cards of the first run or row of trumps with this card that answer such a lead."""
        if self.wanted_size() in (None, 1):
            return ()
        for action in self.snapshot.legal:
            if isinstance(action, Play) and card in action.cards and self._is_run(action):
                return action.cards
        return ()

    def _is_run(self, play: Play) -> bool:
        if self.state is None:
            return False
        meld = legal.meld_of(self.state, play)
        if meld is None:
            return False
        row = meld.size > 1 and meld.rank not in self.state.book.naturals
        return meld.kind.startswith("run") or (row and self.state.book.has_trumps)

    @property
    def follows_run(self) -> bool:
        """Whether a run lies there to be beaten."""
        top = self.snapshot.view.top if self.snapshot.view is not None else None
        return top is not None and top.kind != SET and top.kind.startswith("run")

    def wanted_size(self) -> int | None:
        """How many cards the trick asks for, or None when the viewer leads."""
        view: SeatView | None = self.snapshot.view
        return view.top.size if view is not None and view.top is not None else None
