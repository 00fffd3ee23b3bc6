"""The viewer's hand in Thirteen Cards: how it lies, what is chosen from it, what could be.

Cards lie by rank, by suit, or as the person has put them. The selection says what it is, and the
five-card hands it could be are shown one after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.games.table import Board
from arschloch_gui.app.games.thirteen.combos import combo_name
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import Card, suit_of
from arschloch_gui.engine.thirteen.combos import FIVE, Combo, combo_of, combos_in, power_of

BY_RANK, BY_SUIT, OWN = "rank", "suit", "own"


class HandBoard(Board):
    """What is special about the viewer's hand. GUI thread only."""

    changed = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._by = BY_RANK
        self._own: list[str] = []
        """The keys as the person has put them; empty while an order does it."""
        self._own_round = 0
        stage.changed.connect(self.changed)
        stage.hand.dataChanged.connect(self.changed)

    # -- how the cards lie --------------------------------------------------------------

    @typed_property(str, changed)
    def arrangement(self) -> str:
        """ "rank", "suit" or "own"."""
        return OWN if self._lies_as_put() else self._by

    def fan(self) -> list[str]:
        """The keys of the viewer's cards as they lie, from the left."""
        cards = self._stage.holding.cards
        keys = sorted(cards, key=lambda key: self._strength(cards[key]))
        if not self._lies_as_put():
            return keys
        kept = [key for key in self._own if key in cards]
        return [*kept, *(key for key in keys if key not in kept)]

    @Slot(str)
    def arrange(self, by: str) -> None:
        """Let the cards lie by "rank" or by "suit"."""
        self._by, self._own = by, []
        self._stage.refresh()

    @Slot()
    def arrangeOtherwise(self) -> None:
        """Let them lie by suit where they lay by rank, else by rank."""
        self.arrange(BY_SUIT if self.arrangement == BY_RANK else BY_RANK)

    @Slot(list, int)
    def move(self, keys: Sequence[str], place: int) -> None:
        """Put cards together so that their middle is at a place, counted from the left."""
        order = self.fan()
        carried = [key for key in order if key in keys]
        rest = [key for key in order if key not in carried]
        at = max(0, min(len(rest), round(place - (len(carried) - 1) / 2)))
        self._own = [*rest[:at], *carried, *rest[at:]]
        self._own_round = self._stage.round_no
        self._stage.refresh()

    def _lies_as_put(self) -> bool:
        # Another round brings other cards: what was put together is gone.
        return bool(self._own) and self._own_round == self._stage.round_no

    def _strength(self, card: Card) -> tuple[int, int]:
        power = power_of(card)
        return (suit_of(card), power) if self._by == BY_SUIT else (power, 0)

    # -- what is chosen, and what could be ----------------------------------------------

    @typed_property(str, changed)
    def selectionName(self) -> str:
        """What the selected cards are together; empty when no combination."""
        combo = combo_of(self._stage.holding.selection())
        return combo_name(combo) if combo is not None else ""

    def remark(self) -> str:
        return self.selectionName

    @typed_property(int, changed)
    def suggestions(self) -> int:
        """How many kinds of five-card hands are offered."""
        return len(self._suggested())

    @Slot(result=bool)
    def suggest(self) -> bool:
        """Select the next five-card hand that could be laid; False where there is none."""
        offered = self._suggested()
        if not offered:
            return False
        holding = self._stage.holding
        chosen = sorted(holding.selection())
        at = [sorted(combo.cards) for combo in offered]
        following = at.index(chosen) + 1 if chosen in at else 0
        holding.selected = set(holding.keys_for(offered[following % len(offered)].cards))
        self._stage.refresh()
        return True

    def _suggested(self) -> list[Combo]:
        """The strongest hand of every kind, with the weakest cards; the strongest kind first.

        On the viewer's turn only what he may lay, if five cards may be laid at all.
        """
        fives = combos_in(self._stage.holding.cards.values(), FIVE)
        fitting = sorted(self._fitting(fives), key=lambda c: (c.key, -sum(map(power_of, c.cards))))
        strongest = {combo.level: combo for combo in fitting}
        return [strongest[level] for level in sorted(strongest, reverse=True)]

    def _fitting(self, fives: Iterable[Combo]) -> Iterable[Combo]:
        judge = self._stage.judge
        if judge is None or not judge.may_act or judge.wanted_size() not in (None, FIVE):
            return fives
        legal = {frozenset(a.cards) for a in judge.snapshot.legal if isinstance(a, Play)}
        return [combo for combo in fives if frozenset(combo.cards) in legal]
