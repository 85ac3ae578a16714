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
refusal-bound = Diese Partie wird für eine Liga gespielt, darum kann das nur deren Spielleitung entscheiden. Frag sie mit `/liga fragen`.
refusal-bound-substitute = { $player } spielt in derselben oder in einer höheren Gruppe und kann hier nicht einspringen.
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
refusal-league-no-division = Diese Gruppe gibt es in der Saison nicht.
refusal-league-table = Diesen Tisch gibt es in der Saison nicht.
refusal-league-over = Dieser Tisch ist zu Ende.
refusal-league-played = Seitdem ist an diesem Tisch etwas geschehen, darum lässt es sich nicht mehr zurücknehmen.
refusal-league-places = Nenne für alle am Tisch einen Platz, und nur für sie.
refusal-league-drawn-since = Wer dadurch dazukam, ist seitdem ausgelost worden, darum lässt es sich nicht mehr zurücknehmen. `/liga-leitung streichen` nimmt die Person aus der Saison.
refusal-league-excuse = Sie haben zu viele Tische verlassen und würden sofort wieder gestrichen. `/liga-leitung entschuldigen` nimmt das zurück.
refusal-league-entry = Diese Entscheidung gibt es nicht, oder sie wurde schon zurückgenommen.
refusal-league-plays-already = Wer in dieser Saison schon spielt, kann keinen weiteren Platz in ihr einnehmen.
refusal-league-barred = Die Spielleitung hat entschieden, dass du in dieser Saison nicht mitspielst.
refusal-league-full = Alle Plätze sind vergeben.
refusal-league-drawn = Die Tische sind schon ausgelost. Du kannst die Saison noch aufgeben, siehe `/liga abmelden`.
refusal-league-late = Die Anmeldung für diese Saison ist vorbei. Wenn die für die nächste öffnet, steht ihre Karte im Kanal der Liga. Bis dahin kann dir nur die Spielleitung einen Platz geben, wo einer frei wird.
refusal-league-ended = Diese Saison ist vorbei. Wenn die Anmeldung für die nächste öffnet, steht ihre Karte im Kanal der Liga.
refusal-league-too-few = Für eine Saison sind zu wenige da.
refusal-league-participant = Du sitzt selbst an diesem Tisch oder mit jemandem zusammen, um den es geht. Das muss jemand anderes aus der Spielleitung entscheiden.
refusal-league-plays = Du spielst in dieser Saison selbst mit. Das muss jemand anderes aus der Spielleitung entscheiden.
refusal-league-seeding = Die Zahl muss zwischen 0 und 4000 liegen.
refusal-league-shift = Eine Saison lässt sich auf einmal um mindestens einen und höchstens { $most ->
    [one] einen Tag
   *[other] { $most } Tage
} verschieben.
refusal-league-bar = Jemand lässt sich für höchstens { $most ->
    [one] eine weitere Saison
   *[other] { $most } weitere Saisons
} sperren.
refusal-league-not-your-division = Einspruch gibt es nur zu einem Tisch der eigenen Gruppe.
refusal-league-no-words = Schreib dazu, was du fragen willst.
refusal-league-asked-enough = Du hast die Spielleitung heute schon { $most ->
    [one] einmal
   *[other] { $most }-mal
} gefragt. Warte bis morgen.

## Was das Protokoll einer Partie von ihrer Saison erzählt
told-season-paused = Die Saison ruht, und mit ihr alle Uhren.
told-season-resumed = Die Saison geht weiter, und mit ihr laufen die Uhren.
told-season-hurries = Die Saison ist fast zu Ende: Von jetzt an gehen die Uhren schneller.
told-season-ends = Für die Saison ist dieser Tisch abgeschlossen. Die Partie endet hier ohne Ergebnis.

## Was die Spielleitung von Ligen getan hat
act-league-create = Liga { $league } angelegt
act-league-change = Regeln von { $league } ab der nächsten Saison geändert
act-league-rest = Liga { $league } ruht
act-league-wake = Liga { $league } geht weiter
act-league-move = Liga { $league } in einen anderen Kanal verlegt
act-league-joining-role = Rolle für die Anmeldung zu { $league } festgelegt
act-league-champion-role = Rolle für die Meister von { $league } festgelegt
act-season-open = { $league }, Saison { $season }: Anmeldung geöffnet
act-season-close = { $league }, Saison { $season }: Anmeldung früher geschlossen
act-season-draw = { $league }, Saison { $season }: früher ausgelost
act-season-redraw = { $league }, Saison { $season }: Auslosung aufgegeben, es wird neu gelost
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

## Ligen, Saisons und Tische
league-season = { $league }, Saison { $number }
league-table = Tisch { $number }
league-tables = Tisch { $numbers }
league-table-of = Tisch { $number } (Gr. { $division })
league-when = { $at } ({ $relative })
league-when-stopped = ? (kein Termin, solange die Saison ruht)
league-table-line = **{ $table }**: { $told }
league-table-planned = { $people }; noch nicht begonnen
league-table-open = { $people }; wird gespielt
league-table-over = { $result }
league-table-ruled = { $result }; so entschieden
league-table-adjudicated = { $result }; war am Ende nicht fertig
league-table-void = { $people }; zählt nicht
league-result = { $place }. { $name } ({ $points })
league-result-left = { $name } (nicht zu Ende gespielt, 0)
league-result-nothing = { $name } (ohne Punkte)
league-list-more = { $count ->
    [one] …und { $count } weitere.
   *[other] …und { $count } weitere.
}

## Die Karte einer Saison
card-league-game = Eine Saison { $game }.
card-league-sign-up = Die Anmeldung ist offen bis { $when }.
card-league-sign-up-full = Die Anmeldung ist offen bis { $when }. Es geht los, sobald alle Plätze vergeben sind.
card-league-sign-up-full-last = Die Anmeldung ist offen. Es geht los, sobald alle Plätze vergeben sind; sonst wird { $when } abgesagt.
card-league-confirming = Die Anmeldung ist geschlossen. Wer angemeldet ist, drückt *Ich bin dabei* bis { $when }. Wer das nicht tut, steht auf der Warteliste.
card-league-drawn = Es ist ausgelost. Gespielt wird ab { $when }.
card-league-playing = Es wird gespielt, bis { $when }.
card-league-protest = Es ist ausgespielt. Bis { $when } kann man die Spielleitung mit `/liga fragen` um eine Entscheidung bitten.
card-league-over = Die Saison ist vorbei.
card-league-void = Diese Saison findet nicht statt.
card-league-paused = Die Saison ruht gerade; niemandem läuft die Zeit.
card-league-nobody = Noch hat sich niemand angemeldet.
card-league-joined = **Angemeldet ({ $count }):** { $people }
card-league-confirmed = **Dabei ({ $count }):** { $people }
card-league-waiting = **Nicht bestätigt ({ $count }):** { $people }
card-league-reserve = **Auf der Warteliste ({ $count }):** { $people }
card-league-missing = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Leute.
}
card-league-invited = Eingeladen, weil sie die letzte Saison gespielt haben: { $people }. Von selbst ist niemand angemeldet.
card-league-settings = **Was feststeht** und in dieser Saison so bleibt:
card-league-commitment = Die Auslosung ist durch die Prüfsumme `{ $hash }` gebunden: Danach kann jeder sie nachprüfen.

## Was Spielleitung und Leute erfahren
league-rules-heading = { $season }: was feststeht
league-rules-hint = Mit `/liga fragen` kommt eine Frage zur Spielleitung. Die Regeln des Spiels stehen unter `/regeln`.
league-nag = { $season }: Die Anmeldung schließt { $when }. { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] Bisher ist eine Person angemeldet.
   *[other] Bisher sind { $count } Leute angemeldet.
} { $missing ->
    [0] Das reicht für eine Saison.
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Leute.
}
league-extended = { $season }: Es haben sich zu wenige angemeldet, darum bleibt die Anmeldung offen bis { $when }.
league-draw-heading = { $season }: die Auslosung
league-draw-begins = Gespielt wird ab { $when }. Jeder Tisch bekommt in diesem Kanal einen eigenen Thread.
league-draw-check = Jeder kann die Auslosung nachprüfen: Das Geheimnis war `{ $secret }`, seine Prüfsumme steht auf der Karte der Saison, und die Liste der Teilnehmenden hängt an.
league-draw-given-up-heading = { $season }: eine Auslosung, die nicht gilt
league-draw-given-up = Diese Auslosung gilt nicht mehr: Sie wurde vor Spielbeginn zurückgenommen, und es wird neu gelost. Grund: { $reason }
league-draw-given-up-check = Wie sie zustande kam, kann jeder weiterhin nachprüfen: Das Geheimnis war `{ $secret }`, seine Prüfsumme `{ $hash }`, und die Liste der Teilnehmenden hängt an.
league-redrawn = Die Auslosung von { $season } gilt nicht mehr. Neu gelost wird { $when }, aus einem anderen Geheimnis. Bis dahin lassen sich noch Leute an- und abmelden. Grund: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = In der Reihenfolge der Plätze: { $people }. Gespielt wird unten im Thread.
league-fixture-over = { $season }: **{ $table }** ist fertig. { $result }
league-fixture-void = { $season }: **{ $table }** zählt nicht.
league-hash-about = Das Geheimnis wird nach der Partie aufgedeckt. Sie beginnt jetzt.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: Woche { $week }
league-digest-tables = { $over ->
    [one] { $over } von { $all } Tischen ist fertig.
   *[other] { $over } von { $all } Tischen sind fertig.
}
league-digest-new = Seit letzter Woche:
league-digest-quiet = Seit letzter Woche ist kein Tisch fertig geworden.
league-hurry = { $season }: Das Ende naht, es ist { $when }. Von jetzt an gehen unfertige Partien schneller: Niemand hat mehr als { $bank } übrig, und jeder Zug bringt { $increment } dazu.
league-warn = { $season }: Schluss ist { $when }. Noch nicht fertig: { $tables }. Wer an einem Tisch, der dann nicht fertig ist, die Zeit überschritten hat, geht dort leer aus; die anderen teilen sich die besten Plätze. Wenn einen Tisch etwas aufhält, fragt bitte jetzt die Spielleitung, mit `/liga fragen`.
league-ended = { $season }: Es ist ausgespielt. Bis { $when } kann man die Spielleitung mit `/liga fragen` um eine Entscheidung bitten. Danach steht alles fest.
league-ended-early = Die Spielleitung hat sie beendet. Grund: { $reason }
league-ended-adjudicated = Am Ende nicht fertig: { $tables }. Wie vereinbart geht leer aus, wer dort die Zeit überschritten hat; die anderen teilen sich die besten Plätze.
league-final-heading = { $season }: das Ende
league-final-champion = { $count ->
    [one] **Meister:** { $people }
   *[other] **Gemeinsam Meister:** { $people }
}
league-final-up = **Aufgestiegen:** { $people }
league-final-down = **Abgestiegen:** { $people }
league-final-out = **Ausgeschieden:** { $people }
league-final-lots = Das Geheimnis der Lose war `{ $secret }`.
league-final-next = Die Anmeldung zur nächsten Saison öffnet { $when }.
league-void-few = { $season } ist abgesagt: Es haben sich zu wenige angemeldet.
league-void-ruled = { $season } ist von der Spielleitung abgesagt. Grund: { $reason }
league-asked = { $person } bittet um eine Entscheidung in { $season }, { $table }: „{ $words }“
league-asked-season = { $person } hat eine Frage zu { $season }: „{ $words }“
league-asked-hint = Die Spielleitung entscheidet mit `/liga-leitung entscheiden`, `/liga-leitung entschuldigen` oder `/liga-leitung ersetzen`.
league-ruled-reason = Grund: { $reason }

## Was schiefgeht
league-no-threads = { $season }: Ich kann { $table } nicht eröffnen. In { $channel } fehlen mir diese Rechte: { $permissions }. Sobald ich sie habe, mache ich von selbst weiter.
league-channel-gone = Den Kanal der Liga { $league } gibt es nicht mehr, und ich kann dort nichts mehr von ihr schreiben. Alles ist aufbewahrt: Mit `/liga-leitung verlegen` gibst du ihr einen anderen Kanal, und dort geht sie weiter.
league-no-role-given = { $season }: Ich darf { $person } die Rolle { $role } nicht geben. Bitte tut es selbst; für das nächste Mal brauche ich das Recht „{ $permission }“, und meine eigene Rolle muss über dieser stehen.
league-no-role-taken = { $season }: Ich darf { $person } die Rolle { $role } nicht nehmen. Bitte tut es selbst; für das nächste Mal brauche ich das Recht „{ $permission }“, und meine eigene Rolle muss über dieser stehen.
league-many-threads = { $season }: Ich kann { $table } nicht eröffnen, denn auf diesem Server gibt es so viele aktive Threads, wie Discord erlaubt. Sobald Platz ist, mache ich von selbst weiter.

## Was jemand wissen will
league-mine-heading = { $season }: du
status-league-member-joined = Du bist angemeldet und hast noch nicht bestätigt.
status-league-member-confirmed = Du bist angemeldet und dabei.
status-league-member-in = Du spielst mit.
status-league-member-withdrawn = Du hast diese Saison aufgegeben.
status-league-member-struck = Du bist aus dieser Saison gestrichen.
league-mine-place = Gruppe { $division }, Platz { $place } von { $count }; Punkte: { $points }.
league-mine-place-only = Platz { $place } von { $count }; Punkte: { $points }.
league-mine-still = Noch möglich: Platz { $best } bis { $worst }.
league-mine-certain = Dieser Platz ist sicher.
league-mine-tables = **Deine Tische**
league-mine-nothing = Du bist in keiner Liga dieses Servers angemeldet. `/liga anmelden` tut es.
league-tables-heading = { $season }: Tische
league-tables-none = Einen solchen Tisch gibt es nicht.
league-history-heading = { $league }: ihre Saisons
league-history-line = **Saison { $number }**: { $told }
league-history-champion = { $count ->
    [one] Meister: { $people }
   *[other] Meister gemeinsam: { $people }
}
status-league-sign-up = Anmeldung offen
status-league-confirming = wird bestätigt
status-league-drawn = ausgelost
status-league-playing = wird gespielt
status-league-protest = ausgespielt, noch nicht endgültig
status-league-over = vorbei
status-league-void = abgesagt
league-none = Auf diesem Server wird keine Liga gespielt. Wer sich um den Server kümmert, kann mit `/liga-leitung anlegen` eine anlegen.
league-choice = { $league }, Saison { $number } ({ $told })
league-division-choice = Gruppe { $division }
league-sure-withdraw = Willst du { $season } aufgeben? An deinen Tischen, die nicht fertig sind, bekommst du keine Punkte, und in deiner Gruppe kommst du auf den letzten Platz. Die anderen verlieren dadurch nichts. Das lässt sich nicht zurücknehmen.
button-league-join = Anmelden
button-league-leave = Abmelden
button-league-confirm = Ich bin dabei
button-league-rules = Regeln
button-league-standings = Tabelle
button-league-mine = Meine Tische
button-league-withdraw = Saison aufgeben
done-league-join = Du bist angemeldet: { $season }. Wenn die Anmeldung schließt, { $when }, drücke bitte auf der Karte *Ich bin dabei*.
done-league-join-confirmed = Du bist angemeldet und dabei: { $season }. So kurz vor der Auslosung musst du nicht bestätigen.
done-league-join-full = Du bist angemeldet und dabei: { $season }. Es geht los, sobald alle Plätze vergeben sind.
done-league-join-waiting = Du bist angemeldet: { $season }. Alle Plätze sind vergeben, darum stehst du auf der Warteliste, an Stelle { $number }: Du spielst mit, sobald früh genug ein Platz frei wird.
done-league-join-waiting-confirm = Wenn die Anmeldung schließt, { $when }, drücke bitte auf der Karte *Ich bin dabei*; sonst kommen andere von der Warteliste vor dir.
league-caution-avoids = In einer Saison sitzt man mit allen, die die Auslosung bringt, auch mit Leuten, mit denen du nie an einem Tisch sitzen willst: Die Auslosung kann jeder nachprüfen, und was sie berücksichtigt, wüssten alle. Nur du erfährst es nach der Auslosung, und bis zum Beginn der Spiele kannst du die Saison ohne Nachteil aufgeben.
league-caution-tables = Damit kannst du hier { $count } Ligatische zugleich haben.
league-caution-days-off = Während dieser Saison hast du { $count } freie Tage. An ihnen ruhen deine Uhren, aber die Saison endet an ihrem Tag.
league-company-early = { $season }: Die Auslosung hat dich an Tische mit { $people } gebracht. Mit ihnen willst du nie an einem Tisch sitzen; niemand sonst erfährt davon. Bis zum Beginn der Spiele kannst du die Saison mit `/liga abmelden` ohne Nachteil aufgeben.
league-company = { $season }: Du sitzt an Tischen mit { $people }. Mit ihnen willst du nie an einem Tisch sitzen; niemand sonst erfährt davon. Mit `/liga fragen` kannst du die Leitung fragen, mit `/liga abmelden` die Saison aufgeben.
league-sure-withdraw-early = Willst du { $season } aufgeben? Noch wird nicht gespielt: Für spätere Saisons ist es, als wärst du nicht angemeldet gewesen. Deine Plätze bekommt, wer auf der Warteliste vorn steht, sonst übernehmen Roboter. Die anderen verlieren dadurch nichts. Das lässt sich nicht zurücknehmen.
done-league-leave = Du bist abgemeldet: { $season }.
done-league-confirm = Du bist dabei: { $season }.
done-league-withdraw = Du hast { $season } aufgegeben.
done-league-ask = Die Spielleitung weiß Bescheid.
done-league-export = { $season } als Datei. Nichts darin verrät, was noch geheim ist; `harbourmaster league verify` prüft die einer ganzen Saison nach.
slip-no-league = Eine Liga „{ $given }“ gibt es hier nicht.
slip-no-season = { $league } hat keine Saison { $number }.
slip-league-none = Auf diesem Server wird keine Liga gespielt.
slip-which-league = Hier gibt es mehrere Ligen. Sag, welche: { $leagues }.
slip-no-division = Eine Gruppe „{ $given }“ gibt es in { $season } nicht.
slip-no-table = Einen Tisch „{ $given }“ gibt es in { $season } nicht.
slip-before-draw = { $season } ist noch nicht ausgelost: Es gibt weder Gruppen noch Tische.

## Hilfe
help-league = **Ligen.** Eine Liga wird in Saisons gespielt: Melde dich auf der Karte oder mit `/liga anmelden` an, bestätige, wenn du gefragt wirst, und spiele deine Partien, jede in einem eigenen Thread. `/liga meine` zeigt deine Tische, `/liga tabelle` und `/liga kreuztabelle`, wie es steht, `/liga regeln`, was feststeht, und mit `/liga fragen` kommt eine Frage zur Spielleitung.

## Befehle
command-league = liga
    .description = In einer Liga spielen: anmelden und sehen, wie es steht
command-league-join = anmelden
    .description = Dich für eine Saison anmelden
command-league-leave = abmelden
    .description = Dich abmelden oder eine begonnene Saison aufgeben
command-league-confirm = bestätigen
    .description = Sagen, dass du dabei bist
command-league-mine = meine
    .description = Dein Platz und deine Tische
command-league-standings = tabelle
    .description = Die Tabelle einer Gruppe
command-league-cross = kreuztabelle
    .description = Wer in einer Gruppe auf wen traf, und wie es ausging
command-league-tables = tische
    .description = Die Tische einer Saison
command-league-rules = regeln
    .description = Was für eine Saison feststeht
command-league-history = verlauf
    .description = Die Saisons einer Liga und ihre Meister
command-league-ask = fragen
    .description = Die Spielleitung um eine Entscheidung bitten oder etwas zur Saison fragen
command-league-export = ausgeben
    .description = Eine Saison als Datei: ganz, oder Tabellen, Ergebnisse, Wertungen
option-sheet = datei
    .description = Was in der Datei steht
choice-sheet-season = die ganze Saison, zum Nachprüfen
choice-sheet-standings = Tabellen, für Tabellenprogramme
choice-sheet-results = Ergebnisse, für Tabellenprogramme
choice-sheet-ratings = Wertungen, für Tabellenprogramme
option-league = liga
    .description = Welche Liga; ohne Angabe die einzige oder die dieses Kanals
option-season = saison
    .description = Welche Saison; ohne Angabe die laufende
option-division = gruppe
    .description = Welche Gruppe; ohne Angabe deine
option-in-words = worte
    .description = In Worten, ohne Bild
option-which = welche
    .description = Welche Tische
option-table = tisch
    .description = Welcher Tisch
option-question = frage
    .description = Was du fragen willst
choice-tables-mine = meine eigenen
choice-tables-open = die nicht fertigen
choice-tables-all = alle

## Tabellen
button-league-cross = Kreuztabelle
button-league-ask = Spielleitung fragen
league-form-question = Was willst du fragen?

## Was von einer Saison erzählt wird
league-closed = { $season }: Die Anmeldung ist geschlossen. Ausgelost wird { $when }.
league-closed-people = { $count ->
    [one] { $people }: Drück bitte bis dahin *Ich bin dabei*, sonst stehst du auf der Warteliste.
   *[other] { $people }: Drückt bitte bis dahin *Ich bin dabei*; wer das nicht tut, steht auf der Warteliste.
}
league-begun = { $season } hat begonnen: Jeder Tisch bekommt jetzt seinen Thread. Schluss ist { $when }.
league-round = { $season }: Runde { $round } ist ausgelost, und ihre Tische werden eröffnet.
league-idle = { $count ->
    [one] { $people }: In { $season } steht dein erster Zug noch aus, an { $tables }. Sieh bitte nach.
   *[other] { $people }: In { $season } steht euer erster Zug noch aus, an { $tables }. Seht bitte nach.
}
league-idle-strike = Wer fünf Tage nach Beginn die Zeit überschritten und nirgends gezogen hat, ist nicht mehr dabei.
league-struck-told = { $season }: { $people } { $count ->
    [one] hat nicht gezogen und ist
   *[other] haben nicht gezogen und sind
} nicht mehr dabei. Wer vorn auf der Warteliste steht, kann einen Platz bekommen. { $count ->
    [one] Wenn dich etwas abgehalten hat, sag
   *[other] Wenn euch etwas abgehalten hat, sagt
} es der Spielleitung mit `/liga fragen`: Sie kann das zurücknehmen.
league-struck-left = { $season }: { $people } { $count ->
    [one] hat zu viele Tische verlassen und ist
   *[other] haben zu viele Tische verlassen und sind
} nicht mehr dabei. Auf diesen Plätzen spielen Roboter weiter; sonst verliert niemand etwas dadurch. { $count ->
    [one] Wenn es einen Grund gab, sag ihn der Spielleitung mit `/liga fragen`: Sie kann dich entschuldigen.
   *[other] Wenn es einen Grund gab, sagt ihn der Spielleitung mit `/liga fragen`: Sie kann euch entschuldigen.
}
league-paused = { $season } ruht jetzt; niemandem läuft die Zeit.
league-resumed = { $season } geht weiter; alle haben so viel Zeit wie zuvor.
league-withdrew = { $season } geht ohne { $people } weiter. Auf den Plätzen sitzt dann ein Roboter oder wer vorn auf der Warteliste steht; sonst verliert niemand etwas dadurch.
league-decided = { $season }: { $ruling }

## Entscheidungen
league-ruling-ruled = Die Spielleitung hat über { $table } entschieden: { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = Es ist entschieden: { $table } zählt nicht.
league-ruling-replay = Es ist entschieden: { $table } wird noch einmal gespielt, in einer neuen Partie.
league-ruling-excused = { $person } ist entschuldigt: Verlassene Tische werden nicht angerechnet.
league-ruling-excused-table = { $person } ist entschuldigt: { $table } wird nicht als verlassen angerechnet.
league-ruling-struck = { $person } ist aus der Saison gestrichen. { $count ->
    [0] Zur nächsten ist die Anmeldung erlaubt.
    [one] Auch in der nächsten ist das Mitspielen nicht erlaubt.
   *[other] Auch in den nächsten { $count } ist das Mitspielen nicht erlaubt.
}
league-ruling-replaced = { $person } bekommt einen Platz: { $table }.
league-ruling-shifted = Alles, was noch kommt, ist später: { $count ->
    [one] um einen Tag.
   *[other] um { $count } Tage.
}
league-ruling-reversed = Eine Entscheidung ist zurückgenommen: { $ruling }
league-ruling-other = Eine Entscheidung.
slip-league-role = Anmelden kann sich in dieser Liga nur, wer die Rolle { $role } hat.
slip-league-question = Schreibe bitte, was du fragen willst.
slip-no-season-yet = { $league } hatte noch keine Saison.
