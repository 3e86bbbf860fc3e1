# How names, numbers and lists stand in English sentences.
# A form is a pattern over a name's attributes; $name is the name itself, $number how many of them,
# $self the name with its number. An attribute that is called like a form takes its place.

form-name = { $number ->
    [1] { $name }
   *[other] { $number } { $plural }
 }
form-the = { $number ->
    [1] { $article ->
        [none] { $name }
       *[the] the { $name }
     }
   *[other] the { $number } { $plural }
 }
form-a = { $number ->
    [1] { $article ->
        [none] { $name }
        [some] { $name }
        [the] the { $name }
        [an] an { $name }
       *[a] a { $name }
     }
   *[other] { $number } { $plural }
 }
form-in = in { THE($self) }
form-to = to { THE($self) }
form-from = from { THE($self) }
form-of = of { THE($self) }
form-your = { $number ->
    [1] your { $name }
   *[other] your { $number } { $plural }
 }
form-called = { $name }

# Verbs that agree with a name: win{ S($side) }, pass{ ES($side) }. A name that is plural by itself,
# as the Ancients, has the attribute agrees = plural.
form-s = { $number ->
    [1] { $agrees ->
        [plural] { "" }
       *[singular] s
     }
   *[other] { "" }
 }
form-es = { $number ->
    [1] { $agrees ->
        [plural] { "" }
       *[singular] es
     }
   *[other] { "" }
 }
form-is = { $number ->
    [1] { $agrees ->
        [plural] are
       *[singular] is
     }
   *[other] are
 }
form-has = { $number ->
    [1] { $agrees ->
        [plural] have
       *[singular] has
     }
   *[other] have
 }
form-its = { $number ->
    [1] { $agrees ->
        [plural] their
       *[singular] its
     }
   *[other] their
 }

form-ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
 }
form-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $day }, { NUMBER($year, useGrouping: "false") }

list-two = { $first } and { $last }
list-start = { $first }, { $last }
list-middle = { $first }, { $last }
list-end = { $first } and { $last }
list-or-two = { $first } or { $last }
list-or-start = { $first }, { $last }
list-or-middle = { $first }, { $last }
list-or-end = { $first } or { $last }
list-comma-two = { $first }, { $last }
list-comma-start = { $first }, { $last }
list-comma-middle = { $first }, { $last }
list-comma-end = { $first }, { $last }

number-group = ,
number-decimal = .

language-name = English
# The attributes of names that are words in sentences: by them, names are found in texts.
language-forms = plural
