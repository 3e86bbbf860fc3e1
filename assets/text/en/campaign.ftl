### Campaigns: leagues and stories, their pages, goals, aids, and what can go wrong with them

## The list of campaigns

campaign-league-card = The same people and bots play a series of games, of one kind or several. The standings decide who wins.
    .players = 2 to 6 players
campaign-empty = You have not started a campaign yet.
campaign-looking = Looking for campaigns …
campaign-in-play = In progress
    .note = { $going } in progress · { $over } over
campaign-open = Continue
    .over = See how it ended
campaign-start = Start
campaign-delete = Delete this campaign?
    .text = You cannot get **{ $name }** back. Its games stay among your saved games.
campaign-line-open = { $line } · a game is open
campaign-people-league = League · { COMMA($people) }
campaign-people-league-ironman = League · { COMMA($people) } · Ironman
campaign-people-story = Story · { COMMA($people) }
campaign-people-story-ironman = Story · { COMMA($people) } · Ironman
campaign-book = { $chapters ->
    [one] { $chapters } chapter · 1 or 2 players
   *[other] { $chapters } chapters · 1 or 2 players
 }
campaign-book-own = { $chapters ->
    [one] { $chapters } chapter · 1 or 2 players · { $file }
   *[other] { $chapters } chapters · 1 or 2 players · { $file }
 }
campaign-book-wrong = cannot be played

# How far a campaign is. $leaders are those in the first place.
campaign-line-game = Game { $number } of { $length }
campaign-line-leads = { $leaders ->
    [1] Game { $number } of { $length } · { $leaders } leads
    [2] Game { $number } of { $length } · { $leaders } lead
   *[other] Game { $number } of { $length } · several share the lead
 }
campaign-line-over = { $leaders ->
    [1] Games played: { $count } · { $leaders } won
    [2] Games played: { $count } · { $leaders } share first place
   *[other] Games played: { $count } · several share first place
 }
campaign-line-chapter = Chapter { $number } of { $count }: { $title }
campaign-line-ended = The story has ended: { $title }

# Where a campaign goes on, on the title screen and as the name of a saved game.
campaign-at-game = { $campaign }, game { $number }
campaign-at-chapter = { $campaign }, chapter { $number }
campaign-at-title = { $campaign }, { $title }

## A new league

campaign-who = Who plays
campaign-players = Players
campaign-one = One
campaign-two = Two
campaign-name = Name
    .league = Name of the league
    .usual = Our league
campaign-person = Person
campaign-bot = Bot
campaign-seat-note = a bot can take over at any time
campaign-what = What you play
    .note = click a game to play it more often
campaign-length = Number of games
campaign-factions = Factions
campaign-edition = Edition
campaign-ironman = Ironman
    .league = one save, strict undo
    .story = one save, and no undo, even with an aid
campaign-method-rotate = Rotate
    .note = everyone plays each faction in turn
    .short = factions rotate
campaign-method-draft = Draft
    .note = last place in the standings chooses first
    .short = factions are drafted
campaign-method-chance = Random
    .note = factions are drawn at random
    .short = factions are drawn at random
campaign-mix = { $count ->
    [0] not played
    [1] once a round
   *[other] { $count } times a round
 }
campaign-mix-exactly = for { $players } players
campaign-mix-between = for { $least } to { $most } players

# What is about to begin. $games is a list of campaign-league-part.
campaign-league-one = { $count ->
    [one] { $names } play **one game** of { $game }.
   *[other] { $names } play **{ $count } games** of { $game }.
 }
campaign-league-several = { $names } play **{ $count } games**: { $games }.
campaign-league-part = { $count } of { $game }
campaign-how = Each chapter is one game with an aim and a bonus goal. Reach them to earn aids, each of which you can use once. Miss them, and your enemies grow stronger. You cannot undo past dice or cards, and you cannot replay a chapter.

## A league

campaign-standing = Standings
    .note = { $count } of { $length } games played
    .ironman = { $count } of { $length } games played · Ironman
campaign-wins = won
campaign-shared = shared
campaign-margin = margin
# What counts, in this order. $points is a list of what is counted: "Doom", or "Doom in Cthulhu Wars".
campaign-ties = Ranked by games won alone, then shared wins, then the margin (your { $points } minus the best opponent’s, over all games), then the places in the most recent games.
campaign-ties-points = { $points } in { $game }
campaign-points = points
campaign-unplayed = No game has been played yet.
campaign-played = Games played
campaign-result-won = **{ $names }** <second>won · { COMMA($points) } { $unit }</>
campaign-result-nobody = **No one** <second>won · { COMMA($points) } { $unit }</>
campaign-result-points = { $name } { $points }
campaign-next = Next game
    .line = game { $number } of { $length }
    .then = game { $number } of { $length }, then { $game }
campaign-play-game = Play game { $number }
    .open = Continue game { $number }
campaign-all-chosen = Everyone has chosen.
campaign-chooses = **{ $name }** chooses a faction
campaign-choose-again = Choose again
campaign-seat-with = { $player } <second>with</> { $factions }
campaign-seat-chooses = { $player } <gold>chooses</>
campaign-seat-waits = { $player } <second>waits</>
campaign-winner = { $names ->
    [1] wins the league
   *[other] share first place
 }
campaign-winner-told = { $wins ->
    [one] { $wins } game won alone, { $shared } shared, margin { $margin }
   *[other] { $wins } games won alone, { $shared } shared, margin { $margin }
 }
# Names one after another, and by themselves.
campaign-names = { $names }
campaign-names-ironman = { $names } · Ironman

## A story

campaign-chapters = Chapters
campaign-chapter = Chapter { $number }
    .game = Chapter { $number } · { $game }
    .position = Chapter { $number } · { $game } · a prepared position
    .play = Play this chapter
    .open = Continue this chapter
    .skipped = skipped
campaign-turn-page = Turn the page
campaign-ending = The ending
campaign-ends = The story ends
campaign-tally = In total
campaign-tally-triumph = { $count ->
    [one] **{ $count }** triumph
   *[other] **{ $count }** triumphs
 }
campaign-tally-victory = { $count ->
    [one] **{ $count }** victory
   *[other] **{ $count }** victories
 }
campaign-tally-defeat = { $count ->
    [one] **{ $count }** defeat
   *[other] **{ $count }** defeats
 }
campaign-triumph = Triumph
campaign-victory = Victory
campaign-defeat = Defeat
campaign-follows = Afterward
campaign-table = At the table
# An enemy who has not been met before.
campaign-enemy = <second>**{ $name }**: { $text }</>
campaign-aim = Aim
campaign-feat = Bonus goal
campaign-purpose-game = Game { $number } of { $length }.
campaign-purpose-aim = Aim: { $goals }.
campaign-purpose-feat = Bonus goal: { $goals }.
campaign-handicap = Handicap: { $given }.
campaign-handicap-of = { $name } { $given }
campaign-free-undo = Undo is free in this chapter.

# A bot at the second person's seat.

## Aids, and what follows from a chapter

campaign-aids = Aids
    .text = <second>You can use each of them once. Choose those you want to use now.</>
campaign-aid-from = From **{ $origin }**. You can use it once.
campaign-aid-power = { $amount } more Power for you at the start
campaign-aid-doom = { $amount } more Doom for you at the start
campaign-aid-foe-power = { $amount } less Power for every enemy
campaign-aid-undo = free undo for a whole chapter
campaign-aid-no-power = This chapter has no Power and no Doom.
campaign-aid-strict = In Ironman, undo stays strict.
campaign-tidings-aid = { ICON("elder_sign") } You have **{ $name }**: { $effect }.
campaign-tidings-stronger = { ICON("warning") } **{ $enemy }**: { COMMA($changes) }.
campaign-tidings-weaker = { ICON("check") } **{ $enemy }**: { COMMA($changes) }.
campaign-change-power-stronger = { $amount } more Power from now on
campaign-change-power-weaker = { $amount } less Power from now on
campaign-change-doom-stronger = { $amount } more Doom from now on
campaign-change-doom-weaker = { $amount } less Doom from now on
campaign-change-level-stronger = plays better from now on
campaign-change-level-weaker = plays worse from now on

## Goals for every game

campaign-goal-win = Win, alone or with others
campaign-goal-win-alone = Win alone
campaign-goal-place = Finish in place { $number } or better
campaign-goal-margin = { $number ->
    [one] Lead by { $number } point or more
   *[other] Lead by { $number } points or more
 }

## What can go wrong

error-campaign-list = The campaigns cannot be read
error-campaign-open = This campaign cannot be opened
error-campaign-renamed = This campaign cannot be renamed
error-campaign-deleted = This campaign cannot be deleted
error-campaign-league = The league cannot start
error-campaign-story = The story cannot start
error-campaign-game = The game cannot start
error-campaign-settle = The finished game cannot be counted
error-campaign-backup = A backup was opened
error-campaign-backup-told = The file of { $name } is damaged. Its backup, one step older, has been opened instead.
error-campaign-unknown = There is no such campaign.
error-campaign-unkept = { $name } cannot be saved: { $problem }.
error-campaign-invalid = This campaign cannot be saved: { $problem }.
error-campaign-long = This campaign has become too long to be saved.
error-campaign-foreign = { $file } is damaged, or is not a campaign of Mythos Table.
error-campaign-unplayable = { $file } contains a game that cannot be played: { $problem }.
error-campaign-must = { $problem } A campaign must always be saved, so nothing has been changed.
error-campaign-people = A story is for one or two people. Each needs a name of their own.
error-campaign-over = This campaign is over. There is no game left to play.
error-campaign-none = No game is in progress in this campaign.
error-campaign-next = The next game cannot be played: { $problem }.
error-campaign-count = The finished game cannot be counted: { $problem }
error-campaign-play = The game cannot be played: { $problem }.
error-campaign-aid-used = One of these aids has already been used.
error-campaign-league-name = The name of the league
error-campaign-league-names = Each player needs a name of their own, so that the standings can tell them apart.
error-campaign-league-edition = There is no edition called { $edition }.
error-campaign-league-players = { $game } is not for { $count } players.
error-campaign-book-foreign = { $file } is not a campaign: it must be a table without positions of its own.
error-campaign-book-invalid = { $file } is not a campaign that can be played: { $problem }.
error-campaign-book-unplayable = { $file } cannot be played: { $problem }.
error-league-taken = { $faction } has been taken already, or is not a faction.

# What is wrong inside a campaign’s file, for its author; names of fields and rules stay as they are in the file.
error-story-chapter = chapter { $chapter }: { $problem }
error-story-ending = ending { $ending }: { $problem }
error-story-twice-chapter = two chapters are called { $name }
error-story-twice-ending = two endings are called { $name }
error-story-twice-enemy = two enemies are called { $name }
error-story-twice-relic = two relics are the artifact { $name }
error-story-no-artifact = unknown artifact “{ $artifact }”. Available: { COMMA($known) }
error-story-no-chapter = there is no chapter { $chapter }
error-story-no-enemy = there is no enemy { $enemy }
error-story-no-mark = no chapter leaves the mark { $mark }
error-story-no-position = there is no prepared position called { $name }
error-story-no-power = in a game of { $game } no one has Power or Doom
error-story-no-relics = a game of { $game } gives no relics
error-story-no-rite = { $known ->
    [0] unknown rite “{ $rite }”: a game of { $game } has none
   *[other] unknown rite “{ $rite }”. Available in a game of { $game }: { COMMA($known) }
 }
error-story-next = { $outcome } leads to { $next }, which is not a later chapter
error-story-last-ending = the last ending must have no conditions, so that there is always one
error-story-first-seat = exactly one seat must be for the first person
error-story-second-seat = only one seat can be for the second person
error-story-enemy-seat = an enemy’s seat must name the enemy, and no other seat may name one
error-story-faction = each seat of this chapter needs a faction
    .none = the seats of this chapter must not name factions
error-story-position = the prepared position { $position } is for another game or number of seats
error-story-position-map = a prepared position already says which map and edition it is for
error-story-position-name = “{ $name }” cannot name a prepared position: use only small letters, digits and hyphens
error-story-needs = { $rule } needs { $field }
error-story-has-no = { $rule } must not have { $field }
error-story-changes-nothing = { $rule } must have power, doom or level
error-goal-game = the goal { $goal } is not for a game of { $game }
error-goal-none = unknown goal “{ $goal }”. Available: { COMMA($known) }
error-goal-number = the goal { $goal } needs a number
    .none = the goal { $goal } must not have a number
error-goal-what = { $known ->
    [0] the goal { $goal } cannot name “{ $what }”; it names nothing
   *[other] the goal { $goal } cannot name “{ $what }”; it may name { COMMA($known) }
 }
