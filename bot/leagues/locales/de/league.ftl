### Ligen.

## Die Einstellungen einer Saison
season-divisions = Gruppen mit etwa { $size } Personen: Alle spielen { $matches } Partien an { $seats }er-Tischen, { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf jedem Platz, und treffen auf alle anderen etwa gleich oft.
season-round-robin = Jeder gegen jeden an { $seats }er-Tischen.
season-cup = Pokal für { $most } Personen: Alle spielen { $matches } Partien an { $seats }er-Tischen, { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf jedem Platz.
season-swiss = Schweizer System mit { $seats }er-Tischen und { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}: In jeder Runde treffen Personen mit ähnlich vielen Punkten aufeinander.
season-fewer = Wenn die Teilnehmerzahl nicht aufgeht, haben manche Tische nur { $fewer } Plätze. Wer keinen Tisch bekommt, ist spielfrei.
season-byes = Wenn die Teilnehmerzahl nicht aufgeht, sind einige spielfrei.
season-pace = Bedenkzeit: { $bank } zu Beginn, plus { $increment } je Zug, höchstens { $cap }.
season-days-off-excluded = Urlaubstage werden nicht automatisch genutzt, wenn die Zeit abläuft.
season-load = Alle spielen gleichzeitig an höchstens { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
}.
season-points = Punkte nach Platzierung: { $points }. Für einen verlassenen Tisch gibt es keine Punkte, und die anderen rücken auf.
season-order = Bei Punktgleichheit entscheiden nacheinander: { $steps }.
season-step-points = Punkte
season-step-head-to-head = direkter Vergleich
season-step-places = Anzahl der ersten, dann der zweiten und dritten Plätze
season-step-strength = Punkte der Besiegten
season-step-share = Punktzahl im Vergleich zur höchsten am Tisch
season-step-lot = Los
season-strikes = { $count ->
    [one] Ein verlassener Tisch führt zum Ausschluss aus der Saison.
   *[other] { $count } verlassene Tische führen zum Ausschluss aus der Saison.
}
season-moves = In jeder Gruppe steigt Platz 1 auf, und die letzten zwei steigen ab, wenn genug Plätze frei sind. Zuerst steigen alle ab, die mindestens einen Zug gemacht haben und danach aus der Saison ausgeschieden sind.
season-least = { $count ->
    [one] Mindestens { $count } Person muss teilnehmen.
   *[other] Mindestens { $count } Personen müssen teilnehmen.
}
season-full = Es geht los, sobald alle Plätze vergeben sind.
season-dates = Anmeldefrist: { $sign-up }. Anschließende Bestätigungsfrist: { $confirm }.
season-play = Spielzeit: { $play }.
season-hurry = Endspurt: { $days } vor Schluss gilt für alle noch laufenden Partien weniger Bedenkzeit: { $bank }, plus { $increment } je Zug, höchstens { $cap }.
season-end = Für Partien, die am Saisonende nicht fertig sind, gilt: Wer sie verlassen oder die Zeit überschritten hat, bekommt keine Punkte. Die anderen teilen sich die Punkte der besten Plätze, werden aber nicht platziert.
season-protest = Einspruchsfrist nach Ende der Spielzeit: { $days }.

## Was gegen Einstellungen spricht
refusal-season-cooperative = Eine Liga braucht einen Wettbewerb. In diesem Spiel gewinnen oder verlieren alle gemeinsam.
refusal-season-seats = Dieses Spiel kann man nicht mit { $count } Personen spielen.
refusal-season-size = Eine Gruppe braucht mindestens { $count } Personen, sonst reicht es nicht für einen Tisch.
refusal-season-each = Auf jedem Platz kann man höchstens { $count ->
    [one] einmal
   *[other] { $count }-mal
} spielen.
refusal-season-people = Diese Teilnehmerzahl ist nicht möglich. Die Grenze liegt bei { $count }.
refusal-season-room = Für dieses Format brauche ich eine passende Höchstteilnehmerzahl (Grenze: { $count }).
refusal-season-rounds = Die Saison braucht mindestens { $count ->
    [one] eine Runde
   *[other] { $count } Runden
} und höchstens zwölf.
refusal-season-load = Diese Obergrenze ist wirkungslos: Auch ohne sie spielt niemand an mehr als { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
} gleichzeitig.
refusal-season-points = Gib { $count } Punktzahlen an, eine für jeden Platz. Keine darf höher sein als die davor, und die erste muss größer als null sein.
refusal-season-strikes = Die Grenze ist zu niedrig: Ein Ausschluss ist frühestens nach { $count ->
    [one] einem verlassenen Tisch
   *[other] { $count } verlassenen Tischen
} möglich.
refusal-season-pace = Diese Bedenkzeit ist nicht möglich: Die Zeit zu Beginn muss größer als null sein. Die Obergrenze muss mindestens so groß sein wie die Zeit zu Beginn und die Zeitzugabe, und sie darf höchstens { $count ->
    [one] einen Tag
   *[other] { $count } Tage
} betragen.
refusal-season-hurry = Der Endspurt darf nicht langsamer sein als das normale Tempo. Wähle kleinere Zahlen.
refusal-season-days = In dieser Zeit wird die Saison womöglich nicht fertig. Bei diesem Tempo braucht sie mindestens { $count ->
    [one] einen Tag
   *[other] { $count } Tage
} Spielzeit. Plane mehr Tage ein oder wähle ein schnelleres Tempo.
refusal-season-dates = Die Termine passen nicht zusammen: Der Endspurt muss vor der Warnung beginnen, beide müssen in die Spielzeit fallen, und die Anmeldung muss mindestens einen Tag dauern.
refusal-season-long = Kein Abschnitt einer Saison darf länger dauern als { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}.

## Was in Ligen abgelehnt wird
refusal-bound = Diese Partie gehört zu einer Liga, deshalb kann das nur die Spielleitung entscheiden. Frag sie mit `/liga fragen`.
refusal-bound-substitute = { $player } spielt in derselben oder in einer höheren Gruppe und kann hier nicht einspringen.
refusal-league-unknown = Diese Liga gibt es hier nicht.
refusal-league-no-season = Diese Saison gibt es nicht.
refusal-league-has-season = Die letzte Saison dieser Liga ist noch nicht zu Ende.
refusal-league-name = Der Name der Liga muss 1 bis { $most ->
    [one] { $most } Zeichen
   *[other] { $most } Zeichen
} lang sein.
refusal-league-name-taken = Hier gibt es schon eine Liga mit diesem Namen.
refusal-league-too-many = Hier gibt es schon { $most } Ligen, mehr sind nicht möglich.
refusal-league-other-game = Das Spiel einer Liga kann nicht geändert werden. Lege für ein anderes Spiel eine neue Liga an.
refusal-league-status = Das ist in dieser Phase der Saison nicht möglich.
refusal-league-person = Diese Person ist in dieser Saison nicht dabei.
refusal-league-already = Das wurde schon erledigt.
refusal-league-no-division = Diese Gruppe gibt es in der Saison nicht.
refusal-league-table = Diesen Tisch gibt es in der Saison nicht.
refusal-league-over = Diese Partie ist schon beendet.
refusal-league-played = An diesem Tisch wurde inzwischen weitergespielt. Deshalb kann die Entscheidung nicht mehr zurückgenommen werden.
refusal-league-places = Gib für jede Person am Tisch genau eine Platzierung an.
refusal-league-drawn-since = Die nachgerückte Person wurde inzwischen schon bei einer Auslosung berücksichtigt. Deshalb kann die Entscheidung nicht mehr zurückgenommen werden. Mit `/liga-leitung ausschließen` kannst du die Person aus der Saison nehmen.
refusal-league-excuse = Diese Person hat zu viele Tische verlassen und würde sofort wieder ausgeschlossen. Nutze zuerst `/liga-leitung entschuldigen`.
refusal-league-entry = Diese Entscheidung gibt es nicht, oder sie wurde schon zurückgenommen.
refusal-league-plays-already = Diese Person spielt in der Saison schon mit und kann keinen weiteren Platz bekommen.
refusal-league-barred = Die Spielleitung hat dich für diese Saison gesperrt.
refusal-league-full = Alle Plätze sind vergeben.
refusal-league-drawn = Die Tische sind schon ausgelost. Du kannst aber noch mit `/liga abmelden` aus der Saison aussteigen.
refusal-league-late = Die Anmeldung für diese Saison ist vorbei. Die nächste Saison wird im Kanal der Liga angekündigt. Bis dahin kann dir nur die Spielleitung einen frei gewordenen Platz geben.
refusal-league-final = Das Ergebnis dieser Saison kann nicht mehr geändert werden, weil die nächste Saison schon ausgelost ist.
refusal-league-ended = Diese Saison ist vorbei. Die Anmeldung für die nächste wird im Kanal der Liga angekündigt.
refusal-league-too-few = Für eine Saison haben sich zu wenige angemeldet.
refusal-league-participant = Diesen Platz kannst du nicht selbst übernehmen.
refusal-league-plays = Du spielst in dieser Saison selbst mit, deshalb muss jemand anderes aus der Spielleitung das entscheiden.
refusal-league-role-conflict = Eine Rolle kann nicht zugleich Voraussetzung für die Anmeldung sein und zu einer Stufe gehören: Am Saisonende wird sie entzogen, und dann wäre keine Anmeldung zur nächsten Saison möglich.
refusal-league-consent-asked = Du nimmst selbst an dieser Saison teil, und die Entscheidung betrifft auch dich. Deshalb müssen jemand anderes aus der Spielleitung oder die anderen Mitspielenden zustimmen. Ich habe im Kanal der Liga gefragt.
refusal-league-asked-already = Deine letzte Anfrage ist noch offen. Warte, bis die anderen geantwortet haben.
refusal-league-asked-before = Das wurde in den letzten 14 Tagen schon abgelehnt. Jetzt muss jemand anderes aus der Spielleitung entscheiden.
refusal-league-vote-over = Diese Abstimmung ist beendet.
refusal-league-no-vote = Du bist bei dieser Abstimmung nicht stimmberechtigt.
refusal-league-arranged = Du gehörst zur Spielleitung und hast in dieser Saison schon über Anmeldungen oder Spielstärken entschieden. Deshalb muss dich jemand anderes aus der Spielleitung anmelden.
refusal-league-seeding = Die Zahl muss zwischen 0 und 4000 liegen.
refusal-league-shift = Du kannst eine Saison jeweils um höchstens { $most ->
    [one] { $most } Tag
   *[other] { $most } Tage
} verschieben.
refusal-league-bar = Eine Sperre gilt für höchstens { $most ->
    [one] eine weitere Saison
   *[other] { $most } weitere Saisons
}.
refusal-league-not-your-division = Du kannst nur zu Tischen deiner eigenen Gruppe Einspruch einlegen.
refusal-league-game-missing = „{ $game }“ kann gerade nicht geladen werden, deshalb lassen sich offene Tische nicht werten. Versuche es wieder, wenn das Spiel verfügbar ist.
refusal-league-no-words = Schreib bitte, was du fragen möchtest.
refusal-league-asked-enough = Du hast die Spielleitung heute schon { $most ->
    [one] einmal
   *[other] { $most }-mal
} gefragt. Bitte warte bis morgen.

## Was das Protokoll einer Partie von ihrer Saison erzählt
told-season-paused = Die Saison wurde unterbrochen, deshalb stehen alle Uhren.
told-season-resumed = Die Saison geht weiter, und die Uhren laufen wieder.
told-season-hurries = Die Saison ist fast zu Ende: Ab jetzt gilt weniger Bedenkzeit.
told-season-ends = Diese Partie wird für die Saison nicht mehr gebraucht und endet hier ohne Ergebnis.

## Was die Spielleitung von Ligen getan hat
act-league-create = Liga { $league } angelegt
act-league-change = Regeln von { $league } ab der nächsten Saison geändert
act-league-rest = { $league }: automatischer Start neuer Saisons ausgeschaltet
act-league-wake = { $league }: automatischer Start neuer Saisons eingeschaltet
act-league-move = Liga { $league } in einen anderen Kanal verlegt
act-league-joining-role = Rolle für die Anmeldung zu { $league } geändert
act-league-champion-role = Rolle für die Meister von { $league } geändert
act-league-tier-role = Rolle für eine Stufe von { $league } geändert
act-season-open = { $league }, Saison { $season }: Anmeldung geöffnet
act-season-close = { $league }, Saison { $season }: Anmeldung vorzeitig geschlossen
act-season-draw = { $league }, Saison { $season }: vorzeitig ausgelost
act-season-redraw = { $league }, Saison { $season }: Auslosung verworfen, neue Auslosung folgt
act-season-begin = { $league }, Saison { $season }: vorzeitig begonnen
act-season-pause = { $league }, Saison { $season }: unterbrochen
act-season-resume = { $league }, Saison { $season }: fortgesetzt
act-season-end = { $league }, Saison { $season }: vorzeitig beendet
act-season-void = { $league }, Saison { $season }: abgesagt
act-season-shift = { $league }, Saison { $season }: um { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } verschoben
act-season-add = { $league }, Saison { $season }: { $player } angemeldet
act-season-remove = { $league }, Saison { $season }: { $player } abgemeldet
act-season-seed = { $league }, Saison { $season }: Spielstärke von { $player } festgelegt
act-season-seed-to = { $league }, Saison { $season }: Spielstärke von { $player } auf { $seeding } gesetzt
act-season-strike-for = { $league }, Saison { $season }: { $player } ausgeschlossen und { $count ->
    [one] für die nächste Saison gesperrt
   *[other] für die nächsten { $count } Saisons gesperrt
}
act-season-excuse = { $league }, Saison { $season }: { $player } entschuldigt
act-season-strike = { $league }, Saison { $season }: { $player } ausgeschlossen
act-season-rule = { $league }, Saison { $season }: über Tisch { $table } entschieden
act-season-void-table = { $league }, Saison { $season }: Tisch { $table } aus der Wertung genommen
act-season-replay = { $league }, Saison { $season }: Wiederholung von Tisch { $table } angeordnet
act-season-replace = { $league }, Saison { $season }, Tisch { $table }: { $player } durch { $by } ersetzt
act-season-reverse = { $league }, Saison { $season }: Entscheidung { $entry } zurückgenommen

## Ligen, Saisons und Tische
league-season = { $league }, Saison { $number }
league-table = Tisch { $number }
league-tables = Tische { $numbers }
league-table-of = Tisch { $number } (Gr. { $division })
league-when = { $at } ({ $relative })
league-when-stopped = noch offen (kein Termin, solange die Saison unterbrochen ist)
league-table-line = **{ $table }**: { $told }
league-turn = { $name } ist am Zug. Der Zug begann { $since }. Frist: { $deadline }
league-turn-untimed = { $name } ist am Zug. Der Zug begann { $since }.
league-turn-late = { $name } ist am Zug. Der Zug begann { $since }. Die Zeit ist abgelaufen.
league-table-planned = { $people }; noch nicht begonnen
league-table-open = { $people }; läuft
league-table-over = { $result }
league-table-ruled = { $result } (Entscheidung der Spielleitung)
league-table-adjudicated = { $result } (am Saisonende nicht fertig)
league-table-void = { $people }; der Tisch zählt nicht
league-result = { $place }. { $name } ({ $points })
league-result-scored = { $place }. { $name }: { $score } (+{ $points })
league-result-left = { $name } (vorzeitig verlassen, 0 Punkte)
league-result-nothing = { $name } (ohne Punkte)
league-result-unfinished = – { $name } ({ $points })
league-result-late = { $name } (Zeit überschritten oder Partie verlassen, 0 Punkte)
league-list-more = { $count ->
    [one] … und { $count } weitere.
   *[other] … und { $count } weitere.
}

## Die Karte einer Saison
card-league-game = Spiel: { $game }.
card-league-sign-up = Die Anmeldung ist bis zum { $when } offen.
card-league-sign-up-full = Die Anmeldung ist bis zum { $when } offen. Es geht los, sobald alle Plätze vergeben sind.
card-league-sign-up-full-last = Die Anmeldung ist offen. Es geht los, sobald alle Plätze vergeben sind. Sind am { $when } noch Plätze frei, wird die Saison abgesagt.
card-league-confirming = Die Anmeldung ist geschlossen. Wenn du angemeldet bist, drück bis zum { $when } auf *Ich bin dabei*. Sonst kommst du auf die Warteliste.
card-league-drawn = Die Tische sind ausgelost. Beginn: { $when }.
card-league-playing = Die Saison läuft bis zum { $when }.
card-league-protest = Die Spielzeit ist vorbei. Bis zum { $when } könnt ihr die Spielleitung mit `/liga fragen` um eine Entscheidung bitten.
card-league-over = Die Saison ist vorbei.
card-league-void = Diese Saison wurde abgesagt.
card-league-paused = Die Saison ist unterbrochen, deshalb stehen alle Uhren.
card-league-game-missing = Die Saison ruht, weil ihr Spiel gerade nicht geladen werden kann. Alle Uhren stehen, und die Termine verschieben sich.
card-league-nobody = Noch hat sich niemand angemeldet.
card-league-joined = **Angemeldet ({ $count }):** { $people }
card-league-confirmed = **Dabei ({ $count }):** { $people }
card-league-waiting = **Nicht bestätigt ({ $count }):** { $people }
card-league-reserve = **Auf der Warteliste ({ $count }):** { $people }
card-league-missing = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Personen.
}
card-league-invited = Aus der letzten Saison eingeladen: { $people }. Ihr müsst euch trotzdem neu anmelden.
card-league-settings = **Regeln dieser Saison:**
card-league-commitment = Die Prüfsumme `{ $hash }` legt die Auslosung schon jetzt fest. So könnt ihr sie später nachprüfen.

## Was Spielleitung und Leute erfahren
league-rules-heading = { $season }: Regeln
league-rules-hint = Mit `/liga fragen` wendest du dich an die Spielleitung. Die Spielregeln zeigt `/regeln`.
league-nag = { $season }: Anmeldeschluss ist am { $when }. { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] Bisher ist eine Person angemeldet.
   *[other] Bisher sind { $count } Personen angemeldet.
} { $missing ->
    [0] Das reicht für eine Saison.
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Personen.
}
league-extended = { $season }: Es haben sich zu wenige angemeldet. Deshalb bleibt die Anmeldung bis zum { $when } offen.
league-invited = { $people }: Die Anmeldung für { $season } ist bis zum { $when } offen. Ihr wart letzte Saison dabei, müsst euch aber neu anmelden.
league-invited-direct = Die Anmeldung für { $season } ist bis zum { $when } in { $channel } offen. Du warst letzte Saison dabei, musst dich aber neu anmelden: dort mit `/liga anmelden`.
league-draw-heading = { $season }: Auslosung
league-draw-begins = Beginn: { $when }. Jeder Tisch bekommt in diesem Kanal einen eigenen Thread.
league-draw-check = So könnt ihr die Auslosung nachprüfen: Das Geheimnis war `{ $secret }`, seine Prüfsumme steht auf der Karte der Saison, und die Liste der Teilnehmenden ist angehängt.
league-draw-given-up-heading = { $season }: verworfene Auslosung
league-draw-given-up = Die Spielleitung hat diese Auslosung vor Spielbeginn verworfen. Sie gilt nicht, und es wird neu ausgelost. Grund: { $reason }
league-draw-given-up-check = Auch diese Auslosung könnt ihr nachprüfen: Das Geheimnis war `{ $secret }`, seine Prüfsumme `{ $hash }`, und die Liste der Teilnehmenden ist angehängt.
league-redrawn = { $season }: Die Spielleitung hat die Auslosung verworfen. Am { $when } wird mit einem neuen Geheimnis neu ausgelost. Bis dahin kann die Spielleitung noch Personen an- und abmelden. Grund: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = Sitzreihenfolge: { $people }. Gespielt wird unten im Thread.
league-fixture-over = { $season }: **{ $table }** ist beendet. { $result }
league-played = { $season }: { $table } ist zu Ende gespielt. { $result }
league-fixture-void = { $season }: **{ $table }** zählt nicht.
league-hash-about = Die Partie beginnt jetzt. Wenn sie zu Ende ist, wird das Geheimnis aufgedeckt.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: Woche { $week }
league-digest-tables = { $over ->
    [one] Bisher ist { $over } von { $all } Partien zu Ende.
   *[other] Bisher sind { $over } von { $all } Partien zu Ende.
}
league-digest-new = Neu seit letzter Woche:
league-digest-open = Laufende Partien:
league-hurry = { $season }: Endspurt! Schluss ist am { $when }. Für alle noch laufenden Partien gilt ab jetzt weniger Bedenkzeit: höchstens noch { $bank }, plus { $increment } je Zug.
league-warn = { $count ->
    [0] { $season }: Schluss ist am { $when }.
    [one] { $people }: { $season } endet am { $when }, und du hast noch nicht alles zu Ende gespielt.
   *[other] { $people }: { $season } endet am { $when }, und ihr habt noch nicht alles zu Ende gespielt.
} Noch nicht fertig: { $tables }. Für Partien, die bis dahin nicht fertig sind, gilt: Wer sie verlassen oder die Zeit überschritten hat, bekommt keine Punkte. Die anderen teilen sich die Punkte der besten Plätze, werden aber nicht platziert. Falls etwas eine Partie aufhält, meldet euch jetzt mit `/liga fragen` bei der Spielleitung.
league-ended = { $season }: Die Spielzeit ist vorbei. Bis zum { $when } könnt ihr die Spielleitung mit `/liga fragen` um eine Entscheidung bitten. Danach ist das Ergebnis endgültig.
league-ended-early = Die Spielleitung hat die Saison vorzeitig beendet. Grund: { $reason }
league-ended-adjudicated = Bei Saisonende noch nicht fertig: { $tables }. Wer dort die Partie verlassen oder die Zeit überschritten hat, bekommt nach den Regeln der Saison keine Punkte. Die anderen teilen sich die Punkte der besten Plätze, werden aber nicht platziert.
league-final-heading = { $season }: Endstand
league-final-champion = { $count ->
    [one] **Meister:** { $people }
   *[other] **Gemeinsame Meister:** { $people }
}
league-final-up = **Aufgestiegen:** { $people }
league-final-down = **Abgestiegen:** { $people }
league-final-out = **Ausgeschlossen:** { $people }
league-final-lots = Geheimnis für den Losentscheid bei Gleichstand: `{ $secret }`
league-final-next = Die Anmeldung für die nächste Saison öffnet am { $when }.
league-corrected-heading = { $season }: berichtigter Endstand
league-corrected-people = Durch eine nachträgliche Entscheidung hat sich das Ergebnis von { $people } geändert.
league-corrected-order = Durch eine nachträgliche Entscheidung hat sich die Reihenfolge im Endstand geändert.
league-void-few = { $season }: Die Saison wurde abgesagt, weil sich zu wenige angemeldet haben.
league-void-ruled = { $season }: Die Spielleitung hat die Saison abgesagt. Grund: { $reason }
league-asked = { $season }, { $table }: { $person } bittet um eine Entscheidung: „{ $words }“
league-asked-season = { $season }: { $person } hat eine Frage: „{ $words }“
league-asked-hint = Diese Nachricht geht an die ganze Spielleitung. Ihr entscheidet mit `/liga-leitung entscheiden`, `/liga-leitung entschuldigen` oder `/liga-leitung ersetzen`. Alle offenen Fragen zeigt `/liga-leitung übersicht`.
league-asked-hidden = { $host }: Es gibt eine neue Frage zu { $season }. Ich konnte dir keine Direktnachricht schicken. Du findest die Frage mit `/liga-leitung übersicht`.
league-ruled-reason = Grund: { $reason }

## Was schiefgeht
league-no-threads = { $season }: Ich kann { $table } nicht eröffnen. In { $channel } fehlen mir diese Berechtigungen: { $permissions }. Sobald ich sie habe, geht es automatisch weiter.
league-channel-gone = Der Kanal der Liga { $league } wurde gelöscht, deshalb kann ich dort nichts mehr posten. Alle Daten sind noch da: Weise der Liga mit `/liga-leitung verlegen` einen anderen Kanal zu, dann geht es dort weiter.
league-role-gone-join = Die Rolle, die für die Anmeldung zur Liga { $league } nötig war, wurde gelöscht. Jetzt können sich alle anmelden. Mit `/liga-leitung rolle` kannst du eine andere Rolle wählen.
league-role-gone-champion = Die Rolle für den Meistertitel der Liga { $league } wurde gelöscht. Für den Meistertitel gibt es jetzt keine Rolle mehr. Mit `/liga-leitung rolle` kannst du eine andere Rolle wählen.
league-role-gone-tier = Die Rolle für eine Stufe der Liga { $league } wurde gelöscht. Für diese Stufe gibt es jetzt keine Rolle mehr. Mit `/liga-leitung rolle` kannst du eine andere Rolle wählen.
league-no-role-given = { $season }: Ich kann { $people } die Rolle { $role } nicht geben. Bitte übernehmt das selbst. Fürs nächste Mal brauche ich die Berechtigung „{ $permission }“, und meine eigene Rolle muss über dieser Rolle stehen.
league-no-role-taken = { $season }: Ich kann { $people } die Rolle { $role } nicht entziehen. Bitte übernehmt das selbst. Fürs nächste Mal brauche ich die Berechtigung „{ $permission }“, und meine eigene Rolle muss über dieser Rolle stehen.
league-many-threads = { $season }: Ich kann { $table } nicht eröffnen, weil dieser Server die Höchstzahl aktiver Threads erreicht hat. Sobald einer geschlossen wird, geht es automatisch weiter.

## Was jemand wissen will
league-mine-heading = { $season }: dein Stand
status-league-member-joined = Du bist angemeldet, musst deine Teilnahme aber noch bestätigen.
status-league-member-confirmed = Du bist angemeldet und hast deine Teilnahme bestätigt.
status-league-member-in = Du spielst in dieser Saison mit.
status-league-member-withdrawn = Du bist aus dieser Saison ausgestiegen.
status-league-member-struck = Du wurdest aus dieser Saison ausgeschlossen.
league-mine-place = Gruppe { $division }, Platz { $place } von { $count }, Punkte: { $points }.
league-mine-place-only = Platz { $place } von { $count }, Punkte: { $points }.
league-mine-still = Noch möglich: Platz { $best } bis { $worst }.
league-mine-certain = Deine Platzierung steht schon fest.
league-mine-tables = **Deine Tische**
league-mine-nothing = Du bist auf diesem Server gerade in keiner Saison dabei. Solange die Anmeldung zu einer Saison offen ist, kannst du dich mit `/liga anmelden` anmelden.
league-tables-heading = { $season }: Tische
league-tables-none = Keine passenden Tische gefunden.
league-all-time-heading = { $league }: ewige Tabelle
league-all-time-line = **{ $name }** · Punkte: { $points } · Titel: { $titles } · Siege: { $wins } von { $tables } · Saisons: { $seasons }
league-all-time-none = Noch ist keine Saison zu Ende.
league-history-heading = { $league }: Saisons
league-history-line = **Saison { $number }**: { $told }
league-history-champion = { $count ->
    [one] Meister: { $people }
   *[other] Gemeinsame Meister: { $people }
}
status-league-sign-up = Anmeldung offen
status-league-confirming = Bestätigungsfrist läuft
status-league-drawn = ausgelost
status-league-playing = läuft
status-league-protest = Einspruchsfrist läuft
status-league-over = vorbei
status-league-void = abgesagt
league-none = Auf diesem Server gibt es noch keine Liga. Die Spielleitung kann mit `/liga-leitung anlegen` eine anlegen.
league-choice = { $league }, Saison { $number } ({ $told })
league-division-choice = Gruppe { $division }
league-sure-withdraw = { $season }: Willst du aus der Saison aussteigen? Für deine noch nicht beendeten Partien bekommst du keine Punkte, und in deiner Gruppe fällst du auf den letzten Platz. Die anderen haben dadurch keinen Nachteil. Das kannst du nicht rückgängig machen.
button-league-join = Anmelden
button-league-leave = Abmelden
button-league-confirm = Ich bin dabei
button-league-rules = Regeln
button-league-standings = Tabelle
button-league-mine = Meine Tische
button-league-withdraw = Aus der Saison aussteigen
button-league-stay = Dabeibleiben
done-league-join = { $season }: Du bist angemeldet. Drück bitte nach dem Anmeldeschluss ({ $when }) auf der Karte der Saison auf *Ich bin dabei*.
done-league-join-confirmed = { $season }: Du bist angemeldet. Weil bald ausgelost wird, ist deine Teilnahme schon bestätigt: Du musst nichts weiter tun.
done-league-join-full = { $season }: Du bist angemeldet, und deine Teilnahme ist schon bestätigt. Es geht los, sobald alle Plätze vergeben sind.
done-league-join-waiting = { $season }: Du bist angemeldet. Alle Plätze sind vergeben, deshalb stehst du auf der Warteliste (Position { $number }). Du rückst nach, wenn rechtzeitig ein Platz frei wird.
done-league-join-waiting-confirm = Drück bitte nach dem Anmeldeschluss ({ $when }) auf der Karte der Saison auf *Ich bin dabei*. Sonst ziehen andere auf der Warteliste an dir vorbei.
league-caution-avoids = Du kannst auch mit Personen, die du meidest, an einen Tisch kommen: Alle können die Auslosung nachprüfen, deshalb kann sie deine private Liste nicht berücksichtigen. Falls das passiert, bekommst nur du nach der Auslosung einen Hinweis. Bis zum Spielbeginn kannst du ohne Nachteil aus der Saison aussteigen.
league-caution-tables = Zusammen mit dieser Saison können es bis zu { $count } gleichzeitige Ligapartien auf diesem Server werden.
league-caution-days-off = Freie Tage, die in diese Saison fallen: { $count }. Deine Uhren stehen dann, das Ende der Saison verschiebt sich aber nicht.
league-company-early = { $season }: Die Auslosung hat dich mit { $people } an einen Tisch gesetzt, obwohl du das vermeiden wolltest. Das siehst nur du. Bis zum Spielbeginn kannst du mit `/liga abmelden` ohne Nachteil aus der Saison aussteigen.
league-company = { $season }: Du sitzt mit { $people } an einem Tisch, obwohl du das vermeiden wolltest. Das siehst nur du. Mit `/liga fragen` erreichst du die Spielleitung, mit `/liga abmelden` steigst du aus der Saison aus.
league-sure-withdraw-early = { $season }: Willst du aus der Saison aussteigen? Die Partien haben noch nicht begonnen, deshalb hat das für spätere Saisons keine Folgen. Deine Plätze gehen an die Nächsten auf der Warteliste oder an Roboter. Die anderen haben dadurch keinen Nachteil. Das kannst du nicht rückgängig machen.
done-league-leave = { $season }: Du bist abgemeldet.
done-league-confirm = { $season }: Du bist dabei.
done-league-withdraw = { $season }: Du bist aus der Saison ausgestiegen.
done-league-ask = Die Spielleitung wurde benachrichtigt.
done-league-export = Hier ist die Datei: { $season }. Noch geheime Angaben sind nicht enthalten. Mit `harbourmaster league verify` kannst du die Datei einer ganzen Saison prüfen.
slip-no-league = Auf diesem Server gibt es keine Liga namens „{ $given }“.
slip-no-season = { $league } hat keine Saison { $number }.
slip-league-none = Auf diesem Server gibt es keine Liga.
slip-which-league = Hier gibt es mehrere Ligen. Gib an, welche du meinst: { $leagues }.
slip-no-division = { $season }: Es gibt keine Gruppe „{ $given }“.
slip-no-table = { $season }: Es gibt keinen Tisch „{ $given }“.
slip-before-draw = { $season }: Die Tische sind noch nicht ausgelost.

## Hilfe
help-league = **Ligen.** Eine Liga besteht aus Saisons: Melde dich auf der Karte oder mit `/liga anmelden` an, bestätige deine Teilnahme, wenn du gefragt wirst, und spiel deine Partien, jede in einem eigenen Thread. `/liga meine-tische` zeigt deine Tische, `/liga tabelle` und `/liga kreuztabelle` den Stand und `/liga regeln` die Regeln der Saison. Mit `/liga fragen` erreichst du die Spielleitung.

## Befehle
command-league = liga
    .description = In einer Liga spielen: anmelden, Tabellen und Tische ansehen
command-league-join = anmelden
    .description = Dich für eine Saison anmelden
command-league-leave = abmelden
    .description = Dich abmelden oder aus einer laufenden Saison aussteigen
command-league-confirm = bestätigen
    .description = Teilnahme an einer Saison bestätigen
command-league-mine = meine-tische
    .description = Deine Platzierung und deine Tische ansehen
command-league-standings = tabelle
    .description = Tabelle einer Gruppe ansehen
command-league-cross = kreuztabelle
    .description = Alle Begegnungen einer Gruppe und ihre Ergebnisse ansehen
command-league-tables = tische
    .description = Tische einer Saison ansehen
command-league-rules = regeln
    .description = Regeln einer Saison ansehen
command-league-history = verlauf
    .description = Bisherige Saisons einer Liga und ihre Meister ansehen
command-league-all-time = ewige-tabelle
    .description = Ewige Tabelle einer Liga über alle beendeten Saisons anzeigen
command-league-ask = fragen
    .description = Die Spielleitung um eine Entscheidung bitten oder etwas zur Saison fragen
command-league-export = exportieren
    .description = Eine Saison als Datei herunterladen: ganz oder nur Tabellen, Ergebnisse oder Wertungen
option-sheet = datei
    .description = Inhalt der Datei
choice-sheet-season = ganze Saison (zum Nachprüfen)
choice-sheet-standings = Tabellen (CSV)
choice-sheet-results = Ergebnisse (CSV)
choice-sheet-ratings = Wertungen (CSV)
option-league = liga
    .description = Name der Liga; ohne Angabe die Liga dieses Kanals oder die einzige des Servers
option-season = saison
    .description = Nummer der Saison; ohne Angabe die laufende
option-division = gruppe
    .description = Name der Gruppe; ohne Angabe deine eigene
option-in-words = text
    .description = Als Text statt als Bild
option-which = welche
    .description = Welche Tische angezeigt werden
option-table = tisch
    .description = Nummer des Tisches
option-question = frage
    .description = Deine Frage
choice-tables-mine = meine eigenen
choice-tables-open = alle laufenden
choice-tables-all = alle

## Tabellen
button-league-cross = Kreuztabelle
button-league-ask = Spielleitung fragen
league-form-question = Was möchtest du fragen?

## Was von einer Saison erzählt wird
league-closed = { $season }: Die Anmeldung ist geschlossen. Auslosung: { $when }.
league-closed-people = { $count ->
    [one] { $people }: Drück bitte bis dahin auf *Ich bin dabei*, sonst kommst du auf die Warteliste.
   *[other] { $people }: Drückt bitte bis dahin auf *Ich bin dabei*, sonst kommt ihr auf die Warteliste.
}
league-begun = { $season }: Die Saison hat begonnen. Jeder Tisch bekommt jetzt einen eigenen Thread. Schluss ist am { $when }.
league-round = { $season }: Runde { $round } ist ausgelost. Die Tische werden jetzt eröffnet.
league-idle = { $count ->
    [one] { $season }: { $people }, dein erster Zug steht noch aus: { $tables }. Bitte zieh bald.
   *[other] { $season }: { $people }, euer erster Zug steht noch aus: { $tables }. Bitte zieht bald.
}
league-idle-strike = Fünf Tage nach Beginn werden alle ausgeschlossen, die ihre Zeit überschritten und noch keinen einzigen Zug gemacht haben.
league-struck-told = { $season }: { $people } { $count ->
    [one] hat keinen Zug gemacht und wurde
   *[other] haben keinen Zug gemacht und wurden
} ausgeschlossen. Die Plätze gehen an die Nächsten auf der Warteliste. { $count ->
    [one] Wenn dich etwas abgehalten hat, sag
   *[other] Wenn euch etwas abgehalten hat, sagt
} es der Spielleitung mit `/liga fragen`: Sie kann das rückgängig machen.
league-struck-left = { $season }: { $people } { $count ->
    [one] hat zu viele Tische verlassen und wurde
   *[other] haben zu viele Tische verlassen und wurden
} ausgeschlossen. Auf diesen Plätzen spielen Roboter weiter. Die anderen haben dadurch keinen Nachteil. { $count ->
    [one] Wenn es einen Grund gab, sag ihn der Spielleitung mit `/liga fragen`: Sie kann dich entschuldigen.
   *[other] Wenn es einen Grund gab, sagt ihn der Spielleitung mit `/liga fragen`: Sie kann euch entschuldigen.
}
league-paused = { $season }: Die Saison ist unterbrochen, deshalb stehen alle Uhren.
league-paused-game = { $season }: Die Saison ist unterbrochen, weil { $game } gerade nicht geladen werden kann. Alle Uhren und Termine ruhen, und niemand verliert dadurch etwas. Die Saison geht weiter, sobald das Spiel wieder verfügbar ist.
league-resumed = { $season }: Die Saison geht weiter. Alle haben so viel Zeit wie vor der Unterbrechung.
league-withdrew = { $season }: Die Saison geht ohne { $people } weiter. Die Plätze gehen an die Nächsten auf der Warteliste oder an Roboter. Die anderen haben dadurch keinen Nachteil.
league-decided = { $season }: { $ruling }
league-act = Entscheidung der Spielleitung: { $act }.
league-act-result = { $act } ({ $result })
league-act-proposed = { $host } gehört zur Spielleitung, nimmt selbst an dieser Saison teil und bittet um Zustimmung: { $act }.
league-act-vote = { $people }: Stimmt ihr zu? Die Entscheidung gilt, wenn jemand anderes aus der Spielleitung, die Mehrheit der nicht betroffenen Mitspielenden oder alle Betroffenen zustimmen. Ist sonst niemand aus der Spielleitung aktiv, gilt sie auch, wenn weniger als ein Drittel der Betroffenen widerspricht. Die Abstimmung endet { $when }.
league-act-agreed-host = Jemand anderes aus der Spielleitung hat zugestimmt: { $act }.
league-act-agreed-members = Die nicht betroffenen Mitspielenden haben zugestimmt: { $act }.
league-act-agreed-everyone = Alle, die zustimmen mussten, haben zugestimmt: { $act }.
league-act-agreed-silence = Angenommen, weil weniger als ein Drittel widersprochen hat: { $act }.
league-act-participant = Hinweis: { $host } hat das entschieden und nimmt selbst an dieser Saison teil.
league-act-rejected = Der Vorschlag von { $host } wurde abgelehnt: { $act }.
league-act-impossible = Der Vorschlag von { $host } lässt sich nicht mehr umsetzen: { $act }.
button-league-agree = Zustimmen
button-league-object = Widersprechen
done-league-agree = Du hast zugestimmt. Bis zum Ende der Abstimmung kannst du deine Antwort ändern.
done-league-object = Du hast widersprochen. Bis zum Ende der Abstimmung kannst du deine Antwort ändern.

## Entscheidungen
league-ruling-ruled = Die Spielleitung hat über { $table } entschieden: { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = Entscheidung: { $table } zählt nicht.
league-ruling-replay = Entscheidung: { $table } wird in einer neuen Partie wiederholt.
league-ruling-excused = { $person } wurde entschuldigt: Die verlassenen Tische zählen nicht für einen Ausschluss.
league-ruling-excused-table = { $person } wurde entschuldigt: { $table } zählt nicht als verlassen.
league-ruling-struck = { $person } wurde aus der Saison ausgeschlossen. { $count ->
    [0] Die Anmeldung zur nächsten Saison ist wieder möglich.
    [one] Die Sperre gilt auch für die nächste Saison.
   *[other] Die Sperre gilt auch für die nächsten { $count } Saisons.
}
league-ruling-replaced = { $person } übernimmt einen Platz an { $table }.
league-ruling-shifted = Alle weiteren Termine verschieben sich { $count ->
    [one] um einen Tag.
   *[other] um { $count } Tage.
}
league-ruling-reversed = Entscheidung zurückgenommen: { $ruling }
league-ruling-other = Die Spielleitung hat eine Entscheidung getroffen.
slip-league-role = Für diese Liga können sich nur Mitglieder mit der Rolle { $role } anmelden.
slip-league-question = Schreib bitte, was du fragen möchtest.
slip-no-season-yet = { $league } hatte noch keine Saison.
