### The profile of a person, the game of the day, and goals.

profiles-new = New person
    .asked = What is your name? Your games are counted under it.
    .create = Create
profiles-remove = Remove
    .asked = Remove { $name }?
    .text = The lessons, puzzles and goals of **{ $name }** will be lost. Finished games stay in the chronicle.
profiles-local = Stored on this computer only
error-profiles-name = This name cannot be used

# A person who has given no name, at their own table.
profiles-you = You
# A person who has given no name, on the page of profiles.

profiles-games = { $count ->
    [one] game
   *[other] games
 }
profiles-wins = { $count ->
    [one] win
   *[other] wins
 }
profiles-stars = { $count ->
    [one] star
   *[other] stars
 }
profiles-none = Finish a game to see your results here.
profiles-factions = Wins by faction
profiles-others = Other games
profiles-of = { $won } of { $played }
profiles-records = Records
profiles-record-doom = Highest Doom
profiles-record-dice = Most dice in one battle
profiles-record-turns = Longest game
    .turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
     }
profiles-record-hardest = Strongest bots beaten alone
profiles-goals = Goals
profiles-lessons = Lessons
profiles-puzzles = Puzzles

## The game of the day

profiles-day = Game of the day
profiles-day-play = Play today’s game
profiles-day-same = Everyone gets the same set-up and dice on this date.
profiles-day-legend = gold: won · brass: played
profiles-day-done = You have played today’s game. You can play it again, but only the first time counts.
# A sentence on what is played: { $sides } are the player’s, { $bots } the others.
profiles-day-table = { $sides } against { A($bots) } ({ $strength })
    .both = both { $sides } against { A($bots) } ({ $strength })
profiles-day-told = { $game }: { $table }.
profiles-day-strength-random = plays at random
profiles-day-strength-newcomer = for a first game
profiles-day-strength-beginner = gentle
profiles-day-strength-initiate = gentle
profiles-day-strength-adept = fair
profiles-day-strength-amateur = solid
profiles-day-strength-hierophant = strong
profiles-day-strength-oracle = very strong
profiles-day-strength-expert = very strong
profiles-day-strength-professional = very strong
profiles-day-strength-master = strongest
# What it is called among saved games and in the chronicle.
profiles-day-of = Game of the day, { DAY($date) }

# Monday to Sunday.
profiles-weekday-1 = Mo
profiles-weekday-2 = Tu
profiles-weekday-3 = We
profiles-weekday-4 = Th
profiles-weekday-5 = Fr
profiles-weekday-6 = Sa
profiles-weekday-7 = Su

## Goals: a name, and what to do for it

profiles-goal-first-game = At the table
    .text = Finish a game.
profiles-goal-first-win = First blood
    .text = Win a game.
profiles-goal-wars-win = Lord of the Earth
    .text = Win a game of Cthulhu Wars.
profiles-goal-duel-win = No quarter
    .text = Win a Duel.
profiles-goal-rites-win = Keeper of artifacts
    .text = Win a game of Rites of Cthulhu.
profiles-goal-every-faction = Four masks
    .text = Win with four different factions.
profiles-goal-ten-wins = Habit of winning
    .text = Win ten games.
profiles-goal-adept-win = Past the Apprentices
    .text = Win alone against Apprentices or stronger bots.
profiles-goal-hierophant-win = Past the Regulars
    .text = Win alone against Regulars or stronger bots.
profiles-goal-oracle-win = Unforeseen
    .text = Win alone against Veterans or stronger bots.
profiles-goal-master-win = Master of masters
    .text = Win alone against Masters.
profiles-goal-by-ten = By a wide margin
    .text = Win Cthulhu Wars by 10 Doom or more.
profiles-goal-in-six = In six turns
    .text = Win Cthulhu Wars by turn 6.
profiles-goal-kills = Slaughter
    .text = Kill 12 enemy units in one game.
profiles-goal-captures = A full cage
    .text = Capture five Cultists in one game.
profiles-goal-rituals = Annihilation
    .text = Perform five Rituals in one game.
profiles-goal-gates = Gatewright
    .text = Build six gates in one game.
profiles-goal-instant-death = The skull
    .text = Win a game that ends by Instant Death.
profiles-goal-wars-lessons = Initiated
    .text = Finish nine lessons of Cthulhu Wars.
profiles-goal-rites-lessons = Every rite
    .text = Finish the seven lessons of Rites of Cthulhu.
profiles-goal-five-puzzles = Riddler
    .text = Solve five puzzles.
profiles-goal-all-stars = When the stars are right
    .text = Earn 40 stars in puzzles.
profiles-goal-seven-days = Seven days
    .text = Finish seven games of the day.

## What can be wrong

error-profiles-many = There are already { $most } profiles. Remove one first.
error-profiles-taken = There is already a profile called { $name }.
error-profiles-what = The name of a profile
error-profiles-unkept = The profiles cannot be saved: { $why }.
error-profiles-unread = The profiles cannot be read: { $why }.
error-profiles-damaged = The profiles were damaged and have been reset.
error-profiles-damaged-kept = The profiles were damaged and have been reset. The old file is kept as { $file }.
