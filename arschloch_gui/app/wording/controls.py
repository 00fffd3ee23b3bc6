"""How the game is handled with mouse and keys, as one more part of the rules screen.

This is the one list of all keys. What holds everywhere stands here; every game's table adds what
holds at it (`PlainTable.keys`, `PlainTable.mouse`). Tests press every key of the list at the real
window and look through the QML files for keys that are not in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate


class KeyUse(Struct, frozen=True):
    """What some keys do at one place of the window.

    `keys` are written as Qt does ("Ctrl+Z", "Left", "P"); `meaning` is a text marked for
    translation, and so is `shown`, which stands for keys that would make a long list."""

    place: str
    keys: tuple[str, ...]
    meaning: str
    shown: str = ""


HAND, DECISION, TABLE, LOG, REPLAY = "hand", "decision", "table", "log", "replay"
SCREENS, MATCHES, PLAYBACK = "screens", "matches", "playback"
RULES, ABOUT, WINDOW = "rules", "about", "window"

PLACES = {
    HAND: QT_TRANSLATE_NOOP("Keys", "At your cards"),
    DECISION: QT_TRANSLATE_NOOP("Keys", "Where something is asked"),
    TABLE: QT_TRANSLATE_NOOP("Keys", "At the table"),
    LOG: QT_TRANSLATE_NOOP("Keys", "In the log"),
    REPLAY: QT_TRANSLATE_NOOP("Keys", "Where you see what a choice leads to"),
    SCREENS: QT_TRANSLATE_NOOP("Keys", "On the other screens"),
    MATCHES: QT_TRANSLATE_NOOP("Keys", "Among your matches"),
    PLAYBACK: QT_TRANSLATE_NOOP("Keys", "In a replay"),
    RULES: QT_TRANSLATE_NOOP("Keys", "In these rules"),
    ABOUT: QT_TRANSLATE_NOOP("Keys", "In the texts about the program"),
    WINDOW: QT_TRANSLATE_NOOP("Keys", "Everywhere"),
}

PASSING = KeyUse(HAND, ("P",), QT_TRANSLATE_NOOP("Keys", "passes"))
CHOOSING = (
    KeyUse(
        HAND,
        ("Right", "Left"),
        QT_TRANSLATE_NOOP("Keys", "go along your cards, from the first or from the last one"),
    ),
    KeyUse(HAND, ("Home", "End"), QT_TRANSLATE_NOOP("Keys", "go to your first and last card")),
    KeyUse(
        HAND,
        ("Space",),
        QT_TRANSLATE_NOOP("Keys", "selects a card, or deselects it; hurries the others"),
    ),
    KeyUse(HAND, ("Shift+Space",), QT_TRANSLATE_NOOP("Keys", "selects all cards of the same rank")),
    KeyUse(HAND, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "select a card, and deselect it")),
    KeyUse(HAND, (",", "."), QT_TRANSLATE_NOOP("Keys", "walk through the plays that are legal")),
    KeyUse(
        HAND,
        ("Shift+Left", "Shift+Right"),
        QT_TRANSLATE_NOOP("Keys", "move a card to another place in your hand"),
    ),
    KeyUse(HAND, ("Esc",), QT_TRANSLATE_NOOP("Keys", "deselects everything, or cancels a drag")),
)
SORTING = KeyUse(HAND, ("S",), QT_TRANSLATE_NOOP("Keys", "sorts your hand again"))
SORTING_BY_SUIT = KeyUse(
    HAND, ("S",), QT_TRANSLATE_NOOP("Keys", "sorts your hand by suit, or by rank")
)
LOOKING_BACK = KeyUse(
    TABLE, ("T",), QT_TRANSLATE_NOOP("Keys", "shows the last trick, and hides it")
)
PLAYING = KeyUse(
    HAND,
    ("Return",),
    QT_TRANSLATE_NOOP("Keys", "plays or gives away what you have picked; hurries the others"),
)
ANSWERING = KeyUse(
    DECISION,
    ("Left", "Right"),
    QT_TRANSLATE_NOOP("Keys", "go from one answer or rank to the next; Enter takes it"),
)

_EVERYWHERE = (
    KeyUse(TABLE, ("H",), QT_TRANSLATE_NOOP("Keys", "gives you a hint and says why")),
    KeyUse(TABLE, ("L",), QT_TRANSLATE_NOOP("Keys", "opens the log, and closes it")),
    KeyUse(TABLE, ("I",), QT_TRANSLATE_NOOP("Keys", "tells how well everybody plays")),
    KeyUse(
        TABLE,
        ("Ctrl+Z",),
        QT_TRANSLATE_NOOP("Keys", "undoes your last step in the exchange, else your last decision"),
    ),
    KeyUse(TABLE, ("Ctrl+Shift+Z", "Ctrl+Y"), QT_TRANSLATE_NOOP("Keys", "redoes what was undone")),
    KeyUse(TABLE, ("M",), QT_TRANSLATE_NOOP("Keys", "turns the sounds off, and on again")),
    KeyUse(
        TABLE,
        ("Ctrl+P",),
        QT_TRANSLATE_NOOP("Keys", "lists the exchanges of the match, to decide them once more"),
    ),
    KeyUse(
        TABLE,
        ("Ctrl+R",),
        QT_TRANSLATE_NOOP("Keys", "shows the rounds of the match that are over, step by step"),
    ),
    KeyUse(TABLE, ("F10",), QT_TRANSLATE_NOOP("Keys", "opens the menu, and closes it")),
    KeyUse(LOG, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "go from line to line")),
    KeyUse(LOG, ("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Keys", "go several lines on")),
    KeyUse(LOG, ("Home", "End"), QT_TRANSLATE_NOOP("Keys", "go to the first and last line")),
    KeyUse(LOG, ("Esc",), QT_TRANSLATE_NOOP("Keys", "closes the log")),
    KeyUse(
        REPLAY,
        ("Left", "Right", "Home", "End"),
        QT_TRANSLATE_NOOP("Keys", "go a step back or on, to the beginning or to the end"),
    ),
    KeyUse(SCREENS, ("Esc",), QT_TRANSLATE_NOOP("Keys", "goes back; empties a search first")),
    KeyUse(
        SCREENS,
        ("Left", "Right", "Up", "Down"),
        QT_TRANSLATE_NOOP("Keys", "change a choice or a number, go from game to game"),
    ),
    KeyUse(
        SCREENS,
        ("Ctrl+Return",),
        QT_TRANSLATE_NOOP("Keys", "deals the cards; if the rules do not fit, goes to “Fix it”"),
    ),
    KeyUse(MATCHES, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "go from match to match")),
    KeyUse(
        MATCHES,
        ("Home", "End", "PgUp", "PgDown"),
        QT_TRANSLATE_NOOP("Keys", "go to the first and last match, or several on"),
    ),
    KeyUse(
        MATCHES,
        ("Return",),
        QT_TRANSLATE_NOOP("Keys", "continues the match, or shows how it ended"),
    ),
    KeyUse(MATCHES, ("R",), QT_TRANSLATE_NOOP("Keys", "shows the match again, step by step")),
    KeyUse(MATCHES, ("F2",), QT_TRANSLATE_NOOP("Keys", "names the match; Enter keeps the name")),
    KeyUse(MATCHES, ("Ctrl+E",), QT_TRANSLATE_NOOP("Keys", "exports the match")),
    KeyUse(
        MATCHES,
        ("Ctrl+P",),
        QT_TRANSLATE_NOOP("Keys", "lists the exchanges of the match, to decide them once more"),
    ),
    KeyUse(MATCHES, ("Del",), QT_TRANSLATE_NOOP("Keys", "deletes the match")),
    KeyUse(MATCHES, ("Ctrl+Z",), QT_TRANSLATE_NOOP("Keys", "brings back what was deleted")),
    KeyUse(PLAYBACK, ("Left", "Right"), QT_TRANSLATE_NOOP("Keys", "go a step back or on")),
    KeyUse(
        PLAYBACK,
        ("Ctrl+Left", "Ctrl+Right"),
        QT_TRANSLATE_NOOP("Keys", "go a trick back or on; in a game without tricks to your turns"),
    ),
    KeyUse(PLAYBACK, ("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Keys", "go a round back or on")),
    KeyUse(PLAYBACK, ("Home", "End"), QT_TRANSLATE_NOOP("Keys", "go to the deal, or to the end")),
    KeyUse(PLAYBACK, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "scroll what does not fit")),
    KeyUse(PLAYBACK, ("Space",), QT_TRANSLATE_NOOP("Keys", "lets it run, and stops it")),
    KeyUse(
        RULES,
        ("Up", "Down", "PgUp", "PgDown", "Home", "End"),
        QT_TRANSLATE_NOOP("Keys", "scroll the text"),
    ),
    KeyUse(
        ABOUT,
        ("Up", "Down", "PgUp", "PgDown", "Home", "End"),
        QT_TRANSLATE_NOOP("Keys", "scroll the text"),
    ),
    KeyUse(
        WINDOW,
        ("Tab", "Shift+Tab"),
        QT_TRANSLATE_NOOP("Keys", "go to the next button or field, and to the one before"),
    ),
    KeyUse(WINDOW, ("Return", "Space"), QT_TRANSLATE_NOOP("Keys", "press what has the frame")),
    KeyUse(WINDOW, ("F1",), QT_TRANSLATE_NOOP("Keys", "opens these rules, and closes them")),
    KeyUse(
        WINDOW,
        ("Shift+F1",),
        QT_TRANSLATE_NOOP("Keys", "opens what there is to know about the program, and closes it"),
    ),
    KeyUse(WINDOW, ("F11",), QT_TRANSLATE_NOOP("Keys", "fills the screen, and gives it back")),
    KeyUse(WINDOW, ("Ctrl+N",), QT_TRANSLATE_NOOP("Keys", "sets up a new match")),
    KeyUse(WINDOW, ("Ctrl+O",), QT_TRANSLATE_NOOP("Keys", "shows all your matches")),
    KeyUse(WINDOW, ("Ctrl+T",), QT_TRANSLATE_NOOP("Keys", "shows your statistics")),
    KeyUse(WINDOW, ("Ctrl+,",), QT_TRANSLATE_NOOP("Keys", "opens the settings")),
    KeyUse(WINDOW, ("Ctrl+Q",), QT_TRANSLATE_NOOP("Keys", "quits; the match is kept")),
)


def every_use(own: Iterable[KeyUse]) -> tuple[KeyUse, ...]:
    """A game's own keys and those that hold in every game."""
    return (*own, *_EVERYWHERE)


def mouse() -> str:
    """Laying cards with the mouse."""
    return translate(
        "Help",
        "Mouse: drag cards into the frame, or click them and then the table. A double click plays "
        "all cards of a rank that you may play now. Right-click to deselect or to cancel a drag. "
        "The wheel walks through the legal plays. Drag a card within your hand to move it. Click "
        "the cloth to hurry the others.",
    )


def controls_part(hints: Iterable[str], own: Iterable[KeyUse]) -> Part:
    """Mouse and keys: those of a game, and those of the window; a paragraph for every place."""
    waiting = translate(
        "Help",
        "A key acts only on what has been on the screen for a moment, and once however long you "
        "hold it. So nothing happens by mistake when you hurry the others.",
    )
    places = filter(None, (_told(place, own) for place in PLACES))
    return Part("controls", translate("Help", "Mouse and keys"), (*hints, *places, waiting))


def _told(place: str, own: Iterable[KeyUse]) -> str:
    """The keys of a place, a line for each use; empty where there are none."""
    lines = [
        fill(
            translate("Keys", "{keys}: {meaning}"),
            keys=translate("Keys", use.shown) if use.shown else ", ".join(map(key_word, use.keys)),
            meaning=translate("Keys", use.meaning),
        )
        for use in every_use(own)
        if use.place == place
    ]
    indent = "\n\N{EM SPACE}"
    return indent.join([translate("Keys", PLACES[place]), *lines]) if lines else ""


def key_word(key: str) -> str:
    """What stands on a key or keys pressed together ("Ctrl+Z")."""
    return "+".join(map(_cap, key.split("+")))


def _cap(key: str) -> str:
    caps = {
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
        "Ctrl": translate("Keys", "Ctrl"),
        "Shift": translate("Keys", "Shift"),
        "Return": translate("Keys", "Enter"),
        "Space": translate("Keys", "Space"),
        "Esc": translate("Keys", "Esc"),
        "Tab": translate("Keys", "Tab"),
        "Backspace": translate("Keys", "Backspace"),
        "Home": translate("Keys", "Home"),
        "End": translate("Keys", "End"),
        "Del": translate("Keys", "Del"),
        "PgUp": translate("Keys", "Page up"),
        "PgDown": translate("Keys", "Page down"),
        ",": translate("Keys", "comma"),
        ".": translate("Keys", "full stop"),
    }
    return caps.get(key, key)
