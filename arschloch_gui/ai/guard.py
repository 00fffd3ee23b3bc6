"""A player that cannot hurt a match: whatever goes wrong with it, a stand-in decides.

A player answers with an index into the legal actions, so an illegal card is out of the question;
what is left are exceptions, answers that are no index, and (`remote.py`) thinking without end.
"""

from __future__ import annotations

import logging
from typing import Any

from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng

log = logging.getLogger(__name__)


class Guarded:
    """Lets `player` decide and `stand_in` where it fails; failures are logged."""

    def __init__(self, player: Player, stand_in: Player) -> None:
        self._player = player
        self._stand_in = stand_in

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        """An index into `legal`, always."""
        try:
            answer: object = self._player.choose(view, legal, rng)
        except Exception:
            log.exception("a player failed to decide")
            return self._stand_in.choose(view, legal, rng)
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(legal):
            return answer
        log.error("a player answered %r to %d legal actions", answer, len(legal))
        return self._stand_in.choose(view, legal, rng)
