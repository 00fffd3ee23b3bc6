"""The viewer's hand in Grand Seigneur: the selection, suggested plays and bombs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import by_signal
from arschloch_gui.app.games.hand_board import HandBoard
from arschloch_gui.app.games.seigneur.combos import a_combo
from arschloch_gui.app.games.seigneur.judge import SeigneurJudge
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, format_cards
from arschloch_gui.engine.seigneur.combos import BOMB, SINGLE, Combo, readings
from arschloch_gui.engine.seigneur.hand import bombs_in, plays_in


class BombFacts(Struct, frozen=True):
    """The bomb that the viewer could play out of turn."""

    mayBomb: bool = False
    """Whether the viewer is asked to play a bomb out of turn."""
    bomb: list[str] = []
    """The cards of the bomb that would be played; empty if the viewer is not asked."""
    bombName: str = ""
    """The name of the bomb that would be played; "" if the viewer is not asked."""

    @classmethod
    def of(cls, judge: SeigneurJudge | None, chosen: Combo | None) -> BombFacts:
        """Return the facts about the bomb that would be played, or None."""
        asked = judge is not None and judge.out_of_turn
        if chosen is None:
            return cls(asked)
        return cls(asked, list(format_cards(chosen.cards)), a_combo(chosen))


class SeigneurBoard(HandBoard):
    """The viewer's selection, suggestions and bombs, for QML. GUI thread only."""

    bombChanged = Signal()
    shows = by_signal(bombChanged=BombFacts)

    def __init__(
        self, stage: TableState, act: Callable[[Action], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(stage, parent)
        self._act = act

    def name_of(self, cards: tuple[Card, ...]) -> str:
        """Return the name of a combination, or all its names if a Phoenix makes it ambiguous."""
        if len(cards) < 2:
            return ""
        judge = self._judge
        several = judge.readings_of(cards) if judge is not None else []
        names = dict.fromkeys(map(a_combo, several or readings(cards)))
        return f" {translate('Seigneur', 'or')} ".join(names)

    def offered(self) -> list[tuple[Card, ...]]:
        """Return the plays that are legal now, or those in the hand if it is not the viewer's turn.

        For a lead, each kind and length is included once, with its lowest cards, longest first;
        singles are left out unless there is nothing else. For an answer, every play that beats the
        trick is included in ascending order. Bombs come last.
        """
        judge = self._judge
        if judge is not None:
            combos, following = judge.combos(), bool(judge.view.trick)
        else:
            combos, following = list(plays_in(self._stage.holding.cards.values())), False
        return [combo.cards for combo in (_ascending(combos) if following else _leads(combos))]

    # -- bombs out of turn --------------------------------------------------------------------

    def facts(self) -> dict[str, Struct]:
        return {**super().facts(), "bombChanged": BombFacts.of(self._judge, self._bomb())}

    @Slot(result=bool)
    def playBomb(self) -> bool:
        """Play the selected bomb, or else the weakest. Return False if it is refused."""
        chosen = self._bomb()
        return chosen is not None and self._act(Play(chosen.cards))

    def _bomb(self) -> Combo | None:
        judge = self._judge
        if judge is None or not judge.out_of_turn:
            return None
        bombs = _ascending(judge.combos())
        selected = self._stage.holding.selection()
        for combo in bombs_in(selected):
            if combo.size == len(selected) and judge.refusal(Play(combo.cards)) is None:
                return combo
        return bombs[0] if bombs else None

    @property
    def _judge(self) -> SeigneurJudge | None:
        """The judge of the viewer's turn, if the table shows it already and cards can be played."""
        stage = self._stage
        judge = stage.judge if stage.turn == stage.sitters.viewer else None
        fits = isinstance(judge, SeigneurJudge) and judge.may_act and not judge.deciding
        return judge if fits and isinstance(judge, SeigneurJudge) else None


def _ascending(combos: Iterable[Combo]) -> list[Combo]:
    return sorted(combos, key=lambda combo: (combo.kind == BOMB, combo.size, combo.key))


def _leads(combos: Iterable[Combo]) -> list[Combo]:
    lowest: dict[tuple[str, int], Combo] = {}
    for combo in _ascending(combos):
        lowest.setdefault((combo.kind, combo.size), combo)
    longest = sorted(
        lowest.values(), key=lambda combo: (combo.kind == BOMB, -combo.size, combo.key)
    )
    return [combo for combo in longest if combo.kind != SINGLE] or longest
