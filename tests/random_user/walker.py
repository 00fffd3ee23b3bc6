"""The choice of the next event, by the seed and by what is visible."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random

from msgspec import Struct

from arschloch_gui.app.wording.controls import every_use
from random_user.deeds import deed, drag
from random_user.events import Event
from random_user.journeys import journey
from random_user.seen import Control
from random_user.sight import Sight, kind_of

QUITS = ("menu:quit", "Ctrl+Q")
SCREENS = {
    "newMatch": Event("key", more="Ctrl+N"),
    "matches": Event("key", more="Ctrl+O"),
    "statistics": Event("key", more="Ctrl+T"),
    "settings": Event("key", more="Ctrl+,"),
    "rules": Event("key", more="F1"),
    "about": Event("key", more="Shift+F1"),
    "practice": Event("click", "practiceButton"),
    "start": Event("key", more="Esc"),
}
TEXTS = (
    "a", "Zoë", "12", "", "9007199254740991", "18446744073709551616", "-1", "0", "<b>&amp;</b>",
    "Ärger 👑 ♠3", "\u202eevil\u202c", "%1 %n {name}", "x" * 60, "\t\n", "arl", "../../etc", "ﷺ",
    "rev", '{"preset": "arschloch"}', "arschloch players=5 bomb=any",
)  # fmt: skip
SIZES = ("960x600", "1000x700", "1280x800", "1366x768", "1600x1000", "2000x620", "960x1200")
WALKING = ("Tab", "Shift+Tab", "Return", "Space", "Up", "Down", "Left", "Right", "Esc")
CALMING = 60
"""After about this many plans, everything is made fast again, as this user never waits."""
Plan = Callable[[], list[Event]]


class Habits(Struct, frozen=True):
    """The behaviour of a user.

    `hasty` is how often the user does not wait for everything to settle. `quits` is whether they
    may end the program in the middle.
    """

    hasty: float = 0.0
    quits: bool = False


class Walker:
    """Yields one event after the other; the same ones for the same seed and program."""

    def __init__(self, sight: Sight, seed: str, habits: Habits) -> None:
        self._sight, self._habits = sight, habits
        self._rng = Random(seed)
        self._plan: deque[Event] = deque()
        uses = (key for use in every_use(()) for key in use.keys)
        self._keys = sorted({*uses, "P", "T", "Backspace", "Shift+Space"} - {"Ctrl+Q"})

    def next(self) -> Event:
        """Choose the next event."""
        if not self._plan:
            self._plan.extend(self._planned())
            if self._rng.random() >= self._habits.hasty:
                self._plan.append(Event("rest"))
        return self._plan.popleft()

    # -- plans ----------------------------------------------------------------------------

    def _planned(self) -> list[Event]:
        rng = self._rng
        if rng.random() < 1 / CALMING:
            return [Event("set", more="speed=0")]
        at_table = self._sight.page == "table"
        ways: list[tuple[float, Plan]] = [
            (25 if at_table else 0, self._decide),
            (20 if at_table else 45, self._explore),
            (8, self._strike),
            (6 if at_table else 2, self._carry),
            (14, self._poke),
            (3 if at_table else 8, self._roll),
            (1.5, self._disturb),
            (1 if at_table else 3, self._travel),
            (0 if at_table else 4, self._begin),
        ]
        weights, plans = zip(*ways, strict=True)
        return rng.choices(plans, weights)[0]() or self._poke()

    def _decide(self) -> list[Event]:
        return deed(self._sight, self._rng)

    def _begin(self) -> list[Event]:
        return journey(self._sight, self._rng)

    def _explore(self) -> list[Event]:
        """Use a control, preferably one that was used little."""
        rng, used = self._rng, self._sight.used
        seen = self._look()
        if not seen:
            return []
        weights = [
            (0.1 if each.kind == "area" else 1) / (1 + used[kind_of(each.label)]) ** 1.5
            for each in seen
        ]
        chosen = rng.choices(seen, weights)[0]
        self._sight.use(chosen)
        return self._on(chosen)

    def _on(self, chosen: Control) -> list[Event]:
        """Use a control in one of its ways."""
        rng, label = self._rng, chosen.label
        if chosen.kind == "type":
            text = Event("text", more=rng.choice(TEXTS))
            more = [Event("key", more=rng.choice(("Return", "Esc", "Backspace", "Tab", "Ctrl+A")))]
            return [Event("click", label), text, *more[: rng.randrange(2)]]
        x, y = (0.15, 0.25) if chosen.kind == "card" else (0.5, 0.5)
        if chosen.kind == "slide":
            x = rng.random()
        dice = rng.random()
        if dice < 0.85:
            return [*self._about(), Event("click", label, x, y)]
        if dice < 0.97:
            do = rng.choice(("tap", "double", "right"))
            return [Event(do, label, x, y)]
        return drag(Event("press", label, x, y), Event("move", x=rng.random(), y=rng.random()), rng)

    def _strike(self) -> list[Event]:
        """Press keys of the key list, or type if there is an input field."""
        rng = self._rng
        if rng.random() < 0.2:
            return [Event("text", more=rng.choice(TEXTS))]
        if self._habits.quits and rng.random() < 0.01:
            return [Event("key", more="Ctrl+Q")]
        do = "hold" if rng.random() < 0.1 else "key"
        keys = WALKING if rng.random() < 0.8 else self._keys
        return [Event(do, more=rng.choice(keys)) for _ in range(rng.randrange(1, 4))]

    def _carry(self) -> list[Event]:
        """Drag one item onto another, with the mouse or with a finger."""
        rng = self._rng
        seen = self._look()
        if not seen:
            return []
        start, end = rng.choice(seen).label, rng.choice(seen).label
        if rng.random() < 0.3:
            return [Event("touch", start, 0.15, 0.25), Event("touch_move", end),
                    Event("touch_move", x=rng.random(), y=rng.random()),
                    Event("touch_end", end)]  # fmt: skip
        return drag(Event("press", start, 0.15, 0.25), Event("move", end), rng)

    def _poke(self) -> list[Event]:
        """Press anywhere, release, or move about."""
        rng = self._rng
        do = rng.choice(("click", "double", "right", "tap", "move", "press", "release"))
        return [*self._about(), Event(do, x=rng.random(), y=rng.random())]

    def _about(self) -> list[Event]:
        """Move the pointer about on the way to an item."""
        rng = self._rng
        return [Event("move", x=rng.random(), y=rng.random()) for _ in range(rng.randrange(9))]

    def _roll(self) -> list[Event]:
        """Turn the wheel."""
        rng = self._rng
        more = str(rng.choice((-120, 120, -600, 600, -3000)))
        x, y = rng.random(), rng.random()
        return [Event("wheel", x=x, y=y, more=more) for _ in range(rng.randrange(1, 4))]

    def _disturb(self) -> list[Event]:
        """Change the window's size, or remove its focus for a while."""
        rng = self._rng
        if rng.random() < 0.4:
            return [Event("resize", more=rng.choice(SIZES))]
        return [Event("leave"), *self._poke(), Event("return")]

    def _travel(self) -> list[Event]:
        """Go to a screen that was seen little, or to the table if a match waits."""
        rng, page = self._rng, self._sight.page
        if rng.random() < 0.4 and self._sight.there("continueButton") is not None:
            return [Event("click", "continueButton")]
        been = self._sight.places
        ways = {name: event for name, event in SCREENS.items() if name != page}
        if page != "start":  # only that screen has the ways there
            ways.pop("practice", None)
        weights = [1 / (1 + been[name]) for name in ways]
        return [rng.choices(list(ways.values()), weights)[0]]

    def _look(self) -> list[Control]:
        """Return the visible controls, without exits if the user must stay."""
        seen = self._sight.look(self._rng)
        return [each for each in seen if self._habits.quits or not each.label.endswith(QUITS)]
