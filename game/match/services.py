"""The program behind the window: games to begin, games saved, settings, names."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from game.bots.jobs import Carry, here
from game.bots.steady import guarded
from game.bots.thirdparty import is_third_party
from game.content.wars.editions import EDITIONS
from game.content.wars.maps import MAPS
from game.content.wars.units import FACTIONS
from game.engine.chance import Chance
from game.engine.errors import EngineError
from game.match import saves
from game.match.games import OFFERED
from game.match.levels import levels
from game.match.lobby import NO_HANDICAP, RANDOM, Choice, GameInfo, Handicap, NewGameSpec, SavedPlayer, SaveInfo
from game.match.match import Match, Seat
from game.match.record import Header
from game.match.replays import Replays
from game.match.saves import SaveError
from game.match.scenarios import SUFFIX as SCENARIO
from game.match.scenarios import Scenario, read_scenario, scenarios
from game.match.session import KeeperOf, Session, Thinking, begin, resume
from game.match.settings import Settings, read_settings, write_settings
from game.match.store import DiskUse, Store, data_folder
from game.match.words import Words, words

LAST_LOOKED_AT = 24
"""How many autosaves are read to find the game to continue: the rings of at least eight matches."""


class Services:
    """Everything the window asks of the rest of the program.

    ``data_dir`` as ``--data-dir`` gives it. Never raises for a folder that cannot be
    used: ``messages`` says so, and games are played without being kept. ``keeper`` says
    where bots think, ``carry`` where jobs are carried out.
    """

    def __init__(self, data_dir: str | Path | None = None, keeper: KeeperOf = guarded, carry: Carry = here) -> None:
        self.thinking = Thinking(keeper, lambda: ("seconds", self.settings.thinking), carry)
        self.store = Store(data_folder(data_dir))
        self.settings, problem = read_settings(self._settings_path)
        self._messages = [*self.store.messages, *([problem] if problem else [])]
        self.settings.__dict__["keep"] = self._keep_settings

    @property
    def data_dir(self) -> Path:
        """Folder of saves and settings."""
        return self.store.folder

    @property
    def words(self) -> Words:
        """Names and texts."""
        return words()

    def messages(self) -> list[str]:
        """Sentences for the player that have come since last asked."""
        found, self._messages = self._messages, []
        return found

    def close(self) -> None:
        """Let another program use the folder."""
        self.store.close()

    # settings

    @property
    def _settings_path(self) -> Path:
        return self.store.folder / "settings.json"

    def _keep_settings(self, settings: Settings) -> None:
        if self.store.writable:
            problem = write_settings(self._settings_path, settings)
            if problem:
                self._messages.append(problem)

    # saved games

    def list_saves(self) -> list[SaveInfo]:
        """Saved games, the newest first, damaged ones included; then the scenarios that ship."""
        found = [self._info(path, False) for path in self.store.named()]
        found += [self._info(path, True) for path in self.store.newest_autosaves()]
        found.sort(key=lambda info: info.date, reverse=True)
        return found + [_scenario_info(path, scenario) for path, scenario in scenarios()]

    def count_saves(self) -> int:
        """How many games are kept; quick, since nothing is read."""
        return self.store.count()

    def disk_use(self) -> DiskUse:
        """What the games take up on the disk; may be called from any thread."""
        return self.store.disk_use()

    def continue_info(self) -> SaveInfo | None:
        """The autosave of the game played last that is not over. Reads a few files, however many there are."""
        newest: dict[str, tuple[datetime, Path, bool]] = {}
        for path in self.store.latest_written(LAST_LOOKED_AT):
            try:
                header = self.store.header(path)
            except SaveError:
                continue
            if header.match not in newest or header.date > newest[header.match][0]:
                newest[header.match] = header.date, path, header.over
        going_on = [(date, path) for date, path, over in newest.values() if not over]
        return self._info(max(going_on)[1], True) if going_on else None

    def _info(self, path: Path, autosave: bool) -> SaveInfo:
        try:
            return _header_info(path, self.store.header(path), autosave)
        except SaveError as problem:
            bare = SaveInfo(path, path.name, "", (), 0, "", _written(path), None, str(problem), autosave)
            try:
                spare = _header_info(path, self.store.header(saves.backup_of(path)), autosave)
            except SaveError:
                return bare
            return spare if problem.damaged else bare

    def rename(self, path: Path, name: str) -> None:
        """Give a saved game another name; ``ValueError`` with a sentence when it cannot have it."""
        self.store.rename(path, name)

    def duplicate(self, path: Path) -> Path:
        """Keep a copy under a name of its own; ``ValueError`` with a sentence when that is not possible."""
        return self.store.duplicate(path)

    def delete(self, path: Path) -> None:
        """Remove a saved game; ``ValueError`` with a sentence when that is not possible."""
        self.store.delete(path)

    # games

    def start(self, spec: NewGameSpec) -> Session:
        """Begin a game; ``ValueError`` with a sentence when the spec cannot be played."""
        known = {choice.id for choice in self.bots()}
        for seat in spec.seats:
            if seat.bot is not None and seat.bot not in known and not is_third_party(seat.bot):
                raise ValueError(f"There is no bot {seat.bot!r}; there are {', '.join(sorted(known))}.")
        factions = _dealt([seat.faction for seat in spec.seats], spec.seed)
        inputs = {
            "game": spec.game,
            "players": len(spec.seats),
            "factions": factions,
            "map": spec.map,
            "edition": spec.edition,
            "seed": spec.seed,
            "strict": spec.strict_undo,
            "setup": spec.setup,
            "options": _options(spec, factions),
        }
        seats = [Seat(seat.bot or "", seat.name[:40]) for seat in spec.seats]
        orders = self.settings.standing_orders(spec.auto_gates)
        try:
            return begin(inputs, seats, self.store, orders, thinking=self.thinking)
        except EngineError as problem:
            raise ValueError(f"This game cannot be played: {problem}.") from problem

    def load(self, path: Path) -> Session:
        """Open a saved game or begin a scenario; ``ValueError`` with a sentence when it cannot be."""
        orders = self.settings.standing_orders()
        if path.name.endswith(SCENARIO):
            scenario = read_scenario(path)
            return Session(scenario.begin(), self.store, orders, name=scenario.name, thinking=self.thinking)
        return resume(path, self.store, orders, self.thinking)

    # games watched

    @property
    def replays(self) -> Replays:
        """The replays people have shared."""
        return Replays(self.store.folder / "replays", self.store.problem)

    def go_on_with(self, match: Match, name: str) -> Session:
        """Sit down at a match made elsewhere, as a game of its own; its bots were chosen by whoever goes on with it."""
        orders = self.settings.standing_orders()
        allowed = [seat.bot for seat in match.seats]
        return Session(match, self.store, orders, name=name, thinking=self.thinking, allowed=allowed)

    # what can be chosen

    def games(self) -> list[GameInfo]:
        """Games that can be played."""
        return list(OFFERED)

    def bots(self) -> list[Choice]:
        """Bots that can sit at the table, the weakest first."""
        return [Choice(level.id, level.name, level.plays, level.strength) for level in levels()]

    def factions(self) -> list[Choice]:
        """Factions that can be played."""
        return [_choice("faction", faction) for faction in FACTIONS]

    def maps(self, players: int) -> list[Choice]:
        """Maps for a number of players."""
        return [_choice("map", board.id) for board in MAPS.values() if players in board.players]

    def editions(self) -> list[Choice]:
        """Editions of the rules."""
        return [_choice("edition", edition) for edition in EDITIONS]


def _choice(kind: str, key: str) -> Choice:
    entry = words().tables["things"][kind][key]
    return Choice(key, entry["name"], entry.get("text") or entry.get("tagline") or entry.get("short", ""))


def _dealt(wanted: Sequence[str], seed: int | None) -> list[str]:
    """The factions with every ``random`` replaced by one that is left; the same for the same seed."""
    left = [faction for faction in FACTIONS if faction not in wanted]
    chance = Chance.seeded(seed if seed is not None else int(datetime.now().timestamp() * 1_000_000))
    return [left.pop(chance.below(len(left))) if faction == RANDOM and left else faction for faction in wanted]


def _options(spec: NewGameSpec, factions: Sequence[str]) -> dict[str, Any] | None:
    """The handicaps of the seats as the rules take them, by faction; ``None`` where there are none."""
    given = {
        faction: seat.handicap._asdict()
        for faction, seat in zip(factions, spec.seats, strict=True)
        if seat.handicap != NO_HANDICAP
    }
    return {"handicap": given} if given else None


def _header_info(path: Path, header: Header, autosave: bool) -> SaveInfo:
    phase = words().name("phase", header.phase) if words().has("phase", header.phase) else ""
    return SaveInfo(
        path,
        header.name,
        header.game,
        tuple(
            SavedPlayer(player.faction, player.name, player.kind, Handicap(player.power, player.doom))
            for player in header.players
        ),
        header.turn,
        phase,
        header.date.astimezone().replace(tzinfo=None),
        header.thumbnail,
        None,
        autosave,
        match=header.match,
        over=header.over,
    )


def _scenario_info(path: Path, scenario: Scenario) -> SaveInfo:
    players = tuple(
        SavedPlayer(names if isinstance(names, str) else "+".join(names), seat.name, seat.bot or "person")
        for names, seat in zip(scenario.factions, scenario.seats, strict=True)
    )
    phase = words().name("phase", scenario.setup.get("phase", "action"))
    turn = int(scenario.setup.get("turn", 1))
    return SaveInfo(
        path, f"Scenario: {scenario.name}", scenario.game, players, turn, phase, _written(path), shipped=True
    )


def _written(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return datetime.fromtimestamp(0)
