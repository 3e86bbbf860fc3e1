"""Looks for what stands over each other, leaves the window or is cut: draws a scene and notes every word and widget.

Pictures are left out while walking, so that a scene in a size costs milliseconds.
"""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame

from game.games.rites.screen.centre import Centre
from game.games.wars.screen.battle.figures import FiguresArea
from game.games.wars.screen.map.view import MapView
from game.language.library import SOURCE
from game.language.pseudo import PSEUDO
from game.language.spoken import speak
from game.ui import draw, glyphs, rich, tokens
from game.ui.cards.view import CardView
from game.ui.kit.areas import PressArea
from game.ui.kit.base import Laid, Laying
from game.ui.kit.box import Column, Fitted, Grid, Row, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.linked import LinkedText, LinkedWords
from game.ui.kit.longlist import LongList
from game.ui.kit.scrolling import Scroller
from game.ui.layout import SCALES, Layout, scale_fits
from game.ui.scenes import boxed
from game.ui.scenes.boxed import BoxScene
from game.ui.theme import Role
from game.ui.widgets.base import Board, Widget
from tests.ui.gallery import Gallery

SMALLEST = 12
SMALLEST_MARK, LARGEST_MARK = 8, 120
"""Pixels: of this size are tokens, markers and icons, which may not lie on words."""
FAR = 100_000
GIVEN = ("Maximiliana", "The long game", "The long league")
"""What people have named may be cut."""
SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
SMALL_SIZES = ((900, 500), (640, 360), (640, 1000))
MIDDLE_SIZES = ((800, 600), (960, 540), (1024, 768), (1120, 630))
"""Between one column and the compact grid as it is drawn."""
OUTSIDE = re.compile(
    r"(?<!\w)(?:Mythos Table|Ada|Anna|Bea|Bruno|Captain|Clara(?: Maria)?|Crane|Dorian|Dr|Maximiliana the Elder|Mr|"
    r"Old Zadok|Ruth|Sister|Tobias|Vane|Autosave|Friday(?: evening| league)?|The (?:Winter League|last rites)|"
    r"The long (?:game that we began in November|league of the winter)|coin(?:-box)?|boom|cunning|"
    r"[\w/.-]+\.(?:campaign|save|toml)|English|/home/[\w/.-]+|Games|gate|Esc|Enter|Space|Ctrl|Shift|Alt|Tab|F\d+|[A-Z])\b",
    re.IGNORECASE,
)
"""What is said in no language: names of persons, games and files, keys, and what was typed into a search."""
FROM_FILES = ("campaigns", "credits", "story", "story_ended", "story_ending", "story_setup")
"""Scenes whose texts are from files that others write, or name people by the dozen."""
UNACCENTED = re.compile(r"[aceinouyzACEINOUYZ]")
SLACK = 3
"""Pixels a letter's foot or a rounding may stand out."""

_stand_ins: dict[int, pygame.Surface] = {}
"""The clear pictures that stand for tokens, by identity."""
_floating: set[int] = set()
"""Widgets that lie over others because somebody opened them, by identity."""

View = tuple[tuple[int, int], int, int]
"""Size of the window, interface scale and text scale in percent."""


def views(text: int = 100) -> list[View]:
    """Every size with every scale that is offered there."""
    return [(size, scale, text) for size in SIZES for scale in SCALES if scale_fits(scale, *size)]


@dataclass
class Word:
    """A line of text that was drawn: where, into what, by which widget, and what of the target could be painted."""

    text: str
    rect: pygame.Rect
    target: pygame.Rect
    on_window: bool
    clip: pygame.Rect
    widget: Widget | None
    px: int


@dataclass
class Picture:
    """A small picture that was drawn on the window: where, by which widget, and after how many words."""

    rect: pygame.Rect
    widget: Widget | None
    after: int


class Canvas(pygame.Surface):
    """A window that notes the small pictures drawn on it: tokens, markers, icons, figures."""

    notes: Notes

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        drawn = super().blit(source, dest, area, special_flags)
        if not self.notes.writing:
            # A stand-in is clear; of all others what can be seen.
            solid = pygame.Rect(drawn) if id(source) in _stand_ins or area else source.get_bounding_rect()
            self.notes.picture(solid if solid == drawn else solid.move(drawn.topleft).clip(drawn))
        return drawn

    def blits(self, sequence: Any, doreturn: Any = 1) -> Any:
        return [self.blit(*each) for each in sequence]

    def fblits(self, sequence: Any, special_flags: int = 0) -> None:
        for source, dest in sequence:
            self.blit(source, dest, None, special_flags)


class Notes:
    """What a scene draws."""

    writing = False
    """Whether what is drawn are letters."""

    def __init__(self) -> None:
        self.begin(None)

    def begin(self, window: pygame.Surface | None) -> None:
        """Note what is drawn on a window from now on; on none, nothing."""
        self.window = window
        self.words: list[Word] = []
        self.pictures: list[Picture] = []
        self.cut: list[tuple[str, str]] = []
        self.widget: Widget | None = None

    @contextmanager
    def letters(self) -> Iterator[None]:
        """Meanwhile letters are drawn."""
        before, self.writing = self.writing, True
        yield
        self.writing = before

    def picture(self, rect: pygame.Rect) -> None:
        """Note a small picture."""
        if self.window is not None and min(rect.size) >= SMALLEST_MARK and max(rect.size) <= LARGEST_MARK:
            self.pictures.append(Picture(rect, self.widget, len(self.words)))

    def word(self, text: str, rect: pygame.Rect, target: pygame.Surface, px: int) -> None:
        """Note a line."""
        here = self.window
        if here is None or not text.strip() or rect.width == 0:
            return
        offset = target.get_abs_offset() if target.get_abs_parent() is here else (0, 0)
        on_window = target.get_abs_parent() is here
        self.words.append(
            Word(text, rect.move(offset), target.get_rect().move(offset), on_window, target.get_clip().move(offset),
                 self.widget, px)
        )  # fmt: skip


@functools.lru_cache(maxsize=8192)
def _ink(text: str, role: Role, px: int) -> pygame.Rect:
    """Where the letters of a line are within its picture."""
    return draw.text_surface(text, role, px, (255, 255, 255)).get_bounding_rect()


@functools.lru_cache(maxsize=256)
def _small(*sizes: Any, **_: Any) -> pygame.Surface:
    """A clear picture in place of a token or a medal."""
    side = next((int(size) for size in sizes if isinstance(size, int | float) and size > 1), 1)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    _stand_ins[id(made)] = made
    return made


@functools.lru_cache(maxsize=1)
def _nothing(*_: Any, **__: Any) -> pygame.Surface:
    return pygame.Surface((1, 1))


def _everywhere(pairs: Iterable[tuple[Callable[..., Any], Callable[..., Any]]]) -> Callable[[], None]:
    """Put things in others' places in every module of the program that knows them; returns what undoes it."""
    # One of its own for each, by which it is found again: modules that are first imported meanwhile know nothing else.
    swapped = [(old, functools.partial(new)) for old, new in pairs]
    _replace(swapped)
    return functools.partial(_replace, [(stand_in, old) for old, stand_in in swapped])


def _replace(pairs: Iterable[tuple[object, object]]) -> None:
    """Look through the modules once for all pairs: that takes as long as painting a scene."""
    wanted = {id(old): new for old, new in pairs}
    for module in list(sys.modules.values()):
        if not getattr(module, "__name__", "").startswith("game."):
            continue
        for name, value in list(vars(module).items()):
            if id(value) in wanted:
                setattr(module, name, wanted[id(value)])


@contextmanager
def noting() -> Iterator[Notes]:
    """Have words noted once the notes have begun, and pictures left out."""
    notes = Notes()
    undo: list[Callable[[], None]] = []

    def swap(holder: Any, name: str, new: Any) -> None:
        undo.append(functools.partial(setattr, holder, name, getattr(holder, name)))
        setattr(holder, name, new)

    plain_text, plain_shorten = draw.text, draw.shorten
    widget_draws = Board._draw

    def text(target: pygame.Surface, string: str, role: Role, px: int, colour: Any, at: tuple[int, int],
             align: Any = "left", middle: bool = False, halo: int = 0) -> pygame.Rect:  # fmt: skip
        with notes.letters():
            found = plain_text(target, string, role, px, colour, at, align, middle, halo)
        ink = _ink(string, role, px).move(found.topleft).move(2 * halo, 2 * halo)
        notes.word(string, ink, target, px)
        return found

    def shorten(string: str, role: Role, px: int, width: int) -> str:
        found = plain_shorten(string, role, px, width)
        if found != string:
            notes.cut.append((string, found))
        return found

    def rich_text(self: rich.RichText, target: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        with notes.letters():
            found = target.blit(self.surface, at)
        for y, line, length in self._lines:
            if line:
                shift = {"left": 0, "center": (self._wrap - length) // 2, "right": self._wrap - length}[self._align]
                # A sign at its beginning is no word: a face may lie over it.
                begin = min((part.x for part in line if part.piece.text.strip()), default=0)
                wide = length - begin + min(part.x for part in line)
                said, top = " ".join(part.piece.text for part in line), at[1] + y + self._pitch // 6
                box = pygame.Rect(at[0] + round(begin + shift), top, round(wide), round(self._pitch * 0.66))
                notes.word(said, box, target, self._px)
        return found

    def one(self: Board, widget: Widget, *where: Any) -> None:
        notes.widget = None if isinstance(widget, Boxes) else widget
        widget_draws(self, widget, *where)
        notes.widget = None

    swap(draw, "text", text)
    swap(draw, "shorten", shorten)
    swap(rich.RichText, "draw", rich_text)
    swap(Board, "_draw", one)
    swap(MapView, "draw", lambda self, target, layout: None)
    pairs: list[tuple[Any, Callable[..., Any]]] = [
        (getattr(draw, name), lambda *_, **__: None)
        for name in ("glow", "fill", "outline", "panel", "hairline", "corner_diamonds")
    ]
    pairs += [(draw.backdrop, _nothing), (draw.side_fade, _nothing), (boxed.veil, lambda *_, **__: None)]
    pairs += [(getattr(tokens, name), _small) for name in ("token", "gate", "captive", "sign_back")]
    pairs += [(getattr(glyphs, name), lambda faction, px, *_, **__: _small(px)) for name in ("medal", "glyph")]
    undo.append(_everywhere(pairs))
    swap(pygame.transform, "gaussian_blur", lambda picture, radius, *_: picture)
    try:
        yield notes
    finally:
        for back in reversed(undo):
            back()


# What is wrong ------------------------------------------------------------------------------------


def faults(scene: Any, size: tuple[int, int], notes: Notes) -> list[str]:
    """What stands over each other, leaves the window or is cut in a scene as it is placed now."""
    window = Canvas(size)
    window.notes = notes
    board: Board | None = getattr(scene, "board", None)
    if isinstance(scene, BoxScene):
        scene.root.forget_pictures()
    notes.begin(window)
    scene.draw(window)
    found = [f"cut: {whole!r} to {left!r}" for whole, left in notes.cut if not any(name in whole for name in GIVEN)]
    stage = getattr(scene, "stage", None)
    annals, popped = getattr(stage, "annals", None), getattr(stage, "over_lights", tuple)()
    floating = [*(annals.widgets() if annals and annals.over_map else ()), *popped]
    _floating.clear()
    _floating.update(id(each) for widget in floating for each in (widget, *widget.inner))
    shown = [w for w in board.all if w.visible and w.rect.width * w.rect.height > 4] if board else []
    trees = [w.laid for w in shown if isinstance(w, Boxes) and w.laid]
    found += [fault for laid in trees for fault in box_faults(laid, scene.app.layout)]
    lists = LinkedText | LongList
    widgets = [w for w in shown if isinstance(w, lists) or not isinstance(w, Boxes | Scroller)]
    scrolled = board.clip if board else None
    found += _stray_widgets(widgets, pygame.Rect((0, 0), size), scrolled)
    found += _overlapping_widgets(widgets, scrolled)
    found += _stray_words(notes, shown, scrolled)
    found += _overlapping_words(notes, max(SLACK, round(SLACK * scene.app.layout.scale)))
    found += _covered_words(notes, widgets)
    found += _words_below_pictures(notes)
    notes.begin(None)
    return sorted(set(found))


def _say(widget: Widget) -> str:
    label = getattr(widget, "label", "") or getattr(getattr(widget, "choice", None), "label", "")
    return type(widget).__name__ + (f" {label!r}" if isinstance(label, str) and label else "")


def _stray_widgets(widgets: list[Widget], window: pygame.Rect, scrolled: pygame.Rect | None) -> list[str]:
    found = []
    for widget in widgets:
        free = widget.clip.inflate(0, 2 * FAR) if widget.clip else window
        if scrolled and not widget.fixed:
            free = pygame.Rect(window.x, widget.rect.y, window.width, widget.rect.height)
        if not free.contains(widget.rect):
            found.append(f"{_say(widget)} leaves the window: {tuple(widget.rect)}")
    return found


def box_faults(laid: Laid, layout: Layout) -> list[str]:
    """Texts higher than their place, and parts of a row, column or grid that stand over each other."""
    found = []
    box, high = laid.box, 0
    if isinstance(box, Fitted):
        high = box.fitting(layout, laid.rect).height
    elif isinstance(box, Text):
        high = box.high(Laying(layout, {}), laid.rect.width)
    if high > laid.rect.height + max(SLACK, round(SLACK * layout.scale)):
        found.append(f"{laid.box} is {high} px high in {laid.rect.height}")
    parts = laid.parts if isinstance(laid.box, Row | Column | Grid) and laid.box.gap >= 0 else ()
    for place, part in enumerate(parts):
        for other in parts[place + 1 :]:
            common = part.rect.clip(other.rect)
            if min(common.size) > SLACK:
                found.append(f"{part.box} and {other.box} overlap by {common.size}")
    return found + [fault for part in laid.parts for fault in box_faults(part, layout)]


def _overlapping_widgets(widgets: list[Widget], scrolled: pygame.Rect | None) -> list[str]:
    found = []
    for place, a in enumerate(widgets):
        for b in widgets[place + 1 :]:
            first, second = (
                w.rect.clip(w.clip) if w.clip else w.rect.clip(scrolled) if scrolled and not w.fixed else w.rect
                for w in (a, b)
            )
            common = first.clip(second)
            if common.width <= SLACK or common.height <= SLACK or _carries(a, b) or _carries(b, a):
                continue
            found.append(f"{_say(a)} and {_say(b)} overlap by {common.size}")
    return found


def _carries(ground: Widget, widget: Widget) -> bool:
    """Whether a widget stands on another: a panel or the map, or something that lies open over the map."""
    if isinstance(ground, Centre) and ground.rect.contains(widget.rect):
        return True
    if isinstance(ground, MapView) and not isinstance(widget, MapView):
        return not widget.focusable or ground.rect.contains(widget.rect) or _floats(widget)
    if isinstance(ground, PressArea) and isinstance(widget, LinkedWords):
        return True
    if isinstance(ground, FiguresArea) and isinstance(widget, FiguresArea):
        return True  # Figures stand before each other; each is pointed at where it is seen.
    whole = ground.rect.inflate(2 * SLACK, 2 * SLACK).contains(widget.rect)
    below = not ground.focusable or isinstance(ground, CardView)
    return (whole and below) or _floats(widget) or _floats(ground)


def _floats(widget: Widget) -> bool:
    """Whether it lies over others because somebody opened it."""
    return id(widget) in _floating


def _stray_words(notes: Notes, widgets: list[Widget], scrolled: pygame.Rect | None) -> list[str]:
    maps = [widget.rect for widget in widgets if isinstance(widget, MapView)]
    lists = [widget.rect for widget in widgets if isinstance(widget, Scroller)]
    found = []
    for word in notes.words:
        if word.px < SMALLEST:
            found.append(f"{word.text!r} is {word.px} px high")
        clip = word.clip
        if not clip.width or not clip.height:
            # Scrolled out of sight.
            continue
        if any(map_.contains(clip) for map_ in maps):
            # The map may be panned: what is written on it goes out of sight with it.
            continue
        if any(rect.inflate(40, 0).contains(clip) for rect in lists) or (scrolled and scrolled.contains(clip)):
            clip = pygame.Rect(clip.x, word.rect.y, clip.width, word.rect.height)
        if not clip.inflate(2 * SLACK, 2 * SLACK).contains(word.rect):
            found.append(f"{word.text!r} is cut: {tuple(word.rect)} in {tuple(word.clip)}")
        elif word.widget and word.on_window and not isinstance(word.widget, MapView):
            room = word.widget.rect.inflate(2 * SLACK, 2 * SLACK)
            if not room.contains(word.rect) and room.width > 8 and not isinstance(word.widget, Scroller):
                found.append(f"{word.text!r} leaves its {_say(word.widget)}: {tuple(word.rect)} of {tuple(room)}")
    return found


def _overlapping_words(notes: Notes, slack: int) -> list[str]:
    found = []
    words = sorted((word for word in notes.words if word.on_window), key=lambda word: word.rect.y)
    for place, a in enumerate(words):
        for b in words[place + 1 :]:
            if b.rect.y >= a.rect.bottom:
                break
            common = a.rect.clip(b.rect).clip(a.clip).clip(b.clip)
            if common.width > slack and common.height > slack and a.text != b.text:
                floating = any(word.widget and _floats(word.widget) for word in (a, b))
                if not floating:
                    found.append(f"{a.text!r} and {b.text!r} overlap by {common.size}")
    return found


def untranslated(notes: Notes) -> list[str]:
    """In the pseudo-language every letter that has an accent there has it, but for what people and keyboards say."""
    plain = (OUTSIDE.sub("", word.text) for word in notes.words)
    return [f"not translated: {word!r}" for word in plain if UNACCENTED.search(word)]


def _covered_words(notes: Notes, widgets: list[Widget]) -> list[str]:
    """Words of the page itself that lie under a widget."""
    found = []
    for word in notes.words:
        if word.widget is not None or not word.on_window:
            continue
        for widget in widgets:
            seen = widget.rect.clip(widget.clip) if widget.clip else widget.rect
            common = seen.clip(word.rect).clip(word.clip)
            if isinstance(widget, MapView | LongList | LinkedText) or not widget.focusable:
                continue
            if common.width > SLACK and common.height > SLACK:
                found.append(f"{word.text!r} lies under {_say(widget)}")
    return found


def _words_below_pictures(notes: Notes) -> list[str]:
    """Words on which a token, a marker or an icon lies that was drawn later."""
    found = []
    for picture in notes.pictures:
        for word in notes.words[: picture.after]:
            common = picture.rect.clip(word.rect).clip(word.clip)
            if min(common.size) > SLACK and word.on_window and not (picture.widget and _floats(picture.widget)):
                found.append(f"{word.text!r} lies under a picture of {_say(picture.widget) if picture.widget else 'it'}"
                             f": {common.size}")  # fmt: skip
    return found


def walk(gallery: Gallery, name: str, looks: Mapping[str, Sequence[View]]) -> list[str]:
    """The faults of a scene in several languages, sizes and scales, each with where it was found.

    It is set up in the first language; the others are chosen while it is open, as a player may.
    """
    found = []
    with noting() as taken:
        try:
            for place, (language, views_) in enumerate(looks.items()):
                speak(language)
                if place:
                    gallery.app.stack.reworded()
                else:
                    gallery.show(name)
                for size, interface, text in views_:
                    scene = gallery.look(size, interface, text)
                    here = faults(scene, size, taken)
                    if language == PSEUDO and name not in FROM_FILES:
                        here += untranslated(taken)
                    found += [f"{name} {language} {size[0]}x{size[1]} {interface} % text {text} %: {fault}"
                              for fault in here]  # fmt: skip
        finally:
            speak(SOURCE)
    return found
