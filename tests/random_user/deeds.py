"""Deliberate actions at the table: one legal decision, as clicks, keys and drags."""

from __future__ import annotations

from random import Random

from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import Card
from random_user.events import Event
from random_user.sight import Sight

FREE = (0.15, 0.25)
"""A spot on a card that no neighbour covers."""
ON = ("nextRoundButton", "guideNext", "acknowledgeButton", "hurryButton", "skipButton",
      "watchButton", "goOnButton", "revealButton")  # fmt: skip
"""Buttons to continue with if there is no decision."""
BACKS_OUT = ("key Esc", "right", "leave", "resize", "key Ctrl+,", "key Ctrl+Z")


def deed(sight: Sight, rng: Random) -> list[Event]:
    """Plan one decision of the match at the table; empty if the user has none to make."""
    session = sight.game.session
    snapshot = session.snapshot
    if snapshot is None:
        return []
    if not session.turn.mine or not snapshot.legal:
        on = [name for name in ON if sight.there(name) is not None]
        return [Event("click", rng.choice(on))] if on else []
    action = _chosen(snapshot.legal, rng)
    if action == PASS:
        return [rng.choice([Event("key", more="P"), Event("click", "passButton")])]
    if cards := _cards_of(action):
        held = sight.cards()
        keys = session.stage.holding.keys_for(cards)
        if len(keys) == len(cards) and all(key in held for key in keys):
            return _with_cards(sight, [held[key].label for key in keys], rng)
    part = "decisionPane" if session.decision.inPane else "tableScreen"
    answers = [each.label for each in sight.inside(part) if ">choice:" in each.label]
    answers += [each.label for each in sight.inside(part) if ">rank:" in each.label]
    return [Event("click", rng.choice(answers)) if answers else Event("key", more="Return")]


def drag(start: Event, end: Event, rng: Random) -> list[Event]:
    """Plan a drag; some are interrupted in the middle in various ways."""
    events = [Event("press", start.at, start.x, start.y)]
    events += [Event("move", x=rng.random(), y=rng.random()) for _ in range(rng.randrange(1, 5))]
    events.append(Event("move", end.at, end.x, end.y))
    if rng.random() < 0.15:
        do, _, key = rng.choice(BACKS_OUT).partition(" ")
        more = key or ("1000x700" if do == "resize" else "")
        events += [Event(do, more=more), Event("move", x=rng.random(), y=rng.random())]
    events.append(Event("release", end.at, end.x, end.y))
    return [*events, Event("return")] if any(each.do == "leave" for each in events) else events


def _with_cards(sight: Sight, labels: list[str], rng: Random) -> list[Event]:
    """Plan the clicks that select these cards, and the action that ends the selection."""
    choice = sight.game.session.choice
    taps = [Event("click" if rng.random() < 0.85 else "tap", label, *FREE) for label in labels]
    if choice.giftCount > 0:
        return [*taps, Event("key", more="Return")]
    clear = [Event("key", more="Esc")] if choice.selectedCount else []
    middle = Event("click", "tableDropZone")
    if rng.random() < 0.3:
        carried = Event("press", labels[-1], *FREE)
        return [*clear, *taps[:-1], *drag(carried, middle, rng)]
    ends = (Event("click", "playButton"), Event("key", more="Return"), middle)
    return [*clear, *taps, rng.choice(ends)]


def _chosen(legal: tuple[Action, ...], rng: Random) -> Action:
    """Choose any kind of action, preferably with cards, so that rounds end."""
    played = [action for action in legal if _cards_of(action)]
    return rng.choice(played if played and rng.random() < 0.8 else legal)


def _cards_of(action: Action) -> tuple[Card, ...]:
    for name in ("cards", "give"):
        if cards := getattr(action, name, ()):
            return tuple(cards)
    card = getattr(action, "card", None)
    return () if card is None else (card,)
