"""Multi-step tasks that random events would hardly ever complete.

Examples are dealing another game, continuing a match of the list, or starting another kind of
exercise. Each is a short list of events for a user on the right screen; missing controls are
skipped when it is executed.
"""

from __future__ import annotations

from random import Random

from random_user.events import Event
from random_user.sight import Sight

REST = Event("rest")
WITH_A_MATCH = ("continueMatch", "playbackMatch", "pastExchanges", "renameMatch", "exportMatch",
                "deleteMatch")  # fmt: skip
PRACTISED = ("practiceGames", "practiceKinds", "practiceThemes", "practicePlayers")


def journey(sight: Sight, rng: Random) -> list[Event]:
    """Plan a task for the current screen; empty if there is none."""
    way = {"newMatch": _deal, "matches": _go_on, "practice": _practise, "start": _start}
    return way[sight.page](sight, rng) if sight.page in way else []


def _deal(sight: Sight, rng: Random) -> list[Event]:
    """Choose a game, a variant and a size, perhaps change its rules, and deal."""
    plan = [Event("click", "otherGameButton"), REST, *_keys("Down", rng.randrange(9)),
            Event("key", more="Return"), REST]  # fmt: skip
    variants = [each.label for each in sight.inside("variantRow")]
    if variants:
        plan.append(Event("click", rng.choice(variants)))
    plan += [Event("click", f"playersRow:{rng.choice(('fewer', 'more'))}")] * rng.randrange(4)
    plan += [Event("click", "roundsRow:fewer")] * rng.randrange(3)
    if rng.random() < 0.4:
        return [*plan, Event("click", "moreOptionsButton"), REST]
    return [*plan, REST, Event("click", "startMatchButton"), REST]


def _go_on(sight: Sight, rng: Random) -> list[Event]:
    """Do something with a match of the list."""
    there = [name for name in WITH_A_MATCH if sight.there(name) is not None]
    if not there:
        return []
    # Matches are mostly continued, or deletions would empty the list.
    name = there[0] if rng.random() < 0.4 else rng.choice(there)
    return [*_keys("Down", rng.randrange(5)), Event("click", name), REST]


def _practise(sight: Sight, rng: Random) -> list[Event]:
    """Choose what to practise and start."""
    plan = []
    for name in PRACTISED:
        choices = [each.label for each in sight.inside(name)]
        if choices and rng.random() < 0.6:
            plan.append(Event("click", rng.choice(choices)))
    begin = "beginDailyButton" if rng.random() < 0.2 else "beginPracticeButton"
    return [*plan, REST, Event("click", begin), REST]


def _start(sight: Sight, rng: Random) -> list[Event]:
    """Go to a game of the gallery, or continue the match that waits."""
    tiles = [each.label for each in sight.inside("startScreen") if ">game:" in each.label]
    names = [*tiles, "continueButton", "againButton", "newMatchButton"]
    return [Event("click", rng.choice(names)), REST]


def _keys(name: str, times: int) -> list[Event]:
    return [Event("key", more=name)] * times
