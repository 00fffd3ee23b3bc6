"""What the random user sees, and a record of the controls used and the places visited."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from random_user.seen import CARD, Control, control_at, find, named, within

POINTS = 4
"""The number of points the user looks at before choosing."""
NUMBERED = (CARD, "match:")
"""Controls that occur many times with the same purpose."""
PANES = (
    "pastPane", "roundSummary", "matchSummary", "allHandsPane", "replayPane", "judgedPane",
    "pairPane", "nextGamePane", "tutorPane", "hintBubble", "courtPane", "otherWindowPane",
    "decisionPane", "guideTip", "decisionList", "costlyPage", "luckPage", "logLines", "tableMenu",
)  # fmt: skip
"""What can be open over a screen."""
PANES_EVERY = 10


class Sight:
    """Looks at the window, and remembers."""

    def __init__(self, game: Program) -> None:
        self.game = game
        self.used: Counter[str] = Counter()
        """The number of uses of each kind of control."""
        self.places: Counter[str] = Counter()
        """The number of visits to every screen, every phase of every game and every pane."""
        self.shown: set[str] = set()
        """Every kind of control that was seen."""
        self._place = ""
        self._known: dict[str, Control] = {}

    def look(self, rng: Random) -> list[Control]:
        """Look at some points and return the controls there, each once."""
        window = self.game.window
        width, height = window.width(), window.height()
        found: dict[str, Control] = {}
        for _ in range(POINTS):
            spot = QPointF(rng.random() * width, rng.random() * height)
            if (control := control_at(window, spot)) is not None:
                found[control.label] = control
        self._keep(found.values())
        return list(found.values())

    def inside(self, name: str) -> list[Control]:
        """Return all controls in the part of the window with this name; none if it is absent."""
        item = self.there(name)
        found = within(item) if item is not None else []
        self._keep(found)
        return found

    def cards(self) -> dict[str, Control]:
        """Return the cards of the hand by their keys."""
        fan = self.there("handFan")
        if fan is None:
            return {}
        items = [each for each in fan.childItems() if each.objectName().startswith(CARD)]
        found = [Control(each.objectName(), "card", each) for each in items]
        self._keep(found)
        return {each.label.removeprefix(CARD): each for each in found}

    def there(self, name: str) -> QQuickItem | None:
        """Return the part of the window with this name, if it can be used."""
        return named(self.game.window, name)

    def resolve(self, label: str) -> QQuickItem | None:
        """Find the item of a label."""
        known = self._known.get(label)
        if known is not None and known.alive:
            return known.item
        item = self.there(label) or find(self.game.window, label)
        if item is not None:
            self._known[label] = Control(label, "", item)
        return item

    def use(self, control: Control) -> None:
        """Record the use of a control."""
        self.used[kind_of(control.label)] += 1

    @property
    def page(self) -> str:
        """The name of the current screen."""
        return str(self.game.window.property("page"))

    def place(self) -> str:
        """Describe where the user is: the screen, and what is happening there."""
        game, page = self.game, self.page
        said = [page]
        if page == "table":
            match, table = game.session.match, game.session.table
            said += [match.preset, table.phase, game.session.decision.kind]
        if game.trainer.state:
            said.append(f"exercise {game.trainer.state}")
        return " ".join(filter(None, said))

    def note_place(self) -> None:
        """Count a visit to the current place, and to what is open over it."""
        place = self.place()
        self.places[place] += 1
        # Looking for all of them is expensive.
        if place != self._place or self.places[place] % PANES_EVERY == 0:
            self._place = place
            for pane in PANES:
                if self.there(pane) is not None:
                    self.places[pane] += 1

    def told(self) -> dict[str, Any]:
        """Return the coverage as JSON."""
        return {
            "places": dict(self.places), "used": dict(self.used), "shown": sorted(self.shown),
        }  # fmt: skip

    def _keep(self, found: Any) -> None:
        for each in found:
            self._known[each.label] = each
            self.shown.add(kind_of(each.label))


def kind_of(label: str) -> str:
    """Reduce a label to the kind of control.

    All cards of the hand are one kind, and so are labels that differ only by a number.
    """
    outer, arrow, name = label.rpartition(">")
    many = next((start for start in NUMBERED if name.startswith(start)), name)
    return "".join("#" if char.isdigit() else char for char in f"{outer}{arrow}{many}")
