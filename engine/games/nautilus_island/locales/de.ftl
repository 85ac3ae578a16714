### German texts of Nautilus Island.
###
### `.acc` is the accusative with its article, `.to` the direction. Lists and buttons name cards without an article.
### Messages for amounts and counts get their number from the sentence that references them.

## The game
nautilus-island-name = Nautilus Island
nautilus-island-tagline = Sets aus einem gestrandeten U-Boot bergen: ein Spiel mit geheimen Handkarten für 2 bis 4 Personen
nautilus-island-help =
    {"**"}Ziel.** Sammle die meisten Siegpunkte (SP) mit Bonusplättchen, Bullaugen und Schätzen.

    {"**"}Gehen.** In der ersten Runde stellen sich alle reihum oberhalb des Wracks an eine Spalte. Danach ist zuerst dran, wer am weitesten hinten steht (am Heck, wo die einzelnen Stapel liegen). Mit jedem Zug wechselst du auf die andere Seite: an eine andere Spalte als zuvor, an der auf dieser Seite noch niemand steht.

    {"**"}Nehmen.** Dort nimmst du die oberste Karte jedes Stapels deiner Spalte. Was du von einem verdeckten Stapel nimmst, siehst nur du. Deine Hand darf beliebig groß werden.

    {"**"}Auslegen.** Oder du legst Karten einer Farbe aus der Hand aus, höchstens so viele, wie die Spalte Stapel hat. Karten einer Farbe bilden immer ein einziges Set. Liegt das Bonusplättchen dieser Farbe noch im Lager, kommt es auf das Set. Ist dort nur noch ein Plättchen übrig, wird das Lager aufgefüllt.

    {"**"}Abschließen.** Nach dem Auslegen darfst du das Set mit dem nächsten Bullauge für genau so viele Karten abschließen. Zu einem abgeschlossenen Set kommt nichts mehr dazu. Hat ein Set mehr Karten, als ein Bullauge verlangt, bekommt es dieses nicht mehr.

    {"**"}Bonusplättchen.** 2 oder 3 SP; 1 SP für jede Karte des Sets; noch einmal die Punkte des Bullauges; 4 SP, wenn die Kartenzahl des Sets ungerade ist; 5 SP für ein Paar gleicher Gegenstände im Set (jede Karte zählt nur für ein Plättchen).

    {"**"}Schätze** kann man nicht auslegen. Sie zählen am Ende auf der Hand. Alle anderen Handkarten bringen nichts.

    {"**"}Ende.** Ist eine Spalte leer, wird die Runde zu Ende gespielt, und danach haben alle noch einen Zug. An einer leeren Spalte darfst du so viele Karten auslegen, wie sie Plätze hat. Bei Gleichstand liegt vorn, wer näher am Heck steht.
nautilus-island-help-edition = { $printed ->
    [1] Alle Werte entsprechen dem Originalspiel.
   *[other] Nicht alle Werte konnten aus dem Originalspiel übernommen werden. Rekonstruiert sind: { $components }. Wenn du das Spiel besitzt, kannst du die echten Werte an das Team schicken, das den Bot betreibt.
}
nautilus-island-rebuilt-wreck = die Spalten für zwei und drei Personen
nautilus-island-rebuilt-face-up = welche Stapel offen liegen
nautilus-island-rebuilt-portholes = die Punkte der Bullaugen
nautilus-island-rebuilt-treasures = die Punkte der Schätze
nautilus-island-rebuilt-tokens = die Anzahl der einzelnen Bonusplättchen
nautilus-island-unlike-stacks = { $stacks } Kartenstapel für { $seats } Personen (Regelheft: { $printed })
nautilus-island-unlike-columns = Spalten mit { $columns } Stapeln für { $seats } Personen (Regelheft: { $printed })
nautilus-island-unlike-tokens = { $tokens } Bonusplättchen (Regelheft: { $printed })
nautilus-island-unlike-kinds = das Bonusplättchen „{ $token }“ aus dem Regelheft fehlt
nautilus-island-unlike-portholes = { $portholes } Bullaugen (Regelheft: { $printed })
nautilus-island-unlike-porthole = erstes Bullauge für 4 Karten: { $vp } SP (Regelheft: { $printed })
nautilus-island-robot-landlubber = Landratte
    .about = Lernt noch: gut für die erste Partie.
nautilus-island-robot-deckhand = Leichtmatrose
    .about = Zieht sofort und spielt nicht schlecht.
nautilus-island-robot-helmsman = Steuermann
    .about = Denkt einige Züge voraus und überrascht ab und zu.
nautilus-island-robot-captain = Kapitän
    .about = Wägt jeden Zug eine Sekunde lang ab und verzeiht kaum einen Fehler.

## Evaluation terms of robots
nautilus-island-term-laid = Plättchen und Bullaugen
nautilus-island-term-treasures = Schätze
nautilus-island-term-hopes = angefangene Sets
nautilus-island-term-cards = unbekannte Karten

## Advice: the steps of a turn, as clauses. The bot joins them and capitalizes the first letter.
nautilus-island-do-collect = { $cards-acc } nehmen
nautilus-island-do-go-collect = zu Spalte { $column } gehen und { $cards-acc } nehmen
nautilus-island-do-store = { $cards-acc } auslegen
nautilus-island-do-go-store = zu Spalte { $column } gehen und { $cards-acc } auslegen
nautilus-island-do-close = das Set „{ $colour }“ abschließen
nautilus-island-do-leave = das Set „{ $colour }“ offen lassen

## Advice: reasons for a turn. These clauses follow a colon.
nautilus-island-why-points = das bringt sofort { nautilus-island-amount-vp }
nautilus-island-amount-vp = { $vp } SP
nautilus-island-why-last-porthole = es ist das letzte Bullauge für { $size } Karten
nautilus-island-why-next-porthole = das nächste Bullauge für { $size } Karten ist nur { nautilus-island-amount-vp } wert
nautilus-island-why-race = { $lacking ->
    [one] für dasselbe Bullauge fehlt { $who } nur noch { $lacking } Karte „{ $colour }“
   *[other] für dasselbe Bullauge fehlen { $who } nur noch { $lacking } Karten „{ $colour }“
}
nautilus-island-why-enough = dann reichen die Karten „{ $colour }“ für ein Bullauge ({ $size } Karten, { nautilus-island-amount-vp })
nautilus-island-why-almost = dann fehlt nur noch eine Karte „{ $colour }“ für ein Bullauge ({ $size } Karten, { nautilus-island-amount-vp })
nautilus-island-why-rest = mit dem Rest auf der Hand reicht das Set „{ $colour }“ für ein Bullauge ({ $size } Karten, { nautilus-island-amount-vp })
nautilus-island-why-token = { $vp ->
    [0] dafür gibt es das Bonusplättchen „{ $token }“
   *[other] dafür gibt es das Bonusplättchen „{ $token }“, das sofort { nautilus-island-amount-vp } bringt
}
nautilus-island-why-treasure = für { $cards-acc } auf der Hand gibt es am Ende { nautilus-island-amount-vp }
nautilus-island-why-rival = { $count ->
    [one] { $who } könnte dort in dieser Runde noch Karten nehmen
   *[other] { $who } könnten dort in dieser Runde noch Karten nehmen
}
nautilus-island-why-same-colour = { $count ->
    [one] { $who } sammelt auch „{ $colour }“ und könnte dort in dieser Runde noch Karten nehmen
   *[other] { $who } sammeln auch „{ $colour }“ und könnten dort in dieser Runde noch Karten nehmen
}
nautilus-island-why-last-round = es ist die letzte Runde, und auf der Hand zählen nur Schätze
nautilus-island-why-ending = danach kommt nur noch eine Runde
nautilus-island-why-cards = das sind { nautilus-island-amount-cards } auf einmal
nautilus-island-why-unseen = { $count ->
    [one] die verdeckte Karte sieht sonst niemand
   *[other] die verdeckten Karten sieht sonst niemand
}

## Game options
nautilus-island-option-open-stacks = Offene Stapel
    .about = Alle Stapel liegen offen, sodass alle sehen, was genommen wird
nautilus-island-option-open-stacks-no = nein
nautilus-island-option-open-stacks-yes = ja

## Colours, by what the cards show
nautilus-island-colour-clothes = Kleidung
nautilus-island-colour-navigation = Navigation
nautilus-island-colour-repair = Reparatur
nautilus-island-colour-fishing = Fischfang
nautilus-island-colour-supplies = Vorräte
nautilus-island-colour-treasures = Schätze

## Objects
nautilus-island-object-clothes-hat = Hut
nautilus-island-object-clothes-boots = Stiefel
nautilus-island-object-clothes-coat = Mantel
nautilus-island-object-clothes-gloves = Handschuhe
nautilus-island-object-navigation-compass = Kompass
nautilus-island-object-navigation-sextant = Sextant
nautilus-island-object-navigation-spyglass = Fernrohr
nautilus-island-object-navigation-map = Seekarte
nautilus-island-object-repair-hammer = Hammer
nautilus-island-object-repair-wrench = Schraubenschlüssel
nautilus-island-object-repair-saw = Säge
nautilus-island-object-repair-screws = Schrauben
nautilus-island-object-fishing-rod = Angel
nautilus-island-object-fishing-net = Netz
nautilus-island-object-fishing-harpoon = Harpune
nautilus-island-object-fishing-hook = Angelhaken
nautilus-island-object-supplies-biscuits = Zwieback
nautilus-island-object-supplies-water = Wasser
nautilus-island-object-supplies-fruit = Obst
nautilus-island-object-supplies-tins = Konserven
nautilus-island-object-treasures-pearl = Perle
nautilus-island-object-treasures-coins = Münzen
nautilus-island-object-treasures-statuette = Statuette
nautilus-island-object-treasures-crown = Krone

## Cards, counted
nautilus-island-count-clothes-hat = { $count ->
    [one] Hut
   *[other] { $count } Hüte
}
    .acc = { $count ->
        [one] einen Hut
       *[other] { $count } Hüte
    }
nautilus-island-count-clothes-boots = { $count ->
    [one] Stiefel
   *[other] { $count } × Stiefel
}
    .acc = { nautilus-island-count-clothes-boots }
nautilus-island-count-clothes-coat = { $count ->
    [one] Mantel
   *[other] { $count } Mäntel
}
    .acc = { $count ->
        [one] einen Mantel
       *[other] { $count } Mäntel
    }
nautilus-island-count-clothes-gloves = { $count ->
    [one] Handschuhe
   *[other] { $count } × Handschuhe
}
    .acc = { nautilus-island-count-clothes-gloves }
nautilus-island-count-navigation-compass = { $count ->
    [one] Kompass
   *[other] { $count } Kompasse
}
    .acc = { $count ->
        [one] einen Kompass
       *[other] { $count } Kompasse
    }
nautilus-island-count-navigation-sextant = { $count ->
    [one] Sextant
   *[other] { $count } Sextanten
}
    .acc = { $count ->
        [one] einen Sextanten
       *[other] { $count } Sextanten
    }
nautilus-island-count-navigation-spyglass = { $count ->
    [one] Fernrohr
   *[other] { $count } Fernrohre
}
    .acc = { $count ->
        [one] ein Fernrohr
       *[other] { $count } Fernrohre
    }
nautilus-island-count-navigation-map = { $count ->
    [one] Seekarte
   *[other] { $count } Seekarten
}
    .acc = { $count ->
        [one] eine Seekarte
       *[other] { $count } Seekarten
    }
nautilus-island-count-repair-hammer = { $count ->
    [one] Hammer
   *[other] { $count } Hämmer
}
    .acc = { $count ->
        [one] einen Hammer
       *[other] { $count } Hämmer
    }
nautilus-island-count-repair-wrench = { $count ->
    [one] Schraubenschlüssel
   *[other] { $count } Schraubenschlüssel
}
    .acc = { $count ->
        [one] einen Schraubenschlüssel
       *[other] { $count } Schraubenschlüssel
    }
nautilus-island-count-repair-saw = { $count ->
    [one] Säge
   *[other] { $count } Sägen
}
    .acc = { $count ->
        [one] eine Säge
       *[other] { $count } Sägen
    }
nautilus-island-count-repair-screws = { $count ->
    [one] Schrauben
   *[other] { $count } × Schrauben
}
    .acc = { nautilus-island-count-repair-screws }
nautilus-island-count-fishing-rod = { $count ->
    [one] Angel
   *[other] { $count } Angeln
}
    .acc = { $count ->
        [one] eine Angel
       *[other] { $count } Angeln
    }
nautilus-island-count-fishing-net = { $count ->
    [one] Netz
   *[other] { $count } Netze
}
    .acc = { $count ->
        [one] ein Netz
       *[other] { $count } Netze
    }
nautilus-island-count-fishing-harpoon = { $count ->
    [one] Harpune
   *[other] { $count } Harpunen
}
    .acc = { $count ->
        [one] eine Harpune
       *[other] { $count } Harpunen
    }
nautilus-island-count-fishing-hook = { $count ->
    [one] Angelhaken
   *[other] { $count } Angelhaken
}
    .acc = { $count ->
        [one] einen Angelhaken
       *[other] { $count } Angelhaken
    }
nautilus-island-count-supplies-biscuits = { $count ->
    [one] Zwieback
   *[other] { $count } × Zwieback
}
    .acc = { nautilus-island-count-supplies-biscuits }
nautilus-island-count-supplies-water = { $count ->
    [one] Wasser
   *[other] { $count } × Wasser
}
    .acc = { nautilus-island-count-supplies-water }
nautilus-island-count-supplies-fruit = { $count ->
    [one] Obst
   *[other] { $count } × Obst
}
    .acc = { nautilus-island-count-supplies-fruit }
nautilus-island-count-supplies-tins = { $count ->
    [one] Konserven
   *[other] { $count } × Konserven
}
    .acc = { nautilus-island-count-supplies-tins }
nautilus-island-count-treasures-pearl = { $count ->
    [one] Perle
   *[other] { $count } Perlen
}
    .acc = { $count ->
        [one] eine Perle
       *[other] { $count } Perlen
    }
nautilus-island-count-treasures-coins = { $count ->
    [one] Münzen
   *[other] { $count } × Münzen
}
    .acc = { nautilus-island-count-treasures-coins }
nautilus-island-count-treasures-statuette = { $count ->
    [one] Statuette
   *[other] { $count } Statuetten
}
    .acc = { $count ->
        [one] eine Statuette
       *[other] { $count } Statuetten
    }
nautilus-island-count-treasures-crown = { $count ->
    [one] Krone
   *[other] { $count } Kronen
}
    .acc = { $count ->
        [one] eine Krone
       *[other] { $count } Kronen
    }
nautilus-island-count-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
    .acc = { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }

## Bonus tokens
nautilus-island-token-vp2 = 2 SP
nautilus-island-token-vp3 = 3 SP
nautilus-island-token-per-card = 1 SP je Karte
nautilus-island-token-double = doppeltes Bullauge
nautilus-island-token-odd = 4 SP bei ungerader Zahl
nautilus-island-token-pair = 5 SP für ein Paar
nautilus-island-token-of = { $token } ({ $colour })
nautilus-island-token-worth = { $token } ({ $vp } SP)

## Sides
nautilus-island-side-above = oberhalb des Wracks
    .to = auf die obere Seite
nautilus-island-side-below = unterhalb des Wracks
    .to = auf die untere Seite

## Amounts
nautilus-island-amount-points = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}
nautilus-island-amount-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
nautilus-island-amount-size = { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
}

## Questions
nautilus-island-ask-enter = Zu welcher Spalte des Wracks gehst du? Du stehst dann { $side }.
nautilus-island-ask-explore = Wohin gehst du? Du wechselst die Seite und stehst dann { $side }.
nautilus-island-ask-recover = { $stacks ->
    [one] Du stehst an Spalte { $column }. Möchtest du Karten nehmen oder eine auslegen?
   *[other] Du stehst an Spalte { $column }. Möchtest du Karten nehmen oder bis zu { $stacks } Karten einer Farbe auslegen?
}
nautilus-island-ask-recover-empty = { $stacks ->
    [one] Spalte { $column } ist leer: Hier kannst du nur noch eine Karte auslegen.
   *[other] Spalte { $column } ist leer: Hier kannst du nur noch bis zu { $stacks } Karten einer Farbe auslegen.
}
nautilus-island-ask-close = Dein Set „{ $colour }“ hat { nautilus-island-amount-size }. Möchtest du es abschließen?

## Groups of choices
nautilus-island-group-store = Auslegen: { $colour }

## Conditions of plans
nautilus-island-if-untouched = niemand anders Karten aus Spalte { $column } nimmt
nautilus-island-now-left = Karten in Spalte { $column }: { $left } (beim Planen { $before })
nautilus-island-goal-collect = Zu Spalte { $column } gehen und Karten nehmen

## Choices
nautilus-island-label-go = Spalte { $column }
nautilus-island-label-go-empty = { $stacks ->
    [one] Spalte { $column }: leer, 1 Platz
   *[other] Spalte { $column }: leer, { $stacks } Plätze
}
nautilus-island-label-go-detail = { $cards } ({ $left } je Stapel)
nautilus-island-label-collect = { $cards } nehmen
nautilus-island-label-store = { $numbers } · { $cards } auslegen
nautilus-island-label-store-detail = dann { $size } im Set
nautilus-island-label-store-detail-token = dann { $size } im Set, Bonus: { $token }
nautilus-island-label-nothing = Keine Karten zum Nehmen oder Auslegen
nautilus-island-label-close = Abschließen: { nautilus-island-amount-points }
nautilus-island-label-leave = { $size ->
    [7] Offen lassen (ein größeres Bullauge gibt es nicht)
   *[other] Offen lassen (nächstes Bullauge: mindestens { $size } Karten)
}

## Log entries
nautilus-island-tell-go = { $who } geht zu Spalte { $column }.
nautilus-island-tell-collect = { $who } nimmt { $cards-acc }.
nautilus-island-tell-drawn = { $count ->
    [one] Nur du siehst die verdeckte Karte: { $cards }.
   *[other] Nur du siehst die verdeckten Karten: { $cards }.
}
nautilus-island-tell-store = { $who } legt { $cards-acc } aus: jetzt { nautilus-island-amount-size } im Set „{ $colour }“.
nautilus-island-tell-store-token = { $who } legt { $cards-acc } aus: jetzt { nautilus-island-amount-size } im Set „{ $colour }“, dazu das Bonusplättchen „{ $token }“.
nautilus-island-tell-nothing = { $who } kann weder Karten nehmen noch auslegen.
nautilus-island-tell-fill = Das Lager wird aufgefüllt: { $tokens }.
nautilus-island-tell-close = { $who } schließt das Set „{ $colour }“ mit { nautilus-island-amount-size } ab: { nautilus-island-amount-points }.
nautilus-island-tell-leave = { $who } lässt das Set „{ $colour }“ offen.
nautilus-island-tell-round = In Runde { $round } gehen alle { $side-to }. Zugreihenfolge vom Heck aus: { $order }.
nautilus-island-tell-last-round = Eine Spalte ist leer: Runde { $round } ist die letzte, und alle gehen { $side-to }. Zugreihenfolge vom Heck aus: { $order }.

## Progress of the game
nautilus-island-heading-round = Runde { $round }: Alle gehen { $side-to }
nautilus-island-heading-ending = Runde { $round }: Alle gehen { $side-to }; danach kommt die letzte Runde
nautilus-island-heading-last = Runde { $round }, die letzte: Alle gehen { $side-to }
nautilus-island-heading-finished = Das Spiel ist nach { $round } Runden zu Ende

## The scoring
nautilus-island-score-tokens = Bonusplättchen
nautilus-island-score-portholes = Bullaugen
nautilus-island-score-treasures = Schätze
nautilus-island-tie = { $first } und { $second } haben beide { $vp } SP; { $first } liegt vorn, denn Spalte { $nearer } ist näher am Heck als Spalte { $farther }.

## The board as text
nautilus-island-who = { $who }
nautilus-island-number = { $number }
nautilus-island-board-turn = { $who } ist am Zug, danach { $others }.
nautilus-island-board-turn-last = { $who } ist am Zug, danach endet die Runde.
nautilus-island-board-open = Frei für { $who }: Spalten { $columns }.
nautilus-island-board-hand = Deine Hand ({ $count }): { $cards }.
nautilus-island-board-hand-empty = Deine Hand ist leer.
nautilus-island-board-wreck = Das Wrack, vom Heck aus:
nautilus-island-column = { $number }. { $stacks }
nautilus-island-column-above = { $number }. { $stacks }; oberhalb: { $above }
nautilus-island-column-below = { $number }. { $stacks }; darunter: { $below }
nautilus-island-column-above-below = { $number }. { $stacks }; darüber: { $above }, darunter: { $below }
nautilus-island-stack-open = { $card } ({ $count })
nautilus-island-stack-hidden = verdeckt ({ $count })
nautilus-island-stack-empty = leer
nautilus-island-board-camp = Im Lager: { $tokens }. Verdeckt daneben: { $left }.
nautilus-island-board-camp-empty = Das Lager ist leer. Verdeckt daneben: { $left }.
nautilus-island-board-portholes = Nächste Bullaugen: { $piles }.
nautilus-island-board-no-portholes = Alle Bullaugen sind vergeben.
nautilus-island-pile = { $vp } SP für { $size } Karten (noch { $count })
nautilus-island-seat = { "**" }{ $who }**: { $vp } SP ausgelegt, { nautilus-island-amount-cards } auf der Hand
nautilus-island-set = - { $colour }: { $cards }
nautilus-island-set-tokens = - { $colour }: { $cards }; Plättchen: { $tokens }
nautilus-island-set-closed = - { $colour }, abgeschlossen für { $vp } SP: { $cards }
nautilus-island-set-closed-tokens = - { $colour }, abgeschlossen für { $vp } SP: { $cards }; Plättchen: { $tokens }
nautilus-island-final = { $rank }. { $who }: { nautilus-island-amount-points } (Bonusplättchen { $tokens }, Bullaugen { $portholes }, Schätze { $treasures })
nautilus-island-final-treasures = { $rank }. { $who }: { nautilus-island-amount-points } (Bonusplättchen { $tokens }, Bullaugen { $portholes }, Schätze { $treasures }: { $cards })

## Alt text of images
nautilus-island-alt-heading = Nautilus Island. { $heading }.
nautilus-island-alt-seat = { $who }: { $vp } SP ausgelegt, { nautilus-island-amount-cards } auf der Hand; Sets: { $sets }.
nautilus-island-alt-seat-bare = { $who }: { $vp } SP ausgelegt, { nautilus-island-amount-cards } auf der Hand.
nautilus-island-alt-set = { $colour } { $size }
nautilus-island-alt-set-closed = { $colour } { $size } (abgeschlossen)
nautilus-island-alt-column = { $column }.

## Words inside pictures
nautilus-island-picture-round = Runde { $round }
nautilus-island-picture-ending = Letzte Runde folgt
nautilus-island-picture-last = Letzte Runde
nautilus-island-picture-turn = Am Zug
nautilus-island-picture-over = Spielende
nautilus-island-picture-order = Reihenfolge
# Label at the end of the wreck where columns and turn order start.
nautilus-island-picture-back = HECK
# Label beside a large arrow: all castaways move to this side in this round.
nautilus-island-picture-enter = Auf diese Seite
# Replaces a name that the fonts can't display; $seat is a letter.
nautilus-island-picture-player = Platz { $seat }
nautilus-island-picture-scoring = Schlusswertung
nautilus-island-picture-total = Siegpunkte
nautilus-island-picture-course = Punkte Runde für Runde
nautilus-island-picture-rounds = { $rounds ->
    [one] Nach { $rounds } Runde
   *[other] Nach { $rounds } Runden
}
# Title of the image of all printed figures.
nautilus-island-picture-figures = Alle Werte auf einen Blick
nautilus-island-picture-figures-tokens = Bonusplättchen: insgesamt { $count }
nautilus-island-picture-figures-portholes = Bullaugen nach Kartenzahl
nautilus-island-picture-figures-objects = Gegenstände nach Farben; Schätze zählen auf der Hand
nautilus-island-picture-figures-columns = Die Spalten bei { $players } Personen
nautilus-island-picture-face-up = offen
nautilus-island-picture-face-down = verdeckt
