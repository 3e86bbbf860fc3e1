"""The stage of a match: what stands on its window, and what a game has to say of it while somebody plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from game.engine.event import Event
from game.engine.option import NONE, Option
from game.match.cards import Ref
from game.match.firsts import First
from game.match.gamerecords import When
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.opened import OpenDecision
from game.match.session import Session
from game.ui import theme
from game.ui.doors import scene_named
from game.ui.dotted import Lines, bent
from game.ui.kit.box import Box
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.stagecraft.act import Act
from game.ui.table.bar_buttons import BarButton, SquareButton
from game.ui.table.firsts.card import FirstCard
from game.ui.table.firsts.line import HintLine
from game.ui.table.lights import Ends, Lights, Lit, Shape, Tone, shape_on
from game.ui.table.log import Log, dressed
from game.ui.table.notices import Notices
from game.ui.table.pictures import Warming
from game.ui.table.side import SidePanel
from game.ui.table.sounds import TableSounds
from game.ui.things import Thing
from game.ui.widgets.base import Board, Widget

if TYPE_CHECKING:
    from game.match.counsel import Counsel
    from game.ui.table.log import Telling
    from game.ui.table.overlays.curtain import CurtainScene
    from game.ui.table.turns.flow import Flow

Deeds = dict[str, Callable[[], None]]


class Asked(Protocol):
    """The question put to whoever sits at the keyboard, as far as every game has it."""

    @property
    def serial(self) -> int:
        """Which question of the match it is."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def kind(self) -> str:
        """The kind of its decision."""


class Added(ABC):
    """What comes onto a stage and goes again: the past, what steers a match that is watched, advice."""

    on = True
    """Whether it stands there."""

    def widgets(self) -> list[Widget]:
        """What stands in places of the stage."""
        return []

    @abstractmethod
    def over_middle(self) -> list[Widget]:
        """What lies over the middle of the table."""

    def inline(self, layout: Layout) -> Box | None:
        """What of it is a line above the middle, on a stage whose ``inline`` says that it has a place there."""
        return None

    def laid(self, layout: Layout) -> None:  # noqa: B027  most need not know
        """The stage has been laid: take places of one's own."""


class Stage(ABC):
    """All that stands on the window while a match is shown: widgets, their places, what they show of a moment.

    ``host`` is the scene it stands in; ``session`` has the match that is shown. The stage never changes the match.
    Subclasses make ``log`` and ``buttons``.
    """

    log: Log
    buttons: dict[str, BarButton]
    past: Added | None = None
    """What can stand in the place of banner and actions: the past, or what steers a match that is watched."""
    advice: Added | None = None
    coach: Added | None = None
    """What a coach says, over the middle of the table."""
    covered = False
    """Whether another scene lies over the table, so that no time passes on it."""
    side: SidePanel | None = None
    """What stands beside the table with the chronicle, or instead of it: a lesson, goals."""

    def __init__(self, host: Scene, session: Session) -> None:
        self.host, self.app, self.session = host, host.app, session
        self.board = Board()
        self.notices = Notices()
        self.sounds = TableSounds(host.app.sound.play, self.own_sounds)
        self.warming = Warming()
        self.lights = Lights(self.shape_of, self.lead, lambda: self.moving)
        self.hint = HintLine()
        self.board.clear = self.kept_clear

    @property
    def inline(self) -> bool:
        """Whether hints and the coach's remarks stand above the middle, among the stage's boxes, and not over it."""
        return False

    def kept_clear(self) -> list[pygame.Rect]:
        """What no tooltip covers: the hint, and what can be answered."""
        answers = [each.rect for each in self.board.all if each.visible and each.id.startswith("option.")]
        return [*answers, *self.hint.covers()]

    @property
    @abstractmethod
    def at_keyboard(self) -> int | None:
        """The seat whose secrets may be shown."""

    def moment(self, events: Sequence[Event]) -> Act | None:
        """What of all that has just happened is shown over the whole window; None for nothing."""
        return None

    def before_dice(self, events: Sequence[Event]) -> list[Event]:
        """Those of a step that came about before its dice were thrown."""
        return []

    @property
    def board_view(self) -> pygame.Rect | None:
        """Where on the window the board is that comes nearer in a moment; None for all of the window."""
        return None

    @property
    def strain(self) -> float:
        """How near the end what is shown is, 0 to 1, as the music tells it."""
        return 0.0

    def own_sounds(self, event: Event) -> Iterable[str]:
        """What is heard with an event besides the sound of its kind: of the end, whether people have lost."""
        if event.kind == "ended":
            result, people = self.session.match.result(), self.session.people
            if result is not None and people and not {*people} & {*result.winners}:
                yield "defeat"

    @abstractmethod
    def colour(self, side: int) -> theme.RGB:
        """The colour of a side by its number."""

    def dressed(self, text: str) -> str:
        """A line of the log as rich text, sides with their names and signs."""
        return dressed(text)

    # What lights up ---------------------------------------------------------------------------

    def light(self, by: str, lits: Iterable[Lit] = (), ways: Iterable[Ends] = (), tone: Tone = "gold") -> None:
        """Light things for a speaker (a lesson, a goal, advice), and ways between two by their ids.

        What the same speaker lit before goes out; without things there is dark. Others' lights stay.
        """
        self.lights.show(by, lits, ways, tone)
        self.host.redraw()

    def speakers(self) -> list[Widget]:
        """What the coach and advice put over the middle; a coach's card hides the button that it would lie across."""
        coach = self.coach.over_middle() if self.coach else []
        cards = [card.rect for card in coach]
        advice = [each for each in (self.advice.over_middle() if self.advice else [])
                  if not isinstance(each, SquareButton) or each.rect.collidelist(cards) < 0]  # fmt: skip
        return [*coach, *advice]

    def side_layers(self) -> tuple[list[Widget], list[Widget]]:
        """What stands beside the table: what lies below the lights, and as a drawer over them, which hides them."""
        side = self.side.widgets() if self.side else []
        return ([], side) if self.side and self.side.boxes.over else (side, [])

    def shape_of(self, role: str, id: str) -> Shape | None:
        """Where a thing is lit; None while it is out of sight."""
        return shape_on(self.board.all, role, id)

    def lead(self, start: str, end: str) -> Lines:
        """The lines of a way between two things, on the window; none where one of them is out of sight."""
        here, there = self.shape_of("", start), self.shape_of("", end)
        if here is None or there is None:
            return []
        above, below = there.rect.bottom < here.rect.top, there.rect.top > here.rect.bottom
        # From the near edge of a card in a row: its neighbors are not crossed.
        first = here.rect.midtop if above else here.rect.midbottom if below else here.rect.center
        return [bent(first, there.rect.center)]

    # Places -----------------------------------------------------------------------------------

    @abstractmethod
    def lay(self) -> None:
        """Place everything for the window as it is."""

    def resized(self) -> None:
        """The window has other measures: place everything anew."""
        self.lay()

    def make_way(self, shuts: bool = True) -> None:  # noqa: B027  most tables have no drawer over what can be chosen
        """Let a drawer leave some of what is asked for in sight; where it cannot, it shuts if it ``shuts``."""

    @abstractmethod
    def compose(self) -> None:
        """Put the widgets on the board in tab order."""

    @abstractmethod
    def lay_past(self) -> None:
        """Place what stands where banner and actions would."""

    def close(self) -> None:
        self.board.close()
        self.board.give_gui(self.app.guis)

    # Events and time --------------------------------------------------------------------------

    @abstractmethod
    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event."""

    def scrolled(self, event: pygame.event.Event) -> bool:
        """Whether an event did no more than scroll a part that is painted alone."""
        return False

    def stir(self) -> None:  # noqa: B027  most tables have nothing that falls asleep
        """Somebody is there: an event has come."""

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether something is on its way."""

    @property
    def rolling(self) -> bool:
        """Whether dice tumble, and all that they brought waits for them to lie."""
        return False

    @property
    def watched(self) -> bool:
        """Whether the next move is to wait until what is shown has been seen."""
        return self.moving

    @property
    def animating(self) -> bool:
        """Whether anything has to be painted 60 times a second."""
        return self.moving

    @property
    def waking(self) -> tuple[Waking, ...]:
        """What may want ``update`` although nothing moves."""
        return self.board, self.notices, self.warming

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``update`` is wanted although nothing moves."""
        waits = (part.next_wake for part in self.waking)
        return min((wait for wait in waits if wait is not None), default=None)

    @abstractmethod
    def advance(self, dt: float) -> bool:
        """Let what moves go on; true if all is to be painted anew."""

    def update(self, dt: float) -> bool:
        """Let tooltips come and notices go; true if all is to be painted anew."""
        changed = self.board.update(dt)
        return self.notices.update(dt) or changed

    def settled(self, changed: bool) -> None:  # noqa: B027  most stages need not know
        """Time has passed for everything; ``changed``: all is going to be painted."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        """Paint the window; not ``whole``: only what has moved."""


class Waking(Protocol):
    """What may want an update although nothing moves."""

    @property
    def next_wake(self) -> float | None:
        """Seconds until then."""


class StageScene(Scene):
    """A scene that shows a stage. What comes next is taken up in one frame and painted in the next: both are work."""

    stage: Stage
    _unpainted = False

    @property
    def board(self) -> Board:
        return self.stage.board

    @abstractmethod
    def set_up(self) -> None:
        """Make the stage, and all that keeps words, for the moment that is shown."""

    def reworded(self) -> None:
        """A table is set up anew: too much of it is made once, with words in it."""
        self.stage.close()
        self.set_up()

    def things(self) -> Iterable[Thing]:
        return self.board.things()

    @property
    def typing(self) -> bool:
        return self.board.typing

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self.stage.notices.add(sentence)
        self.redraw()

    def layout_changed(self) -> None:
        self.board.rescale(self.app.layout)
        self.stage.resized()

    def handle(self, event: pygame.event.Event) -> bool:
        self.stage.stir()
        taken = self.stage.handle(event)
        if taken and not self.stage.scrolled(event):
            self.redraw()
        return taken

    # Time -------------------------------------------------------------------------------------

    def pulses(self) -> tuple[Waking, ...]:
        """What goes on by itself."""
        return ()

    @abstractmethod
    def beat(self, dt: float) -> bool:
        """Take up what comes next, if its time has come; True if painting it is to have a frame of its own."""

    def rest(self) -> None:
        """Do what can wait: nothing moves."""
        if self.quiet:
            self.stage.warming.work()

    @property
    def quiet(self) -> bool:
        """Whether nothing is painted in this frame, so that there is time for what takes long."""
        return not (self.dirty or self.animating)

    @property
    def animating(self) -> bool:
        return self.stage.animating and not self._unpainted

    @property
    def next_wake(self) -> float | None:
        waits = [0.001 if self._unpainted else None, *(part.next_wake for part in (self.stage, *self.pulses()))]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        stage = self.stage
        moved = stage.moving
        # What is lit is painted only when everything has come to rest.
        if stage.advance(dt) or self._unpainted or (moved and not stage.moving and stage.lights.shining):
            self.redraw()
        painted, self._unpainted = not self.dirty, False
        if self.beat(dt):
            self._unpainted, self.dirty = painted, not painted
        if stage.update(dt):
            self.redraw()
        if not stage.moving:
            self.rest()
        stage.settled(self.dirty)

    def draw(self, surface: pygame.Surface) -> None:
        self.stage.covered = self.app.stack.top is not self
        self.stage.draw(surface, self.dirty or self.stage.covered)


class PlayedScene(StageScene):
    """The scene of a match being played, as its stage, the menu, the look back and advice know it."""

    session: Session
    flow: Flow
    stage: PlayedStage
    explains = True
    """Whether what happens for the first time is explained."""
    viewer: int | None
    """The seat at the keyboard."""

    @property
    def coached(self) -> bool:
        """Whether a coach may speak now."""
        return True

    @property
    @abstractmethod
    def question(self) -> Asked | None:
        """The open question, if it is put to the person at the keyboard."""

    @property
    @abstractmethod
    def at_keyboard(self) -> int | None:
        """The seat whose secrets may be shown: nobody's behind a curtain."""

    @property
    def remarked(self) -> str:
        """The kind of the coach's remark that stands at the table, empty for none: hints wait while it does."""
        return ""

    @abstractmethod
    def deeds(self) -> Deeds:
        """What buttons and keys do in every game, by name."""

    @abstractmethod
    def answer(self, option: Option) -> None:
        """Answer the open question."""

    @abstractmethod
    def changed(self, anew: bool = False) -> None:
        """Take up a change of the match; ``anew`` by something that is no move, so that nothing glides or flies."""

    @abstractmethod
    def sync(self, glide: bool = True) -> None:
        """Take up what the match has become."""

    @abstractmethod
    def keep_picture(self) -> None:
        """Give the save a small picture of the table as everybody sees it."""

    @abstractmethod
    def look_at(self, entry: int) -> None:
        """Show how things stood before an entry of the history, and say what there is to say of it."""

    @abstractmethod
    def review(self) -> None:
        """Look back from the first line of the chronicle on."""


class PlayedStage(Stage):
    """A stage on which a match is played: shows the open question, and knows what the person at the keyboard does."""

    scene: PlayedScene
    glides_back = True
    """Whether what is undone is seen going back."""
    explains_moments = True
    """Whether a moment that the end screen leads to is explained; else nothing lies over it."""

    @property
    def at_keyboard(self) -> int | None:
        """The seat whose secrets may be shown: nobody's behind a curtain."""
        return self.scene.at_keyboard

    @property
    @abstractmethod
    def question(self) -> Asked | None:
        """The open question, laid open for the person at the keyboard; None while nobody there is asked."""

    # What is shown ----------------------------------------------------------------------------

    def throw(self, glide: float, linger: float) -> bool:
        """Let dice tumble that nobody has seen yet; true while they alone are shown, until they are not ``rolling``."""
        return False

    @abstractmethod
    def show(self, asked: OpenDecision | None, glide: float, linger: float) -> None:
        """Read the match for whoever may see it, and show table, question and banner.

        What moves is on its way for ``glide`` times as long as usual; what has ended stays in sight ``linger`` times.
        """

    @abstractmethod
    def stand(self, then: Match, glide: float) -> None:
        """Show how everything stood in a match of then."""

    @abstractmethod
    def tell(self, telling: Telling, seat: int | None) -> bool:
        """Show what is told to a seat; true if there are lines more."""

    def hear(self, events: Iterable[Event], skipping: bool, glide: float) -> None:
        """Let be heard and seen what has happened."""
        self.sounds.step(events, self.question is not None, skipping)

    def enable(self, open_: bool) -> None:
        """Enable what means something now, besides Undo and Redo; ``open_``: somebody's table lies open."""

    @abstractmethod
    def show_pace(self, flow: Flow) -> None:
        """Show how the bots' turns go on."""

    @abstractmethod
    def finish_motion(self) -> None:
        """Put everything where it is going."""

    def answered(self, question: Asked) -> None:
        """The question, which is kept until the answer is taken up, has been answered."""

    def time(self, when: When) -> str:
        """The moment that is looked back at, in words."""
        return words_of(self.session.match.rules).time(when)

    @abstractmethod
    def curtain(self, decision: OpenDecision) -> CurtainScene:
        """What hides the table until whoever is asked sits down."""

    @abstractmethod
    def end(self, opened: bool) -> Scene:
        """The end screen; ``opened`` with everything face up already."""

    def first_card(self, first: First) -> Scene:
        """The card that explains what happens for the first time."""
        return FirstCard(first, self.dressed)

    @property
    def own_shelf(self) -> str:
        """The shelf of the encyclopedia that tells of whoever sits at the keyboard; empty for none."""
        return ""

    @property
    def rules_page(self) -> str:
        """The page of the rules that tells of what is going on; empty for the first."""
        return ""

    # The past, advice and the coach -----------------------------------------------------------

    @property
    def pointed(self) -> Option | None:
        """The option that is pointed at, or that the keyboard stands on, of those a coach may warn of."""
        return None

    def coach_room(self, layout: Layout) -> tuple[pygame.Rect, Sequence[pygame.Rect]]:
        """Where a coach's card may lie, and what there is not to be covered."""
        return layout.window, ()

    def spoken_of(self, things: Sequence[str]) -> list[pygame.Rect]:
        """What a card that speaks of things, by their ids, should not cover: them, and what they are called by."""
        return [shape.rect for thing in things if (shape := self.shape_of("", thing))]

    def look_up(self, ref: Ref) -> None:
        """Open the card of a thing of the game."""
        self.host.push(scene_named("card", ref))

    def advised(self, counsel: Counsel) -> tuple[Sequence[Lit], Sequence[Ends]]:
        """What lights up of advice: things, and ways between them."""
        return (), ()

    def asks_advice(self, button: SquareButton) -> None:
        """Keep room for the button that asks for advice."""

    @abstractmethod
    def lay_advice(self, layout: Layout) -> None:
        """Place the button that asks for advice, and the card where it hides least of what it tells of."""


def option_id(option: Option) -> str:
    """The id of an option's button."""
    return ".".join(["option", option.kind, *(str(number) for number in option[1:] if number != NONE)])
