"""Moments: what is one, who sees it, and that nobody has to wait for it."""

from typing import Any

import pygame
import pytest

from game.engine.event import Event
from game.games.rites.screen.moments import moment_of
from game.games.rites.words.tableview import CardTable, read_cards
from game.games.wars.rules.units import KINDS, UNIT_KIND
from game.games.wars.screen.moments.which import ORDER, Which
from game.games.wars.words.tableview import read_table
from game.match.match import Match
from game.ui.glyphs import medal
from game.ui.sound import Sound
from game.ui.stagecraft.act import BOOKS, CARDS, CLASH, FALL, GATE, GREAT, PRIZE, RISE, RITUAL, SIGN, Act
from game.ui.stagecraft.camera import Camera
from game.ui.stagecraft.forms import Form
from game.ui.stagecraft.playing import FORMS, LONGEST, Moments
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import ADA, BOTS, FIGHT, GC, House, Opener, settle

CTHULHU, SHOGGOTH, YOTHAN = (
    next(unit for unit, kind in enumerate(UNIT_KIND) if KINDS[kind].id == id)
    for id in ("cthulhu", "shoggoth", "yothan")
)
AWAKENER: dict[str, Any] = FIGHT | {
    "power": {GC: 12, "crawling_chaos": 5},
    "units": FIGHT["units"] | {GC: {"acolyte": ["south_pacific", "antarctica"]}},
    "gates": {"south_pacific": f"{GC}/acolyte/0"},
}


def cards_table() -> tuple[Match, CardTable]:
    """A table of Rites as its first seat sees it."""
    pygame.display.set_mode((320, 200))
    match = Match.new({"game": "rites", "players": 3, "seed": 1}, (ADA, *BOTS[:2]))
    return match, read_cards(match, 0)


@pytest.fixture(scope="module")
def which() -> Which:
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": FIGHT}, (ADA, *BOTS))
    return Which(match, read_table(match, 0))


@pytest.mark.parametrize(("event", "form"), [
    (Event("placed", (CTHULHU, 3, "awaken")), RISE),
    (Event("placed", (CTHULHU, 3, "pain")), None),
    (Event("placed", (YOTHAN, 3, "summon")), RISE),
    (Event("killed", (CTHULHU, 3, 1)), FALL),
    (Event("killed", (SHOGGOTH, 3, 1)), None),
    (Event("ritual", (0, 5, 2, 1)), RITUAL),
    (Event("battle", (0, 1, 3)), CLASH),
    (Event("sign", (0, 0, "ritual")), SIGN),
    (Event("book", (0, 1)), None),
    (Event("moved", (CTHULHU, 3, 4, "move")), None),
])  # fmt: skip
def test_which_events_are_moments(which: Which, event: Event, form: str | None) -> None:
    act = which.of([event])
    assert (act.form if act else None) == form


def test_the_weightiest_of_a_step_is_shown_alone(which: Which) -> None:
    act = which.of([Event("sign", (0, 0, "ritual")), Event("killed", (CTHULHU, 3, 1)), Event("battle", (0, 1, 3))])
    assert act is not None and act.form == FALL
    assert set(ORDER) >= GREAT - {PRIZE} and act.figures == ((GC, "cthulhu"),)


def test_a_drawn_sign_tells_nobody_its_value(which: Which) -> None:
    shown = [which.of([Event("sign", (0, value, "ritual"))]) for value in (0, 1, 3)]
    assert shown[0] is not None and shown[0] == shown[1] == shown[2]


@pytest.mark.parametrize("form", sorted(FORMS))
def test_none_looks_like_the_last_and_none_takes_long(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Sparks fly another way each time, and hide that nothing else does.
    monkeypatch.setattr(Form, "sparks", lambda *_: None)
    pygame.display.set_mode((320, 200))
    act = Act(form, ((10, 90, 60), (90, 80, 10)), "Title", "Line",
                             ((GC, "cthulhu"), ("crawling_chaos", "nightgaunt")), (GC, "absorb", "dreams"),
                             pictures=(lambda: pygame.Surface((30, 40)),) * 3)  # fmt: skip
    seen = []
    for _ in range(2):
        moments = Moments()  # at another table
        moments.begin(act, (320, 200))
        target = pygame.Surface((320, 200))
        moments.draw(target, lambda: None)
        assert moments.ready()
        moments.advance(0.6)
        assert moments.busy
        moments.draw(target, lambda: None)
        seen.append(target)
        moments.advance(LONGEST)
        assert not moments.busy
    one, other = (pygame.image.tobytes(each, "RGB") for each in seen)
    assert sum(abs(a - b) > 12 for a, b in zip(one, other, strict=True)) > len(one) / 100


def test_the_camera_keeps_to_the_board_comes_nearer_and_goes_back() -> None:
    board = pygame.Rect(100, 50, 600, 400)
    for at in ((120, 60), (400, 250), (690, 440), (0, 0), None):
        camera = Camera(board, at, 0.08)
        parts = [camera.seen(share / 20, shake) for share in range(21) for shake in (0.0, 30.0, -30.0)]
        assert all(board.contains(part) for part in parts) and camera.seen(0.0) == board
        assert parts[-3].w < parts[30].w < board.w
    near = Camera(board, (120, 60), 0.08).seen(1.0)
    assert near.left - board.left < board.right - near.right and near.top - board.top < board.bottom - near.bottom
    for form in FORMS.values():
        made = form(Act(next(iter(FORMS)), ((9, 9, 9),), "A"), (320, 200), 0)
        assert made.nearing(0.0) == 0 and made.nearing(made.SECONDS) == 0 and made.nearing(made.SECONDS / 2) > 0.3


def test_moments_of_rites_show_cards_everybody_sees() -> None:
    match, table = cards_table()
    played = moment_of([Event("power_play", (0, "steal", 0, 1, 13))], table, match)
    assert played is not None and played.form == CARDS and len(played.pictures) == 3
    won = moment_of([Event("captured", (1, 0)), Event("rite_over", (0, 1, "gates"))], table, match)
    assert won is not None and won.form == PRIZE and won.great and len(won.pictures) == 1
    risen = moment_of([Event("played", (0, 3, 0, 0)), Event("summoned", (0, 1))], table, match)
    assert risen is not None and risen.form == RISE and risen.figures == ((GC, "cthulhu"),)
    assert moment_of([Event("rite_over", (0, -1, "gates"))], table, match) is None
    assert moment_of([Event("requested", (0,)), Event("played", (0, 3, 0, 0))], table, match) is None


def test_pictures_that_others_show_stay_as_they_are() -> None:
    pygame.display.set_mode((320, 200))
    moments = Moments()
    for form in (GATE, BOOKS, RITUAL, SIGN):
        moments.begin(Act(form, ((10, 90, 60),), "Title", "Line", (), (GC, "absorb")), (320, 200))
        moments.draw(pygame.Surface((320, 200)), lambda: None)
        assert moments.ready()
        moments.advance(0.4)
        moments.draw(pygame.Surface((320, 200)), lambda: None)
        for px in range(10, 60):
            assert medal(GC, px).get_alpha() == 255
        moments.finish()


# At the table ------------------------------------------------------------------------------------


def awaken(table: Opener, **given: Any) -> tuple[Robot, MatchScene]:
    """A table at which Cthulhu has just been awakened."""
    settings = {"moments": "all"} | given.pop("settings", {})
    driver, scene = table(AWAKENER, settings=settings, **({"pace": "normal"} | given))
    settle(driver, lambda: not scene.animating)
    driver.clock.milliseconds = 0
    asked = scene.session.match.decision
    assert asked is not None
    scene.answer(next(option for option in asked.options if option.kind == "awaken"))
    driver.frames()
    while scene.question is not None and scene.question.kind.startswith("awaken"):
        scene.answer(scene.session.match.decision.options[0])  # type: ignore[union-attr]
        driver.frames()
    return driver, scene


def test_a_key_ends_a_moment_and_still_means_what_it_means(table: Opener) -> None:
    driver, scene = awaken(table)
    act = scene.moments.act
    assert act is not None and act.form == RISE
    assert scene.moments.ready()
    assert scene.question is not None, "who is asked need not wait"
    driver.post(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")
    driver.frames()
    assert scene.moments.busy, "keys that take its picture do not end it"
    driver.post(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")
    driver.frames(2)
    assert not scene.moments.busy and driver.scene is not scene, "the rules are open"


def test_the_camera_moves_no_place_and_what_is_seen_is_whole_again_at_once(table: Opener) -> None:
    driver, scene = awaken(table)
    before = {thing.id: thing.rect for thing in scene.things()}
    assert scene.moments.ready()
    driver.clock.milliseconds = 700
    driver.frames(2)
    assert scene.moments.busy and {thing.id: thing.rect for thing in scene.things()} == before
    driver.clock.milliseconds = 0
    driver.click(driver.offers()[2].rect.center)
    driver.frames(2)
    assert not scene.moments.busy and scene.session.match.entries[1].option.kind == "book", "it is an answer"


def test_time_stands_still_below_a_moment_and_goes_on_after_it(table: Opener) -> None:
    driver, scene = awaken(table)
    assert scene.moments.ready() and scene.animating
    driver.clock.milliseconds = 100
    driver.frames(3)
    assert scene.stage.motions.busy and all(motion.time == 0 for motion in scene.stage.map.moving)
    settle(driver, lambda: not scene.moments.busy)
    assert scene.stage.motions.busy
    settle(driver, lambda: not scene.animating)


def test_a_moment_is_shorter_where_bots_play_fast(table: Opener) -> None:
    left = {}
    for pace in ("normal", "fast"):
        _, scene = awaken(table, pace=pace)
        assert scene.moments.ready()
        scene.moments.advance(1.1)
        left[pace] = scene.moments.busy
    assert left == {"normal": True, "fast": False}


def test_a_battle_is_joined_before_its_dice_are_thrown(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda self, name: None if name == "click" else heard.append(name))
    nobody_to_devour = FIGHT | {"units": FIGHT["units"] | {GC: {"starspawn": ["indian_ocean"]}}}
    driver, scene = table(nobody_to_devour, settings={"moments": "all"}, pace="normal", dice=[1] * 40)
    driver.clock.milliseconds = 0
    heard.clear()
    driver.press("option.battle")
    assert any(event.kind == "rolled" for event in scene.session.match.events), "one answer does both"
    assert scene.moments.act is not None and scene.moments.act.form == CLASH and scene.stage.rolling
    assert heard == ["battle"]
    scene.moments.finish()
    driver.frames()
    assert heard == ["battle", "dice"]
    driver.clock.milliseconds = 16
    settle(driver, lambda: not scene.stage.rolling)
    driver.frames(2)
    assert not scene.moments.busy and heard.count("battle") == 1, "it is not joined twice"


@pytest.mark.parametrize("given", [
    {"settings": {"reduced_motion": True}}, {"settings": {"motion_speed": 0}}, {"settings": {"moments": "none"}},
    {"pace": "at_once"},
])  # fmt: skip
def test_nobody_sees_moments_who_does_not_want_them(table: Opener, given: dict[str, Any]) -> None:
    _, scene = awaken(table, **given)
    assert not scene.moments.busy


def test_the_end_screen_waits_for_its_moment_unless_that_is_undone(table: Opener) -> None:
    driver, scene = awaken(table)
    seen: list[str] = []
    scene.when_seen(lambda: seen.append("one"))
    driver.frames()
    assert not seen
    scene.unsay()
    scene.when_seen(lambda: seen.append("two"))
    scene.moments.finish()
    driver.frames()
    assert seen == ["two"]
    scene.when_seen(lambda: seen.append("three"))
    assert seen[-1] == "three", "nothing plays"


# In the theatre ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def awakened() -> Match:
    """A game in which Cthulhu is awakened, with nothing before it."""
    match = Match.new({"game": "wars", "players": 4, "seed": 3, "setup": AWAKENER}, (ADA, *BOTS))
    for kinds in ("awaken", "book", "done"):
        assert match.decision is not None
        match.answer(next(option for option in match.decision.options if option.kind == kinds))
    return match


def watch(house: House, awakened: Match, key: str = "2", **settings: Any) -> tuple[Robot, Any]:
    """The theatre right before the awakening, at a speed."""
    driver, scene = house.watch(awakened)
    driver.app.settings.moments = "all"
    for name, value in settings.items():
        setattr(driver.app.settings, name, value)
    driver.key(key)
    driver.frames(2)
    return driver, scene


def test_the_theatre_shows_moments_and_goes_on_when_they_have_been_seen(house: House, awakened: Match) -> None:
    driver, scene = watch(house, awakened)
    driver.clock.milliseconds = 100
    driver.key("space")
    driver.until(lambda: scene.moments.busy)
    act, n = scene.moments.act, scene.reel.n
    assert act is not None and act.form == RISE and scene.reel.playing
    driver.clock.milliseconds = 0
    driver.frames()
    assert scene.moments.ready()
    driver.clock.milliseconds = 100
    driver.frames(8)
    assert scene.moments.busy and scene.reel.n == n
    driver.until(lambda: scene.reel.n > n)
    assert not scene.moments.busy


def test_a_step_in_the_theatre_shows_its_moment_and_a_key_ends_it(house: House, awakened: Match) -> None:
    driver, scene = watch(house, awakened)
    driver.clock.milliseconds = 0
    driver.key("right")
    assert scene.moments.busy
    n = scene.reel.n
    driver.key("left")
    assert not scene.moments.busy and scene.reel.n < n


@pytest.mark.parametrize("given", [
    {"settings": {"reduced_motion": True}}, {"settings": {"moments": "none"}}, {"key": "5"}, {"go": "end"},
])  # fmt: skip
def test_the_theatre_shows_none_fast_after_a_jump_or_where_none_are_wanted(
    house: House, awakened: Match, given: dict[str, Any],
) -> None:  # fmt: skip
    driver, scene = watch(house, awakened, given.get("key", "2"), **given.get("settings", {}))
    driver.clock.milliseconds = 0
    driver.key(given.get("go", "right"))
    assert scene.reel.n > 0 and not scene.moments.busy
