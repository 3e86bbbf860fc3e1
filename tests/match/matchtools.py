"""Short ways to a match in the middle, for the tests of the match layer."""

import random

from game.match.driver import AskBot, AskPerson, Over
from game.match.match import Match, Seat
from game.match.session import Session

PEOPLE = tuple(Seat("", name) for name in ("Ada", "Bruno", "Clara", "Dorian"))


def started(players: int = 4, seed: int = 1, **inputs: object) -> Match:
    """A match of people that has just begun."""
    return Match.new({"game": "wars", "players": players, "seed": seed, **inputs}, PEOPLE[:players])


def step(match: Match, chance: random.Random, by: str = "person") -> None:
    """One answer, any of those offered."""
    match.answer(chance.choice(match.decision.options), match.serial, by)


def played(answers: int, players: int = 4, seed: int = 1, **inputs: object) -> Match:
    """A match after so many answers at random (fewer if it ends)."""
    match = started(players, seed, **inputs)
    chance = random.Random(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        step(match, chance)
    return match


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


def whole(match: Match) -> tuple[object, ...]:
    """Everything about a match that undo, loading and replay must bring back."""
    asked = match.position.decision
    return (
        match.position.key(),
        tuple(match.seats),
        tuple(match.entries),
        (asked.seat, asked.side, asked.kind, tuple(asked.options), asked.about, asked.default) if asked else None,
    )
