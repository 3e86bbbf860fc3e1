"""Cthulhu Rises in words."""

from game.engine.option import NONE, Option
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import RiteWords, Written, laid_face, say
from game.games.rites.words.tableview import CardTable
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
        parts.append(say("opens", cult=mine.cult_name))
    laid = {side for side, _ in gate}
    last = all(cultist.side in laid or not cultist.hand for cultist in table.cultists)
    who = "You" if leader == viewer else table.cultists[leader].name
    if last:
        parts.append(say("you_close" if leader == viewer else "closes", name=who, card=best.name))
        eligible = leader in table.state["eligible"] or (leader == viewer and len(gate) == 1)
        if table.state["centre"] or any(each.id == "g11" for _, each in gate):
            parts.append(say("takes_cthulhu" if eligible else "leaves_cthulhu"))
    elif table.state["gate"]:
        parts.append(say("you_lead") if leader == viewer else say("beaten", name=who, card=best.name, rank=best.counts))
    able = viewer in table.state["eligible"] or not table.state["gate"]
    if mine.cult == "green" and able and table.state["gates"] > 1 and not table.state["centre"] and mine.id != "g11":
        parts.append(say("summons"))
    return " ".join(parts)


class CthulhuWords(RiteWords):
    """Who has opened a gate, captured Cthulhu, and closes again."""

    page = "rite_cthulhu_rises"
    laid = {"played": slice(1, 2)}
    tells = {("gate", "play"): _gate}
    variants = {"gate": lambda decision: "open" if decision.about[0] == NONE else ""}

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        if table.state["holder"] == side:
            return "1", "has Cthulhu"
        return "0", "no Cthulhu" if side in table.state["eligible"] else "no gate yet"

    def left(self, table: CardTable, side: int) -> str:
        return self.tally(table, side)[1].replace(" yet", "")

    def steps(self, table: CardTable, side: int) -> tuple[tuple[str, bool], ...]:
        captured = table.state["bearer"] == side
        return (("opened", side in table.state["eligible"]), ("Cthulhu", captured), ("close", False))

    def progress(self, table: CardTable) -> str:
        return f"Gate {table.state['gates']}" if table.state["gates"] else ""

    def lines(self, told: Written) -> list[str]:
        state = told.state
        lines = [f"Gate {state['gates']}:"]
        lines += [f"  {told.cultist(side)}: {told.card(card)}" for side, card in state["gate"]]
        able = ", ".join(told.names.side(side) for side in state["eligible"]) or "nobody"
        where = "in the center" if state["centre"] else "not on the table"
        if state["holder"] >= 0:
            where = f"before {told.names.side(state['holder'])}"
        return [*lines, f"  Eligible: {able}. Cthulhu is {where}."]


WORDS = CthulhuWords()
