"""The draft: four factions to read and to take in turns, before the table is set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.games.wars.words.card_now import Situation
from game.games.wars.words.drafting import DraftView, abilities_of, drafting, kinds_of
from game.games.wars.words.tableview import faction_of, read_table
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.app import App
from game.ui.gamescreen import opening_of
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.card import CardScene
from game.ui.table.overlays.leaving import leave_for_title, may_leave
from game.ui.table.turns.flow import Flow
from game.ui.things import Thing
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable

SIZES = {"great_old_one": 44, "monster": 34, "cultist": 30}


class FactionCard(Pressable):
    """A faction to read, and to take while it is free: sign, what it is like, its units."""

    def __init__(self, faction: str, number: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.faction = faction
        self.number = number
        self.owner = ""
        """Who has taken it."""
        self.free = False
        """Whether it can be taken now."""
        told = words().tables["things"]["faction"][faction]
        self.label = told["name"]
        self.tooltip = f"**{told['name']}**\n{escape(told['hint'])}\n<third>I: its card</>"

    def things(self) -> Iterable[Thing]:
        """The card, enabled while the faction can be taken."""
        yield self.thing()._replace(enabled=self.free, selected=bool(self.owner))

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the card in the faction's colour: gold light while it can be taken, dark once it is gone."""
        rect, px = self.rect, layout.px
        colour = theme.faction_colour(self.faction)
        lit = self.free and (self.hovered or self.focused)
        if self.free:
            draw.glow(target, rect, theme.GOLD, px(10 if lit else 5), px(8), 190 if lit else 90)
        line = theme.GOLD if self.free else colour
        style = draw.PanelStyle(line=line, line_alpha=230 if self.free else 140, radius=px(8), wash=colour,
                                wash_alpha=80 if self.free else 40, diamonds=False)  # fmt: skip
        draw.panel(target, rect, style)
        if rect.height < px(300):
            self._low(target, layout)
        else:
            self._tall(target, layout)
        if self.owner:
            draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, px(8), 120)
            self._owned(target, layout)

    def _owned(self, target: pygame.Surface, layout: Layout) -> None:
        size = layout.font_px(theme.BODY_BOLD)
        told = draw.shorten(f"taken by {self.owner}", theme.BODY_BOLD, size, self.rect.width - layout.px(30))
        box = pygame.Rect(0, 0, draw.text_width(told, theme.BODY_BOLD, size) + layout.px(26), size + layout.px(14))
        box.midbottom = (self.rect.centerx, self.rect.bottom - layout.px(12))
        draw.fill(target, box, theme.PANEL_TOP, theme.PANEL_BOTTOM, box.height // 2)
        draw.outline(target, box, theme.faction_colour(self.faction), box.height // 2, 1)
        draw.text(target, told, theme.BODY_BOLD, size, theme.TEXT, box.center, "center", middle=True)

    def _key(self, target: pygame.Surface, layout: Layout) -> None:
        if self.free:
            size = layout.font_px(theme.SMALL_BOLD)
            at = (self.rect.x + layout.px(12), self.rect.y + layout.px(10))
            draw.text(target, str(self.number), theme.SMALL_BOLD, size, theme.GOLD, at)

    def _tall(self, target: pygame.Surface, layout: Layout) -> None:
        rect, px = self.rect, layout.px
        self._key(target, layout)
        size = px(96 if not layout.compact else 72)
        sign = medal(self.faction, size)
        target.blit(sign, sign.get_rect(midtop=(rect.centerx, rect.y + px(18))))
        y = rect.y + px(18) + size + px(14)
        name = words().name("faction", self.faction)
        title = layout.font_px(theme.TITLE_SMALL)
        name, title = draw.fitted(name, theme.TITLE_SMALL, title, rect.width - px(20))
        draw.text(target, name, theme.TITLE_SMALL, title, theme.faction_text(self.faction), (rect.centerx, y), "center")
        y += draw.line_height(theme.TITLE_SMALL, title) + px(4)
        entry = words().tables["things"]["faction"][self.faction]
        room = rect.width - px(36)
        foot = rect.bottom - px(74 if not layout.compact else 58)
        parts = [(escape(entry["tagline"]), theme.BODY_ITALIC, theme.TEXT)]
        parts.append((escape(entry["hint"]), theme.BODY, theme.TEXT_SECOND))
        for name in abilities_of(self.faction):
            told = f"<gold>{words().name('ability', name)}</>  {words().text('ability', name)}"
            parts.append((told, theme.BODY, theme.TEXT_SECOND))
        for text, role, tone in parts:
            made = rich(text, role, layout.font_px(role), room, tone, align="center")
            if y + made.height > foot - px(4):
                break
            made.draw(target, (rect.x + px(18), y))
            y += made.height + px(10)
        if not self.owner:
            self._units(target, layout, pygame.Rect(rect.x, foot, rect.width, rect.bottom - foot))

    def _units(self, target: pygame.Surface, layout: Layout, box: pygame.Rect) -> None:
        """One of every kind, with how many there are."""
        kinds = kinds_of(self.faction)
        scale = 1.0 if not layout.compact else 0.78
        sizes = [layout.px(SIZES[cls] * scale) for _, cls, _, _ in kinds]
        gap = min(layout.px(12), max((box.width - layout.px(16) - sum(sizes)) // max(len(sizes) - 1, 1), 0))
        x = box.centerx - (sum(sizes) + gap * (len(sizes) - 1)) // 2
        for (kind, _, count, _), size in zip(kinds, sizes, strict=True):
            picture = tokens.token(self.faction, kind, size)
            middle = (x + size // 2, box.y + box.height // 2 - layout.px(4))
            target.blit(picture, picture.get_rect(center=middle))
            if count > 1:
                disc = tokens.count_disc(count, layout.px(17), theme.faction_colour(self.faction))
                off = round(size * 0.36)
                target.blit(disc, disc.get_rect(center=(middle[0] + off, middle[1] + off)))
            x += size + gap

    def _low(self, target: pygame.Surface, layout: Layout) -> None:
        """Sign, name and what it is like, side by side, where there is little height."""
        rect, px = self.rect, layout.px
        size = min(rect.height - px(16), px(60))
        sign = medal(self.faction, size)
        target.blit(sign, sign.get_rect(midleft=(rect.x + px(26), rect.centery)))
        self._key(target, layout)
        x = rect.x + px(38) + size
        room = rect.right - x - px(10)
        title, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        name = draw.shorten(words().name("faction", self.faction), theme.BODY_BOLD, title, room)
        said = escape(words().tables["things"]["faction"][self.faction]["tagline"])
        told = rich(said, theme.BODY_ITALIC, small, room, theme.TEXT_SECOND)
        line = draw.line_height(theme.BODY_BOLD, title)
        shown = not self.owner and line + told.height <= rect.height - px(6)
        y = rect.centery - (line + (told.height if shown else line if self.owner else 0)) // 2
        draw.text(target, name, theme.BODY_BOLD, title, theme.faction_text(self.faction), (x, y))
        if shown:
            told.draw(target, (x, y + line))


class DraftScene(WidgetScene):
    """Factions are divided; when all are, the table takes this scene's place.

    Nothing here is secret, so no curtain falls between people at one keyboard.
    """

    title = "Draft"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._handed_on = False
        self.view: DraftView | None = drafting(session.match)
        self._notice = ""

    # Beginning and end ------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """See whose turn it is."""
        self.flow = Flow(self.session, app.post)
        super().enter(app)
        self.session.woken = lambda: app.post(self._hear)
        self.flow.refresh()
        self._take_up()

    def leave(self) -> None:
        """Let the match go, unless the table goes on with it."""
        self.flow.close()
        self.session.woken = None
        if not self._handed_on:
            self.session.close()
        super().leave()

    def may_quit(self) -> bool:
        """The window may close at any time, as every answer is kept already; if the disk refused them it asks first."""
        return may_leave(self.session, self.push, self.app.quit)

    def unfocused(self) -> None:
        """Every answer reaches the disk."""
        self.session.kept.sync()

    def _hear(self) -> None:
        said = " ".join(self.session.messages())
        self._notice = self.session.lasting or said or self._notice
        self.redraw()

    def build(self) -> Sequence[Widget]:
        """The four cards, and what else can be done."""
        factions = [faction_of(side) for side in range(4)]
        self.cards = [FactionCard(f, i + 1, self._taker(f)).called(f"faction.{f}") for i, f in enumerate(factions)]
        self.undo = Button("Undo", self.take_back, icon_id="undo", key="Ctrl Z").called("undo")
        whole = "The whole card of the faction that is pointed at or has the keyboard"
        self.read = Button("Read a card", self._read, icon_id="rules", key="I", tooltip=whole).called("read")
        kept = "This game is kept and can be gone on with."
        self.out = Button("To the title", self.to_title, key="Esc", tooltip=kept).called("title")
        return [*self.cards, self.undo, self.read, self.out]

    # The draft --------------------------------------------------------------------------------

    def _taker(self, faction: str) -> Callable[[], None]:
        return lambda: self.take(faction)

    def take(self, faction: str) -> None:
        """Take a faction for whoever is asked, if that is a person and it is free."""
        asked = self.flow.asked
        if asked is None or self.view is None:
            return
        chosen = next((each for each in asked.decision.options if faction_of(each.side) == faction), None)
        if chosen is None:
            self._notice = f"{words().name('faction', faction)} is taken."
            self.redraw()
            return
        try:
            self.session.answer(chosen, asked.decision.serial)
        except EngineError as problem:
            self._notice = str(problem)
        self.flow.refresh()
        self._take_up()

    def take_back(self) -> None:
        """Back to the last own choice."""
        asked = self.flow.asked
        if self.session.match.undo(asked.decision.seat if asked else None):
            self.flow.refresh()
            self._take_up()

    def _take_up(self) -> None:
        """Show what the draft has become; once it is over, the table."""
        self.view = drafting(self.session.match)
        if self.view is None:
            self._handed_on = True
            self.replace(opening_of(self.session))
            return
        mine = self.flow.asked is not None
        for card in self.cards:
            owner = self.view.taken.get(card.faction)
            card.owner = "" if owner is None else self._name(owner)
            card.free = mine and owner is None
        self.undo.enabled = self.session.can_undo(self.flow.asked.decision.seat if self.flow.asked else None)
        self._notice = ""
        self.redraw()

    def _name(self, seat: int) -> str:
        return self.session.seats[seat].name or f"Player {seat + 1}"

    # Other deeds ------------------------------------------------------------------------------

    def to_title(self) -> None:
        """Leave the draft; the match is kept."""
        leave_for_title(self)

    def _read(self) -> None:
        """Open the card of the faction pointed at, else of the one with the keyboard, else of the first free one."""
        shown = next((card for card in self.cards if card.hovered), None)
        shown = shown or next((card for card in self.cards if card.focused), None)
        shown = shown or next((card for card in self.cards if not card.owner), self.cards[0])
        self.read_card(shown.faction)

    def read_card(self, faction: str) -> None:
        """Open a faction's card."""
        match = self.session.match
        asked = self.flow.asked
        table = read_table(match, asked.decision.seat if asked else None)
        self.push(CardScene(("faction", faction), Situation(match, table, False).about, table.map))

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Numbers take a faction, I and the right button read it, Escape leaves."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (2, 3):
            card = next((card for card in self.cards if card.rect.collidepoint(event.pos)), None)
            if card:
                self.read_card(card.faction)
            return card is not None
        if self.board.handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_z and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.take_back()
        elif event.key == pygame.K_ESCAPE:
            self.to_title()
        elif event.unicode in ("i", "I"):
            self._read()
        elif event.unicode in ("1", "2", "3", "4"):
            self.take(self.cards[int(event.unicode) - 1].faction)
        else:
            return False
        return True

    @property
    def next_wake(self) -> float | None:
        """Until a bot's answer, or a tooltip."""
        waits = [wait for wait in (super().next_wake, self.flow.next_wake) if wait is not None]
        return min(waits, default=None)

    def update(self, dt: float) -> None:
        """Carry out bots' answers."""
        super().update(dt)
        if not self._handed_on and self.flow.step(dt, self.app.settings.bot_pace):
            self._take_up()

    def resume(self, result: Any) -> None:
        """A card was read."""
        self.redraw()

    # Places -----------------------------------------------------------------------------------

    def layout_changed(self) -> None:
        """Cards side by side, two by two where the window is narrow; what else can be done below."""
        layout = self.app.layout
        px = layout.px
        side, gap = px(16 if layout.compact else 60), px(10 if layout.compact else 24)
        self.head = pygame.Rect(side, px(8 if layout.compact else 36), layout.width - 2 * side,
                                px(84 if layout.compact else 140))  # fmt: skip
        high = max(px(36), layout.font_px(theme.BODY) + px(14))
        foot = layout.height - px(10 if layout.compact else 36) - high
        x = layout.width - side
        for button in (self.out, self.read, self.undo):
            wide = min(px(210), (layout.width - 2 * side - 2 * gap) // 3)
            button.place(pygame.Rect(x - wide, foot, wide, high))
            x -= wide + px(10)
        area = pygame.Rect(side, self.head.bottom + gap, layout.width - 2 * side, foot - self.head.bottom - 2 * gap)
        across = 4 if layout.width_du >= 900 else 2
        wide = (area.width - (across - 1) * gap) // across
        down = 4 // across
        tall = min((area.height - (down - 1) * gap) // down, px(640))
        top = area.y + max((area.height - tall * down - gap * (down - 1)) // 2, 0)
        for index, card in enumerate(self.cards):
            x, y = area.x + index % across * (wide + gap), top + index // across * (tall + gap)
            card.place(pygame.Rect(x, y, wide, tall))

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the order of taking, the question, and the cards."""
        layout = self.app.layout
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self._paint_head(surface, layout)
        self.board.draw(surface, layout)

    def _paint_head(self, surface: pygame.Surface, layout: Layout) -> None:
        view, head, px = self.view, self.head, layout.px
        size = layout.font_px(theme.TITLE)
        draw.text(surface, "The draft", theme.TITLE, size, theme.GOLD, (head.centerx, head.y), "center")
        y = head.y + draw.line_height(theme.TITLE, size) + px(4)
        if view is None:
            return
        role = theme.BANNER_PLAIN
        line = rich(self.question(), role, layout.font_px(role), head.width, theme.TEXT, align="center")
        line.draw(surface, (head.x, y))
        y += line.height + px(6)
        told = self._notice or self.order()
        below = rich(told, theme.BODY, layout.font_px(theme.BODY), head.width, theme.TEXT_SECOND, align="center")
        if y + below.height <= head.bottom + px(8):
            below.draw(surface, (head.x, y))

    def question(self) -> str:
        """Who takes now, and how many."""
        view = self.view
        assert view is not None
        name = escape(self._name(view.seat))
        if self.flow.asked is None:
            return f"**{name}** is choosing …"
        what = ("take the first faction", "take a faction, and another after it", "take your second faction",
                "the last faction is yours")[min(view.turn, 3)]  # fmt: skip
        return f"**{name}**, {what}."

    def order(self) -> str:
        """Who takes how many in which order, whose turn it is in gold."""
        view = self.view
        assert view is not None
        steps = ((0, "one", 1), (1, "two", 3), (0, "the last one", 4))
        told, begin = [], 0
        for seat, what, end in steps:
            said = f"{escape(self._name(seat))} takes {what}"
            told.append(f"<gold>{said}</>" if begin <= view.turn < end else said)
            begin = end
        return "  ·  ".join(told)
