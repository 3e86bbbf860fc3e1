### One line the first time you are asked each kind of question: what it means, not what to do.
### wars-hint-KIND-theirs is the line when you decide about an enemy’s pieces.

## Set-up and turns

wars-hint-draft = Each of you plays two factions: the first player chooses one, the second chooses two, and the first gets the last one.
wars-hint-slot-side = Both your factions act before the other player does, in the order you like.
wars-hint-first-player = The first player also chooses the direction of play. The others follow, seat by seat.
wars-hint-direction = Play goes around the table in seat order. Who acts right before and after you can matter more than who is first.
wars-hint-action = You take one action a turn and pay for it with Power, until nobody has any left. Click one of your pieces to see what it can do.
wars-hint-second-action = This ability lets you take one more action of another kind, at its usual cost.
wars-hint-book = Each requirement you meet earns one spellbook of your choice. You need all six to win. Point at one to read it.
wars-hint-ritual = Pay the cost to score your gates again, with an Elder Sign for each of your Great Old Ones. The next Ritual costs more.
wars-hint-doom-event = You may do this once in each Doom phase.
wars-hint-reveal = Elder Signs count only once you reveal them, but you may keep them face down as long as you like.

## Actions

wars-hint-move-unit = Each piece you move costs 1 Power and goes to one of the lit areas. You may move several pieces in one action.
wars-hint-move-area = You can reach the lit areas. Point at one to see whom you would meet there.
wars-hint-battle-area = Point at an area to see the odds before you choose. You attack with everything you have there.
wars-hint-battle-enemy = A battle is between two factions: the others in the area take no part.
wars-hint-gate-area = A gate needs a Cultist as its keeper. It gives Power and Doom as long as one stays there.
wars-hint-gate-keeper = The keeper holds the gate. If it is captured or leaves, any player with a Cultist there may take the gate.
wars-hint-control-area = If you have a Cultist at a gate without a keeper, you can take the gate, and that costs nothing.
wars-hint-abandon-area = If you leave a gate, any player with a Cultist there may take it.
wars-hint-recruit-area = A new Acolyte appears in an area with one of your pieces, or anywhere if you have none.
wars-hint-summon-unit = Monsters come through your gates. You pay for each of them.
wars-hint-summon-area = Monsters appear only at a gate you control.
wars-hint-awaken-unit = A Great Old One changes the game. Each has its own conditions and its own cost.
wars-hint-awaken-area = Most Great Old Ones can awaken only in certain areas: those that are lit.
wars-hint-awaken-cultist = Awakening Shub-Niggurath costs two Cultists. They return to your pool.
wars-hint-capture-area = A Monster can capture a Cultist if its owner has neither a Monster nor a Great Old One there.
wars-hint-capture-side = You can capture only from a player whose Cultists stand there without a guard.
wars-hint-capture-unit = You choose which of your Cultists is captured. It gives its captor 1 Power in the next Gather phase, then returns to you.

## Battles

wars-hint-pre-battle = You use abilities from before the roll now, each only once in a battle.
wars-hint-assign-kill = Each 6 is a Kill. Choose which of your pieces takes it: give up the one you can spare.
wars-hint-assign-kill-theirs = Each 6 is a Kill. You decide for the enemy here: choose the piece they can least spare.
wars-hint-assign-pain = Each 4 or 5 is a Pain. Choose which of your pieces takes it: that piece must retreat.
wars-hint-assign-pain-theirs = Each 4 or 5 is a Pain. You decide for the enemy here: choose which of their pieces must retreat.
wars-hint-retreat-area = Your Pained piece goes to an adjacent area without pieces of the enemy.
wars-hint-retreat-area-theirs = You decide for the enemy here: send their Pained piece where it can do the least harm.
wars-hint-no-room = You have nowhere to retreat to: you lose one piece, and the others stay.

## Great Cthulhu

wars-hint-devour-unit = You are fighting Cthulhu: you lose one piece before any dice are rolled, and you choose which.
wars-hint-absorb-shoggoth = Before the roll, a Shoggoth can swallow your own Monsters and Cultists to grow stronger.
wars-hint-absorb-unit = For each piece it swallows, this Shoggoth rolls 3 more dice in this battle.
wars-hint-devolve = After anyone’s action, your Acolytes may become Deep Ones, as long as your pool has some. Standing orders (F9) can skip this.
wars-hint-dreams-area = Dreams replaces an enemy Acolyte with yours. If it kept a gate, you may take that gate at once.
wars-hint-dreams-side = If the enemy you choose has several Acolytes there, they choose which one they lose.
wars-hint-dreams-unit = You choose which of your Acolytes you lose. If it keeps a gate, that gate is abandoned.
wars-hint-submerge-unit = Pieces that submerge with Cthulhu are off the map and safe, and rise with him later.
wars-hint-emerge-area = Cthulhu can rise in any area, with all pieces that submerged with him.

## Crawling Chaos

wars-hint-abduct-unit = A Nightgaunt gives itself up to drag one of your pieces away: you choose which.
wars-hint-invisibility = A hidden piece does not fight and takes no results in this battle. You may hide one of yours or one of the enemy’s.
wars-hint-seek-and-destroy = Your Hunting Horrors may join any battle of yours from anywhere, at no cost.
wars-hint-emissary = If no enemy Great Old One takes part, Nyarlathotep may take a Kill as a Pain.
wars-hint-madness = With Madness you decide in anyone’s battle which side retreats first and where its Pained pieces go.
wars-hint-harbinger = If an enemy Great Old One is Killed or Pained in a battle with Nyarlathotep, you gain Power or Elder Signs.
wars-hint-pledge = You pay together with the others, or all of you lose. Offers are open, and you may change yours once.

## Black Goat

wars-hint-sacrifice-unit = Giving up two Cultists meets a requirement: you keep the spellbook for good.
wars-hint-blood-sacrifice-unit = In each Doom phase you may trade one Cultist for one Elder Sign. It returns to your pool, and you can recruit it again.
wars-hint-avatar-area = Shub-Niggurath changes places with any player’s Monster or Cultist there. If it kept a gate, that gate is abandoned.
wars-hint-avatar-side = The owner chooses which of their pieces changes places with Shub-Niggurath.
wars-hint-avatar-unit = The piece you choose goes where Shub-Niggurath stood, and she comes here.
wars-hint-ghroth-share = The others could not agree, so you divide the losses among them.
wars-hint-ghroth-unit = You choose which of your Cultists you lose. If a keeper goes, its gate is abandoned.
wars-hint-ghroth-gift-side = Ghroth failed, so you may give an enemy an Acolyte back, or nobody.
wars-hint-ghroth-gift-area = The Acolyte appears in the area you choose.
wars-hint-necrophagy = Your Ghouls may come to anyone’s battle. Each one adds a Pain to both sides.

## Yellow Sign

wars-hint-desecrate-unit = The Desecration gives you a piece at no cost: take the one you need most there.
wars-hint-gift-side = Giving 3 Doom to an enemy meets a requirement. It does the least harm if they are far behind.
wars-hint-he-who-area = Hastur goes to any area with a Cultist of any faction, and you may act once more.
wars-hint-scream-area = The King walks to an adjacent area, and your Undead may walk with him.
wars-hint-scream-unit = Undead that walk with the King cost nothing.
wars-hint-shriek-area = All your Byakhee may fly to one area, from anywhere.
wars-hint-shriek-unit = Choose the Byakhee that fly, one by one.
wars-hint-zingaya-area = If your Undead share an area with an enemy Acolyte, they can turn it into another Undead.
wars-hint-zingaya-side = The enemy you choose decides which of their Acolytes is turned.
wars-hint-zingaya-unit = You choose which of your Acolytes you lose. If it keeps a gate, that gate is abandoned.
wars-hint-vengeance = With Hastur in the battle, you assign the enemy’s Kills and Pains.
