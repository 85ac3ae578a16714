### German texts of Nauticus.
###
### `.title` is used at the start of a line, `.acc` is the accusative with its article, `.dat` the dative.
### Messages for amounts and counts get their number from the sentence that references them.

## The game
nauticus-name = Nauticus
nauticus-tagline = Schiffe bauen, ausrüsten und beladen: ein Spiel rund um eine Werft für 2 bis 4 Personen
nauticus-help =
    {"**"}Ziel.** Sammle in 5 Runden (zu zweit 4) mit je 7 Phasen die meisten Siegpunkte (SP).

    {"**"}Eine Phase.** Wer die Phase beginnt, wählt eine Aktion, die in dieser Runde noch nicht dran war, und erhält den Bonus ihres Feldes. Dann führen alle reihum diese Aktion aus oder passen. Nach jeder Phase beginnt im Uhrzeigersinn die nächste Person. Die achte Aktion einer Runde entfällt.

    {"**"}Arbeiter.** Jede Nutzung einer Aktion kostet einen Arbeiter. Die blauen Arbeiter des Feldes helfen allen, aber nur bei dieser Aktion; weitere Nutzungen kosten eigene Arbeiter.

    {"**"}Kaufen.** Das erste Plättchen einer Art kostet den Preis des Feldes, jedes weitere dieser Art in derselben Aktion 4 Taler. Wer alle vier Arten kauft, bekommt noch ein Plättchen geschenkt. Was mindestens 1 Taler gekostet hat, darf gleich in die Werft; alles Kostenlose kommt ins Lager (12 Plätze, Masten brauchen 2).

    {"**"}Schiffe.** Ein Rumpf ist ein 1er-Schiff oder besteht lückenlos aus Bug, bis zu zwei Mittelteilen und Heck. Jedes Teil braucht Mast und Segel. Auf einem Schiff ist nur ein Wappen erlaubt; Kronen passen zu allen. Ein fertiges Schiff bringt sofort eine Belohnung je Mast.

    {"**"}Aktionen ohne Kauf.** Transport: ein Plättchen vom Lager in die Werft. Geld abheben: 2 Taler je Arbeiter. Waren ausliefern: die ganze Ladung eines fertigen, voll beladenen Schiffs, ein Arbeiter je Ware. Wertung der Kronen: je Arbeiter so viele SP, wie du Kronen hast, höchstens 15.

    {"**"}Passen** dreht ein Passe-Plättchen um: Dessen Minuspunkte entfallen am Rundenende, und bis dahin zählt es als Krone. {"**"}Extra-Aktion:** Einmal im Spiel bekommst du vor oder nach der Aktion 2 Arbeiter und führst eine beliebige Aktion aus. Das erste Plättchen jeder Art kostet dann 2 Taler.

    {"**"}Ende.** Ausgelieferte Waren einer Art: 2, 5, 9, 14, 20 SP, dann je 5 mehr. Fertige 1er- bis 4er-Schiffe: 2, 8, 20, 35 SP. Arbeiter, Plättchen im Lager, Teile unfertiger Schiffe und nicht ausgelieferte Waren werden zu je 1 Taler. Je 3 Taler bringen 1 SP.
nauticus-help-edition = { $printed ->
    [1] Preise und blaue Arbeiter entsprechen dem Originalspiel.
   *[other] Nicht alle Werte konnten aus dem Originalspiel übernommen werden. Rekonstruiert sind: { $components }. Wenn du das Spiel besitzt, kannst du die echten Werte an das Team schicken, das den Bot betreibt.
}
nauticus-rebuilt-wheel = die blauen Arbeiter der Drehscheibe
nauticus-rebuilt-prices = { $count ->
    [one] die Preise des Feldes mit dem Bonus { $bonuses }
   *[other] die Preise der Felder mit den Boni { $bonuses }
}
nauticus-unlike-prices = Preise auf dem Feld mit dem Bonus { $bonus }: { $prices } (Regelheft: { $printed })
nauticus-unlike-row = das Feld mit den Preisen { $prices } aus dem Regelheft fehlt
nauticus-unlike-wheel = auf der Drehscheibe fehlt die Zahl { $workers } (blaue Arbeiter im Regelheft: 1, 2 und 3)
nauticus-robot-landlubber = Landratte
    .about = Lernt noch: gut für die erste Partie.
nauticus-robot-deckhand = Leichtmatrose
    .about = Zieht sofort und spielt nicht schlecht.
nauticus-robot-helmsman = Steuermann
    .about = Denkt einige Züge voraus und überrascht ab und zu.
nauticus-robot-captain = Kapitän
    .about = Wägt jeden Zug eine Sekunde lang ab und verzeiht kaum einen Fehler.

## Evaluation terms of robots
nauticus-term-points = Punkte
nauticus-term-means = Taler und Arbeiter
nauticus-term-crowns = Kronen
nauticus-term-ships = Schiffe
nauticus-term-goods = Waren
nauticus-term-extra = Extra-Aktion
nauticus-term-passes = Passen

## Advice: the steps of a turn, as clauses. The bot joins them and capitalizes the first letter.
nauticus-one = { $part-acc }
nauticus-some-vp = { nauticus-amount-vp }
nauticus-some-taler = { nauticus-amount-taler }
nauticus-some-workers = { nauticus-amount-workers }
nauticus-do-choose = „{ $tile }“ wählen
nauticus-do-take = { $part-acc } nehmen
nauticus-do-pass = passen
nauticus-do-done = hier aufhören
nauticus-do-end = den Zug beenden und die Extra-Aktion behalten
nauticus-do-buy = { $taler ->
    [0] { $parts } kostenlos nehmen
   *[other] { $parts } für { nauticus-amount-taler } kaufen
}
nauticus-do-transport = { $parts } in die Werft bringen
nauticus-do-withdraw = { nauticus-amount-taler } abheben
nauticus-do-crowns = mit Kronen { nauticus-amount-vp } erzielen
nauticus-do-deliver = { $goods } ausliefern
nauticus-do-rewards = als Belohnung { $rewards } nehmen
nauticus-do-extra = die Extra-Aktion für „{ $tile }“ nutzen

## Advice: reasons for a turn. These clauses follow a colon.
nauticus-ship = { $size ->
    [1] Einmaster
    [2] Zweimaster
    [3] Dreimaster
   *[other] Viermaster
}
nauticus-why-finish = damit wird ein { nauticus-ship } fertig (am Ende { nauticus-amount-vp })
nauticus-why-can-finish = damit kann ein { nauticus-ship } fertig werden (am Ende { nauticus-amount-vp })
nauticus-why-nearly = für einen { nauticus-ship } (am Ende { nauticus-amount-vp }) braucht es dann nur noch { $missing }
nauticus-why-hull = der Rumpf eines { nauticus-ship }s ist dann vollständig
nauticus-why-deliver = die ausgelieferten Waren bringen am Ende { nauticus-amount-vp } mehr
nauticus-why-can-deliver = damit lassen sich Waren ausliefern, die am Ende { nauticus-amount-vp } bringen
nauticus-why-can-score = die Kronen können sofort { nauticus-amount-vp } bringen
nauticus-why-loaded = der { nauticus-ship } ist dann voll beladen
nauticus-why-set = wer alle vier Arten kauft, bekommt noch ein Plättchen geschenkt
nauticus-why-crown = jede Krone zählt bei jeder Wertung der Kronen
nauticus-why-blue = blaue Arbeiter erledigen alles
nauticus-why-straight = alles kommt ohne „Transport“ direkt in die Werft
nauticus-why-poor = { $taler ->
    [0] es ist kein Geld mehr da
    [1] es ist nur noch { nauticus-amount-taler } da
   *[other] es sind nur noch { nauticus-amount-taler } da
}
nauticus-why-rich = das macht zusammen { nauticus-amount-taler }
nauticus-why-no-use = die Aktion ist gerade nicht möglich
nauticus-why-pass = das spart am Rundenende { nauticus-amount-vp }
nauticus-why-save = so bleiben Arbeiter und Taler für später
nauticus-why-pass-crown = das Passe-Plättchen zählt bis zum Rundenende als Krone
nauticus-why-extra = eine ungenutzte Extra-Aktion ist am Ende nichts wert
nauticus-why-can-pass = Passen spart am Rundenende { nauticus-amount-vp }
nauticus-why-can-withdraw = es lassen sich { nauticus-amount-taler } abheben
nauticus-why-can-buy = { $taler ->
    [0] { $parts } gibt es dort kostenlos
   *[other] { $parts } gibt es dort für { nauticus-amount-taler }
}
nauticus-why-once = in dieser Runde kommt diese Aktion nicht mehr
nauticus-why-last-chance = diese Aktion kommt nicht mehr
nauticus-why-useless = { $count ->
    [one] { $who } kann die Aktion gerade nicht nutzen
   *[other] { $who } können die Aktion gerade nicht nutzen
}
nauticus-why-bonus = als Bonus gibt es { $bonus }
nauticus-why-workers = { $blue ->
    [one] dort ist { $blue } blauer Arbeiter
   *[other] dort sind { $blue } blaue Arbeiter
}

## Game options
nauticus-option-length = Länge
    .about = Normal: 5 Runden, zu zweit 4. Kurz: zwei Runden weniger
nauticus-option-length-full = normal
nauticus-option-length-short = kurz

## Amounts
nauticus-amount-taler = { $taler } Taler
nauticus-amount-workers = { $workers } Arbeiter
    .dat = { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeitern
    }
nauticus-amount-blue = { $blue ->
    [0] keine blauen Arbeiter
    [one] { $blue } blauer Arbeiter
   *[other] { $blue } blaue Arbeiter
}
nauticus-amount-own = { $own ->
    [one] { $own } eigener Arbeiter
   *[other] { $own } eigene Arbeiter
}
nauticus-own = { $own ->
    [one] { $own } eigener
   *[other] { $own } eigene
}
nauticus-amount-vp = { $vp } SP
nauticus-amount-points = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}
nauticus-amount-crowns = { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}

## Tiles
nauticus-part-hull-bow = Bug
    .title = Bug
    .acc = einen Bug
nauticus-part-hull-middle = Mittelteil
    .title = Mittelteil
    .acc = ein Mittelteil
nauticus-part-hull-stern = Heck
    .title = Heck
    .acc = ein Heck
nauticus-part-hull-single = 1er-Schiff
    .title = 1er-Schiff
    .acc = ein 1er-Schiff
nauticus-part-mast-wheel = Steuerrad-Mast
    .title = Steuerrad-Mast
    .acc = einen Steuerrad-Mast
nauticus-part-mast-anchor = Anker-Mast
    .title = Anker-Mast
    .acc = einen Anker-Mast
nauticus-part-mast-whale = Wal-Mast
    .title = Wal-Mast
    .acc = einen Wal-Mast
nauticus-part-mast-compass = Windrosen-Mast
    .title = Windrosen-Mast
    .acc = einen Windrosen-Mast
nauticus-part-mast-crown = Kronenmast
    .title = Kronenmast
    .acc = einen Kronenmast
nauticus-part-sail-wheel = Steuerrad-Segel
    .title = Steuerrad-Segel
    .acc = ein Steuerrad-Segel
nauticus-part-sail-anchor = Anker-Segel
    .title = Anker-Segel
    .acc = ein Anker-Segel
nauticus-part-sail-whale = Wal-Segel
    .title = Wal-Segel
    .acc = ein Wal-Segel
nauticus-part-sail-compass = Windrosen-Segel
    .title = Windrosen-Segel
    .acc = ein Windrosen-Segel
nauticus-part-sail-crown = Kronensegel
    .title = Kronensegel
    .acc = ein Kronensegel
nauticus-part-good-coffee = Kaffee
    .title = Kaffee
    .acc = Kaffee
nauticus-part-good-grain = Getreide
    .title = Getreide
    .acc = Getreide
nauticus-part-good-fish = Fisch
    .title = Fisch
    .acc = Fisch
nauticus-part-good-salt = Salz
    .title = Salz
    .acc = Salz

## Tiles counted
nauticus-count-hull-bow = { $count ->
    [one] { $count } Bug
   *[other] { $count } Buge
}
nauticus-count-hull-middle = { $count ->
    [one] { $count } Mittelteil
   *[other] { $count } Mittelteile
}
nauticus-count-hull-stern = { $count ->
    [one] { $count } Heck
   *[other] { $count } Hecks
}
nauticus-count-hull-single = { $count } × 1er-Schiff
nauticus-count-mast-wheel = { $count ->
    [one] { $count } Steuerrad-Mast
   *[other] { $count } Steuerrad-Masten
}
nauticus-count-mast-anchor = { $count ->
    [one] { $count } Anker-Mast
   *[other] { $count } Anker-Masten
}
nauticus-count-mast-whale = { $count ->
    [one] { $count } Wal-Mast
   *[other] { $count } Wal-Masten
}
nauticus-count-mast-compass = { $count ->
    [one] { $count } Windrosen-Mast
   *[other] { $count } Windrosen-Masten
}
nauticus-count-mast-crown = { $count ->
    [one] { $count } Kronenmast
   *[other] { $count } Kronenmasten
}
nauticus-count-sail-wheel = { $count } Steuerrad-Segel
nauticus-count-sail-anchor = { $count } Anker-Segel
nauticus-count-sail-whale = { $count } Wal-Segel
nauticus-count-sail-compass = { $count } Windrosen-Segel
nauticus-count-sail-crown = { $count } Kronensegel
nauticus-count-good-coffee = { $count } Kaffee
    .acc = { nauticus-count-good-coffee }
nauticus-count-good-grain = { $count } Getreide
    .acc = { nauticus-count-good-grain }
nauticus-count-good-fish = { $count } Fisch
    .acc = { nauticus-count-good-fish }
nauticus-count-good-salt = { $count } Salz
    .acc = { nauticus-count-good-salt }
nauticus-count-masts = { $count ->
    [one] { $count } Mast
   *[other] { $count } Masten
}
nauticus-count-sails = { $count } Segel
nauticus-count-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}

## Emblems
nauticus-emblem-wheel = Steuerrad
nauticus-emblem-anchor = Anker
nauticus-emblem-whale = Wal
nauticus-emblem-compass = Windrose

## Actions
nauticus-tile-hull = Rumpfteile kaufen
nauticus-tile-mast = Mast kaufen
nauticus-tile-sail = Segel kaufen
nauticus-tile-goods = Waren kaufen
nauticus-tile-transport = Transport
nauticus-tile-withdraw = Geld abheben
nauticus-tile-deliver = Waren ausliefern
nauticus-tile-crowns = Wertung der Kronen

## Conditions of plans
nauticus-if-free = du für { $part-acc } nichts bezahlst
nauticus-if-untaken = niemand anders { $part-acc } nimmt
nauticus-if-performed = die Aktion „{ $tile }“ ist
nauticus-if-other = die Aktion nicht „{ $tile }“ ist
nauticus-if-price = { $most ->
    [0] der Preis 0 Taler ist
   *[other] der Preis höchstens { $most } Taler ist
}
nauticus-now-price = der niedrigste Preis ist { $price } Taler
nauticus-now-left = noch { $left } übrig (beim Planen { $before })
nauticus-now-action = die Aktion ist „{ $tile }“
nauticus-now-no-action = noch ist keine Aktion gewählt
nauticus-goal-buy-hull = Kaufen und lagern: je ein Rumpfteil jeder Art
nauticus-goal-buy-mast = Kaufen und lagern: je einen Mast jeder Art
nauticus-goal-buy-sail = Kaufen und lagern: je ein Segel jeder Art
nauticus-goal-buy-goods = Kaufen und lagern: je eine Ware jeder Art
nauticus-goal-buy-part = Kaufen und lagern: { $part-acc }
nauticus-goal-pass = Passen

## Bonuses
nauticus-bonus-workers3 = 3 Arbeiter
nauticus-bonus-mast = 1 Mast
nauticus-bonus-sail = 1 Segel
nauticus-bonus-vp2 = 2 SP
nauticus-bonus-workers2 = 2 Arbeiter
nauticus-bonus-worker-good = 1 Arbeiter + 1 Ware
nauticus-bonus-worker-vp = 1 Arbeiter + 1 SP
nauticus-bonus-taler4 = 4 Taler

## Rewards for a finished ship
nauticus-reward-crown-mast = Kronenmast
    .acc = einen Kronenmast
nauticus-reward-crown-sail = Kronensegel
    .acc = ein Kronensegel
nauticus-reward-taler7 = 7 Taler
    .acc = 7 Taler
nauticus-reward-workers3 = 3 Arbeiter
    .acc = 3 Arbeiter
nauticus-reward-vp3 = 3 Siegpunkte
    .acc = 3 Siegpunkte
nauticus-reward-goods2 = Waren: { $goods }
    .acc = { $goods-acc }

## Destination of a tile: on a label, after a purchase, after a transport
nauticus-to-storage = ins Lager
    .buy = fürs Lager
nauticus-to-new-ship = beginnt Schiff { $ship }
    .buy = und beginnt damit Schiff { $ship }
    .move = in die Werft und beginnt damit Schiff { $ship }
nauticus-to-ship = für Schiff { $ship }
    .buy = für Schiff { $ship }
    .move = zu Schiff { $ship }
nauticus-to-ship-fore = vorn an Schiff { $ship }
    .buy = für Schiff { $ship } (vorn)
    .move = vorn an Schiff { $ship }
nauticus-to-ship-aft = hinten an Schiff { $ship }
    .buy = für Schiff { $ship } (hinten)
    .move = hinten an Schiff { $ship }

## Cost of a use
nauticus-cost = { $blue ->
    [0] { nauticus-amount-own }
   *[other] { $own ->
        [0] { nauticus-amount-blue }
       *[other] { nauticus-amount-blue }, { nauticus-own }
    }
}
nauticus-cost-taler = { nauticus-amount-taler }, { nauticus-cost }

## Questions
nauticus-hands = Arbeiter: { $blue ->
    [one] { $blue } blauer
   *[other] { $blue } blaue
}, { nauticus-own }.
nauticus-ask-choose = Du beginnst die Phase. Welche Aktion wählst du?
nauticus-ask-turn = „{ $tile }“: Möchtest du die Aktion ausführen oder passen? { nauticus-hands }
nauticus-ask-turn-extra = „{ $tile }“ ist jetzt nicht möglich. Möchtest du passen oder die Extra-Aktion nutzen? { nauticus-hands }
nauticus-ask-turn-pass = „{ $tile }“ ist jetzt nicht möglich: Du musst passen. { nauticus-hands }
nauticus-ask-use = „{ $tile }“: Wie geht es weiter? { nauticus-hands }
nauticus-ask-extra-use = Extra-Aktion „{ $tile }“: Wie geht es weiter? { nauticus-hands }
nauticus-ask-finish = Möchtest du jetzt die Extra-Aktion nutzen oder den Zug beenden?
nauticus-ask-take-bonus = Bonus: Welches Plättchen möchtest du ins Lager legen?
nauticus-ask-take-set = Du hast alle vier Arten gekauft: Welches kostenlose Plättchen möchtest du ins Lager legen?
nauticus-ask-reward = { $remaining ->
    [one] Schiff { $ship } ist fertig: Wähle eine Belohnung.
   *[other] Schiff { $ship } ist fertig: Wähle eine Belohnung (noch { $remaining }).
}

## Groups of choices
nauticus-group-action = { $tile }
nauticus-group-choose = Die Aktion dieser Phase
nauticus-group-extra = Extra-Aktion
nauticus-group-reward = Belohnungen für Schiff { $ship }

## Choices
nauticus-label-choose = { $number } · { $tile }
nauticus-label-choose-detail = { $bonus } als Bonus, { nauticus-amount-blue }
nauticus-label-part = { $number } · { $part-title }, { $place }
nauticus-label-take-bonus = { $part-title }
nauticus-label-take-set = { $number } · { $part-title }
nauticus-label-take-nothing = Kein Plättchen (keines passt mehr ins Lager)
nauticus-label-withdraw = { nauticus-amount-taler } abheben
nauticus-label-deliver = Schiff { $ship } ausliefern ({ $goods })
nauticus-label-crowns = { nauticus-amount-points } erzielen
nauticus-label-pass = { $saved ->
    [0] Passen (alle Passe-Plättchen sind schon umgedreht)
   *[other] Passen (dreht Passe-Plättchen −{ $saved } um)
}
nauticus-label-extra = Extra-Aktion: { $tile }
nauticus-label-done = Diese Aktion beenden
nauticus-label-done-extra = Weiter zur Extra-Aktion
nauticus-label-end = Zug beenden, Extra-Aktion behalten

## Log entries
nauticus-tell-choose = { $who } wählt „{ $tile }“: { nauticus-amount-blue }, Bonus { $bonus }.
nauticus-tell-take-bonus = { $who } nimmt als Bonus { $part-acc }.
nauticus-tell-take-set = { $who } hat alle vier Arten gekauft und bekommt { $part-acc } geschenkt.
nauticus-tell-forfeit = { $who } hat keinen Platz mehr im Lager, deshalb verfällt das kostenlose Plättchen.
nauticus-tell-buy = { $who } kauft für { nauticus-amount-taler } { $part-acc } { $place-buy }.
nauticus-tell-transport = { $who } transportiert { $part-acc } { $place-move }.
nauticus-tell-withdraw = { $who } hebt mit { nauticus-amount-workers.dat } { nauticus-amount-taler } ab.
nauticus-tell-deliver = { $who } liefert von Schiff { $ship } aus: { $goods }.
nauticus-tell-crowns = { $who } hat { nauticus-amount-crowns } und erhält mit { nauticus-amount-workers.dat } { nauticus-amount-points }.
nauticus-tell-reward = { $who } nimmt für das fertige Schiff { $ship } { $reward-acc }.
nauticus-tell-pass = { $saved ->
    [0] { $who } passt.
   *[other] { $who } passt und dreht das Passe-Plättchen −{ $saved } um.
}
nauticus-tell-extra = { $who } nutzt die Extra-Aktion für „{ $tile }“ und erhält 2 Arbeiter.
nauticus-tell-round-over = Runde { $round } ist zu Ende.
nauticus-tell-penalty = { $who } verliert { nauticus-amount-points } für nicht umgedrehte Passe-Plättchen.

## Progress of the game
nauticus-heading-action = Runde { $round } von { $rounds }, Phase { $phase } von { $phases }: { $tile }
nauticus-heading-choose = Runde { $round } von { $rounds }, Phase { $phase } von { $phases }: { $who } wählt die Aktion
nauticus-heading-finished = Das Spiel ist nach { $round } Runden zu Ende

## The scoring
nauticus-score-vp-before = Punkte während des Spiels
nauticus-score-goods = Ausgelieferte Waren
nauticus-score-ships = Fertige Schiffe
nauticus-score-material-vp = Taler und restliches Material
nauticus-tie-leftover = { $first } und { $second } haben beide { $vp } SP; { $first } liegt vorn, weil nach dem Umtausch mehr Taler übrig sind ({ $more } gegenüber { $less }).
nauticus-tie-taler = { $first } und { $second } haben beide { $vp } SP und gleich viele Taler übrig; { $first } liegt vorn, weil es insgesamt mehr Taler waren ({ $more } gegenüber { $less }).
nauticus-tie-shared = { $first } und { $second } haben beide { $vp } SP und { $taler } Taler und teilen sich den Platz.

## The board as text
nauticus-who = { $who }
nauticus-price = { $kind } { $taler }
nauticus-board-turn = { $who } ist am Zug, danach { $others }.
nauticus-board-turn-last = { $who } ist am Zug, danach endet die Phase.
nauticus-board-action = „{ $tile }“: { nauticus-amount-blue } übrig.
nauticus-board-extra = Extra-Aktion „{ $tile }“, ohne blaue Arbeiter.
nauticus-board-prices = Preise in Talern: { $prices }.
nauticus-board-bought = Bisher gekauft: { $tiles }.
nauticus-board-actions = Aktionen, im Uhrzeigersinn:
nauticus-space-open = { $number }. { $tile }: { nauticus-amount-blue }, Bonus { $bonus }
nauticus-space-open-prices = { $number }. { $tile }: { nauticus-amount-blue }, Bonus { $bonus }; { $prices }
nauticus-space-in-play = { $number }. { $tile }: wird gerade gespielt, { nauticus-amount-blue }
nauticus-space-in-play-prices = { $number }. { $tile }: wird gerade gespielt, { nauticus-amount-blue }; { $prices }
nauticus-space-played = { $number }. { $tile }: gespielt
nauticus-space-first = { $number }. { $tile }: zuerst gespielt, hier liegt das Ankerplättchen
nauticus-means = { nauticus-amount-vp }, { nauticus-amount-taler }, { nauticus-amount-workers }, { nauticus-amount-crowns }
nauticus-seat = { $start ->
    [1] { $who } (beginnt): { nauticus-means }
   *[other] { $who }: { nauticus-means }
}
nauticus-seat-tiles = { $extra ->
    [1] - Passe-Plättchen umgedreht: { $passes } von 3 ({ nauticus-penalty }), Extra-Aktion noch verfügbar
   *[other] - Passe-Plättchen umgedreht: { $passes } von 3 ({ nauticus-penalty }), Extra-Aktion genutzt
}
nauticus-penalty = { $penalty ->
    [0] keine Minuspunkte am Rundenende
   *[other] −{ $penalty } SP am Rundenende
}
nauticus-storage = - Lager: { $tiles }; { $free } von 12 Plätzen frei
nauticus-storage-empty = - Lager: leer, { $free } von 12 Plätzen frei
nauticus-ship-building = - Schiff { $ship }: { $tiles }; noch nötig: { $missing }
nauticus-ship-finished = - Schiff { $ship }: fertiges { $size }er-Schiff, { nauticus-amount-vp }
nauticus-ship-empty = { nauticus-ship-finished }, Platz für { nauticus-count-goods }
nauticus-ship-loaded = { nauticus-ship-finished }, beladen mit { $goods }, Platz für { nauticus-count-goods }
nauticus-ship-full = { nauticus-ship-finished }, beladen mit { $goods }, kann ausliefern
nauticus-delivered = - Ausgeliefert: { $goods }
nauticus-board-gone = Aufgebraucht: { $tiles }
nauticus-board-low = Fast aufgebraucht: { $tiles }
nauticus-final = Platz { $rank }: { $who }, { $vp } SP = { $before } im Spiel + { $goods } für Waren + { $ships } für Schiffe + { $material } für { nauticus-amount-taler }.

## Alt text of images
nauticus-alt-heading = Nauticus. { $heading }.
nauticus-alt-seat = { $who }: { nauticus-means }; Schiffe: { $finished } fertig, { $building } im Bau; Waren ausgeliefert: { $delivered }.
nauticus-alt-more = { $extra ->
    [1] { $who }: Lager { $storage } von 12, Passe-Plättchen umgedreht: { $passes }, Extra-Aktion noch verfügbar.
   *[other] { $who }: Lager { $storage } von 12, Passe-Plättchen umgedreht: { $passes }, Extra-Aktion genutzt.
}
nauticus-alt-tile = { $tile } ({ $blue })
nauticus-alt-left = Noch zu wählen (in Klammern blaue Arbeiter): { $tiles }.

## Words inside pictures

nauticus-picture-round = Runde { $round }/{ $rounds }
nauticus-picture-phase = Phase { $phase }/{ $phases }
nauticus-picture-start = Startspieler
nauticus-picture-turn = Am Zug
nauticus-picture-over = Spielende
# Replaces a name that the fonts can't display; $seat is a letter.
nauticus-picture-player = Platz { $seat }

nauticus-picture-blue-left = Blaue Arbeiter übrig
nauticus-picture-bought = Gekauft
nauticus-picture-storage = Lager
nauticus-picture-delivered = Ausgelieferte Waren

nauticus-picture-scoring = Schlussabrechnung
nauticus-picture-score-before = Während des Spiels
nauticus-picture-score-goods = Ausgelieferte Waren
nauticus-picture-score-ships = Fertige Schiffe
nauticus-picture-score-material = Taler und Material
nauticus-picture-score-total = Siegpunkte
nauticus-picture-rest = { $taler } übrig
nauticus-picture-course-round = Runde { $round }
nauticus-picture-course-scoring = Wertung

nauticus-picture-rules = Alle Werte auf einen Blick
nauticus-picture-prices = Preise von links nach rechts
nauticus-picture-rewards = Belohnung je Mast eines fertigen Schiffs
nauticus-picture-goods = Ausgelieferte Waren einer Art
nauticus-picture-end = Am Ende des Spiels
nauticus-picture-buying = Kaufen: erstes, weitere, Extra-Aktion
nauticus-picture-worker = Ertrag je Arbeiter

## End of words inside pictures
