# Wie Namen, Zahlen und Aufzählungen in deutschen Sätzen stehen.
#
# Eine Form ist ein Muster über die Attribute eines Namens: $name ist der Name selbst, $number, wie viele es sind, $self
# der Name mit seiner Zahl. Ein Attribut, das wie eine Form heißt, steht an ihrer Stelle. Fehlt eines, gilt der Name.
#   gender         m, f, n oder pl; ohne steht der Name ohne Artikel (Europa, Cthulhu)
#   sex            m, f, n oder pl: das Fürwort eines Namens ohne Artikel
#   article        the: nie „ein“ (der König in Gelb)
#   way            an: am, zum, vom statt im, in den, aus dem (Flüsse, Riffe)
#   weak           der [Große Cthulhu], die [Schwarze Ziege], das [Gelbe Zeichen]
#   oblique        den, dem [Großen Cthulhu], der [Schwarzen Ziege], dem [Gelben Zeichen]
#   genitive       des [Großen Cthulhu], des [Ghuls]
#   plural         2 [Tiefe Wesen], plural-weak: die 2 [Tiefen Wesen], plural-dative: mit 2 [Tiefen Wesen]

form-name = { $number ->
    [1] { $name }
   *[other] { $number } { $plural }
 }

## Mit bestimmtem Artikel: der, den, dem, des

form-the = { $number ->
    [1] { $gender ->
        [m] der { $weak }
        [f] die { $weak }
        [n] das { $weak }
        [pl] die { $weak }
       *[none] { $name }
     }
   *[other] die { $number } { $plural-weak }
 }
form-the-acc = { $number ->
    [1] { $gender ->
        [m] den { $oblique }
        [f] die { $weak }
        [n] das { $weak }
        [pl] die { $weak }
       *[none] { $name }
     }
   *[other] die { $number } { $plural-weak }
 }
form-the-dat = { $number ->
    [1] { $gender ->
        [m] dem { $oblique }
        [f] der { $oblique }
        [n] dem { $oblique }
        [pl] den { $oblique }
       *[none] { $name }
     }
   *[other] den { $number } { $plural-dative }
 }
form-of = { $number ->
    [1] { $gender ->
        [m] des { $genitive }
        [f] der { $oblique }
        [n] des { $genitive }
        [pl] der { $weak }
       *[none] von { $name }
     }
   *[other] der { $number } { $plural-weak }
 }

## Für sich, als Titel: Der Baum auf dem Hügel; .title, wo der Titel keinen Artikel hat

form-title = { CAP_THE($self) }

## Ein Name, der im Satz nicht als Name zu erkennen wäre: „Träume“, „Die Tausend Jungen“

form-quoted = „{ ALONE($self) }“

## Ohne Artikel im Akkusativ: Fliegenden Polypen beschwören

form-acc = { $number ->
    [1] { $gender ->
        [m] { $oblique }
       *[other] { $name }
     }
   *[other] { $number } { $plural }
 }

## Mit unbestimmtem Artikel: ein, einen, einem, eines

form-a = { $number ->
    [1] { $article ->
        [the] { THE($self) }
       *[a] { $gender ->
            [m] ein { $name }
            [f] eine { $name }
            [n] ein { $name }
           *[none] { $name }
         }
     }
   *[other] { $number } { $plural }
 }
form-a-acc = { $number ->
    [1] { $article ->
        [the] { THE_ACC($self) }
       *[a] { $gender ->
            [m] einen { $oblique }
            [f] eine { $name }
            [n] ein { $name }
           *[none] { $name }
         }
     }
   *[other] { $number } { $plural }
 }
form-a-dat = { $number ->
    [1] { $article ->
        [the] { THE_DAT($self) }
       *[a] { $gender ->
            [m] einem { $oblique }
            [f] einer { $oblique }
            [n] einem { $oblique }
            [pl] { $oblique }
           *[none] { $name }
         }
     }
   *[other] { $number } { $plural-dative }
 }
form-a-gen = { $number ->
    [1] { $article ->
        [the] { OF($self) }
       *[a] { $gender ->
            [m] eines { $genitive }
            [f] einer { $oblique }
            [n] eines { $genitive }
           *[none] von { $name }
         }
     }
   *[other] von { $number } { $plural-dative }
 }

## Verneint: kein, keinen

form-no = { $gender ->
    [m] kein { $name }
    [f] keine { $name }
    [n] kein { $name }
    [pl] keine { $weak }
   *[none] nicht { $name }
 }
form-no-acc = { $gender ->
    [m] keinen { $oblique }
    [f] keine { $name }
    [n] kein { $name }
    [pl] keine { $weak }
   *[none] nicht { $name }
 }

## Besitz: dein, deinen, deinem, deines; ohne Artikel richtet es sich nach dem Fürwort

form-your = { $number ->
    [1] { $gender ->
        [m] dein { $name }
        [f] deine { $name }
        [n] dein { $name }
        [pl] deine { $weak }
       *[none] { $sex ->
            [m] dein { $name }
            [f] deine { $name }
           *[none] { $name }
         }
     }
   *[other] deine { $number } { $plural-weak }
 }
form-your-acc = { $number ->
    [1] { $gender ->
        [m] deinen { $oblique }
        [f] deine { $name }
        [n] dein { $name }
        [pl] deine { $weak }
       *[none] { $sex ->
            [m] deinen { $name }
            [f] deine { $name }
           *[none] { $name }
         }
     }
   *[other] deine { $number } { $plural-weak }
 }
form-your-dat = { $number ->
    [1] { $gender ->
        [m] deinem { $oblique }
        [f] deiner { $oblique }
        [n] deinem { $oblique }
        [pl] deinen { $oblique }
       *[none] { $sex ->
            [m] deinem { $name }
            [f] deiner { $name }
           *[none] { $name }
         }
     }
   *[other] deinen { $number } { $plural-dative }
 }
form-your-gen = { $number ->
    [1] { $gender ->
        [m] deines { $genitive }
        [f] deiner { $oblique }
        [n] deines { $genitive }
        [pl] deiner { $weak }
       *[none] { $sex ->
            [m] deines { $name }
            [f] deiner { $name }
           *[none] von { $name }
         }
     }
   *[other] deiner { $number } { $plural-weak }
 }

## Fürwörter: er, ihn, ihm; HIS ist der Stamm, an den die Endung kommt: { HIS($side) }en

form-he = { $number ->
    [1] { $gender ->
        [m] er
        [f] sie
        [n] es
        [pl] sie
       *[none] { $sex ->
            [m] er
            [f] sie
            [n] es
            [pl] sie
           *[none] { $name }
         }
     }
   *[other] sie
 }
form-he-acc = { $number ->
    [1] { $gender ->
        [m] ihn
        [f] sie
        [n] es
        [pl] sie
       *[none] { $sex ->
            [m] ihn
            [f] sie
            [n] es
            [pl] sie
           *[none] { $name }
         }
     }
   *[other] sie
 }
form-he-dat = { $number ->
    [1] { $gender ->
        [m] ihm
        [f] ihr
        [n] ihm
        [pl] ihnen
       *[none] { $sex ->
            [m] ihm
            [f] ihr
            [n] ihm
            [pl] ihnen
           *[none] { $name }
         }
     }
   *[other] ihnen
 }
form-his = { $number ->
    [1] { $gender ->
        [f] ihr
        [pl] ihr
        [m] sein
        [n] sein
       *[none] { $sex ->
            [f] ihr
            [pl] ihr
           *[m] sein
         }
     }
   *[other] ihr
 }

## Orte: im Südpazifik, in den Südpazifik, aus dem Südpazifik; in Europa, nach Europa; am Charles River, zum, vom

form-in = { $way ->
    [an] { $gender ->
        [f] an der { $oblique }
       *[m] am { $oblique }
     }
   *[in] { $gender ->
        [m] im { $oblique }
        [f] in der { $oblique }
        [n] im { $oblique }
        [pl] in den { $oblique }
       *[none] in { $name }
     }
 }
form-to = { $way ->
    [an] { $gender ->
        [f] zur { $oblique }
       *[m] zum { $oblique }
     }
   *[in] { $gender ->
        [m] in den { $oblique }
        [f] in die { $weak }
        [n] ins { $weak }
        [pl] in die { $weak }
       *[none] nach { $name }
     }
 }
form-from = { $way ->
    [an] { $gender ->
        [f] von der { $oblique }
       *[m] vom { $oblique }
     }
   *[in] { $gender ->
        [m] aus dem { $oblique }
        [f] aus der { $oblique }
        [n] aus dem { $oblique }
        [pl] aus den { $oblique }
       *[none] aus { $name }
     }
 }

## Mit verschmolzener Präposition: vom Großen Cthulhu, zur Schwarzen Ziege, beim Gelben Zeichen
## Alle anderen stehen vor einem Fall: für { THE_ACC($side) }, mit { THE_DAT($side) }

form-by = { $number ->
    [1] { $gender ->
        [m] vom { $oblique }
        [f] von der { $oblique }
        [n] vom { $oblique }
        [pl] von den { $oblique }
       *[none] von { $name }
     }
   *[other] von den { $number } { $plural-dative }
 }
form-toward = { $number ->
    [1] { $gender ->
        [m] zum { $oblique }
        [f] zur { $oblique }
        [n] zum { $oblique }
        [pl] zu den { $oblique }
       *[none] zu { $name }
     }
   *[other] zu den { $number } { $plural-dative }
 }
form-beside = { $number ->
    [1] { $gender ->
        [m] beim { $oblique }
        [f] bei der { $oblique }
        [n] beim { $oblique }
        [pl] bei den { $oblique }
       *[none] bei { $name }
     }
   *[other] bei den { $number } { $plural-dative }
 }

## Eigenschaftswörter: eine { E($color) } Karte, der { EN($color) } Karte, ein { ES($color) } Tor

form-e = { $name }e
form-en = { $name }en
form-er = { $name }er
form-es = { $name }es

## Zahlen, Tage, Aufzählungen

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
list-comma-two = { $first }, { $last }
list-comma-start = { $first }, { $last }
list-comma-middle = { $first }, { $last }
list-comma-end = { $first }, { $last }

number-group = .
number-decimal = ,

language-name = Deutsch
# Die Attribute, die ein Name als Wort im Satz sind: An ihnen werden Namen in Texten erkannt.
language-forms = weak oblique genitive plural plural-weak plural-dative
