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

## Was in Ligen abgelehnt wird
refusal-bound = Diese Partie wird für eine Liga gespielt, darum können das nur deren Gastgeber entscheiden. Frag sie mit /league ask.
refusal-bound-substitute = { $player } spielt in derselben oder in einer höheren Staffel und kann hier nicht einspringen.
refusal-league-unknown = Diese Liga gibt es hier nicht.
refusal-league-no-season = Diese Saison gibt es nicht.
refusal-league-has-season = Die letzte Saison dieser Liga ist noch nicht zu Ende.
refusal-league-name = Eine Liga braucht einen Namen mit höchstens { $most ->
    [one] einem Zeichen
   *[other] { $most } Zeichen
}.
refusal-league-name-taken = Eine Liga mit diesem Namen gibt es hier schon.
refusal-league-too-many = Hier gibt es schon { $most } Ligen. Mehr gehen nicht.
refusal-league-other-game = Eine Liga bleibt bei ihrem Spiel. Lege für ein anderes Spiel eine neue Liga an.
refusal-league-status = Das geht in diesem Abschnitt der Saison nicht.
refusal-league-person = Diese Person ist in dieser Saison nicht dabei.
refusal-league-already = Das ist schon geschehen.
refusal-league-no-division = Diese Staffel gibt es in der Saison nicht.
refusal-league-table = Diesen Tisch gibt es in der Saison nicht.
refusal-league-over = Dieser Tisch ist zu Ende.
refusal-league-played = Seitdem ist an diesem Tisch etwas geschehen, darum lässt es sich nicht mehr zurücknehmen.
refusal-league-places = Nenne für alle am Tisch einen Platz, und nur für sie.
refusal-league-entry = Diese Entscheidung gibt es nicht, oder sie wurde schon zurückgenommen.
refusal-league-plays-already = Wer in dieser Saison schon spielt, kann keinen weiteren Platz in ihr einnehmen.
refusal-league-barred = Die Gastgeber haben entschieden, dass du in dieser Saison nicht mitspielst.
refusal-league-full = Alle Plätze sind vergeben.
refusal-league-drawn = Die Tische sind schon ausgelost. Du kannst die Saison noch aufgeben, siehe /league leave.
refusal-league-too-few = Für eine Saison sind zu wenige da.
refusal-league-participant = Du sitzt selbst an diesem Tisch oder mit jemandem zusammen, um den es geht. Das muss ein anderer Gastgeber entscheiden.
refusal-league-seeding = Die Zahl muss zwischen 0 und 4000 liegen.
refusal-league-shift = Eine Saison lässt sich auf einmal um mindestens einen und höchstens { $most ->
    [one] einen Tag
   *[other] { $most } Tage
} verschieben.
refusal-league-bar = Jemand lässt sich für höchstens { $most ->
    [one] eine weitere Saison
   *[other] { $most } weitere Saisons
} sperren.
refusal-league-not-your-division = Einspruch gibt es nur zu einem Tisch der eigenen Staffel.
refusal-league-no-words = Schreib dazu, was du fragen willst.
refusal-league-asked-enough = Du hast die Gastgeber heute schon { $most ->
    [one] einmal
   *[other] { $most }-mal
} gefragt. Warte bis morgen.

## Was das Protokoll einer Partie von ihrer Saison erzählt
told-season-paused = Die Saison ruht, und mit ihr alle Uhren.
told-season-resumed = Die Saison geht weiter, und mit ihr laufen die Uhren.
told-season-hurries = Die Saison ist fast zu Ende: Von jetzt an gehen die Uhren schneller.
told-season-ends = Für die Saison ist dieser Tisch abgeschlossen. Die Partie endet hier ohne Ergebnis.

## Was Gastgeber von Ligen getan haben
act-league-create = Liga { $league } angelegt
act-league-change = Regeln von { $league } ab der nächsten Saison geändert
act-league-rest = Liga { $league } ruht
act-league-wake = Liga { $league } geht weiter
act-season-open = { $league }, Saison { $season }: Anmeldung geöffnet
act-season-close = { $league }, Saison { $season }: Anmeldung früher geschlossen
act-season-draw = { $league }, Saison { $season }: früher ausgelost
act-season-begin = { $league }, Saison { $season }: früher begonnen
act-season-pause = { $league }, Saison { $season }: angehalten
act-season-resume = { $league }, Saison { $season }: fortgesetzt
act-season-end = { $league }, Saison { $season }: Spielzeit früher beendet
act-season-void = { $league }, Saison { $season }: abgesagt
act-season-shift = { $league }, Saison { $season }: um { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } verschoben
act-season-add = { $league }, Saison { $season }: { $player } angemeldet
act-season-remove = { $league }, Saison { $season }: { $player } abgemeldet
act-season-seed = { $league }, Saison { $season }: Spielstärke von { $player } gesetzt
act-season-excuse = { $league }, Saison { $season }: { $player } entschuldigt
act-season-strike = { $league }, Saison { $season }: { $player } gestrichen
act-season-rule = { $league }, Saison { $season }: Entscheidung zu Tisch { $table }
act-season-void-table = { $league }, Saison { $season }: Tisch { $table } zählt nicht
act-season-replay = { $league }, Saison { $season }: Tisch { $table } wird noch einmal gespielt
act-season-replace = { $league }, Saison { $season }, Tisch { $table }: { $player } durch { $by } ersetzt
act-season-reverse = { $league }, Saison { $season }: Entscheidung { $entry } zurückgenommen
