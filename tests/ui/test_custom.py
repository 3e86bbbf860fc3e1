"""A custom game: three clicks with what was chosen last time, and whatever else can be chosen."""

from collections.abc import Callable

import pytest

from game.bots.temperaments import DRAWN
from game.games.facts import Handicap
from game.match.game_options import offer
from game.match.levels import temperament
from game.match.lobby import GameInfo, NewGameSpec
from game.ui.kit.box import Text
from game.ui.scenes.custom import CustomGameScene, sentence
from game.ui.scenes.handicap import HandicapScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.setup import MOST_NAMES
from game.ui.scenes.title import TitleScene
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices, TableStandIn


def spec_of(services: FakeServices) -> NewGameSpec:
    """What the game was begun with."""
    started = [call[1] for call in services.calls if call[0] == "start"]
    assert len(started) == 1
    spec = started[0]
    assert isinstance(spec, NewGameSpec)
    return spec


def opened(driver: Robot) -> CustomGameScene:
    """The page of a custom game, from the title."""
    driver.key("n")
    driver.key("g")
    assert isinstance(driver.scene, CustomGameScene)
    return driver.scene


def test_new_game_by_mouse(title: Robot, services: FakeServices) -> None:
    assert isinstance(title.scene, TitleScene)
    title.press("new_game")
    title.press("custom")
    scene = title.scene
    assert isinstance(scene, CustomGameScene)
    title.choose("players", "3")
    title.press("begin")
    spec = spec_of(services)
    assert (spec.game, spec.map, len(spec.seats), spec.seed) == ("wars", "earth_3", 3, None)
    assert spec.seats[0].bot is None
    assert {seat.bot for seat in spec.seats[1:]} == {"adept/drawn"}
    assert isinstance(title.scene, TableStandIn)
    assert title.scene.match == "handle"


def test_new_game_by_keyboard(title: Robot, services: FakeServices) -> None:
    opened(title)
    title.key("tab")  # from Begin to Back
    title.key("tab")  # to the number of players
    title.key("left")
    title.key("tab")
    title.key("tab")
    title.key("enter")  # random factions
    title.go_to("seat.0.name")
    title.type("m")
    title.go_to("begin")
    title.key("enter")
    spec = spec_of(services)
    assert len(spec.seats) == 3
    assert {seat.faction for seat in spec.seats} == {"random"}
    assert "m" in spec.seats[0].name


def test_enter_begins_the_same_game_again(title: Robot, services: FakeServices) -> None:
    opened(title)
    title.key("enter")
    assert len(spec_of(services).seats) == 4
    assert services.settings.last_game["players"] == 4


def test_seed_map_and_edition_reach_the_game(title: Robot, services: FakeServices) -> None:
    opened(title)
    title.press("map.earth_4_west5_east3")
    title.choose("edition", "later")
    title.press("seed")
    title.type("12x3")
    title.press("undo")
    title.press("begin")
    spec = spec_of(services)
    assert (spec.map, spec.edition, spec.seed, spec.strict_undo) == ("earth_4_west5_east3", "later", 123, True)


def test_taking_a_faction_trades_it(title: Robot) -> None:
    scene = opened(title)
    before = [seat.faction for seat in scene.setup.seats]
    title.go_to("seat.0.faction")
    title.key("right")
    after = [seat.faction for seat in scene.setup.seats]
    assert after[:2] == [before[1], before[0]]
    assert scene.setup.faction_of(1) == before[0] and title.thing("seat.1.faction").label == "Great Cthulhu"


def test_factions_are_chosen_from_the_list(title: Robot) -> None:
    scene = opened(title)
    title.choose("seat.2.faction", "great_cthulhu")
    assert scene.setup.seats[2].faction == "great_cthulhu"
    assert scene.setup.seats[0].faction == "black_goat"


def test_choices_are_kept_for_the_next_time(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    title.go_to("seat.1.kind")
    title.key("left")
    scene.setup.seats[3].handicap = Handicap(1, 4)
    title.key("esc")
    title.key("esc")
    setup = opened(title).setup
    assert setup.seats[1].person and setup.seats[3].handicap == Handicap(1, 4)


SPOILT = [
    {}, {"players": 9, "seats": "x"}, {"seats": [1, 2, 3, 4], "map": 7, "edition": []}, [],
    {"game": [], "players": [3], "counts": {"wars": [], "duel": "2"}, "options": {"wars": 3}},
    {"players": 3.0, "seats": [{"bot": [], "pair": {}, "power": 1e9, "faction": []}] * 6, "names": {}},
]  # fmt: skip


@pytest.mark.parametrize("last", SPOILT)
def test_a_spoilt_memory_of_the_last_game_does_no_harm(
    last: object, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    services.settings.last_game = last  # type: ignore[assignment]
    driver = open_app(CustomGameScene())
    driver.key("enter")
    assert len(spec_of(services).seats) == 4


def test_a_game_that_cannot_begin_says_why(title: Robot, services: FakeServices) -> None:
    def refuse(spec: NewGameSpec) -> object:
        raise ValueError("the seed is too large")

    services.start = refuse  # type: ignore[method-assign,assignment]
    opened(title)
    title.key("enter")
    assert isinstance(title.scene, MessageScene)
    assert "seed is too large" in title.scene.words
    title.key("esc")
    assert isinstance(title.scene, CustomGameScene)


def test_a_handicap_is_given_by_mouse_and_reaches_the_game(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    title.press("seat.2.handicap")
    assert isinstance(title.scene, HandicapScene)
    for _ in range(3):
        title.press("doom.on")
    title.press("power.back")
    title.press("yes")
    assert title.scene is scene
    assert "<black_goat>**Black Goat**</>: −1 Power, +3 Doom" in sentence(scene.setup)
    title.press("begin")
    assert [tuple(seat.handicap) for seat in spec_of(services).seats] == [(0, 0), (0, 0), (-1, 3), (0, 0)]


def test_a_handicap_is_given_by_keyboard_within_its_limits(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    title.go_to("seat.1.handicap")
    title.key("enter")
    dialog = title.scene
    assert isinstance(dialog, HandicapScene)
    for _ in range(20):
        title.key("right")
    assert "first requirement" in dialog.note()
    title.key("tab")
    title.key("left")
    title.key("enter")
    assert title.scene is scene
    assert scene.setup.seats[1].handicap == Handicap(8, 0)
    assert title.focus == "seat.1.handicap"


def test_a_handicap_is_taken_back_or_left_as_it_was(title: Robot) -> None:
    scene = opened(title)
    scene.setup.seats[0].handicap = Handicap(2, 2)
    title.go_to("seat.0.handicap")
    title.key("enter")
    title.key("right")
    title.key("esc")
    assert scene.setup.seats[0].handicap == Handicap(2, 2)
    title.key("enter")
    title.press(label="None")
    assert scene.setup.seats[0].handicap == Handicap(0, 0)


def name_of(services: FakeServices, *names: str) -> None:
    """Let these be the names people have played under."""
    services.settings.last_game = {"names": list(names)}


def test_names_of_people_are_remembered_when_a_game_begins(title: Robot, services: FakeServices) -> None:
    name_of(services, "Zoe", "Ada", *"abcdefghijkl")
    scene = opened(title)
    scene.setup.seats[0].name = " Anna "
    title.key("enter")
    names = services.settings.last_game["names"]
    assert names[:3] == ["Anna", "Zoe", "Ada"] and len(names) == MOST_NAMES
    assert "Bruno" not in names


def offered(title: Robot, seat: int = 0) -> list[str]:
    """The names that hang under a seat's field."""
    return [each.label for each in title.find(role="option") if each.id.startswith(f"seat.{seat}.name.")]


def test_a_name_is_taken_from_the_list_by_mouse(title: Robot, services: FakeServices) -> None:
    name_of(services, "Anna", "Tobias")
    scene = opened(title)
    assert not offered(title)
    title.press("seat.0.name")
    assert offered(title) == ["Anna", "Tobias"]
    title.press("seat.0.name.Tobias")
    assert (title.thing("seat.0.name").label, scene.setup.seats[0].name) == ("Tobias", "Tobias")
    assert not offered(title)
    assert title.focus == "seat.0.name"


def test_a_name_is_taken_from_the_list_by_keyboard(title: Robot, services: FakeServices) -> None:
    name_of(services, "Anna", "Tobias")
    scene = opened(title)
    title.go_to("seat.0.kind")
    title.key("tab")
    title.key("down")
    title.key("down")
    title.key("enter")
    assert scene.setup.seats[0].name == "Tobias"
    title.key("esc")
    assert isinstance(title.scene, NewGameScene)


def test_escape_puts_the_names_away_first(title: Robot, services: FakeServices) -> None:
    name_of(services, "Anna")
    scene = opened(title)
    title.press("seat.0.name")
    title.key("esc")
    assert title.scene is scene and not offered(title)
    title.key("esc")
    assert isinstance(title.scene, NewGameScene)


def test_typing_narrows_the_names_down(title: Robot, services: FakeServices) -> None:
    name_of(services, "Anna", "Tobias", "Beatrix")
    scene = opened(title)
    scene.setup.seats[0].name = ""
    title.write("seat.0.name", "t")
    assert offered(title) == ["Tobias", "Beatrix"]


def test_names_at_the_table_and_bots_fields_get_no_names(title: Robot, services: FakeServices) -> None:
    name_of(services, "Anna", "Ada")
    scene = opened(title)
    scene.setup.seats[1].person = True
    title.press("seat.1.name")
    assert offered(title, 1) == ["Anna"]
    title.press("seat.2.name")
    assert not offered(title, 1) + offered(title, 2)


def test_random_seats_are_drawn_with_the_seed_and_not_kept_in_that_order(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    before = [seat.name for seat in scene.setup.seats]
    title.press("random_seats")
    assert scene.setup.random_seats
    orders = set()
    for seed in range(12):
        scene.setup.seed = str(seed)
        drawn = [seat.name for seat in scene.setup.spec().seats]
        assert drawn == [seat.name for seat in scene.setup.spec().seats]
        assert sorted(drawn) == sorted(before)
        orders.add(tuple(drawn))
    assert len(orders) > 4
    title.press("begin")
    assert [seat["name"] for seat in services.settings.last_game["seats"]] == before
    assert services.settings.last_game["random_seats"] is True


def test_bots_pace_is_the_setting(title: Robot, services: FakeServices) -> None:
    opened(title)
    title.choose("pace", "at_once")
    assert services.settings.bot_pace == "at_once"


def test_one_game_is_no_choice_and_several_are(title: Robot, services: FakeServices) -> None:
    opened(title)
    assert not title.find(id="game.wars")
    title.key("esc")
    title.key("esc")
    more = GameInfo("toy", "Toy", (2,), "A toy.", "earth_3")
    offered = [*services.games(), more]
    services.games = lambda: offered  # type: ignore[method-assign]
    scene = opened(title)
    assert not title.rect("game.wars").colliderect(title.rect("game.toy"))
    title.press("game.toy")
    assert scene.setup.spec().game == "toy"
    assert [title.thing(id).selected for id in ("game.wars", "game.toy")] == [False, True]


def test_the_page_explains_its_words_at_1280(title: Robot, services: FakeServices) -> None:
    """What an edition is, each game's line and a game's blurb; nothing is as last time where there was none."""
    services.games = lambda: [offer(game) for game in ("wars", "rites")]  # type: ignore[method-assign]
    scene = opened(title)

    def said() -> set[str]:
        assert scene.root.laid
        return {each.box.words for each in scene.root.laid.all() if isinstance(each.box, Text)}

    assert {"1", "2", "3"} <= said() and "as last time" not in said()
    lines = {edition.id: edition.more for edition in offer("wars").editions}
    assert {offer("wars").text, offer("rites").text, lines["first"]} <= said()
    title.choose("edition", "later")
    assert lines["later"] in said()
    title.press("game.rites")
    assert any("Coveted Artifact" in words for words in said())
    scene.setup.played = ["rites"]
    title.choose("undo", "strict")
    assert "as last time" in said()


def test_a_temperament_is_chosen_for_a_bot_kept_and_gone_where_there_is_none(
    title: Robot, services: FakeServices
) -> None:
    opened(title)
    assert not title.sees("seat.0.temperament") and title.thing("seat.1.temperament").label == temperament(DRAWN).name
    title.choose("seat.1.temperament", "hunter")
    title.choose("seat.2.temperament", "")
    title.hover("seat.1.temperament")
    assert title.thing("seat.1.temperament").tip == temperament("hunter").likes
    title.press("begin")
    assert [seat.bot for seat in spec_of(services).seats] == [None, "adept/hunter", "adept", "adept/drawn"]
    assert [seat["temperament"] for seat in services.settings.last_game["seats"][1:4]] == ["hunter", "", DRAWN]


def test_a_level_without_temperaments_is_offered_none(title: Robot, services: FakeServices) -> None:
    opened(title)
    title.choose("seat.1.temperament", "hunter")
    title.choose("seat.1.level", "random")
    assert not title.sees("seat.1.temperament")
    title.press("begin")
    assert spec_of(services).seats[1].bot == "random"
