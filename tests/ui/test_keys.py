"""The keys: every one that is listed does what the list says, and everything can be named by typing."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.games.wars.screen.answers.letters import FREE, Typed, area_letters, codes_for
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.signs import SignsScene
from game.match.match import Seat
from game.ui.chronicle.scene import ChronicleScene
from game.ui.scenes.card import CardScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.bindings import AT_TABLE, CHOOSING, EVERYWHERE, HELP, MENUS, RESERVED, TABLE
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.replays import ReplaysScene
from game.ui.theatre.scene import PlayThrough
from scripts.window.robot import Robot
from tests.ui.chronicled import Shelf, made_up
from tests.ui.playing import BOTS, FIGHT, GC, Opener, hit, settle
from tests.ui.test_table import press

QUIET = FIGHT | {"units": FIGHT["units"] | {GC: {"cthulhu": ["antarctica"]}}}
"""Nobody can attack the person: bots may do anything, and ask nothing for a while."""
OF_BOTS = ("skip", "pause", "step", "past", "why")


# What the list says --------------------------------------------------------------------------------

ASKS = {"number": ("1", "move_unit"), "enter": ("tab enter", "move_unit"), "undo": ("1 ctrl+z", "action"),
        "redo": ("1 ctrl+z ctrl+y", "move_unit")}  # fmt: skip
"""Keys after which something else is asked."""
OPENS = {"signs": ("v", SignsScene), "seats": ("f9", SeatsScene), "menu": ("1 f10", MenuScene),
         "save": ("ctrl+s", PromptScene), "rules": ("f1", RulesScene)}  # fmt: skip
"""Keys that open a scene."""


def says_letter(driver: Robot, scene: MatchScene) -> None:
    press(driver, scene, "move")
    serial = scene.question.serial
    code = next(iter(scene.stage.badges.codes))
    hit(driver, code)
    assert scene.board.by_keyboard and scene.question.serial == serial
    hit(driver, code)
    assert scene.question.kind == "move_area"


def says_done(driver: Robot, scene: MatchScene) -> None:
    press(driver, scene, "battle")
    assert scene.question.kind == "pre_battle"
    hit(driver, "d")
    assert scene.session.match.entries[-1].kind == "done"


def says_pass(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "x")
    assert isinstance(driver.scene, MessageScene)
    hit(driver, "tab enter")
    assert scene.stage.table.by_faction[GC].power == 0


def says_escape(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "1 esc")
    assert scene.question.kind == "action"
    hit(driver, "esc")
    assert isinstance(driver.scene, MenuScene)


def says_card(driver: Robot, scene: MatchScene) -> None:
    driver.hover("option.move")
    driver.key("i")
    assert isinstance(driver.scene, CardScene) and driver.scene.view.ref == ("action", "move")
    driver.key("i")
    assert driver.scene is scene


def says_hint(driver: Robot, scene: MatchScene) -> None:
    assert scene.stage.hint.text
    hit(driver, "h")
    assert not scene.stage.hint.text
    hit(driver, "h")
    assert scene.stage.hint.text


def says_advice(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "f3")
    driver.until(lambda: not scene.advisor.thinking)
    assert scene.advisor.mode == "hint" and scene.advisor.counsels[0].deed
    hit(driver, "f3")
    assert not scene.advisor.mode
    hit(driver, "f3 esc")
    assert not scene.advisor.mode and driver.scene is scene


def says_why(driver: Robot, scene: MatchScene) -> None:
    to_the_bots(driver, scene)
    hit(driver, "space")
    play_on(driver, scene, lambda: any(getattr(entry, "by", "") == "bot" for entry in scene.session.match.entries))
    hit(driver, "p f4")
    assert scene.advisor.mode == "why"
    hit(driver, "f4")
    assert not scene.advisor.mode


def says_tab(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "tab")
    assert driver.focus == "option.move"
    hit(driver, "shift+tab")
    assert driver.focus != "option.move"


def says_arrows(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "tab")
    first = scene.board.focus
    hit(driver, "right")
    assert scene.board.focus is not first
    hit(driver, "1")
    scene.board.set_focus(scene.stage.map)
    hit(driver, "right")
    assert scene.stage.map.over in scene.stage.map.choices()


def says_pages(driver: Robot, scene: MatchScene) -> None:
    driver.resize(960, 540)
    # More choices than the bar has room for at once, whatever its size.
    choices = scene.question.choices
    scene.stage.bar.show([*choices, *choices[:1] * 20])
    assert driver.thing("page.later").label == "1/4"
    hit(driver, "pagedown")
    assert driver.thing("page.later").label == "2/4"
    hit(driver, "pageup")
    assert driver.thing("page.later").label == "1/4"


def says_skip(driver: Robot, scene: MatchScene) -> None:
    to_the_bots(driver, scene)
    hit(driver, "space")
    assert scene.flow.skipping or not scene.flow.thinking


def to_the_bots(driver: Robot, scene: MatchScene) -> None:
    """Pass at a slow pace, so that a bot is to act."""
    scene.app.settings.bot_pace = "slow"
    settle(driver, lambda: driver.scene is scene and scene.question is not None)
    hit(driver, "x")
    settle(driver, lambda: driver.scene is not scene)
    hit(driver, "tab enter")
    # A bot quick as these may have answered, and others with it, before the next look.
    entries = scene.session.match.entries
    settle(driver, lambda: scene.flow.thinking or any(getattr(entry, "by", "") == "bot" for entry in entries))


def play_on(driver: Robot, scene: MatchScene, done: Callable[[], bool]) -> None:
    """Let bots play, who may do anything, and take the first of whatever they ask until something has come about."""

    def step() -> bool:
        if scene.question is not None and not done():
            scene.answer(scene.session.match.decision.options[-1])
        return done()

    settle(driver, step)


def says_pause(driver: Robot, scene: MatchScene) -> None:
    to_the_bots(driver, scene)
    hit(driver, "p")
    assert scene.flow.paused
    hit(driver, "p")
    assert not scene.flow.paused


def says_step(driver: Robot, scene: MatchScene) -> None:
    to_the_bots(driver, scene)
    hit(driver, "p")
    count = len(scene.session.match.entries)
    hit(driver, ".")
    settle(driver, lambda: len(scene.session.match.entries) > count)
    assert scene.flow.paused


def says_find(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "ctrl+f")
    assert scene.board.typing
    hit(driver, "x")
    assert driver.scene is scene, "letters typed into the field are no keys"


def says_goals(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "ctrl+g")
    assert driver.sees("goals") and driver.sees("goal.doom")
    hit(driver, "ctrl+g")
    assert driver.sees("goals") and not driver.sees("goal.doom")


def coached(driver: Robot, scene: MatchScene) -> None:
    scene.app.settings.coach = "always"
    scene.sync()
    driver.frames(2)
    assert driver.sees("coach.show")


def says_coach_show(driver: Robot, scene: MatchScene) -> None:
    coached(driver, scene)
    hit(driver, "ctrl+1")
    assert scene.stage.lights.lit_by("coach")


def says_coach_why(driver: Robot, scene: MatchScene) -> None:
    coached(driver, scene)
    assert not driver.sees("coach.more")
    hit(driver, "ctrl+2")
    assert driver.sees("coach.more")


def says_coach_quiet(driver: Robot, scene: MatchScene) -> None:
    coached(driver, scene)
    hit(driver, "ctrl+3")
    assert len(scene.app.settings.coach_quiet) == 1 and not driver.sees("coach.show")


def says_past(driver: Robot, scene: MatchScene) -> None:
    to_the_bots(driver, scene)
    hit(driver, "space")
    play_on(driver, scene, lambda: len(scene.stage.log.told()) > 1)
    lines = scene.stage.log.told()
    scene.lookback.open(lines[-1])
    hit(driver, "left")
    assert scene.lookback.on and scene.stage.log.marked is lines[-2]
    hit(driver, "right")
    assert scene.stage.log.marked is lines[-1]
    hit(driver, "esc")
    assert not scene.lookback.on


def says_zoom(driver: Robot, scene: MatchScene) -> None:
    wide = scene.stage.map.sheet.frame.width
    hit(driver, "+")
    settle(driver, lambda: not scene.stage.map.animating)
    assert scene.stage.map.sheet.frame.width > wide
    hit(driver, "- + 0")
    settle(driver, lambda: not scene.stage.map.animating and scene.stage.map.sheet.frame.width == wide)


def says_tray(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "1")
    scene.board.set_focus(scene.stage.map)
    hit(driver, "right .")
    assert scene.stage.map.tray
    hit(driver, "esc")
    assert not scene.stage.map.tray


def says_reach(driver: Robot, scene: MatchScene) -> None:
    for shown in (True, False):
        hit(driver, "ctrl+r")
        assert driver.sees("reach") is shown


def says_area_signs(driver: Robot, scene: MatchScene) -> None:
    for shown in (True, False):
        hit(driver, "ctrl+a")
        assert bool(scene.stage.demands.overlay.signs) is shown


def says_trails(driver: Robot, scene: MatchScene) -> None:
    for shown in (False, True):
        hit(driver, "ctrl+t")
        assert scene.app.settings.trails is shown


def says_boards(driver: Robot, scene: MatchScene) -> None:
    for place, strip in enumerate(scene.stage.strips):
        hit(driver, f"f{5 + place}")
        assert isinstance(driver.scene, BoardScene) and driver.scene.side.faction == strip.faction
        hit(driver, "esc")


def says_keys(driver: Robot, scene: MatchScene) -> None:
    for key in ("f2", "?"):
        hit(driver, key)
        assert isinstance(driver.scene, KeysScene)
        hit(driver, key)
        assert driver.scene is scene


def says_full_screen(driver: Robot, scene: MatchScene) -> None:
    before = scene.app.settings.fullscreen
    hit(driver, "f11")
    assert scene.app.settings.fullscreen is not before
    hit(driver, "f11")


def says_picture(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "f12")
    folder = scene.app.services.store.folder / "screenshots"
    settle(driver, lambda: folder.exists() and any(folder.iterdir()))


def says_report(driver: Robot, scene: MatchScene) -> None:
    hit(driver, "shift+f12")
    folder = scene.app.services.store.folder / "reports"
    settle(driver, lambda: any(folder.glob("*.zip")))
    assert not (scene.app.services.store.folder / "screenshots").exists()


SAYS: dict[str, Callable[[Robot, MatchScene], None]] = {
    name.removeprefix("says_"): check for name, check in list(globals().items()) if name.startswith("says_")
}


def test_the_list_and_its_checks_are_the_same() -> None:
    assert {*SAYS, *ASKS, *OPENS} == {row.deed for group in (CHOOSING, TABLE, HELP, EVERYWHERE) for row in group.rows}
    assert {row.deed for row in MENUS.rows} == set(IN_MENUS)


@pytest.mark.parametrize(("keys", "kind"), ASKS.values(), ids=list(ASKS))
def test_keys_lead_to_another_question(keys: str, kind: str, table: Opener) -> None:
    driver, scene = table(FIGHT)
    hit(driver, keys)
    assert scene.question.kind == kind


@pytest.mark.parametrize(("keys", "opened"), OPENS.values(), ids=list(OPENS))
def test_keys_open_what_the_list_says(keys: str, opened: type, table: Opener) -> None:
    driver, _ = table(FIGHT)
    hit(driver, keys)
    assert isinstance(driver.scene, opened)


@pytest.mark.parametrize("deed", sorted(SAYS))
def test_every_listed_key_does_what_it_says(deed: str, table: Opener) -> None:
    driver, scene = table(QUIET if deed in OF_BOTS else FIGHT)
    SAYS[deed](driver, scene)


# In menus ------------------------------------------------------------------------------------------


def menu_step(title: Robot) -> None:
    title.key("tab")
    first = title.scene.board.focus
    title.key("down")
    assert first is not None and title.scene.board.focus is not first


def menu_press(title: Robot) -> None:
    below = title.scene
    title.key("tab")
    title.key("enter")
    title.frames(2)
    assert title.scene is not below


def menu_change(title: Robot) -> None:
    settings = SettingsScene()
    title.scene.push(settings)
    title.frames(3)
    title.go_to("pace")
    before = title.thing("pace").label
    title.key("left")
    assert title.thing("pace").label != before


def menu_scroll(title: Robot) -> None:
    credits = CreditsScene()
    title.scene.push(credits)
    title.resize(640, 400)
    title.frames(3)
    before = title.app.surface.copy()
    title.key("pagedown")
    title.frames(3)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(title.app.surface, "RGB")


def menu_back(title: Robot) -> None:
    below = title.scene
    title.scene.push(RulesScene())
    title.frames(3)
    title.key("esc")
    title.frames(2)
    assert title.scene is below


def title_letter(title: Robot) -> None:
    assert title.thing("credits").enabled
    title.key("r")
    title.frames(2)
    assert isinstance(title.scene, CreditsScene)


def at_the_saves(title: Robot) -> LoadScene:
    """The keyboard in the list of saves."""
    scene = LoadScene()
    title.scene.push(scene)
    title.frames(2)
    settle(title, lambda: title.sees("saves.0") and not scene.busy)
    title.go_to("saves")
    return scene


def saves(title: Robot) -> None:
    scene = at_the_saves(title)
    while scene.chosen is None or scene.chosen.name != "Friday evening":
        hit(title, "down delete")
    assert isinstance(title.scene, MessageScene)
    hit(title, "esc r")
    assert isinstance(title.scene, PromptScene)
    hit(title, "esc d")
    settle(title, lambda: any(call[0] == "duplicate" for call in title.app.services.calls))
    hit(title, "/")
    assert title.focus == "search"


def watch(title: Robot) -> None:
    scene = at_the_saves(title)
    for key, kind in (("w", PlayThrough), ("p", ReplaysScene)):
        hit(title, key)
        settle(title, lambda kind=kind: kind in [type(each) for each in title.app.stack.scenes])
        while title.scene is not scene:
            hit(title, "esc e")
    settle(title, lambda: isinstance(title.scene, MessageScene))


def search(title: Robot) -> None:
    scene = RulesScene()
    title.scene.push(scene)
    title.frames(3)
    title.key("/")
    assert scene.board.typing


def finished(title: Robot) -> None:
    title.app.services.store.chronicle = Shelf(made_up(3))  # type: ignore[misc]
    title.key("h")
    scene = title.scene
    assert isinstance(scene, ChronicleScene)
    for key, tab in (("5", "maps"), ("1", "games")):
        title.key(key)
        assert scene.tab == tab
    title.until(lambda: not scene.busy)
    title.frames()
    title.key("e")
    assert title.scene is not scene


IN_MENUS: dict[str, Callable[[Robot], None]] = {check.__name__: check for check in (
    menu_step, menu_press, menu_change, menu_scroll, menu_back, title_letter, saves, watch, search, finished,
)}  # fmt: skip


@pytest.mark.parametrize("deed", sorted(IN_MENUS))
def test_every_listed_key_of_menus_does_what_it_says(deed: str, title: Robot) -> None:
    IN_MENUS[deed](title)


def test_a_drop_down_list_is_opened_gone_through_and_left_by_keys(title: Robot) -> None:
    title.scene.push(CustomGameScene())
    title.frames(3)
    title.go_to("seat.0.faction")
    before = title.thing("seat.0.faction").label
    for opening in ("enter", "space", "alt+down"):
        hit(title, opening)
        lines = title.find("option", "seat.0.faction.*")
        assert len(lines) > 3, opening
        hit(title, "down esc")
        assert isinstance(title.scene, CustomGameScene) and not title.find("option", "seat.0.faction.*")
        assert title.thing("seat.0.faction").label == before
    hit(title, "enter down down enter")
    assert title.thing("seat.0.faction").label == lines[2].label


# Codes ---------------------------------------------------------------------------------------------


def test_no_place_or_piece_is_given_a_letter_that_means_something_else() -> None:
    assert {chr(row.codes[0]) for row in AT_TABLE if row.codes and row.codes[0] < 128 and not row.control
                        and chr(row.codes[0]).isalpha()} == RESERVED  # fmt: skip
    assert not RESERVED & set(FREE) and len(RESERVED) + len(FREE) == 26


def test_areas_keep_their_letters_and_pieces_take_what_is_left() -> None:
    letters = area_letters({"europe": "Europe", "asia": "Asia", "africa": "Africa", "arctic": "Arctic Ocean"})
    assert letters["europe"] == "e" and len(set(letters.values())) == 4
    codes = codes_for(letters, ["asia", "europe"], [3, 4])
    assert codes[letters["asia"]] == ("area", "asia") and codes["e"] == ("area", "europe")
    assert sorted(target for target in codes.values() if target[0] == "unit") == [("unit", 3), ("unit", 4)]


def test_no_code_begins_another_however_many_there_are() -> None:
    codes = codes_for({"asia": "a"}, ["asia"], list(range(70)))
    assert len(codes) == 71
    assert not any(one != other and other.startswith(one) for one in codes for other in codes)


def test_a_number_that_could_go_on_waits() -> None:
    typed: Typed[int] = Typed()
    codes = {str(number): number for number in range(1, 13)}
    assert typed.feed("2", codes) == 2
    assert typed.feed("1", codes) is None and typed.pending == "1"
    assert typed.feed("0", codes) == 10
    assert typed.feed("1", codes) is None and typed.finish(codes) == 1
    assert typed.feed("1", codes) is None and typed.feed("7", codes) == 7, "17 is nothing: 7 begins anew"


def test_any_card_can_be_named_by_its_number(table: Opener) -> None:
    setup: dict[str, Any] = FIGHT | {
        "units": FIGHT["units"] | {GC: {"deep_one": ["indian_ocean", "arctic_ocean", "europe"],
                                        "shoggoth": ["indian_ocean", "europe"], "cthulhu": ["arabia"],
                                        "starspawn": ["arabia", "australia"],
                                        "acolyte": ["antarctica", "south_pacific", "arabia", "australia"]}},
        "gates": {},
    }  # fmt: skip
    driver, scene = table(setup)
    hit(driver, "1")
    numbered = {card.key: card.choice.option for card in scene.stage.bar.cards}
    numbers = [key for key in numbered if key.isdecimal()]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)] and len(numbers) >= 11
    hit(driver, "1")
    assert scene.stage.banner.typed == "1" and scene.question.kind == "move_unit"
    hit(driver, "1")
    assert scene.question.kind == "move_area" and scene.question.about[0] == numbered["11"].unit
    hit(driver, "esc 1 0")
    assert scene.question.about[0] == numbered["10"].unit, "a 0 that ends a number is not the map's"
    hit(driver, "esc 1 enter")
    assert scene.question.about[0] == numbered["1"].unit


def test_badges_stand_on_the_map_beside_what_they_mean_only_for_who_plays_by_keys(table: Opener) -> None:
    for size in ((1280, 720), (1920, 1080)):
        driver, scene = table(FIGHT, size=size)
        badges = scene.stage.badges
        press(driver, scene, "move")
        assert not scene.board.by_keyboard
        hit(driver, "tab")
        assert scene.board.by_keyboard
        hit(driver, next(iter(badges.codes)))
        settle(driver, lambda scene=scene: not scene.stage.map.animating)
        assert set(badges.codes.values()) == {("area", area) for area in scene.stage.map.marks.areas}
        places = badges.places(scene.app.layout)
        assert set(places) == set(badges.codes)
        assert all(driver.rect("map").collidepoint(at) for at in places.values())
        letters = {card.choice.target: card.letter.lower() for card in scene.stage.bar.cards if card.letter}
        assert letters == {target: code for code, target in badges.codes.items()}


def test_a_click_brings_the_row_of_actions_back(table: Opener) -> None:
    driver, scene = table(FIGHT)
    hit(driver, "1")
    assert scene.stage.bar.numbered
    driver.press("undo")
    press(driver, scene, "move")
    row = driver.find(id="option.*")
    assert not scene.stage.bar.numbered and [each.label for each in row if each.selected] == ["Move"]
    serial = scene.question.serial
    driver.press(next(each for each in row if not each.selected).id)
    assert scene.question.serial == serial, "actions that stand by cannot be pressed"
    driver.press("all_options")
    assert scene.stage.bar.numbered
    driver.press("all_options")
    assert not scene.stage.bar.numbered


def test_a_whole_turn_is_played_without_the_mouse(table: Opener) -> None:
    driver, scene = table(FIGHT, seats=(Seat("", "Ada"), *BOTS))
    hit(driver, "1")
    code = next(code for code, target in scene.stage.badges.codes.items()
                if scene.stage.table.pieces[target[1]].kind == "cthulhu")  # fmt: skip
    hit(driver, code)
    code = next(code for code, target in scene.stage.badges.codes.items() if target == ("area", "antarctica"))
    hit(driver, code)
    settle(driver, lambda: not scene.stage.map.busy and scene.question is not None)
    assert scene.session.match.state_dict()["units"][GC]["cthulhu"] == ["antarctica"]
    hit(driver, "d")
    assert [entry.kind for entry in scene.session.match.entries][:4] == ["move", "unit", "area", "done"]
