### Questions, in small letters since the banner puts the asked side’s name in front; .hint is at the banner’s right.
### wars-ask-KIND-VARIANT is a question in one of its variants, wars-ask-KIND-OPTION the label of an option in it,
### wars-option-OPTION its label in all others.

## A turn

wars-ask-draft = which faction do you take?
    .hint = one faction, then two, then one more
wars-ask-start-area = where do you set up?
    .hint = with six Acolytes and a gate
wars-ask-slot-side = which of your factions acts?
    .hint = the other one acts after it
wars-ask-before-first-player = change your Power before the first player is chosen?
    .hint = the player with the most Power goes first
wars-ask-before-first-player-done = No
wars-ask-first-player = who goes first this turn?
    .hint = others are tied for the most Power; you decide
wars-ask-first-player-tied = who goes first this turn?
    .hint = you are tied for the most Power
wars-ask-direction = choose the direction of play
    .hint = for this turn
wars-ask-action = choose an action
wars-ask-action-acted = anything else this turn?
    .hint = unlimited actions only
wars-ask-action-counted = choose an action, or end your turn
wars-ask-action-done = End turn
wars-ask-second-action = take a different action as well?
    .hint = after { $first }
wars-ask-second-action-done = No second action
wars-ask-book = which spellbook do you take?
    .hint = for a requirement you have met
wars-ask-ritual = perform a Ritual for { $cost } Power?
    .hint = once per Doom phase
wars-ask-ritual-events = anything else in this Doom phase?
wars-ask-ritual-done = No Ritual
wars-ask-ritual-events-done = Nothing more
wars-ask-doom-order = what comes first in this Doom phase?
wars-ask-doom-order-done = Nothing more
wars-ask-doom-event = use { $name } in this Doom phase?
wars-ask-doom-event-blood-sacrifice = eliminate a Cultist for an Elder Sign?
    .hint = { $name }
wars-ask-doom-event-done = No
wars-ask-reveal = reveal an Elder Sign?
    .hint = before the Doom phase ends
wars-ask-reveal-done = Done revealing

## Common actions

wars-ask-move-unit = choose a unit to move
    .hint = each unit moves once
wars-ask-move-unit-more = choose another unit to move
    .hint = { $moved } moved, each unit once
wars-ask-move-unit-done = Done moving
wars-ask-move-area = where does { THE($unit) } go?
wars-ask-battle-area = where do you attack?
wars-ask-battle-enemy = whom do you attack { IN($area) }?
wars-ask-gate-area = where do you build the gate?
wars-ask-gate-keeper = which unit keeps the gate { IN($area) }?
wars-ask-control-area = which gate do you take?
    .hint = free
wars-ask-abandon-area = which gate do you leave?
    .hint = free
wars-ask-recruit-area = where do you recruit the Acolyte?
wars-ask-summon-unit = which unit do you summon?
wars-ask-summon-unit-more = summon another unit?
    .hint = { $count } so far
wars-ask-summon-unit-done = Done summoning
wars-ask-summon-area = at which gate do you summon { THE($unit) }?
wars-ask-awaken-unit = which Great Old One do you awaken?
wars-ask-awaken-area = where do you awaken { THE($unit) }?
wars-ask-awaken-cultist = which Cultist do you eliminate for Shub-Niggurath?
    .hint = the first of two
wars-ask-awaken-cultist-more = which second Cultist do you eliminate?
    .hint = the second of two
wars-ask-capture-area = where do you capture a Cultist?
wars-ask-capture-side = whose Cultist do you capture { IN($area) }?
wars-ask-capture-unit = which Cultist do{ ES($by) } { THE($by) } capture?
    .hint = { IN($area) }

## Battles

wars-ask-pre-battle = use an ability before the roll?
    .hint = battle { IN($area) }
wars-ask-pre-battle-done = Go on to the roll
wars-ask-assign-kill = which unit is Killed?
    .hint = last one to assign
wars-ask-assign-kill-more = which unit is Killed?
    .hint = { $due ->
        [one] { $due } Kill to assign
       *[other] { $due } Kills to assign
     }
wars-ask-assign-kill-theirs = which { $of } unit is Killed?
    .hint = { $due ->
        [one] { $due } Kill to assign
       *[other] { $due } Kills to assign
     }
wars-ask-assign-pain = which unit is Pained?
    .hint = last one to assign
wars-ask-assign-pain-more = which unit is Pained?
    .hint = { $due ->
        [one] { $due } Pain to assign
       *[other] { $due } Pains to assign
     }
wars-ask-assign-pain-theirs = which { $of } unit is Pained?
    .hint = { $due ->
        [one] { $due } Pain to assign
       *[other] { $due } Pains to assign
     }
wars-ask-retreat-area = where does { THE($unit) } retreat?
    .hint = { FROM($area) }
wars-ask-no-room = nowhere to retreat: which unit is lost?
    .hint = the others stay { IN($area) }

## Great Cthulhu

wars-ask-devour-unit = which unit does Cthulhu devour?
    .hint = before the roll
wars-ask-absorb-shoggoth = which Shoggoth absorbs?
    .hint = before the roll
wars-ask-absorb-unit = which unit does the Shoggoth absorb?
    .hint = 3 more dice for each
wars-ask-devolve = turn an Acolyte into a Deep One?
    .hint = Devolve, free
wars-ask-devolve-done = No Devolve
wars-ask-dreams-area = where do you send Dreams?
wars-ask-dreams-side = whose Acolyte do you replace { IN($area) }?
wars-ask-dreams-unit = which Acolyte do you lose to Dreams?
    .hint = { IN($area) }
wars-ask-submerge-unit = which unit submerges with Cthulhu?
    .hint = { FROM($area) }
wars-ask-submerge-unit-done = Done submerging
wars-ask-emerge-area = where does Cthulhu emerge?

## Crawling Chaos

wars-ask-abduct-unit = which unit does the Nightgaunt drag away?
    .hint = before the roll
wars-ask-invisibility = which unit does the Flying Polyp hide?
    .hint = it leaves the battle
wars-ask-seek-and-destroy = which Hunting Horror joins the battle?
    .hint = { IN($area) }
wars-ask-emissary = turn the Kill on Nyarlathotep into a Pain?
    .hint = Emissary
wars-ask-emissary-yes = Yes, to a Pain
wars-ask-emissary-no = No, he is Killed
wars-ask-madness = whose retreats do you choose first?
    .hint = Madness
wars-ask-madness-no = Let the owners choose
wars-ask-harbinger = what does Harbinger give you for { THE($unit) }?
    .hint = half its cost in Power, or 2 Elder Signs
wars-ask-pledge = how much do you pledge?
wars-ask-pledge-thousand-forms = how much Power do you pledge?
    .hint = the others pledge { $others } of { $amount }
wars-ask-pledge-thousand-forms-last = final pledge: how much Power?
    .hint = the others pledge { $others } of { $amount }
wars-ask-pledge-ghroth = how many Cultists do you pledge?
    .hint = the others pledge { $others } of { $amount }
wars-ask-pledge-ghroth-last = final pledge: how many Cultists?
    .hint = the others pledge { $others } of { $amount }
wars-ask-pledge-thousand-forms-pledge = { $number } Power
wars-ask-pledge-thousand-forms-last-pledge = { $number } Power
wars-ask-pledge-ghroth-pledge = { $number ->
    [one] { $number } Cultist
   *[other] { $number } Cultists
 }
wars-ask-pledge-ghroth-last-pledge = { $number ->
    [one] { $number } Cultist
   *[other] { $number } Cultists
 }

## Black Goat

wars-ask-sacrifice-unit = which Cultist do you eliminate?
    .hint = the first of two
wars-ask-sacrifice-unit-more = which second Cultist do you eliminate?
    .hint = the second of two
wars-ask-blood-sacrifice-unit = which Cultist do you eliminate?
    .hint = for 1 Elder Sign
wars-ask-avatar-area = where does Shub-Niggurath go?
    .hint = she changes places with a unit there
wars-ask-avatar-side = whose unit { IN($area) } changes places with her?
wars-ask-avatar-unit = which unit changes places with Shub-Niggurath?
    .hint = { FROM($area) }
wars-ask-ghroth-share = how many Cultists do{ ES($of) } { THE($of) } lose?
    .hint = { $left } left to divide
wars-ask-ghroth-unit = which Cultist do you lose to Ghroth?
    .hint = { $number } to lose
wars-ask-ghroth-gift-side = whose Acolyte appears?
    .hint = Ghroth failed
wars-ask-ghroth-gift-side-no = No one’s
wars-ask-ghroth-gift-area = where does the { $of } Acolyte appear?
wars-ask-necrophagy = which Ghoul joins the battle?
    .hint = 1 more Pain for each side
wars-ask-necrophagy-done = No more Ghouls

## Yellow Sign

wars-ask-desecrate-unit = which unit appears { IN($area) }?
    .hint = free
wars-ask-gift-side = which enemy gets 3 Doom?
wars-ask-he-who-area = where does Hastur go?
    .hint = any other area with a Cultist
wars-ask-scream-area = where does the King in Yellow go?
wars-ask-scream-unit = which Undead go with the King?
    .hint = { TO($area) }
wars-ask-scream-unit-done = No more Undead
wars-ask-shriek-area = where do the Byakhee gather?
wars-ask-shriek-unit = which Byakhee flies { TO($area) }?
wars-ask-shriek-unit-done = No more Byakhee
wars-ask-zingaya-area = where do you use Zingaya?
wars-ask-zingaya-side = whose Acolyte { IN($area) } becomes an Undead?
wars-ask-zingaya-unit = which Acolyte becomes an Undead?
    .hint = { IN($area) }
wars-ask-vengeance = assign the enemy’s losses yourself?
    .hint = Vengeance
wars-ask-vengeance-yes = Yes, you choose
wars-ask-vengeance-no = No, they choose

## Options, where the question has no label of its own

wars-option-area = { $area }
wars-option-unit = { $unit } { IN($area) }
wars-option-unit-alone = { $unit }
wars-option-side = { $side }
wars-option-book = { $book }
wars-option-direction-1 = Clockwise
wars-option-direction-0 = Counterclockwise
wars-option-done = Done
wars-option-no = No
wars-option-yes = Yes
wars-option-pledge = { $number }
wars-option-share = { $number ->
    [one] { $number } Cultist
   *[other] { $number } Cultists
 }
wars-option-power = { $number } Power
wars-option-signs = { $number ->
    [one] { $number } Elder Sign
   *[other] { $number } Elder Signs
 }
wars-option-reveal = Elder Sign worth { $number }
# What tells units apart that are otherwise called the same.
wars-option-keeper = { $label }, gate keeper
wars-option-asleep = { $label }, asleep
wars-option-killed = { $label }, Killed
wars-option-pained = { $label }, Pained
