"""Actions that exist only in Grand Seigneur, and their form in the record."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.engine.actions import FORMS as COMMON
from arschloch_gui.engine.actions import Action, ActionError, Form, Play
from arschloch_gui.engine.cards import RANKS, Card


class Wish(Action, frozen=True):
    """A play that contains the Mah Jong, with a wish for a rank.

    A play of the Mah Jong without a wish is a `Play`.
    """

    cards: tuple[Card, ...]
    rank: str
    as_rank: str | None = None

    @property
    def play(self) -> Play:
        """The play without the wish."""
        return Play(self.cards, self.as_rank)

    def line(self) -> dict[str, object]:
        return {**self.play.line(), "wish": self.rank}


def _wish(line: Mapping[str, object]) -> Wish:
    rank = line["wish"]
    if rank not in RANKS:
        raise ActionError("no_such_rank", text=rank)
    play = COMMON["play"].read(line)
    assert isinstance(play, Play)
    return Wish(play.cards, str(rank), play.as_rank)


FORMS: Mapping[str, Form] = {"wish": Form(frozenset({"play", "wish"}), frozenset({"as"}), _wish)}
