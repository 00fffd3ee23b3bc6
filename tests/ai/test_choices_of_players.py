"""Choices of all players in positions of every preset, with the values found by looking ahead.

The references never change, and a level that plays differently gets a higher version
(`ai/levels.py`). `golden/choices/*.txt` has a line for each decision. After an intended change,
`pytest tests/ai/test_choices_of_players.py --regen` rewrites the files and prints a diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from golden_text import compare

from arschloch_gui.ai.big_a import players as big_a
from arschloch_gui.ai.character import CHARACTERS
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.games import playing
from arschloch_gui.ai.levels import OFFERED, player
from arschloch_gui.ai.seigneur import players as seigneur
from arschloch_gui.ai.shithead import players as shithead
from arschloch_gui.ai.thirteen import players as thirteen
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.games import family_of_rules, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import PLAY
from deals import NAMES, text_of

FOLDER = Path(__file__).parents[1] / "golden" / "choices"
LOOKING_AHEAD: dict[str, Any] = {
    "climbing": SearchingPlayer,
    "thirteen": thirteen.searching_player,
    "shithead": shithead.searching_player,
    "big_a": big_a.searching_player,
    "seigneur": seigneur.searching_player,
}
"""Constructors of `expert` by game, which are given the number of rollouts."""
FALLIBLE = OFFERED[:3]
"""The levels that make mistakes."""
PLAYOUTS = 4
"""Number of rollouts for a decision."""
EVERY = {"climbing": 9, "seigneur": 9, "shithead": 5}
"""Of how many decisions in a trick one is listed, by game; elsewhere, it is one of three."""
AHEAD_EVERY = {"climbing": 2, "thirteen": 4, "shithead": 6}
"""Of how many listed decisions one is evaluated by rollouts, by game; elsewhere, one of three."""
FEW = (36, 28)
"""Most cards in all hands for an evaluation by rollouts, before the first trick and later."""
ROUNDS = 2
ODD = 0.2
"""How often a random action is played; else that of `lowest`."""


def choices(preset: str) -> str:
    """Return the listed decisions of a short match as text."""
    rules = presets()[preset]
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], 1))
    every, dice, ply = EVERY.get(match.family.key, 3), Random(1), 0
    found = [f"# {preset}"]
    while len(match.rounds) < ROUNDS and not match.is_over:
        if match.to_act is None:
            match.start_round(None)
            continue
        seat, legal = match.to_act, match.legal()
        view = match.family.view(match.state, seat)
        taken = player("lowest", match.family.key).choose(view, legal, Rng(0))
        if len(legal) > 1:
            ply += 1
            if ply % every == 0 or match.phase != PLAY:
                found.append(described(match, len(found), taken))
            if dice.random() < ODD:
                taken = dice.randrange(len(legal))
        assert not isinstance(match.submit(seat, legal[taken]), Refusal)
    return "\n".join(found) + "\n"


def described(match: Match, number: int, lowest: int) -> str:
    """Return a decision and the choices of players, as one paragraph of text."""
    game, seat, legal = match.family.key, match.to_act, match.legal()
    assert seat is not None
    view: Any = match.family.view(match.state, seat)
    assert match.state is not None
    facts: dict[str, Any] = match.state.described()
    text = [text_of(action) for action in legal]
    position = f"top {' '.join(facts['top']) or '-'}, hand {' '.join(facts['hand_of'][str(seat)])}"
    lines = ["", f"{number}. {facts['phase']}, {position}, {len(legal)} options"]
    lines.append(f"lowest: {text[lowest]}")
    regular: Any = player("regular", game)
    order = [regular.choose(view, legal, Rng(number))]
    if hasattr(regular, "ranked"):
        order = regular.ranked(view, legal, Rng(number))[:4]
    lines.append("regular: " + ", ".join(text[at] for at in order))
    someone = FALLIBLE[number % 3]
    if number % 4:
        someone += f":{CHARACTERS[number % 4 - 1]}"
    lines.append(f"{someone}: {text[player(someone, game).choose(view, legal, Rng(number))]}")
    few = sum(map(len, match.state.hands)) <= FEW[match.phase == PLAY]
    if few and number % AHEAD_EVERY.get(game, 3) == 0:
        thoughts = LOOKING_AHEAD[game](PLAYOUTS).thoughts(view, legal, Rng(number))
        values = [f"{text[each.index]} {each.value:.2f}" for each in thoughts]
        lines.append(f"expert: {', '.join(values) or 'decides as regular'}")
        lines += tried(view, legal, text)
    return "\n  ".join(lines)


def tried(view: Any, legal: tuple[Action, ...], text: list[str]) -> Iterator[str]:
    """Yield the places reached with the options of a decision, if the game can try them."""
    able = playing(family_of_rules(view.rules).key)
    make = able.play_trials if view.phase == PLAY else able.trials
    trials = make(view, legal)
    if trials is not None:
        options = trials.distinct()[:3]
        places = trials.places(options, Rng(1))
        yield f"trials of {', '.join(text[at] for at in options)}: {places}"


@pytest.mark.parametrize("preset", sorted(presets()))
def test_players_choose_as_they_always_did(preset: str, regen: bool):
    compare(FOLDER / f"{preset}.txt", choices(preset), regen=regen)
