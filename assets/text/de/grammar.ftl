# Wie Namen, Zahlen und Aufzählungen in deutschen Sätzen stehen.
# Attribute der Namen: gender (m, f, n, pl; keines: ohne Artikel), weak („der Indische Ozean“), oblique („den Indischen
# Ozean“, „dem Indischen Ozean“), genitive, plural, plural-dative. Was fehlt, ist wie der Name selbst.

form-name = { $number ->
    [1] { $name }
   *[other] { $number } { $plural }
 }
form-the = { $gender ->
    [m] der { $weak }
    [f] die { $weak }
    [n] das { $weak }
    [pl] die { $weak }
   *[none] { $name }
 }
form-the-acc = { $gender ->
    [m] den { $oblique }
    [f] die { $weak }
    [n] das { $weak }
    [pl] die { $weak }
   *[none] { $name }
 }
form-of = { $gender ->
    [m] des { $genitive }
    [f] der { $oblique }
    [n] des { $genitive }
    [pl] der { $oblique }
   *[none] von { $name }
 }
form-in = { $gender ->
    [m] im { $oblique }
    [f] in der { $oblique }
    [n] im { $oblique }
    [pl] in den { $oblique }
   *[none] in { $name }
 }
form-to = { $gender ->
    [m] in den { $oblique }
    [f] in die { $weak }
    [n] ins { $weak }
    [pl] in die { $weak }
   *[none] nach { $name }
 }
form-from = { $gender ->
    [m] aus dem { $oblique }
    [f] aus der { $oblique }
    [n] aus dem { $oblique }
   *[none] aus { $name }
 }
form-a = { $number ->
    [1] { $gender ->
        [f] eine { $name }
        [none] { $name }
       *[m] ein { $name }
     }
   *[other] { $number } { $plural }
 }
form-a-acc = { $number ->
    [1] { $gender ->
        [m] einen { $oblique }
        [f] eine { $name }
        [n] ein { $name }
       *[none] { $name }
     }
   *[other] { $number } { $plural }
 }
form-a-dat = { $number ->
    [1] { $gender ->
        [m] einem { $oblique }
        [f] einer { $oblique }
        [n] einem { $oblique }
       *[none] { $name }
     }
   *[other] { $number } { $plural-dative }
 }
form-your-acc = { $gender ->
    [m] deinen { $oblique }
    [f] deine { $name }
   *[n] dein { $name }
 }
form-ordinal = { $number }.
form-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 } { NUMBER($year, useGrouping: "false") }

list-two = { $first } und { $last }
list-start = { $first }, { $last }
list-middle = { $first }, { $last }
list-end = { $first } und { $last }
list-or-two = { $first } oder { $last }
list-or-start = { $first }, { $last }
list-or-middle = { $first }, { $last }
list-or-end = { $first } oder { $last }

number-group = .
number-decimal = ,

language-name = Deutsch
