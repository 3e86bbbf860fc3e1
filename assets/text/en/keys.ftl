### What each key does, where and when, as the page of keys shows it. Ids: keys-, and what the key does.

## Choosing

keys-group-choosing = Choosing
keys-number = choose by number; press Enter if a longer number is possible
keys-letter = choose the highlighted area or unit with that badge
keys-done = done, no one or no: end or decline
keys-pass = pass; asks first
keys-escape = one step back, like a right click; otherwise the menu
keys-undo = undo to your last choice
keys-redo = redo
keys-card = the card of what you point at; also a middle click or long press
keys-tab = next button, map, board or log; with Shift, the previous one
keys-arrows = next highlighted unit or area; otherwise the neighbor
keys-zoom = zoom in, zoom out, the whole map
keys-tray = on the map: lay an area’s units out side by side; Esc puts them back
keys-enter = choose the focused item; on a unit or area: open its menu
keys-pages = more choices, if there are several pages; in the log: scroll

## At the table

keys-group-table = At the table
keys-skip = while bots play: skip to your next choice; otherwise like Enter
keys-pause = while bots play: pause or resume
keys-step = while bots play: a single step
keys-signs = look at your Elder Signs and reveal them, at any time
keys-boards = faction cards
keys-seats = seats and standing orders; hand a seat to a bot or take it back
keys-menu = menu
keys-save = save under a name

## Help and looking back

keys-group-help = Help and looking back
keys-hint = a hint for this choice; press again to close it
keys-advice = what a strong player would do, and why; Enter does it, Esc closes it
keys-why = why the last bot moved as it did; when looking back: why that move was made
keys-goals = expand or collapse your goals
keys-coach-show = light up what the coach means
keys-coach-why = the rule behind the coach’s remark
keys-coach-quiet = no more remarks of this kind
keys-reach = show who can reach the area you point at, or where the unit can go
keys-area-signs = show the signs of the areas: claw, crescent, chevron
keys-trails = show what others have done since your last turn
keys-find = search the log; Enter looks back at the line
keys-past = when looking back: previous or next line; U undoes to there, Esc returns

## At the card table

keys-group-card-table = At the card table
keys-card-number = choose the card with that number; the first press shows the numbers
keys-card-menu = a card in your hand: play it, or show what you can do with it; a long press always shows it
keys-power-play = your power-plays, at any time
keys-summary = the rite in short
keys-card-hint = a hint for this choice; press again to close it
keys-log = in small windows: the log
keys-card-advice = what a strong player would do, and why; Enter does it, Esc closes it
keys-card-why = why the last bot played as it did; when looking back: why that move was made
keys-card-goals = expand or collapse your goals
keys-card-coach = the coach: show, why, no more of these
keys-card-past = when looking back at what happened: previous or next line; U undoes to there, Esc returns

## Everywhere

keys-group-everywhere = Everywhere
keys-rules = rules
keys-keys = this list
keys-full-screen = full screen
keys-picture = save a picture of the window in the data folder
keys-report = save a bug report, with the game in it

## In menus and lists

keys-group-menus = In menus and lists
keys-menu-step = next or nearest button
keys-menu-press = press the button, or open its list
keys-menu-change = change the focused choice
keys-menu-scroll = scroll, like the mouse wheel
keys-menu-back = back
keys-title-letter = on the title screen: the letters beside the entries
keys-saves = in the list of saved games: rename, duplicate, delete
keys-watch = in the list of saved games: watch, share, replays
keys-search = search the rules, the saved games or the chronicle
keys-finished = in the chronicle: choose a page, or export the games

## In the theater

keys-group-theatre = In the theater
keys-play = play or pause
keys-frame = one step back, one step forward
keys-leap = previous or next highlight; also Shift with an arrow
keys-turns = previous or next turn
keys-ends = beginning or end
keys-speed = playback speed
keys-view = next view: everything revealed, onlooker, each seat
keys-go-on = a game of your own from this moment
keys-share = write the game into a file to share

## In lessons and puzzles

keys-group-learning = In lessons and puzzles
keys-along = previous or next lesson; Up and Down: another row, or puzzle
keys-begin = start the chosen lesson or puzzle
keys-continue = in a lesson: continue if nothing is asked; at its end: the next lesson
keys-show = in a lesson: show one way to do the step
keys-lesson-undo = undo your last choice; in a puzzle it costs a star
keys-puzzle-hint = a hint for the puzzle; it costs a star
keys-puzzle-over = after a puzzle: the next one, or try again if you lost
keys-lesson-menu = in a lesson: start over or leave; in a puzzle: back to the list
keys-link = on a card or in the rules: to the next link; Enter follows it

## Pages

keys-page-table = At the table
keys-page-cards = At the card table
keys-page-replays = Replays
keys-page-lessons = Lessons
keys-page-menus = Menus and lists

## What stands on the keys, and between them

keys-cap-arrows = Arrows
keys-cap-ctrl = Ctrl
keys-cap-del = Del
keys-cap-delete = Delete
keys-cap-end = End
keys-cap-enter = Enter
keys-cap-esc = Esc
keys-cap-home = Home
keys-cap-letters = Letters
keys-cap-or = or
keys-cap-page-down = Page Down
keys-cap-page-up = Page Up
keys-cap-shift = Shift
keys-cap-space = Space
keys-cap-tab = Tab
