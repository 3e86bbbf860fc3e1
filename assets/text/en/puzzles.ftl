### Around puzzles: the list and the panel beside the table. The puzzles’ own words lie beside each game.

## The list

puzzles-count = { $count ->
    [one] { $count } position
   *[other] { $count } positions
 }
puzzles-stars = { $now } of { $all ->
    [one] { $all } star
   *[other] { $all } stars
 }
puzzles-looking = Looking for puzzles …
puzzles-none = There are no puzzles.
puzzles-own = Put your own puzzles into the folder { $folder }.
error-puzzles-files = { $count ->
    [one] One file cannot be played:
   *[other] { $count } files cannot be played:
 }
error-puzzles-read = The puzzles cannot be read

puzzles-best = Best known
    .told = **{ $result }.** { $proof }
    .searched = Every line of play was searched.
puzzles-yours = Your best
    .never = Not tried yet
    .open = Not solved yet, { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
     }
    .solved = Solved, { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
     }

puzzles-star = Stars
puzzles-star-1 = solved
puzzles-star-2 = without a hint or undo
puzzles-star-3 = with the best known result

puzzles-play = Play
puzzles-hint = Hint
puzzles-solution = Solution
puzzles-watch = Watch it
puzzles-taken = A hint costs one star in your next try.
puzzles-lessons = Lessons

## Beside the table

puzzles-left = { $left } more to go
puzzles-over = Start over
puzzles-give-up = Give up and show
puzzles-leave = All puzzles
puzzles-next = Next: { $title }
puzzles-again = Play again
puzzles-try = Try again
puzzles-solved = Solved
puzzles-better = There is a better result: { $best }.
puzzles-helped = You earn more stars without a hint or undo.
puzzles-lost = Not this time
    .text = You can no longer reach the goal. Try again, or take back your last choices.
puzzles-showing = The solution
puzzles-shown = This is how
puzzles-trap = The trap
