### Słowa bota po polsku.
### Nazwy poleceń i opcji pisane są małą literą i bez odstępów; `.description` to objaśnienie, które pokazuje Discord.

## Wyliczenia
list-separator = ,{" "}
list-last = { $front } i { $last }

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
ping = { $person }, twoja kolej: { $match }.

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
done-join = Masz miejsce: { $match }.
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

## Czego nie można: pytania do bota
slip-unknown-button = Nie znam tego przycisku. Może pochodzi z innej mojej wersji; obecny stan pokazują `/ruch` i `/plansza`.
slip-unreadable-command = Nie mogę odczytać tego polecenia. Może Discord pokazuje jeszcze jego starą postać: uruchom go ponownie i spróbuj jeszcze raz.
slip-no-match-here = Na tym kanale nie ma partii. `/gra otwórz` otwiera nową, `/partie` pokazuje twoje.
slip-unknown-match = Nie znam partii „{ $given }”. Wybierz z listy, która pojawia się podczas pisania.
slip-unknown-option = Nie można teraz wybrać „{ $option }”. Wybierz z listy, która pojawia się podczas pisania.
slip-missing-permissions = { $count ->
    [one] Zanim będzie można tu grać, potrzebuję jeszcze uprawnienia: { $permissions }.
   *[other] Zanim będzie można tu grać, potrzebuję jeszcze uprawnień: { $permissions }.
}
slip-no-bots = { $player } to bot; moje własne roboty siadają do stołu po poleceniu `/gra robot`.
slip-not-here = { $player } nie należy do tego serwera.
slip-not-seated = Ta osoba nie ma miejsca w tej partii.
slip-managers-only = Język serwera może wybrać tylko osoba, która może nim zarządzać.
slip-which-game = Jest kilka gier: wskaż tę właściwą opcją `gra`. Mam: { $games }.
slip-no-threads-here = Tutaj nie da się utworzyć wątku. Otwórz stół na zwykłym kanale tekstowym albo wprost na tym kanale.
slip-thread-failed = Discord nie utworzył teraz wątku. Nic nie zostało otwarte; spróbuj jeszcze raz albo otwórz stół na tym kanale.

## Czego nie można: odpowiedzi stołu
refusal-stale = Gra poszła już dalej; teraz wygląda to tak.
refusal-reveals = To odkrywa coś zakrytego i nie da się tego cofnąć.
refusal-damaged = Zapisu partii { NUMBER($match, useGrouping: 0) } nie da się odczytać. Czeka, aż zajrzy do niej osoba, która prowadzi bota; wszystkie inne partie toczą się dalej.
refusal-unknown-match = Nie ma takiej partii.
refusal-unknown-game = Nie znam gry „{ $game }”.
refusal-unknown-robot = W tej grze nie ma robota „{ $level }”.
refusal-old-rules = Partia { NUMBER($match, useGrouping: 0) } zaczęła się na zasadach, w które ta wersja już nie gra.
refusal-begun = Ta partia już się zaczęła.
refusal-finished = Ta partia jest zakończona.
refusal-cancelled = Ta partia została odwołana.
refusal-not-started = Ta partia jeszcze się nie zaczęła.
refusal-not-finished = Ta partia jeszcze trwa; jej tajemnice zostaną ujawnione na końcu.
refusal-no-picture = Nie udało się narysować tego obrazu. Partię pokazują /plansza i /opis.
refusal-no-chapter = O tej części partii nie ma nic do opowiedzenia.
refusal-channel-busy = Na tym kanale jest już partia. Najpierw ją zakończ albo otwórz swoją w wątku.
refusal-seats = To gra dla { $least } do { $most } graczy.
refusal-too-many-robots = { $most ->
    [one] Może tu zagrać najwyżej { $most } robot.
    [few] Mogą tu zagrać najwyżej { $most } roboty.
   *[other] Może tu zagrać najwyżej { $most } robotów.
}
refusal-edition = Tym wydaniem nie da się grać: { $detail }
refusal-title-too-long = Nazwa jest za długa: najwyżej { $most } znaków.
refusal-already-seated = Masz już miejsce.
refusal-invited-only = Do tego stołu mogą dołączyć tylko zaproszeni.
refusal-not-in-match = Nie masz miejsca w tej partii.
refusal-no-robots = W tej grze nie ma robotów.
refusal-no-robot-here = Przy tym stole nie siedzi żaden robot.
refusal-resign-instead = Partia trwa. Aby z niej odejść, zrezygnuj poleceniem `/gra zrezygnuj`: twoje miejsce zajmie robot.
refusal-too-few = { $taken ->
    [one] Zajęte jest dopiero { $taken } miejsce, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
    [few] Zajęte są dopiero { $taken } miejsca, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
   *[other] Zajętych jest dopiero { $taken } miejsc, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
}
refusal-opener-only = Może to zrobić tylko osoba, która otworzyła stół.
refusal-admin-only = Teraz może to zrobić tylko osoba, która może zarządzać serwerem.
refusal-no-person-there = Na tym miejscu nie siedzi człowiek.
refusal-not-your-turn = Teraz gra { $who }.
refusal-turn-complete = Twoja tura jest gotowa: zatwierdź ją albo coś cofnij.
refusal-turn-unfinished = Twoja tura nie jest jeszcze gotowa.
refusal-no-option = Teraz nie można tego wybrać.
refusal-not-offered = Teraz nie można tego wybrać.
refusal-malformed-move = Nie mogę odczytać tego ruchu: { $detail }
refusal-nothing-to-undo = Nie ma czego cofać.

## Błędy innych
error-ours = Coś poszło u mnie nie tak. Z twojej partii nic nie zginęło. Osoba, która prowadzi bota, znajdzie to w dzienniku pod numerem { $number }.
error-database = Nie mogę teraz pisać w moim dzienniku okrętowym, więc nic się nie stało. Spróbuj za chwilę jeszcze raz.

## Uprawnienia, jak nazywają je ustawienia Discorda
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-private-threads = Tworzenie prywatnych wątków

## Pomoc
help-heading = Gry planszowe rozgrywane przez wiele dni
help-opening = **Otwieranie stołu.** `/gra otwórz` otwiera stół na tym kanale albo w osobnym wątku. Inni dołączają przyciskiem, roboty zajmują puste miejsca, a *Rozpocznij* zaczyna partię z tymi, którzy już siedzą.
help-playing = **Granie.** *Mój ruch* na karcie stanu pokazuje tylko tobie twoją stronę stołu i możliwości. *Cofnij* cofa o jeden krok, *Od początku* o wszystkie; inni zobaczą twoją turę dopiero, gdy ją *zatwierdzisz*. Te same możliwości podczas pisania podaje `/ruch`.
help-looking = **Oglądanie.** `/plansza` pokazuje obraz, `/opis` to samo słowami, `/dziennik` co się wydarzyło. `/partie` pokazuje twoje partie i czyja w nich kolej. `/gra sprawdź` przelicza zakończoną partię, `/gra zapis` daje jej zapis. `/gra udostępnij` robi z zakończonej partii kartę, a `/gra film` z każdej ruchomy obraz.
help-settings = **Ustawienia.** `/ustawienia ja` wybiera język, w którym mówię do ciebie, `/ustawienia serwer` język wpisów publicznych. Jeśli ktoś przestał grać, administrator może poleceniem `/gra zastąp` oddać jego miejsce robotowi.
help-games = **Zasady.** `/pomoc` z opcją `gra` podaje zasady w skrócie i mówi, które nadrukowane dane trzeba było odtworzyć:
help-figures = Wydrukowane wartości gry { $game }, według których się tu gra.

## Polecenia
command-game = gra
    .description = Otwórz stół, dołącz, rozpocznij i wszystko inne, co dotyczy partii
command-open = otwórz
    .description = Otwórz stół na tym kanale albo w nowym wątku
command-join = dołącz
    .description = Zajmij miejsce przy stole tego kanału
command-leave = wstań
    .description = Odejdź od stołu, zanim partia się zacznie
command-start = rozpocznij
    .description = Zacznij z tymi, którzy mają miejsca
command-cancel = odwołaj
    .description = Zakończ partię bez wyniku
command-robot = robot
    .description = Posadź robota na wolnym miejscu
command-robot-away = robot-precz
    .description = Odeślij robota, który przyszedł ostatni
command-invite = zaproś
    .description = Zaproś kogoś do stołu tego kanału
command-resign = zrezygnuj
    .description = Oddaj swoje miejsce; dalej gra robot
command-dismiss = zastąp
    .description = Niech robot gra za kogoś, kto przestał grać (dla administratorów)
command-handover = przekaż
    .description = Przekaż komuś prawa do stołu
command-verify = sprawdź
    .description = Sprawdź tasowania, ruchy i wynik zakończonej partii
command-export = zapis
    .description = Pobierz zapis partii jako plik
command-share = udostępnij
    .description = Pobierz zakończoną partię jako kartę do pokazania innym
command-film = film
    .description = Pobierz całą partię jako ruchomy obraz
command-play = ruch
    .description = Wybierz w swojej turze z listy tego, co możliwe
command-board = plansza
    .description = Pokaż planszę jako obraz
command-text = opis
    .description = Pokaż planszę słowami
command-log = dziennik
    .description = Pokaż, co się wydarzyło
command-games = partie
    .description = Pokaż moje partie i czyja w nich kolej
command-help = pomoc
    .description = Co tu można robić
command-settings = ustawienia
    .description = Języki
command-settings-me = ja
    .description = Język, w którym czytam
command-settings-server = serwer
    .description = Język wpisów publicznych na tym serwerze (dla zarządzających)

## Opcje
option-game = gra
    .description = Która gra
option-seats = miejsca
    .description = Ilu ma być graczy
option-robots = roboty
    .description = Ile miejsc zajmą roboty
option-begins = zaczyna
    .description = Kto zaczyna
option-who = kto
    .description = Kto może dołączyć
option-where = gdzie
    .description = Gdzie toczy się partia
option-name = nazwa
    .description = Nazwa stołu albo jego wątku
option-player1 = gracz1
    .description = Kogo zaprosić
option-player2 = gracz2
    .description = Kogo jeszcze zaprosić
option-player3 = gracz3
    .description = Trzecia zaproszona osoba
option-option = wybór
    .description = Co wybierasz; możliwości pojawiają się podczas pisania
option-match = partia
    .description = Inna partia niż ta na tym kanale
option-page = strona
    .description = Która strona; bez numeru ostatnia
option-level = poziom
    .description = Jak dobrze gra robot
option-player = gracz
    .description = Kto
option-to = komu
    .description = Komu; bez nazwy sobie
option-language = język
    .description = Który język

## Możliwości opcji
choice-random = losowo
choice-me = ja
choice-anybody = każdy
choice-invited = tylko zaproszeni przeze mnie
choice-here = na tym kanale
choice-thread = w nowym wątku
choice-private = w nowym prywatnym wątku
choice-auto = jak mówi Discord
