"""The viewer's hand in Thirteen Cards, with its five-card combinations."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.hand_board import HandBoard
from arschloch_gui.app.games.thirteen.combos import combo_name
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.thirteen.combos import FIVE, Combo, combo_of, combos_in, power_of


class ThirteenBoard(HandBoard):
    """The viewer's selection and five-card combinations, for QML. GUI thread only."""

    def name_of(self, cards: tuple[Card, ...]) -> str:
        combo = combo_of(cards)
        return combo_name(combo) if combo is not None else ""

    def offered(self) -> list[tuple[Card, ...]]:
        """Return the strongest combination of every kind, strongest kind first.

        Each uses the weakest cards possible. On the viewer's turn, only legal plays are included if
        five cards can be played at all.
        """
        fives = combos_in(self._stage.holding.cards.values(), FIVE)
        fitting = sorted(self._fitting(fives), key=lambda c: (c.key, -sum(map(power_of, c.cards))))
        strongest = {combo.level: combo for combo in fitting}
        return [strongest[level].cards for level in sorted(strongest, reverse=True)]

    def _fitting(self, fives: Iterable[Combo]) -> Iterable[Combo]:
        judge = self._stage.judge
        if judge is None or not judge.may_act or judge.wanted_size() not in (None, FIVE):
            return fives
        legal = {frozenset(a.cards) for a in judge.snapshot.legal if isinstance(a, Play)}
        return [combo for combo in fives if frozenset(combo.cards) in legal]
