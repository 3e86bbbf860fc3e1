"""Centre layouts of the card table: places for every option, nothing in the way of anything, nothing hidden shown."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pygame
import pytest

from game.games.rites.rules.artifacts import NOT_YET
from game.games.rites.screen.captions import settled
from game.games.rites.screen.fan import Fan, ribbon_high
from game.games.rites.screen.gamescreen import SCREEN
from game.games.rites.screen.grid import Parts, folds, window
from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place
from game.games.rites.screen.picking import Picker, ask_of
from game.games.rites.screen.plates import plate
from game.games.rites.tablets.at_the_mountains_of_madness.screen.layout import fan_of, slope_of
from game.games.rites.tablets.out_of_the_aeons.screen.layout import fates
from game.games.rites.tablets.the_dunwich_horror.screen.layout import knockers
from game.games.rites.words.ritewords import place_of
from game.games.rites.words.tableview import HIDDEN, POWER_PLAYS, CardTable, read_cards
from game.match.driver import AskBot, AskPerson
from game.match.match import Seat
from game.match.session import Session, begin
from game.ui import draw, theme
from game.ui.kit.base import Laying
from game.ui.kit.box import Drawn, Space
from game.ui.layout import Layout, automatic_scale
from game.ui.table.bar_buttons import BarButton, in_a_row

SIZES = ((640, 360), (1280, 720), (1920, 1080))
RITES = ("the_dunwich_horror", "at_the_mountains_of_madness", "out_of_the_aeons")
ROOM = 12
"""Pixels by which places may reach over the rim of the canvas: piles are drawn with an edge."""


def positions(rite: str, players: int, seed: int = 1, most: int = 140) -> Iterator[tuple[Session, CardTable]]:
    """A rite played at random by persons, before each answer, as whoever is asked sees it."""
    given = {"game": "rites", "players": players, "seed": seed, "options": {"rite": rite}}
    session = begin(given, [Seat("", f"P{n}") for n in range(players)])
    dice = random.Random(seed)
    for _ in range(most):
        asked = session.waiting()
        if isinstance(asked, AskBot) or not isinstance(asked, AskPerson):
            return
        table = read_cards(session.match, asked.decision.seat)
        if table.rite == rite:
            yield session, table
        options = [each for each in asked.decision.options if each.kind not in POWER_PLAYS]
        session.answer(dice.choice(options or list(asked.decision.options)), asked.decision.serial)


@cache
def canvas_of(size: tuple[int, int], players: int) -> Canvas:
    """The canvas a window of that size gives."""
    scale, centre = Layout(*size), Space(grow=1)
    small = folds(scale)
    boxes = Parts(
        Space(h=44 if small else 48), Space(h=28 if small else 40), centre, Space(h=scale.height_du * 0.245),
        [Space() for _ in range(players)], None if small else Space(grow=1), Space(h=30 if small else 130),
    )  # fmt: skip
    placed = Laying(scale, {}).lay(window(boxes, scale), scale.window)
    return Canvas(next(each.rect for each in placed.all() if each.box is centre), scale)


def laid(table: CardTable, canvas: Canvas) -> list[Place]:
    return layout_of(table.rite).places(table, canvas)


def apart(one: Place, other: Place) -> bool:
    """Whether two places leave each other alone, or belong together as piles and regions do."""
    if one.id == other.id or other.id.startswith(f"{one.id}:") or one.id.startswith(f"{other.id}:"):
        return True
    if one.id.rpartition(":")[0] == other.id.rpartition(":")[0] and one.id.count(":") == 2:
        return True
    if one.id.startswith("artifact:") and other.id.startswith("artifact:"):
        return True
    regions = [place for place in (one, other) if not place.card and not place.empty]
    if any(place.id.startswith("house:") or place.id == "pile:0" for place in regions):
        return True
    return not one.box.colliderect(other.box)


@pytest.mark.parametrize("players", (2, 4, 6))
@pytest.mark.parametrize("rite", RITES)
def test_every_option_has_a_place_or_a_button(rite: str, players: int) -> None:
    canvas = canvas_of((1280, 720), players)
    seen = 0
    for session, table in positions(rite, players):
        ask = ask_of(session, table)
        assert ask is not None
        shown = frozenset(place.id for place in laid(table, canvas))
        for option in ask.options:
            place = place_of(rite, option)
            if place.partition(":")[0] in ("plot", "house", "pile", "deck"):
                assert place in shown, (place, option)
                seen += 1
        bare = [each for each in Picker(ask, rite, shown).buttons() if each.kind in ("plot", "pile", "draw")]
        assert not bare, "what has a place needs no button"
    assert seen or rite == "out_of_the_aeons"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rite", RITES)
def test_places_stay_apart_and_in_the_canvas(rite: str, size: tuple[int, int]) -> None:
    for players in (2, 3, 6):
        canvas = canvas_of(size, players)
        for n, (_, table) in enumerate(positions(rite, players, seed=players)):
            if n % 3:
                continue
            places = laid(table, canvas)
            assert len({place.id for place in places}) == len(places)
            for m, place in enumerate(places):
                assert canvas.box.inflate(2 * ROOM, 2 * ROOM).contains(place.box), (place.id, place.box, canvas.box)
                for other in places[m + 1 :]:
                    assert apart(place, other), (place.id, place.box, other.id, other.box)


@pytest.mark.parametrize("rite", RITES)
def test_places_show_what_the_seat_sees_and_no_more(rite: str) -> None:
    canvas = canvas_of((1280, 720), 4)
    for session, table in positions(rite, 4):
        state = session.match.view(table.viewer)["state"]
        slopes = (card for slope in state["slopes"].values() for card in slope)
        up = (card for n, card in enumerate(state["plots"]) if n in state["open"])
        open_to_see = {*up, *state["ridge"], *slopes, state["prize"], "b7", "b6"}
        for place in laid(table, canvas):
            if place.card not in ("", HIDDEN) and not place.relic:
                assert place.card in open_to_see, place


def test_bids_of_others_look_the_same_before_and_after_they_are_made() -> None:
    canvas = canvas_of((1280, 720), 4)
    waiting = answered = 0
    for session, asked in positions("out_of_the_aeons", 4):
        if asked.frame("rites_bids") is None:
            continue
        for seat in range(4):
            table = read_cards(session.match, seat)
            fields = table.frame("rites_bids")
            assert fields is not None
            for place in laid(table, canvas):
                side = int(place.id[4:]) if place.id.startswith("bid:") else seat
                if side != seat:
                    assert place.empty and not place.known and place.card == ""
                    waiting, answered = waiting + (fields[1][side] == NOT_YET), answered + (fields[1][side] != NOT_YET)
    assert waiting and answered


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rite", RITES)
def test_many_coveted_artifacts_lie_in_a_column(rite: str, size: tuple[int, int]) -> None:
    canvas = canvas_of(size, 4)
    _, table = next(positions(rite, 4))
    many = ("zanns_viol", "silver_key", "black_stone", "brain_cylinder")
    places = laid(replace(table, coveted=many), canvas)
    column = [place for place in places if place.relic]
    assert [place.card for place in column] == list(many)
    tops = [place.rect.top for place in column]
    assert tops == sorted(set(tops)), "the coin of each is in sight"
    for place in column:
        assert canvas.box.inflate(2 * ROOM, 2 * ROOM).contains(place.rect)
        assert all(apart(place, other) for other in places if other is not place)


def test_nobody_sees_who_knocks_until_all_have_been_asked() -> None:
    told = 0
    for seed in range(6):
        for session, table in positions("the_dunwich_horror", 4, seed, 120):
            fields = table.frame("rites_knocks")
            if fields is not None and NOT_YET in fields[2]:
                told += 1
                assert all(knockers(read_cards(session.match, seat)) == [] for seat in range(4))
    assert told


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_long_slope_shows_its_last_cards_with_the_rank_of_each(size: tuple[int, int]) -> None:
    canvas = canvas_of(size, 2)
    most, along = fan_of(canvas)
    assert most >= 3
    longest = 0
    for seed in range(4):
        for _, table in positions("at_the_mountains_of_madness", 4, seed):
            found = {place.id: place for place in laid(table, canvas)}
            for pile in (int(key) for key in table.state["slopes"]):
                slope = slope_of(table, pile)
                longest = max(longest, len(slope))
                fan = [place for name, place in found.items() if name.startswith(f"pile:{pile}:")]
                if slope:
                    assert [*(place.card for place in fan), found[f"pile:{pile}"].card] == slope[-most:]
    assert longest > 1 and along * canvas.unit > 18


def test_the_dial_tells_what_became_of_each_prize() -> None:
    last = None
    for _, table in positions("out_of_the_aeons", 3):
        told, state = fates(table), table.state
        assert told.count("coming") == len(state["prizes"])
        assert told.count("now") == (1 if state["prize"] else 0)
        assert sum(isinstance(fate, int) for fate in told) == sum(len(each.won) for each in table.cultists)
        last = told
    assert last is not None and "coming" not in last


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rite", RITES)
def test_the_ground_is_painted_and_marks_stay_in_the_middle(rite: str, size: tuple[int, int]) -> None:
    canvas = canvas_of(size, 4)
    room = Canvas(canvas.box.inflate(-2 * ROOM, -2 * ROOM).move(-canvas.box.x + 100, -canvas.box.y + 100), canvas.scale)
    *_, (_, table) = positions(rite, 4, most=24)
    whole = room.box.inflate(200, 200)
    ground, marks = (pygame.Surface(whole.size, pygame.SRCALPHA) for _ in range(2))
    layout_of(rite).ground(table, Brush(room.box, room.scale, ground))
    layout_of(rite).marks(table, Brush(room.box, room.scale, marks))
    assert ground.get_bounding_rect().colliderect(room.box)
    assert room.box.inflate(4 * ROOM, 4 * ROOM).contains(marks.get_bounding_rect()) or not marks.get_bounding_rect()


def test_a_small_picture_is_painted_piece_by_piece() -> None:
    session = begin({"game": "rites", "players": 3, "seed": 5}, [Seat("", "Anna"), *[Seat("random", "")] * 2], None)
    *before, last = SCREEN.small_picture(session)
    assert before and last and not any(before)


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_the_ribbon_lies_on_no_card(size: tuple[int, int]) -> None:
    layout = Layout(*size, automatic_scale(*size) / 100)
    fan, cult = Fan(lambda card: None, lambda card, at: None), ("y13", "y4", "g13", "w8", "b12")
    share = 0.245 if not folds(layout) else 0.23
    fan.place(layout.rect(0, layout.height_du * (1 - share), layout.width_du * 0.66, layout.height_du * share))
    fan.foot = ribbon_high(layout.font_px(theme.BODY)) + layout.px(6)
    fan.show(cult)
    fan.live, fan.ribbon = frozenset(cult[:2]), "You hold yellow, the color of this gate: other cards must wait."
    if fan.ribbon_beside:
        target = pygame.Surface(size, pygame.SRCALPHA)
        fan._ribbon(target, layout)
        assert target.get_bounding_rect().left > fan.spread.right and size == SIZES[0]
        assert fan.rect.contains(fan.spread) and fan.spread.height > 0.8 * fan.rect.height
        return
    ribbon = fan.rect.bottom - ribbon_high(layout.font_px(theme.BODY)) - layout.px(3)
    assert all(fan.spot(card)[0].bottom <= ribbon + layout.px(2) for card in cult)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_who_leads_is_not_written_over_the_place_of_cthulhu(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In small windows the crown alone stands there."""
    written: list[pygame.Rect] = []
    text, canvas = draw.text, canvas_of(size, 4)
    monkeypatch.setattr(draw, "text", lambda *given, **named: written.append(text(*given, **named)) or written[-1])
    for _, table in positions("cthulhu_rises", 4, most=60):
        table.state["centre"] = 1
        target = pygame.Surface(size)
        layout_of("cthulhu_rises").marks(table, Brush(canvas.box, canvas.scale, target))
        place = next(each for each in laid(table, canvas) if each.id == "centre")
        assert not any(each.inflate(-8, -8).colliderect(place.rect) for each in written)
        written.clear()


@pytest.mark.parametrize("size", SIZES)
def test_cards_on_the_ring_are_upright_enough_to_read_and_cover_nothing(size: tuple[int, int]) -> None:
    layout, canvas = layout_of("cthulhu_rises"), canvas_of(size, 4)
    leaning = 0
    for _, table in positions("cthulhu_rises", 4):
        places = layout.places(table, canvas)
        cards = [place for place in places if place.id.startswith("gate:") and place.card]
        assert all(abs(place.turn) < 20 for place in cards)
        leaning += sum(place.turn != 0 for place in cards)
        for place in cards:
            half = pygame.Vector2(place.rect.size) / 2
            reach = [corner.rotate(place.turn) + place.rect.center for corner in (half, -half)]
            assert all(canvas.box.inflate(0, 2 * ROOM).collidepoint(corner) for corner in reach)
            assert not any(place.rect.colliderect(other.rect) for other in places if other is not place)
    assert leaning


def test_words_below_a_card_break_rather_than_lie_over_another_card_or_its_words() -> None:
    def card(id: str, x: int, y: int, caption: str) -> Place:
        return Place(id, pygame.Rect(x, y, 60, 90), "w8", caption=caption)

    cards = [card("alone", 60, 40, "has opened no gate yet"), card("beside", 400, 40, "has opened no gate yet"),
             card("below", 490, 125, "the Coveted Artifact")]  # fmt: skip
    alone, beside, below = settled(cards, pygame.Rect(0, 0, 640, 360), Layout(640, 360, 1.0, 1.5))
    assert len(alone.lines) == 1 < len(beside.lines)
    assert not beside.room.colliderect(cards[2].box) and not beside.room.colliderect(below.room)
    assert " ".join(line for line, _ in beside.lines) == "has opened no gate yet"


def test_cards_that_are_seen_have_one_line_on_a_small_plate() -> None:
    _, table = next(positions("cthulhu_rises", 4))
    hand = ("w10", "b2", *(HIDDEN,) * 8)
    cultist = replace(next(each for each in table.cultists if each.side != table.viewer), hand=hand)
    layout, place = Layout(640, 360), pygame.Rect(0, 0, 156, 33)
    laid = Laying(layout, {}).lay(plate(table, cultist, False, layout, lambda: None), place)
    cards = [each for each in laid.all() if isinstance(each.box, Drawn) and each.rect.height == layout.px(15)]
    assert [each.box.key for each in cards] == [("w10", 0), ("b2", 1), (HIDDEN, 2)]
    assert all(place.contains(each.rect) for each in cards)


def test_buttons_of_a_bar_have_all_their_captions_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(draw, "text", lambda target, told, *rest, **more: said.append(told))
    made = in_a_row({told: BarButton("menu", told, lambda: None) for told in ("Menu", "A long caption")})
    target, layout = pygame.Surface((300, 60)), Layout(1280, 720)
    for wide, captions in ((200, [*made]), (60, [])):
        said.clear()
        for button in made.values():
            button.place(pygame.Rect(0, 0, wide, 48))
        for button in made.values():
            button.draw(target, layout)
        assert said == captions
