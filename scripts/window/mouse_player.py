"""Plays by mouse."""

from __future__ import annotations

from typing import Any

from scripts.window.offers import Offer, arrow, offers
from scripts.window.player import Player
from scripts.window.program import Stuck


class MousePlayer(Player):
    """Uses the mouse for everything but writing names and numbers."""

    def click(self, point: tuple[int, int]) -> None:
        """Click a point of the window; ``Stuck`` if it is outside."""
        if not self.program.app.layout.window.collidepoint(point):
            raise Stuck(f"{point} is not on the screen")
        self.hand.click((int(point[0]), int(point[1])))

    def activate(self, widget: Any) -> None:
        """Scroll it into sight if need be, and click it."""
        for turn in range(60):
            point = widget.rect.center
            if self.top.board.at(point) is widget and self.program.app.layout.window.collidepoint(point):
                break
            self.hand.move(self.program.app.layout.window.center)
            self.hand.turn(-1 if turn < 30 else 1)
        self.click(widget.rect.center)

    def choose_segment(self, id: str, value: str) -> None:
        """Click the choice."""
        self.click(self.program.thing(f"{id}.{value}").rect.center)

    def choose_from_list(self, id: str, value: str) -> None:
        """Click the field, then the line."""
        for each in (id, f"{id}.{value}"):
            self._linger(self.program.thing(each).rect.center)

    def choose_table(self, game: str, players: int, people: int, bot: str) -> None:
        """Choose the game, how many play it, how many of them are people, and this seed; the others are ``bot``."""
        self.activate(self.top.root.control(f"game.{game}"))
        self.program.until(lambda: self.top.setup.game == game, "the game")
        if len(self.top.setup.info.players) > 1:
            self.choose_segment("players", str(players))
        self.program.until(lambda: self.top.setup.players == players, "the seats")
        self.seat_people(people)
        for seat in self.top.setup.seats[people:players]:
            seat.bot = bot
        self.write_seed()

    def _linger(self, point: tuple[int, int]) -> None:
        """Go there, stay for a moment, as lists that open want it, and click."""
        self.hand.move(point)
        self.program.pump(0.1)
        self.click(point)
        self.program.pump(0.1)

    def pick_row(self, rows: Any, index: int) -> None:
        """Turn the wheel until the row is in sight, and click it."""
        for _ in range(100):
            row = rows.row_rect(index)
            if rows.rect.contains(row):
                break
            self.hand.move(rows.rect.center)
            self.hand.turn(-1 if row.bottom > rows.rect.bottom else 1)
        self.click((row.x + row.width // 2, row.centery))

    def on_offer(self, table: Any) -> list[Offer]:
        """What is in sight, on this page of cards or another."""
        turned = arrow(table)
        if turned is not None and (self.luck.random() < 0.4 or not offers(table)):
            self.click(turned.rect.center)
        return offers(table)

    def take(self, table: Any, offer: Offer) -> None:
        """Click it, once the map stands still."""
        point = offer.point
        for _ in range(60 if offer.on_map else 0):
            point = table.stage.map.point_of(offer.what)
            self.program.pump(0.05)
            if point == table.stage.map.point_of(offer.what):
                break
        self.click(point)

    def ask_menu(self, table: Any) -> None:
        """Click Menu."""
        self.click(table.stage.buttons["menu"].rect.center)

    def ask_signs(self, table: Any) -> None:
        """Click Signs."""
        self.click(table.stage.buttons["signs"].rect.center)

    def ask_undo(self, table: Any) -> None:
        """Click Undo."""
        self.click(table.stage.buttons["undo"].rect.center)
