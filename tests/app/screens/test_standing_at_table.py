"""What decides is at the table: points beside each plate, the goal, the order of suits."""

from __future__ import annotations

import pytest
from by_hand import Hands

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.cards import parse_card
from arschloch_gui.engine.thirteen.combos import power_of
from long import long_param

pytestmark = pytest.mark.one_window


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def second_round(hands: Hands, preset: str, values: dict[str, object]) -> None:
    demonstration = Demonstration(hands.game)
    demonstration.begin(preset, values)
    demonstration.finish_round()
    demonstration.next_round()
    wait_for(lambda: hands.session.turn.waits, "the second round")
    hands.settle()


def shown_points(hands: Hands) -> list[str]:
    """The points on the plates, by seat."""
    seats = range(len(hands.session.snapshot.scores))
    return [str(hands.find(f"points:{seat}").property("text")) for seat in seats]


@pytest.mark.parametrize(
    ("preset", "values"),
    [
        ("thirteen", {}),
        long_param("grossundklein", {}),
        long_param("arschloch", {"players": 8, "rounds": 3}),
        long_param("double-deck", {"players": 12}),
    ],
)
def test_every_plate_has_the_points_of_the_engine(hands, preset, values):
    second_round(hands, preset, values)
    snapshot = hands.session.snapshot
    gained = snapshot.rounds[-1].points
    for text, score, more in zip(shown_points(hands), snapshot.scores, gained, strict=True):
        assert text in (f"{score} ({more:+})", f"{score} (0)" if not more else "", str(score))
        assert "(" in text or hands.session.stage.sitters.titles, "there is room without titles"
    for seat in range(len(snapshot.scores)):
        assert hands.find(f"points:{seat}").isVisible()
    row = hands.session.stage.seats.rows[1]
    assert f"{row.score} point" in row.accessible_name
    hands.game.settings.change("showPoints", False)
    assert not hands.find("points:0").isVisible()
    hands.game.settings.change("showPoints", True)


def test_before_anything_is_counted_there_are_no_points(hands):
    Demonstration(hands.game).begin("arschloch", {"players": 4, "rounds": 3})
    hands.settle()
    assert not hands.find("points:0").isVisible()
    assert "point" not in hands.session.stage.seats.rows[1].accessible_name


def test_thirteen_shows_the_goal_and_the_order_of_suits(hands, tmp_path):
    Demonstration(hands.game).begin("thirteen", {})
    hands.settle()
    rules = hands.session.snapshot.spec.rules
    assert f"to {int(rules.match_points)} points" in hands.find("matchProgress").property("text")
    suits = hands.session.table.suits
    powers = [power_of(parse_card("7" + suit)) for suit in suits]
    assert len(suits) == 4
    assert powers == sorted(powers)
    assert hands.find("suitOrder").isVisible()
    tools = hands.find("suitOrder")
    bottom = tools.mapRectToScene(tools.boundingRect()).bottom()
    assert bottom < hands.spot("passButton").y() - 20, "clear of the buttons on the left"


@pytest.mark.parametrize(("order", "strongest"), [("none", ""), (("S", "H", "D", "C"), "C")])
def test_suits_are_shown_only_if_they_decide(hands, tmp_path, order, strongest):
    hands.open(tmp_path, {"suit_order": order}, lead=0)
    suits = hands.session.table.suits
    assert (suits[-1] if suits else "") == strongest
    assert hands.find("suitOrder").isVisible() == bool(strongest)
