"""Cthulhu Rises in words."""

from collections.abc import Iterator

from game.engine.option import NONE, Option
from game.games.rites.rules.ask import laid_by
from game.games.rites.rules.cards import CULT, LAID_NUMBER
from game.games.rites.tablets.cthulhu_rises.bots import force
from game.games.rites.words.faces import face_of
from game.games.rites.words.particulars import shape
from game.games.rites.words.remarks import Sight, held
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.ritewords import RiteWords, laid_face
from game.games.rites.words.tableview import CardTable
from game.games.rites.words.written import Written
from game.language import spoken
from game.match.guide import Remark, Shine
from game.match.match import Match


def _gate(match: Match, table: CardTable, option: Option) -> str:
    """Who would lead the gate, or close it, and what becomes of Cthulhu."""
    viewer = table.viewer if table.viewer is not None else 0
    mine = laid_face(option)
    gate = [(side, face_of(card)) for side, card in table.state["gate"]] + [(viewer, mine)]
    trump = "green" if any(each.cult == "green" for _, each in gate) else gate[0][1].cult
    leader, best = max(((side, each) for side, each in gate if each.cult == trump), key=lambda pair: pair[1].counts)
    parts = []
    if not table.state["gate"]:
        parts.append(spoken.say("rites-tells-opens", cult=spoken.name("rites-cult", mine.cult)))
    laid = {side for side, _ in gate}
    last = all(cultist.side in laid or not cultist.hand for cultist in table.cultists)
    who = table.cultists[leader].name
    if last:
        closes = spoken.say("rites-tells-closes", name=who, card=spoken.name("rites-card", best.id))
        parts.append(spoken.say("rites-tells-you-close") if leader == viewer else closes)
        eligible = leader in table.state["eligible"] or (leader == viewer and len(gate) == 1)
        if table.state["centre"] or any(each.id == "g11" for _, each in gate):
            parts.append(spoken.say("rites-tells-takes-cthulhu" if eligible else "rites-tells-leaves-cthulhu"))
    elif table.state["gate"]:
        beaten = spoken.say("rites-tells-beaten", name=who, card=spoken.name("rites-card", best.id), rank=best.counts)
        parts.append(spoken.say("rites-tells-you-lead") if leader == viewer else beaten)
    able = viewer in table.state["eligible"] or not table.state["gate"]
    if mine.cult == "green" and able and table.state["gates"] > 1 and not table.state["centre"] and mine.id != "g11":
        parts.append(spoken.say("rites-tells-summons"))
    return " ".join(parts)


def _lay(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-gate"), _gate(match, table, option)


def _leading(sight: Sight) -> list[int]:
    """The cards that would stand highest on the open gate; the highest of all to open one."""
    plays, led = sight.offered("play"), int(sight.asked.about[0])
    if led == NONE:
        most = max((force(laid_by(play), CULT[play.unit]) for play in plays), default=0)
    else:
        most = 1 + max(force(LAID_NUMBER[card], led) for _, card in sight.table.state["gate"])
    high = [play.unit for play in plays if force(laid_by(play), CULT[play.unit] if led == NONE else led) >= most]
    return list(dict.fromkeys(high))


def _overthrow(sight: Sight) -> Iterator[Remark]:
    """Whoever has captured Cthulhu needs only close a later gate."""
    state = sight.table.state
    bearer, ready = state["bearer"], state["bearer_gate"] < state["gates"]
    cards = _leading(sight) if sight.asked.kind == "gate" and ready and bearer != NONE else []
    if not cards:
        return
    if bearer == sight.me.side:
        yield remark("overthrow", state["bearer_gate"], Shine((), held(cards)))
        return
    gate = [side for side, _ in state["gate"]]
    if bearer not in gate or sight.table.cultists[bearer].hand:
        yield remark("overthrown", f"{bearer}.{state['bearer_gate']}", Shine((f"cultist.{bearer}",), held(cards)),
                     name=sight.table.cultists[bearer].name)  # fmt: skip


def _eligible(sight: Sight) -> Iterator[Remark]:
    """A cultist who has opened no gate could close this one, and open the next."""
    state = sight.table.state
    if sight.asked.kind != "gate" or not state["gate"] or sight.me.side in state["eligible"] or state["gates"] < 2:
        return
    cards = _leading(sight)
    if cards:
        yield remark("eligible", "", Shine((f"cultist.{sight.me.side}",), held(cards)))


class CthulhuWords(RiteWords):
    """Who has opened a gate, captured Cthulhu, and closes again."""

    page = "rite_cthulhu_rises"
    laid = {"played": slice(1, 2)}
    tells = {("gate", "play"): _gate}
    offers = {("gate", "play"): _lay}
    notices = (_overthrow, _eligible)
    events = {
        "played": shape("side:side", "card:card", "way:way", "place"),
        "summoned": shape("side:side", "other:side", weight=2),
        "summons_failed": shape("side:side", weight=0),
        "closed": shape("side:side", "*cards:card"),
        "cthulhu_captured": shape("side:side", weight=2),
        "exchanged": shape("side:side", "other:side", "card:card", "back:card"),
    }
    questions = {
        "gate": ("cult:cult", "gate"), "force": (), "force_card": ("other:side",), "force_back": ("other:side",)
    }  # fmt: skip
    variants = {"gate": lambda decision: "open" if decision.about[0] == NONE else ""}

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        if table.state["holder"] == side:
            return "1", spoken.say("rites-tally-cthulhu")
        able = side in table.state["eligible"]
        return "0", spoken.say("rites-tally-cthulhu.without" if able else "rites-tally-cthulhu.no-gate")

    def left(self, table: CardTable, side: int) -> str:
        if table.state["holder"] == side or side in table.state["eligible"]:
            return self.tally(table, side)[1]
        return spoken.say("rites-tally-cthulhu.no-gate-left")

    def steps(self, table: CardTable, side: int) -> tuple[tuple[str, bool], ...]:
        opened, captured = side in table.state["eligible"], table.state["bearer"] == side
        done = {"opened": opened, "cthulhu": captured, "close": False}
        return tuple((spoken.say(f"rites-step-{step}"), does) for step, does in done.items())

    def progress(self, table: CardTable) -> str:
        gates = table.state["gates"]
        return spoken.say("rites-progress-gate", gate=gates) if gates else ""

    def lines(self, told: Written) -> list[str]:
        state = told.state
        lines: list[str] = [spoken.say("rites-lines-gate", number=state["gates"])]
        lines += ["  " + told.place(told.cultist(side), [card]) for side, card in state["gate"]]
        able = [told.names.named_side(side) for side in state["eligible"] or [NONE]]
        where = "before" if state["holder"] >= 0 else "center" if state["centre"] else "away"
        holder = told.names.named_side(state["holder"])
        return [
            *lines,
            "  " + spoken.say("rites-lines-eligible", cultists=able),
            "  " + spoken.say("rites-lines-cthulhu", where=where, cultist=holder),
        ]


WORDS = CthulhuWords()
