### Die sechs Riten: was eine Karte bewirken würde, was auf dem Tisch liegt und wie es um alle steht.

## Wie es um einen Kultisten steht: neben einer Zahl, oder am Ende für sich (.left).

rites-tally-none = noch nichts
    .left = nichts erobert
rites-tally-points = { $points ->
    [one] Punkt
   *[other] Punkte
 } · { $captured ->
    [one] { $captured } Karte
   *[other] { $captured } Karten
 }
rites-tally-wall = { $points ->
    [one] Punkt
   *[other] Punkte
 } · { $captured ->
    [one] { $captured } Wand
   *[other] { $captured } Wände
 }
    .none = keine Wand
rites-tally-grave = { $points ->
    [one] Punkt
   *[other] Punkte
 } · { $captured ->
    [one] { $captured } Grab
   *[other] { $captured } Gräber
 }
    .none = noch kein Grab
rites-tally-left = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } · { $captured ->
    [one] { $captured } Karte
   *[other] { $captured } Karten
 }
    .wall = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     } · { $captured ->
        [one] { $captured } Wand
       *[other] { $captured } Wände
     }
    .grave = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     } · { $captured ->
        [one] { $captured } Grab
       *[other] { $captured } Gräber
     }
rites-tally-cards = { $cards ->
    [1] letzte Karte
   *[other] Karten übrig
 }
    .left = { $cards ->
        [0] keine Karte mehr
        [1] noch eine Karte
       *[other] noch { $cards } Karten
     }
rites-tally-cthulhu = hat Cthulhu
    .without = ohne Cthulhu
    .no-gate = noch ohne Tor
    .no-gate-left = ohne Tor
rites-step-opened = geöffnet
rites-step-cthulhu = Cthulhu
rites-step-close = schließen

## Wie weit ein Ritus ist

rites-progress-gate = Tor { $gate }
rites-progress-trees = { $trees ->
    [one] { $trees } Baum
   *[other] { $trees } Bäume
 }, { $grown } vollendet
rites-progress-walls = { $done } von { $count } Wänden erobert
rites-progress-graves = { $done } von { $count } Gräbern geplündert
rites-progress-prizes = { $prizes ->
    [one] noch { $prizes } Beutekarte
   *[other] noch { $prizes } Beutekarten
 }

## Was eine Karte bewirken würde: Cthulhu erhebt sich

rites-tells-opens = Du öffnest das Tor: { CAP_THE($cult) } herrscht.
rites-tells-you-close = **Du schließt das Tor.**
rites-tells-closes = **{ $name } schließt das Tor**: { $card }.
rites-tells-takes-cthulhu = <gold>Cthulhu wird dabei gefangen.</>
rites-tells-leaves-cthulhu = Cthulhu bleibt in der Mitte.
rites-tells-you-lead = **Du führst**, bis jemand deine Karte schlägt.
rites-tells-beaten = { $name } führt: { $card }, { $rank }.
rites-tells-summons = <gold>Das beschwört Cthulhu, wo er auch ist.</>

## Der Baum auf dem Hügel, Berge des Wahnsinns

rites-tells-plants = Pflanzt Baum { $number }.
rites-tells-grows = Lässt Baum { $number } wachsen.
rites-tells-double = Lässt Baum { $number } wachsen: **ein Doppelzug**: Du musst noch eine Karte spielen.
rites-tells-completes = **Vollendet Baum { $number }**, ein Doppelzug: Du musst noch eine Karte spielen.
rites-tells-ridge = Kommt als { $rank } an den Grat.
rites-tells-above = Kommt an den Hang über { $rank }.
rites-tells-beneath = Kommt an den Hang unter { $rank }.

## Das Grauen von Dunwich

rites-tells-pair = { $one } und { $other }: Summe **{ $sum }**, Differenz **{ $difference }**.
rites-tells-reveal-wilbur = Deckt eine von Wilburs Wänden auf.
rites-tells-reveal-horror = Deckt eine Wand des Grauens auf.
rites-tells-captures = **Erobert die Wand.**
rites-tells-forego = Legt { $one } und { $other } ohne Wirkung ab.

## Der Hund, Aus Äonen

rites-tells-joins = Trifft an Grab { $number } auf { $name }: **Ihr grabt**, nachdem du hineingesehen hast, wenn du nicht weiterziehst.
rites-tells-alone = Steht allein an Grab { $number }. Du siehst hinein.
rites-tells-bluff = Dein Ghul gehört { TOWARD($cult) }: Diese Karte kannst du nicht zeigen. **Ein Bluff.**
rites-tells-can-show = **Du kannst sie zeigen: { $own } und { $mine } sind { $total }.**
rites-tells-reaches = { $name } kommt höchstens auf { $most }.
rites-tells-bid = Bietet **{ $rank }** für eine Karte im Wert von { $prize }.

## Auf dem Tisch: Cthulhu erhebt sich

rites-gate-yours = deine Karte
rites-gate-laid = **{ $card }**
    gelegt von { $name }
rites-gate-askew = <second>schräg: noch kein Tor geöffnet</>
rites-gate-leads = <second>bisher die höchste: würde das Tor schließen</>
rites-gate-opened = öffnete das Tor
    .not = noch kein Tor geöffnet
rites-gate-center = **Cthulhu** ist in der Mitte.
    Schließt du das Tor und bist berechtigt, fängst du ihn.
    .empty = Hierher kommt Cthulhu, wenn er beschworen wird.
rites-gate-before = bei { $name }
    .you = bei dir
    .none = nicht zu sehen
rites-gate-no-green = Das erste Tor darfst du nicht mit Grün öffnen.
    .short = Nicht am ersten Tor.
rites-gate-no-cthulhu = Am ersten Tor darf niemand Cthulhu spielen.
rites-gate-follow = Dieses Tor verlangt { CAP($color) }, und du hast es: Du musst bedienen.

## Der Baum auf dem Hügel

rites-tree-plant = Hier kannst du einen weiteren Baum pflanzen.
rites-tree-grown = **Baum { $number }** ist vollendet.
    .short = vollendet
rites-tree-grows = **Baum { $number }**
    Wächst mit { OR($ranks) }.
    .short = wächst mit { OR($ranks) }
rites-tree-ranks = { COMMA($ranks) }
rites-tree-none = Diese Karten passen an keinen Baum, der jetzt wachsen darf.

## Das Grauen von Dunwich

rites-dunwich-house = **Bauernhaus: { $twin }**
    Ein Paar mit Summe oder Differenz { $rank } deckt eine Wand auf.
rites-dunwich-down = <second>{ $walls ->
        [0] Keine seiner Wände liegt verdeckt.
        [one] { $walls } seiner Wände liegt verdeckt.
       *[other] { $walls } seiner Wände liegen verdeckt.
    }</>
    .done = <second>Alle seine Wände sind erobert.</>
rites-dunwich-wall = Wand { $number }
    .caption = Wand { $number }
    .now = jetzt aufgedeckt
    .captured = **Wand { $number }**
        erobert
    .open = **Wand { $number }: { $card }**
        Ein Paar mit Summe oder Differenz { $rank } erobert sie.
rites-dunwich-unseen = Sie ist noch nicht aufgedeckt.
rites-dunwich-wilbur = WILBUR
rites-dunwich-horror = DAS GRAUEN

## Berge des Wahnsinns

rites-mountain-first = Hier beginnt der Grat, mit jeder Karte außer einem verbotenen Buch.
    .caption = der Grat
rites-mountain-ridge = **Der Grat**
    Es passt { OR($ranks) }.
    .full = **Der Grat**
        Der Grat ist vollständig.
rites-mountain-slope = **{ $half ->
        [above] Hang über { $rank }
       *[beneath] Hang unter { $rank }
    }**{ $cards ->
        [0] {""}
        [one] , { $cards } Karte
       *[other] , { $cards } Karten
    }
    Es passt { OR($ranks) } oder eine Klippe.
rites-mountain-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
rites-mountain-no-slope = Auf dem Grat und an den Hängen fehlt die Nachbarzahl.
rites-mountain-no-book = Ein verbotenes Buch kann nicht das Ältere Zeichen sein.

## Aus Äonen

rites-aeons-to-come = **Karten der Bruderschaft, die noch kommen**
    { COMMA($cards) }
    .none = Es kommen keine Karten mehr.
    .caption = noch { $left }
rites-aeons-aside = **Beiseitegelegt**
    Niemand hat diese Karten, und niemand hat sie gesehen.
    .caption = beiseite: { $cards }
rites-aeons-next = Hier wird die nächste Karte aufgedeckt.
rites-aeons-prize = **{ $card }**
    { $rank ->
        [one] { $rank } Punkt
       *[other] { $rank } Punkte
    } wert
    .book = **{ $card }**
        verdoppelt die beste andere Beute des Besitzers
rites-aeons-bids = Gebote von { $name }
    .none = { $name } hat keine Karte zum Bieten.
    .caption = dein Gebot
    .yours = Dein Gebot: **{ $card }**, { $rank }. Aufgedeckt wird, wenn alle geboten haben.
    .theirs = Gebot von { $name }: **{ $card }**, { $rank }. Aufgedeckt wird, wenn alle geboten haben.
    .here = Hierher kommt das Gebot von { $name }.

## Der Hund

rites-hound-ghoul = **{ $card }**, Ghul von { $name }
    Helfen kann ihm ein Handlanger { OF($cult) }.
rites-hound-grave = Grab { $number }
    .looted = **Grab { $number }**
        geplündert
    .open = **Grab { $number }**
        { $card }, { $rank ->
            [one] { $rank } Punkt
           *[other] { $rank } Punkte
        } wert
rites-hound-unseen = Hier hat noch niemand gegraben.
rites-hound-others = Die anderen haben sie nicht gesehen, soweit du weißt.
rites-hound-laid = { $name } hat eine Karte gelegt.
rites-hound-henchman = Dein Handlanger: **{ $card }**, { $rank }. Nur du hast ihn gesehen.
    .theirs = Handlanger von { $name }: **{ $card }**, { $rank }. Sonst hat ihn niemand gesehen.
rites-hound-bluff = Von einem anderen Kult als dein Ghul: Du kannst sie legen, aber nie zeigen. Ein Bluff.
rites-dig = Am Grab { $number }
    .short = Grab { $number }
    .worth = Wert { $rank }
    .turn = Öffnen
    .lay = Legen
    .show = Zeigen
    .loot = Rauben
    .higher = Die höhere Summe plündert.
    .bluff = Zeig eine Karte vom Kult deines Ghuls, oder lass eine andere verdeckt: ein Bluff.

## Gemalte Wörter

rites-mark-summoned = BESCHWOREN
rites-mark-leads = führt
rites-mark-looted = geplündert
rites-mark-captured = erobert
