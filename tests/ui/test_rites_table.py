"""The card table: what it shows to whom, and how choices are made at it."""


import pygame
import pytest

from game.games.rites.rules.cards import ARTIFACTS, cards_in
from game.games.rites.screen import cards as faces
from game.games.rites.screen import relics
from game.games.rites.screen.end import CardEnd
from game.games.rites.screen.opening import RiteCard
from game.games.rites.screen.powers import CardCurtain, PowerPlayScene
from game.games.rites.screen.sheet import SummaryScene
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import read_cards
from game.language.spoken import speak
from game.match.firsts import First
from game.match.match import Seat
from game.ui.figures.store import STORE
from game.ui.gamescreen import opening_of
from game.ui.lessons.table import LessonScene
from game.ui.paintings import PAINTINGS
from game.ui.rich import plain
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.message import MessageScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import House
from tests.ui.ritesplaying import ANNA, BOTS, FIFTH, CardOpener, cards_seen, choice, settle, take

PEOPLE = (ANNA, Seat("", "Bert"))
HANDS = ["w8 w0 w1 b3 g5", "y6 y1 b8 w4 b9", "y8 y3 g7 w9 b0", "g9 g12 b13 w12 y2"]
HOUND = {"rite": "the_hound", "hands": [hand.split() for hand in HANDS], "coveted": ["zanns_viol"],
         "plots": ["g13", "y11", "w10", "b5", "y5"], "ghouls": [[], [], [], [], []]}  # fmt: skip
GATE = {"rite": "cthulhu_rises", "hands": [hand.split() for hand in HANDS], "coveted": ["zanns_viol"], "gates": 3}
HOUND_FOR_TWO = {**HOUND, "hands": HOUND["hands"][:2], "plots": ["g13", "y11", "w10"], "ghouls": [[], [], []]}


def named(scene: MatchScene, kind: str):  # type: ignore[no-untyped-def]
    assert scene.question is not None
    return next(option for option in scene.question.options if option.kind == kind)


def test_a_card_and_then_its_grave_place_a_ghoul(cards: CardOpener) -> None:
    driver, scene = cards(setup=HOUND)
    take(driver, scene, named(scene, "no"))
    driver.press("hand.w8")
    assert driver.thing("hand.w8").selected
    assert {each.id for each in driver.find("place") if each.enabled} == {f"centre.plot:{grave}" for grave in range(5)}
    driver.press("centre.plot:2")
    assert scene.stage.table.state["ghouls"][2] == [[0, "w8"]]
    assert scene.stage.centre.place_called("plot:2").known, "the peek stays in sight"  # type: ignore[union-attr]


def test_a_card_can_be_carried_to_its_grave(cards: CardOpener) -> None:
    driver, scene = cards(setup=HOUND)
    take(driver, scene, named(scene, "no"))
    driver.drag("hand.w8", "centre.plot:1")
    assert scene.stage.table.state["ghouls"][1] == [[0, "w8"]]


def test_of_cards_that_overlap_the_right_one_lies_on_top(cards: CardOpener) -> None:
    many = [f"{cult}{rank}" for cult in "wygb" for rank in range(4)]
    driver, _ = cards(setup={**GATE, "hands": [many, ["g9"], ["g10"], ["g11"]]})
    *covered, topmost = driver.rects("card")
    assert len(covered) == 15 and all(topmost.width > seen.width > 0 for seen in covered)


def test_keys_pick_cards_and_decline(cards: CardOpener) -> None:
    driver, scene = cards(setup=HOUND)
    driver.key("d")
    assert scene.question is not None and scene.question.kind == "ghoul"
    for key, picked in (("1", 0), ("1", 1), ("esc", 0)):
        driver.key(key)
        # The first press only shows the numbers.
        assert [each.selected for each in driver.find("card")] == [bool(picked), *[False] * 4]


def test_pointing_at_a_card_says_what_it_would_do(cards: CardOpener) -> None:
    driver, scene = cards(setup=GATE)
    driver.hover("hand.b3")
    told = scene.stage.tip()
    assert told is not None and "You open the gate" in told[0]


def test_what_cannot_be_played_is_dimmed_and_says_why(cards: CardOpener) -> None:
    driver, scene = cards(setup={**GATE, "lead": 3})
    settle(driver, scene)
    cult = face_of(scene.stage.table.state["gate"][0][1]).cult
    mine = {f"hand.{card}" for card in scene.stage.fan.cards if face_of(card).cult == cult}
    able = {each.id for each in driver.find("card") if each.enabled}
    assert able == (mine or {each.id for each in driver.find("card")})
    assert bool(scene.stage.fan.ribbon) is bool(mine)


def test_a_power_play_of_ones_own_turn_is_carried_out_at_once(cards: CardOpener) -> None:
    driver, scene = cards(setup=GATE)
    driver.key("v")
    overlay = driver.scene
    assert isinstance(overlay, PowerPlayScene) and [each.kind for each in overlay.able] == ["excavate"]
    driver.press("option.0")
    assert any(event.kind == "power_play" for event in scene.session.match.events)
    assert len(scene.stage.table.coveted) == 2


def test_a_power_play_out_of_turn_waits_and_nobody_sees_it(cards: CardOpener) -> None:
    driver, scene = cards(seats=PEOPLE, setup={**HOUND_FOR_TWO, "lead": 1, "grand": 1})
    driver.key("enter")
    for kind in ("no", "play"):
        take(driver, scene, named(scene, kind))
    assert scene.viewer == 1 and scene.question is not None and scene.question.kind == "move"
    told = scene.stage.log.count
    driver.key("v")
    whose = driver.scene
    assert isinstance(whose, MessageScene)
    driver.press(label="Anna")
    assert isinstance(driver.scene, CardCurtain) and scene.stage.fan.cards == ()
    driver.key("enter")
    assert isinstance(driver.scene, PowerPlayScene)
    driver.press("option.0")
    assert scene.session.match.position.state.requests[0]
    driver.key("enter")
    assert scene.viewer == 1 and scene.stage.log.count == told
    take(driver, scene, named(scene, "stay"))
    assert any(event.kind == "power_play" and event.args[0] == 0 for event in scene.session.match.events)


def test_nothing_hidden_is_on_the_table(cards: CardOpener) -> None:
    """The window's table is made from a view: other hands, piles and unseen graves are backs."""
    _, scene = cards(setup=HOUND)
    for side, cultist in enumerate(scene.stage.table.cultists):
        assert all(card == "?" for card in cultist.hand) is (side != 0)
    assert all(place.card in ("?", "zanns_viol") for place in scene.stage.centre.places if place.card)
    anybody = read_cards(scene.session.match, None)
    assert all(card == "?" for cultist in anybody.cultists for card in cultist.hand)
    assert set(anybody.state["plots"]) == {"?"}


def test_hands_that_lie_open_are_seen_on_the_plates(cards: CardOpener) -> None:
    # The Tillinghast Resonator.
    driver, scene = cards(setup={**HOUND, "running": ["tillinghast_resonator"]})
    hands = [hand.bit_count() for hand in scene.session.match.position.state.hands]
    assert cards_seen(driver) == [0, *hands[1:]]


def test_undo_takes_the_last_choice_back(cards: CardOpener) -> None:
    driver, scene = cards(setup=HOUND)
    take(driver, scene, named(scene, "no"))
    driver.press("undo")
    assert scene.question is not None and scene.question.kind == "first_peek"


def test_menu_seats_and_summary_open(cards: CardOpener) -> None:
    driver, scene = cards(setup=HOUND)
    driver.key("r")
    assert isinstance(driver.scene, RiteCard) and driver.sees("continue")
    driver.key("w")
    assert isinstance(driver.scene, SummaryScene)
    driver.key("r")
    driver.key("r")
    assert driver.scene is scene
    driver.key("esc")
    assert isinstance(driver.scene, MenuScene)
    driver.press("seats")
    assert isinstance(driver.scene, SeatsScene)
    driver.key("esc")
    assert driver.scene is scene


@pytest.mark.parametrize("size", [(640, 360), (1280, 720)])
def test_a_rite_that_opens_for_the_first_time_shows_how_it_is_played(cards: CardOpener, size: tuple[int, int]) -> None:
    driver, scene = cards(setup=HOUND, size=size)
    settings = scene.app.settings
    assert driver.sees("hint") and settings.hints_seen == ["rites.power_play"], "the hand holds one"
    driver.key("h")
    assert not driver.sees("hint")
    driver.key("h")
    assert driver.sees("hint") and "rites.first_peek" in settings.hints_seen, "what is asked is explained, too"
    settings.first_cards, settings.hints_seen = True, ["card.rites.game"]
    scene.sync()
    driver.until(lambda: isinstance(driver.scene, RiteCard), "the card of the rite")
    assert driver.scene.title == "The Hound" and "card.rites.the_hound" in settings.hints_seen
    driver.press("continue")
    assert driver.scene is scene and scene.question.kind == "first_peek"
    scene.sync()
    driver.frames(5)
    assert driver.scene is scene, "once for each rite"
    driver.key("r")
    driver.until(lambda: driver.sees("lesson"), "the lesson of this rite")
    driver.key("t")
    driver.until(lambda: isinstance(driver.scene, LessonScene), "the lesson")
    assert driver.scene.session.match.state_dict()["rite"] == "the_hound"


def test_a_saved_game_goes_on_at_the_card_table(cards: CardOpener) -> None:
    driver, scene = cards(setup=HOUND)
    take(driver, scene, named(scene, "no"))
    path, services = scene.session.kept.save_as("Friday"), driver.app.services
    driver.until(lambda: "Friday" in [each.name for each in services.list_saves()])
    info = next(each for each in services.list_saves() if each.name == "Friday")
    assert info.phase == "The Hound" and info.turn == 1
    assert isinstance(opening_of(services.load(path)), MatchScene)


@pytest.mark.parametrize("still", [True, False])
def test_cards_fly_only_where_motion_is_wanted(cards: CardOpener, still: bool) -> None:
    driver, scene = cards(setup=GATE, pace="normal", still=still)
    driver.press("hand.b3")
    assert scene.stage.flights.busy is not still


def test_every_card_is_told_from_every_other(cards: CardOpener) -> None:
    """At 100 pixels no two faces are alike, and none is a back."""
    cards(seats=(ANNA, *BOTS), setup=GATE)
    shown = [faces.entity(f"{cult}{rank}", 100) for cult in "gbyw" for rank in range(14)]
    pictures = {pygame.image.tobytes(each, "RGB") for each in shown}
    assert len(pictures) == 56
    assert pygame.image.tobytes(faces.back(100), "RGB") not in pictures


def test_painted_words_are_those_of_the_language(cards: CardOpener) -> None:
    cards(seats=(ANNA, *BOTS), setup=GATE)

    def painted() -> list[bytes]:
        made = (faces.entity("g13", 90), faces.entity("g12", 90), faces.turned("g12", 90, 8),
                relics.artifact("silver_key", 160))  # fmt: skip
        return [pygame.image.tobytes(each, "RGB") for each in made]

    painted()
    # Their pictures are decoded in threads: painted before, they would differ by that.
    assert STORE.ready() and PAINTINGS.ready()
    english = painted()
    try:
        speak("de")
        same = [was == now for was, now in zip(english, painted(), strict=True)]
    finally:
        speak("en")
    assert same == [True, False, False, False], "Dagon is Dagon"


def test_a_single_rite_is_offered_for_practice(house: House) -> None:
    """Rites, with one rite alone, begins from the new game screen."""
    driver = house(CustomGameScene())
    scene = driver.scene
    driver.press("game.rites")
    scene.setup.own_options["rite"] = "the_hound"  # type: ignore[attr-defined]
    driver.move((400, 400))
    driver.wheel(-30)
    driver.press("begin")  # type: ignore[attr-defined]
    table_scene = driver.scene
    assert isinstance(table_scene, MatchScene) and table_scene.stage.table.single
    table_scene.flow.close()


# Whole games --------------------------------------------------------------------------------------


def play(driver: Robot, scene: MatchScene) -> int:
    """Play to the end with the mouse; returns how often a curtain fell."""
    count = curtains = 0
    settle(driver, scene)
    while not scene.flow.over:
        opened = scene.session.match.decision
        assert opened is not None and scene.question is not None
        assert scene.viewer == opened.seat
        take(driver, scene, choice(opened, count))
        count += 1
        if isinstance(driver.scene, CardCurtain):
            curtains += 1
            assert scene.stage.fan.cards == () and not scene.stage.table.knows, "behind the curtain nothing is shown"
        settle(driver, scene)
    return curtains


def happened(scene: MatchScene, *kinds: str) -> set[int]:
    """Who did something of these kinds."""
    return {event.args[0] for event in scene.session.match.events if event.kind in kinds}


def invoked_again(scene: MatchScene) -> set[int]:
    """Who invoked an artifact in a later rite than the one it appeared in."""
    found, appeared = set(), set()
    for event in scene.session.match.events:
        if event.kind == "rite_begins":
            appeared = set()
        elif event.kind == "excavated":
            appeared.add(event.args[0])
        elif event.kind == "invoked" and event.args[1] not in appeared:
            found.add(event.args[0])
    return found


def test_one_person_plays_a_whole_game_against_three_bots(cards: CardOpener) -> None:
    """Anna initiates a power-play, knocks, psychs out and invokes an artifact again, all with the mouse."""
    driver, scene = cards(seed=89)
    assert play(driver, scene) == 0, "no curtain where one person plays"
    for kinds in (("power_play",), ("psyched_out",), ("knocked", "answered_knock")):
        assert 0 in happened(scene, *kinds), kinds
    assert 0 in invoked_again(scene)
    assert isinstance(driver.scene, CardEnd)
    assert len(scene.stage.table.ends) == 4


def test_two_people_play_at_one_keyboard_behind_the_curtain(cards: CardOpener) -> None:
    """Both last rites of a game for two: every change of hands is behind the curtain, and secrets stay with theirs."""
    driver, scene = cards(seats=(ANNA, Seat("", "Bert")), seed=3, setup=FIFTH)
    assert play(driver, scene) > 10
    for kind in ("power_play", "answered_knock", "psyched_out"):
        assert happened(scene, kind), kind
    assert invoked_again(scene)
    assert isinstance(driver.scene, CardEnd)


def test_goals_and_coach_stand_beside_the_cards_and_cover_none(cards: CardOpener) -> None:
    hands = ["w13 w6 y12 g5 g1", "g2 b11 y1 y5 g8", "g7 y13 b8 w1 y10"]
    setup = {"rite": "the_dunwich_horror", "hands": [hand.split() for hand in hands],
             "plots": ["w12", "g3", "g9", "w5", "b4", "b12", "b3", "b0"], "coveted": ["silver_key"]}  # fmt: skip
    driver, scene = cards((ANNA, *BOTS[:2]), setup=setup)
    scene.app.settings.coach = "always"
    scene.guide.consider(None)
    driver.key("ctrl+g")
    driver.frames(2)
    remark = scene.guide.coach.remark
    assert remark is not None and remark.kind == "second_pair" and not driver.sees("hint")
    assert driver.rect("coach.show").bottom <= driver.rect("centre").top
    goals = driver.rect("goals")
    assert goals.right <= driver.rect("centre").left and goals.contains(driver.rect("goal.points"))
    driver.press("coach.show")
    driver.frames(2)
    assert {lit.id for lit in scene.stage.lights.lit_by("coach")} == {"hand.w13", "hand.w6"}
    driver.press("coach.why")
    driver.press("coach.quiet")
    driver.until(lambda: not driver.sees("coach.show"))
    scene.stage.hint.text = "Two cards whose sum or difference is 7 or 6 turn up a wall."
    scene.redraw()
    driver.frames(2)
    assert driver.rect("hint").bottom <= driver.rect("centre").top


def test_who_won_a_rite_is_told_at_once_and_on_the_card_of_the_next(cards: CardOpener) -> None:
    setup = {"rite": "the_tree_on_the_hill", "hands": [["b5"], ["g1", "y2"], ["w1", "w2"]], "trees": [["b4"]],
             "coveted": ["silver_key"]}  # fmt: skip
    driver, scene = cards((ANNA, *BOTS[:2]), setup=setup)
    driver.press("hand.b5")
    driver.until(lambda: scene.stage.table.number == 2 and scene.stage.table.rite)
    told = "Anna won The Tree on the Hill, and took The Silver Key (7 points)."
    assert told in scene.stage.notices.said
    card = scene.stage.first_card(First("rites", scene.stage.table.rite, "", "A rite"))
    assert isinstance(card, RiteCard) and plain(card.before) == told


def test_the_sum_up_of_a_rite_waits_until_its_winner_has_traded(cards: CardOpener) -> None:
    setup = {"rite": "cthulhu_rises", "hands": [["b9", "y1"], ["b2", "w2"], ["b3", "b4"]], "gates": 3, "eligible": [0],
             "holder": 0, "bearer": 0, "bearer_gate": 2, "coveted": ["jade_amulet", "camera_obscura"],
             "number": 1}  # fmt: skip
    driver, scene = cards((ANNA, Seat("", "Bruno"), Seat("", "Clara")), setup=setup)
    for kind, number in (("play", 23), ("play", 16), ("play", 17), ("artifact", None), ("artifact", None)):
        settle(driver, scene)
        if kind == "artifact":
            assert not [said for said in scene.stage.notices.said if " won " in said], "it is not settled yet"
        asked = scene.session.match.decision
        assert asked is not None
        found = [each for each in asked.options if each.kind == kind and number in (None, each.unit)]
        take(driver, scene, found[0])
    (told,) = [said for said in scene.stage.notices.said if " won " in said]
    taken = scene.session.match.position.state.caches[0]
    points = [ARTIFACTS[number].value for number in cards_in(taken)]
    assert told.startswith("Anna won Cthulhu Rises") and all(f"({point} point" in told for point in points)


def test_who_has_lost_a_card_to_another_is_told_so(cards: CardOpener) -> None:
    setup = {"rite": "the_tree_on_the_hill", "hands": [["w1", "w2", "w3"], ["g5", "g6"]], "deck": ["b1", "b2"],
             "relics": ["brain_cylinder"], "step": "excavate"}  # fmt: skip
    driver, scene = cards((ANNA, Seat("", "Bruno")), setup=setup)

    def play(seat: int, *kinds: str) -> None:
        settle(driver, scene)
        while scene.question.seat == seat:
            kind = kinds[0] if kinds else scene.question.options[-1].kind
            kinds = kinds[1:]
            take(driver, scene, named(scene, kind))
            settle(driver, scene)

    play(0)
    play(1, "invoke", "card")
    said = [each.partition(" (")[0] for each in scene.stage.notices.said]
    assert [each.startswith(begins) for each, begins in zip(said, ("Bruno takes ", "Bruno gives you "), strict=True)] \
        == [True, True], said


def test_the_coach_waits_until_the_card_of_the_first_game_is_put_away(cards: CardOpener) -> None:
    driver, scene = cards((ANNA, *BOTS[:2]), seed=1, settings={"first_cards": True, "coach": "always"})
    assert driver.sees("begin") and scene.guide.coach.remark is None
    driver.press("begin")
    driver.frames(2)
    assert scene.guide.coach.remark is not None and scene.guide.coach.remark.kind == "suits"
