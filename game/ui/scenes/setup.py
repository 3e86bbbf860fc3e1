"""What is being chosen for a new game, without any drawing: seats, table, and the rules that bind them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from game.match.lobby import DOOM_LIMITS, POWER_LIMITS
from game.ui.services import NO_HANDICAP, RANDOM, Handicap, NewGameSpec, SeatSpec, Services

GAME = "wars"
FEWEST, MOST = 3, 4
USUAL = "adept"
"""Who sits opposite somebody who has never chosen."""
NAMES = ("Ada", "Bruno", "Clara", "Dorian")
LONGEST_NAME = 24
MOST_NAMES = 12
LARGEST_SEED = 2**63 - 1


@dataclass
class SeatSetup:
    """A seat as chosen so far; the bot's strength is kept while a person sits there."""

    name: str
    person: bool
    bot: str
    faction: str = RANDOM
    handicap: Handicap = NO_HANDICAP


@dataclass
class Setup:
    """Everything chosen on the new game screen.

    No faction is at the table twice: taking one that is taken trades with its owner. ``names`` are those people have
    played under, the last ones first. With ``random_seats`` the order round the table is drawn when the game begins.
    """

    services: Services
    game: str = GAME
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

    def __post_init__(self) -> None:
        """Begin as the last game was, or with one person against bots."""
        self.bot_ids = [bot.id for bot in self.services.bots()]
        self.faction_ids = [faction.id for faction in self.services.factions()]
        usual = USUAL if USUAL in self.bot_ids else self.bot_ids[-1]
        self.seats = [SeatSetup(NAMES[i], i == 0, usual, self.faction_ids[i]) for i in range(MOST)]
        self.edition = self.services.editions()[0].id
        self.auto_gates = self.services.settings.auto_gates
        self._remember(self.services.settings.last_game)
        self._settle_map()

    # Kept from last time ------------------------------------------------------------------------

    def _remember(self, last: Any) -> None:
        """Take over what is still sensible of the last game's choices; they come from a file anyone may edit."""
        if not isinstance(last, dict):
            return
        if last.get("players") in range(FEWEST, MOST + 1):
            self.players = last["players"]
        seats = last.get("seats")
        for seat, kept in zip(self.seats, seats if isinstance(seats, list) else [], strict=False):
            if isinstance(kept, dict):
                self._remember_seat(seat, kept)
        self._remember_factions(seats)
        self.map = str(last.get("map", ""))
        if last.get("edition") in [edition.id for edition in self.services.editions()]:
            self.edition = last["edition"]
        if last.get("game") in [game.id for game in self.services.games()]:
            self.game = last["game"]
        self.strict_undo = bool(last.get("strict_undo", False))
        self.ironman = bool(last.get("ironman", False))
        self.random_seats = bool(last.get("random_seats", False))
        names = last.get("names")
        if isinstance(names, list):
            named = [name[:LONGEST_NAME] for name in names if isinstance(name, str) and name.strip()]
            self.names = named[:MOST_NAMES]

    def _remember_seat(self, seat: SeatSetup, kept: dict[str, Any]) -> None:
        if isinstance(kept.get("name"), str):
            seat.name = kept["name"][:LONGEST_NAME]
        seat.person = bool(kept.get("person", seat.person))
        if kept.get("bot") in self.bot_ids:
            seat.bot = kept["bot"]
        seat.handicap = Handicap(_within(kept.get("power"), POWER_LIMITS), _within(kept.get("doom"), DOOM_LIMITS))

    def _remember_factions(self, seats: Any) -> None:
        if not isinstance(seats, list) or len(seats) != MOST:
            return
        kept = [seat.get("faction") if isinstance(seat, dict) else None for seat in seats]
        named = [faction for faction in kept if faction in self.faction_ids]
        if len(set(named)) == len(named) and all(f in self.faction_ids or f == RANDOM for f in kept):
            for seat, faction in zip(self.seats, kept, strict=True):
                seat.faction = str(faction)

    def keep(self) -> None:
        """Store the choices for next time; the seed is for one game only."""
        settings = self.services.settings
        settings.last_game = {
            "game": self.game,
            "players": self.players,
            "seats": [
                {"name": s.name, "person": s.person, "bot": s.bot, "faction": s.faction, **s.handicap._asdict()}
                for s in self.seats
            ],
            "map": self.map,
            "edition": self.edition,
            "strict_undo": self.strict_undo,
            "ironman": self.ironman,
            "random_seats": self.random_seats,
            "names": self.names,
        }
        settings.auto_gates = self.auto_gates
        settings.save()

    def keep_names(self) -> None:
        """Remember under which names people play, for the name fields of later games."""
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
        """The seats in use."""
        return self.seats[: self.players]

    def set_players(self, players: int) -> None:
        """Change how many play; the map follows."""
        self.players = players
        self._settle_map()

    def _settle_map(self) -> None:
        maps = [choice.id for choice in self.services.maps(self.players)]
        if self.map not in maps:
            self.map = maps[0]

    def take_faction(self, index: int, faction: str) -> None:
        """Give a seat a faction; whoever had it gets this seat's."""
        before = self.seats[index].faction
        if faction != RANDOM:
            for other in self.seats:
                if other.faction == faction:
                    other.faction = before
        self.seats[index].faction = faction

    def random_factions(self) -> None:
        """Leave every faction to chance."""
        for seat in self.seats:
            seat.faction = RANDOM

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
            SeatSpec(seat.name.strip() or NAMES[i], None if seat.person else seat.bot, seat.faction, seat.handicap)
            for i, seat in enumerate(self.seated)
        ]
        seed = min(int(self.seed), LARGEST_SEED) if self.seed.isdecimal() else None
        if self.random_seats:
            # The same seed, the same seats.
            random.Random(seed).shuffle(seats)
        return NewGameSpec(self.game, self.map, self.edition, tuple(seats), seed, self.auto_gates, self.strict_undo,
                           self.ironman)  # fmt: skip


def _within(value: Any, limits: tuple[int, int]) -> int:
    """A remembered number if it is one within the limits, else none."""
    sound = isinstance(value, int) and not isinstance(value, bool) and limits[0] <= value <= limits[1]
    return int(value) if sound else 0
