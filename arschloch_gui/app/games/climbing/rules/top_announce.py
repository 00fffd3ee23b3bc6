"""`top_announce`: players announce three of the highest rank and show their hand with all four."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.in_play import copies_of, ranks_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import all_of, ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, capitalised, fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import HandShown
from arschloch_gui.engine.climbing.rulemods.top_announce import ANNOUNCED
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event


def _announcing(rules: Rules, ladder: Ladder) -> list[str]:
    top = ranks_in_play(rules)[-1]
    count = copies_of(rules, top)
    if not rules.top_announce or count < ANNOUNCED:
        return []
    found = [_announced_in_words(count)]
    if count > ANNOUNCED:
        found.append(
            translate(
                "Rules",
                "A player who holds all %n plays with their hand face up in this round.",
                None,
                count,
            )
        )
    return [fill(" ".join(found), ranks=ranks_name(top))]


def _announced_in_words(count: int) -> str:
    if count <= ANNOUNCED + 1:
        return translate(
            "Rules", "A player who holds three {ranks} before the first trick must say so."
        )
    return translate(
        "Rules", "A player who holds three or more {ranks} before the first trick must say so."
    )


def _shown(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, HandShown)
    if event.seat == viewer:
        line = (
            translate("Log", "You hold {all} and play with your hand face up.")
            if event.cards
            else translate("Log", "You announce %n {ranks}.", None, event.count)
        )
    else:
        line = (
            translate("Log", "{name} holds {all} and plays with their hand face up.")
            if event.cards
            else translate("Log", "{name} announces %n {ranks}.", None, event.count)
        )
    ranks = ranks_name(event.rank)
    return fill(line, name=names[event.seat], ranks=ranks, all=all_of(event.rank))


def _aloud(event: HandShown) -> dict[Seat, str]:
    return {event.seat: _announced(event.rank, event.count, openly=bool(event.cards))}


def _announced(rank: str, count: int, *, openly: bool) -> str:
    if openly:
        return capitalised(fill(translate("Saying", "{all}!"), all=all_of(rank)))
    sentence = translate("Saying", "%n {ranks}!", "", count)
    return capitalised(fill(sentence, ranks=ranks_name(rank)))


WORDS = RuleWords(
    options={
        "top_announce": (
            QT_TRANSLATE_NOOP("Options", "Announce the highest cards"),
            QT_TRANSLATE_NOOP(
                "Options",
                "Holding three of the highest rank must be announced; holding all four "
                "means playing with your hand face up.",
            ),
        )
    },
    prose={"exchange": (_announcing,)},
    lines={HandShown: _shown},
    says={HandShown: _aloud},
)
