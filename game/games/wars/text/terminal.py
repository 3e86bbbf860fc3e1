"""``play --text`` for Cthulhu Wars and its Duel: the table, the map, battles, cards, Elder Signs, standing orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.errors import EngineError
from game.engine.option import Option
from game.games.wars.text import asked, table
from game.games.wars.text.asked import WarsAsked
from game.games.wars.words.asking import asking
from game.games.wars.words.card_now import Situation
from game.games.wars.words.digest import digest
from game.games.wars.words.moments import offered
from game.games.wars.words.orders import reminders
from game.games.wars.words.tableview import Table, faction_of, read_table, side_of
from game.language.spoken import has, say
from game.match.gamewords import words_of
from game.match.match import OpenDecision
from game.match.outside_text import whole_number
from game.match.words import plain, words
from game.terminal.asked import clean, hint, why
from game.terminal.terminal import Command, Terminal


def _command(names: str, do: Callable[[Sequence[str]], bool | None]) -> Command:
    """What can be typed, with what is said of it."""
    words = names.split()
    key = f"wars-text-command-{words[-1]}"
    return Command(tuple(words), say(f"{key}.takes") if has(f"{key}.takes") else "", say(key), do)


class WarsTerminal(Terminal):
    """A match of Cthulhu Wars at one keyboard."""

    order = (
        "?", "blocked", "hint", "why", "again", "t", "tracks", "board", "map", "battle", "odds", "log", "news",
        "look", "rules", "signs", "r", "u", "redo", "dice", "s", "load", "seats", "seat", "orders", "order",
        "statistics", "q",
    )  # fmt: skip

    def _begin(self, told: int) -> None:
        super()._begin(told)
        self._since: dict[int, tuple[int, Table]] = {}
        self._chance = -1
        """The key of the chance that a person was told of last."""

    def _commands(self) -> list[Command]:
        return [
            *super()._commands(),
            _command("hint", lambda said: self._say(hint(self.match))),
            _command("why", lambda said: self._say(why(self.match, self._seated, said))),
            _command("t table", lambda said: self._say(table.whole(self.seen))),
            _command("tracks", lambda said: self._say(table.tracks(self.seen))),
            _command("board", self._board),
            _command("map", self._map),
            _command("battle", lambda said: self._say(table.battle(self.seen))),
            _command("odds", self._odds),
            _command("news", self._news),
            _command("look", self._look),
            _command("rules", lambda said: self._say(asked.search(" ".join(said)))),
            _command("signs", self._signs),
            _command("r reveal", self._reveal),
            _command("orders", lambda said: self._say(self._order_lines())),
            _command("order", self._order),
            _command("statistics", lambda said: self._say(table.figures(self.match))),
        ]

    def _new_asked(self) -> WarsAsked:
        return WarsAsked(self.match)

    def _over(self) -> None:
        self.write(table.outcome(self.match))
        self._say(table.why(self.match))
        self._say(table.figures(self.match))

    def _interrupted(self) -> str:
        return clean(asking(self.match).why)

    def _between(self) -> bool:
        """What a person without Power could do now is offered once."""
        said = words_of(self.match.rules)
        found = ((seat, chance) for seat in self.session.people if (chance := said.chance(self.match, seat)))
        seat, chance = next(found, (-1, None))
        if chance is None or chance.key == self._chance:
            return False
        self._chance = chance.key
        self._tell(seat if len(self.session.people) == 1 else None)
        self.write(f"{words().name('faction', chance.side)}: {plain(chance.text)}")
        offers = {str(each.number): each for each in offered(self.match, seat)}
        self._say(self._moments(seat))
        while line := self._line(say("wars-text-passed-over") + " "):
            if (meant := offers.get(line.split()[-1])) is not None:
                self.match.reveal(side_of(meant.faction), (meant.number,))
                return True
        self._going = line is not None
        return not self._going

    def _moments(self, seat: int) -> list[str]:
        """What a seat may do at any moment, with the numbers to type."""
        return [say("wars-text-moment", number=each.number, does=each.label, note=each.note)
                for each in offered(self.match, seat)]  # fmt: skip

    def _reminders(self, chosen: Option) -> list[str]:
        return [clean(each.text) for each in reminders(self.match, chosen, self.session.driver.orders)]

    def _answer(self, asked: OpenDecision, number: int) -> bool:
        done = super()._answer(asked, number)
        if done:
            # How things stand now is what the digest begins with.
            self._since[asked.seat] = (self.match.event_count, read_table(self.match, asked.seat))
        return done

    # What can be looked at ----------------------------------------------------------------------

    @property
    def seen(self) -> Table:
        """The table as whoever is asked sees it."""
        decision = self.match.decision
        return read_table(self.match, decision.seat if decision else None)

    def _board(self, said: Sequence[str]) -> None:
        seen = self.seen
        faction = table.find_faction(seen, said)
        if said and not faction:
            self.write(say("wars-text-no-faction", said=" ".join(said)))
        for side in seen.sides:
            if not said or side.faction == faction:
                self._say(table.board(side))

    def _map(self, said: Sequence[str]) -> None:
        seen = self.seen
        area = table.find_area(seen, said)
        if said and not area:
            self.write(say("wars-text-no-area", said=" ".join(said)))
        for each in seen.areas:
            if not said or each.id == area:
                self._say(table.area_lines(each, self.match.rules.map))  # type: ignore[attr-defined]

    def _odds(self, said: Sequence[str]) -> None:
        seen, decision = self.seen, self.match.decision
        area = table.find_area(seen, said)
        if said and not area:
            self.write(say("wars-text-no-area", said=" ".join(said)))
        elif decision:
            self._say(table.odds(self.match, seen, faction_of(decision.side), area))

    def _news(self, said: Sequence[str]) -> None:
        start, before = self._since.get(self._seated, (0, self.seen))
        events = self.match.events_since(min(start, self.match.event_count), self._seated)
        own = [side.number for side in before.sides if side.seat == self._seated]
        found = digest(words(), self.match.rules, events, before, self.seen, own)
        self._say([clean(news.text) for news in found] or [say("wars-text-no-news")])

    def _look(self, said: Sequence[str]) -> None:
        self._say(asked.look(" ".join(said), Situation(self.match, self.seen, True)))

    # Elder Signs ------------------------------------------------------------------------------

    def _signs(self, said: Sequence[str]) -> None:
        held = self._own_signs(said)
        if held is not None:
            key = "wars-text-own-signs" if held[1] else "wars-text-own-signs.none"
            self.write(say(key, signs=held[1], doom=sum(held[1])))
            self._say(self._moments(self.match.rules.seat_of[held[0]]))  # type: ignore[attr-defined]

    def _own_signs(self, said: Sequence[str]) -> tuple[int, tuple[int, ...]] | None:
        """The side meant and its signs: of whoever is asked, or of another person who says so at the keyboard."""
        decision = self.match.decision
        if decision is None:
            return None
        seen = read_table(self.match, None)
        faction = table.find_faction(seen, said) if said else faction_of(decision.side)
        side = seen.by_faction.get(faction)
        if side is None or side.bot:
            self.write(say("wars-text-signs-whose"))
            return None
        if side.seat != self._seated and self._line(say("wars-text-signs-alone", player=side.name) + " ") is None:
            return None
        return side.number, read_table(self.match, side.seat).by_faction[faction].signs

    def _reveal(self, said: Sequence[str]) -> bool:
        """Reveal the Elder Signs named, or all, of the side that is asked or of another person's."""
        values = [value for value in map(whole_number, said) if value is not None]
        of = said[said.index("of") + 1 :] if "of" in said else ()
        held = self._own_signs(of)
        if held is None:
            return False
        try:
            self.match.reveal(held[0], values or list(held[1]))
        except EngineError:
            self.write(say("wars-text-not-revealed" if held[1] else "wars-text-not-revealed.none", signs=held[1]))
            return False
        return True

    # Standing orders ----------------------------------------------------------------------------

    def _order_lines(self) -> list[str]:
        orders = self.session.driver.orders.of(self._seated)
        lines: list[str] = [say("wars-text-gates-order", on="yes" if orders.auto_gates else "no")]
        told = words_of(self.match.rules)
        return lines + [f"{each}: {orders.answers.get(each, told.usual(orders, each))}" for each in told.orders]

    def _order(self, said: Sequence[str]) -> None:
        if len(said) == 2 and said[0] == "gates" and said[1] in ("on", "off"):
            self.session.driver.orders.of(self._seated).auto_gates = said[1] == "on"
            return
        try:
            name, how = said
            self.session.set_order(self._seated, name, how)  # type: ignore[arg-type]
        except ValueError as problem:
            why = str(problem) if len(said) == 2 else say("wars-text-order-how")
            self.write(say("wars-text-no-order", why=why))
