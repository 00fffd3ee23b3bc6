"""A simulated blind player who plays a whole match by announcements, tree, keys and actions.

`test_blind_match.py` starts it with the system's Python, which has the AT-SPI bindings, in a D-Bus
session of its own. `blind_player.py ROUNDS COMMAND …` starts the game with this command and plays
this many rounds. The exit status is 0 if the match was played to its end and everything was
announced; otherwise it prints what was missing, and all announcements until then.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60.0
"""Seconds to wait for anything; far more than a busy machine needs."""
AGAIN = 0.7
"""Seconds after which a key without effect is pressed again.

Keys act only on items that have been visible for a moment.
"""
KEYS = {"Return": 0xFF0D, "Escape": 0xFF1B, "Right": 0xFF53, "space": 0x20, "F1": 0xFFBE, "l": 0x6C}
SIZES = {"two": 2, "three": 3, "four": 4}
WISH = re.compile(
    r"((?:Beat|Match with|Lay) [^.]+ or pass|Lead [^.]+|Give [^.]+ cards? to [^.]+)\.$"
)
RESULT = re.compile(r"(?:You are now:|Still) (?P<title>[^.]+)\. You have (?P<points>\d+) points?\.")
ORDER = re.compile(r"Final order: [^.]*\byou\b[^.]*\.")
ENDED = re.compile(r"You finish the match in (first|second|third) place, with \d+ points?\.")


class Missing(Exception):
    """Something a blind person needs is missing."""


class Ears:
    """All announcements and focus changes, in order."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.focused: list[str] = []
        self._listener = Atspi.EventListener.new(self._on)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)

    def _on(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data))
        elif event.detail1:
            try:
                self.focused.append(f"{event.source.get_role_name()} {event.source.get_name()}")
            except GLib.Error:
                self.focused.append("something that is gone")


class Player:
    """The player: waits for announcements, looks items up in the tree, presses keys."""

    def __init__(self, ears: Ears, game: subprocess.Popen[bytes], rounds: int) -> None:
        self.ears, self.game, self.rounds = ears, game, rounds
        self.at = 0
        """The number of announcements processed."""

    # -- waiting ------------------------------------------------------------------------

    def until(self, what: str, found: Callable[[], Any], again: Callable[[], None] | None = None):
        """Wait until something is found, and return it."""
        context = GLib.MainContext.default()
        start = pressed = time.monotonic()
        while time.monotonic() < start + PATIENCE:
            while context.iteration(False):
                pass
            try:
                if result := found():
                    return result
            except GLib.Error:
                pass  # an item has vanished, because the tree is changing
            if self.game.poll() is not None:
                raise Missing(f"the game ended with {self.game.returncode}")
            if again is not None and time.monotonic() > pressed + AGAIN:
                again()
                pressed = time.monotonic()
            time.sleep(0.01)
        raise Missing(what)

    def hear(
        self,
        pattern: str | re.Pattern[str],
        again: Callable[[], None] | None = None,
        *,
        stay: bool = False,
    ) -> re.Match[str]:
        """Wait for an announcement with this text, processing those before it.

        With `stay`, the announcement itself stays available for further calls.
        """
        wanted = re.compile(pattern)

        def find() -> re.Match[str] | None:
            for at in range(self.at, len(self.ears.heard)):
                if match := wanted.search(self.ears.heard[at]):
                    self.at = at if stay else at + 1
                    return match
            return None

        return self.until(f"to hear “{wanted.pattern}”", find, again)

    # -- the tree -----------------------------------------------------------------------

    def nodes(self, start: Any = None) -> Iterator[Any]:
        """Yield everything showing, in tree order."""
        desktop = Atspi.get_desktop(0)
        starts = (
            [start]
            if start
            else [desktop.get_child_at_index(at) for at in range(desktop.get_child_count())]
        )
        for node in starts:
            if node is None:
                continue
            yield node
            for at in range(node.get_child_count()):
                yield from self.nodes(node.get_child_at_index(at))

    def find(self, role: str, name: str, *, start: Any = None) -> Any:
        """Wait for an item of a role whose name matches."""
        wanted = re.compile(name)

        def look() -> Any:
            for node in self.nodes(start):
                if node.get_role_name() in role.split("|") and wanted.fullmatch(node.get_name()):
                    return node
            return None

        return self.until(f"to find {role} “{name}”", look)

    def press(self, name: str, role: str = "push button|button") -> None:
        """Press a button by its action."""
        button = self.find(role, name)
        self.until(f"{name} to be enabled", lambda: has(button, "ENABLED"))
        act(button, "Press")

    def key(self, name: str) -> None:
        """Press a key."""
        Atspi.generate_keyboard_event(KEYS[name], None, Atspi.KeySynthType.SYM)

    def focus_is(self, name: str) -> None:
        """Wait until an item of this name has the focus."""
        wanted = re.compile(name)
        self.until(
            f"the focus on “{name}”",
            lambda: self.ears.focused and wanted.fullmatch(self.ears.focused[-1]),
        )

    # -- the match ----------------------------------------------------------------------

    def play(self) -> None:
        """Play from the start screen to the end of a match."""
        self.hear(r"^Main menu\.")
        self.until("the keys in the window", self._has_keys, focus_every_window)
        self._look_around()
        self.press("New match…")
        self.hear(r"^New match\.")
        self._set_up()
        self.press("Deal the cards")
        self.hear(r"Card table\. Arschloch, round 1, with \w+ and \w+\.", stay=True)
        for number in range(1, self.rounds + 1):
            self.hear(rf"Round {number}\.", lambda: self.key("Return"), stay=True)
            self._round(number)
            if number < self.rounds:
                self.focus_is("(push )?button Next round")
        self.hear(ENDED)
        self.press("To the podium")
        self.find("list item", r"1\. .*points?")

    def _look_around(self) -> None:
        """Check that other screens announce their names, take the focus, and lead back."""
        for button, title in (("Settings", r"Settings\."), ("Rules", r"Rules: Arschloch\.")):
            before = len(self.ears.focused)
            self.press(button)
            self.hear(f"^{title}")
            self.until(f"the focus in {button}", lambda: self.ears.focused[before:])  # noqa: B023
            self.hear(r"^Main menu\.", lambda: self.key("Escape"))

    def _has_keys(self) -> bool:
        return any(node.get_role_name() == "frame" and has(node, "ACTIVE") for node in self.nodes())

    def _set_up(self) -> None:
        """Set three players by the value of a spin button, and check the radio button."""
        spin = self.find("spin button", "Players")
        value = spin.get_value_iface()
        bounds = value.get_minimum_value(), value.get_maximum_value(), value.get_minimum_increment()
        if bounds != (3, 8, 1):
            raise Missing(f"the bounds of the number of players: {bounds}")
        value.set_current_value(3)
        self.until("three players", lambda: value.get_current_value() == 3)
        group = self.find("panel|grouping", "Opponents")
        chips = [node for node in self.nodes(group) if node.get_role_name() == "radio button"]
        act(chips[0], "Press")
        self.until("a checked choice", lambda: has(chips[0], "CHECKED"))
        if sum(has(chip, "CHECKED") for chip in chips) != 1:
            raise Missing("one choice of several")

    def _round(self, number: int) -> None:
        """Make every decision of a round, until its result is announced."""
        start = self.at
        for turn in range(100):
            words = self.hear(f"{WISH.pattern}|{RESULT.pattern}", stay=True).string
            if RESULT.search(words):
                break
            self.at += 1
            wish = WISH.search(words)[1]
            self.find("label|static", re.escape(wish))
            if number == 1 and turn == 0:
                self._by_keys()
                self._answer(wish)
                wish = self._undo()
            self._answer(wish)
        else:
            raise Missing("the end of the round")
        if number < self.rounds and not ORDER.search(words):
            raise Missing(f"everybody in order in “{words}”")
        told = " ".join(self.ears.heard[start:])
        if number > 1 and not re.search(r"gives? (you|\w+):? ", told):
            raise Missing("an exchange")

    def _by_keys(self) -> None:
        """Open and close the log by keys, and move to the first card of the hand."""
        self.until("the log", lambda: self._showing("list", "Log"), lambda: self.key("l"))
        self.until(
            "the log gone", lambda: not self._showing("list", "Log"), lambda: self.key("Escape")
        )
        self.key("Right")
        self.focus_is(r"check box .*, 1 of \d+")

    def _showing(self, role: str, name: str) -> bool:
        return any(n.get_role_name() == role and n.get_name() == name for n in self.nodes())

    def _undo(self) -> str:
        """Take the play back when the next decision is required; return the prompt."""
        self.hear(WISH)
        self.press("Undo|Take back")
        return str(WISH.search(self.hear(rf"^Undone\. {WISH.pattern}").string)[1])

    def _answer(self, wish: str) -> None:
        if wish.startswith("Give"):
            self._give(wish)
            return
        size = next((n for word, n in SIZES.items() if f" {word} " in wish), 1)
        hand = self._hand()
        ranks: dict[str, list[Any]] = {}
        for card in hand:
            name, *marks = card.get_name().split(", ")
            must = wish.startswith("Lead with") and name not in wish
            if "playable" in marks and not must:
                ranks.setdefault(name.partition(" of ")[0], []).append(card)
        chosen = next((cards[:size] for cards in ranks.values() if len(cards) >= size), None)
        if chosen is None:
            self.press("Pass")
            return
        for card in chosen:
            self._toggle(card)
        self.press("Play( \\d+ cards?)?")

    def _give(self, wish: str) -> None:
        """Put the first cards into the slots and check that each slot names its card."""
        count = 1 if " card to " in wish or " one " in wish else 2
        for at in range(count):
            card = self._hand()[at]
            name = re.escape(card.get_name().partition(",")[0])
            self._toggle(card)
            self.find("label|static", rf"Card {at + 1} of {count}: {name}")
        self.press("Give away")

    def _hand(self) -> list[Any]:
        """Return the cards in the hand, checking that each announces its place."""
        hand = self.find("list", "Your hand")
        cards = [node for node in self.nodes(hand) if node.get_role_name() == "check box"]
        for name in (card.get_name() for card in cards):
            if not name.endswith("to be given away") and not re.search(r", \d+ of \d+$", name):
                raise Missing(f"the place of a card: {name}")
        return cards

    def _toggle(self, card: Any) -> None:
        act(card, "Toggle")
        self.until(f"{card.get_name()} to be checked", lambda: has(card, "CHECKED"))


def focus_every_window() -> None:
    """Set the X focus to each top-level window in turn, ignoring unmapped ones."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    for function in (x11.XDefaultRootWindow, x11.XQueryTree, x11.XSetInputFocus):
        function.restype = ctypes.c_ulong
    ignored = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
    x11.XSetErrorHandler(ignored)
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    windows = ctypes.POINTER(ctypes.c_ulong)()
    top = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    by = ctypes.byref
    x11.XQueryTree(display, top, by(root), by(parent), by(windows), by(count))
    for at in range(count.value):
        x11.XSetInputFocus(display, ctypes.c_ulong(windows[at]), 2, ctypes.c_ulong(0))
    x11.XSync(display, 0)
    x11.XFree(windows)
    x11.XCloseDisplay(display)
    x11.XSetErrorHandler(None)


def has(node: Any, state: str) -> bool:
    """Return whether an item is in a state."""
    return bool(node.get_state_set().contains(getattr(Atspi.StateType, state)))


def act(node: Any, name: str) -> None:
    """Perform the action of this name."""
    actions = node.get_action_iface()
    for at in range(actions.get_n_actions()):
        if actions.get_action_name(at) == name:
            actions.do_action(at)
            return
    raise Missing(f"the action {name} of {node.get_name()}")


def main(rounds: int, command: list[str]) -> int:
    """Play; return the exit status."""
    ears = Ears()
    Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
    with subprocess.Popen(command) as game:
        player = Player(ears, game, rounds)
        try:
            player.play()
        except Missing as missing:
            shown = [f"{node.get_role_name()} “{node.get_name()}”" for node in player.nodes()]
            report(f"Missing: {missing}", "Heard:", *ears.heard)
            report("Focus:", *ears.focused, "Shown:", *shown)
            return 1
        finally:
            game.terminate()
            game.wait(PATIENCE)
    report(f"{len(ears.heard)} announcements:", *ears.heard)
    return 0


def report(*lines: str) -> None:
    """Print details for a reader of the failed test."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
