"""Mouse and keyboard controls, shown as a part of the rules screen.

This is the single list of all keys. Keys that work in every game are defined here; each game's
table adds its own (`PlainTable.keys`, `PlainTable.mouse`). Tests press every listed key in a real
window and search the QML files for keys that are missing from the list.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate


class KeyUse(Struct, frozen=True):
    """The effect of one or more keys in one part of the window.

    `keys` use Qt's notation ("Ctrl+Z", "Left", "P"). `meaning` is a source text for translation,
    and so is `shown`, which replaces `keys` in the help if listing them all would take too much
    space.
    """

    place: str
    keys: tuple[str, ...]
    meaning: str
    shown: str = ""


HAND, DECISION, TABLE, LOG, REPLAY = "hand", "decision", "table", "log", "replay"
SCREENS, MATCHES, PLAYBACK = "screens", "matches", "playback"
RULES, ABOUT, WINDOW = "rules", "about", "window"

PLACES = {
    HAND: QT_TRANSLATE_NOOP("Keys", "On your cards"),
    DECISION: QT_TRANSLATE_NOOP("Keys", "When you have to decide"),
    TABLE: QT_TRANSLATE_NOOP("Keys", "At the table"),
    LOG: QT_TRANSLATE_NOOP("Keys", "In the log"),
    REPLAY: QT_TRANSLATE_NOOP("Keys", "While watching how a choice plays out"),
    SCREENS: QT_TRANSLATE_NOOP("Keys", "On other screens"),
    MATCHES: QT_TRANSLATE_NOOP("Keys", "In the list of matches"),
    PLAYBACK: QT_TRANSLATE_NOOP("Keys", "In a replay"),
    RULES: QT_TRANSLATE_NOOP("Keys", "In these rules"),
    ABOUT: QT_TRANSLATE_NOOP("Keys", "In “About”"),
    WINDOW: QT_TRANSLATE_NOOP("Keys", "Everywhere"),
}

PASSING = KeyUse(HAND, ("P",), QT_TRANSLATE_NOOP("Keys", "pass"))
CHOOSING = (
    KeyUse(
        HAND,
        ("Right", "Left"),
        QT_TRANSLATE_NOOP("Keys", "move along your cards, from the first or the last one"),
    ),
    KeyUse(HAND, ("Home", "End"), QT_TRANSLATE_NOOP("Keys", "go to your first or last card")),
    KeyUse(
        HAND,
        ("Space",),
        QT_TRANSLATE_NOOP("Keys", "select or deselect a card; hurry the others along"),
    ),
    KeyUse(HAND, ("Shift+Space",), QT_TRANSLATE_NOOP("Keys", "select all cards of the same rank")),
    KeyUse(HAND, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "select or deselect a card")),
    KeyUse(HAND, (",", "."), QT_TRANSLATE_NOOP("Keys", "step through the plays you can make")),
    KeyUse(
        HAND,
        ("Shift+Left", "Shift+Right"),
        QT_TRANSLATE_NOOP("Keys", "move a card to another place in your hand"),
    ),
    KeyUse(HAND, ("Esc",), QT_TRANSLATE_NOOP("Keys", "deselect everything, or cancel a drag")),
)
SORTING = KeyUse(HAND, ("S",), QT_TRANSLATE_NOOP("Keys", "sort your hand again"))
SORTING_BY_SUIT = KeyUse(
    HAND, ("S",), QT_TRANSLATE_NOOP("Keys", "sort your hand by suit or by rank")
)
LOOKING_BACK = KeyUse(TABLE, ("T",), QT_TRANSLATE_NOOP("Keys", "show or hide the last trick"))
PLAYING = KeyUse(
    HAND,
    ("Return",),
    QT_TRANSLATE_NOOP("Keys", "play or give away the selected cards; hurry the others along"),
)
ANSWERING = KeyUse(
    DECISION,
    ("Left", "Right"),
    QT_TRANSLATE_NOOP("Keys", "move from one answer or rank to the next; Enter chooses it"),
)

_EVERYWHERE = (
    KeyUse(TABLE, ("H",), QT_TRANSLATE_NOOP("Keys", "get a hint and the reason for it")),
    KeyUse(TABLE, ("L",), QT_TRANSLATE_NOOP("Keys", "open or close the log")),
    KeyUse(TABLE, ("I",), QT_TRANSLATE_NOOP("Keys", "show or hide how well everyone plays")),
    KeyUse(
        TABLE,
        ("Ctrl+Z",),
        QT_TRANSLATE_NOOP(
            "Keys", "undo your last step in the exchange, or else your last decision"
        ),
    ),
    KeyUse(TABLE, ("Ctrl+Shift+Z", "Ctrl+Y"), QT_TRANSLATE_NOOP("Keys", "redo the step you undid")),
    KeyUse(TABLE, ("M",), QT_TRANSLATE_NOOP("Keys", "turn the sounds off or on")),
    KeyUse(
        TABLE,
        ("Ctrl+P",),
        QT_TRANSLATE_NOOP("Keys", "list the exchanges of the match so you can redo one"),
    ),
    KeyUse(
        TABLE,
        ("Ctrl+R",),
        QT_TRANSLATE_NOOP("Keys", "replay the finished rounds of the match step by step"),
    ),
    KeyUse(TABLE, ("F10",), QT_TRANSLATE_NOOP("Keys", "open or close the menu")),
    KeyUse(LOG, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "move from line to line")),
    KeyUse(LOG, ("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Keys", "move several lines up or down")),
    KeyUse(LOG, ("Home", "End"), QT_TRANSLATE_NOOP("Keys", "go to the first or last line")),
    KeyUse(LOG, ("Esc",), QT_TRANSLATE_NOOP("Keys", "close the log")),
    KeyUse(
        REPLAY,
        ("Left", "Right", "Home", "End"),
        QT_TRANSLATE_NOOP("Keys", "step back or forward, or go to the beginning or the end"),
    ),
    KeyUse(
        SCREENS,
        ("Esc",),
        QT_TRANSLATE_NOOP("Keys", "clear the search or, if there is none, go back"),
    ),
    KeyUse(
        SCREENS,
        ("Left", "Right", "Up", "Down"),
        QT_TRANSLATE_NOOP("Keys", "change a choice or a number, move from game to game"),
    ),
    KeyUse(
        SCREENS,
        ("Ctrl+Return",),
        QT_TRANSLATE_NOOP("Keys", "deal the cards; if the rules clash, go to “Fix it”"),
    ),
    KeyUse(MATCHES, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "move from match to match")),
    KeyUse(
        MATCHES,
        ("Home", "End", "PgUp", "PgDown"),
        QT_TRANSLATE_NOOP("Keys", "go to the first or last match, or move by several"),
    ),
    KeyUse(
        MATCHES,
        ("Return",),
        QT_TRANSLATE_NOOP("Keys", "continue the match, or show how it ended"),
    ),
    KeyUse(MATCHES, ("R",), QT_TRANSLATE_NOOP("Keys", "replay the match step by step")),
    KeyUse(MATCHES, ("F2",), QT_TRANSLATE_NOOP("Keys", "name the match; Enter confirms the name")),
    KeyUse(MATCHES, ("Ctrl+E",), QT_TRANSLATE_NOOP("Keys", "export the match")),
    KeyUse(
        MATCHES,
        ("Ctrl+P",),
        QT_TRANSLATE_NOOP("Keys", "list the exchanges of the match so you can redo one"),
    ),
    KeyUse(MATCHES, ("Del",), QT_TRANSLATE_NOOP("Keys", "delete the match")),
    KeyUse(MATCHES, ("Ctrl+Z",), QT_TRANSLATE_NOOP("Keys", "bring back a deleted match")),
    KeyUse(PLAYBACK, ("Left", "Right"), QT_TRANSLATE_NOOP("Keys", "step back or forward")),
    KeyUse(
        PLAYBACK,
        ("Ctrl+Left", "Ctrl+Right"),
        QT_TRANSLATE_NOOP(
            "Keys",
            "go back or forward one trick (in a game without tricks, to your "
            "previous or next turn)",
        ),
    ),
    KeyUse(PLAYBACK, ("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Keys", "go back or forward one round")),
    KeyUse(
        PLAYBACK,
        ("Home", "End"),
        QT_TRANSLATE_NOOP("Keys", "go to the beginning or the end of the round"),
    ),
    KeyUse(PLAYBACK, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "scroll the rest into view")),
    KeyUse(PLAYBACK, ("Space",), QT_TRANSLATE_NOOP("Keys", "play or pause")),
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
        QT_TRANSLATE_NOOP("Keys", "go to the next or previous button or field"),
    ),
    KeyUse(WINDOW, ("Return", "Space"), QT_TRANSLATE_NOOP("Keys", "activate the focused control")),
    KeyUse(WINDOW, ("F1",), QT_TRANSLATE_NOOP("Keys", "open or close these rules")),
    KeyUse(
        WINDOW,
        ("Shift+F1",),
        QT_TRANSLATE_NOOP("Keys", "open or close “About”"),
    ),
    KeyUse(WINDOW, ("F11",), QT_TRANSLATE_NOOP("Keys", "toggle full screen")),
    KeyUse(WINDOW, ("Ctrl+N",), QT_TRANSLATE_NOOP("Keys", "set up a new match")),
    KeyUse(WINDOW, ("Ctrl+O",), QT_TRANSLATE_NOOP("Keys", "show all your matches")),
    KeyUse(WINDOW, ("Ctrl+T",), QT_TRANSLATE_NOOP("Keys", "show your statistics")),
    KeyUse(WINDOW, ("Ctrl+,",), QT_TRANSLATE_NOOP("Keys", "open the settings")),
    KeyUse(WINDOW, ("Ctrl+Q",), QT_TRANSLATE_NOOP("Keys", "quit; the match is kept")),
)


def every_use(own: Iterable[KeyUse]) -> tuple[KeyUse, ...]:
    """Return a game's own key uses followed by those common to all games."""
    return (*own, *_EVERYWHERE)


def mouse() -> str:
    """Return the paragraph about playing cards with the mouse."""
    return translate(
        "Help",
        "Mouse: drag cards into the frame, or click them and then the table. A "
        "double-click plays all cards of a rank that you may play now. "
        "Right-click to deselect or to cancel a drag. The wheel steps through "
        "the plays you can make. Drag a card within your hand to move it. Click "
        "the tablecloth to hurry the others along.",
    )


def controls_part(hints: Iterable[str], own: Iterable[KeyUse]) -> RulesPart:
    """Return the “Mouse and keys” part of the rules.

    It contains the game's `hints`, one paragraph per place with keys, and a closing remark.
    """
    waiting = translate(
        "Help",
        "A key only acts on something that has been on the screen for a moment, "
        "and only once, however long you hold it down. That way, nothing happens "
        "by mistake when you hurry the others along.",
    )
    places = filter(None, (_told(place, own) for place in PLACES))
    return RulesPart("controls", translate("Help", "Mouse and keys"), (*hints, *places, waiting))


def _told(place: str, own: Iterable[KeyUse]) -> str:
    """Return a heading and one line per key use of a place, or "" if the place has none."""
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
    """Return the label of a key or key combination ("Ctrl+Z")."""
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
