"""The table of Grand Seigneur."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtCore import QObject

from arschloch_gui.app.games.seigneur.board import SeigneurBoard
from arschloch_gui.app.games.seigneur.combos import DECK, top_words
from arschloch_gui.app.games.seigneur.event_animations import BOMBED, GRANTED, own_steps
from arschloch_gui.app.games.seigneur.judge import SeigneurJudge
from arschloch_gui.app.games.seigneur.log import own_choice, own_counsel, own_line, play_words
from arschloch_gui.app.games.tricks import trick_history, trick_picture
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.game_table import (
    Board,
    CardOrder,
    Names,
    Picture,
    PlainTable,
    ViewerGift,
)
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import Asking
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.controls import ANSWERING, DECISION, HAND, SORTING_BY_SUIT, KeyUse
from arschloch_gui.app.wording.counsel import Counsel
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import RANK_NAMES, RANKS, Card, Seat, rank_of, suit_of
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import SeenEvent, Snapshot
from arschloch_gui.engine.seigneur.combos import Combo, contains, is_lone_phoenix
from arschloch_gui.engine.seigneur.deck import (
    ACE,
    DRAGON,
    NO_HEIGHT,
    PHOENIX,
    decks_for,
    height_of,
    name_of,
)
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE

WISH = "wish"
_AT_THE_TOP = {PHOENIX: ACE + 1, DRAGON: ACE + 2}
_PART_OF_PHASE = {
    EXCHANGE: "exchange",
    BOMB_ASKED: "bombs",
    "play": "trick",
    "round_over": "offices",
    "match_over": "offices",
}
_OWN_KEYS = (
    KeyUse(HAND, ("F",), QT_TRANSLATE_NOOP("Keys", "pick the next play you could make")),
    KeyUse(
        DECISION,
        (*"234567890", *"JQKA", *"BDVR", "1"),
        QT_TRANSLATE_NOOP("Keys", "name a rank; 1 or 0 is the 10"),
        shown=QT_TRANSLATE_NOOP("Keys", "2 to 9, 0, J, Q, K, A"),
    ),
    KeyUse(DECISION, ("N",), QT_TRANSLATE_NOOP("Keys", "play the Mah Jong without a wish")),
)
_BOMB_KEY = KeyUse(HAND, ("B",), QT_TRANSLATE_NOOP("Keys", "play a bomb out of turn; P declines"))


class SeigneurTable(PlainTable[TableState, Rules, SeatView]):
    """Tricks of many kinds, a wish, bombs out of turn, positions and an exchange."""

    parts: Mapping[str, str] = MappingProxyType(
        {
            "own": "games/seigneur/Plays.qml",
            "buttons": "games/seigneur/BombButtons.qml",
        }
    )

    sorting = SORTING_BY_SUIT

    def judge(self, snapshot: Snapshot) -> Judge:
        return SeigneurJudge.of(snapshot)

    def picture(self, view: SeatView) -> Picture:
        return replace(
            trick_picture(view, _table_play),
            offices=view.offices,
            due=EXCHANGE if view.phase == EXCHANGE else "",
            in_transit=frozenset(each.giver for each in view.transit),
            gifts=tuple(ViewerGift(each.giver, each.taker, each.cards) for each in view.given),
            marks={WISH: view.wish},
        )

    def history(self, view: SeatView) -> tuple[Event, ...]:
        return trick_history(view, _table_play)

    def card_order(self, rules: Rules, *, reverse: bool) -> CardOrder:
        def strength(card: Card) -> tuple[int, int]:
            return _AT_THE_TOP.get(card, height_of(card)), suit_of(card)

        return strength

    def board(
        self, stage: TableState, act: Callable[[Action], bool], parent: QObject
    ) -> Board | None:
        return SeigneurBoard(stage, act, parent)

    def steps(self, stage: TableState, flights: Flights, told: SeenEvent) -> Iterator[Step] | None:
        return own_steps(stage, told)

    def moment_word(self, key: str) -> str:
        words = {
            BOMBED: translate("Moment", "Bomb!"),
            GRANTED: translate("Moment", "Wish granted!"),
        }
        return words.get(key, "")

    def ladder(self, stage: TableState) -> list[str]:
        return ["MJ", *RANKS, "DR"]

    def binding(self, stage: TableState) -> str:
        wish = stage.marks.get(WISH, NO_HEIGHT)
        if wish == NO_HEIGHT:
            return ""
        sentence = translate("Seigneur", "Wished for: {one}. Anyone who can play it must do so.")
        return fill(sentence, one=wanted(name_of(wish)))

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        line = own_line(event, names, viewer)
        return event_line(event, names, viewer, DECK) if line is None else line

    def choice_line(self, action: Action, view: SeatView, names: Names, viewer: Seat | None) -> str:
        return own_choice(action, view, names, viewer)

    def counsel(self, action: Action, view: SeatView, names: Names) -> Counsel | None:
        return own_counsel(action, view)

    def play_phrase(self, play: TablePlay, deck: str) -> str:
        return play_words(play.cards, play.as_rank)

    def prompt(self, stage: TableState, judge: Judge) -> str:
        assert isinstance(judge, SeigneurJudge)
        if judge.question is not None:
            return judge.question.prompt(Asking(judge, stage.holding, stage.sitters.names))
        view = judge.view
        if judge.out_of_turn:
            top = top_words(view.trick)
            return fill(translate("Seigneur", "Play a bomb on {cards}?"), cards=top)
        if judge.must_pass:
            return translate("Prompt", "Nothing fits: you have to pass")
        if _is_bound(judge):
            sentence = translate("Seigneur", "You must grant the wish: play {one}")
            return fill(sentence, one=wanted(name_of(view.wish)))
        if view.top is not None:
            cards = top_words(view.trick)
            return fill(translate("Prompt", "Beat {cards} or pass"), cards=cards)
        return translate("Prompt", "Lead anything")

    def waiting(self, stage: TableState, name: str) -> str:
        if stage.phase == EXCHANGE:
            return fill(translate("Prompt", "{name} is thinking about the exchange"), name=name)
        return super().waiting(stage, name)

    def deck(self, rules: Rules) -> str:
        return DECK

    def deck_name(self, rules: Rules) -> str:
        decks = decks_for(rules.players)
        if decks == 1:
            return translate("Options", "55-card manor deck")
        return translate("Options", "109-card manor deck")

    def keys(self, rules: Rules) -> tuple[KeyUse, ...]:
        bombs = (_BOMB_KEY,) if rules.bombs_out_of_turn else ()
        return (*super().keys(rules), ANSWERING, *_OWN_KEYS, *bombs)

    def help_part(self, snapshot: Snapshot | None, phase: str) -> str:
        view = snapshot.view_as(SeatView) if snapshot is not None else None
        if phase == "play" and view is not None and view.wish != NO_HEIGHT:
            return "special"
        return _PART_OF_PHASE.get(phase, "")


def _table_play(at: int, seat: Seat, combo: Combo) -> TablePlay:
    return TablePlay(at, seat, combo.cards, combo.kind, combo.as_rank, _deciding(combo))


def _deciding(combo: Combo) -> str:
    """Return the name of the rank that decides a play; "" for a lone Phoenix, which has none."""
    if combo.size > 1:
        return name_of(combo.key)
    return "" if is_lone_phoenix(combo) else RANK_NAMES[rank_of(combo.cards[0])]


def _is_bound(judge: SeigneurJudge) -> bool:
    """Return whether the viewer can only grant the wish."""
    wish = judge.view.wish
    if wish == NO_HEIGHT or PASS in judge.snapshot.legal:
        return False
    return all(contains(combo, wish) for combo in judge.combos())
