### Around lessons: the panel beside the table, the path of lessons. The lessons’ own words lie beside each game.

## Beside the table

lessons-panel-lesson = Lesson { $number } of { $count }
lessons-panel-step = Step { $number } of { $count }
lessons-panel-why = Why
lessons-panel-leads = What it leads to
lessons-panel-continue = Continue
lessons-panel-show = Show me
lessons-panel-back = Back
lessons-panel-skip = Skip step
lessons-panel-leave = Leave
    .tip = Your progress is saved.
lessons-panel-safe = You can’t do anything wrong here: undo is free.
lessons-panel-done = Lesson done
lessons-panel-next = Next: { $title }
lessons-panel-again = Play again
lessons-panel-path = All lessons
lessons-panel-return = Back to where you were
lessons-panel-stay = Look around
lessons-panel-thinking = The others are playing …
lessons-panel-play-on = Play on

# What is said to an answer that does not help.
lessons-reply-other = That’s allowed, but it doesn’t lead to your goal. Look at what is highlighted, or press **Show me**.
lessons-reply-later = That isn’t possible right now. Play on: it will be possible again on your next turn. Or skip the step.
lessons-reply-stuck = This step cannot be finished: the answers in the lesson’s file do not lead to its end. Try something of your own, or leave the lesson.
lessons-reply-shown = Here’s one way to do it.

lessons-menu-go-on = Continue lesson
lessons-menu-again = Start over
lessons-menu-rules = Rules
lessons-menu-settings = Settings
lessons-menu-report = Report a problem
lessons-menu-leave = All lessons
lessons-menu-return = Back to where you were

lessons-table-save = You don’t need to save: your progress in a lesson is saved automatically.
lessons-table-seats = In a lesson, the other players do what the lesson needs.

## From cards and rules

lessons-link = Lesson: { $title }

## The path

lessons-puzzles = Puzzles
lessons-left = { $done } of { $count } lessons · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } to go
lessons-all-done = All { $count } lessons done
lessons-done = done
lessons-known = known
lessons-at = step { $step } of { $count }
lessons-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
lessons-of = { $game } · lesson { $number }
lessons-learns = You will learn
lessons-steps = Steps
lessons-begin = Start lesson
lessons-continue = Continue at step { $step }
lessons-again = Play again
lessons-over = Start over
lessons-mark = Mark as known
lessons-unmark = Mark as not known
lessons-any = You can take any lesson at any time.
lessons-own = Put your own lessons into the folder { $folder }.
lessons-none = The lessons are missing. Reinstall Mythos Table to get them back.
lessons-looking = Looking for lessons …

error-lessons-files = { $count ->
    [one] One lesson file cannot be used:
   *[other] { $count } lesson files cannot be used:
 }
error-lessons-read = The lessons cannot be read
error-lessons-alike = { $file } has the id { $id }, which another file already uses.
error-lessons-twice = Another file also uses the id { $id }.
error-lessons-newer = { $file } was made for a newer version of Mythos Table. Update the program to play it.
error-lessons-lesson = { $file } is not a lesson that can be played: { $why }.
error-lessons-puzzle = { $file } is not a puzzle that can be played: { $why }.

# What is wrong inside a lesson or puzzle, for whoever writes one.
error-lessons-seat = there is no seat { $seat }
error-lessons-text = a text contains characters that cannot be shown: { $text }
error-lessons-endless = nothing says when it is solved
error-lessons-already-solved = it is solved before its first answer
error-lessons-already-lost = it is lost before its first answer
error-lessons-choices = step { $step } must have one right answer among its choices
error-lessons-step = step { $step } ({ $title }) cannot be finished with its own answers
error-lessons-holds = after step { $step } ({ $title }) a condition in “holds” is not met
error-lessons-solution = its solution does not solve it
error-lessons-solution-stops = its solution stops before it is solved
error-lessons-not-best = its solution has the result { $result }; the best is { $best }

# Who sits at a seat of a lesson that names nobody.
