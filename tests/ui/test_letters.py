"""How letters are set: at fractions of a pixel, as high as they were, on the line they stood on."""

import pytest

from game.games.wars.screen.map.names import in_rows, word
from game.ui import draw, theme
from game.ui.fonts import FINE, face
from game.ui.rich import LONGEST_WORD, RichText

FACES = [("AlegreyaSans", 500), ("EBGaramond", 500), ("Cinzel", 600)]
WHITE = (255, 255, 255)
SLANTED = theme.Role(theme.SANS, 500, 15, 14, italic=True)
"""A family without an italic: the renderer slants it."""


def columns(picture):
    """How much ink stands in every column of a picture of white letters."""
    width, height = picture.get_size()
    return [sum(picture.get_at((x, y)).a for y in range(height)) for x in range(width)]


@pytest.mark.parametrize(("family", "weight"), FACES)
@pytest.mark.parametrize("px", [13, 14, 20, 21, 34, 35, 52, 53])
def test_a_line_is_as_high_and_stands_where_the_size_itself_does(family, weight, px):
    made = face(family, weight, px)
    fine, plain = made.line("HEnH", WHITE), made.plain.render("HEnH", True, WHITE)
    assert fine.get_height() == plain.get_height() == made.height
    assert fine.get_width() == made.width("HEnH")
    assert abs(fine.get_bounding_rect(140).bottom - plain.get_bounding_rect(140).bottom) <= 1


@pytest.mark.parametrize("px", range(13, 20))
def test_letters_that_belong_together_stay_apart_by_what_they_would_if_large(px):
    """The gap between l and i, in shares of the height, is what it is at 300 pixels: never a third off."""
    words = "lililililililililili"
    large, small = face("AlegreyaSans", 500, 300), face("AlegreyaSans", 500, px)
    assert small.width(words) / px == pytest.approx(large.width(words) / 300, rel=0.04)


def test_c_and_l_do_not_run_together_into_a_d():
    for px in (13, 14, 15):
        both = columns(face("AlegreyaSans", 500, px).line("cl", WHITE))
        ink = [x for x, amount in enumerate(both) if amount]
        # The emptiest column between the two stems is all but empty.
        assert min(both[ink[0] + 2 : ink[-1] - 1]) < 0.45 * max(both)


def test_the_smaller_the_letters_the_finer_they_are_set():
    assert [face("EBGaramond", 500, px).times for px in (13, *(most for most, _ in FINE), 53)] == [4, 4, 3, 2, 1]


@pytest.mark.parametrize("px", [14, 40, 60])
def test_spaced_letters_measure_what_they_are_drawn_as(px):
    role = theme.HEAD
    assert role.tracking
    picture = draw.text_surface("Ritual", role, px, WHITE)
    assert picture.get_width() == draw.text_width("Ritual", role, px)
    assert picture.get_width() > face(role.family, role.weight, px).width("RITUAL" if role.caps else "Ritual")


def test_edges_of_scaled_letters_are_the_letters_own_colour():
    picture = face("AlegreyaSans", 500, 14).line("Power", (200, 100, 50))
    seen = {tuple(picture.get_at((x, y)))[:3] for x in range(picture.get_width()) for y in range(picture.get_height())
            if picture.get_at((x, y)).a > 8}  # fmt: skip
    assert all(abs(r - 200) < 12 and abs(g - 100) < 12 and abs(b - 50) < 12 for r, g, b in seen)


@pytest.mark.parametrize("px", [13, 14, 16, 19])
def test_words_in_a_row_stand_by_the_pen_and_not_by_what_hangs_over(px):
    """An italic f reaches over both its neighbours: as a word alone its picture begins before the pen."""
    made = face("EBGaramond", 500, px, italic=True)
    words = ["made", "of", "old", "half", "for", "you"]
    blank = made.pen(" ")[0]
    row = sum(made.pen(word)[0] for word in words) + blank * (len(words) - 1)
    assert row == pytest.approx(made.width(" ".join(words)), abs=0.06 * px + 1)
    assert made.pen("for")[1] > 0 == made.pen("made")[1] and made.pen("")[0] == 0


def test_a_paragraph_is_as_long_as_its_sentence_set_at_once():
    role, px = theme.Role("EBGaramond", 500, 16, 14, italic=True), 14
    words = "none of these is for half of you, if ever it is of use"
    assert RichText(words, role, px, 2000).size[0] == pytest.approx(draw.text_width(words, role, px), abs=2)


@pytest.mark.parametrize("role", [theme.BODY_ITALIC, SLANTED, theme.BODY])
def test_a_line_that_begins_with_an_italic_f_keeps_the_blank_behind_its_first_word(role):
    """The foot of an f begins before the pen: it pushes its whole line on, where it had pushed its word alone."""

    for px in (13, 14, 16, 18):
        for words in ("faster without", "grow on", "for jade", "fly you"):
            apart, at_once = RichText(words, role, px, 900).surface, draw.text_surface(words, role, px, (9, 9, 9))
            assert apart.get_bounding_rect(60).width >= at_once.get_bounding_rect(60).width - 1, (px, words)


def test_slanted_letters_leave_more_room_between_words():
    slanted, upright = (RichText(told, theme.SMALL, 14, 900).size[0] - RichText(told.replace(" ", ""), theme.SMALL, 14,
                                                                               900).size[0]
                        for told in ("__grow on__", "grow on"))  # fmt: skip
    assert slanted > upright


def test_an_empty_line_is_a_picture_too():
    assert face("AlegreyaSans", 500, 14).line("", WHITE).get_height() == face("AlegreyaSans", 500, 14).height


@pytest.mark.parametrize("role", [theme.SMALL, SLANTED, theme.BODY])
@pytest.mark.parametrize("px", [13, 14, 16])
def test_words_never_stand_closer_than_a_fifth_of_their_height(role, px):
    apart, together = (RichText(blank.join(["Elder", "Sign"] * 20), role, px, 9000).size[0] for blank in (" ", ""))
    assert (apart - together) / 39 >= 0.2 * px - 0.05


def test_a_word_without_end_is_parted_and_not_handed_whole_to_the_font() -> None:
    """A surface of some 16,000 pixels and more makes the font library crash."""
    found = RichText("y" * 6000, theme.BODY, 20, 400)
    assert found.lines >= 6000 / LONGEST_WORD and found.surface.get_width() < 2000


UNSEEN = ["\u00ad", "\u200b", "\u200e", "\u202e", "\u2060", "\ufeff", "\ufe0f", "\0", "\ud800"]


@pytest.mark.parametrize("unseen", UNSEEN)
def test_signs_without_width_are_set_wherever_they_stand(unseen):
    """A translator may well write a soft hyphen; on the map, each letter of a name is set by itself."""
    made = face("EBGaramond", 500, 20)
    for text in (unseen, f"In{unseen}dia", f"{unseen}India"):
        assert made.line(text, WHITE).get_height() == made.line(text, WHITE, 2).get_height() == made.height
        assert made.plain.render(text, True, WHITE).get_width() >= made.plain.size(text)[0] > -1
        assert made.pen(text)[0] >= 0 or unseen == "\0"
    named = [word(text, theme.LAND, 20, WHITE, 0.1, 20, 5) for text in ("India", f"In{unseen}dia")]
    assert unseen == "\ud800" or named[0].get_size() == named[1].get_size()
    assert word(unseen, theme.SEA, 20, WHITE, 0.1, 0, 0).get_width() > 0


def test_a_name_of_nothing_is_one_row():
    assert in_rows("", 3) == [""] and in_rows("\u2003", 2) == ["\u2003"]
    assert in_rows("South Pacific", 2) == ["South", "Pacific"]
