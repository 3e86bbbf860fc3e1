"""Plays by keyboard alone."""

from __future__ import annotations

from typing import Any

from game.ui.table.overlays.menu import SeatsScene
from scripts.window.offers import Offer, label_of
from scripts.window.player import Player
from scripts.window.program import Stuck


class KeyPlayer(Player):
    """Uses the keyboard alone."""

    def focus(self, widget: Any) -> None:
        """Go with Tab until the keyboard is on a widget."""
        for _ in range(2 * len(self.top.board.all) + 4):
            if self.top.board.focus is widget:
                return
            self.hand.key("tab")
        self.program.shot("stuck")
        raise Stuck(f"Tab does not come to {label_of(widget) or type(widget).__name__} on {type(self.top).__name__}")

    def activate(self, widget: Any) -> None:
        """Go there and press Enter; into a text field only go."""
        self.focus(widget)
        if not widget.catches_text:
            self.hand.key("enter")

    def choose_segment(self, id: str, value: str) -> None:
        """Go there; left and right change it, a step at a time."""
        while True:
            options = [each for each in self.top.things() if each.role == "option" and each.id.startswith(f"{id}.")]
            at = next(place for place, each in enumerate(options) if each.selected)
            wanted = next(place for place, each in enumerate(options) if each.id == f"{id}.{value}")
            if at == wanted:
                return
            # A change may make all widgets anew; the focus is looked for again.
            self.focus(self.top.root.control(id))
            self.hand.key("right" if at < wanted else "left")

    def choose_from_list(self, id: str, value: str) -> None:
        """Tab to the field, Enter, Home and down to the line, Enter."""
        for key, done in (("tab", id), ("down", f"{id}.{value}")):
            for _ in range(60):
                thing = next((each for each in self.top.things() if each.id == done), None)
                if thing is not None and (thing.focused or thing.selected):
                    break
                self.hand.key(key)
            self.hand.key("enter")
            if done == id:
                self.hand.key("home")

    def pick_row(self, rows: Any, index: int) -> None:
        """Go to the list; arrows change the row."""
        self.focus(rows)
        self.hand.key("home")
        for _ in range(index + 1):
            if any(each.selected and each.id == f"{rows.id}.{index}" for each in rows.things()):
                return
            self.hand.key("down")
        raise Stuck("the arrows do not come to the save")

    def on_offer(self, table: Any) -> list[Offer]:
        """Every card on whatever page, and what glows on the map: scrolled away or not, keys reach it."""
        found = [Offer(card.choice.kind, (0, 0), card) for card in table.stage.bar.cards if not card.blocked]
        return found + [Offer("on the map", (0, 0), target) for target in table.stage.map.choices()]

    def take(self, table: Any, offer: Offer) -> None:
        """Type its number or letters, or go there by Tab and arrows; now the one, now the other."""
        if self.luck.random() < 0.85 and self.take_by_code(table, self.code_of(table, offer)):
            return
        if offer.on_map:
            self.take_on_map(table, offer.what)
        else:
            self.take_card(table, offer.what)

    def code_of(self, table: Any, offer: Offer) -> str:
        """What is written on a card, or beside a place or piece: the keys to type."""
        if not offer.on_map:
            return str(offer.what.key).lower()
        return next((code for code, target in table.stage.badges.codes.items() if target == offer.what), "")

    def take_by_code(self, table: Any, code: str) -> bool:
        """Type a code; false if that did not answer. The first sign may only bring the codes into sight."""
        match, serial = table.session.match, table.question.serial

        def done() -> bool:
            return match.serial != serial or self.top is not table

        for _ in range(3 if code else 0):
            for sign in code:
                self.hand.key(sign)
                if done():
                    self.seen["by code"] += 1
                    return True
            # A number that could go on (1 where there is a 12) is ended by Enter.
            if table.stage.controls._typed.pending:
                self.hand.key("enter")
            if done():
                self.seen["by code"] += 1
                return True
        return False

    def take_card(self, table: Any, card: Any) -> None:
        """Tab and Enter."""
        self.hand.key("tab")
        turns = 0
        bar = table.stage.bar
        while not (found := [area for area in bar.areas if area.card is card]) and turns <= bar.pages:
            self.hand.key("pagedown")
            turns += 1
        self.focus(found[0])
        self.hand.key("enter")

    def take_on_map(self, table: Any, target: Any) -> None:
        """Tab to the map, arrows to the target, Enter."""
        for _ in range(8 * len(table.stage.map.choices()) + 30):
            # An arrow with nothing more that way leads off the map.
            self.focus(table.stage.map)
            if table.stage.map.over == target:
                self.hand.key("enter")
                return
            self.hand.key(self.luck.choice(("left", "right", "up", "down")))
        self.seen["arrows in vain"] += 1
        code = self.code_of(table, Offer("on the map", (0, 0), target))
        if not self.take_by_code(table, code):
            self.program.shot("stuck")
            raise Stuck(f"neither arrows nor letters ({code!r}) come to {target}")

    def ask_menu(self, table: Any) -> None:
        """F10."""
        self.hand.key("f10")

    def ask_signs(self, table: Any) -> None:
        """V."""
        self.hand.key("v")

    def ask_undo(self, table: Any) -> None:
        """Ctrl Z."""
        self.hand.key("ctrl+z")

    def open_seats(self, table: Any) -> Any:
        """F9."""
        self.hand.key("f9")
        return self.program.until_top(SeatsScene, "the seats")
