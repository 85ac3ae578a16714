### Ligen.

## Die Einstellungen einer Saison
season-divisions = Gruppen von etwa { $size }: Alle spielen { $matches } Partien an Tischen zu { $seats }, { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf jedem Platz, und treffen alle anderen etwa gleich oft.
season-round-robin = Jeder trifft jeden, an Tischen zu { $seats }.
season-cup = Ein Pokal für { $most }: Alle spielen { $matches } Partien an Tischen zu { $seats }, { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf jedem Platz.
season-swiss = Tische zu { $seats } in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}: Wer gleich viele Punkte hat, sitzt zusammen.
season-pace = Zeit zu Beginn: { $bank }. Je Zug mehr: { $increment }. Ansparen lassen sich höchstens: { $cap }.
season-load = Niemand hat mehr als { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
} gleichzeitig.
season-points = Punkte nach Platz: { $points }. Wer nicht zu Ende spielt, bekommt keine, und die anderen rücken auf.
season-order = Bei gleichen Punkten entscheiden der Reihe nach: { $steps }.
season-step-points = die Punkte
season-step-head-to-head = wer wen geschlagen hat
season-step-places = die ersten Plätze, dann die zweiten und dritten
season-step-strength = die Punkte derer, die man geschlagen hat
season-step-share = wie nah man den Siegern kam
season-step-lot = das Los
season-strikes = { $count ->
    [one] Wer einen Tisch verlässt, ist aus der Saison gestrichen.
   *[other] Wer { $count } Tische verlässt, ist aus der Saison gestrichen.
}
season-moves = Die Ersten jeder Gruppe steigen auf, die letzten zwei steigen ab, soweit Platz ist.
season-least = { $count ->
    [one] Es braucht mindestens eine Person.
   *[other] Es braucht mindestens { $count } Leute.
}
season-full = Es geht los, sobald alle Plätze vergeben sind.
season-dates = So lange kann man sich anmelden: { $sign-up }. So lange kann man danach bestätigen, dass man dabei ist: { $confirm }.
season-play = So lange wird gespielt: { $play }.
season-hurry = So lange vor dem Ende werden unfertige Partien schneller: { $days }. Zeit zu Beginn: { $bank }. Je Zug mehr: { $increment }. Ansparen lassen sich höchstens: { $cap }.
season-end = Wer an einem Tisch, der am Ende nicht fertig ist, die Zeit überschritten hat, geht dort leer aus. Die anderen teilen sich die besten Plätze.
season-protest = So lange kann man nach dem Ende um eine Entscheidung bitten: { $days }.

## Was gegen Einstellungen spricht
refusal-season-seats = Das Spiel ist nicht für { $count }.
refusal-season-size = Eine Gruppe braucht mindestens { $count } Leute, sonst hat sie keinen Tisch.
refusal-season-each = Jeder Platz lässt sich höchstens { $count ->
    [one] einmal
   *[other] { $count }-mal
} vergeben.
refusal-season-people = Mit diesen Teilnehmerzahlen gibt es keine Saison: { $count } ist die Grenze.
refusal-season-room = Hier muss feststehen, für wie viele Platz ist. Die Grenze ist { $count }.
refusal-season-rounds = Es braucht mindestens { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}, höchstens zwölf.
refusal-season-load = Mehr als { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
} hat ohnehin niemand.
refusal-season-points = Es braucht { $count } Punktzahlen, eine für jeden Platz. Keine darf höher sein als die davor, und die erste muss größer als null sein.
refusal-season-strikes = Bevor jemand gestrichen wird, muss mindestens { $count ->
    [one] ein Tisch verlassen sein
   *[other] { $count }-mal ein Tisch verlassen sein
}.
refusal-season-pace = So könnte niemand spielen: Die Anfangszeit muss größer als null sein, die Obergrenze nicht kleiner als Anfangszeit und Zugabe, und höchstens { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}.
refusal-season-hurry = Die Eile am Ende ist langsamer als das übliche Tempo. Wähle kleinere Zahlen.
refusal-season-days = In dieser Zeit muss die Saison nicht zu Ende gehen. Bei diesem Tempo braucht sie mindestens { $count ->
    [one] einen Tag
   *[other] { $count } Tage
} Spielzeit. Oder wähle ein schnelleres Tempo.
refusal-season-dates = Die Tage passen nicht zusammen: Die Eile kommt vor der Warnung, beide liegen in der Spielzeit, und anmelden kann man sich mindestens einen Tag lang.
refusal-season-long = Kein Teil einer Saison dauert länger als { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}.
