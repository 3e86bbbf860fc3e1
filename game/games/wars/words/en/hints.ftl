### One line the first time you are asked each kind of question: what it means, not what to do.
### wars-hint-KIND-theirs is the line when you decide about an enemy’s pieces.

## Set-up and turns

wars-hint-draft = Each of you plays two factions: one chooses the first faction, the other chooses two, and the first takes one more.
wars-hint-start-area = Your six Acolytes and your first gate go to the area you choose. The factions with a fixed start area are on the map already.
wars-hint-slot-side = Both your factions act before the other player does, in either order.
wars-hint-before-first-player = You can change your Power now or at any later time, but only once per game. If you do it now, you may become first player.
wars-hint-first-player = { $way ->
    [two] The first player acts first this turn, and decides first about Rituals. Then you take turns.
    [settled] The first player acts first this turn. The others follow clockwise around the table.
   *[chosen] The first player also chooses the direction of play. The others follow around the table.
 }
wars-hint-direction = Play goes around the table. The players right before and after you can matter more than who goes first.
wars-hint-action = On your turn you take one action and pay its Power, until no one has any left. Click one of your units to see what it can do.
wars-hint-second-action = This ability lets you take a second, different action at its usual cost.
wars-hint-book = Each requirement you meet earns one spellbook of your choice. You need all six to win. Point at one to read it.
wars-hint-ritual = Pay the cost to score your gates again, with an Elder Sign for each of your Great Old Ones. The next Ritual costs more.
wars-hint-doom-order = Each of these comes in this Doom phase, in the order you choose. You can decline what is optional at the end.
wars-hint-doom-event = You may do this once per Doom phase.
wars-hint-reveal = An Elder Sign adds its Doom when you reveal it, or at the end of the game. Until then only you know its value.

## Actions

wars-hint-move-unit = Each unit you move costs 1 Power and goes to one of the highlighted areas. You may move several units in one action.
wars-hint-move-area = The unit can reach the highlighted areas. Point at one to see whom you would meet there.
wars-hint-battle-area = Point at an area to see the odds before you choose. All your units there fight.
wars-hint-battle-enemy = A battle is between two factions: other factions in the area don’t take part.
wars-hint-gate-area = A gate needs a Cultist as its keeper. It gives you Power and Doom while its keeper stays.
wars-hint-gate-keeper = The keeper controls the gate. If the keeper leaves or is captured, any player with a Cultist there may take the gate.
wars-hint-control-area = If you have a Cultist at a gate without a keeper, you can take the gate at no cost.
wars-hint-abandon-area = If you leave a gate, any player with a Cultist there may take it.
wars-hint-recruit-area = A new Acolyte appears in an area with one of your units, or anywhere if you have none on the map.
wars-hint-summon-unit = Monsters appear at gates you control. You pay for each of them.
wars-hint-summon-area = Monsters appear only at a gate you control.
wars-hint-awaken-unit = A Great Old One changes the game. Each has its own conditions and its own cost.
wars-hint-awaken-area = This Great Old One can awaken only in the highlighted areas.
wars-hint-awaken-cultist = Awakening Shub-Niggurath costs two Cultists. They return to your pool.
wars-hint-capture-area = A Monster captures where the enemy has no Monster or Great Old One; a Great Old One captures where they have no Great Old One.
wars-hint-capture-side = You can capture only from players whose Cultists are unguarded there.
wars-hint-capture-unit = You choose which of your Cultists is captured. It gives its captor 1 Power in the next Gather phase, then returns to you.

## Battles

wars-hint-pre-battle = Use your pre-battle abilities now, each once per battle, or go on to the roll.
wars-hint-assign-kill = Each 6 is a Kill. Choose which of your units takes it: the one you can best spare.
wars-hint-assign-kill-theirs = Each 6 is a Kill. With Vengeance you choose for the enemy: pick the unit they can least spare.
wars-hint-assign-pain = Each 4 or 5 is a Pain. Choose which of your units takes it: that unit must retreat.
wars-hint-assign-pain-theirs = Each 4 or 5 is a Pain. With Vengeance you choose for the enemy: pick which of their units must retreat.
wars-hint-retreat-area = Your Pained unit goes to an adjacent area without units of the enemy it just fought.
wars-hint-retreat-area-theirs = You choose for the enemy: send their Pained unit where it can do the least harm.
wars-hint-no-room = Your units have nowhere to retreat: you lose one of them, and the others stay.

## Great Cthulhu

wars-hint-devour-unit = You are fighting Cthulhu: you lose one unit before any dice are rolled, and you choose which.
wars-hint-absorb-shoggoth = Before the roll, a Shoggoth can absorb your own Monsters and Cultists to grow stronger.
wars-hint-absorb-unit = For each unit it absorbs, this Shoggoth rolls 3 more dice in this battle.
wars-hint-devolve = After anyone’s action, your Acolytes may become Deep Ones, as long as your pool has some. Standing orders (F9) can skip this.
wars-hint-dreams-area = Dreams replaces an enemy Acolyte with one of your own. If it kept a gate, you may take that gate at once.
wars-hint-dreams-side = If the enemy you choose has several Acolytes there, they choose which one to lose.
wars-hint-dreams-unit = You choose which of your Acolytes you lose. If it keeps a gate, that gate is abandoned.
wars-hint-submerge-unit = Units that submerge with Cthulhu are off the map and safe, and emerge with him later.
wars-hint-emerge-area = Cthulhu can emerge in any area, with all units that submerged with him.

## Crawling Chaos

wars-hint-abduct-unit = A Nightgaunt eliminates itself to drag one of your units away: you choose which.
wars-hint-invisibility = A hidden unit doesn’t fight and takes no results in this battle. You may hide one of your units or one of the enemy’s.
wars-hint-seek-and-destroy = Your Hunting Horrors may join a battle you are fighting from anywhere on the map, at no cost.
wars-hint-emissary = If no enemy Great Old One takes part, a Kill on Nyarlathotep may become a Pain.
wars-hint-madness = With Madness you choose which side retreats first, and where all Pained units go, even in other players’ battles.
wars-hint-harbinger = If an enemy Great Old One is Killed or Pained in a battle with Nyarlathotep, you gain Power or Elder Signs.
wars-hint-pledge = Agree with the others on how to pay, or it may get worse for you all. Pledges are open, and you may change yours once.

## Black Goat

wars-hint-sacrifice-unit = Eliminating two Cultists meets a requirement: the spellbook you earn is yours for good.
wars-hint-blood-sacrifice-unit = In each Doom phase you may trade one Cultist for one Elder Sign. The Cultist returns to your pool, and you can recruit it again.
wars-hint-avatar-area = Shub-Niggurath changes places with any player’s Monster or Cultist there. If it kept a gate, that gate is abandoned.
wars-hint-avatar-side = The owner chooses which of their units changes places with Shub-Niggurath.
wars-hint-avatar-unit = The unit you choose goes where Shub-Niggurath is, and she takes its place.
wars-hint-ghroth-share = The others couldn’t agree, so you divide the losses among them.
wars-hint-ghroth-unit = You choose which of your Cultists you lose. If a keeper goes, its gate is abandoned.
wars-hint-ghroth-gift-side = Ghroth failed, so you may place an Acolyte of any faction, from that faction’s pool.
wars-hint-ghroth-gift-area = The Acolyte appears in the area you choose.
wars-hint-necrophagy = Your Ghouls may join any battle, even between others. Each adds a Pain to both sides.

## Yellow Sign

wars-hint-desecrate-unit = After Desecrate you place a unit at no cost: choose the one you need most there.
wars-hint-gift-side = Giving 3 Doom to an enemy meets a requirement. Choose one who is far behind.
wars-hint-he-who-area = Hastur can go to any other area with a Cultist of any faction. You may then take a second action.
wars-hint-scream-area = The King goes to an adjacent area, and your Undead may go with him.
wars-hint-scream-unit = The Undead go with the King at no extra cost.
wars-hint-shriek-area = Any of your Byakhee may fly to one area, from anywhere on the map.
wars-hint-shriek-unit = Choose the Byakhee that fly, one by one.
wars-hint-zingaya-area = Where your Undead share an area with an enemy Acolyte, you can turn it into another Undead.
wars-hint-zingaya-side = The enemy you choose decides which of their Acolytes becomes an Undead.
wars-hint-zingaya-unit = You choose which of your Acolytes you lose. If it keeps a gate, that gate is abandoned.
wars-hint-vengeance = With Hastur in the battle, you assign the enemy’s Kills and Pains.
