"""Every scene of the program with a fixed match behind it: for tests that look at all of them, and for pictures."""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pygame

from game.engine.option import Option, option
from game.games.facts import Handicap
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.map.overlay import Mark
from game.games.wars.screen.signs import SignsScene
from game.games.wars.screen.stage import MapStage
from game.games.wars.words.turning import Costly, Swing, Turning
from game.language.spoken import ids, name, say, say_name
from game.language.values import Name
from game.match.campaign.files import Run
from game.match.counsel import SHARE, Counsel, Part, Step, text
from game.match.driver import AskBot, AskPerson, Over, Thought, make_bots, play_out
from game.match.firsts import First, told
from game.match.gamerecords import When
from game.match.gamewords import words_for
from game.match.lobby import Choice, SavedPlayer, SaveInfo
from game.match.match import Match, Seat
from game.match.replayfile import checked, decode_replay, read_bytes
from game.match.services import Services
from game.match.session import Session, begin
from game.ui.app import App
from game.ui.campaign.beginning import LeagueSetupScene, StorySetupScene
from game.ui.campaign.hall import CampaignsScene
from game.ui.campaign.league import LeagueScene
from game.ui.campaign.story import StoryScene
from game.ui.chronicle.scene import ChronicleScene
from game.ui.figures.store import STORE
from game.ui.gamescreen import opening_of
from game.ui.layout import Layout
from game.ui.lessons.path import PathScene
from game.ui.lessons.puzzle import PuzzleScene
from game.ui.lessons.puzzles import PuzzlesScene
from game.ui.lessons.table import LessonScene
from game.ui.paintings import PAINTINGS
from game.ui.profile.day import DayScene
from game.ui.profile.scene import ProfileScene
from game.ui.scene import Scene
from game.ui.scenes import settings as settings_page
from game.ui.scenes.card import CardScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.encyclopedia import EncyclopediaScene
from game.ui.scenes.handicap import HandicapScene, OptionsScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.others import OthersScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import HelpsScene, SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.table.guide.card import OpeningScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.scene import PlayThrough, TheatreScene
from scripts.window.robot import PATIENCE, Robot, unhelped
from tests.match.matchtools import explanations, played
from tests.ui import campaigned, eight
from tests.ui.chronicled import Shelf, made_up
from tests.ui.fakes import FakeOthers

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
ADA, BEA = Seat("", "Ada"), Seat("", "Bea")
ALONE = (ADA, Seat("adept", "Tobias"), Seat("adept", "Ruth"), Seat("random", "Vane"))
DRIFTING = (ADA, *(Seat("random", name) for name in ("Tobias", "Ruth", "Vane")))
PAIR = (ADA, BEA, Seat("adept", "Ruth"), Seat("random", "Vane"))
MIDGAME: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 4,
    "power": {GC: 9, CC: 5, BG: 3, YS: 4},
    "doom": {GC: 13, CC: 13, BG: 8, YS: 17},
    "units": {
        GC: {"cthulhu": ["indian_ocean"], "starspawn": ["indian_ocean"], "deep_one": ["indian_ocean"] * 3,
             "acolyte": ["south_pacific", "antarctica", "australia"]},
        CC: {"flying_polyp": ["indian_ocean"] * 2, "acolyte": ["indian_ocean", "south_asia", "south_asia"],
             "nightgaunt": ["arabia"], "nyarlathotep": ["south_asia"]},
        BG: {"acolyte": ["west_africa"] * 3, "ghoul": ["west_africa", "east_africa"], "dark_young": ["south_america"]},
        YS: {"acolyte": ["europe"] * 2, "undead": ["scandinavia"] * 3, "byakhee": ["north_asia"]},
    },
    "gates": {"indian_ocean": "crawling_chaos/acolyte/0", "europe": "yellow_sign/acolyte/0",
              "west_africa": "black_goat/acolyte/0", "south_pacific": "great_cthulhu/acolyte/0"},
    "books": {GC: ["absorb", "dreams", "regenerate"], CC: ["madness", "abduct"]},
    "signs": {GC: [1, 3, 2], YS: [2], CC: [1]},
    "desecrated": ["scandinavia"],
}  # fmt: skip
DUEL: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 4,
    "decay": 2,
    "power": {GC: 5, BG: 0},
    "doom": {GC: 17, BG: 14},
    "units": {
        GC: {"cthulhu": ["jersey_reef_charles_river"], "starspawn": ["salem"], "shoggoth": ["gardner_reservoir"],
             "deep_one": ["jersey_reef_charles_river", "jersey_reef_charles_river", "rockport"],
             "acolyte": ["jersey_reef_charles_river", "gardner_reservoir", "rockport", "devils_reef_miskatonic_river"]},
        BG: {"shub_niggurath": ["arkham"], "dark_young": ["dunwich", "boston"], "fungi": ["innsmouth", "salem"],
             "ghoul": ["arkham"], "acolyte": ["dunwich", "arkham", "innsmouth", "merrimac_river", "boston"]},
    },
    "gates": {"jersey_reef_charles_river": f"{GC}/acolyte/0", "gardner_reservoir": f"{GC}/acolyte/1",
              "dunwich": f"{BG}/acolyte/0", "arkham": f"{BG}/acolyte/1", "innsmouth": f"{BG}/acolyte/2"},
    "books": {GC: ["absorb", "dreams", "devolve"], BG: ["red_sign", "frenzy", "necrophagy"]},
    "requirements": {BG: ["bg_areas_4", "bg_areas_6", "bg_share"]},
    "signs": {GC: [1, 3, 2], BG: [2, 1]},
}  # fmt: skip
FIGHT_DICE = [6, 4] + [1] * 10 + [6, 5] + [1] * 60
ENDING: dict[str, Any] = {
    "phase": "doom",
    "turn": 6,
    "doom": {GC: 30, CC: 27, BG: 3, YS: 32},
    "books": {
        GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
        CC: ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"],
    },
    "signs": {GC: [1], CC: [1, 2], YS: [3]},
}


def some_saves(folder: Path) -> list[SaveInfo]:
    """Many saves of several games, with long names, and damaged ones; so old that their dates read the same any day."""
    players = (SavedPlayer(GC, "Ada", "person"), SavedPlayer(CC, "Tobias", "adept"),
               SavedPlayer(BG, "Maximiliana the Elder", "person"), SavedPlayer(YS, "Vane", "random"))  # fmt: skip
    made, phase = [], words_for("wars").phase("action")
    for number in range(14):
        day = datetime(2024, 11, 20 - number, 23 - number, 40)
        name = ("Autosave", "Friday evening", "The long game that we began in November")[number % 3]
        count = 2 + number % 3
        made.append(SaveInfo(folder / f"{number}.save", name, "wars", players[:count], 1 + number, phase, day,
                             autosave=number % 3 == 0,
                             campaign="The Winter League" if number in (1, 4, 5) else ""))  # fmt: skip
    for number in range(2):
        made.insert(3 * number + 2, SaveInfo(folder / f"bad{number}.save", f"bad{number}.save", "", (), 0, "",
                                             datetime(2024, 11, 3), problem="the file is cut off"))  # fmt: skip
    return made


class _Services(Services):
    """The program, with bots of a strength that stays when they are measured anew."""

    def bots(self, game: str, players: int = 0) -> list[Choice]:
        more = "Wins 64 % of games against three Adepts; 25 % would be even (400 games)."
        return [replace(bot, more=more) for bot in super().bots(game, players)]


class Gallery:
    """A window in which any of ``SCENES`` can be put up, in any size."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.folder = folder
        self.services = _Services(folder / "data")
        self.services.most_cores = 7
        self._saves = False
        """Whether anything has been saved."""
        self.services.list_saves = lambda: some_saves(folder) if self._saves else []  # type: ignore[method-assign]
        self.services.continue_info = lambda: next(iter(self.services.list_saves()[1:]), None)  # type: ignore[method-assign]
        settings = self.services.settings
        settings.window_width, settings.window_height = size
        settings.bot_pace = "at_once"
        settings.reduced_motion = True
        settings.first_cards = False
        settings.effects_volume = settings.ambience_volume = settings.music_volume = 0
        unhelped(settings)
        # The folder has always the same name on the window.
        self._folder_words = settings_page.folder_words
        settings_page.folder_words = lambda folder: self._folder_words(Path("Games") / "Mythos Table")
        self.app = App(self.services, open_table=opening_of)
        self.driver = Robot(self.app)

    def close(self) -> None:
        """Close the window."""
        settings_page.folder_words = self._folder_words
        self.app.close()
        self.services.close()

    def resize(self, size: tuple[int, int], interface: int | None = 100, text: int = 100) -> None:
        """Give the window a size and scales; what is on show is placed anew."""
        self._scale(size, interface, text)
        self.app.measure_again()

    def _scale(self, size: tuple[int, int], interface: int | None, text: int) -> None:
        settings = self.services.settings
        settings.choose_scale(interface)
        settings.text_scale = text
        if self.app.surface.get_size() != size:
            pygame.display.set_mode(size, pygame.RESIZABLE)

    def look(self, size: tuple[int, int], interface: int = 100, text: int = 100) -> Scene:
        """The same for the scene on top alone: what lies below it keeps its place. Returns that scene."""
        self._scale(size, interface, text)
        self.app.surface = pygame.display.get_surface()
        measured = Layout(*size, interface / 100, text / 100)
        if measured != self.app.layout:
            self.app.layout = measured
            self.driver.scene.layout_changed()
        return self.driver.scene

    def show(self, name: str) -> Scene:
        """Put up a scene and return what is on top."""
        self.app.stack.clear()
        self.services.store.chronicle = Shelf()
        self.services.profiles.current.lessons.clear()
        self.services.profiles.current.puzzles.clear()
        if not name.endswith("_empty"):
            # Somebody who is no newcomer any more.
            self.services.profiles.current.lesson("any").finished = True
        unhelped(self.services.settings)
        # Whether a hint is shown must not depend on what was shown before.
        self.services.settings.hints_seen = [] if name in HINTED else every_hint()
        self._saves = not name.endswith("_empty")
        SCENES[name](self)
        self.driver.frames(2)
        return self.driver.scene

    def settle(self, awaited: Callable[[bytes], bool] = lambda pixels: False) -> None:
        """Let frames pass until what is painted in other threads has come and nothing changes any more.

        Pixels that are ``awaited`` are waited for no longer.
        """
        self.driver.until(lambda: not self._unlit())
        same, before = 0, b""
        end = time.monotonic() + PATIENCE
        while same < 3:
            assert time.monotonic() < end, "it never stands still"
            self.driver.scene.redraw()
            self.driver.frames()
            now = pygame.image.tobytes(self.app.surface, "RGB")
            if not same and not self._unlit() and awaited(now):
                return
            same = same + 1 if now == before and not self._unlit() else 0
            before = now
            pygame.time.wait(10)

    def _unlit(self) -> bool:
        """Whether lights of a map's areas are still being made by its thread, or an area flashes.

        A table that is covered stands still: nothing that flashes there goes on.
        """
        scenes = [scene for scene in self.app.stack.scenes if isinstance(scene, MatchScene)]
        maps = {scene: scene.stage.map for scene in scenes if isinstance(scene.stage, MapStage)}
        top = self.app.stack.top
        lights = [shown.ground.board.glow for shown in maps.values()]
        moving = isinstance(top, MatchScene) and top in maps and maps[top].animating
        return moving or STORE.busy or PAINTINGS.busy or any(glow.making for glow in lights)

    # Parts the scenes are made of ---------------------------------------------------------------

    def first(self, scene: Scene) -> Scene:
        """Put a scene down alone."""
        self.app.start(scene)
        self.driver.frames()
        return scene

    def over_title(self, scene: Scene) -> None:
        """Put a scene over the title."""
        self.first(TitleScene()).push(scene)
        self.driver.frames()

    def session(self, setup: dict[str, Any] | None, seats: tuple[Seat, ...] = ALONE, dice: list[int] | None = None,
                seed: int = 3) -> Session:  # fmt: skip
        """A match that is not kept."""
        inputs = {"game": "wars", "players": len(seats), "seed": seed, "setup": setup, "dice": dice}
        return begin(inputs, seats, None)

    def table(self, session: Session, seat: int | None = None) -> MatchScene:
        """The table of a session, for the person of a seat."""
        scene = MatchScene(session)
        if seat is not None:
            scene.viewer = seat
        self.first(scene)
        return scene

    def finished(self, tab: str) -> None:
        """The chronicle, opened at a page."""
        self.services.store.chronicle = Shelf(made_up(40))
        scene = ChronicleScene()
        self.over_title(scene)
        self.driver.until(lambda: not scene.busy)
        self.driver.choose("page", tab)
        self.driver.until(lambda: not scene.busy)

    def over_table(self, scene: Callable[[MatchScene], Scene], seats: tuple[Seat, ...] = ALONE) -> None:
        """Put a scene over the table."""
        table = self.table(self.session(MIDGAME, seats), 0)
        table.push(scene(table))
        self.driver.frames()

    def end(self, page: str, match: Match | None = None) -> None:
        """The end screen of a match, of one that humanity has won if none is given, opened at a page."""
        match = match or played_match()
        table = self.table(Session(match, None))
        self.driver.frames(2)
        scene = self.driver.scene
        assert isinstance(scene, EndScene), type(table)
        scene.turn_to(page)


PLAYED = Path(__file__).resolve().parents[2] / "docs" / "played"
HINTED = ("table", "table_piece", "table_area", "battle_before", "battle_kills", "battle_pains", "battle_retreat")
"""Scenes shown to somebody who has not seen any hint yet."""


def first() -> First:
    """What is told when somebody is attacked for the first time."""
    return told(("wars",), "battle_theirs", "battle", enemy=name("faction", "black_goat", "**<black_goat>{}</>**"),
                area=name("area", "indian_ocean", "<gold>{}</>"), theirs=say("wars-hand-attack-dice", dice=5),
                yours=say("wars-hand-attack-dice", dice=3))  # fmt: skip


def every_hint() -> list[str]:
    """What lines of hints are remembered by: of questions their kinds, of what happens the game and its name."""
    asked = {kind.replace("-", "_") for game in ("wars", "duel") for kind in ids(f"{game}-hint-")}
    asked |= {f"rites.{kind.replace('-', '_')}" for kind in ids("rites-hint-")}
    return sorted(asked | {f"{game}.{name}" for game, name in explanations()})


@functools.cache
def played_match() -> Match:
    """A match that has been played by bots to its end; played once, and the same one given again."""
    seats = [Seat("random", name) for name in ("Ada", "Tobias", "Ruth", "Vane")]
    match = Match.new({"game": "wars", "players": 4, "seed": 3, "rules": 1}, seats)
    play_out(match, make_bots(["random"] * 4, 3))
    return match


def replayed(name: str) -> Match:
    """A game that was played by a person to its end (docs/played.md)."""
    path = PLAYED / f"{name}.mythosreplay"
    return checked(decode_replay(read_bytes(path), path.name), path.name).end


def advance(session: Session, wanted: Callable[[str, int], bool], prefer: Callable[[Option], bool] | None = None,
            steps: int = 400) -> bool:  # fmt: skip
    """Play on until a person is asked a question that is ``wanted`` by kind and seat; false if it does not come."""
    dice = random.Random(5)
    for _ in range(steps):
        waiting = session.waiting()
        if isinstance(waiting, Over):
            return False
        if isinstance(waiting, AskBot):
            session.done(waiting, session.think(waiting))
        elif isinstance(waiting, AskPerson):
            decision = waiting.decision
            if wanted(decision.kind, decision.seat):
                return True
            liked = [option for option in decision.options if prefer and prefer(option)]
            able = liked or [o for o in decision.options if o.kind not in ("pass", "done")] or list(decision.options)
            session.answer(dice.choice(able), decision.serial)
    return False


def _battle(gallery: Gallery, kind: str) -> None:
    """The table in a battle of Great Cthulhu against Crawling Chaos, at a question."""
    session = gallery.session(MIDGAME, PAIR, FIGHT_DICE)
    advance(session, lambda found, _: found == "action")
    begun = next(option for option in session.match.decision.options if option.kind == "battle")
    session.answer(begun, session.match.decision.serial)
    assert advance(session, lambda found, _: found == kind, lambda option: option.kind == "done"), kind
    gallery.table(session, session.match.decision.seat)


def _asked(gallery: Gallery, kind: str) -> None:
    """The table in a game just begun, at the first question of a kind."""
    session = gallery.session(None, seed=11)
    assert advance(session, lambda found, _: found == kind, steps=1500), kind
    gallery.table(session, 0)


def _in_hand(gallery: Gallery, what: str) -> None:
    """The table with the menu of a piece, or with who can come, signs and trails on the map."""
    _chosen(gallery)
    driver = gallery.driver
    stage = driver.scene.stage
    cthulhu = next(piece for piece in stage.table.pieces.values() if piece.kind == "cthulhu")
    if what == "offers":
        driver.press(f"piece.{cthulhu.unit}")
        return
    stage.demands.turn_signs()
    stage.demands.turn()
    stage.map.over = ("area", "south_pacific")
    stage.demands.overlay.marks = (Mark(1, CC, "arabia", "south_asia", "A Nightgaunt to Arabia"),
                                   Mark(2, YS, "europe", "", "A gate in Europe"))  # fmt: skip
    driver.frames(2)


def _chosen(gallery: Gallery, *kinds: str) -> None:
    """The table after somebody has begun an action."""
    session = gallery.session(MIDGAME)
    for kind in kinds:
        option = next(option for option in session.match.decision.options if option.kind == kind)
        session.answer(option, session.match.decision.serial)
    gallery.table(session, 0)


def _side(faction: str) -> Name:
    """A faction's name in its color."""
    return name("faction", faction, f"**<{faction}>{{}}</>**")


def _area(area: str) -> Name:
    return name("area", area, "<gold>{}</>")


def _counselled(gallery: Gallery, *kinds: str) -> None:
    """The table with advice: always the same, whatever was learned."""
    _chosen(gallery)
    table = gallery.driver.scene
    assert isinstance(table, MatchScene) and table.question is not None
    # Whether this line has been seen depends on what was shown before.
    table.explainer.put_away()
    options = table.session.match.decision.options
    first = next(option for option in options if option.kind == kinds[0])
    places = [say("wars-events-summoned.part", units=name("unit", "shoggoth", "**{}**"), area=_area("south_pacific"))]
    deeds = (say("wars-events-battle", side=_side(GC), enemy=_side(CC), area=_area("indian_ocean")),
             say("wars-events-gate-built", side=_side(GC), area=_area("antarctica")),
             say("wars-events-summoned", side=_side(GC), places=places, cost=2))
    parts = (Part(say("wars-chance-books"), 6), Part(say("wars-chance-gates"), 3),
             Part(say("wars-chance-power.worse"), -3), Part(say("wars-chance-captures.worse"), -1),
             Part(say("wars-chance-rest.worse"), -1))  # fmt: skip
    step = Step("action", tuple(options), first)
    best = Counsel(GC, deeds[0], parts, text("compared", "chance", points="+4%"), deeds[1], 4, "", (step,),
                   ("indian_ocean",), measure=SHARE, share=31)  # fmt: skip
    others = tuple(Counsel(GC, deeds[number], worth=worth, measure=SHARE) for number, worth in ((1, -4), (2, -7)))
    advisor = table.advisor
    if kinds[-1] == "why":
        advisor.lay_open("why", text("heading", "why"))
        advisor.found([replace(best, steps=(), note=text("level", "experience"))])
    else:
        advisor.lay_open("hint", text("heading", "hint"))
        advisor.found([best, *others])
    gallery.driver.frames(2)


def _turned(gallery: Gallery) -> None:
    """Turning points, always the same."""
    gallery.end("result")
    scene = gallery.driver.scene
    assert isinstance(scene, EndScene)
    deed = say("wars-events-passed", side=_side(GC), power=5)
    other = say("wars-events-gate-built", side=_side(GC), area=_area("north_pacific"))
    counsel = Counsel(GC, deed, (), "", other, -9, text("learned", "person"), measure=SHARE, share=22)
    told = words_for("wars").time
    costly = tuple(Costly(20 + 9 * number, told(When(3, "action", 0, 2)), counsel, 9 - number) for number in range(3))
    taken = say("wars-events-captured", side=_side(BG), unit=name("unit", "acolyte", "**{}**"), owner=_side(GC),
                area=_area("arabia"))  # fmt: skip
    swings = (Swing(60, told(When(4, "action", 2, 1)), taken, 0.5, 0.3, 60),
              Swing(90, told(When(5, "action", 0, 3)), deed, 0.31, 0.46, 90))  # fmt: skip
    chances = tuple((n * 4, 0.5 + 0.3 * (n % 7 - 3) / 3) for n in range(40))
    seat = scene.turning.seat
    scene.turning.take_up(Turning(seat, "Ada", True, costly, swings, chances))
    scene.turn_to("turning")


def _thinking(gallery: Gallery) -> None:
    session = gallery.session({**MIDGAME, "slot": CC})
    session.think = _think_on
    assert gallery.table(session).flow.thinking


def _think_on(request: AskBot) -> Thought:
    """Think until nobody wants to know any more, so that the picture stays."""
    while not request.question.cancelled():
        time.sleep(0.02)
    return Thought(request.serial, request.question.options[0], None)


def _searched(gallery: Gallery) -> None:
    gallery.over_title(RulesScene())
    gallery.driver.key("/")
    gallery.driver.type("gate")


def _custom(gallery: Gallery, game: str, players: int) -> None:
    scene = CustomGameScene()
    gallery.over_title(scene)
    scene.setup.set_game(game)
    scene.setup.set_players(players)


def _newgame(gallery: Gallery, game: str, newcomer: bool = True) -> None:
    scene = NewGameScene()
    # Before it is shown: on any other day the words of that day would stay until something happens.
    scene.today = TODAY
    gallery.over_title(scene)
    gallery.driver.until(lambda: bool(scene.scenarios))
    scene.newcomer = newcomer
    scene.setup.set_game(game)
    scene.setup.played = [] if newcomer else [game]


def _drafting(gallery: Gallery) -> None:
    session = begin({"game": "wars", "players": 2, "seed": 4}, PAIR[:2], None)
    gallery.over_title(opening_of(session))
    gallery.driver.key("1")


def _drafting_of_eight(gallery: Gallery) -> None:
    """The draft of two among all factions, one taken."""
    inputs = {"game": "wars", "players": 2, "seed": 4, "options": {"draft": [*eight.ALL]}}
    gallery.over_title(opening_of(begin(inputs, PAIR[:2], None)))
    gallery.driver.key("5")


def _five(gallery: Gallery) -> None:
    """The table of five."""
    inputs = {"game": "wars", "factions": [*eight.FIVE], "seed": 3, "setup": eight.TABLE}
    gallery.table(begin(inputs, eight.SEATS, None), 0)


def _many(gallery: Gallery) -> None:
    """The table of five with more actions than have room in a row."""
    inputs = {"game": "wars", "factions": [*eight.FIVE], "seed": 3, "setup": eight.MANY}
    gallery.table(begin(inputs, eight.led(eight.SL), None), 4)


def _waited(gallery: Gallery) -> None:
    """Bots wait for who has no Power left, but could have some."""
    inputs = {"game": "wars", "factions": [*eight.FIVE], "seed": 3, "setup": eight.powerless()}
    gallery.table(begin(inputs, eight.led(eight.OW), None), 2)
    gallery.driver.press("option.pass")
    gallery.driver.press("yes")


def _duel(gallery: Gallery) -> None:
    """The Duel's table with Decay paid, a piece in hand, and a portal it may go through."""
    table = gallery.table(begin({"game": "duel", "seed": 5, "setup": DUEL}, ALONE[:2], None))
    for wanted in ("move", "unit"):
        assert table.question is not None
        pieces = table.stage.table.pieces
        chosen = next(
            choice.option
            for choice in table.question.choices
            if choice.option and choice.option.kind == wanted
            and (wanted == "move" or pieces[choice.option.unit].place == "rockport")
        )  # fmt: skip
        table.answer(chosen)
        gallery.driver.frames(2)
    # Whether a hint is shown depends on what has been shown before.
    table.explainer.put_away()


def _folded_chronicle(gallery: Gallery) -> None:
    table = gallery.table(gallery.session(MIDGAME), 0)
    table.stage.annals.toggle()


def _theatre(gallery: Gallery) -> None:
    """A game watched, in its middle."""
    gallery.over_title(PlayThrough(played(2000, seed=3, rules=1), 150))
    gallery.driver.until(lambda: isinstance(gallery.driver.scene, TheatreScene))
    gallery.driver.frames(2)


CULTISTS = (Seat("", "Anna"), Seat("", "Sister Ruth"), Seat("", "Mr Crane"), Seat("", "Dr Vane"))


def _card_table(gallery: Gallery, setup: dict[str, Any], seat: int, answers: tuple[Option, ...]) -> None:
    """A card table after these answers, with somebody at the keyboard."""
    session = begin({"game": "rites", "players": 4, "seed": 3, "setup": setup}, CULTISTS, None)
    for answer in answers:
        decision = session.match.decision
        assert decision is not None
        session.answer(answer, decision.serial)
    scene = MatchScene(session)
    scene.viewer = seat
    gallery.first(scene)


def _gate(gallery: Gallery) -> None:
    """A gate of Cthulhu Rises with three cards on it, the last cultist to follow."""
    hands = ["w8 y13 y4 g13 b12", "y11 g2 b3 w4 b9", "y8 y6 g7 w9 b0", "g9 g12 b13 w0 y2"]
    setup = {"rite": "cthulhu_rises", "hands": [hand.split() for hand in hands], "coveted": ["zanns_viol"], "lead": 1,
             "grand": 1, "gates": 4, "eligible": [1, 0], "centre": 1,
             "caches": [["silver_key"], [], ["jade_amulet"], []],
             "spent": ["jade_amulet"]}  # fmt: skip
    played = tuple(option("play", unit=card) for card in (39, 36, 30))
    _card_table(gallery, setup, 0, played)


def _dig(gallery: Gallery) -> None:
    """Two cultists at a grave of The Hound, the first to lay a henchman."""
    hands = ["w8 w12 w3 b3 g5", "y6 y1 b8 w4 b9", "y8 y3 g7 w9 b0", "g9 g12 b13 w0 y2"]
    setup = {"rite": "the_hound", "hands": [hand.split() for hand in hands], "coveted": ["zanns_viol"],
             "plots": ["g13", "", "w10", "b4", "y5"], "ghouls": [[], [], [[1, "y13"]], [[3, "g3"]], []],
             "won": [[], [], [], ["b6"]], "knows": [["g13"], [], [], []]}  # fmt: skip
    _card_table(gallery, setup, 0, (option("no"), option("play", area=2, unit=50), option("stay")))


def _of_others(gallery: Gallery) -> None:
    gallery.services.others = FakeOthers()  # type: ignore[assignment]
    gallery.over_title(OthersScene())


def _path(gallery: Gallery) -> None:
    """The path of lessons, some of them done, one begun."""
    lessons = gallery.services.lessons.all().lessons
    profile = gallery.services.profiles.current
    for lesson in lessons[:3]:
        profile.lesson(lesson.id).finished = True
    profile.lesson(lessons[3].id).step = 2
    scene = PathScene()
    gallery.over_title(scene)
    scene.folder = Path("/home/ada/mythos-table/lessons")
    gallery.driver.until(lambda: scene.lessons and scene.pictured)


def _puzzles(gallery: Gallery) -> None:
    """The list of puzzles, some of them solved, a hint being read."""
    for stars, puzzle in zip((3, 3, 1), gallery.services.lessons.all().puzzles, strict=False):
        done = gallery.services.profiles.current.puzzle(puzzle.id)
        done.stars, done.tries = stars, 2
    scene = PuzzlesScene("three_for_four")
    gallery.over_title(scene)
    scene.folder = Path("/home/ada/mythos-table/lessons")
    gallery.driver.until(lambda: scene.puzzles and scene.pictured)
    scene.read("hint")


def _asked_to_delete() -> Scene:
    names = [say("load-doomed-name", name="Friday")]
    asked, doomed = say("load-delete-asked", count=1), say("load-doomed", names=names)
    return confirm(asked, doomed, say("buttons-delete"), danger=True)


def _asked_to_rename() -> Scene:
    asked = say("buttons-rename-asked", name="Friday evening")
    return PromptScene(say("buttons-rename"), asked, "Friday evening", say("buttons-rename"))


def _failed() -> Scene:
    return error(say("error-page-game-open"), say("error-saves-foreign", file="Friday.save"))


PAGES: dict[str, Callable[[Gallery], None]] = {
    "title": lambda g: g.first(TitleScene()) and None,
    "title_empty": lambda g: g.first(TitleScene()) and None,
    "newgame": lambda g: _newgame(g, "wars"),
    "custom_rites": lambda g: _custom(g, "rites", 4),
    "newgame_rites": lambda g: _newgame(g, "rites"),
    "newgame_again": lambda g: _newgame(g, "wars", newcomer=False),
    "custom_3": lambda g: _custom(g, "wars", 3),
    "custom_4": lambda g: _custom(g, "wars", 4),
    "load": lambda g: g.over_title(LoadScene()),
    "finished": lambda g: g.finished("games"),
    "finished_persons": lambda g: g.finished("persons"),
    "load_empty": lambda g: g.over_title(LoadScene()),
    "settings": lambda g: g.over_title(SettingsScene()),
    "others": _of_others,
    "rules": lambda g: g.over_title(RulesScene()),
    "rules_search": _searched,
    "credits": lambda g: g.over_title(CreditsScene()),
    "lessons": _path,
    "puzzles": _puzzles,
    "keys": lambda g: g.over_title(KeysScene()),
    "confirm": lambda g: g.over_title(_asked_to_delete()),
    "prompt": lambda g: g.over_title(_asked_to_rename()),
    "error": lambda g: g.over_title(_failed()),
}
TABLES: dict[str, Callable[[Gallery], None]] = {
    "table": _chosen,
    "table_piece": lambda g: _chosen(g, "move"),
    "table_area": lambda g: _chosen(g, "move", "unit"),
    "table_begin": lambda g: _asked(g, "action"),
    "table_thinking": _thinking,
    "table_chronicle": _folded_chronicle,
    "table_hint": lambda g: _counselled(g, "battle"),
    "table_why": lambda g: _counselled(g, "battle", "why"),
    "theatre": _theatre,
    "battle_before": lambda g: _battle(g, "pre_battle"),
    "battle_kills": lambda g: _battle(g, "assign_kill"),
    "battle_pains": lambda g: _battle(g, "assign_pain"),
    "battle_retreat": lambda g: _battle(g, "retreat_area"),
}
OVERLAYS: dict[str, Callable[[Gallery], None]] = {
    "curtain": lambda g: g.over_table(lambda t: CurtainScene("Bea", CC, say_name(name("faction", CC))), PAIR),
    "board_own": lambda g: g.over_table(lambda t: BoardScene(t.stage.table, GC, t.stage.inspector.lookup, 0)),
    "board_other": lambda g: g.over_table(lambda t: BoardScene(t.stage.table, CC, t.stage.inspector.lookup, 0)),
    "signs": lambda g: g.over_table(lambda t: SignsScene(t.session, 0, 0)),
    "signs_whose": lambda g: g.over_table(lambda t: SignsScene(t.session, None, 0), PAIR),
    "menu": lambda g: g.over_table(lambda t: MenuScene(t.session, t.viewer)),
    "first_card": lambda g: g.over_table(lambda t: t.stage.first_card(first())),
    "seats": lambda g: g.over_table(lambda t: SeatsScene(t.session), PAIR),
    "end_result": lambda g: g.end("result"),
    "end_course": lambda g: g.end("course"),
    "end_dice": lambda g: g.end("dice"),
    "end_deeds": lambda g: g.end("deeds"),
    "end_turning": _turned,
    "custom_duel": lambda g: _custom(g, "duel", 2),
    "draft": _drafting,
    "duel": _duel,
}
def _opened(gallery: Gallery, rite: str) -> None:
    """The card that opens with a rite."""
    hands = ["w8 y2 w3 g12 b13", "y6 y1 b8 w4 b9", "y8 y3 g7 w9 b0", "g9 b12 w0 y12"]
    setup = {"rite": rite, "hands": [hand.split() for hand in hands], "coveted": ["silver_key"]}
    if rite == "out_of_the_aeons":
        setup["hands"] = [[card for card in hand.split() if card[0] != "y"] for hand in hands]
    _card_table(gallery, setup, 0, ())
    table = gallery.driver.scene
    assert isinstance(table, MatchScene)
    table.push(table.stage.first_card(First("rites", rite, "", "A rite")))
    gallery.driver.until(lambda: not getattr(gallery.driver.scene, "busy", True), "the lessons")


CARD_TABLES: dict[str, Callable[[Gallery], None]] = {
    "rites_opening": lambda gallery: _opened(gallery, "cthulhu_rises"),
    "rites_gate": _gate,
    "rites_dig": _dig,
}


def _kept(gallery: Gallery) -> None:
    """The list of campaigns."""
    scene = CampaignsScene()
    gallery.over_title(scene)
    gallery.driver.until(lambda: not scene.busy)
    scene.show(campaigned.kept())


def _page(gallery: Gallery, run: Run, page: int = -1) -> None:
    """A page of a story."""
    scene = StoryScene(run)
    gallery.over_title(scene)
    gallery.driver.press(f"page.{scene.pages[page]}")


CAMPAIGNS: dict[str, Callable[[Gallery], None]] = {
    "campaigns": _kept,
    "league": lambda g: g.over_title(LeagueScene(campaigned.league())),
    "league_draft": lambda g: g.over_title(LeagueScene(campaigned.league("draft", 2))),
    "league_over": lambda g: g.over_title(LeagueScene(campaigned.league(length=3, ironman=True))),
    "league_setup": lambda g: g.over_title(LeagueSetupScene()),
    "story_setup": lambda g: g.over_title(StorySetupScene(campaigned.kept()[1][0])),
    "story": lambda g: _page(g, campaigned.story(5, ("Ada", "Bea"))),
    "story_ended": lambda g: _page(g, campaigned.story(4), 3),
    "story_ending": lambda g: _page(g, campaigned.story(7)),
}


def _guided(gallery: Gallery) -> None:
    """The table of somebody who is helped: goals, one of which tells how, and the coach."""
    settings = gallery.services.settings
    settings.goals = settings.coach = "always"
    gallery.table(gallery.session(GUIDED), 0)
    gallery.driver.frames(2)
    if gallery.driver.sees("goal.books"):
        gallery.driver.press("goal.books")


def _card(gallery: Gallery) -> None:
    """The card before the first question."""
    def made(table: MatchScene) -> Scene:
        card = words_for("wars").opening_card(table.session.match, 0)
        assert card is not None
        return OpeningScene(card, table.stage.colour(0), True)

    gallery.over_table(made)


GUIDED = MIDGAME | {"phase": "action", "slot": GC}
HELPED: dict[str, Callable[[Gallery], None]] = {
    "table_guided": _guided,
    "opening_card": _card,
    "helps": lambda g: g.over_title(HelpsScene()),
}
IN_HAND: dict[str, Callable[[Gallery], None]] = {
    "table_menu": lambda g: _in_hand(g, "offers"),
    "table_reach": lambda g: _in_hand(g, "reach"),
}


def _profile(gallery: Gallery) -> None:
    """What somebody has done, on a fixed day."""
    gallery.services.store.chronicle = Shelf(made_up(30))
    scene = ProfileScene()
    scene.today = TODAY
    gallery.over_title(scene)
    gallery.driver.until(lambda: scene.games)


def _day(gallery: Gallery) -> None:
    scene = DayScene()
    scene.today = TODAY
    gallery.over_title(scene)


def _options(gallery: Gallery, game: str) -> None:
    """What a game leaves open, over the table that is set up."""
    scene = CustomGameScene()
    gallery.over_title(scene)
    scene.setup.set_game(game)
    scene.push(OptionsScene(scene.setup.info.options, {}))


def _lesson(gallery: Gallery, id: str, step: int) -> None:
    lessons = gallery.services.lessons
    gallery.over_title(LessonScene(lessons, next(each for each in lessons.all().lessons if each.id == id), step))


def _puzzle(gallery: Gallery, id: str) -> None:
    """A puzzle at its table, its hint read."""
    lessons = gallery.services.lessons
    gallery.over_title(PuzzleScene(lessons, next(each for each in lessons.all().puzzles if each.id == id), helped=True))


def _past(gallery: Gallery, inputs: dict[str, Any], seats: tuple[Seat, ...]) -> None:
    """The table after some moves, looked back at from the first line of its log."""
    session = begin(inputs, seats, None)
    before = len(session.match.entries)
    assert advance(session, lambda kind, _: kind == "action" and len(session.match.entries) > before + 3)
    gallery.table(session, 0)
    gallery.driver.press(gallery.driver.find(role="row", id="log.*")[0].id)
    gallery.driver.move((3, gallery.app.surface.get_height() - 3))


def _reviewed(gallery: Gallery) -> None:
    """The review of a game that is over, from its end page."""
    gallery.end("result")
    gallery.driver.press("review")


def _log_searched(gallery: Gallery) -> None:
    """The table while its log is searched."""
    _chosen(gallery)
    gallery.driver.key("ctrl+f")
    gallery.driver.type("power")


def _card_past(gallery: Gallery) -> None:
    """A card table, looked back at from the first line of its log."""
    _gate(gallery)
    gallery.driver.press("log_lines.0")


TODAY = date(2026, 11, 22)
GIVEN = Handicap(4, -2)
MORE: dict[str, Callable[[Gallery], None]] = {
    "handicap": lambda g: g.over_title(HandicapScene("Ada", CC, GIVEN)),
    "options": lambda g: _options(g, "wars"),
    "options_rites": lambda g: _options(g, "rites"),
    "profile": _profile,
    "day": _day,
    "encyclopedia": lambda g: g.over_title(EncyclopediaScene(GC)),
    "encyclopedia_rites": lambda g: g.over_title(EncyclopediaScene("rites_thirteen")),
    "card_unit": lambda g: g.over_title(CardScene(("unit", "nyarlathotep"))),
    "card_artifact": lambda g: g.over_title(CardScene(("artifact", "silver_key"))),
    "lesson": lambda g: _lesson(g, "wars_2_gates", 1),
    "puzzle": lambda g: _puzzle(g, "three_for_four"),
}
PAST: dict[str, Callable[[Gallery], None]] = {
    "table_past": lambda g: _past(g, {"game": "wars", "players": 4, "seed": 3, "setup": MIDGAME}, DRIFTING),
    "duel_past": lambda g: _past(g, {"game": "duel", "seed": 5, "setup": DUEL}, DRIFTING[:2]),
    "rites_past": _card_past,
    "table_review": _reviewed,
    "table_search": _log_searched,
}
SCENES: dict[str, Callable[[Gallery], None]] = {
    **PAGES, **TABLES, **OVERLAYS, **CARD_TABLES, **CAMPAIGNS, **HELPED, **IN_HAND, **MORE,
    # Last, so that each of the others keeps the views it is looked at in.
    "table_five": _five, "draft_eight": _drafting_of_eight, "table_many": _many, "table_waited": _waited,
    **PAST,
    "end_winner": lambda g: g.end("result", replayed("windwalker")),
}  # fmt: skip
