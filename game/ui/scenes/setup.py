"""What is being chosen for a new game, without any drawing: seats, table, and the rules that bind them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from game.games.facts import DOOM_LIMITS, POWER_LIMITS, Handicap
from game.match.game_options import chosen_options
from game.match.gamewords import words_for
from game.match.handicap import Levelling
from game.match.levels import DRAWN, TEMPERAMENTS, joined, nearest_level, offered, usual_level
from game.match.lobby import DRAFT, NO_HANDICAP, RANDOM, GameInfo, NewGameSpec, SeatSpec
from game.match.outside_text import from_file
from game.match.services import Services


def pairs(factions: Sequence[str]) -> list[str]:
    """Every two factions, joined by a plus."""
    return ["+".join(pair) for pair in combinations(factions, 2)]


def other_pair(pair: str, factions: Sequence[str], now: str = RANDOM) -> str:
    """The pair beside one: as it is ``now`` if that shares nothing, else the first two left; chance leaves chance."""
    left = [faction for faction in factions if faction not in pair.split("+")]
    if pair == RANDOM:
        return RANDOM
    return now if set(now.split("+")) <= set(left) else "+".join(left[:2])


def factions_in(chosen: str) -> list[str]:
    """The factions a seat's choice names; none for one left to chance or to the draft."""
    return chosen.split("+") if chosen not in ("", RANDOM, DRAFT) else []


MOST = 4
"""Rows of seats there is always room for, so that nothing jumps when one is taken away."""
NAMES = ("Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix")
LONGEST_NAME = 24
MOST_NAMES = 12
KEPT = ("game", "players", "map", "edition", "strict_undo", "ironman", "random_seats", "names", "drafted", "even",
        "options", "played")  # fmt: skip
"""What of a set-up is kept as it is."""
LARGEST_SEED = 2**63 - 1


def _usual(able: Sequence[str]) -> str:
    """The bot that sits where none was chosen: the newcomers' one, or the nearest there is; nobody else's."""
    return usual_level(able)


@dataclass
class SeatSetup:
    """A seat as chosen so far; the bot's strength and temperament are kept while a person sits there.

    ``temperament`` is drawn if nobody has chosen; empty for a bot that likes nothing more than another of its level.
    ``pair`` are its two factions, for games where a seat has two.
    """

    name: str
    person: bool
    bot: str
    faction: str = RANDOM
    handicap: Handicap = NO_HANDICAP
    pair: str = RANDOM
    temperament: str = DRAWN


@dataclass
class Setup:
    """Everything chosen on the new game screen.

    No faction is at the table twice: taking one that is taken trades with its owner. ``names`` are those people have
    played under, the last ones first. With ``random_seats`` the order round the table is drawn when the game begins.
    ``counts`` and ``options`` are kept for every game; where seats have two factions they may be ``drafted``.
    ``played`` are the games that have been begun so, each of which can be begun again as it was.
    ``even``: sides that are known to be uneven get the handicap that levels them, whoever plays them.
    """

    services: Services
    game: str = field(init=False)
    players: int = MOST
    seats: list[SeatSetup] = field(default_factory=list)
    map: str = ""
    edition: str = ""
    seed: str = ""
    auto_gates: bool = True
    strict_undo: bool = False
    ironman: bool = False
    random_seats: bool = False
    names: list[str] = field(default_factory=list)
    drafted: bool = True
    even: bool = False
    counts: dict[str, int] = field(default_factory=dict)
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    played: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin as the last game was, or with one person against bots."""
        self.reworded()
        self.game = next(iter(self.games))
        self.bot_ids = [bot.id for bot in self.services.bots(self.game)]
        self.faction_ids = list(dict.fromkeys(each.id for info in self.games.values() for each in info.factions))
        self.edition_ids = [each.id for info in self.games.values() for each in info.editions]
        usual = _usual(self.bot_ids)
        most = max(max(info.players) for info in self.games.values())
        factions = [*self.faction_ids, *[RANDOM] * most]
        self.seats = [SeatSetup(NAMES[i], i == 0, usual, factions[i]) for i in range(max(most, MOST))]
        self.edition = next(iter(self.edition_ids), "")
        self.auto_gates = self.services.settings.auto_gates
        self._remember(self.services.settings.last_game)
        if self.players not in self.info.players:
            self.players = self.info.players[-1]
        self._settle()

    def reworded(self) -> None:
        """Read anew what the games offer: the words are those of the language that is spoken."""
        self.games = {info.id: info for info in self.services.games()}

    @property
    def info(self) -> GameInfo:
        return self.games[self.game]

    @property
    def begun(self) -> bool:
        """Whether this game has been begun before, so that it can be as it was last time."""
        return self.game in self.played

    @property
    def paired(self) -> bool:
        """Whether every seat has two factions."""
        return self.players in self.info.pairs

    @property
    def draft(self) -> bool:
        """Whether factions are drafted when the game begins."""
        return self.paired and self.drafted

    def faction_of(self, index: int) -> str:
        """What a seat plays: a faction, two joined by a plus, or how it comes by them."""
        seat = self.seats[index]
        return DRAFT if self.draft else seat.pair if self.paired else seat.faction if self.info.factions else ""

    @property
    def levelling(self) -> Levelling | None:
        """The handicap that was measured to make this match even; None where none is known, or the sides are not."""
        if self.draft or not self.info.factions:
            return None
        playing = [each for n in range(self.players) for each in factions_in(self.faction_of(n))]
        return words_for(self.game).levelling(playing)

    @property
    def levelled(self) -> bool:
        """Whether that handicap is given, and no other."""
        found = self.levelling
        return found is not None and all(seat.handicap == self._fair(n, found) for n, seat in enumerate(self.seated))

    def _fair(self, index: int, found: Levelling | None) -> Handicap:
        """A seat's part of a handicap that levels the sides."""
        helped = found is not None and found.faction in factions_in(self.faction_of(index))
        return Handicap(found.power, found.doom) if found is not None and helped else NO_HANDICAP

    @property
    def own_options(self) -> dict[str, str]:
        """What has been chosen of what the game leaves open, by id."""
        return self.options.setdefault(self.game, {})

    # Kept from last time ------------------------------------------------------------------------

    def _remember(self, last: Any) -> None:
        """Take over what is still sensible of the last game's choices; they come from a file anyone may edit."""
        if not isinstance(last, dict):
            return
        if last.get("game") in list(self.games):
            self.game = last["game"]
        if _count(last.get("players")) in self.info.players:
            self.players = last["players"]
        counts = last.get("counts")
        kept_counts = counts if isinstance(counts, dict) else {}
        self.counts = {game: _count(n) for game, n in kept_counts.items() if game in self.games}
        options = last.get("options")
        for game, kept in options.items() if isinstance(options, dict) else ():
            if game in self.games and isinstance(kept, dict):
                self.options[game] = {str(key): str(value) for key, value in kept.items()}
        for flag in ("drafted", "even", "strict_undo", "ironman", "random_seats"):
            setattr(self, flag, bool(last.get(flag, getattr(self, flag))))
        seats = last.get("seats")
        for seat, kept in zip(self.seats, seats if isinstance(seats, list) else [], strict=False):
            if isinstance(kept, dict):
                self._remember_seat(seat, kept)
        self._remember_factions(seats)
        self.map = str(last.get("map", ""))
        if last.get("edition") in self.edition_ids:
            self.edition = last["edition"]
        # Older programs kept what was chosen alone: then a game had been begun.
        played = last.get("played", [last.get("game")])
        self.played = [game for game in self.games if isinstance(played, list) and game in played]
        names = last.get("names")
        if isinstance(names, list):
            named = [from_file(name, LONGEST_NAME) for name in names[:MOST_NAMES] if isinstance(name, str)]
            self.names = list(dict.fromkeys(filter(None, named)))

    def _remember_seat(self, seat: SeatSetup, kept: dict[str, Any]) -> None:
        if isinstance(kept.get("name"), str):
            seat.name = from_file(kept["name"], LONGEST_NAME)
        seat.person = bool(kept.get("person", seat.person))
        if kept.get("bot") in self.bot_ids:
            seat.bot = kept["bot"]
        if kept.get("temperament") in (*TEMPERAMENTS, "", DRAWN):
            seat.temperament = kept["temperament"]
        if kept.get("pair") in pairs(self.faction_ids):
            seat.pair = kept["pair"]
        seat.handicap = Handicap(_within(kept.get("power"), POWER_LIMITS), _within(kept.get("doom"), DOOM_LIMITS))

    def _remember_factions(self, seats: Any) -> None:
        if not isinstance(seats, list) or len(seats) < MOST:
            return
        kept = [seat.get("faction") if isinstance(seat, dict) else None for seat in seats[: len(self.seats)]]
        named = [faction for faction in kept if faction in self.faction_ids]
        if len(set(named)) == len(named) and all(f in self.faction_ids or f == RANDOM for f in kept):
            for seat, faction in zip(self.seats, [*kept, *[RANDOM] * len(self.seats)], strict=False):
                seat.faction = str(faction)
        first, second = self.seats[:2]
        if first.pair != RANDOM:
            second.pair = other_pair(first.pair, self.faction_ids, second.pair)

    def keep(self) -> None:
        """Store the choices for next time; the seed is for one game only."""
        settings = self.services.settings
        settings.last_game = {
            "seats": [
                {"name": s.name, "person": s.person, "bot": s.bot, "temperament": s.temperament, "faction": s.faction,
                 "pair": s.pair, **s.handicap._asdict()}
                for s in self.seats
            ],
            "counts": {**self.counts, self.game: self.players},
            **{each: getattr(self, each) for each in KEPT},
        }
        settings.auto_gates = self.auto_gates
        settings.save()

    def keep_begun(self) -> None:
        """Remember that this game has been begun, and under which names people play it, for later games."""
        self.played = [game for game in self.games if game in self.played or game == self.game]
        playing = [seat.name.strip() for seat in self.seated if seat.person and seat.name.strip()]
        self.names = list(dict.fromkeys([*playing, *self.names]))[:MOST_NAMES]

    def suggestions(self, index: int) -> list[str]:
        """Names that people have played under, without those at the table: what the seat's field may be filled with.

        What has been typed since the field was entered narrows them down.
        """
        taken = {seat.name.strip() for number, seat in enumerate(self.seated) if number != index and seat.person}
        typed = self.seats[index].name.strip().lower()
        free = [name for name in self.names if name not in taken and name.lower() != typed]
        known = any(name.lower() == typed for name in (*self.names, *NAMES))
        return free if known or not typed else [name for name in free if typed in name.lower()]

    # Changes ------------------------------------------------------------------------------------

    @property
    def seated(self) -> list[SeatSetup]:
        return self.seats[: self.players]

    def level(self, even: bool) -> None:
        """Give the handicap that makes the match even and no other, or none at all."""
        found = self.levelling if even else None
        self.even = found is not None
        for n, seat in enumerate(self.seated):
            seat.handicap = self._fair(n, found)

    @contextmanager
    def _kept_even(self) -> Iterator[None]:
        """Around a change of game, seats or factions: sides that were level are level after it, by their handicap."""
        even = self.levelled if self.levelling is not None else self.even
        if self.levelled:
            self.level(False)
        yield
        if even and self.levelling is not None:
            self.level(True)
        self.even = even

    def set_players(self, players: int) -> None:
        """Change how many play; the map follows."""
        with self._kept_even():
            self.players = players
            self._settle()

    def set_game(self, game: str) -> None:
        """Change the game: as many play as did last time, and the map follows."""
        with self._kept_even():
            self._set_game(game)

    def _set_game(self, game: str) -> None:
        self.counts[self.game] = self.players
        boxed = self.games[game].boxed
        if boxed and game not in self.counts and self.seats[0].faction == boxed[0]:
            self.take_faction(1, boxed[1])
        self.game = game
        kept = self.counts.get(game)
        usual = min(self.info.players, key=lambda players: abs(players - MOST))
        self.set_players(kept if kept in self.info.players else usual)

    def _settle(self) -> None:
        """A map for so many; and nobody keeps a faction that this game has not."""
        maps = [choice.id for choice in self.info.boards.get(self.players, ())]
        if self.map not in maps:
            self.map = maps[0] if maps else ""
        able = [each.id for each in self.info.factions]
        if not able:
            return
        for seat in self.seated:
            taken = {other.faction for other in self.seats}
            if seat.faction != RANDOM and seat.faction not in able:
                seat.faction = next((each for each in able if each not in taken), RANDOM)
            if not set(factions_in(seat.pair)) <= set(able):
                seat.pair = RANDOM

    def bot_of(self, index: int) -> str:
        """The bot on a seat: what was chosen, if it plays this game, else the nearest there is."""
        able = [bot.id for bot in self.services.bots(self.game, self.players)]
        chosen = self.seats[index].bot
        if chosen in able or chosen not in self.bot_ids:
            return chosen
        return nearest_level(chosen, able)

    def temperaments(self, index: int) -> tuple[str, ...]:
        """Which temperaments the bot on a seat may have in this game."""
        return offered(self.game, self.bot_of(index), self.players)

    def whole_bot(self, index: int) -> str:
        """The bot on a seat with its temperament, if it may have one."""
        bot = self.bot_of(index)
        return joined(bot, self.seats[index].temperament) if self.temperaments(index) else bot

    def take_faction(self, index: int, faction: str) -> None:
        """Give a seat a faction; whoever had it gets this seat's. Of pairs the other seat gets the other one."""
        with self._kept_even():
            self._take_faction(index, faction)

    def _take_faction(self, index: int, faction: str) -> None:
        if self.paired:
            self.seats[index].pair = faction
            other = self.seats[1 - index]
            other.pair = other_pair(faction, [each.id for each in self.info.factions], other.pair)
            return
        before = self.seats[index].faction
        if faction != RANDOM:
            for other in self.seats:
                if other.faction == faction:
                    other.faction = before
        self.seats[index].faction = faction

    def random_factions(self) -> None:
        """Leave every faction to chance."""
        with self._kept_even():
            for seat in self.seats:
                seat.faction = seat.pair = RANDOM

    def shuffle(self) -> None:
        """Seat those who play in another order, factions with their players."""
        seated = self.seated
        order = list(seated)
        while len(order) > 1 and order == seated:
            random.shuffle(order)
        self.seats[: self.players] = order

    def move_up(self, index: int) -> None:
        """Change places with the seat before; the first goes to the end."""
        if index:
            self.seats[index - 1], self.seats[index] = self.seats[index], self.seats[index - 1]
        else:
            self.seats[: self.players] = [*self.seated[1:], self.seats[0]]

    def spec(self) -> NewGameSpec:
        """The choices as the match layer takes them."""
        seats = [
            SeatSpec(
                seat.name.strip() or NAMES[i], None if seat.person else self.whole_bot(i), self.faction_of(i),
                NO_HANDICAP if self.draft or not self.info.factions else seat.handicap,
            )
            for i, seat in enumerate(self.seated)
        ]  # fmt: skip
        seed = min(int(self.seed), LARGEST_SEED) if self.seed.isdecimal() else None
        if self.random_seats:
            # The same seed, the same seats.
            random.Random(seed).shuffle(seats)
        edition = self.edition if self.info.editions else ""
        return NewGameSpec(
            self.game, self.map, edition, tuple(seats), seed, self.auto_gates, self.strict_undo, self.ironman,
            options=chosen_options(self.info, self.own_options),
        )  # fmt: skip


def _count(value: Any) -> int:
    """A remembered number of players; 0, which no game has, for what is no whole number."""
    return value if type(value) is int else 0


def _within(value: Any, limits: tuple[int, int]) -> int:
    """A remembered number if it is one within the limits, else none."""
    sound = isinstance(value, int) and not isinstance(value, bool) and limits[0] <= value <= limits[1]
    return int(value) if sound else 0
