"""Who must decide what: the banner, the curtain, standing orders, seats and Elder Signs in the middle of anything."""

from typing import Any

import pytest

from game.engine.option import Option
from game.games.wars.rules.flow.anytime import ANY_MOMENT
from game.games.wars.rules.units import SIDE_NUMBER
from game.games.wars.screen.answers.question import Choice, Picture
from game.games.wars.screen.signs import SignsScene
from game.games.wars.words.arguments import QUESTIONS
from game.games.wars.words.asking import AUTHORS, asking, going_on
from game.games.wars.words.orders import JUDGED, ORDERS
from game.language.spoken import has, ids, name, say
from game.language.values import markup
from game.match.match import Match, Seat
from game.match.session import begin
from game.match.words import plain, words
from game.ui import theme
from game.ui.kit.box import Text
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.table.turns.flow import Flow
from scripts.window.robot import Robot
from tests.ui import eight
from tests.ui.playing import ADA, BOTS, CC, FIGHT, GC, YS, Opener, hit, settle
from tests.ui.test_table import press

BRUNO = Seat("", "Bruno")
DREAMS: dict[str, Any] = FIGHT | {
    "books": {GC: ["dreams"]},
    "units": {GC: {"cthulhu": ["indian_ocean"]}, CC: {"acolyte": ["south_asia"] * 2, "nightgaunt": ["south_asia"]},
              YS: {"acolyte": ["europe"]}},
    "gates": {"south_asia": "crawling_chaos/acolyte/0"},
}  # fmt: skip


def match(setup: dict[str, Any], *kinds: Any, dice: list[int] | None = None) -> Match:
    """A position after some answers: kinds of options, or areas by name."""
    made = Match.new({"game": "wars", "players": 4, "seed": 3, "setup": setup, "dice": dice}, [ADA, *BOTS])
    for kind in kinds:
        areas = made.rules.map.number
        made.answer(made.find("area", area=areas[kind])[0] if kind in areas else made.find(kind)[0])
    return made


# What is told --------------------------------------------------------------------------------------


def test_nobody_asks_in_ones_own_turn() -> None:
    own = match(FIGHT)
    assert asking(own)[:3] == ("", "", "") and going_on(own, 0) == ""
    own = match(FIGHT, "move")
    assert not asking(own).why and going_on(own, 0) == "move"


def test_a_victim_is_told_who_asks_why_and_where() -> None:
    why = asking(match(DREAMS, "dreams", "south_asia"))
    assert (why.by, why.where) == (GC, "south_asia")
    assert plain(why.short).split() == ["Dreams", "of", "Great", "Cthulhu"]
    assert "you choose which" in why.why and "South Asia" in why.why


def test_a_defender_is_told_of_the_battle() -> None:
    fight = match(FIGHT, "battle", "done", dice=[6] * 2 + [1] * 10 + [1] * 40)
    assert fight.decision is not None and fight.decision.kind == "assign_kill" and fight.decision.side == 1
    why = asking(fight)
    assert (why.by, why.where) == (GC, "indian_ocean")
    assert why.why == say("wars-why-assign-kill", sign=markup(f"{{glyph:{GC}}}"), side=name("faction", GC),
                          area=name("area", "indian_ocean"))  # fmt: skip


def test_every_kind_asked_of_others_has_words_that_can_be_filled() -> None:
    """The texts are about kinds of questions that exist, each with a short form and somebody who brings it about."""
    kinds = {kind.replace("-", "_") for kind in ids("wars-why-")}
    assert kinds - set(QUESTIONS) == {"turn", "battle"} and kinds == set(AUTHORS)
    assert all(has(f"wars-why-{kind.replace('_', '-')}.short") for kind in kinds)
    assert all(by in ("acting", "enemy") or words().has("faction", by) for by in AUTHORS.values())


@pytest.mark.parametrize("seed", [5, 12])
def test_in_random_games_every_choice_in_anothers_turn_is_explained(seed: int) -> None:
    from game.match.driver import AskBot, Over
    from game.match.driver import Driver as Loop

    made = Match.new({"game": "wars", "players": 4, "seed": seed}, [Seat("random", name) for name in "abcd"])
    loop = Loop(made)
    asked = 0
    while not isinstance(waiting := loop.waiting(), Over):
        assert isinstance(waiting, AskBot)
        why = asking(made)
        asked += bool(why.by)
        assert bool(why.by) == bool(why.short) == bool(why.why) and "{the" not in why.short + why.why
        loop.done(waiting.think())
    assert asked


# The banner ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("calm", [False, True])
def test_a_choice_in_anothers_turn_stands_out(table: Opener, calm: bool) -> None:
    """Without motion nothing sweeps."""
    driver, scene = table(DREAMS, seats=(ADA, BRUNO, *BOTS[1:]))
    scene.app.settings.reduced_motion = calm
    scene.app.settings.curtain = "always"
    hit(driver, "enter")
    press(driver, scene, "dreams")
    before = scene.stage.banner.asked
    code = next(code for code, target in scene.stage.badges.codes.items() if target == ("area", "south_asia"))
    driver.key(code)
    if scene.question is not None and scene.question.kind == "dreams_area":
        driver.key(code)
    driver.frames(2)
    curtain = driver.scene
    assert isinstance(curtain, CurtainScene) and curtain.name == "Bruno" and "sends Dreams" in curtain.words
    hit(driver, "enter")
    banner = scene.stage.banner
    assert not before and "Dreams of" in banner.asked and banner.faction == CC
    assert banner.sweeping is not calm and (calm or scene.animating)
    deciding = [strip.faction for strip in scene.stage.strips if strip.deciding]
    assert deciding == [CC]
    settle(driver, lambda: not banner.sweeping)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_banner_says_who_asks_in_both_sizes(table: Opener, size: tuple[int, int]) -> None:
    """The rim of a choice asked by another is stronger, and why it is asked is told."""
    driver, scene = table(FIGHT, size=size, settings={"goals": "always"})
    why = asking(match(DREAMS, "dreams", "south_asia")).short
    near = []
    for asked in ("", why):
        scene.stage.banner.say(CC, "Crawling Chaos", "which Acolyte is lost to Dreams?", "in South Asia", 6, asked)
        scene.redraw()
        driver.frames()
        at = driver.rect("banner").move(2, 1).topleft
        rim = zip(driver.app.surface.get_at(at)[:3], theme.faction_colour(CC), strict=True)
        near.append(sum(abs(a - b) for a, b in rim))
        driver.hover("banner")
        assert asked in driver.thing("banner").tip
    assert near[1] < near[0]
    # Five cards in a row keep their words within them.
    keeper = [Choice(Option("unit", unit=unit), "Acolyte in the South Pacific, gate keeper",
                     Picture("token", GC, "acolyte")) for unit in range(5)]  # fmt: skip
    nobody = Choice(Option("done"), "Nobody", Picture("icon", id="done"), place="end")
    scene.stage.bar.show([*keeper, nobody])
    driver.frames(2)
    bar = scene.stage.bar
    cards, texts = bar.areas, [laid for laid in bar.laid.all() if isinstance(laid.box, Text) and laid.box.words]
    assert len(cards) == 6 and all(any(card.rect.contains(laid.rect) for card in cards) for laid in texts)


# Standing orders -----------------------------------------------------------------------------------


def test_orders_are_on_a_page_and_what_they_answer_is_in_the_chronicle(table: Opener) -> None:
    driver, scene = table(FIGHT | {"books": {GC: ["devolve"]}, "units": FIGHT["units"] | {
        GC: {"acolyte": ["indian_ocean", "antarctica"]}}})  # fmt: skip
    hit(driver, "f9")
    seats = driver.scene
    assert isinstance(seats, SeatsScene)
    assert seats.root.laid
    names = [laid.box.words for laid in seats.root.laid.all() if isinstance(laid.box, Text)]
    for ability in ("end_slot", "ritual", "reveal", "devolve", "devour"):
        assert ability in ORDERS
    assert words().name("book", "devolve") in names and words().name("ability", "devour") in names
    assert words().name("book", "necrophagy") not in names, "only what the person could be asked about"
    for ability in ORDERS:
        # Each that is offered says what is asked and when, and none offers what would change nothing.
        told = say(f"wars-orders-{ability.replace('_', '-')}.note")
        assert (told in names) == driver.sees(f"orders.0.{ability}"), ability
        assert driver.sees(f"orders.0.{ability}.matters") == (driver.sees(f"orders.0.{ability}") and ability in JUDGED)
    assert driver.thing(f"orders.0.devolve.{ORDERS['devolve']}").selected
    driver.go_to("orders.0.devolve")
    driver.key("right")
    assert scene.session.driver.orders.of(0).answers["devolve"] == "never"
    hit(driver, "esc 1 1 1")
    if scene.question is not None and scene.question.kind == "move_unit":
        driver.key("d")
    settle(driver, lambda: any("Answered for you" in line.text for line in scene.stage.log.lines))
    line = next(line for line in scene.stage.log.lines if "Answered for you" in line.text)
    assert "Devolve" in line.text and line.kind == "private"


def test_what_an_order_answers_is_told_to_nobody_else() -> None:
    made = match(FIGHT | {"books": {GC: ["devolve"]}}, "recruit")
    made.answer(made.decision.options[0]) if made.decision.kind == "recruit_area" else None
    assert made.decision.kind == "devolve"
    made.answer(made.decision.default, by="order")
    told = [event for event in made.events_since(0, 0) if event.kind == "ordered"]
    assert [event.args for event in told] == [(0, "devolve", "done")]
    assert all(event.args == () for event in made.events_since(0, 1) if event.kind == "ordered")
    made.undo()
    assert not any(event.kind == "ordered" for event in made.events_since(0, 0))


# Seats ---------------------------------------------------------------------------------------------


def seat_to(driver: Robot, place: int, value: str) -> None:
    """Hand a seat over on the page of seats."""
    hit(driver, "f9")
    driver.choose(f"seat.{place}", value)
    hit(driver, "esc")


def test_a_seat_goes_to_a_bot_in_the_middle_of_an_action_and_comes_back(table: Opener) -> None:
    driver, scene = table(FIGHT)
    driver.key("1")
    assert scene.question.kind == "move_unit"
    scene.app.settings.bot_pace = "slow"
    seat_to(driver, 0, "random")
    assert scene.session.people == () and scene.question is None
    driver.key("p")
    seat_to(driver, 0, "")
    assert scene.session.people == (0,)
    settle(driver, lambda: scene.question is not None)


def test_a_seat_is_taken_over_in_the_middle_of_anothers_decision(table: Opener) -> None:
    driver, scene = table(FIGHT, seats=(ADA, *BOTS))
    press(driver, scene, "battle")
    seat_to(driver, 1, "")
    assert scene.session.people == (0, 1)
    assert scene.stage.table.battle is not None


# Elder Signs at any moment -------------------------------------------------------------------------


def reveal_all(driver: Robot) -> None:
    """On the open page of signs turn over all, by keyboard."""
    assert isinstance(driver.scene, SignsScene)
    driver.go_to("all")
    driver.key("enter")
    driver.go_to("reveal")
    hit(driver, "enter")


def test_bots_think_once_the_table_is_on_the_screen(table: Opener) -> None:
    driver, below = table(FIGHT)
    session = begin({"game": "wars", "players": 4, "seed": 3, "setup": FIGHT}, (*BOTS, ADA), None)
    opened = MatchScene(session)
    below.push(opened)
    driver.app.frame([])
    assert driver.scene is opened and opened.flow.thinking and not opened.flow._begun
    settle(driver, lambda: bool(session.match.entries))


def test_signs_are_revealed_by_keys_while_a_bot_thinks(table: Opener) -> None:
    # Nobody can attack the person, and so ask for anything.
    driver, scene = table(FIGHT | {"units": FIGHT["units"] | {GC: {"cthulhu": ["antarctica"]}}})
    scene.app.settings.bot_pace = "slow"
    hit(driver, "x")
    driver.press("yes")
    settle(driver, lambda: scene.flow.thinking)
    hit(driver, "v")
    reveal_all(driver)
    assert scene.stage.table.by_faction[GC].doom == 4


def test_signs_of_another_person_are_revealed_behind_a_curtain_while_somebody_decides(table: Opener) -> None:
    driver, scene = table(FIGHT, seats=(ADA, *BOTS[:2], BRUNO))
    hit(driver, "enter 1")
    serial = scene.question.serial
    hit(driver, "v")
    assert isinstance(driver.scene, SignsScene)
    driver.go_to("seat.3")
    hit(driver, "enter")
    assert isinstance(driver.scene, CurtainScene) and driver.scene.name == "Bruno"
    hit(driver, "enter")
    reveal_all(driver)
    assert scene.stage.table.by_faction[YS].doom == 2
    assert scene.question.kind == "move_unit" and scene.question.serial > serial


def test_what_can_be_done_at_any_moment_is_a_button_beside_the_signs(table: Opener) -> None:
    setup = {"phase": "action", "slot": GC, "power": {GC: 3, "windwalker": 3},
             "units": {GC: {"cthulhu": ["antarctica"]}, "windwalker": {"acolyte": ["arctic_ocean"]}}}  # fmt: skip
    driver, scene = table(setup, seats=(ADA, BOTS[0], BRUNO), factions=[GC, YS, "windwalker"], players=3)
    hit(driver, "v")
    driver.go_to("seat.2")
    hit(driver, "enter")
    hit(driver, "enter")
    driver.go_to("moment.100")
    driver.key("enter")
    settle(driver, lambda: scene.question is not None and scene.question.kind == "book")
    assert "ww_any_time" in scene.session.match.state_dict()["requirements"]["windwalker"]


def test_what_can_be_done_at_any_moment_stands_behind_the_actions(table: Opener) -> None:
    """One card for all ways to use it, with what it is called; it leads to where they are offered."""
    seats = tuple(Seat("", each.name) if place == 2 else BOTS[0] for place, each in enumerate(eight.SEATS))
    driver, scene = table(eight.DRAGON | {"slot": eight.OW}, seats, players=None, factions=[*eight.FIVE])
    cards = [card.choice for card in scene.stage.bar.cards]
    assert [card.label for card in cards if card.deed] == ["Dragon Ascending"] and not cards[-1].deed
    driver.press("option.dragon_ascending")
    assert len(driver.find(id="moment.*")) > 1
    driver.press(f"moment.{ANY_MOMENT + SIDE_NUMBER[eight.AN]}")
    settle(driver, lambda: scene.stage.table.by_faction[eight.OW].power == 8)
    assert not any(card.choice.deed for card in scene.stage.bar.cards), "it is used up"


def test_many_actions_stand_in_two_rows_of_a_large_window(table: Opener) -> None:
    """All of them are in sight, with their words; a small window has pages."""
    for size, rows in (((1920, 1080), 2), ((1280, 720), 1)):
        driver, scene = table(eight.MANY, eight.led(eight.SL), size=size, players=None, factions=[*eight.FIVE])
        kinds = [card.choice.kind for card in scene.stage.bar.cards]
        seen = {thing.id: thing.rect for thing in driver.find(id="option.*")}
        assert len(kinds) == 18 and ({f"option.{kind}" for kind in kinds} == set(seen)) == (rows == 2)
        assert len({rect.y for id, rect in seen.items() if id != "option.pass"}) == rows
        assert driver.sees("page.later") == (rows == 1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_bots_wait_where_a_person_without_power_could_have_slots_again(table: Opener, size: tuple[int, int]) -> None:
    """However fast they play; what is used lets them go on."""
    driver, scene = table(eight.powerless(), eight.led(eight.OW), size=size, players=None, factions=[*eight.FIVE])
    driver.press("option.pass")
    driver.press("yes")
    assert scene.flow.paused and scene.flow.chance.side == eight.OW and scene.stage.banner.faction == eight.OW
    before = len(scene.session.match.entries)
    driver.frames(40)
    assert len(scene.session.match.entries) == before
    driver.press("chance")
    driver.press(f"moment.{ANY_MOMENT + SIDE_NUMBER[eight.AN]}")
    assert scene.stage.table.by_faction[eight.OW].power == 6 and not scene.flow.paused and not driver.sees("chance")
    settle(driver, lambda: len(scene.session.match.entries) > before + 1)


def test_bots_wait_for_no_chance_that_is_skipped_or_gone(table: Opener) -> None:
    """Whoever skips is not stopped again before a choice of their own; a book that is used up stops nobody."""
    for flags in ([], ["dragon_ascending_used"]):
        driver, scene = table(eight.powerless(flags=flags), eight.led(eight.OW), players=None, factions=[*eight.FIVE])
        driver.press("option.pass")
        driver.press("yes")
        assert scene.flow.paused == (not flags)
        if not flags:
            driver.press("skip")
        settle(driver, lambda: scene.question is not None or scene.flow.over)  # noqa: B023
        assert not scene.flow.paused


def test_signs_are_marked_while_more_can_be_done_there(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever sits there, and on another's turn, too; never for the abilities of others."""
    seats = tuple(Seat("", each.name) for each in eight.SEATS)
    for slot, marked in ((eight.OW, True), (eight.GC, False)):
        _, scene = table(eight.DRAGON | {"slot": slot}, seats, players=None, factions=[*eight.FIVE])
        button = scene.stage.buttons["signs"]
        assert button.marked is marked and ("Dragon Ascending" in button.tooltip) is marked
    # The bot whose turn it is waits as long as this is looked at.
    monkeypatch.setattr(Flow, "step", lambda *_: False)
    seats = tuple(Seat("", each.name) if place == 2 else BOTS[0] for place, each in enumerate(eight.SEATS))
    _, scene = table(eight.DRAGON | {"slot": eight.GC}, seats, players=None, factions=[*eight.FIVE])
    assert scene.session.match.decision.side == 0 and scene.stage.buttons["signs"].marked
