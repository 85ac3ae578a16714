### Partie: karty, tury, wiadomości.

## Partie
language = polski
match-title = { $game } · { $title }
match-choice = #{ $number } { $name } ({ $status })
status-open = otwarta
status-running = trwa
status-finished = zakończona
status-cancelled = odwołana
thread-name = Stół: { $game }

## Karta stanu
card-open = Zajęte miejsca: { $taken } z { $seats }.
card-free-seat = *wolne*
card-public = { $count ->
    [0] Dołączyć może każdy.
   *[other] Dołączyć może każdy. Zaproszenie mają: { $people }.
}
card-invited = { $count ->
    [0] Dołączyć mogą tylko zaproszeni; na razie nikt nie ma zaproszenia.
   *[other] Dołączyć mogą tylko zaproszeni: { $people }.
}
card-begins-random = Kolejność zostanie wylosowana.
card-begins-opener = Zaczyna osoba, która otworzyła stół.
card-waiting = Teraz gra { $who }; tura zaczęła się { $since }.
card-commitment = Uczciwość: SHA-256 ziarna i soli to `{ $hash }`; jedno i drugie zostanie ujawnione na końcu.
card-finished = Ta partia jest zakończona.
card-cancelled = Ta partia została odwołana.
card-damaged = Zapisu tej partii nie da się odczytać. Jej gracze nie zostali zapomniani; dajcie, proszę, znać osobie, która prowadzi bota.
invitation = { $person }, masz zaproszenie do stołu: { $match }.

## Przyciski
button-turn = Mój ruch
button-board = Plansza
button-log = Dziennik
button-join = Dołącz
button-leave = Wstań od stołu
button-robot = Dodaj robota
button-start = Rozpocznij
button-cancel = Odwołaj
button-undo = Cofnij
button-over = Od początku
button-confirm = Zatwierdź
button-reveal = Tak, odkryj
button-back = Wróć
button-earlier = ◀ Wcześniej
button-later = Później ▶

## Własna tura
panel-option = { $option }: { $detail }
panel-chosen = **Twoja tura do tej pory**
panel-choose = Wybierz…
panel-part = { $title } ({ $part } z { $parts })
panel-may-confirm = Graj dalej albo zatwierdź i zakończ turę.
panel-complete = Twoja tura jest gotowa. Zatwierdź ją albo coś cofnij.
panel-waiting = Teraz gra { $who }.
panel-more-in-words = … resztę opowiada `/opis`.
panel-over = Partia jest zakończona.
panel-reveals = **{ $option }** odkrywa coś zakrytego. Potem dotychczasowej części tury nie da się już cofnąć. Na pewno?

## Oglądanie
board-waiting = Teraz gra { $who }.
log-heading = { $match }: dziennik, strona { $page } z { $pages }
log-empty = Nic się jeszcze nie wydarzyło.
mine-none = Nie siedzisz przy żadnym stole. Stół otwiera `/gra otwórz`.
mine-heading = { $count ->
    [one] Twoja partia
    [few] Twoje { $count } partie
   *[other] Twoje partie ({ $count })
}{ $waiting ->
    [0] {""}
    [one] , jedna czeka na ciebie
    [few] , { $waiting } czekają na ciebie
   *[other] , { $waiting } czeka na ciebie
}
mine-more = { $count ->
    [one] …i jeszcze { $count } partia.
    [few] …i jeszcze { $count } partie.
   *[other] …i jeszcze { $count } partii.
}
mine-open = otwarta, zajęte miejsca: { $taken } z { $seats }
mine-your-turn = **twoja kolej**
mine-waiting = gra { $who }
mine-over = zakończona
mine-damaged = zapisu partii { NUMBER($match, useGrouping: 0) } nie da się odczytać

## Co się działo przy stole
told-started = Partia się zaczyna. Gracz startowy: { $who }.
told-resigned = { $who } rezygnuje; dalej gra robot.
told-dismissed = { $who } już nie gra; miejsce zajmuje robot.

## Koniec
final-heading = { $match }: koniec
final-rank = { $place }. { $who }: { $points } PZ
final-scoring = Punktacja
final-points = { $who } { $points }
final-secrets = Ziarno `{ $seed }`, sól `{ $salt }`. SHA-256 z `ziarno:sól` to `{ $hash }`, tak jak podaje karta stanu od otwarcia stołu. Resztę przelicza jeszcze raz `/gra sprawdź`.
verify-heading = { $match }: sprawdzenie
verify-commitment = Porównajcie skrót z tym na karcie stanu; znalazł się tam, zanim ktokolwiek mógł znać wynik tasowania.
verify-order = Kolejność graczy wynika z ziarna.
verify-moves = Tasowania wynikają z ziarna, a każdy ruch jest zgodny z zasadami.
verify-result = Wynik wynika z ruchów.
export-complete = Zapis partii: każdy ruch, każde tasowanie i wynik.
export-incomplete = Dotychczasowy zapis partii, z tym, co wolno ci o niej wiedzieć.

## Zrobione
done-open = { $match }: stół otwarty.
done-join = Masz miejsce: { $match }.{ $company }
done-join-started = Zajmujesz ostatnie miejsce: { $match } się zaczyna.
done-leave = Odchodzisz od stołu: { $match }.
done-robot = Robot zajmuje miejsce: { $match }.
done-robot-started = Robot zajmuje ostatnie miejsce: { $match } się zaczyna.
done-robot-away = Robot, który przyszedł ostatni, odszedł od stołu: { $match }.
done-start = { $match }: zaczynamy.
done-cancel = { $match }: partia odwołana.
done-invite = Zaproszenie dostaje { $player }: { $match }.
done-resign = Rezygnujesz: { $match }. Na twoim miejscu gra dalej robot.
done-dismiss = Robot przejmuje miejsce, na którym grał(a) { $player }: { $match }.
done-handover = Prawa do stołu ma teraz { $player }: { $match }.
done-language = Mówię teraz do ciebie po polsku.
done-server-language = Język wpisów publicznych na tym serwerze: { $language }.
