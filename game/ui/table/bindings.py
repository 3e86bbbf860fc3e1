"""The keys of the table and of everywhere else: one list, which the table obeys and the page of keys shows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.language.spoken import say

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(frozen=True)
class Binding:
    """A key, or several that belong together, and what they do.

    ``deed`` names it, and the message that says what it does. ``caps`` are the key caps as written. A binding with
    ``codes`` (pygame's key codes) is looked up by ``deed_of``; one without is obeyed by whatever has the keyboard (a
    widget, the map, the window) and stands here to be shown.
    """

    deed: str
    caps: tuple[str, ...]
    codes: tuple[int, ...] = ()
    control: bool = False

    @property
    def words(self) -> str:
        """What it does."""
        return say(f"keys-{self.deed.replace('_', '-')}")

    def means(self, event: pygame.event.Event) -> bool:
        """Whether a press of a key is this one."""
        return event.key in self.codes and bool(event.mod & CONTROL) == self.control


@dataclass(frozen=True)
class Group:
    """Keys that work in one place."""

    id: str
    rows: tuple[Binding, ...]

    @property
    def heading(self) -> str:
        return say(f"keys-group-{self.id}")


@dataclass(frozen=True)
class Keys:
    """A page of the list of keys: by what it is found, and its columns."""

    id: str
    columns: tuple[tuple[Group, ...], ...]

    @property
    def name(self) -> str:
        return say(f"keys-page-{self.id}")


CHOOSING = Group("choosing", (
    Binding("number", ("1", "–", "99")),
    Binding("letter", ("Letters",)),
    Binding("done", ("D",), (pygame.K_d,)),
    Binding("pass", ("X",), (pygame.K_x,)),
    Binding("escape", ("Esc",), (pygame.K_ESCAPE,)),
    Binding("undo", ("Ctrl", "Z"), (pygame.K_z,), control=True),
    Binding("redo", ("Ctrl", "Y"), (pygame.K_y,), control=True),
    Binding("card", ("I",), (pygame.K_i,)),
    Binding("tab", ("Tab",)),
    Binding("arrows", ("Arrows",)),
    Binding("zoom", ("+", "-", "0")),
    Binding("tray", (".",)),
    Binding("enter", ("Enter",)),
    Binding("pages", ("Page Up", "Page Down"), (pygame.K_PAGEUP, pygame.K_PAGEDOWN)),
))  # fmt: skip
TABLE = Group("table", (
    Binding("skip", ("Space",), (pygame.K_SPACE,)),
    Binding("pause", ("P",), (pygame.K_p,)),
    Binding("step", (".",), (pygame.K_PERIOD,)),
    Binding("signs", ("V",), (pygame.K_v,)),
    Binding("boards", ("F5", "–", "F8"), (pygame.K_F5, pygame.K_F6, pygame.K_F7, pygame.K_F8)),
    Binding("seats", ("F9",), (pygame.K_F9,)),
    Binding("menu", ("F10",), (pygame.K_F10,)),
    Binding("save", ("Ctrl", "S"), (pygame.K_s,), control=True),
))  # fmt: skip
HELP = Group("help", (
    Binding("hint", ("H",), (pygame.K_h,)),
    Binding("advice", ("F3",), (pygame.K_F3,)),
    Binding("why", ("F4",), (pygame.K_F4,)),
    Binding("goals", ("Ctrl", "G"), (pygame.K_g,), control=True),
    Binding("coach_show", ("Ctrl", "1"), (pygame.K_1, pygame.K_KP1), control=True),
    Binding("coach_why", ("Ctrl", "2"), (pygame.K_2, pygame.K_KP2), control=True),
    Binding("coach_quiet", ("Ctrl", "3"), (pygame.K_3, pygame.K_KP3), control=True),
    Binding("reach", ("Ctrl", "R"), (pygame.K_r,), control=True),
    Binding("area_signs", ("Ctrl", "A"), (pygame.K_a,), control=True),
    Binding("trails", ("Ctrl", "T"), (pygame.K_t,), control=True),
    Binding("find", ("Ctrl", "F"), (pygame.K_f,), control=True),
    Binding("past", ("←", "→")),
))  # fmt: skip
CARD_TABLE = Group("card-table", (
    Binding("card_number", ("1", "–", "9")),
    Binding("card_menu", ("Enter",)),
    Binding("power_play", ("V",)),
    Binding("summary", ("R",), (pygame.K_r,)),
    Binding("card_hint", ("H",)),
    Binding("log", ("L",), (pygame.K_l,)),
    Binding("card_advice", ("F3",)),
    Binding("card_why", ("F4",)),
    Binding("card_goals", ("Ctrl", "G")),
    Binding("card_coach", ("Ctrl", "1", "2", "3")),
    Binding("card_past", ("←", "→")),
))  # fmt: skip
EVERYWHERE = Group("everywhere", (
    Binding("rules", ("F1",)),
    Binding("keys", ("F2", "or", "?")),
    Binding("full_screen", ("F11",)),
    Binding("picture", ("F12",)),
    Binding("report", ("Shift", "F12")),
))  # fmt: skip
MENUS = Group("menus", (
    Binding("menu_step", ("Tab", "or", "Arrows")),
    Binding("menu_press", ("Enter", "or", "Space")),
    Binding("menu_change", ("←", "→")),
    Binding("menu_scroll", ("Page Up", "Page Down")),
    Binding("menu_back", ("Esc",)),
    Binding("title_letter", ("Letters",)),
    Binding("saves", ("R", "D", "Delete")),
    Binding("watch", ("W", "E", "P")),
    Binding("search", ("/",)),
    Binding("finished", ("1", "–", "5", "or", "E")),
))  # fmt: skip
THEATRE = Group("theatre", (
    Binding("play", ("Space",)),
    Binding("frame", ("←", "→")),
    Binding("leap", ("[", "]")),
    Binding("turns", ("Page Up", "Page Down")),
    Binding("ends", ("Home", "End")),
    Binding("speed", ("1", "–", "5")),
    Binding("view", ("V",)),
    Binding("go_on", ("G",)),
    Binding("share", ("E",)),
))  # fmt: skip
LEARNING = Group("learning", (
    Binding("along", ("←", "→")),
    Binding("begin", ("Enter",)),
    Binding("continue", ("Space", "or", "Enter")),
    Binding("show", ("F3",)),
    Binding("lesson_undo", ("Ctrl", "Z")),
    Binding("puzzle_hint", ("H", "or", "F3")),
    Binding("puzzle_over", ("Space", "or", "Enter")),
    Binding("lesson_menu", ("F10",)),
    Binding("link", ("←", "→")),
))  # fmt: skip
PAGE = Keys("table", ((CHOOSING, EVERYWHERE), (TABLE, HELP)))
CARD_PAGE = Keys("cards", ((CARD_TABLE,), (EVERYWHERE,)))
OTHERS = (
    Keys("replays", ((THEATRE,), (EVERYWHERE,))),
    Keys("lessons", ((LEARNING,), (EVERYWHERE,))),
    Keys("menus", ((MENUS,), (EVERYWHERE,))),
)
"""The pages beside those of the games."""

AT_TABLE = (*CHOOSING.rows, *TABLE.rows, *HELP.rows)
RESERVED = frozenset(
    chr(code) for each in AT_TABLE if not each.control for code in each.codes if ord("a") <= code <= ord("z")
)
"""Letters that mean something at the table always, so that no place or piece is given them."""


def deed_of(event: pygame.event.Event) -> str:
    """The deed a press of a key means at the table; empty if none."""
    return next((each.deed for each in AT_TABLE if each.means(event)), "")
