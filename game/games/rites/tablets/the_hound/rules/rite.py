"""The Hound: partners who dig up graves and cheat each other (rulebook, The Hound)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import NONE, Blocked, Option, Reason, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules import codec
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, UNSEEN, any_card, laid_ways, note_way
from game.games.rites.rules.ask import NO, laid_by, play_option, private, public, secret
from game.games.rites.rules.cards import ALL_CARDS, BIT, CARD_OF, CULT, LAID_ID, RANK, cards_in
from game.games.rites.rules.moves import clockwise, draw, draw_up, lay, throw
from game.games.rites.rules.plots import GUARD, Plots, finish, read_plots
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.single_powers import peek
from game.games.rites.rules.state import MOST, TAKEN, RitesState

OWNER = 256
"""A ghoul is its owner times this, plus the laid card."""
MOST_GRAVES = 7


class Graves(Plots):
    """Graves with the ``ghouls`` at each, the first come first."""

    __slots__ = ("ghouls",)

    def __init__(
        self, plots: list[int] | None = None, open: int = 0, idle: int = 0, ghouls: list[tuple[int, ...]] | None = None
    ) -> None:
        super().__init__(plots, open, idle)
        self.ghouls = ghouls or []

    def copy(self) -> "Graves":
        return Graves(self.plots.copy(), self.open, self.idle, self.ghouls.copy())

    def key(self) -> dict[str, Any]:
        return super().key() | {"ghouls": tuple(self.ghouls)}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        ghouls = [[[ghoul // OWNER, LAID_ID[ghoul % OWNER]] for ghoul in ghouls] for ghouls in self.ghouls]
        return super().write(name) | {"ghouls": ghouls}

    def cards(self) -> list[int]:
        return super().cards() + [ghoul % OWNER & CARD_OF for ghouls in self.ghouls for ghoul in ghouls]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Graves":
        ghouls = []
        for written in codec.some(parts["ghouls"], MOST_GRAVES, "ghouls"):
            pairs = [codec.owned(pair, sides, "ghouls") for pair in codec.some(written, 2, "ghouls")]
            ghouls.append(tuple(side * OWNER + laid for side, laid in pairs))
        return Graves(*read_plots(parts), ghouls)


STAY, SHOW, KEEP, PASS = option("stay"), option("show"), option("keep_down"), option("pass")


class TheHound(Rite):
    """Ghouls dig in pairs at face-down graves; discards come back."""

    def lay_out(self, pos: Position) -> None:
        """One grave more than there are cultists."""
        own: Graves = pos.state.own
        graves = pos.rules.seats + 1
        own.plots = [pos.state.deck.pop() for _ in range(graves)]
        own.ghouls = [()] * graves

    def begin(self, pos: Position) -> None:
        pos.push(HoundTurn(pos.state.active, "start", NONE))

    def before(self, pos: Position) -> None:
        """The Grand Cultist's peek."""
        pos.push(FirstPeek(pos.state.lead))

    def complete(self, rules: Any, state: RitesState, rest: list[int]) -> None:
        """Graves that are not named are dealt as well; where no ghouls are named there are none."""
        super().complete(rules, state, rest)
        own = state.own
        assert isinstance(own, Graves)
        graves = rules.seats + 1
        if rules.whole_set_ups and not own.plots and len(state.deck) >= graves:
            own.plots = [state.deck.pop(0) for _ in range(graves)]
        if rules.whole_set_ups and not own.ghouls:
            own.ghouls = [()] * graves


def admitting(own: Graves, side: int) -> list[int]:
    """Graves where the cultist may have a ghoul: not looted, none of hers there, and fewer than two."""
    return [
        grave
        for grave, ghouls in enumerate(own.ghouls)
        if own.plots[grave] != TAKEN and (not ghouls or (len(ghouls) == 1 and ghouls[0] // OWNER != side))
    ]


@frame("rites_first_peek")
class FirstPeek(Frame):
    """Before the first turn the Grand Cultist may peek at any one grave."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        options = [option("plot", area=grave) for grave in range(len(pos.state.own.plots))]
        return public(self.side, "first_peek", [*options, NO], (), NO)

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.pop()
        if chosen != NO:
            peek(pos, self.side, chosen.area)


@frame("rites_hound_turn")
class HoundTurn(Frame):
    """A turn: a ghoul is placed (``start``), and after the peek left at its ``grave`` or moved."""

    side: int
    step: str
    grave: int

    def run(self, pos: Position) -> Decision | None:
        """Ask where, or whether to move; then dig or go on to the next turn."""
        state: RitesState = pos.state
        own: Graves = pos.state.own
        side = self.side
        if self.step == "start":
            state.active = side
            if boundary(pos, side):
                return None
            graves = admitting(own, side)
            laid = laid_ways(pos, side, cards_in(state.hands[side]))
            options = [play_option(card, grave) for grave in graves for card in laid] or [PASS]
            return private(side, "ghoul", options + opening(pos, side))
        if self.step == "move":
            moves = [option("plot", area=grave) for grave in admitting(own, side)]
            return public(side, "move", [*moves, STAY], (self.grave,), STAY)
        if all(card == TAKEN for card in own.plots):
            finish(pos, "all_looted")
        elif own.idle >= GUARD:
            finish(pos, "guard")
        else:
            pos.replace(HoundTurn(clockwise(pos, side)[1], "start", NONE))
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Place the ghoul and peek, or move it; two at a grave dig."""
        own: Graves = pos.state.own
        side = self.side
        if take_opening(pos, side, chosen):
            return
        if chosen == PASS:
            own.idle = min(own.idle + 1, MOST)
            pos.emit("ghoul_passed", side)
            pos.replace(HoundTurn(side, "over", NONE))
        elif self.step == "start":
            self._place(pos, laid_by(chosen), chosen.area)
        else:
            grave = self.grave
            if chosen != STAY:
                grave = chosen.area
                ghoul = own.ghouls[self.grave][-1]
                own.ghouls[self.grave] = own.ghouls[self.grave][:-1]
                own.ghouls[grave] = (*own.ghouls[grave], ghoul)
            pos.emit("ghoul_moved" if chosen != STAY else "ghoul_stays", side, grave)
            own.idle = min(own.idle + 1, MOST)
            pos.replace(HoundTurn(side, "over", NONE))
            if len(own.ghouls[grave]) > 1:
                dig(pos, side, grave)

    def _place(self, pos: Position, laid: int, grave: int) -> None:
        own: Graves = pos.state.own
        side = self.side
        note_way(pos, side, laid)
        lay(pos.state, side, laid & CARD_OF)
        own.ghouls[grave] = (*own.ghouls[grave], side * OWNER + laid)
        pos.emit("ghoul", side, laid & CARD_OF, laid >> 6, grave)
        draw(pos, side)
        peek(pos, side, grave)
        pos.replace(HoundTurn(side, "move", grave))

    def blocked(self, pos: Position) -> list[Blocked]:
        """Graves that admit no ghoul of hers."""
        own: Graves = pos.state.own
        if self.step == "over":
            return []
        open_to_her = admitting(own, self.side)
        return [
            Blocked(option("plot", area=grave), Reason(self._why(own, grave), (grave,), "The Hound"))
            for grave in range(len(own.plots))
            if grave not in open_to_her
        ]

    def _why(self, own: Graves, grave: int) -> str:
        return "grave_looted" if own.plots[grave] == TAKEN else "own_ghoul_there"


# digging


def dig(pos: Position, side: int, grave: int) -> None:
    """The grave is turned up, and the partners may present henchmen."""
    own: Graves = pos.state.own
    own.open |= 1 << grave
    first, second = (ghoul // OWNER for ghoul in own.ghouls[grave])
    other = first if second == side else second
    pos.emit("grave_dug", side, other, own.plots[grave], grave)
    sides = (side, other)
    henchmen = tuple(NOT_YET if pos.state.hands[digger] else NOTHING for digger in sides)
    pos.push(Dig(grave, sides, henchmen, (NOT_YET, NOT_YET)))


def ghoul_of(own: Graves, grave: int, side: int) -> int:
    """The laid card of a cultist's ghoul at a grave."""
    return next(ghoul % OWNER for ghoul in own.ghouls[grave] if ghoul // OWNER == side)


def total(ghoul: int, henchman: int) -> int:
    """The digger's total: a 0 doubles the other card."""
    one = RANK[ghoul]
    if henchman == NOTHING:
        return one
    other = RANK[henchman]
    return one + other if one and other else 2 * (one + other)


@frame("rites_dig")
class Dig(Frame):
    """Two partners at a grave. Each presents a henchman face down or none, then shows it or keeps it down (ruling H2).

    ``henchmen`` and ``shown`` go by the order of ``sides``, the active cultist first; both steps are simultaneous.
    """

    grave: int
    sides: tuple[int, ...]
    henchmen: tuple[int, ...]
    shown: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask both to present, then those who did to show; then see who loots."""
        own: Graves = pos.state.own
        for place, side in enumerate(self.sides):
            if self.henchmen[place] == NOT_YET:
                laid = laid_ways(pos, side, cards_in(pos.state.hands[side]))
                options = [play_option(card, NONE) for card in laid]
                about = (own.plots[self.grave], self.grave)
                return secret(side, "present", [*options, NO], about, NO)
        if self.shown == (NOT_YET, NOT_YET):
            for place, side in enumerate(self.sides):
                pos.emit("presented" if self.henchmen[place] != NOTHING else "not_presented", side)
            asked = tuple(UNASKED if henchman != NOTHING else NOTHING for henchman in self.henchmen)
            pos.replace(Dig(self.grave, self.sides, self.henchmen, asked))
            return None
        for place, side in enumerate(self.sides):
            if self.shown[place] == UNASKED:
                may = CULT[self.henchmen[place]] == CULT[ghoul_of(own, self.grave, side)]
                about = (self.henchmen[place] & CARD_OF, self.grave)
                return secret(side, "show", [SHOW, KEEP] if may else [KEEP], about, KEEP)
        pos.pop()
        self._loot(pos)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        henchmen, shown = list(self.henchmen), list(self.shown)
        if NOT_YET in henchmen:
            henchmen[henchmen.index(NOT_YET)] = NOTHING if chosen == NO else laid_by(chosen)
        else:
            shown[shown.index(UNASKED)] = int(chosen == SHOW)
        pos.replace(Dig(self.grave, self.sides, tuple(henchmen), tuple(shown)))

    def _loot(self, pos: Position) -> None:
        """Higher total loots, then the higher ghoul; else the grave stays, face up."""
        own: Graves = pos.state.own
        ghouls = [ghoul_of(own, self.grave, side) for side in self.sides]
        scores = []
        for place, side in enumerate(self.sides):
            henchman = self.henchmen[place] if self.shown[place] == 1 else NOTHING
            if henchman != NOTHING:
                note_way(pos, side, henchman)
                pos.emit("henchman", side, henchman & CARD_OF, henchman >> 6)
            elif self.henchmen[place] != NOTHING:
                pos.emit("psyched_out", side)
            scores.append((total(ghouls[place], henchman), RANK[ghouls[place]]))
        self._discard(pos, ghouls)
        if scores[0] == scores[1]:
            pos.emit("grave_stays", own.plots[self.grave], self.grave)
        else:
            winner = self.sides[0] if scores[0] > scores[1] else self.sides[1]
            card = own.plots[self.grave]
            pos.state.won[winner] |= BIT[card]
            own.plots[self.grave] = TAKEN
            own.open &= ~(1 << self.grave)
            own.idle = 0
            pos.emit("looted", winner, card, self.grave, scores[0][0], scores[1][0])
        for side in self.sides:
            draw_up(pos, side)

    def _discard(self, pos: Position, ghouls: list[int]) -> None:
        """Ghouls and shown henchmen; a card kept down goes back to the hand, unless both kept theirs down."""
        state: RitesState = pos.state
        pos.state.own.ghouls[self.grave] = ()
        state.discard |= sum(BIT[ghoul & CARD_OF] for ghoul in ghouls)
        for place, side in enumerate(self.sides):
            if self.shown[place] == 1 or self.shown == (0, 0):
                card = self.henchmen[place] & CARD_OF
                throw(state, side, card)
                if not self.shown[place]:
                    pos.emit("dummy_lost", side, card)

    def seen_by(self, seat: int) -> "Dig":
        """One's own card and choice; that a card was presented is open once both have."""
        waiting = NOT_YET in self.henchmen
        henchmen = tuple(
            henchman if side == seat or henchman == NOT_YET or (henchman == NOTHING and not waiting) else UNSEEN
            for side, henchman in zip(self.sides, self.henchmen, strict=True)
        )
        shown = tuple(
            UNSEEN if choice in (0, 1) and side != seat else choice
            for side, choice in zip(self.sides, self.shown, strict=True)
        )
        return Dig(self.grave, self.sides, henchmen, shown)

    def filled(self, pos: Position, chance: Chance) -> "Dig":
        """Any card or none while the partners present; later any card, shown or not as its cult allows."""
        henchmen, shown = list(self.henchmen), list(self.shown)
        waiting = NOT_YET in henchmen
        for place, side in enumerate(self.sides):
            if henchmen[place] == UNSEEN:
                nothing = waiting and (not pos.state.hands[side] or not chance.below(4))
                henchmen[place] = NOTHING if nothing else any_card(pos, side, chance)
            if shown[place] == UNSEEN:
                able = CULT[henchmen[place]] == CULT[ghoul_of(pos.state.own, self.grave, side)]
                shown[place] = int(able and bool(chance.below(2)))
        return Dig(self.grave, self.sides, tuple(henchmen), tuple(shown))


UNASKED = -4
"""In ``shown``: presented, and not yet asked whether to show."""

RITE = TheHound(
    Graves,
    keys=("plots", "open", "ghouls", "idle"),
    hidden={"plots": ALL_CARDS},
    uses=("won",),
    starts=("rites_hound_turn:start",),
    ids=Ids(
        options=("pass", "stay", "show", "keep_down"),
        decisions=("first_peek", "ghoul", "move", "present", "show"),
        events=(
            "ghoul", "ghoul_moved", "ghoul_stays", "ghoul_passed", "grave_dug", "presented", "not_presented",
            "henchman", "psyched_out", "dummy_lost", "looted", "grave_stays",
        ),
        reasons=("grave_looted", "own_ghoul_there"),
        ends=("all_looted", "guard"),
    ),
    reshuffles=True,
)  # fmt: skip
