"""The dialog about an error nobody expected: what it was, and what to do now."""

from __future__ import annotations

from typing import Any

import pygame

from game.language.spoken import say
from game.match.report import Failure
from game.match.saves import SaveError
from game.match.session import Session
from game.ui.doors import scene_named
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene
from game.ui.trouble import Troubles

GO_ON, REPORT, CLOSE = "go-on", "report", "close"


class TroubleScene(MessageScene):
    """Says what went wrong over a picture of the window as it was; nothing of what failed is drawn again.

    ``session`` is the abandoned match that was being played, which goes on from its last decision.
    """

    overlay = False
    titled = "trouble"
    WIDTH = 660

    def __init__(self, troubles: Troubles, failure: Failure, session: Session | None, picture: pygame.Surface) -> None:
        self._troubles, self.session = troubles, session
        self._failure = failure
        self._picture = picture
        self._said = ""
        answers = (
            Answer(CLOSE, say("trouble-close")),
            Answer(REPORT, say("trouble-report")),
            Answer(GO_ON, say("trouble-go-on") if session else say("trouble-title"), "primary", "Enter"),
        )
        super().__init__(say("pages-trouble"), self._told(), answers, GO_ON)

    def _told(self) -> str:
        failure = self._failure
        lines = [
            say("trouble-told"),
            f"**{escape(failure.what)}**",
            f"<third>{escape(failure.where)}</>",
            self._kept(),
        ]
        if self._said:
            lines.append(f"<gold>{escape(self._said)}</>")
        return "\n".join(line for line in lines if line)

    def _kept(self) -> str:
        if self.session is None:
            return say("trouble-no-game")
        return say("trouble-not-kept" if self.session.kept.abandon() is None else "trouble-kept")

    def answer(self, value: Any) -> None:
        """Do what was chosen; the dialog stays for everything but going on."""
        if self._busy:
            return
        if value == CLOSE:
            self.app.running = False
        elif value == REPORT:
            self._say(say("trouble-writing"))
            # Enter goes on, as its cap says.
            self.board.set_focus(self.root.first)
            self._troubles.reporter.write(list(self._troubles.failures), self._picture, self._say)
        elif self.session is None:
            self.replace(scene_named("title"))
        else:
            self._reopen(self.session)

    def _reopen(self, session: Session) -> None:
        """Have the match opened anew in a thread: playing it again takes its time."""
        self._busy = True
        self._say(say("trouble-opening"))

        def reopened() -> Session | str:
            try:
                return self.app.services.rescue(session)
            except SaveError as problem:
                return str(problem)
            except Exception as problem:
                self._troubles.note(problem, "rescue")
                return say("error-trouble-open")

        self.app.aside("rescue", reopened, self._opened)

    def _opened(self, found: Session | str) -> None:
        if isinstance(found, str):
            self._failed(found)
        elif self.app.stack.top is self:
            # From here on the match is the new session's, also if its table fails at once.
            self.session = found
            self.replace(self.app.open_table(found))
        else:
            found.close()

    def _failed(self, sentence: str) -> None:
        self._busy, self.session = False, None
        self.answers[-1] = Answer(GO_ON, say("trouble-title"), "primary", "Enter")
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        if self.app.stack.top is self:
            self._said = sentence
            self.words = self._told()
            self.refresh()

    def leave(self) -> None:
        """From here on it shows whether all is well."""
        self._troubles.left()
        del self._picture
        super().leave()

    def paint_back(self, surface: pygame.Surface) -> None:
        surface.blit(pygame.transform.smoothscale(self._picture, surface.get_size()), (0, 0))
        super().paint_back(surface)
