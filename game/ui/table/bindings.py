"""The keys of the table and of everywhere else: one list, which the table obeys and the page of keys shows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(frozen=True)
class Binding:
    """A key, or several that belong together, and what they do.

    ``deed`` names it. ``caps`` are the key caps as written, ``words`` what they do. A binding with ``codes``
    (pygame's key codes) is looked up by ``deed_of``; one without is obeyed by whatever has the keyboard (a widget,
    the map, the window) and stands here to be shown.
    """

    deed: str
    caps: tuple[str, ...]
    words: str
    codes: tuple[int, ...] = ()
    control: bool = False

    def means(self, event: pygame.event.Event) -> bool:
        """Whether a press of a key is this one."""
        return event.key in self.codes and bool(event.mod & CONTROL) == self.control


@dataclass(frozen=True)
class Group:
    """Keys that work in one place."""

    heading: str
    rows: tuple[Binding, ...]


@dataclass(frozen=True)
class Keys:
    """A page of the list of keys: by what it is found, what it is called, and its columns."""

    id: str
    name: str
    columns: tuple[tuple[Group, ...], ...]


CHOOSING = Group("Choosing", (
    Binding("number", ("1", "–", "99"), "the choice of that number; Enter ends a number that could go on"),
    Binding("letter", ("Letters",), "the lit place or piece with that badge; the first press shows the badges"),
    Binding("done", ("D",), "done, nobody, no: what ends or declines", (pygame.K_d,)),
    Binding("pass", ("X",), "pass; asks first", (pygame.K_x,)),
    Binding("escape", ("Esc",), "step back within an action, a right click does the same; else the menu",
            (pygame.K_ESCAPE,)),
    Binding("undo", ("Ctrl", "Z"), "undo, back to your last choice", (pygame.K_z,), control=True),
    Binding("redo", ("Ctrl", "Y"), "redo", (pygame.K_y,), control=True),
    Binding("card", ("I",), "the card of what is pointed at or focused; a middle click or a long press does it too",
            (pygame.K_i,)),
    Binding("tab", ("Tab",), "to the next button, map, board or chronicle; Shift turns round"),
    Binding("arrows", ("Arrows",), "from one lit piece or area to the next; elsewhere to the neighbor"),
    Binding("zoom", ("+", "-", "0"), "the map nearer, farther, all of it"),
    Binding("tray", (".",), "on the map: the pieces of an area side by side; Esc: back"),
    Binding("enter", ("Enter",), "choose the focused item; a piece or an area: what you can do with it"),
    Binding("pages", ("Page Up", "Page Down"), "more choices, where there are several pages; in the chronicle: scroll",
            (pygame.K_PAGEUP, pygame.K_PAGEDOWN)),
))  # fmt: skip
TABLE = Group("At the table", (
    Binding("skip", ("Space",), "while bots play: skip to your next choice; else like Enter", (pygame.K_SPACE,)),
    Binding("pause", ("P",), "while bots play: pause, or go on", (pygame.K_p,)),
    Binding("step", (".",), "while bots play: a single step", (pygame.K_PERIOD,)),
    Binding("signs", ("V",), "view your Elder Signs and reveal them, whoever is to choose", (pygame.K_v,)),
    Binding("boards", ("F5", "–", "F8"), "the board of each faction",
            (pygame.K_F5, pygame.K_F6, pygame.K_F7, pygame.K_F8)),
    Binding("seats", ("F9",), "seats and standing orders; hand a seat to a bot or take it back", (pygame.K_F9,)),
    Binding("menu", ("F10",), "the menu", (pygame.K_F10,)),
    Binding("save", ("Ctrl", "S"), "save under a name", (pygame.K_s,), control=True),
))  # fmt: skip
HELP = Group("Help and looking back", (
    Binding("hint", ("H",), "a hint for this choice; press again to close", (pygame.K_h,)),
    Binding("advice", ("F3",), "what a strong player would do, and why; Enter does it, again or Esc: away with it",
            (pygame.K_F3,)),
    Binding("why", ("F4",), "why the last bot moved as it did; looking back: why that move was made", (pygame.K_F4,)),
    Binding("goals", ("Ctrl", "G"), "your goals: fold or unfold them", (pygame.K_g,), control=True),
    Binding("coach_show", ("Ctrl", "1"), "what the coach means lights up", (pygame.K_1, pygame.K_KP1), control=True),
    Binding("coach_why", ("Ctrl", "2"), "why the coach says so", (pygame.K_2, pygame.K_KP2), control=True),
    Binding("coach_quiet", ("Ctrl", "3"), "no more such remarks", (pygame.K_3, pygame.K_KP3), control=True),
    Binding("reach", ("Ctrl", "R"), "who can come to the area that is pointed at, or where the piece can go",
            (pygame.K_r,), control=True),
    Binding("area_signs", ("Ctrl", "A"), "the signs of the areas: claw, crescent, chevron",
            (pygame.K_a,), control=True),
    Binding("trails", ("Ctrl", "T"), "trails of what others did since your last turn", (pygame.K_t,), control=True),
    Binding("find", ("Ctrl", "F"), "find words in the chronicle; Enter in it looks back", (pygame.K_f,), control=True),
    Binding("past", ("←", "→"), "looking back: the line before, the line after; U undoes to there, Esc returns"),
))  # fmt: skip
CARD_TABLE = Group("At the card table", (
    Binding("card_number", ("1", "–", "9"), "the card of the hand in that place; the first press shows the numbers"),
    Binding("power_play", ("V",), "your power-plays, whoever is to choose"),
    Binding("summary", ("R",), "the rite in short", (pygame.K_r,)),
    Binding("card_hint", ("H",), "a hint for this choice; press again to close"),
    Binding("log", ("L",), "in small windows: what happened", (pygame.K_l,)),
    Binding("card_advice", ("F3",), "what a strong player would do, and why; Enter does it, Esc: away with it"),
    Binding("card_why", ("F4",), "why the last bot played as it did; looking back: why that was done"),
    Binding("card_goals", ("Ctrl", "G"), "your goals: fold or unfold them"),
    Binding("card_coach", ("Ctrl", "1", "2", "3"), "the coach: show it, why, no more such remarks"),
    Binding("card_past", ("←", "→"), "looking back from a line of what happened; U undoes to there, Esc returns"),
))  # fmt: skip
EVERYWHERE = Group("Everywhere", (
    Binding("rules", ("F1",), "the rules"),
    Binding("keys", ("F2", "or", "?"), "this list"),
    Binding("full_screen", ("F11",), "full screen"),
    Binding("picture", ("F12",), "picture of the window into the data folder"),
    Binding("report", ("Shift", "F12"), "save a bug report, with the game in it"),
))  # fmt: skip
MENUS = Group("In menus and lists", (
    Binding("menu_step", ("Tab", "or", "Arrows"), "to the next or nearest button"),
    Binding("menu_press", ("Enter", "or", "Space"), "press it, or open a list of choices"),
    Binding("menu_change", ("←", "→"), "change the choice that is marked"),
    Binding("menu_scroll", ("Page Up", "Page Down"), "scroll, as the wheel does"),
    Binding("menu_back", ("Esc",), "back"),
    Binding("title_letter", ("Letters",), "at the title: those written beside the entries"),
    Binding("saves", ("R", "D", "Delete"), "among saved games: rename, copy, delete"),
    Binding("watch", ("W", "E", "P"), "among saved games: watch one, share it, the replays"),
    Binding("search", ("/",), "search, in the rules, among saved games and in the chronicle"),
    Binding("finished", ("1", "–", "5", "or", "E"), "in the chronicle: the page, or write the games into a file"),
))  # fmt: skip
THEATRE = Group("In the theater", (
    Binding("play", ("Space",), "play, pause"),
    Binding("frame", ("←", "→"), "one step back, one step on"),
    Binding("leap", ("[", "]"), "the last, the next thing worth seeing; Shift with an arrow does it too"),
    Binding("turns", ("Page Up", "Page Down"), "the turn before, the next turn"),
    Binding("ends", ("Home", "End"), "to the beginning, to the end"),
    Binding("speed", ("1", "–", "5"), "how fast it plays"),
    Binding("view", ("V",), "with the next eyes: everything open, an onlooker, each seat"),
    Binding("go_on", ("G",), "a game of your own from this moment"),
    Binding("share", ("E",), "write the game into a file to share"),
))  # fmt: skip
LEARNING = Group("In lessons and puzzles", (
    Binding("along", ("←", "→"), "along the path of lessons; Up and Down: another row, or puzzle"),
    Binding("begin", ("Enter",), "begin the chosen lesson, play the chosen puzzle"),
    Binding("continue", ("Space", "or", "Enter"), "in a lesson: continue, if nothing is asked; at its end: the next"),
    Binding("show", ("F3",), "in a lesson: Show me, one way to do the step"),
    Binding("lesson_undo", ("Ctrl", "Z"), "take back your last choice; in a puzzle it costs a star"),
    Binding("puzzle_hint", ("H", "or", "F3"), "the hint of a puzzle; it costs a star"),
    Binding("puzzle_over", ("Space", "or", "Enter"), "when a puzzle is over: the next one; if it was lost: try again"),
    Binding("lesson_menu", ("F10",), "in a lesson: start over, or leave; in a puzzle: back to the list"),
    Binding("link", ("←", "→"), "on a card or in the rules: to the next link; Enter follows it"),
))  # fmt: skip
PAGE = Keys("table", "At the table", ((CHOOSING, EVERYWHERE), (TABLE, HELP)))
CARD_PAGE = Keys("cards", "At the card table", ((CARD_TABLE,), (EVERYWHERE,)))
OTHERS = (
    Keys("replays", "Replays", ((THEATRE,), (EVERYWHERE,))),
    Keys("lessons", "Lessons", ((LEARNING,), (EVERYWHERE,))),
    Keys("menus", "Menus and lists", ((MENUS,), (EVERYWHERE,))),
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
