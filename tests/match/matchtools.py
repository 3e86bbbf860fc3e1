"""Short ways to a match in the middle, for the tests of the match layer."""

import random
import re
from collections.abc import Callable

from game.language.spoken import spoken
from game.match.driver import AskBot, AskPerson, Over
from game.match.journal import Journal
from game.match.match import Match, Seat
from game.match.session import Session

PEOPLE = tuple(Seat("", name) for name in ("Ada", "Bruno", "Clara", "Dorian"))


def started(players: int = 4, seed: int = 1, **inputs: object) -> Match:
    """A match of people that has just begun."""
    return Match.new({"game": "wars", "players": players, "seed": seed, **inputs}, PEOPLE[:players])


def step(match: Match, chance: random.Random, by: str = "person") -> None:
    """One answer, any of those offered."""
    match.answer(chance.choice(match.decision.options), match.serial, by)


def stepped(match: Match, answers: int, seed: int = 5) -> Match:
    """The match after so many more answers at random (fewer if it ends)."""
    chance = random.Random(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        step(match, chance)
    return match


def played(answers: int, players: int = 4, seed: int = 1, **inputs: object) -> Match:
    """A match after so many answers at random (fewer if it ends)."""
    return stepped(started(players, seed, **inputs), answers, seed)


def answer(session: Session, times: int = 1) -> None:
    """Answer a session's questions with the first option of each."""
    for _ in range(times):
        session.answer(session.match.decision.options[0], session.match.decision.serial)


def noted(journal: Journal, match: Match) -> Journal:
    """The journal, in which everything that happens in the match is noted."""
    match.listener = lambda what, value: journal.note(what, value, match.serial)
    return journal


def run(session: Session, answers: int, chance: random.Random) -> None:
    """Play at a session: so many answers of people, bots and orders in between."""
    while answers:
        waiting = session.waiting()
        if isinstance(waiting, Over):
            return
        if isinstance(waiting, AskBot):
            session.done(waiting, session.think(waiting))
        elif isinstance(waiting, AskPerson):
            session.answer(chance.choice(waiting.decision.options), waiting.decision.serial)
            answers -= 1


class ByHand:
    """Stands in for the writer's thread: does jobs when told, in this thread, and beats only when told."""

    def __init__(self, failed: Callable[[Exception], None], beat: Callable[[], None]) -> None:
        self._failed = failed
        self._beat = beat
        self._jobs: list[Callable[[], None]] = []

    def submit(self, job: Callable[[], None]) -> None:
        self._jobs.append(job)

    def wait(self) -> bool:
        while self._jobs:
            try:
                self._jobs.pop(0)()
            except Exception as problem:
                self._failed(problem)
        return True

    close = wait

    def second(self) -> None:
        """A second passes."""
        self.submit(self._beat)
        self.wait()


def whole(match: Match) -> tuple[object, ...]:
    """Everything about a match that undo, loading and replay must bring back."""
    asked = match.position.decision
    return (
        match.position.key(),
        tuple(match.seats),
        tuple(match.entries),
        (asked.seat, asked.side, asked.kind, tuple(asked.options), asked.about, asked.default) if asked else None,
    )


def explanations() -> set[tuple[str, str]]:
    """Whose words have what is explained when it first happens: (game, name)."""
    said = (re.fullmatch(r"([a-z]+)-firsts-([a-z-]+)", key) for key in spoken().chain[-1].raw)
    return {(found[1], found[2].replace("-", "_")) for found in said if found}
