"""The artwork keeps its promises: sizes, corners, letters, and nothing looks like another."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from in_one_test import in_one_test
from PIL import Image, ImageChops

from arschloch_gui import art
from arschloch_gui.art import cards as card_module
from arschloch_gui.art.pips import LAYOUTS
from arschloch_gui.looks import BACKS, CLOTHS
from long import mostly_long

COURTS = [rank + suit for rank in "JNQK" for suit in "CDHS"]
# Every face there is beside the 54: as somebody sees them who plays with them.
OTHERS = [
    *(art.CardFace(card) for card in art.TAROT),
    *(art.CardFace(card, deck=deck) for deck, cards in art.OWN_FACES.items() for card in cards),
]


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures of one size differ on average, from 0 to 255."""
    gap = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    histogram = gap.histogram()
    return sum(level * count for level, count in enumerate(histogram)) / (gap.width * gap.height)


def forget() -> None:
    card_module._drawn.cache_clear()
    card_module.blank_card.cache_clear()


@pytest.mark.parametrize("card", ["7D", "10S", "KH", "AC", "*R"])
def test_a_card_drawn_twice_from_scratch_is_the_same(card: str) -> None:
    first = art.render_card(art.CardFace(card), 120)
    forget()
    assert first.tobytes() == art.render_card(art.CardFace(card), 120).tobytes()


@pytest.mark.parametrize("height", [40, 88, 162, 324])
def test_a_card_has_the_height_asked_for_and_the_ratio_63_to_88(height: int) -> None:
    size = (round(height * 63 / 88), height)
    assert art.render_card(art.CardFace("9H"), height).size == size
    assert art.render_card(art.CardFace("QS"), height).size == size
    assert art.render_back(height).size == size


@pytest.mark.parametrize("card", ["2C", "JD", "AS", "*B"])
def test_a_card_is_transparent_in_its_corners_and_opaque_inside(card: str) -> None:
    picture = art.render_card(art.CardFace(card), 162)
    alpha = picture.getchannel("A")
    wide, high = picture.size
    corners = itertools.product((0, wide - 1), (0, high - 1))
    assert picture.mode == "RGBA"
    assert all(alpha.getpixel(corner) == 0 for corner in corners)
    assert alpha.crop((4, 4, wide - 4, high - 4)).getextrema() == (255, 255)


def test_a_drawn_card_may_be_painted_on_without_spoiling_the_next() -> None:
    first = art.render_card(art.CardFace("KH"), 80)
    kept = first.copy()
    first.paste((0, 0, 0, 255), (0, 0, 50, 50))
    assert art.render_card(art.CardFace("KH"), 80).tobytes() == kept.tobytes()


@pytest.mark.sampled
def test_all_54_cards_differ_from_each_other() -> None:
    pictures = {card: art.render_card(art.CardFace(card), 88).tobytes() for card in art.CARDS}
    assert len(art.CARDS) == 54
    assert len(set(pictures.values())) == 54


def test_the_decks_have_the_cards_they_should_have() -> None:
    assert len(art.TAROT) == 78 - 48
    assert art.NUMBERED["dalmuti80"] == (*map(str, range(1, 13)), "*")
    assert art.NUMBERED["career"] == (*map(str, range(1, 14)), "*")
    assert art.OWN_FACES["big_a"] == (*art.NUMBERED["career"], "LA", "BA")


@pytest.mark.long
def test_every_other_card_differs_from_each_other_at_60_pixels() -> None:
    pictures = {face: art.render_card(face, 60) for face in OTHERS}
    for one, other in itertools.combinations(OTHERS, 2):
        assert difference(pictures[one], pictures[other]) > 3, (one, other)


@pytest.mark.long
def test_the_corner_of_a_card_in_a_fan_tells_which_it_is() -> None:
    for cards, deck in ((art.TAROT, ""), *((c, d) for d, c in art.OWN_FACES.items())):
        corners = set()
        for card in cards:
            picture = art.render_card(art.CardFace(card, deck=deck), 60)
            corners.add(picture.crop((2, 2, round(picture.width * 0.3), 22)).tobytes())
        # The suits of the ones and the cavaliers stand below the corner's first sign.
        assert len(corners) >= len(cards) - (6 if not deck else 0)


@pytest.mark.parametrize("card", ["T1", "T14", "T21", "NS"])
def test_a_trump_and_a_cavalier_are_the_same_turned_round(card: str) -> None:
    picture = art.render_card(art.CardFace(card), 176).crop((4, 4, 122, 172))
    assert difference(picture, picture.rotate(180)) < 8


def test_a_larger_index_is_larger_on_the_numbers_too() -> None:
    for face in (art.CardFace("T8"), art.CardFace("8", deck="dalmuti80")):
        large = art.CardFace(face.card, large_index=True, deck=face.deck)
        assert difference(art.render_card(face, 88), art.render_card(large, 88)) > 3


def test_who_asks_for_a_card_gets_the_rest_of_its_deck_next() -> None:
    assert len(art.companions("7D")) == 52
    assert set(art.companions("T3")) == set(art.TAROT)
    assert art.companions("3", "career") == art.NUMBERED["career"]
    assert art.companions("3") == ()
    assert art.companions("BA", "big_a") == art.OWN_FACES["big_a"]


@pytest.mark.sampled
def test_court_figures_differ_clearly_at_40_pixels() -> None:
    # Without the index: the silhouettes themselves must tell them apart.
    figures = {
        card: card_module._middle(card, four_colours=False, large_index=False, height=40)
        for card in COURTS
    }
    for one, other in itertools.combinations(COURTS, 2):
        assert difference(figures[one], figures[other]) > 6, (one, other)


@pytest.mark.parametrize(
    ("card", "distinct"),
    [
        ("JH", 3),
        ("NH", 2),
        ("QH", 2),
        ("KH", 2),
        ("AH", 1),
        ("7H", 1),
        ("*R", 1),
        ("T7", 1),
        ("1H", 1),
    ],
)
def test_index_letters_follow_the_language(card: str, distinct: int) -> None:
    faces = {
        art.render_card(art.CardFace(card, letters), 88).tobytes() for letters in ("en", "de", "fr")
    }
    assert len(faces) == distinct


@pytest.mark.sampled
def test_the_left_38_percent_tell_every_card_from_every_other() -> None:
    strips = set()
    for card in art.CARDS:
        picture = art.render_card(art.CardFace(card), 162)
        strips.add(picture.crop((0, 0, round(picture.width * 0.38), 60)).tobytes())
    assert len(strips) == 54


@pytest.mark.sampled
def test_four_colours_change_diamonds_and_clubs() -> None:
    for card in ("7D", "7C", "AD", "KC", "1D", "NC"):
        plain = art.render_card(art.CardFace(card), 88)
        assert difference(plain, art.render_card(art.CardFace(card, four_colours=True), 88)) > 1


def test_a_large_index_is_larger() -> None:
    plain = art.render_card(art.CardFace("8S"), 176)
    large = art.render_card(art.CardFace("8S", large_index=True), 176)
    corner = (6, 6, 30, 80)

    def ink(picture: Image.Image) -> int:
        return sum(picture.crop(corner).convert("L").histogram()[:128])

    assert ink(large) > 1.4 * ink(plain)


@pytest.mark.parametrize("rank", list(LAYOUTS))
def test_number_cards_carry_as_many_pips_as_they_say(rank: str) -> None:
    places = LAYOUTS[rank]
    assert len(places) == len(set(places)) == int(rank)


@pytest.mark.parametrize("card", ["2D", "4S", "10H"])
def test_symmetrical_number_cards_are_the_same_turned_round(card: str) -> None:
    picture = art.render_card(art.CardFace(card), 176).crop((4, 4, 122, 172))
    assert difference(picture, picture.rotate(180)) < 0.5


def test_every_sign_of_office_has_its_own_shape_even_at_28_pixels() -> None:
    shapes = {}
    for key in art.INSIGNIA:
        assert art.render_insignia(key, 28).size == (28, 28)
        shapes[key] = (
            art.render_insignia(key, 28).getchannel("A").point(lambda value: 255 * (value > 99))
        )
    for one, other in itertools.combinations(art.INSIGNIA, 2):
        assert difference(shapes[one], shapes[other]) > 12, (one, other)


def test_no_sign_of_office_is_cut_off_at_its_edges() -> None:
    for key in (*art.INSIGNIA, *art.SPECIAL_INSIGNIA):
        alpha = art.render_insignia(key, 128).getchannel("A")
        box = alpha.getbbox()
        assert box is not None
        assert min(box[0], box[1], 128 - box[2], 128 - box[3]) >= 0
        edge = [
            alpha.crop(part)
            for part in ((0, 0, 128, 1), (0, 127, 128, 128), (0, 0, 1, 128), (127, 0, 128, 128))
        ]
        assert all(part.getextrema()[1] == 0 for part in edge), key


@pytest.mark.sampled
def test_sixteen_people_differ_and_so_do_their_moods_at_64_pixels() -> None:
    assert art.PORTRAITS == 16
    resting = []
    for person in range(16):
        moods = [art.render_portrait(person, mood, 64) for mood in art.MOODS]
        for one, other in itertools.combinations(moods, 2):
            assert difference(one, other) > 3, person
        resting.append(moods[0])
    for one, other in itertools.combinations(resting, 2):
        assert difference(one, other) > 12


@pytest.mark.sampled
def test_what_flits_over_a_face_is_seen() -> None:
    faces = [art.render_portrait(3, mood, 64) for mood in art.EXPRESSIONS]
    for one, other in itertools.combinations(faces, 2):
        assert difference(one, other) > 0.5


def test_the_light_of_a_ceremony_is_warm_within_and_dark_at_its_edge() -> None:
    light = art.render_light(120)
    warm: Any = light.getpixel((60, 60))
    dark: Any = light.getpixel((0, 60))
    assert warm[0] > 200 > 100 > warm[3]
    assert dark[0] < 20
    assert dark[3] >= 148


def test_a_portrait_is_a_round_medallion() -> None:
    picture = art.render_portrait(3, "happy", 96)
    assert picture.size == (96, 96)
    alpha = picture.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getpixel((48, 48)) == 255


@pytest.mark.parametrize("size", [16, 24, 48, 256])
def test_the_icon_comes_in_every_size(size: int) -> None:
    picture = art.render_icon(size)
    assert picture.size == (size, size)
    assert picture.mode == "RGBA"


def test_the_table_is_opaque_lit_from_the_middle_and_the_same_every_time() -> None:
    table = art.render_cloth((320, 200))
    assert table.mode == "RGB"
    assert table.size == (320, 200)
    assert table.tobytes() == art.render_cloth((320, 200)).tobytes()

    def light(x: int, y: int) -> int:
        return sum(table.crop((x, y, x + 12, y + 12)).convert("L").resize((1, 1)).tobytes())

    assert light(154, 94) > light(40, 94) > light(16, 16)


@pytest.mark.parametrize("key", BACKS)
def test_a_back_has_no_way_up(key: str) -> None:
    # Reduced, for the hairlines of the two ends lie half a pixel apart.
    back = art.render_back(352, key).crop((6, 6, 246, 346)).reduce(4)
    assert difference(back, back.rotate(180)) < 6


@pytest.mark.sampled
def test_backs_and_cloths_are_distinct() -> None:
    backs = [art.render_back(60, key) for key in BACKS]
    cloths = [art.render_cloth((96, 60), key) for key in CLOTHS]
    for one, other in (*itertools.combinations(backs, 2), *itertools.combinations(cloths, 2)):
        assert difference(one, other) > 12


@pytest.mark.sampled
def test_a_sample_shows_large_indices_and_four_colours() -> None:
    shown = [
        art.render_sample(art.CardFace("", "de", four, large), (96, 72)).tobytes()
        for four in (False, True)
        for large in (False, True)
    ]
    assert len(set(shown)) == 4


def test_the_table_does_not_band() -> None:
    # In a banded gradient whole runs of pixels are equal; noise breaks every run.
    row = art.render_cloth((800, 500)).crop((100, 250, 700, 251)).tobytes()
    pixels = [row[i : i + 3] for i in range(0, len(row), 3)]
    longest = max(len(list(run)) for _, run in itertools.groupby(pixels))
    assert longest < 12


def test_games_have_pictures_and_unknown_ones_a_fan_of_cards() -> None:
    pictures = [
        art.render_game_picture(key, (180, 110)) for key in ("arschloch", "trouduc", "other")
    ]
    assert all(picture.size == (180, 110) for picture in pictures)
    assert len({picture.tobytes() for picture in pictures}) == 3
    again = art.render_game_picture("another", (180, 110))
    assert again.tobytes() == pictures[2].tobytes()


GAMES = (
    "arschloch", "arschloch-hausregeln", "trouduc", "trouduc-54", "trouduc-32", "trouduc-30",
    "trouduc-joker", "president-sober",
    "president-revolution", "double-deck", "thirteen", "tarot", "dalmuti", "career",
    "career-revolution", "daifugo",
    "shithead", "grossundklein", "seigneur",
)  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("size", mostly_long([(180, 110), (110, 110)], normal=[(110, 110)]))
def test_every_game_has_a_picture_of_its_own(size: tuple[int, int]) -> None:
    pictures = {key: art.render_game_picture(key, size) for key in (*GAMES, "?")}
    for one, other in itertools.combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 3, (one, other)


def test_the_signs_that_stand_for_no_office_have_their_own_shapes_too() -> None:
    signs = [art.render_insignia(key, 28) for key in (*art.INSIGNIA, *art.SPECIAL_INSIGNIA)]
    for one, other in itertools.combinations(signs, 2):
        assert difference(one.convert("RGBA").getchannel("A"), other.getchannel("A")) > 8


@in_one_test(
    "draw",
    [
        lambda: art.render_card(art.CardFace("11H"), 100),
        lambda: art.render_card(art.CardFace(""), 100),
        lambda: art.render_card(art.CardFace("7"), 100),
        lambda: art.render_card(art.CardFace("13", deck="dalmuti80"), 100),
        lambda: art.render_card(art.CardFace("T22"), 100),
        lambda: art.render_card(art.CardFace("PH"), 100),
        lambda: art.render_card(art.CardFace("PH", deck="career"), 100),
        lambda: art.render_card(art.CardFace("7H", letters="es"), 100),
        lambda: art.render_card(art.CardFace("7H"), 0),
        lambda: art.render_back(-5),
        lambda: art.render_insignia("duke", 64),
        lambda: art.render_insignia("crown", 0),
        lambda: art.render_portrait(16, "rest", 64),
        lambda: art.render_portrait(-1, "rest", 64),
        lambda: art.render_portrait(0, "angry", 64),
        lambda: art.render_portrait(0, "rest", 1),
        lambda: art.render_icon(2),
        lambda: art.render_game_picture("arschloch", (0, 50)),
        lambda: art.render_cloth((10, 10)),
        lambda: art.render_cloth((96, 60), "tartan"),
        lambda: art.render_back(88, "stripes"),
        lambda: art.render_sample(art.CardFace(""), (8, 8)),
    ],
)
def test_bad_input_is_refused_in_one_sentence(draw: object) -> None:
    assert callable(draw)
    with pytest.raises(ValueError, match=r"^[A-Z][^\n]*\.$"):
        draw()
