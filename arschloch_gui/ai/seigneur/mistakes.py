"""Mistakes of the weaker levels in Grand Seigneur."""

from __future__ import annotations

from arschloch_gui.ai.mistakes import MistakeModel, pass_a_trick, recall_turns
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.reading import LegalPlay, legal_plays
from arschloch_gui.ai.seigneur.regular import RegularPlayer, Weights
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.seigneur.combos import BOMB
from arschloch_gui.engine.seigneur.deck import PHOENIX, worth
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView

UNSEEING = Weights(near_out=0.0, alarm=0.0, low_card=0.0)
"""The weights of `regular` without those for the end of the round."""


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the plays by strength, with smaller plays first.

    The result is None if the whole hand can be played or if the seat is asked for a bomb out of
    turn.
    """
    plays = legal_plays(view, legal)
    whole = any(play.combo.size == len(view.hand) for play in plays)
    if whole or view.phase == BOMB_ASKED:
        return None
    return [play.index for play in sorted(plays, key=_strength)]


def _strength(play: LegalPlay) -> tuple[bool, bool, int, int, int]:
    """Return a sort key that puts bombs last and plays with a Phoenix before them.

    Such plays are seldom made by mistake.
    """
    combo = play.combo
    lowest = min(worth(card)[0] for card in combo.cards)
    return combo.kind == BOMB, PHOENIX in combo.cards, lowest, combo.size, play.index


MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=RegularPlayer(UNSEEING),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall_turns,
    wait=pass_a_trick,
)
