"""The games for two in the window: draft, Decay, portals, two factions of a person, both played to the end."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from game.games.duel.words.gamewords import decay_told, spoils
from game.games.wars.screen.answers.choices import area_tip
from game.games.wars.screen.draft import DraftScene
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.map.atlas import atlas
from game.games.wars.screen.map.motion import Rising
from game.games.wars.screen.map.ways import way
from game.games.wars.words.asking import acts_next, drafting
from game.match import writer
from game.match.match import Seat
from game.match.session import Session, begin
from game.match.words import words
from game.ui import draw
from game.ui.gamescreen import opening_of
from game.ui.kit.areas import told
from game.ui.kit.box import Text
from game.ui.rich import RichText, plain
from game.ui.scenes.card import CardScene
from game.ui.scenes.custom import CustomGameScene, sentence
from game.ui.scenes.handicap import OptionsScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.sayings import tells
from tests.ui.playing import ADA, BG, CC, GC, YS, House, Opener, settle
from tests.ui.test_table import on_map, press

BEA = Seat("", "Bea")
BRAM = Seat("random", "Bram")
LOBLOLLY, JERSEY = "loblolly_cove_mystic_river", "jersey_reef_charles_river"
BOOKS = (["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
         ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"])  # fmt: skip
DUEL: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 4,
    "decay": 2,
    "power": {GC: 5, BG: 0},
    "doom": {GC: 12, BG: 9},
    "units": {
        GC: {"cthulhu": [JERSEY], "deep_one": ["rockport"], "acolyte": [JERSEY, "rockport"]},
        BG: {"fungi": ["innsmouth"], "acolyte": ["dunwich", "salem"]},
    },
    "gates": {JERSEY: f"{GC}/acolyte/0", "dunwich": f"{BG}/acolyte/0"},
}


def duel(table: Opener, setup: dict[str, Any] | None = None, **more: Any) -> tuple[Robot, MatchScene]:
    """A Duel on the table."""
    return table(setup or DUEL, seats=more.pop("seats", (ADA, BRAM)), game="duel", **more)


class Draft(NamedTuple):
    """A window at the draft of Cthulhu Wars for two."""

    driver: Robot
    session: Session

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.driver.scene


    def take_all(self) -> None:
        """Take the factions that are free, by number, until the draft is over."""
        for key in "1234":
            if isinstance(self.scene, DraftScene):
                self.driver.key(key)
                self.driver.frames(2)
        settle(self.driver, lambda: not isinstance(self.scene, DraftScene))

    def take_last(self) -> None:
        """Take a free faction once the bot has chosen, if any is left to choose."""
        settle(self.driver, lambda: not isinstance(self.scene, DraftScene) or self.scene.flow.asked is not None)
        if isinstance(self.scene, DraftScene):
            self.driver.press(f"faction.{self.scene.free[0]}")


@pytest.fixture
def draft(house: House) -> Callable[..., Draft]:
    """Opens drafts."""

    def make(*seats: Seat) -> Draft:
        driver = house(reduced_motion=True)
        store = driver.app.services.store  # type: ignore[attr-defined]
        session = begin({"game": "wars", "players": 2, "seed": 4}, seats, store)
        driver.scene.push(opening_of(session))
        driver.frames(3)
        return Draft(driver, session)

    return make


# New game ------------------------------------------------------------------------------------------


@pytest.fixture
def lobby(house: House) -> Robot:
    """The new game screen of the real program."""
    return house(CustomGameScene())


def choose_game(lobby: Robot, game: str) -> Any:
    """Click a game's tile; the scene."""
    scene: Any = lobby.scene
    lobby.press(f"game.{game}")
    return scene


def test_a_duel_is_set_up_by_three_clicks(lobby: Robot) -> None:
    scene = choose_game(lobby, "duel")
    assert lobby.sees("seat.1.name") and not lobby.sees("seat.2.name") and lobby.sees("map.lovecraft_country")
    spec = scene.setup.spec()
    assert (spec.game, spec.map, spec.edition) == ("duel", "lovecraft_country", "")
    assert [seat.faction for seat in spec.seats] == [GC, BG]
    lobby.press("begin")
    lobby.frames(3)
    table = lobby.scene
    assert isinstance(table, MatchScene) and table.session.match.rules.game == "duel"


def test_what_the_duel_leaves_open_is_chosen_by_name(lobby: Robot) -> None:
    scene = choose_game(lobby, "duel")
    lobby.press("options")
    dialog: Any = lobby.scene
    assert isinstance(dialog, OptionsScene)
    for option in dialog.options:
        lobby.press(f"option.{option.id}.on")
    lobby.key("enter")
    spec = scene.setup.spec()
    start = scene.setup.info.options[-1].choices[1].id
    assert spec.options == {
        "decay": "action", "captive_pays": "returned", "replaced_doom": False, "share_pays": True, "first_player": 0,
        "starts": {0: start, 1: start},
    }  # fmt: skip
    session = scene.setup.services.start(replace(spec, options={**spec.options, "starts": {0: "salem"}}))
    rules: Any = session.match.rules
    assert rules.options.decay == "action" and rules.options.share_pays and not rules.options.replaced_doom
    assert rules.map.areas[rules.map.start[0]] == "salem"
    # Great Cthulhu begins in any case, so that the first player is no option of the match.
    kept = {key: value for key, value in spec.options.items() if key != "first_player"}
    assert session.rematch().options == {**kept, "starts": {0: "salem"}}
    session.close()


def test_pairs_are_given_or_drafted(lobby: Robot) -> None:
    scene: Any = lobby.scene
    lobby.choose("players", "2")
    assert {seat.faction for seat in scene.setup.spec().seats} == {"draft"}
    lobby.press("factions.given")
    lobby.choose("seat.0.faction", f"{GC}+{YS}")
    assert [seat.faction for seat in scene.setup.spec().seats] == [f"{GC}+{YS}", f"{CC}+{BG}"]
    lobby.press("begin")
    lobby.frames(3)
    table = lobby.scene
    assert isinstance(table, MatchScene)
    assert table.session.match.rules.setup["factions"] == [[GC, YS], [CC, BG]]  # type: ignore[attr-defined]


def test_the_sides_of_a_duel_are_levelled_by_one_press_and_the_handicap_is_told(lobby: Robot) -> None:
    scene = choose_game(lobby, "duel")
    # The factions of the box are even.
    assert not lobby.sees("level")
    lobby.choose("seat.0.faction", YS)
    found = scene.setup.levelling
    fair = {found.faction: (found.power, found.doom)}

    def given() -> dict[str, tuple[int, int]]:
        return {seat.faction: tuple(seat.handicap) for seat in scene.setup.spec().seats if any(seat.handicap)}

    assert not given() and not lobby.thing("level").selected
    lobby.press("level")
    assert given() == fair and lobby.thing("level").selected
    assert "</>: +1 Power, +3 Doom" in sentence(scene.setup)
    lobby.go_to("level")
    lobby.key("space")
    assert not given() and lobby.focus == "level"
    lobby.key("space")
    # The handicap goes with the faction, and comes again with a match that needs it.
    lobby.choose("seat.0.faction", BG)
    assert given() == fair
    lobby.choose("seat.1.faction", GC)
    assert not given() and not lobby.sees("level")
    lobby.choose("seat.1.faction", YS)
    assert given() == fair
    lobby.frames(2)
    lobby.press("begin")
    lobby.frames(3)
    table: Any = lobby.scene
    words = table.stage.table.by_faction[found.faction].handicap
    assert words and any(f"handicap: {words}" in plain(line.text) for line in table.stage.log.told())
    lobby.move(lobby.rect(f"strip.{found.faction}").move(20, 8).topleft)
    assert words in lobby.thing(f"strip.{found.faction}").tip
    again = {seat.faction: tuple(seat.handicap) for seat in table.session.rematch().seats}
    assert again[found.faction] == fair[found.faction]


# The draft -----------------------------------------------------------------------------------------


def test_a_folder_taken_away_is_told_at_the_draft(draft, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(writer, "BEAT", 0.01)
    opened = draft(ADA, BRAM)
    folder = opened.driver.app.services.store.folder
    folder.rename(folder.with_name("elsewhere"))
    opened.driver.until(lambda: tells(opened.scene.notice, "error-folder-gone-data"))
    opened.driver.until(opened.session.kept.journal_path.exists)


def test_a_draft_by_mouse_against_a_bot_ends_at_the_table(draft: Any) -> None:
    window = draft(ADA, BRAM)
    assert isinstance(window.scene, DraftScene) and "Ada" in window.scene.question()
    window.driver.press(f"faction.{YS}")
    window.take_last()
    settle(window.driver, lambda: isinstance(window.scene, MatchScene))
    factions = window.session.match.rules.setup["factions"]
    assert YS in factions[0] and [len(names) for names in factions] == [2, 2]
    lines = [plain(line.text) for line in window.scene.stage.log.told()]
    assert any("Yellow Sign" in line for line in lines)


def test_a_draft_by_keyboard_can_be_read_and_taken_back(draft: Any) -> None:
    window = draft(ADA, BEA)
    window.driver.key("i")
    assert isinstance(window.scene, CardScene)
    window.driver.key("esc")
    window.driver.key("3")
    assert window.scene.view.taken == {BG: 0} and "Bea" in window.scene.question()
    window.driver.key("3")  # gone already
    assert window.scene.view.taken == {BG: 0}
    window.driver.key("ctrl+z")
    assert window.scene.view.taken in ({}, {BG: 0})
    window.take_all()


def test_undo_leads_from_the_table_back_into_the_draft(draft: Any) -> None:
    window = draft(ADA, BEA)
    window.take_all()
    table = next(scene for scene in window.driver.app.stack.scenes if isinstance(scene, MatchScene))
    while isinstance(window.scene, CurtainScene):
        window.driver.key("enter")
        window.driver.frames(2)
    table.lookback.go(0)
    assert table.stage.table.sides, "before the draft was over there is no table to look back at"
    table.lookback.close()
    while not drafting(window.session.match):
        assert window.session.match.undo(None)
    table.changed()
    window.driver.frames(3)
    assert isinstance(window.scene, DraftScene) and not window.session.kept.closed


def test_leaving_the_draft_keeps_the_match(draft: Any) -> None:
    window = draft(ADA, BEA)
    window.driver.key("2")
    window.driver.key("esc")
    window.driver.frames(3)
    assert isinstance(window.scene, TitleScene) and window.session.kept.closed
    info = window.driver.app.services.continue_info()
    assert info is not None and info.game == "wars"
    again = opening_of(window.driver.app.services.load(info.path))
    assert isinstance(again, DraftScene) and again.view is not None and again.view.taken == {CC: 0}
    again.session.close()


# Two factions of a person --------------------------------------------------------------------------


def test_sides_of_a_person_stand_together_and_the_banner_names_the_person(draft: Any) -> None:
    window = draft(ADA, BRAM)
    window.driver.key("1")
    window.take_last()
    settle(window.driver, lambda: isinstance(window.scene, MatchScene) and window.scene.question is not None)
    scene = window.scene
    seats = [scene.stage.table.by_faction[strip.faction].seat for strip in scene.stage.strips]
    assert seats == sorted(seats) and [strip.partner for strip in scene.stage.strips] == ["first", "last"] * 2
    assert scene.question.kind == "slot_side" and scene.stage.banner.name == "Ada"
    window.driver.click(window.driver.rects(id="option.*")[1].center)
    settle(window.driver, lambda: scene.question is not None and scene.question.kind == "action")
    following = acts_next(window.session.match)
    assert len(following) == 1 and following[0] != scene.question.faction
    assert [strip.faction for strip in scene.stage.strips if strip.next] == list(following)


def test_a_person_with_two_factions_has_one_line_among_the_seats(table: Opener) -> None:
    driver, scene = table({}, seats=(ADA, BRAM), factions=[[GC, YS], [BG, CC]])
    driver.key("f9")
    driver.frames(2)
    driver.choose("seat.1", "random")
    assert scene.session.match.seats[1].bot == "random" and not driver.sees("seat.2")


# Decay, portals, Doom for losses -------------------------------------------------------------------


def test_decay_is_told_beside_the_map(table: Opener) -> None:
    driver, scene = duel(table)
    assert driver.rect("decay").bottom <= scene.app.layout.height
    now, then = (plain(text).replace("  ", " ") for text in decay_told(scene.stage.table))
    assert now.strip() == "Great Cthulhu lost 2 Power to Decay."
    assert "Black Goat is out of Power" in then and "costs 3, the one after it 4" in then
    assert dict(spoils(scene.session.match)[BG])["shub_niggurath"] == 8
    assert scene.stage.topbar.track.decay == 2


@pytest.mark.parametrize("pair", [(GC, BG), (CC, YS)])
def test_what_losses_are_worth_names_every_unit_whole(table: Opener, pair: tuple[str, str]) -> None:
    driver, scene = table(None, seats=(ADA, BRAM), game="duel", factions=[[faction] for faction in pair])
    names = {words().name("unit", kind) for kinds in spoils(scene.session.match).values() for kind, _ in kinds}
    for size in ((1920, 1080), (3840, 2160)):
        driver.resize(*size)
        layout = scene.app.layout
        lines = {laid.box.words: (laid.box, laid.rect.width) for laid in scene.stage.plate.laid.all()
                 if isinstance(laid.box, Text) and laid.box.words in names}  # fmt: skip
        assert set(lines) == names, size
        for name, (box, wide) in lines.items():
            px = layout.font_px(box.role)
            whole = draw.fitted(name, box.role, px, wide)[0] if box.line else name
            assert whole == name and (box.line or RichText(name, box.role, px, wide).size[0] <= wide), (size, name)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_where_spellbooks_are_named_losses_are_told_when_pointed_at(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(None, seats=(ADA, BRAM), game="duel", factions=[[GC], [BG]], size=size)
    shown = {laid.box.words for strip in scene.stage.strips for laid in strip.laid.all() if isinstance(laid.box, Text)}
    assert {words().name("requirement", need.id) for need in scene.stage.table.sides[0].requirements} <= shown
    for kinds in spoils(scene.session.match).values():
        for kind, _ in kinds:
            assert words().name("unit", kind) in driver.find(id=f"decay.{kind}")[0].tip


def test_decay_is_paid_in_the_window(table: Opener) -> None:
    driver, scene = duel(table, {**DUEL, "power": {GC: 6, BG: 0}})
    press(driver, scene, "recruit")
    settle(driver, lambda: scene.question is not None)
    while scene.question and scene.question.kind == "recruit_area":
        on_map(driver, scene, ("area", "rockport"))
        settle(driver, lambda: scene.question is not None)
    if scene.question.kind == "action" and any(c.kind == "done" for c in scene.question.choices):
        press(driver, scene, "done")
    settle(driver, lambda: scene.stage.table.decay == 3)
    paid = [event.args for event in scene.session.match.events_since(0) if event.kind == "paid"]
    assert (0, 3, "decay") in paid
    assert any("3 Power for Decay" in plain(line.text) for line in scene.stage.log.told())


def test_a_piece_goes_through_a_portal_by_a_click_on_either_place(table: Opener) -> None:
    driver, scene = duel(table)
    press(driver, scene, "move")
    unit = next(p.unit for p in scene.stage.table.pieces.values() if p.kind == "deep_one")
    on_map(driver, scene, ("unit", unit))
    board = scene.stage.map.atlas
    one, two = (scene.stage.map.sheet.to_window(at) for at in board.portals[LOBLOLLY].signs)
    assert scene.stage.map.sheet.area_at(one) == scene.stage.map.sheet.area_at(two) == LOBLOLLY
    for place in (one, two):
        driver.move(place)
        assert scene.stage.map.over == ("area", LOBLOLLY) and scene.stage.map.pointed_portal == LOBLOLLY
    driver.click(two)
    assert scene.stage.table.pieces[unit].place == LOBLOLLY


def test_the_way_through_a_portal_is_taken_where_it_is_shorter() -> None:
    board = atlas("lovecraft_country")
    lines = way(board, board.places["rockport"].home, board.places[LOBLOLLY].home)
    assert len(lines) == 2
    signs = board.portals[LOBLOLLY].signs
    assert lines[0][-1] in signs and lines[1][0] in signs and lines[0][-1] != lines[1][0]
    assert len(way(board, board.places["arkham"].home, board.places["salem"].home)) == 1


def test_the_tip_of_an_area_in_two_places_says_so(table: Opener) -> None:
    _, scene = duel(table)
    assert "in two places" in area_tip(JERSEY, scene.stage.table) and "in two places" not in area_tip(
        "salem", scene.stage.table
    )


def test_doom_for_a_loss_is_shown_where_the_unit_fell(table: Opener) -> None:
    units = {GC: {"deep_one": ["salem"] * 2, "acolyte": [JERSEY]}, BG: {"acolyte": ["dunwich", "salem"]}}
    shared = {"books": {BG: ["blood_sacrifice"]}, "requirements": {BG: ["bg_share"]}}
    driver, scene = duel(table, {**DUEL, "units": units, **shared}, pace="fast", dice=[6, 6], seats=(ADA, BEA))
    driver.key("enter")
    driver.frames(3)
    press(driver, scene, "battle")
    seen: list[Rising] = []

    def done() -> bool:
        if isinstance(driver.scene, CurtainScene):
            driver.key("enter")
            driver.frames(2)
        elif scene.question and scene.question.choices and scene.question.kind not in ("book", "action"):
            chosen = next(choice for choice in scene.question.choices if choice.option)
            scene.answer(chosen.option)  # type: ignore[arg-type]
        seen.extend(each for each in scene.stage.map.moving if isinstance(each, Rising))
        return bool(seen)

    settle(driver, done)
    assert (seen[0].gain.faction, seen[0].gain.amount) == (GC, 1)
    # The map may still be on its way to where it will lie.
    assert scene.stage.map.camera.goal_sheet.area_at(seen[0].at) == "salem"


# To the end ----------------------------------------------------------------------------------------


def played_out(driver: Robot, scene: MatchScene) -> EndScene:
    """Hand every seat to a quick bot and wait for the end."""
    for seat in scene.session.people:
        scene.session.change_seat(seat, "random")
    scene.changed(anew=True)
    driver.until(lambda: isinstance(driver.scene, EndScene))
    end = driver.scene
    assert isinstance(end, EndScene)
    return end


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
def test_strips_of_a_duel_name_every_spellbook_or_what_it_asks_for(table: Opener, size: tuple[int, int]) -> None:
    _, scene = duel(table, {**DUEL, "books": {GC: list(BOOKS[0][:2])}}, size=size)
    for strip in scene.stage.strips:
        side = strip.side
        names = {words().name("book", book) for book in side.books}
        names |= {words().name("requirement", need.id) for need in side.requirements if not need.met}
        assert len(names) == 6 and names <= set(told(strip.laid.box)), side.faction


def test_a_duel_is_played_to_its_end_in_the_window(table: Opener) -> None:
    driver, scene = duel(table, {**DUEL, "doom": {GC: 30, BG: 9}, "power": {GC: 1, BG: 0}})
    end = played_out(driver, scene)
    assert end.result.reason == "doom_30"
    told = plain(end.reason())
    assert "six spellbooks" not in told
    for page in ("course", "dice", "deeds", "turning", "result"):
        driver.press(f"page.{page}")
        driver.frames(2)


def test_wars_for_two_is_played_to_its_end_in_the_window(table: Opener) -> None:
    setup = {"phase": "doom", "turn": 6, "doom": {GC: 31, YS: 5, BG: 20, CC: 20},
             "books": {GC: BOOKS[0], CC: BOOKS[1]}}  # fmt: skip
    driver, scene = table(setup, seats=(ADA, BRAM), factions=[[GC, YS], [BG, CC]])
    end = played_out(driver, scene)
    assert end.headline() == "Bram wins"
    assert "40 Doom in all" in plain(end.reason()) and "36 Doom in all" in plain(end.reason())
    assert set(end.result.sides) == {BG, CC}
