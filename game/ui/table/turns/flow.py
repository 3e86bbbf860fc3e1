"""Keeps a match going: asks what it waits for, has bots think elsewhere, plays their moves at a pace to follow."""

from __future__ import annotations

import threading
from collections.abc import Callable

from game.match.driver import AskBot, AskPerson, Ordered, Over, Thought, Waiting
from game.match.gamewords import Chance, words_of
from game.match.session import Session
from game.match.settings import Settings

PAUSE = {"slow": 1.5, "normal": 0.7, "fast": 0.25, "at_once": 0.0}
"""Seconds between one bot's answer and the next."""
GLIDE = {"slow": 1.4, "normal": 1.0, "fast": 0.55, "at_once": 0.0}
"""How long pieces glide, as a share of the usual time."""
MOMENT = 0.3
"""Seconds of thinking that nobody is told of."""
TICK = 0.1
"""Seconds from one look at how long somebody has been thinking to the next."""


def pace_of(settings: Settings, usual: float = 1.0) -> float:
    """How long motion takes as a share of the usual time; 0 where none is wanted."""
    if settings.reduced_motion or settings.motion_speed <= 0:
        return 0.0
    return usual * 100 / settings.motion_speed


class Flow:
    """The match's pulse in the window's thread.

    ``post`` brings a call back from the thinking thread. ``step`` is to be called whenever time has passed; it
    returns whether the match has gone on. A thought that comes too late is dropped by the session itself.
    """

    def __init__(self, session: Session, post: Callable[[Callable[[], None]], None]) -> None:
        self.session = session
        self._post = post
        self.waiting: Waiting | None = None
        self.skipping = False
        self.paused = False
        """Whether bots' answers wait until somebody lets them go on; they think meanwhile."""
        self.stepping = False
        """Whether bots go on, though paused, to the next thing there is to tell."""
        self.held = False
        """Whether nothing may change: somebody looks back."""
        self.chance: Chance | None = None
        """What a person could do now though nobody asks; the first time bots wait for it."""
        self._waited = False
        """Whether it is for such a chance that bots are paused."""
        self._known = -1
        """The key of the last one since a person was asked."""
        self.halted = False
        """Whether nobody answers any more, though the match is not over."""
        self._request: AskBot | None = None
        self._begun = False
        self._thought: Thought | None = None
        self._rest = 0.0
        self._spent = 0.0
        """Seconds since the open request was made."""
        self._told = 0.0
        """The share of its time that a bot has used, when somebody was last told."""
        self._longest: dict[int, float] = {}
        """By seat, the most seconds its bot has taken over a question whose choices only its seat knows."""
        self.closed = False

    @property
    def asked(self) -> AskPerson | None:
        """The question put to a person, if it is a person's turn."""
        return self.waiting if isinstance(self.waiting, AskPerson) else None

    @property
    def over(self) -> bool:
        return isinstance(self.waiting, Over)

    @property
    def thinking(self) -> bool:
        """Whether a bot is to answer."""
        return not self.halted and isinstance(self.waiting, AskBot)

    def refresh(self) -> None:
        """Look again what the match waits for; call after everything that changed it."""
        while True:
            waiting = self.session.waiting()
            if not isinstance(waiting, Ordered):
                break
        self.waiting = waiting
        if not isinstance(waiting, AskBot):
            self._forget()
            self.skipping = self.stepping = False
            self._take_chance(None)
            self._known = -1
            return
        if self._request is None or self._request.serial != waiting.serial:
            self._forget()
            self._request, self._begun, self._spent = waiting, False, 0.0
            session = self.session
            said = words_of(session.match.rules)
            self._take_chance(next(filter(None, (said.chance(session.match, seat) for seat in session.people)), None))

    def _take_chance(self, found: Chance | None) -> None:
        """Pause for a chance that is new, unless nobody wants to be shown anything; go on once it is gone."""
        self.chance = found
        if found is not None and found.key != self._known:
            self._known = found.key
            if not self.skipping:
                self.paused, self.stepping, self._waited = True, False, True
        elif found is None and self._waited:
            self.paused = self._waited = False

    def _forget(self) -> None:
        """Drop the open request; a bot still thinking about it is told to stop."""
        if self._request is not None and self._begun and self._thought is None:
            self._request.cancel()
        self._request = self._thought = None

    def _begin(self, request: AskBot) -> None:
        self._begun = True
        session, post = self.session, self._post

        def work() -> None:
            thought = session.think(request)
            post(lambda: self._arrived(request, thought))

        threading.Thread(target=work, name="bot", daemon=True).start()

    def _arrived(self, request: AskBot, thought: Thought) -> None:
        if request is self._request and not self.closed:
            self._thought = thought
            if self._hides:
                self._longest[request.seat] = max(self._longest.get(request.seat, 0.0), self._spent)

    @property
    def ready(self) -> bool:
        """Whether a bot's answer lies ready to be carried out."""
        return self._thought is not None

    @property
    def next_wake(self) -> float | None:
        """Seconds until there is something to do, if only time must pass."""
        if self._request is not None and not self._begun:
            return 0.005
        if self._thought is None or self._waits:
            return self._next_tick
        return max(self._rest, self._lingers, 0.005)

    @property
    def _time(self) -> float:
        """The seconds a bot that takes its time may think about the open request; 0 where nothing is told of that."""
        request = self._request
        # What only its seat knows may be thought about for less than it seems: then it lingers.
        if request is None or self._waits or self.skipping or (self._thought is not None and not self._hides):
            return 0.0
        return self.session.time_for(request.bot)

    @property
    def used(self) -> float:
        """The share of its time that a bot has used by now, in steps of a tick; 0 for a moment's thought."""
        time = self._time
        return min(1.0, int(self._spent / TICK + 1e-6) * TICK / time) if time and self._spent >= MOMENT else 0.0

    @property
    def _next_tick(self) -> float | None:
        """Seconds until more of a bot's time is used than has been told."""
        if not self._time or self._told >= 1.0:
            return None
        return max(MOMENT - self._spent, TICK - self._spent % TICK, 0.005)

    def ticked(self) -> bool:
        """Whether another share of a bot's time is used than when this was last asked."""
        before, self._told = self._told, self.used
        return self._told != before

    @property
    def _hides(self) -> bool:
        """Whether only its seat knows how much there is to choose."""
        asked = self.session.match.position.decision
        return asked is not None and asked.always

    @property
    def _lingers(self) -> float:
        """Seconds a bot's answer still waits, so that a short thought does not tell of a hand with one choice."""
        request, thought = self._request, self._thought
        if self.skipping or request is None or thought is None or thought.reveal is not None or not self._hides:
            return 0.0
        return self._longest.get(request.seat, 0.0) - self._spent

    @property
    def _waits(self) -> bool:
        """Whether a bot's answer has to wait for somebody."""
        return self.held or (self.paused and not self.stepping)

    def pause(self) -> None:
        """Have the bots wait, or let them go on."""
        self.paused = not self.paused
        self.skipping = self.stepping = self._waited = False

    def single_step(self) -> None:
        """Let the bots go on until there is something to tell, then wait."""
        self.paused = self.stepping = True
        self.skipping = self._waited = False
        self._rest = 0.0

    def told(self) -> None:
        """Something new has been told: a single step is done."""
        self.stepping = False

    def skip(self) -> None:
        """Play on to the next person's turn without showing each move."""
        self.skipping, self.paused, self.stepping, self._waited = True, False, False, False

    def step(self, dt: float, pace: str) -> bool:
        """Let time pass and carry out a bot's answer when its turn has come; true if the match has gone on.

        A bot begins to think with the first step after it was asked: not while the window is busy with motion.
        """
        if self._request is not None and not self._begun:
            self._begin(self._request)
        self._spent += dt
        self._rest = max(0.0, self._rest - dt)
        if self._thought is None or self._request is None:
            return False
        if self._waits or (self._rest > 0 and not self.skipping) or self._lingers > 0:
            return False
        request, thought, spent = self._request, self._thought, self._spent
        self._request = self._thought = None
        self.session.done(request, thought)
        match = self.session.match
        unheard = bool(match.entries) and match.unheard(len(match.entries) - 1)
        self._rest = 0.0 if self.skipping or unheard else PAUSE.get(pace, PAUSE["normal"])
        self.refresh()
        if unheard:
            # A pause would tell of what nobody is to hear of: all of it is one thought.
            self._spent = spent
        return True

    def close(self) -> None:
        """Let go: thoughts that still come are dropped."""
        self.closed = True
        self._forget()
