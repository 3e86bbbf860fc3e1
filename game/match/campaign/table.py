"""The table of a game of a campaign: who sits where with what, and the inputs of its match."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.bots import BOTS, playable
from game.bots.shipped import BY_HAND
from game.games.facts import DOOM_LIMITS, POWER_LIMITS
from game.games.registry import ids_of
from game.match.campaign.progress import Progress
from game.match.campaign.story import Book, Chapter, ChapterSeat, Help
from game.match.match import Seat
from game.match.seats import ALLY


class Table(NamedTuple):
    """Everything but the seed: ``people`` are the seats of persons as the campaign counts them.

    ``handicap`` is Power and Doom by seat (empty: nobody has any); ``free_undo`` says that a help lets undo be free.
    """

    game: str
    seats: tuple[Seat, ...]
    people: tuple[int, ...]
    factions: list[Any] | None
    map: str | None
    edition: str | None
    options: Mapping[str, Any] = {}
    handicap: tuple[tuple[int, int], ...] = ()
    setup: Mapping[str, Any] | None = None
    free_undo: bool = False

    def inputs(self, seed: int, strict: bool, ironman: bool) -> dict[str, Any]:
        options = dict(self.options)
        setup = dict(self.setup) if self.setup is not None else None
        given = [(names, *both) for names, both in zip(self.factions or (), self.handicap, strict=False) if any(both)]
        if setup is not None:
            for what, place in (("power", 1), ("doom", 2)):
                had = dict(setup.get(what, {}))
                for entry in given:
                    had[entry[0]] = max(had.get(entry[0], 0) + entry[place], 0)
                if had:
                    setup[what] = had
        elif given:
            options["handicap"] = {_first(names): {"power": power, "doom": doom} for names, power, doom in given}
        return {
            "game": self.game,
            "players": len(self.seats),
            "factions": self.factions,
            "map": self.map,
            "edition": self.edition,
            "seed": seed,
            "options": options or None,
            "setup": setup,
            "strict": (strict and not self.free_undo) or ironman,
            "ironman": ironman or None,
        }


def _first(names: Any) -> str:
    return names if isinstance(names, str) else names[0]


def level_after(level: str, steps: int) -> str:
    """A level so many steps up or down, as far as there are levels that play anything but at random."""
    # Of those that only some games have, none but the level itself: a step is as long in every game.
    steps_of = [each for each in BOTS if each in (*BY_HAND, BOTS[-1], level)]
    place = steps_of.index(level)
    lowest = min(place, 1)
    return steps_of[max(lowest, min(place + steps, len(steps_of) - 1))]


def table_of(
    book: Book,
    chapter: Chapter,
    people: Sequence[str],
    state: Progress,
    used: Sequence[Help],
    turn: int = 0,
) -> Table:
    """The table of a chapter for one person or two, as strong as everybody has become, with the helps used now.

    ``turn`` counts the chapters before it that had one seat for people: two take those in turns.
    """
    named = list(people[:2])
    if len(named) > 1 and chapter.alternates and turn % 2:
        named.reverse()
    seats, handicap, own = [], [], []
    for number, seat in enumerate(chapter.seats):
        person = {"first": 0, "second": 1}.get(seat.who, 9) < len(named)
        if person:
            own.append(number)
        seats.append(_seat(book, chapter, seat, named, state))
        handicap.append(_handicap(seat, state, used, person))
    position = book.positions[chapter.scenario] if chapter.scenario is not None else None
    factions: list[Any] | None = [seat.faction for seat in chapter.seats] if ids_of(chapter.game, "factions") else None
    return Table(
        chapter.game,
        tuple(seats),
        tuple(own),
        list(position.factions) if position is not None else factions,
        position.map if position is not None else chapter.map,
        (position.edition or None) if position is not None else chapter.edition,
        {"rite": chapter.rite} if chapter.rite is not None else {},
        tuple(handicap),
        position.setup if position is not None else None,
        any(each.kind == "undo" for each in used),
    )


def _seat(book: Book, chapter: Chapter, seat: ChapterSeat, people: Sequence[str], state: Progress) -> Seat:
    if seat.who == "first":
        return Seat("", people[0][:40])
    if seat.who == "second":
        if len(people) > 1:
            return Seat("", people[1][:40])
        return Seat(playable(chapter.game, seat.level or "initiate"), seat.name or ALLY)
    assert seat.enemy is not None
    enemy = book.enemy(seat.enemy)
    level = level_after(seat.level or enemy.level, state.enemies[enemy.id].level)
    return Seat(playable(chapter.game, level), enemy.name)


def _handicap(seat: ChapterSeat, state: Progress, used: Sequence[Help], person: bool) -> tuple[int, int]:
    power, doom = seat.power, seat.doom
    if seat.enemy is not None:
        power, doom = power + state.enemies[seat.enemy].power, doom + state.enemies[seat.enemy].doom
        power -= sum(each.amount for each in used if each.kind == "foe_power")
    if person:
        power += sum(each.amount for each in used if each.kind == "power")
        doom += sum(each.amount for each in used if each.kind == "doom")
    return _within(power, POWER_LIMITS), _within(doom, DOOM_LIMITS)


def _within(value: int, limits: tuple[int, int]) -> int:
    return max(limits[0], min(value, limits[1]))
