"""The guided first round in the real window: offered, read, dismissed, and continued."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from by_hand import Hands
from event_loop import running_timers
from PySide6.QtCore import QMetaObject, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.guide.deal import DEAL
from arschloch_gui.app.guide.room import clear_spot
from arschloch_gui.app.guide.tips import ABOUT, TIPS, TipMoment
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for

BY_KEY = {tip.key: tip for tip in TIPS}


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    """Return a new user who has started the guided round; there are no delays."""
    made = Hands(game, qtbot)
    made.click(made.spot("guidedButton"))
    wait_for(lambda: game.guide.text != "", "the first tip")
    return made


def key(hands: Hands) -> str:
    tip = hands.game.guide._tip
    return tip.key if tip is not None else ""


def read_on(hands: Hands) -> None:
    hands.click(hands.spot("guideNext"))


def act(hands: Hands, player: Demonstration) -> None:
    """Act as an experienced player would."""
    before = hands.session.snapshot
    hands.session.turn.act_unheld(player.choice())
    wait_for(lambda: hands.session.snapshot is not before, "an answer of the engine")


def acts(hands: Hands, player: Demonstration) -> bool:
    """Return whether there is a tip to read or something to do."""
    return bool(hands.game.guide.text) or player.between_rounds or player.decides


def covered(hands: Hands) -> list[str]:
    """Return the cards and buttons covered by the tip."""
    hands.window.grabWindow()
    tip = hands.find("guideTip")
    assert tip.isVisible()
    inside = set(items(tip))
    return [
        item.objectName()
        for item in items(hands.window.contentItem())
        if item not in inside and item.isVisible() and box(item).intersects(box(tip))
        and (item.objectName().startswith("hand:") or item.inherits("QQuickAbstractButton"))
    ]  # fmt: skip


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def test_no_two_tips_have_a_key_in_common_and_each_stands_somewhere():
    assert len(BY_KEY) == len(TIPS)
    assert {tip.about for tip in TIPS} <= set(ABOUT)
    assert all(tip.unless in ("", *BY_KEY) for tip in TIPS)


@pytest.mark.parametrize(("held", "ranks", "due"), [(1, 1, False), (2, 1, False), (3, 2, True)])
def test_a_weak_card_can_be_kept_for_last_only_beside_a_stronger_one(
    held: int, ranks: int, due: bool
):
    now = TipMoment(
        round_no=1, dealt=True, mine=True, giving=False, swapped=False, must_pass=False,
        can_pass=True, top=0, plays=20, on_table=0, held=held, ranks=ranks, pair=ranks < held,
        collector=-1, viewer=0, out=0, own_place=-1, over=False,
    )  # fmt: skip
    assert BY_KEY["few"].due(now) is due


def test_the_round_is_a_real_one_dealt_from_one_number(hands: Hands):
    spec = hands.session.snapshot.spec
    assert (spec.preset, spec.seed, len(spec.seats)) == ("arschloch", DEAL, 4)
    assert key(hands) == "welcome"
    assert "King" in hands.game.guide.text


def meta_objects() -> int:
    gc.collect()
    return sum(isinstance(each, QMetaObject) for each in shiboken6.getAllValidWrappers())


def test_looking_for_room_leaves_nothing_that_another_item_could_be_taken_for(hands: Hands):
    table, before = hands.window.contentItem(), meta_objects()
    clear_spot(table, QPointF(400, 300), 200, 100)
    assert meta_objects() == before


def test_the_others_wait_and_nothing_is_covered_until_one_reads_on_or_plays(hands: Hands):
    for _ in range(3):
        assert len(hands.session.stage.trick_plays) == 0
        read_on(hands)
    wait_for(lambda: key(hands) == "higher", "the own turn")
    assert len(hands.session.stage.trick_plays) == 1
    wait_for(lambda: not running_timers(hands.find("guideTip")), "its last place")
    assert covered(hands) == []
    wait_for(hands.find("guideNext").hasActiveFocus, "the keys")
    for strike in ("Right", "Right", "Space"):
        hands.strike(strike)
    assert (key(hands), hands.session.choice.selectedCount) == ("higher", 1), "Space is the hand's"
    hands.strike("Return")
    wait_for(lambda: key(hands) != "higher", "another moment")
    wait_for(lambda: hands.session.snapshot.ply > 1, "the play")


def test_the_tip_about_passing_points_at_that_button(hands: Hands):
    player = Demonstration(hands.game)
    while key(hands) != "pass":
        if hands.game.guide.text:
            hands.game.guide.goOn()
        elif player.decides:
            act(hands, player)
        else:
            wait_for(lambda: acts(hands, player), "something to do")
    button = box(hands.find("passButton"))
    parts = items(hands.find("guideTip"))
    tail = next(each for each in parts if class_name(each).startswith("BubbleTail"))
    wait_for(lambda: button.adjusted(0, -40, 0, 40).contains(box(tail).center()), "the pointer")
    assert tail.isVisible()
    assert covered(hands) == []


@pytest.mark.long
def test_a_tip_has_the_keys_in_sight_and_again_on_coming_back(hands: Hands):
    tip = hands.find("guideNext")
    wait_for(tip.hasActiveFocus, "the keys")
    assert tip.property("visualFocus")
    hands.strike("F1")
    wait_for(lambda: hands.window.property("page") == "rules", "the rules")
    hands.strike("Esc")
    wait_for(tip.hasActiveFocus, "the keys again")
    assert tip.property("visualFocus")


@pytest.mark.each_run
@pytest.mark.long
def test_enter_reads_a_tip_and_gives_the_keys_back_to_the_hand(hands: Hands):
    for _ in range(3):
        wait_for(lambda: hands.find("guideNext").hasActiveFocus(), "the keys")
        hands.strike("Return")
    wait_for(lambda: key(hands) == "higher", "the own turn")
    wait_for(lambda: hands.find("guideNext").hasActiveFocus(), "the keys")
    hands.strike("Esc")
    wait_for(lambda: hands.find("handFan").hasActiveFocus(), "the hand")
    assert hands.game.guide.text == ""


def test_esc_reads_a_tip_as_enter_does(hands: Hands):
    read = [key(hands)]
    for strike in ("Esc", "Return"):
        wait_for(lambda: hands.find("guideNext").hasActiveFocus(), "the keys")
        hands.strike(strike)
        wait_for(lambda: key(hands) not in read, "the next tip")
        read.append(key(hands))
    assert read == [tip.key for tip in TIPS[:3]], "each key reads one tip"


def test_sent_away_it_says_no_more_and_the_round_goes_on(hands: Hands):
    hands.click(hands.spot("guideSkip"))
    Demonstration(hands.game).wait_for_decision()
    assert hands.game.guide.text == ""
    assert hands.game.settings.now.guided
    assert hands.session.turn.mine


@pytest.mark.long
def test_it_goes_to_the_exchange_of_the_next_round_and_takes_its_leave(hands: Hands):
    said, player = [], Demonstration(hands.game)
    for _ in range(200):
        if hands.game.guide.text:
            said.append(key(hands))
            hands.game.guide.goOn()
        elif player.between_rounds:
            hands.session.match.nextRound()
            wait_for(lambda: not player.between_rounds, "the next round")
        elif player.decides:
            act(hands, player)
        else:
            wait_for(lambda: acts(hands, player), "something to do")
        if "farewell" in said:
            break
    assert len(said) == len(set(said))
    assert {"welcome", "higher", "lead", "taken", "farewell"} <= set(said)
    assert {"exchange", "swapped"} & set(said)
    assert hands.game.settings.now.guided


@pytest.mark.long
def test_another_match_declines_the_offer(game: Program, qtbot):
    assert game.guide.offered
    Demonstration(game).begin("arschloch", {"players": 3})
    assert not game.guide.offered
    assert game.guide.text == ""


@pytest.mark.long
def test_a_guided_round_that_was_left_goes_on_with_its_tips(hands: Hands):
    said: list[str] = []
    hands.game.speaker.said.connect(lambda words, _urgent: said.append(words))
    hands.session.leave()
    wait_for(lambda: hands.session.files.canResume, "the match on the disk")
    hands.session.resume()
    wait_for(lambda: hands.game.guide.text != "", "a tip")
    assert hands.session.snapshot.spec.seed == DEAL
    assert key(hands) == "welcome"
    wait_for(lambda: "Welcome" in "".join(said), "the tip aloud")
    assert "".join(said).count("Welcome") == 1
    hands.strike("Ctrl+O")
    wait_for(lambda: any("Matches" in each for each in said), "another screen")
    hands.strike("Esc")
    wait_for(lambda: "".join(said).count("Welcome") == 2, "the tip once more")
