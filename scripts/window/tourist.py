"""Goes to every place of the program worth a picture: one method for each, named after what it shows.

A method makes what it needs (a staged match, a scene), does what a person would do to see it, and returns the name
of the picture; the window is then as it is to be photographed. ``STATIONS`` has them by the ids of the issue they show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.wars.screen.board.overlay import BoardScene
from game.games.wars.screen.end import EndScene
from game.match.match import Seat
from game.match.session import Session
from game.ui.scenes.load import LoadScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.scene import MatchScene
from scripts.window import staging
from scripts.window.program import Program, Stuck

GC, CC, BG, YS = staging.GC, staging.CC, staging.BG, staging.YS
ALONE = (Seat("", "Ada"), *(Seat("adept", name) for name in ("Vane", "Cora", "Bruno")))


class Tourist:
    """Stands in front of a program that is open on its title."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.hand = program.hand

    # Ways -------------------------------------------------------------------------------------------

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.program.top

    def home(self) -> None:
        """Back to the title, with the usual settings."""
        program = self.program
        stack = program.app.stack
        for _ in range(30):
            if len(stack) == 1:
                break
            self.top.pop()
            program.pump(0.05)
        settings = program.app.settings
        settings.palette, settings.bot_pace, settings.reduced_motion = "standard", "fast", False
        settings.interface_scale = settings.text_scale = 100
        program.app.use_palette()
        program.app.measure_again()
        self.hand.move((program.app.layout.width // 2, 3))
        program.pump(0.1)

    def sit(self, session: Session) -> Any:
        """Put a match on the table and return the table's scene; a curtain is taken away."""
        self.top.push(MatchScene(session))
        self.program.pump(1.2)
        table = self.program.table
        for _ in range(4):
            if self.top is table:
                break
            self.hand.key("enter")
            self.program.pump(0.4)
        return table

    def mid_game(self, seats: tuple[Seat, ...] = ALONE) -> Any:
        """Turn 5 as drawn, Great Cthulhu to act."""
        return self.sit(staging.mid_game(self.program.services.store, seats))

    def battle_game(self) -> Any:
        """The same with Great Cthulhu where Crawling Chaos has just come."""
        return self.sit(staging.mid_game(self.program.services.store, ALONE, staging.BATTLE, staging.DICE))

    def click(self, point: tuple[int, int], number: int = 1) -> None:
        """Click, and let it show."""
        self.hand.click((int(point[0]), int(point[1])), number)
        self.program.pump(0.5)

    def hover(self, point: tuple[int, int]) -> None:
        """Point at something until its words come up."""
        self.hand.move((int(point[0]), int(point[1])))
        self.program.pump(1.2)

    def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self.hand.key(name)
            self.program.pump(0.3)

    def press(self, *labels: str) -> None:
        """Click a button by its words."""
        self.click(self.program.labelled(*labels).rect.center)

    def choose(self, table: Any, *kinds: str) -> None:
        """Click the card of one of these kinds, whatever page it is on."""
        for _ in range(table.stage.bar.pages):
            card = table.stage.bar.by_kind(*kinds)
            area = card and table.stage.bar.area_of(card.choice.option)
            if area:
                self.click(area.rect.center)
                return
            table.stage.bar.turn(1)
        raise Stuck(f"there is no card {kinds}")

    def unit(self, table: Any, faction: str, kind: str, area: str) -> tuple[str, int]:
        """A piece of a kind in an area, as a target of the map."""
        for piece in table.stage.table.by_area[area].pieces:
            if (piece.faction, piece.kind) == (faction, kind):
                return ("unit", piece.unit)
        raise Stuck(f"no {kind} in {area}")

    # B1 Layout --------------------------------------------------------------------------------------

    def title(self) -> None:
        """The title with a game to go on with."""
        self.mid_game()
        self.home()

    def table(self) -> None:
        """The table: Great Cthulhu chooses where a Starspawn goes, the Indian Ocean pointed at."""
        table = self.moving_starspawn()
        self.hover(table.stage.map.point_of(("area", "indian_ocean")))

    def moving_starspawn(self) -> Any:
        """Pick the Starspawn of the South Pacific for a move."""
        table = self.mid_game()
        self.choose(table, "move")
        self.click(table.stage.map.point_of(self.unit(table, GC, "starspawn", "south_pacific")))
        return table

    def faction_board(self) -> None:
        """A faction's board, opened from its strip."""
        table = self.mid_game()
        strip = next(strip for strip in table.stage.strips if strip.faction == GC)
        self.click((strip.rect.centerx, strip.rect.y + 20))
        self.program.until_top(BoardScene, "the board")

    def scales(self) -> None:
        """The settings with the scales on offer and those that do not fit."""
        self.top.push(SettingsScene())
        self.program.pump(0.4)

    def one_column(self) -> None:
        """A scale so large that things stand in one column."""
        table = self.moving_starspawn()
        pygame.display.set_mode((760, 560), pygame.RESIZABLE)
        self.program.app.measure_again()
        self.program.pump(0.5)
        self.hover(table.stage.map.point_of(table.stage.map.choices()[0]))

    # B2 The board answers ---------------------------------------------------------------------------

    def why_not(self) -> None:
        """A wrong place says why not."""
        table = self.moving_starspawn()
        self.hover(table.stage.map.point_of(("area", "arabia")))

    def dragging(self) -> None:
        """A piece on its way by drag, over where it may be let go."""
        table = self.mid_game()
        self.choose(table, "move")
        start = table.stage.map.point_of(self.unit(table, GC, "starspawn", "south_pacific"))
        self.hand.move(start)
        self.hand.button(True, 1)
        end = table.stage.map.point_of(("area", "south_america"))
        for part in (0.1, 0.4, 0.7, 1.0):
            self.hand.move((round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)))
            self.program.pump(0.1)
        self.program.pump(0.6)

    def let_go(self) -> None:
        """After a drag: the button up again."""
        self.hand.button(False, 1)

    def zoomed(self) -> None:
        """The map zoomed in on Europe."""
        table = self.mid_game()
        self.hand.move(table.stage.map.point_of(("area", "europe")))
        self.hand.turn(3)
        self.program.pump(1.0)

    def tray(self) -> None:
        """A crowded area's pieces side by side."""
        table = self.mid_game()
        self.hover(table.stage.map.point_of(self.unit(table, YS, "undead", "europe")))
        self.keys(".")

    def blocked_action(self) -> None:
        """A blocked action says why."""
        table = self.mid_game()
        blocked = next(area for area in table.stage.bar.areas if area.card.blocked)
        self.hover(blocked.rect.center)

    def passing(self) -> None:
        """Pass asks first."""
        table = self.mid_game()
        self.choose(table, "pass")

    # B3 Who must decide -----------------------------------------------------------------------------

    def asked_in_anothers_slot(self) -> None:
        """A choice asked of a person in another's slot: whose Acolyte Dreams takes."""
        seats = tuple(Seat("", name) for name in ("Ada", "Vane", "Cora", "Bruno"))
        session = staging.mid_game(self.program.services.store, seats)
        staging.answer(session, "dreams")
        staging.answer(session, "west_africa")
        for _ in range(6):
            asked = session.match.position.decision
            if asked.seat != 0:
                break
            session.answer(asked.options[0], session.match.serial)
        self.sit(session)

    def orders(self) -> None:
        """Seats and standing orders."""
        self.mid_game()
        self.keys("f9")

    # B4 Battle --------------------------------------------------------------------------------------

    def battle(self, *kinds: str) -> Any:
        """The battle in the Indian Ocean up to a question."""
        session = staging.mid_game(self.program.services.store, ALONE, staging.BATTLE, staging.DICE)
        staging.battle_until(session, *kinds)
        return self.sit(session)

    def odds(self) -> None:
        """The exact odds, before a battle is declared."""
        table = self.battle_game()
        self.choose(table, "battle")
        self.hover(table.stage.map.point_of(("area", "indian_ocean")))

    def before_battle(self) -> None:
        """The panel before the roll."""
        self.battle("pre_battle")

    def pains(self) -> None:
        """Pains being assigned."""
        self.battle("assign_pain")

    def kills(self) -> None:
        """Kills being assigned."""
        self.battle("assign_kill")

    def retreat(self) -> None:
        """Retreating on the map."""
        self.battle("retreat_area", "retreat_unit", "retreat")

    # B5, B6 -----------------------------------------------------------------------------------------

    def gliding(self) -> None:
        """Pieces on their way, half of it gone."""
        self.program.app.settings.bot_pace = "normal"
        table = self.moving_starspawn()
        point = table.stage.map.point_of(("area", "south_america"))
        self.hand.move(point)
        self.hand.button(True, 1)
        self.hand.button(False, 1)
        for _ in range(6):
            self.program.pump(0.0)

    def bots_turn(self) -> None:
        """Bots at work: pace, pause, step, skip."""
        self.program.app.settings.bot_pace = "slow"
        table = self.mid_game()
        self.summon(table)
        self.until_thinking(table)

    def summon(self, table: Any) -> None:
        """Great Cthulhu's own slot: a Deep One, or whatever comes first."""
        staging.answer(table.session, "summon")
        staging.answer(table.session, "deep_one", "shoggoth")
        table.changed()

    def until_thinking(self, table: Any) -> None:
        """Wait for a bot's turn."""
        for _ in range(60):
            if table.flow.thinking:
                break
            if table.question is not None and not table.stage.map.busy:
                table.answer(staging.plain_answer(table.session.match))
            self.program.pump(0.0)
        self.program.pump(0.2)

    def digest(self) -> None:
        """What has happened since the last own choice."""
        self.program.app.settings.bot_pace = "at_once"
        table = self.mid_game()
        self.summon(table)
        for _ in range(200):
            if table.question is not None and table.question.kind == "action":
                break
            if table.question is not None and not table.stage.map.busy:
                table.answer(staging.plain_answer(table.session.match))
            self.program.pump(0.05)
        self.program.pump(1.0)

    def news(self) -> None:
        """The same, opened where it is folded into the chronicle's head."""
        self.digest()
        button = self.program.table.stage.annals.news
        if button.visible and button in self.top.board.widgets:
            self.click(button.rect.center)

    # B7 to B10 --------------------------------------------------------------------------------------

    def search(self) -> None:
        """Words found in the chronicle."""
        self.mid_game()
        self.keys("ctrl+f")
        self.hand.type("gate")
        self.program.pump(0.5)

    def look_back(self) -> None:
        """The table as it was when a line of the chronicle was told."""
        table = self.mid_game()
        log = table.stage.log
        told = log.told()
        line = told[len(told) // 2]
        log.show_line(line)
        index = next(row for row in range(len(log)) if log._shown[row] is line)
        self.click(log.row_rect(index).center)
        self.program.pump(0.5)

    def card(self) -> None:
        """The card of Dreams over the board of Great Cthulhu."""
        self.faction_board()
        board = self.top
        rows = board.right
        for index in range(len(rows)):
            if board.side.all_books[index : index + 1] == ("dreams",):
                self.click(rows.row_rect(index).center)
        self.program.pump(0.5)

    def piece_card(self) -> None:
        """The card of a piece, by a right click on it."""
        table = self.mid_game()
        self.click(table.stage.map.point_of(self.unit(table, CC, "nyarlathotep", "south_asia")), 3)
        self.program.pump(0.5)

    def rules(self) -> None:
        """The rules, searched."""
        self.top.push(RulesScene())
        self.program.pump(0.4)
        self.keys("/")
        self.hand.type("gate")
        self.program.pump(0.5)

    def curtain(self) -> None:
        """The curtain before the next person."""
        session = staging.mid_game(self.program.services.store, staging.SEATS)
        self.top.push(MatchScene(session))
        self.program.pump(1.0)

    def signs(self) -> None:
        """The private look at Elder Signs."""
        self.mid_game()
        self.keys("v")
        self.program.pump(0.4)

    def letters(self) -> None:
        """Letters on what glows, for the keyboard."""
        self.moving_starspawn()
        self.keys("tab")

    def key_list(self) -> None:
        """The list of keys."""
        self.mid_game()
        self.keys("f2")

    def other_palette(self) -> None:
        """Another palette."""
        self.moving_starspawn()
        self.program.app.settings.palette = "red_green"
        self.program.app.use_palette()
        self.program.pump(0.4)

    def large_text(self) -> None:
        """Larger text."""
        self.moving_starspawn()
        self.program.app.settings.text_scale = 150
        self.program.app.measure_again()
        self.program.pump(0.5)

    # B11 The end ------------------------------------------------------------------------------------

    def ended(self) -> Any:
        """A match of bots played to its end, then looked at by a person."""
        seats = tuple(Seat("random", seat.name) for seat in ALONE)
        session = staging.mid_game(self.program.services.store, seats)
        staging.play_out(session)
        self.top.push(MatchScene(session))
        self.program.pump(0.6)
        return self.program.until_top(EndScene, "the end")

    def end_opening(self) -> None:
        """Elder Signs being opened one by one."""
        self.ended()

    def end_result(self) -> None:
        """Who has won, and why."""
        self.ended()
        self.program.pump(7.0)

    def end_page(self, page: str) -> None:
        """Another page of the end."""
        scene = self.ended()
        scene.pages.choose(page)
        self.program.pump(0.5)

    # B12 Around it ----------------------------------------------------------------------------------

    def new_game(self) -> None:
        """The new game screen."""
        self.top.push(NewGameScene())
        self.program.pump(0.4)

    def handicap(self) -> None:
        """A seat's handicap."""
        self.new_game()
        self.click(self.top.root.control("seat.0.handicap").rect.center)

    def load(self) -> None:
        """The list of saves."""
        for name in ("Tuesday table", "Friday evening"):
            session = staging.mid_game(self.program.services.store, ALONE)
            self.sit(session)
            session.save_as(name)
            self.program.pump(0.2)
            self.home()
        self.top.push(LoadScene())
        self.program.pump(0.5)

    def hint(self) -> None:
        """The hint line at the first question of a kind."""
        self.mid_game()

    def picture_taken(self) -> None:
        """What the screenshot key says."""
        self.mid_game()
        self.keys("f12")

    def menu(self) -> None:
        """The menu, whence saving, loading, seats, dice and settings are reached."""
        self.mid_game()
        self.keys("f10")


def _page(name: str) -> Callable[[Tourist], None]:
    return lambda tourist: tourist.end_page(name)


STATIONS: tuple[tuple[str, str, Callable[[Tourist], None]], ...] = (
    ("B1.1", "table", Tourist.table),
    ("B1.1", "faction_board", Tourist.faction_board),
    ("B1.2", "scales", Tourist.scales),
    ("B1.2", "one_column", Tourist.one_column),
    ("B2.1", "target", Tourist.table),
    ("B2.1", "why_not", Tourist.why_not),
    ("B2.2", "dragging", Tourist.dragging),
    ("B2.3", "zoomed", Tourist.zoomed),
    ("B2.3", "tray", Tourist.tray),
    ("B2.4", "blocked", Tourist.blocked_action),
    ("B2.4", "pass", Tourist.passing),
    ("B3.1", "asked", Tourist.asked_in_anothers_slot),
    ("B3.2", "orders", Tourist.orders),
    ("B4.1", "before", Tourist.before_battle),
    ("B4.1", "kills", Tourist.kills),
    ("B4.1", "pains", Tourist.pains),
    ("B4.1", "retreat", Tourist.retreat),
    ("B4.2", "odds", Tourist.odds),
    ("B5.1", "gliding", Tourist.gliding),
    ("B5.2", "volumes", Tourist.scales),
    ("B6.1", "bots_turn", Tourist.bots_turn),
    ("B6.2", "digest", Tourist.news),
    ("B7.1", "search", Tourist.search),
    ("B7.2", "look_back", Tourist.look_back),
    ("B8.1", "board_card", Tourist.card),
    ("B8.1", "piece_card", Tourist.piece_card),
    ("B8.2", "rules", Tourist.rules),
    ("B9.1", "curtain", Tourist.curtain),
    ("B9.1", "signs", Tourist.signs),
    ("B9.2", "seats", Tourist.orders),
    ("B9.2", "menu", Tourist.menu),
    ("B10.1", "letters", Tourist.letters),
    ("B10.1", "keys", Tourist.key_list),
    ("B10.2", "palette", Tourist.other_palette),
    ("B10.2", "large_text", Tourist.large_text),
    ("B11.1", "opening", Tourist.end_opening),
    ("B11.1", "result", Tourist.end_result),
    ("B11.2", "course", _page("course")),
    ("B11.2", "dice", _page("dice")),
    ("B11.3", "deeds", _page("deeds")),
    ("B12.1", "new_game", Tourist.new_game),
    ("B12.1", "handicap", Tourist.handicap),
    ("B12.2", "load", Tourist.load),
    ("B12.3", "settings", Tourist.scales),
    ("B12.4", "hint", Tourist.hint),
    ("B12.5", "picture", Tourist.picture_taken),
    ("title", "title", Tourist.title),
)
"""The id of the issue, a name, and the way there."""

MOCKUPS = {
    "title_1920": ("title_title", (1920, 1080)),
    "newgame_1920": ("B12.1_new_game", (1920, 1080)),
    "table_1920": ("B1.1_table", (1920, 1080)),
    "table_1280": ("B1.1_table", (1280, 720)),
    "battle_1920": ("B4.1_pains", (1920, 1080)),
    "card_1920": ("B8.1_board_card", (1920, 1080)),
}
"""Which picture belongs beside which drawing, and at which size."""
