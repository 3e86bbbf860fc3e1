"""How far a story has come: all that carries on, worked out anew from the games played, so nothing counts twice."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.language.spoken import say
from game.match.campaign.facts import Facts
from game.match.campaign.goals import all_met, campaigns_of
from game.match.campaign.story import Book, Chapter, Condition, Consequence, Ending, Help, Outcome


class Strength(NamedTuple):
    """How much stronger an enemy has become; weaker where negative."""

    power: int = 0
    doom: int = 0
    level: int = 0


class Held(NamedTuple):
    """A help that has been won and not been used: its id (``chapter/number``), and where it comes from in words."""

    id: str
    help: Help
    origin: str


class Ended(NamedTuple):
    """A chapter that has been played: how it ended (``triumph``, ``victory``, ``defeat``) and what followed."""

    chapter: Chapter
    result: str
    outcome: Outcome
    gained: tuple[Held, ...]


class Step(NamedTuple):
    """A game of a story: its chapter, the facts, the seats of people, the ids of the helps that were used."""

    chapter: str
    facts: Facts
    people: Sequence[int]
    used: Sequence[str]


class Progress(NamedTuple):
    """Where a story stands: the chapter to be played (``None`` at the end; then ``ending`` is set), and all else."""

    chapter: Chapter | None
    ended: tuple[Ended, ...]
    helps: tuple[Held, ...]
    enemies: Mapping[str, Strength]
    marks: frozenset[str]
    ending: Ending | None


def result_of(chapter: Chapter, facts: Facts, people: Sequence[int]) -> str:
    """How a chapter ended: ``triumph``, ``victory`` or ``defeat``."""
    if all_met([*chapter.aim, *chapter.feat], facts, people):
        return "triumph"
    return "victory" if all_met(chapter.aim, facts, people) else "defeat"


def progress(book: Book, games: Sequence[Step]) -> Progress:
    """Where the story stands after these games, in their order."""
    ended: list[Ended] = []
    helps: dict[str, Held] = {}
    enemies = {enemy.id: Strength() for enemy in book.enemies}
    marks: set[str] = set()
    chapter: Chapter | None = book.chapters[0]
    for game in games:
        played = book.chapter(game.chapter)
        for used in game.used:
            helps.pop(used, None)
        name = result_of(played, game.facts, game.people)
        outcome: Outcome = getattr(played, name)
        gained = tuple(_gained(book, played, outcome, game))
        helps |= {held.id: held for held in gained}
        for then in outcome.then:
            if then.enemy is not None:
                enemies[then.enemy] = change(enemies[then.enemy], then)
            if then.mark is not None:
                marks.add(then.mark)
        ended.append(Ended(played, name, outcome, gained))
        chapter = book.after(played, outcome)
    ending = None if chapter else next(each for each in book.endings if all(_holds(c, ended, marks) for c in each.when))
    return Progress(chapter, tuple(ended), tuple(helps.values()), enemies, frozenset(marks), ending)


def _gained(book: Book, chapter: Chapter, outcome: Outcome, game: Step) -> list[Held]:
    found: list[tuple[Help, str]] = []
    for then in outcome.then:
        if then.rule == "help" and then.help is not None:
            found.append((then.help, chapter.title))
        elif then.rule == "relics":
            found += _relics(book, then, game)
    return [Held(f"{chapter.id}/{number}", each, origin) for number, (each, origin) in enumerate(found)]


def _relics(book: Book, then: Consequence, game: Step) -> list[tuple[Help, str]]:
    """The helps of the artifacts that people hold, in the order of the campaign's own table."""
    held = {name for seat in game.people for name in game.facts.seats[seat].artifacts}
    named = campaigns_of(game.facts.game).relic
    found = [(relic.help, named(relic.artifact)) for relic in book.relics if relic.artifact in held]
    return found[: then.number]


def change(strength: Strength, then: Consequence) -> Strength:
    """An enemy's strength after a consequence of the rules ``stronger`` and ``weaker``."""
    way = 1 if then.rule == "stronger" else -1
    more = (then.power, then.doom, then.level)
    return Strength(*(had + way * by for had, by in zip(strength, more, strict=True)))


def _holds(condition: Condition, ended: Sequence[Ended], marks: set[str]) -> bool:
    results = {each.chapter.id: each.result for each in ended}
    count = list(results.values()).count
    number = condition.number or 0
    if condition.rule == "triumphs_at_least":
        return count("triumph") >= number
    if condition.rule == "victories_at_least":
        return count("triumph") + count("victory") >= number
    if condition.rule == "defeats_at_most":
        return count("defeat") <= number
    if condition.rule in ("won", "lost"):
        found = results.get(condition.chapter or "")
        return found is not None and (found == "defeat") == (condition.rule == "lost")
    return (condition.mark in marks) == (condition.rule == "marked")


def help_words(given: Help) -> str:
    """What a help does, in a few words."""
    return say(f"campaign-aid-{given.kind.replace('_', '-')}", amount=given.amount)


def tidings(book: Book, ended: Ended) -> list[str]:
    """What follows from how a chapter ended, one line each, as rich text."""
    lines: list[str] = [
        say("campaign-tidings-aid", name=held.help.name, effect=help_words(held.help)) for held in ended.gained
    ]
    for then in ended.outcome.then:
        if then.enemy is not None:
            enemy = book.enemy(then.enemy).name
            lines.append(say(f"campaign-tidings-{then.rule}", enemy=enemy, changes=list(_changes(then))))
    return lines


def _changes(then: Consequence) -> Iterator[str]:
    for what, amount in (("power", then.power), ("doom", then.doom), ("level", then.level)):
        if amount:
            yield say(f"campaign-change-{what}-{then.rule}", amount=amount)
