"""Players of Grand Seigneur by level and character, built from `lowest` and `regular`.

The weaker levels make mistakes, characters have other weights, and the strongest level searches.
"""

from __future__ import annotations

from arschloch_gui.ai.mistakes import MistakeModel, fallible_players, pass_a_trick, recall_turns
from arschloch_gui.ai.player import any_player, worth_of
from arschloch_gui.ai.playing import Playing, personas, players_by_level
from arschloch_gui.ai.search.playouts import ByEngine
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.seigneur.exchanging import MARK, trials
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.reading import LegalPlay, legal_plays
from arschloch_gui.ai.seigneur.regular import RegularPlayer, Weights
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.combos import BOMB
from arschloch_gui.engine.seigneur.deck import PHOENIX, decks_for, worth
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.game import any_game
from arschloch_gui.engine.table.round import AnyRound

# -- the weaker levels --------------------------------------------------------------------

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

# -- characters ---------------------------------------------------------------------------

CAREFUL = Weights(patience=-0.06)
"""Weights of careful players, for whom passing costs less."""
BOLD = Weights(patience=-0.13)
"""Weights of bold players, for whom passing costs more."""
# -- the strongest level ------------------------------------------------------------------

PLAYOUTS = 160
"""Maximum number of rollouts for a decision."""
LIGHT = 25
"""With two decks: number of cards in all hands up to which all rollouts are run.

Rollouts with more cards take longer, and those with one deck take half as long.
"""


def affordable(playouts: int, view: SeatView) -> int:
    """Return the number of rollouts to run, given the cards still held."""
    cards = sum(view.counts)
    if decks_for(view.rules.players) == 1 or cards <= LIGHT:
        return playouts
    return playouts * LIGHT // cards


class SearchHabit(RegularPlayer):
    """The player `regular`, which answers at once when asked for a bomb.

    Thinking time would reveal to the others that the player was asked.
    """

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        usual = super().ranked(view, legal, rng)
        return usual[:1] if view.phase == BOMB_ASKED else usual


def is_out(state: AnyRound, seat: Seat) -> bool:
    """Return whether a seat is out, so that its place is final."""
    return seat in state.finished


def place(state: AnyRound, seat: Seat) -> float:
    """Return the place of a seat that is out, in equal steps from +1 (first) to −1 (last)."""
    return worth_of(state.finished.index(seat), len(state.order))


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    play_on = ByEngine(any_game(SEIGNEUR), any_player(RegularPlayer(known={})), place, is_out)
    return SearchingPlayer(SearchHabit(), playouts, play_on, effort=affordable)


# -- all players --------------------------------------------------------------------------

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, fallible_players(MISTAKES), searching_player
    ),
    personas=personas(RegularPlayer, careful=CAREFUL, bold=BOLD),
    trials=trials,
    mark=lambda: MARK,
)
