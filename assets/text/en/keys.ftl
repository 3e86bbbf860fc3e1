### What each key does, where and when, as the page of keys shows it. Ids: keys-, and what the key does.

## Choosing

keys-group-choosing = Choosing
keys-number = the choice of that number; Enter ends a number that could go on
keys-letter = the lit place or piece with that badge; the first press shows the badges
keys-done = done, nobody, no: what ends or declines
keys-pass = pass; asks first
keys-escape = step back within an action, a right click does the same; else the menu
keys-undo = undo, back to your last choice
keys-redo = redo
keys-card = the card of what is pointed at or focused; a middle click or a long press does it too
keys-tab = to the next button, map, board or chronicle; Shift turns round
keys-arrows = from one lit piece or area to the next; elsewhere to the neighbor
keys-zoom = the map nearer, farther, all of it
keys-tray = on the map: the pieces of an area side by side; Esc: back
keys-enter = choose the focused item; a piece or an area: what you can do with it
keys-pages = more choices, where there are several pages; in the chronicle: scroll

## At the table

keys-group-table = At the table
keys-skip = while bots play: skip to your next choice; else like Enter
keys-pause = while bots play: pause, or go on
keys-step = while bots play: a single step
keys-signs = view your Elder Signs and reveal them, whoever is to choose
keys-boards = the board of each faction
keys-seats = seats and standing orders; hand a seat to a bot or take it back
keys-menu = the menu
keys-save = save under a name

## Help and looking back

keys-group-help = Help and looking back
keys-hint = a hint for this choice; press again to close
keys-advice = what a strong player would do, and why; Enter does it, again or Esc: away with it
keys-why = why the last bot moved as it did; looking back: why that move was made
keys-goals = your goals: fold or unfold them
keys-coach-show = what the coach means lights up
keys-coach-why = why the coach says so
keys-coach-quiet = no more such remarks
keys-reach = who can come to the area that is pointed at, or where the piece can go
keys-area-signs = the signs of the areas: claw, crescent, chevron
keys-trails = trails of what others did since your last turn
keys-find = find words in the chronicle; Enter in it looks back
keys-past = looking back: the line before, the line after; U undoes to there, Esc returns

## At the card table

keys-group-card-table = At the card table
keys-card-number = the card of the hand in that place; the first press shows the numbers
keys-card-menu = a card of the hand: play it, or tell what you can do with it; a long press always tells
keys-power-play = your power-plays, whoever is to choose
keys-summary = the rite in short
keys-card-hint = a hint for this choice; press again to close
keys-log = in small windows: what happened
keys-card-advice = what a strong player would do, and why; Enter does it, Esc: away with it
keys-card-why = why the last bot played as it did; looking back: why that was done
keys-card-goals = your goals: fold or unfold them
keys-card-coach = the coach: show it, why, no more such remarks
keys-card-past = looking back from a line of what happened; U undoes to there, Esc returns

## Everywhere

keys-group-everywhere = Everywhere
keys-rules = the rules
keys-keys = this list
keys-full-screen = full screen
keys-picture = picture of the window into the data folder
keys-report = save a bug report, with the game in it

## In menus and lists

keys-group-menus = In menus and lists
keys-menu-step = to the next or nearest button
keys-menu-press = press it, or open a list of choices
keys-menu-change = change the choice that is marked
keys-menu-scroll = scroll, as the wheel does
keys-menu-back = back
keys-title-letter = at the title: those written beside the entries
keys-saves = among saved games: rename, copy, delete
keys-watch = among saved games: watch one, share it, the replays
keys-search = search, in the rules, among saved games and in the chronicle
keys-finished = in the chronicle: the page, or write the games into a file

## In the theater

keys-group-theatre = In the theater
keys-play = play, pause
keys-frame = one step back, one step on
keys-leap = the last, the next thing worth seeing; Shift with an arrow does it too
keys-turns = the turn before, the next turn
keys-ends = to the beginning, to the end
keys-speed = how fast it plays
keys-view = with the next eyes: everything open, an onlooker, each seat
keys-go-on = a game of your own from this moment
keys-share = write the game into a file to share

## In lessons and puzzles

keys-group-learning = In lessons and puzzles
keys-along = along the path of lessons; Up and Down: another row, or puzzle
keys-begin = begin the chosen lesson, play the chosen puzzle
keys-continue = in a lesson: continue, if nothing is asked; at its end: the next
keys-show = in a lesson: Show me, one way to do the step
keys-lesson-undo = take back your last choice; in a puzzle it costs a star
keys-puzzle-hint = the hint of a puzzle; it costs a star
keys-puzzle-over = when a puzzle is over: the next one; if it was lost: try again
keys-lesson-menu = in a lesson: start over, or leave; in a puzzle: back to the list
keys-link = on a card or in the rules: to the next link; Enter follows it

## Pages

keys-page-table = At the table
keys-page-cards = At the card table
keys-page-replays = Replays
keys-page-lessons = Lessons
keys-page-menus = Menus and lists
