"""The program behind the window: games to begin, games saved, settings, names."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.bots.players import players_of
from game.bots.protocol import Carry, here
from game.bots.steady import guarded
from game.bots.temperaments import check, level_of
from game.bots.thirdparty import is_third_party
from game.bots.workers.cores import most_cores, share
from game.engine.chance import Chance
from game.engine.errors import EngineError
from game.games.facts import Handicap
from game.games.registry import games
from game.language.spoken import say
from game.match import finished, saves
from game.match.achievements import Progress, progress
from game.match.campaign.desk import Campaigns
from game.match.chronicle.export import write_export
from game.match.chronicle.making import record_of
from game.match.chronicle.records import Summary
from game.match.cleaned import local
from game.match.faster import Builder, Way, nowhere
from game.match.folders import date_of
from game.match.game_options import offer
from game.match.gamewords import words_for
from game.match.languages import Offered, offered, speak_as, use_own
from game.match.lessons.desk import Lessons
from game.match.lessons.files import games_by_id
from game.match.levels import levels
from game.match.lobby import DRAFT, NO_HANDICAP, RANDOM, Choice, GameInfo, NewGameSpec, SavedPlayer, SaveInfo
from game.match.match import Match, Seat
from game.match.others import Others
from game.match.outside_text import shown, told_apart, typed
from game.match.profiles import Profile, Profiles
from game.match.record import Header
from game.match.recovery import open_store
from game.match.replayfile import Replays
from game.match.rescue import rescued
from game.match.savenames import scenario_filed, told_save
from game.match.saves import SaveError
from game.match.scenarios import SUFFIX as SCENARIO
from game.match.scenarios import Scenario, read_scenario, scenario_name, scenarios
from game.match.seats import LONGEST_NAME, told_name
from game.match.session import AUTOSAVE, KeeperOf, Session, Thinking, begin, resume
from game.match.settings import FILE as SETTINGS
from game.match.settings import LONGEST_WORD, Settings, read_settings, write_settings
from game.match.store import LONGEST_NAME as LONGEST_SAVE
from game.match.store import data_folder
from game.match.words import words

FIRST_GAMES = 3
"""Until so many games of a sort have been finished, each is one of the first."""
PERSON = "person"
"""Of what kind a player of a save is who is no bot."""
LAST_LOOKED_AT = 24
"""How many autosaves are read to find the game to continue: the rings of at least eight matches."""


class Services:
    """Everything the window asks of the rest of the program.

    ``data_dir`` as ``--data-dir`` gives it. Never raises for a folder that cannot be
    used: ``messages`` says so, and games are played without being kept. ``keeper`` says
    where bots think, ``carry`` where jobs are carried out. ``counting``: starts that come to nothing are counted, and
    after two of them the next does without the game played last; ``started`` says that this one has not.
    ``fast`` says how the fast engine is built here, if it can be. ``most_cores`` are those a bot's search may use.
    """

    def __init__(
        self,
        data_dir: str | Path | None = None,
        keeper: KeeperOf = guarded,
        carry: Carry = here,
        counting: bool = False,
        fast: Callable[[], Way | None] = nowhere,
    ) -> None:
        self.thinking = Thinking(keeper, lambda: ("seconds", self.settings.thinking), carry)
        self.store = open_store(data_folder(data_dir), counting)
        use_own(self.store.folder)
        self.asked_language = ""
        """The language asked for when the program was started, for this run alone."""
        self.settings, problem = read_settings(self._settings_path)
        self.most_cores = most_cores()
        self.use_cores(0)
        if self.store.starts.without_last:
            # A window that takes too much may have been what ended the program.
            for name in ("window_width", "window_height", "fullscreen", "compatible_drawing"):
                setattr(self.settings, name, getattr(Settings(), name))
        self.builder = Builder(self.settings, fast)
        self.others = Others(self.settings)
        self._messages = [problem] if problem else []
        if self.settings.other_games:
            # What other authors wrote may have been what ended the program, too.
            careful = self.store.starts.without_last
            self._messages += [say("error-game-others-left-out")] if careful else self.others.load()
        self._heard = 0
        """How many sentences of the store were passed on."""
        self.settings.__dict__["keep"] = self._keep_settings
        self.store.made_anew.append(self.settings.save)
        self.profiles = Profiles(self.store.folder, self.store.writable, lambda said: self._messages.append(said))
        self.lessons = Lessons(self.store, self.profiles, self.thinking)
        self.campaigns = Campaigns(self.store, self.settings.standing_orders, self.thinking)

    def messages(self) -> list[str]:
        """Sentences for the player that have come since last asked."""
        found = [*self.store.messages[self._heard :], *self._messages]
        self._heard, self._messages = len(self.store.messages), []
        return list(map(shown, found))

    def started(self) -> None:
        """The first screen has been shown for a while, or the program ends as it should: this start has come off."""
        self.store.starts.done()

    def close(self) -> None:
        """Let another program use the folder; nothing is built any more."""
        self.builder.stop()
        self.store.close()

    @property
    def language(self) -> str:
        """The code of the language that was asked for: for this run, or in the settings; empty for the system's."""
        return self.asked_language or self.settings.language

    def choose_language(self, code: str) -> bool:
        """Speak a language from now on, the system's for none; true if it is another than before."""
        self.asked_language, self.settings.language = "", code
        self.settings.save()
        return speak_as(code, self.store.folder)

    def languages(self) -> Offered:
        """The languages that can be chosen."""
        return offered(self.store.folder)

    @property
    def _settings_path(self) -> Path:
        return self.store.folder / SETTINGS

    def use_cores(self, asked: int) -> None:
        """Let a bot's search use so many cores in this run (0: those of the settings), if there are as many."""
        self._asked_cores = asked
        share(min(asked or self.settings.cores, self.most_cores))

    def _keep_settings(self, settings: Settings) -> None:
        self.use_cores(self._asked_cores)
        if self.store.writable:
            problem = write_settings(self._settings_path, settings)
            if problem:
                self._messages.append(problem)

    def list_saves(self) -> list[SaveInfo]:
        """Saved games, the newest first, damaged ones included; then the scenarios that ship."""
        found = _named_apart([self._info(path, False) for path in self.store.named()])
        found += [self._info(path, True) for path in self.store.newest_autosaves()]
        found.sort(key=lambda info: info.date, reverse=True)
        return found + [_scenario_info(path, scenario) for path, scenario in scenarios()]

    def continue_info(self) -> SaveInfo | None:
        """The autosave of the game played last that is not over. Reads a few files, however many there are.

        One dated in the future comes after the others: since it was made the clock has been set back, and whatever
        has been played since is older by its date.
        """
        if self.store.starts.without_last:
            return None
        newest: dict[str, tuple[Header, Path]] = {}
        for path in self.store.latest_written(LAST_LOOKED_AT):
            try:
                header = self.store.header(path)
            except SaveError:
                continue
            before = newest.get(header.match)
            if before is None or (header.serial, header.date) > (before[0].serial, before[0].date):
                newest[header.match] = header, path
        now = datetime.now(UTC)
        going_on = [(header.date <= now, header.date, path) for header, path in newest.values() if not header.over]
        return self._info(max(going_on)[2], True) if going_on else None

    def _info(self, path: Path, autosave: bool) -> SaveInfo:
        try:
            return _header_info(path, self.store.header(path), autosave)
        except SaveError as problem:
            bare = SaveInfo(path, shown(path.name), "", (), 0, "", date_of(path), None, shown(str(problem)), autosave)
            try:
                spare = _header_info(path, self.store.header(saves.backup_of(path)), autosave)
            except SaveError:
                return bare
            return spare if problem.damaged else bare

    def export_games(self, games: Sequence[Summary], how: str) -> Path:
        """Write games as ``csv`` or ``json`` into the data folder; the new file, or ``ValueError`` with a sentence."""
        return write_export(games, self.store.folder / "exports", how)

    def catch_up(self) -> int:
        """Take finished games that have no record into the chronicle; how many there were. From any thread.

        Autosaves of games finished long ago go, where the chronicle has all of them.
        """
        added = finished.catch_up(self.store)
        finished.expire(self.store)
        return added

    def goals_after(self, match: Match, match_id: str) -> list[tuple[Profile, list[Progress]]]:
        """How far everybody who has just finished a match is with every goal; from any thread."""
        ended = record_of(match, match_id).summary
        names = {sitter.name.casefold() for sitter in ended.seats if not sitter.bot}
        games = [*(game for game in self.store.chronicle.list().games if game.id != match_id), ended]
        lessons = games_by_id(self.lessons.known)
        people = [each for each in self.profiles.people if each.name.casefold() in names]
        return [(each, progress(each, games, lessons)) for each in people]

    def forget_games(self, match_ids: Collection[str], files: Collection[str] = ()) -> None:
        """Take finished games, and records that cannot be read, out of the chronicle for good; from any thread.

        ``ValueError`` with a sentence for the first that has to stay, once all others are gone.
        """
        for match_id in match_ids:
            self.campaigns.take_over(match_id)
        finished.forget(self.store, match_ids, files)

    def start(self, spec: NewGameSpec) -> Session:
        """Begin a game; ``ValueError`` with a sentence when the spec cannot be played."""
        if spec.game not in games():
            raise ValueError(say("error-game-none", game=spec.game[:60], known=list(games())))
        known = {choice.id for choice in self.bots(spec.game)}
        for seat in spec.seats:
            if seat.bot is not None and not is_third_party(seat.bot):
                if level_of(seat.bot) not in known:
                    raise ValueError(say("error-game-bot-none", bot=seat.bot, known=sorted(known)))
                check(seat.bot)
        factions = _dealt(spec)
        inputs = {
            "game": spec.game,
            "players": len(spec.seats),
            "factions": factions,
            "map": spec.map or None,
            "edition": spec.edition or None,
            "seed": spec.seed,
            "strict": spec.strict_undo,
            "ironman": spec.ironman or None,
            "first": spec.first or None,
            "setup": spec.setup,
            "options": _options(spec, factions),
        }
        seats = [
            Seat(seat.bot or "", typed(seat.name, LONGEST_NAME, say("error-typed-player", place=place)))
            for place, seat in enumerate(spec.seats, 1)
        ]
        orders = self.settings.standing_orders(spec.auto_gates)
        try:
            session = begin(inputs, seats, self.store, orders, thinking=self.thinking, campaign=spec.campaign)
        except EngineError as problem:
            raise ValueError(say("error-game-setup", problem=str(problem))) from problem
        # Else a first game would count for nobody.
        self.profiles.meet([seat.name for seat in seats if not seat.bot])
        return session

    def load(self, path: Path) -> Session:
        """Open a saved game or begin a scenario; ``ValueError`` with a sentence when it cannot be."""
        orders = self.settings.standing_orders()
        if path.name.endswith(SCENARIO):
            scenario = read_scenario(path)
            called = scenario_filed(path, scenario)
            return Session(scenario.begin(), self.store, orders, name=called, thinking=self.thinking)
        session = resume(path, self.store, orders, self.thinking)
        if session.driver.strangers:
            session.driver.allow(self.others.bots())
        return session

    def rescue(self, session: Session) -> Session:
        """An abandoned match opened anew at its last decision; from any thread. ``SaveError`` when it cannot be."""
        return rescued(session, self.store, self.settings.standing_orders(), self.thinking)

    @property
    def replays(self) -> Replays:
        return Replays(self.store.folder / "replays", self.store.problem)

    def go_on_with(self, match: Match, name: str) -> Session:
        """Sit down at a match made elsewhere, as a game of its own; its bots were chosen by whoever goes on with it."""
        orders = self.settings.standing_orders()
        allowed = [seat.bot for seat in match.seats]
        return Session(match, self.store, orders, name=name, thinking=self.thinking, allowed=allowed)

    def scenarios(self) -> list[tuple[Path, Scenario]]:
        """The set positions that ship; from any thread."""
        return scenarios()
    def finished_games(self, game: str) -> int:
        """How many games of a sort people have finished here; of many no more is known than that they are enough."""
        known = self.settings.finished.get(game, 0)
        if known >= FIRST_GAMES or not self.store.chronicle.count():
            return known
        listed = self.store.chronicle.list().games
        found = sum(each.game == game and any(not seat.bot for seat in each.seats) for each in listed)
        if found >= FIRST_GAMES and len(game) <= LONGEST_WORD:
            self.settings.finished[game] = found
            self.settings.save()
        return found

    def games(self) -> list[GameInfo]:
        return [offer(game) for game in games()]

    def bots(self, game: str, players: int = 0) -> list[Choice]:
        """Bots that can play a game, with so many players if that is given; the weakest first."""
        able = players_of(game).able(players)
        found = [Choice(level.id, level.name, level.plays, level.strength) for level in levels() if level.id in able]
        others = self.others.bots().items()
        return found + [Choice(bot, name, say("match-bot-other", bot=bot)) for bot, name in others]


def _named_apart(saves: list[SaveInfo]) -> list[SaveInfo]:
    """Saves whose names could be told from each other only by what cannot be seen, with a number."""
    met: Counter[str] = Counter()
    taken = {save.name.casefold() for save in saves}
    made = []
    for save in saves:
        met[save.name] += 1
        if (number := met[save.name]) > 1:
            save = replace(save, name=told_apart(f"{save.name[: LONGEST_SAVE - 9]} ({number})", taken, LONGEST_SAVE))
        made.append(save)
    return made


def _dealt(spec: NewGameSpec) -> list[str] | list[list[str]] | None:
    """The factions by seat, every ``random`` replaced by one that is left; the same for the same seed.

    ``None`` where they are drafted, or the game has none.
    """
    wanted = [seat.faction for seat in spec.seats]
    info = offer(spec.game)
    if DRAFT in wanted or not info.factions:
        return None
    named = [] if RANDOM not in wanted else [faction for seat in wanted for faction in seat.split("+")]
    left = [each.id for each in info.factions if each.id not in named]
    chance = Chance.seeded(spec.seed if spec.seed is not None else int(datetime.now().timestamp() * 1_000_000))
    two = len(wanted) in info.pairs

    def deal() -> str:
        return left.pop(chance.below(len(left)))

    dealt = []
    for faction in wanted:
        if faction == RANDOM and len(left) > two:
            faction = f"{deal()}+{deal()}" if two else deal()
        dealt.append(faction)
    return [faction.split("+") for faction in dealt] if two else dealt


def _options(spec: NewGameSpec, factions: list[str] | list[list[str]] | None) -> dict[str, Any] | None:
    """The game's options as the rules take them, by faction, the seats' handicaps among them; ``None`` for none.

    Of two factions of a seat the first has its handicap.
    """
    named = [each if isinstance(each, str) else each[0] for each in factions or []]
    made = words_for(spec.game).options_for(spec.options, named)
    given = {
        faction: seat.handicap._asdict()
        for faction, seat in zip(named, spec.seats, strict=bool(named))
        if seat.handicap != NO_HANDICAP
    }
    if given:
        made["handicap"] = given
    able = [each.id for each in offer(spec.game).factions]
    if factions is None and len(able) > 2 * len(spec.seats):
        # Any of them may be drafted, not only the first four.
        made.setdefault(DRAFT, able)
    return made or None


def _called(header: Header) -> str:
    """The name of a save: its own, or of one that nobody has named what it is of: "Great Cthulhu · Turn 4"."""
    if header.name != AUTOSAVE:
        return told_save(header.name)
    if header.game not in games():
        return say("match-untitled")
    speech = words_for(header.game)
    own = next((each for each in header.players if each.kind == PERSON), header.players[0])
    factions = [words().name("faction", each) for each in own.faction.split("+") if words().has("faction", each)]
    where = speech.ended(header.turn) if header.over else speech.where(header.turn, speech.phase(header.phase))
    who, place = factions or told_name(own.name), where.partition(",")[0]
    return say("saves-unnamed", player=who, where=place)


def _header_info(path: Path, header: Header, autosave: bool) -> SaveInfo:
    return SaveInfo(
        path,
        _called(header) if autosave else told_save(header.name),
        header.game,
        tuple(
            SavedPlayer(player.faction, told_name(player.name), player.kind, Handicap(player.power, player.doom))
            for player in header.players
        ),
        header.turn,
        words_for(header.game).phase(header.phase) if header.game in games() else "",
        local(header.date),
        header.thumbnail,
        None,
        autosave,
        match=header.match,
        over=header.over,
        campaign=header.campaign,
        ironman=header.ironman,
    )


def _scenario_info(path: Path, scenario: Scenario) -> SaveInfo:
    players = tuple(
        SavedPlayer(names if isinstance(names, str) else "+".join(names), told_name(seat.name), seat.bot or "person")
        for names, seat in zip(scenario.factions, scenario.seats, strict=True)
    )
    phase = words_for(scenario.game).phase(scenario.setup.get("phase", "action"))
    turn = int(scenario.setup.get("turn", 1))
    name = say("saves-scenario", name=scenario_name(path, scenario))
    return SaveInfo(path, name, scenario.game, players, turn, phase, date_of(path), shipped=True)
