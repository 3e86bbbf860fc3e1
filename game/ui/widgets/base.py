"""A widget, and the board that holds a scene's widgets: dispatch, keyboard focus, hover, tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.paintings import Lack
from game.ui.things import Thing
from game.ui.widgets.tooltips import beside, draw_tooltip

if TYPE_CHECKING:
    from game.ui.widgets.gui import GuiHost, GuiPool

ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
STEPS = {pygame.K_RIGHT: (1, 0), pygame.K_LEFT: (-1, 0), pygame.K_DOWN: (0, 1), pygame.K_UP: (0, -1)}

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
REACH = 12
"""How much larger than its rectangle a widget may be painted, in pixels: light and lozenges reach beyond it."""


class Widget:
    """Something on the window that is drawn, may be pointed at, and may have the keyboard's focus.

    ``rect`` is in pixels and set by the scene's ``layout_changed``. ``tooltip`` is rich text shown on hover.
    ``handle`` gets events while the widget is focused or pointed at, and returns whether it took one.
    """

    ROLE: ClassVar[str] = ""
    """What it is, for whoever looks for things by role: ``button``, ``field``, ``list``."""
    id = ""
    """What it is called, for whoever looks for things by id."""
    label = ""
    """What is written on it."""
    chosen = False
    """Whether it is the choice made, or switched on."""
    focusable = True
    catches_text = False
    """Whether letters typed belong to the widget while it is focused."""
    scrolls = False
    """Whether the wheel turns it wherever it is turned over it."""
    pressed: ClassVar[Callable[[], None]] = staticmethod(lambda: None)
    """Called whenever any widget is pressed; the window lets it be heard."""

    def __init__(self, tooltip: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.focused = False
        self.tooltip = tooltip
        self.fixed = False
        """Whether it stands outside the board's ``clip``: heads and foots of pages that scroll."""

        self.clip: pygame.Rect | None = None
        """Where alone it is seen and can be pointed at, in a part that scrolls; None: the board's ``clip``."""
        self.inner: Sequence[Widget] = ()
        """Widgets within it, which stand over it on the board, in tab order."""
        self.lack = Lack()
        """Whether it has been painted without pictures that are on their way."""

    def called(self, id: str) -> Self:
        """Give it the id by which it is found; returns the widget."""
        self.id = id
        return self

    def thing(self, label: str = "") -> Thing:
        """The widget as a thing, as far as it is in sight: what is scrolled away has no size."""
        seen = self.rect.clip(self.clip) if self.clip else self.rect
        return Thing(self.ROLE, self.id, seen, label or self.label, self.enabled, self.chosen, self.focused,
                     self.tooltip)  # fmt: skip

    def part(self, role: str, name: object, rect: pygame.Rect, label: str = "", selected: bool = False) -> Thing:
        """A thing in the widget, whose id begins with the widget's own."""
        return Thing(role, f"{self.id}.{name}", rect, label, self.enabled, selected)

    def things(self) -> Iterable[Thing]:
        """The widget, and what in it can be pointed at by itself."""
        yield self.thing()

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game stands at a point of it, as the cards name it: (kind, id)."""
        return None

    def place(self, rect: pygame.Rect) -> None:
        self.rect = rect

    @property
    def grabs(self) -> bool:
        """Whether the widget has everything under the pointer to itself (an opened list)."""
        return False

    @property
    def opened(self) -> pygame.Rect | None:
        """Where it has opened something that lies over all other widgets."""
        return None

    def steer(self, event: pygame.event.Event) -> bool:
        """Take a key while something is ``opened``; any other closes what ``grabs``."""
        return False

    def release(self) -> None:
        """Give up what ``grabs`` tells of: close the list."""

    def attach(self, gui: GuiHost) -> None:
        """Build what pygame_gui draws of the widget, if anything."""

    def detach(self) -> None:
        """Give up what pygame_gui draws."""

    def set_focus(self, on: bool) -> None:
        """Gain or lose the keyboard."""
        self.focused = on

    def hit(self, point: tuple[int, int]) -> bool:
        """Whether a point of the window belongs to the widget."""
        return self.visible and self.rect.collidepoint(point)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event or leave it."""
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the widget."""

    def draw_over(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint what is ``opened``."""

    def bring_in(self, focus: Widget) -> None:
        """Bring one of the ``inner`` widgets, which has got the keyboard, into sight."""

    @property
    def tip_near(self) -> pygame.Rect:
        """What the tooltip is to stand beside."""
        return self.rect

    @property
    def marked_words(self) -> tuple[str, pygame.Rect] | None:
        """While the widget grabs: words on what is marked in it, as rich text, and what they must not cover."""
        return None

    def tip_picture(self, layout: Layout) -> pygame.Surface | None:
        """A picture to be shown in the place of the tooltip's words, if there is one."""
        return None

    def focus_picture(self, layout: Layout) -> pygame.Surface | None:
        """A picture that stands beside it while it has the keyboard, if there is one."""
        return None

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint the ring that shows where the keyboard is."""
        ring = self.rect.inflate(layout.px(6), layout.px(6))
        draw.outline(target, ring, theme.PALE, layout.px(radius + 3), max(layout.px(2), 2), 230)


class Pressable(Widget):
    """A widget that calls ``on_press`` when clicked or pressed by Enter or Space."""

    ROLE = "button"

    def __init__(self, on_press: Callable[[], object], tooltip: str = "") -> None:
        super().__init__(tooltip)
        self.on_press = on_press
        self.down = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Press on release inside, so that sliding off takes it back."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.down = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            was, self.down = self.down, False
            if was and self.hit(event.pos):
                Widget.pressed()
                self.on_press()
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.enabled:
            Widget.pressed()
            self.on_press()
            return True
        return False


class Hint(Widget):
    """A place that shows nothing and only answers the pointer."""

    focusable = False


class Board:
    """All widgets of a scene, in tab order.

    Feed it every event; what it does not take is the scene's. Tab and Shift+Tab go round, arrows go to the nearest
    widget that way (a widget may take them first), Enter and Space press. The focus ring is drawn only once the
    keyboard has been used, so that the mouse's users are not shown two highlights.
    """

    TOOLTIP_DELAY = 0.45

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        self.widgets: list[Widget] = []
        self.gui: GuiHost | None = None
        self.focus: Widget | None = None
        self.by_keyboard = False
        self.clip: pygame.Rect | None = None
        """Where widgets are seen and can be pointed at; None: everywhere."""
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None
        self._hover_time = 0.0
        self.tip_shown = False
        self._rests = True
        """Whether the pointer has not moved since a press, a key, or something else the window was to show."""
        self.clear: Callable[[], Iterable[pygame.Rect]] = tuple
        """What no tooltip may cover: what is asked, and what can be answered."""
        self.more: Callable[[Widget], str] | None = None
        """What stands below a widget's tooltip."""
        self.set(widgets)

    def set(self, widgets: Iterable[Widget]) -> None:
        """Replace all widgets; the focus stays on one that is still there."""
        new = list(widgets)
        for old in self.widgets:
            if old not in new:
                old.detach()
        for widget in new:
            if widget not in self.widgets and self.gui:
                widget.attach(self.gui)
        self.widgets = new
        if self.focus not in self.all:
            self.focus = None
        if self._hovered not in self.all:
            self._hovered = None

    def hush(self) -> None:
        """Let the tooltip go; none comes before the pointer has moved."""
        self.tip_shown, self._rests = False, True

    def take_gui(self, pool: GuiPool, layout: Layout) -> None:
        """Let text be typed into the widgets: take a manager of pygame_gui out of a pool, if there is none yet."""
        if self.gui is None:
            self.gui = pool.take(layout)
            for widget in self.widgets:
                widget.attach(self.gui)

    def give_gui(self, pool: GuiPool) -> None:
        """Give the manager back, if there is one."""
        if self.gui is not None:
            for widget in self.widgets:
                widget.detach()
            pool.give_back(self.gui)
            self.gui = None

    def rescale(self, layout: Layout) -> None:
        """Give pygame_gui a manager for a new layout; call it first in ``layout_changed``, then place the widgets."""
        if self.gui is None or self.gui.fits(layout):
            return
        from game.ui.widgets.gui import GuiHost

        for widget in self.widgets:
            widget.detach()
        self.gui.close()
        self.gui = GuiHost(layout)
        for widget in self.widgets:
            widget.attach(self.gui)

    def close(self) -> None:
        self.set(())

    @property
    def all(self) -> list[Widget]:
        """All widgets with those within them, in tab order, which is the order of painting too."""
        return [each for widget in self.widgets for each in (widget, *widget.inner)]

    # Focus ------------------------------------------------------------------------------------

    def _can_focus(self) -> list[Widget]:
        return [w for w in self.all if w.focusable and w.enabled and w.visible]

    def set_focus(self, widget: Widget | None) -> None:
        """Give a widget the keyboard."""
        if widget is self.focus:
            return
        if self.focus:
            self.focus.set_focus(False)
        self.focus = widget
        if widget:
            widget.set_focus(True)
            if self.by_keyboard:
                for owner in self.widgets:
                    owner.bring_in(widget)

    def step(self, forward: bool) -> None:
        """Go to the next or the previous widget in tab order."""
        able = self._can_focus()
        if not able:
            return
        if self.focus in able:
            index = (able.index(self.focus) + (1 if forward else -1)) % len(able)
        else:
            index = 0 if forward else -1
        self.set_focus(able[index])

    def go(self, dx: int, dy: int) -> bool:
        """Go to the nearest widget in a direction."""
        if self.focus is None:
            self.step(True)
            return self.focus is not None
        here = pygame.Vector2(self.focus.rect.center)
        best, best_cost = None, float("inf")
        for widget in self._can_focus():
            away = pygame.Vector2(widget.rect.center) - here
            along = away.x * dx + away.y * dy
            aside = abs(away.x * dy) + abs(away.y * dx)
            if widget is not self.focus and along > 1 and (cost := along + 2.5 * aside) < best_cost:
                best, best_cost = widget, cost
        if best:
            self.set_focus(best)
        return best is not None

    def things(self) -> Iterable[Thing]:
        """All that is shown of the widgets, in tab order."""
        return (thing for widget in self.all if widget.visible for thing in widget.things())

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Hand an event to whom it concerns; True when it was taken or changed what is shown."""
        if self.focus and self.focus not in self.all:
            self.focus = None
        if event.type == pygame.WINDOWLEAVE:
            return self._hover(None)
        key, opened = event.type == pygame.KEYDOWN, self._opened
        if key and opened and opened.steer(event):
            self.hush()
            self.by_keyboard = True
            return True
        # An opened list may lie over a field to type in, and a field may be scrolled away under something else.
        point = event.dict.get("pos") or pygame.mouse.get_pos()
        listed = event.type in MOUSE and opened and _lies_over(opened, point)
        typed = self.at(point) if event.type == pygame.MOUSEBUTTONDOWN else None
        hidden = event.type == pygame.MOUSEBUTTONDOWN and not (typed and typed.catches_text)
        if self.gui and not listed and not hidden and self.gui.process(event):
            self.hush()
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                # pygame_gui has given it the keyboard by itself.
                self.by_keyboard = False
                self.set_focus(self.at(event.pos))
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event)
        if event.type == pygame.MOUSEWHEEL:
            return bool(self._hovered and self._hovered.handle(event)) or self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        # What pygame_gui reports (a choice made, text changed) concerns the widget that owns the element.
        return any(widget.handle(event) for widget in self.all) if event.type >= pygame.USEREVENT else False

    def _wheel(self, event: pygame.event.Event) -> bool:
        """Turn the innermost of what scrolls under the pointer that can still be turned that way."""
        point = pygame.mouse.get_pos()
        return any(w.handle(event) for w in reversed(self.all) if w.scrolls and w.rect.collidepoint(point))

    @property
    def listing(self) -> bool:
        """Whether something lies opened over the widgets, which has the keys first."""
        return self._opened is not None

    @property
    def _opened(self) -> Widget | None:
        return next((widget for widget in self.all if widget.opened), None)

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point; an opened list has every point."""
        opened = self._opened
        if opened and _lies_over(opened, point):
            return opened
        outside = self.clip is not None and not self.clip.collidepoint(point)
        return next((w for w in reversed(self.all) if w.hit(point) and (w.fixed or not outside)
                     and (w.clip is None or w.clip.collidepoint(point))), None)  # fmt: skip

    def _motion(self, event: pygame.event.Event) -> bool:
        self._rests = False
        changed = self._hover(event.pos)
        target = self._pressed or self._hovered
        return bool(target and target.handle(event)) or changed

    def _hover(self, point: tuple[int, int] | None) -> bool:
        """Note what is pointed at, None for nothing in the window; True when that changed what is shown."""
        found = self.at(point) if point else None
        changed = found is not self._hovered or self.tip_shown or bool(found and found.grabs)
        if found is not self._hovered:
            if self._hovered:
                self._hovered.hovered = False
            self._hovered = found
            self._hover_time = 0.0
            if found:
                found.hovered = True
        self.tip_shown = False
        return changed

    def _button(self, event: pygame.event.Event) -> bool:
        self.hush()
        if event.button in (4, 5):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._hover(event.pos)
            found = self._hovered
            self._pressed = found if found and found.enabled else None
            if event.button == 1:
                self.by_keyboard = False
                self.set_focus(found if found and found.focusable and found.enabled else None)
        else:
            found, self._pressed = self._pressed, None
        if found is None or not found.enabled:
            return found is not None
        found.handle(event)
        if self._pressed is None:
            # What was opened may have gone with it: the pointer may lie over something else.
            self._hover(event.pos)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        self.hush()
        if (opened := self._opened) and opened.grabs:
            opened.release()
            if event.key == pygame.K_ESCAPE:
                return True
        if event.key == pygame.K_TAB:
            self.by_keyboard = True
            self.step(not event.mod & pygame.KMOD_SHIFT)
            return True
        if self.focus and self.focus.handle(event):
            self.by_keyboard = True
            return True
        if event.key in STEPS and not (self.focus and self.focus.catches_text and event.key in
                                       (pygame.K_LEFT, pygame.K_RIGHT)):  # fmt: skip
            self.by_keyboard = True
            return self.go(*STEPS[event.key])
        return False

    @property
    def typing(self) -> bool:
        """Whether letters belong to a text field just now, so that they are no shortcuts."""
        return bool(self.focus and self.focus.catches_text)

    # Time and drawing -------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let time pass; True when something has to be redrawn."""
        changed = bool(self.gui and self.gui.update(dt))
        if self._tells:
            self._hover_time += dt
            if self._hover_time >= self.TOOLTIP_DELAY:
                self.tip_shown = changed = True
        return changed

    @property
    def _tells(self) -> bool:
        """Whether a tooltip is on its way."""
        found = self._hovered
        return bool(found and found.tooltip) and not (self.tip_shown or self._rests or self._pressed)

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``update`` is wanted."""
        waits = []
        if self._tells:
            waits.append(max(self.TOOLTIP_DELAY - self._hover_time, 0.02))
        if self.gui and (wake := self.gui.next_wake):
            waits.append(wake)
        return min(waits, default=None)

    def _painted(self) -> Iterator[Widget]:
        """All widgets in the order of painting: one that lays itself out anew as it is painted has others within."""
        for widget in self.widgets:
            yield widget
            yield from widget.inner

    def _fields(self) -> list[Widget]:
        return [widget for widget in self.all if widget.catches_text]

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint every widget and the focus ring, what is typed with its fields, and the tooltip on top."""
        before = target.get_clip()
        for widget in self._painted():
            self._draw(widget, target, layout, before)
            if self.gui and widget.catches_text and widget is (fields := self._fields())[-1]:
                # What is painted later lies over what is typed.
                typed = next((each.clip for each in fields if each.clip), self.clip)
                target.set_clip(before.clip(typed or before))
                self.gui.draw(target)
        target.set_clip(before)
        if opened := self._opened:
            opened.draw_over(target, layout)
            if opened.marked_words:
                draw_tooltip(target, layout, *opened.marked_words, sideways=True)
            return
        if not self.tip_shown or self._hovered is None:
            if self.by_keyboard and self.focus and (picture := self.focus.focus_picture(layout)):
                self._show(target, layout, picture, self.focus.rect, sideways=True)
            return
        near = self._hovered.tip_near
        if picture := self._hovered.tip_picture(layout):
            self._show(target, layout, picture, near)
        else:
            more = self.more(self._hovered) if self.more else ""
            told = "\n".join(filter(None, (self._hovered.tooltip, more)))
            draw_tooltip(target, layout, told, near, clear=tuple(self.clear()))

    def _show(
        self, target: pygame.Surface, layout: Layout, picture: pygame.Surface, near: pygame.Rect, sideways: bool = False
    ) -> None:
        """Paint a picture beside what it tells of."""
        box = beside(layout, picture.get_size(), near, sideways, () if sideways else tuple(self.clear()))
        draw.glow(target, box, (0, 0, 0), layout.px(8), layout.px(6), 170)
        target.blit(picture, box)

    def _draw(self, widget: Widget, target: pygame.Surface, layout: Layout, whole: pygame.Rect) -> None:
        """Paint one widget where it may be seen of what is painted; what has no rectangle may be anywhere."""
        seen = whole.clip(widget.clip or (whole if widget.fixed else self.clip or whole))
        if widget.visible and (not widget.rect.width or seen.colliderect(widget.rect.inflate(REACH, REACH))):
            target.set_clip(seen)
            with widget.lack.noted():
                widget.draw(target, layout)
            if widget is self.focus and self.by_keyboard:
                widget.draw_focus(target, layout)


def _lies_over(widget: Widget, point: tuple[int, int]) -> bool:
    return widget.grabs or (widget.opened is not None and bool(widget.opened.collidepoint(point)))
