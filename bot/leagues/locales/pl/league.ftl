### Ligi.

## Ustawienia sezonu
season-divisions = Grupy po około { $size } osób: każdy rozgrywa { $matches ->
    [one] { $matches } partię
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} przy stołach { $seats }-osobowych, na każdym miejscu { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}, i spotyka się z każdym rywalem mniej więcej równie często.
season-round-robin = Każdy z każdym, przy stołach { $seats }-osobowych.
season-cup = Puchar dla { $most } osób: każdy rozgrywa { $matches ->
    [one] { $matches } partię
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} przy stołach { $seats }-osobowych, na każdym miejscu { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}.
season-swiss = System szwajcarski przy stołach { $seats }-osobowych, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}: w każdej rundzie grają ze sobą osoby z podobną liczbą punktów.
season-fewer = Jeśli graczy nie da się podzielić równo, przy niektórych stołach jest mniej miejsc ({ $fewer }). Kto nie trafi do żadnego stołu, pauzuje.
season-byes = Jeśli graczy nie da się podzielić równo, niektórzy pauzują.
season-pace = Czas początkowy: { $bank }. Dodatek za każdą turę: { $increment }. Maksymalny czas na zegarze: { $cap }.
season-days-off-excluded = Gdy komuś kończy się czas, urlop nie jest wykorzystywany automatycznie.
season-load = Każdy gra jednocześnie najwyżej w { $count ->
    [one] jednej partii
    [few] { $count } partiach
    [many] { $count } partiach
   *[other] { $count } partiach
}.
season-points = Punkty za lokaty: { $points }. Kto nie dokończy partii, nie dostaje za nią punktów, a gracze z dalszych lokat przesuwają się w górę.
season-order = Przy równej liczbie punktów decydują kolejno: { $steps }.
season-step-points = punkty
season-step-head-to-head = bezpośrednie starcia
season-step-places = liczba pierwszych lokat, potem drugich i trzecich
season-step-strength = punkty pokonanych rywali
season-step-share = wynik w stosunku do wyniku zwycięzcy
season-step-lot = losowanie
season-strikes = { $count ->
    [one] Porzucenie jednej partii oznacza wykluczenie z sezonu.
    [few] Porzucenie { $count } partii oznacza wykluczenie z sezonu.
    [many] Porzucenie { $count } partii oznacza wykluczenie z sezonu.
   *[other] Porzucenie { $count } partii oznacza wykluczenie z sezonu.
}
season-moves = Z każdej grupy awansuje pierwsza osoba, a spadają dwie ostatnie, o ile pozwala na to liczba miejsc. W pierwszej kolejności spadają osoby, które wycofały się z sezonu po rozegraniu co najmniej jednej tury.
season-least = { $count ->
    [one] Potrzeba co najmniej { $count } osoby.
    [few] Potrzeba co najmniej { $count } osób.
    [many] Potrzeba co najmniej { $count } osób.
   *[other] Potrzeba co najmniej { $count } osoby.
}
season-full = Sezon zaczyna się, gdy tylko wszystkie miejsca zostaną zajęte.
season-dates = Czas na zapisy: { $sign-up }. Potem czas na potwierdzenie udziału: { $confirm }.
season-play = Czas rozgrywek: { $play }.
season-hurry = Na { $days } przed końcem w niedokończonych partiach zaczynają obowiązywać krótsze limity czasu. Czas początkowy: { $bank }. Dodatek za każdą turę: { $increment }. Maksymalny czas na zegarze: { $cap }.
season-end = Jeśli partia nie skończy się przed końcem sezonu, osoby, które ją porzuciły lub którym zabrakło czasu, nie dostają punktów. Pozostali dzielą się punktami za najlepsze lokaty, ale bez ustalania kolejności.
season-protest = Po zakończeniu rozgrywek można jeszcze przez { $days } prosić prowadzących o rozstrzygnięcie.

## Co przemawia przeciw ustawieniom
refusal-season-cooperative = Liga wymaga rywalizacji. W tej grze wszyscy wygrywają lub przegrywają razem.
refusal-season-seats = W tę grę nie można grać w { $count ->
    [one] jedną osobę
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}.
refusal-season-size = Grupa potrzebuje co najmniej { $count ->
    [one] { $count } osoby
    [few] { $count } osób
    [many] { $count } osób
   *[other] { $count } osoby
}, żeby zapełnić stół.
refusal-season-each = Na każdym miejscu można grać najwyżej { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}.
refusal-season-people = Taka liczba osób jest niedozwolona (limit: { $count }).
refusal-season-room = Ten format wymaga podania maksymalnej liczby osób (najwyżej { $count }).
refusal-season-rounds = Sezon musi mieć co najmniej { $count ->
    [one] { $count } rundę
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
} i najwyżej dwanaście.
refusal-season-load = Wyższy limit nic nie zmieni: i tak każdy gra jednocześnie najwyżej w { $count ->
    [one] jednej partii
    [few] { $count } partiach
    [many] { $count } partiach
   *[other] { $count } partiach
}.
refusal-season-points = Podaj punkty za każdą lokatę (liczba wartości: { $count }). Żadna wartość nie może być większa od poprzedniej, a pierwsza musi być większa od zera.
refusal-season-strikes = Ten limit jest za niski: wykluczenie może nastąpić najwcześniej po { $count ->
    [one] jednej porzuconej partii
    [few] { $count } porzuconych partiach
    [many] { $count } porzuconych partiach
   *[other] { $count } porzuconych partii
}.
refusal-season-pace = Nieprawidłowe ustawienia zegara: czas początkowy musi być większy od zera, a limit nie może być mniejszy niż czas początkowy i dodatek ani większy niż { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.
refusal-season-hurry = Limity czasu pod koniec sezonu nie mogą być dłuższe niż zwykłe. Wybierz mniejsze liczby.
refusal-season-days = Sezon może się nie zmieścić w tym czasie. Przy tym tempie rozgrywki muszą trwać co najmniej { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}. Wydłuż rozgrywki albo wybierz szybsze tempo.
refusal-season-dates = Te terminy są sprzeczne: krótsze limity czasu muszą zacząć obowiązywać przed ostrzeżeniem, jedno i drugie musi przypadać w czasie rozgrywek, a zapisy muszą trwać co najmniej dzień.
refusal-season-long = Żaden etap sezonu nie może trwać dłużej niż { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.

## Czego się w ligach odmawia
refusal-bound = Ta partia należy do ligi, więc mogą o tym zdecydować tylko prowadzący. Zapytaj ich poleceniem `/liga zapytaj`.
refusal-bound-substitute = { $player } gra w tej samej albo w wyższej grupie i nie może tu nikogo zastąpić.
refusal-league-unknown = Nie ma tu takiej ligi.
refusal-league-no-season = Nie ma takiego sezonu.
refusal-league-has-season = Poprzedni sezon tej ligi jeszcze trwa.
refusal-league-name = Nazwa ligi musi mieć od jednego do { $most ->
    [one] { $most } znaku
    [few] { $most } znaków
    [many] { $most } znaków
   *[other] { $most } znaku
}.
refusal-league-name-taken = Na tym serwerze jest już liga o tej nazwie.
refusal-league-too-many = Na serwerze nie może być więcej lig (limit: { $most }).
refusal-league-other-game = Nie można zmienić gry istniejącej ligi. Utwórz nową ligę.
refusal-league-status = Na tym etapie sezonu nie da się tego zrobić.
refusal-league-person = Ta osoba nie gra w tym sezonie.
refusal-league-already = To zostało już zrobione.
refusal-league-no-division = W tym sezonie nie ma takiej grupy.
refusal-league-table = W tym sezonie nie ma takiego stołu.
refusal-league-over = Ta partia jest już zakończona.
refusal-league-played = Od tego czasu przy tym stole grano dalej, więc rozstrzygnięcia nie można już cofnąć.
refusal-league-places = Podaj dokładnie jedną lokatę dla każdej osoby przy stole.
refusal-league-drawn-since = Nowa osoba brała już udział w losowaniu, więc rozstrzygnięcia nie można cofnąć. Możesz ją usunąć z sezonu poleceniem `/prowadzący-ligi wyklucz`.
refusal-league-excuse = Ta osoba porzuciła zbyt wiele partii i od razu zostałaby znów wykluczona. Najpierw usprawiedliw ją poleceniem `/prowadzący-ligi usprawiedliw`.
refusal-league-entry = Nie ma takiego rozstrzygnięcia albo zostało już cofnięte.
refusal-league-plays-already = Ta osoba gra już w tym sezonie i nie może zająć jeszcze jednego miejsca.
refusal-league-barred = Prowadzący wykluczyli cię z tego sezonu.
refusal-league-full = Wszystkie miejsca są zajęte.
refusal-league-drawn = Losowanie już się odbyło. Możesz jeszcze zrezygnować z sezonu poleceniem `/liga wypisz`.
refusal-league-late = Zapisy na ten sezon są zamknięte. Następny sezon zostanie ogłoszony na kanale ligi. Jeśli do tego czasu zwolni się miejsce, mogą ci je dać tylko prowadzący.
refusal-league-final = Wyników tego sezonu nie można już zmienić, bo odbyło się już losowanie następnego sezonu.
refusal-league-ended = Ten sezon się skończył. Zapisy na następny zostaną ogłoszone na kanale ligi.
refusal-league-too-few = Zapisało się za mało osób, żeby rozegrać sezon.
refusal-league-participant = Nie możesz zająć tego miejsca.
refusal-league-plays = Grasz w tym sezonie, więc musi o tym zdecydować inny prowadzący.
refusal-league-role-conflict = Ta sama rola nie może być wymagana do zapisu i zarazem przypisana do poziomu: na koniec sezonu jest odbierana, więc nie można by się zapisać na następny.
refusal-league-consent-asked = Grasz w tym sezonie i ta decyzja dotyczy także ciebie. Musi się na nią zgodzić inny prowadzący albo pozostali gracze. Pytanie jest już na kanale ligi.
refusal-league-asked-already = Twoja poprzednia prośba wciąż czeka na decyzję. Zaczekaj, aż odpowiedzą pozostali.
refusal-league-asked-before = Taka prośba została odrzucona w ciągu ostatnich 14 dni, więc musi o tym zdecydować inny prowadzący.
refusal-league-vote-over = To głosowanie już się zakończyło.
refusal-league-no-vote = Nie możesz głosować w tej sprawie.
refusal-league-arranged = Jako prowadzący masz już w tym sezonie na koncie decyzje o zapisach lub rozstawieniu, więc musi cię zapisać inny prowadzący.
refusal-league-seeding = Ranking musi mieścić się między 0 a 4000.
refusal-league-shift = Jednorazowo sezon można przesunąć najwyżej o { $most ->
    [one] { $most } dzień
    [few] { $most } dni
    [many] { $most } dni
   *[other] { $most } dnia
}.
refusal-league-bar = Wykluczenie może objąć najwyżej { $most ->
    [one] { $most } kolejny sezon
    [few] { $most } kolejne sezony
    [many] { $most } kolejnych sezonów
   *[other] { $most } kolejnego sezonu
}.
refusal-league-not-your-division = O rozstrzygnięcie możesz prosić tylko w sprawie stołów swojej grupy.
refusal-league-game-missing = Nie da się teraz wczytać gry „{ $game }”, więc nie można rozstrzygnąć niedokończonych stołów. Spróbuj ponownie, gdy gra znów będzie dostępna.
refusal-league-no-words = Napisz, o co chcesz zapytać.
refusal-league-asked-enough = Możesz wysłać prowadzącym najwyżej { $most ->
    [one] { $most } pytanie
    [few] { $most } pytania
    [many] { $most } pytań
   *[other] { $most } pytania
} dziennie. Spróbuj jutro.

## Co dziennik partii mówi o jej sezonie
told-season-paused = Sezon został wstrzymany, więc wszystkie zegary stoją.
told-season-resumed = Sezon został wznowiony, więc zegary znów chodzą.
told-season-hurries = Sezon dobiega końca: od teraz obowiązują krótsze limity czasu.
told-season-ends = Ta partia nie jest już potrzebna w sezonie i kończy się bez wyniku.

## Co zrobili prowadzący ligi
act-league-create = utworzenie ligi { $league }
act-league-change = zmiana ustawień ligi { $league } od następnego sezonu
act-league-rest = wyłączenie automatycznych sezonów ligi { $league }
act-league-wake = włączenie automatycznych sezonów ligi { $league }
act-league-move = przeniesienie ligi { $league } na inny kanał
act-league-joining-role = zmiana roli wymaganej do zapisu do ligi { $league }
act-league-champion-role = zmiana roli mistrzów ligi { $league }
act-league-tier-role = zmiana roli poziomu ligi { $league }
act-season-open = { $league }, sezon { $season }: otwarcie zapisów
act-season-close = { $league }, sezon { $season }: zamknięcie zapisów przed czasem
act-season-draw = { $league }, sezon { $season }: przeprowadzenie losowania przed czasem
act-season-redraw = { $league }, sezon { $season }: unieważnienie losowania (odbędzie się nowe)
act-season-begin = { $league }, sezon { $season }: rozpoczęcie rozgrywek przed czasem
act-season-pause = { $league }, sezon { $season }: wstrzymanie sezonu
act-season-resume = { $league }, sezon { $season }: wznowienie sezonu
act-season-end = { $league }, sezon { $season }: zakończenie rozgrywek przed czasem
act-season-void = { $league }, sezon { $season }: odwołanie sezonu
act-season-shift = { $league }, sezon { $season }: przesunięcie terminów o { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
act-season-add = { $league }, sezon { $season }: zapisanie gracza { $player }
act-season-remove = { $league }, sezon { $season }: wypisanie gracza { $player }
act-season-seed = { $league }, sezon { $season }: ustawienie rozstawienia gracza { $player }
act-season-seed-to = { $league }, sezon { $season }: ustawienie rozstawienia gracza { $player } na { $seeding }
act-season-strike-for = { $league }, sezon { $season }: wykluczenie gracza { $player }, także z { $count ->
    [one] następnego sezonu
    [few] { $count } następnych sezonów
    [many] { $count } następnych sezonów
   *[other] { $count } następnego sezonu
}
act-season-excuse = { $league }, sezon { $season }: usprawiedliwienie gracza { $player }
act-season-strike = { $league }, sezon { $season }: wykluczenie gracza { $player }
act-season-rule = { $league }, sezon { $season }: rozstrzygnięcie w sprawie stołu { $table }
act-season-void-table = { $league }, sezon { $season }: unieważnienie partii przy stole { $table }
act-season-replay = { $league }, sezon { $season }: powtórzenie partii przy stole { $table }
act-season-replace = { $league }, sezon { $season }, stół { $table }: zastąpienie gracza { $player } (nowy gracz: { $by })
act-season-reverse = { $league }, sezon { $season }: cofnięcie rozstrzygnięcia nr { $entry }

## Ligi, sezony i stoły
league-season = { $league }, sezon { $number }
league-table = stół { $number }
league-tables = stoły { $numbers }
league-table-of = stół { $number } (gr. { $division })
league-when = { $at } ({ $relative })
league-when-stopped = [termin do ustalenia, bo sezon jest wstrzymany]
league-table-line = **{ $table }**: { $told }
league-turn = Teraz gra { $name }; tura zaczęła się { $since }. Termin: { $deadline }
league-turn-untimed = Teraz gra { $name }; tura zaczęła się { $since }.
league-turn-late = Teraz gra { $name }; tura zaczęła się { $since }. Czas minął.
league-table-planned = { $people }; partia jeszcze się nie zaczęła
league-table-open = { $people }; partia trwa
league-table-over = { $result }
league-table-ruled = { $result } (rozstrzygnięcie prowadzących)
league-table-adjudicated = { $result } (partia niedokończona na koniec sezonu)
league-table-void = { $people }; partia się nie liczy
league-result = { $place }. { $name } ({ $points })
league-result-scored = { $place }. { $name }: { $score } (+{ $points })
league-result-left = { $name } (partia porzucona, 0 pkt)
league-result-nothing = { $name } (bez punktów)
league-result-unfinished = – { $name } ({ $points })
league-result-late = { $name } (przekroczony czas lub porzucona partia, 0 pkt)
league-list-more = { $count ->
    [one] …i jeszcze { $count }.
    [few] …i jeszcze { $count }.
    [many] …i jeszcze { $count }.
   *[other] …i jeszcze { $count }.
}

## Karta sezonu
card-league-game = Gra: { $game }.
card-league-sign-up = Zapisy są otwarte do { $when }.
card-league-sign-up-full = Zapisy są otwarte do { $when }. Rozgrywki zaczną się, gdy tylko wszystkie miejsca zostaną zajęte.
card-league-sign-up-full-last = Zapisy są otwarte. Rozgrywki zaczną się, gdy tylko wszystkie miejsca zostaną zajęte. Jeśli { $when } nadal będą wolne miejsca, sezon zostanie odwołany.
card-league-confirming = Zapisy są zamknięte. Jeśli jesteś na liście, naciśnij *Gram* do { $when }; w przeciwnym razie trafisz na listę oczekujących.
card-league-drawn = Losowanie już się odbyło. Rozgrywki zaczynają się { $when }.
card-league-playing = Sezon trwa do { $when }.
card-league-protest = Rozgrywki się zakończyły. Do { $when } można poprosić prowadzących o rozstrzygnięcie poleceniem `/liga zapytaj`.
card-league-over = Sezon się skończył.
card-league-void = Sezon został odwołany.
card-league-paused = Sezon jest wstrzymany, więc zegary stoją.
card-league-game-missing = Sezon jest wstrzymany, bo nie da się teraz wczytać jego gry. Zegary stoją, a terminy się przesuwają.
card-league-nobody = Nikt się jeszcze nie zapisał.
card-league-joined = **Zapisani ({ $count }):** { $people }
card-league-confirmed = **Potwierdzeni ({ $count }):** { $people }
card-league-waiting = **Bez potwierdzenia ({ $count }):** { $people }
card-league-reserve = **Na liście oczekujących ({ $count }):** { $people }
card-league-missing = { $count ->
    [one] Brakuje jeszcze { $count } osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
card-league-invited = Zaproszenia dla graczy z poprzedniego sezonu: { $people }. Żeby zagrać, trzeba się zapisać ponownie.
card-league-settings = **Ustawienia** (w tym sezonie już się nie zmienią):
card-league-commitment = Wynik losowania jest zabezpieczony skrótem `{ $hash }`: po losowaniu każdy może go sprawdzić.

## O czym dowiadują się prowadzący i gracze
league-rules-heading = { $season }: zasady
league-rules-hint = Pytanie do prowadzących wyślesz poleceniem `/liga zapytaj`. Zasady gry pokazuje `/zasady`.
league-nag = { $season }: zapisy zamykają się { $when }. { $count ->
    [0] Nikt się jeszcze nie zapisał.
    [one] Na liście jest jedna osoba.
    [few] Na liście są { $count } osoby.
    [many] Na liście jest { $count } osób.
   *[other] Na liście jest { $count } osoby.
} { $missing ->
    [0] To wystarczy, żeby sezon się odbył.
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $missing } osób.
    [many] Brakuje jeszcze { $missing } osób.
   *[other] Brakuje jeszcze { $missing } osoby.
}
league-extended = { $season }: zapisało się za mało osób, więc zapisy przedłużono do { $when }.
league-invited = { $season }: zapisy trwają do { $when }. Zapraszamy graczy z poprzedniego sezonu: { $people }. Żeby zagrać znowu, trzeba się ponownie zapisać.
league-invited-direct = { $season }: zapisy na kanale { $channel } trwają do { $when }. Zapraszamy graczy z poprzedniego sezonu. Żeby zagrać znowu, zapisz się na tym kanale poleceniem `/liga zapisz`.
league-draw-heading = { $season }: losowanie
league-draw-begins = Rozgrywki zaczynają się { $when }. Każdy stół będzie miał własny wątek na tym kanale.
league-draw-check = Każdy może sprawdzić losowanie: tajna wartość to `{ $secret }`, jej skrót jest na karcie sezonu, a lista uczestników jest w załączniku.
league-draw-given-up-heading = { $season }: losowanie unieważnione
league-draw-given-up = Prowadzący unieważnili to losowanie przed początkiem rozgrywek, więc się nie liczy. Odbędzie się nowe. Powód: { $reason }
league-draw-given-up-check = Unieważnione losowanie nadal każdy może sprawdzić: tajna wartość to `{ $secret }`, jej skrót to `{ $hash }`, a lista uczestników jest w załączniku.
league-redrawn = { $season }: prowadzący unieważnili losowanie. Nowe odbędzie się { $when }, z nową tajną wartością. Do tego czasu prowadzący mogą jeszcze kogoś zapisać albo wypisać. Powód: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = Gracze w kolejności miejsc: { $people }. Partia toczy się w wątku poniżej.
league-fixture-over = { $season }: **{ $table }** – partia zakończona. { $result }
league-played = { $season }: { $table } – partia zakończona. { $result }
league-fixture-void = { $season }: **{ $table }** – partia się nie liczy.
league-hash-about = Partia się zaczyna. Po jej końcu tajna wartość zostanie ujawniona.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: tydzień { $week }
league-digest-tables = Ukończone partie: { $over } z { $all }.
league-digest-new = Nowe wyniki:
league-digest-open = W toku:
league-hurry = { $season }: sezon kończy się { $when }. W niedokończonych partiach obowiązują teraz krótsze limity czasu: każdy ma najwyżej { $bank } plus { $increment } za każdą turę.
league-warn = { $count ->
    [0] { $season }: sezon kończy się { $when }.
    [one] { $people }: { $season } kończy się { $when }, a masz jeszcze niedokończone partie.
    [few] { $people }: { $season } kończy się { $when }, a macie jeszcze niedokończone partie.
    [many] { $people }: { $season } kończy się { $when }, a macie jeszcze niedokończone partie.
   *[other] { $people }: { $season } kończy się { $when }, a macie jeszcze niedokończone partie.
} Niedokończone partie: { $tables }. Jeśli partia nie skończy się na czas, osoby, które ją porzuciły lub którym zabrakło w niej czasu, nie dostaną punktów. Pozostali podzielą się punktami za najlepsze lokaty, ale bez ustalania kolejności. Jeśli coś nie pozwala dokończyć partii, napiszcie teraz do prowadzących poleceniem `/liga zapytaj`.
league-ended = { $season }: rozgrywki się zakończyły. Do { $when } można poprosić prowadzących o rozstrzygnięcie poleceniem `/liga zapytaj`. Potem wyniki będą ostateczne.
league-ended-early = Prowadzący zakończyli rozgrywki przed czasem. Powód: { $reason }
league-ended-adjudicated = Partie niedokończone na koniec sezonu: { $tables }. Zgodnie z zasadami sezonu osoby, które porzuciły taką partię lub którym zabrakło w niej czasu, nie dostają za nią punktów. Pozostali dzielą się punktami za najlepsze lokaty, ale bez ustalania kolejności.
league-final-heading = { $season }: wyniki końcowe
league-final-champion = { $count ->
    [one] **Mistrzostwo:** { $people }
    [few] **Wspólne mistrzostwo:** { $people }
    [many] **Wspólne mistrzostwo:** { $people }
   *[other] **Wspólne mistrzostwo:** { $people }
}
league-final-up = **Awans:** { $people }
league-final-down = **Spadek:** { $people }
league-final-out = **Wykluczenie:** { $people }
league-final-lots = Tajna wartość użyta w losowaniu: `{ $secret }`.
league-final-next = Zapisy na następny sezon otwierają się { $when }.
league-corrected-heading = { $season }: poprawione wyniki końcowe
league-corrected-people = Rozstrzygnięcie wydane po zakończeniu sezonu zmieniło wyniki następujących osób: { $people }.
league-corrected-order = Rozstrzygnięcie wydane po zakończeniu sezonu zmieniło kolejność w końcowej tabeli.
league-void-few = { $season }: sezon został odwołany, bo zapisało się za mało osób.
league-void-ruled = { $season }: prowadzący odwołali sezon. Powód: { $reason }
league-asked = { $person } prosi o rozstrzygnięcie ({ $season }, { $table }): „{ $words }”
league-asked-season = { $person } ma pytanie ({ $season }): „{ $words }”
league-asked-hint = Tę wiadomość dostają wszyscy prowadzący. Sprawę można rozstrzygnąć poleceniem `/prowadzący-ligi rozstrzygnij`, `/prowadzący-ligi usprawiedliw` albo `/prowadzący-ligi zamień`. Wszystkie pytania czekające na odpowiedź pokazuje `/prowadzący-ligi panel`.
league-asked-hidden = { $host }: jest nowe pytanie do prowadzących ({ $season }). Nie udało się wysłać ci wiadomości prywatnej, ale pytanie pokaże `/prowadzący-ligi panel`.
league-ruled-reason = Powód: { $reason }

## Co się nie udaje
league-no-threads = { $season }, { $table }: nie mogę otworzyć stołu. Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Gdy je dostanę, stół otworzy się automatycznie.
league-channel-gone = Kanał ligi { $league } został usunięty, więc nie mogę publikować wiadomości o lidze. Nic nie przepadło: wybierz nowy kanał poleceniem `/prowadzący-ligi przenieś`, a liga będzie toczyć się tam dalej.
league-role-gone-join = Rola wymagana do zapisu do ligi { $league } została usunięta. Teraz może się zapisać każdy. Inną rolę możesz wybrać poleceniem `/prowadzący-ligi rola`.
league-role-gone-champion = Rola mistrza ligi { $league } została usunięta. Mistrzowie nie dostają już roli. Inną rolę możesz wybrać poleceniem `/prowadzący-ligi rola`.
league-role-gone-tier = Rola poziomu ligi { $league } została usunięta. Osoby grające na tym poziomie nie dostają już roli. Inną rolę możesz wybrać poleceniem `/prowadzący-ligi rola`.
league-no-role-given = { $season }: nie udało mi się nadać roli { $role } następującym osobom: { $people }. Nadajcie ją ręcznie. Na przyszłość potrzebuję uprawnienia „{ $permission }”, a moja rola musi być wyżej niż tamta.
league-no-role-taken = { $season }: nie udało mi się odebrać roli { $role } następującym osobom: { $people }. Odbierzcie ją ręcznie. Na przyszłość potrzebuję uprawnienia „{ $permission }”, a moja rola musi być wyżej niż tamta.
league-many-threads = { $season }, { $table }: nie mogę otworzyć stołu, bo ten serwer osiągnął limit aktywnych wątków Discorda. Gdy któryś zostanie zamknięty, stół otworzy się automatycznie.

## O co ktoś prosi
league-mine-heading = { $season }: twoja lokata i twoje stoły
status-league-member-joined = Jesteś na liście, ale twój udział nie jest jeszcze potwierdzony.
status-league-member-confirmed = Jesteś na liście, a twój udział jest potwierdzony.
status-league-member-in = Grasz w tym sezonie.
status-league-member-withdrawn = Nie grasz już w tym sezonie (rezygnacja).
status-league-member-struck = Nie grasz już w tym sezonie (wykluczenie).
league-mine-place = Grupa { $division }, lokata { $place } z { $count }; punkty: { $points }.
league-mine-place-only = Lokata { $place } z { $count }; punkty: { $points }.
league-mine-still = Możliwe lokaty końcowe: od { $best } do { $worst }.
league-mine-certain = Twoja końcowa lokata już się nie zmieni.
league-mine-tables = **Twoje stoły**
league-mine-nothing = Nie bierzesz teraz udziału w żadnym sezonie na tym serwerze. Gdy trwają zapisy na sezon, zapiszesz się poleceniem `/liga zapisz`.
league-tables-heading = { $season }: stoły
league-tables-none = Nie znaleziono żadnych stołów.
league-all-time-heading = { $league }: tabela wszech czasów
league-all-time-line = **{ $name }** · punkty: { $points } · tytuły: { $titles } · zwycięstwa: { $wins } z { $tables } · sezony: { $seasons }
league-all-time-none = Żaden sezon jeszcze się nie skończył.
league-history-heading = { $league }: sezony
league-history-line = **Sezon { $number }**: { $told }
league-history-champion = { $count ->
    [one] mistrzostwo: { $people }
    [few] wspólne mistrzostwo: { $people }
    [many] wspólne mistrzostwo: { $people }
   *[other] wspólne mistrzostwo: { $people }
}
status-league-sign-up = zapisy otwarte
status-league-confirming = potwierdzanie udziału
status-league-drawn = po losowaniu
status-league-playing = trwa
status-league-protest = rozgrywki zakończone, wyniki jeszcze nieostateczne
status-league-over = zakończony
status-league-void = odwołany
league-none = Na tym serwerze nie ma żadnej ligi. Osoby zarządzające serwerem mogą ją założyć poleceniem `/prowadzący-ligi utwórz`.
league-choice = { $league }, sezon { $number } ({ $told })
league-division-choice = Grupa { $division }
league-sure-withdraw = Na pewno chcesz zrezygnować z sezonu ({ $season })? Za niedokończone partie nie dostaniesz punktów i zajmiesz ostatnią lokatę w grupie. Inni nic na tym nie stracą. Tego nie da się cofnąć.
button-league-join = Zapisz mnie
button-league-leave = Wypisz mnie
button-league-confirm = Gram
button-league-rules = Zasady
button-league-standings = Tabela
button-league-mine = Moje stoły
button-league-withdraw = Zrezygnuj z sezonu
button-league-stay = Zostaję w sezonie
done-league-join = { $season }: jesteś na liście uczestników. Gdy zapisy się zamkną ({ $when }), naciśnij *Gram* na karcie sezonu.
done-league-join-confirmed = { $season }: jesteś na liście uczestników. Losowanie odbędzie się już niedługo, więc twój udział jest od razu potwierdzony. Nie musisz robić nic więcej.
done-league-join-full = { $season }: jesteś na liście uczestników. Nie musisz potwierdzać udziału. Rozgrywki zaczną się, gdy tylko wszystkie miejsca zostaną zajęte.
done-league-join-waiting = { $season }: wszystkie miejsca są zajęte, więc trafiasz na listę oczekujących (numer { $number }). Zagrasz, jeśli na czas zwolni się miejsce.
done-league-join-waiting-confirm = Gdy zapisy się zamkną ({ $when }), naciśnij *Gram* na karcie sezonu; inaczej wyprzedzą cię inni z listy oczekujących.
league-caution-avoids = Twoja lista zablokowanych graczy nie wpływa na losowanie: losowanie każdy może sprawdzić, więc lista wyszłaby na jaw. Jeśli trafisz na kogoś z tej listy, po losowaniu powiem o tym tylko tobie. Do początku rozgrywek możesz zrezygnować z sezonu bez żadnych konsekwencji.
league-caution-tables = Razem z tym sezonem możesz mieć tu jednocześnie najwyżej { $count ->
    [one] { $count } partię ligową
    [few] { $count } partie ligowe
    [many] { $count } partii ligowych
   *[other] { $count } partii ligowej
}.
league-caution-days-off = Twoje dni wolne w czasie tego sezonu: { $count }. W te dni twoje zegary stoją, ale koniec sezonu się nie przesuwa.
league-company-early = { $season }: po losowaniu przy twoich stołach są osoby, które masz na liście zablokowanych: { $people }. Widzisz to tylko ty. Do początku rozgrywek możesz bez żadnych konsekwencji zrezygnować z sezonu poleceniem `/liga wypisz`.
league-company = { $season }: przy twoich stołach są osoby, które masz na liście zablokowanych: { $people }. Widzisz to tylko ty. Możesz zapytać prowadzących (`/liga zapytaj`) albo zrezygnować z sezonu (`/liga wypisz`).
league-sure-withdraw-early = Na pewno chcesz zrezygnować z sezonu ({ $season })? Rozgrywki jeszcze się nie zaczęły, więc nie wpłynie to na późniejsze sezony. Twoje miejsca zajmą pierwsze osoby z listy oczekujących albo roboty. Inni nic na tym nie stracą. Tego nie da się cofnąć.
done-league-leave = { $season }: nie ma cię już na liście uczestników.
done-league-confirm = { $season }: twój udział jest potwierdzony.
done-league-withdraw = { $season }: nie grasz już w tym sezonie.
done-league-ask = Twoje pytanie trafiło do prowadzących.
done-league-export = Oto plik sezonu ({ $season }). Informacje, które są jeszcze tajne, zostały pominięte. Plik całego sezonu sprawdzisz poleceniem `harbourmaster league verify`.
slip-no-league = Nie ma tu ligi „{ $given }”.
slip-no-season = W lidze { $league } nie ma sezonu { $number }.
slip-league-none = Na tym serwerze nie ma żadnej ligi.
slip-which-league = Jest tu kilka lig. Wybierz jedną: { $leagues }.
slip-no-division = { $season }: nie ma grupy „{ $given }”.
slip-no-table = { $season }: nie ma stołu „{ $given }”.
slip-before-draw = { $season }: przed losowaniem nie ma jeszcze grup ani stołów.

## Pomoc
help-league = **Ligi.** Liga toczy się w sezonach. Zapisz się na karcie sezonu albo poleceniem `/liga zapisz`, potwierdź udział, gdy bot o to poprosi, i rozgrywaj każdą partię w jej własnym wątku. `/liga moje` pokazuje twoje stoły, `/liga tabela` i `/liga tabela-krzyżowa` – dotychczasowe wyniki, a `/liga zasady` – zasady sezonu. `/liga zapytaj` wysyła pytanie do prowadzących.

## Polecenia
command-league = liga
    .description = Graj w lidze: zapisy, tabele i stoły
command-league-join = zapisz
    .description = Zapisz się na sezon
command-league-leave = wypisz
    .description = Wypisz się albo zrezygnuj z trwającego sezonu
command-league-confirm = potwierdź
    .description = Potwierdź udział w sezonie
command-league-mine = moje
    .description = Zobacz swoją lokatę i swoje stoły
command-league-standings = tabela
    .description = Zobacz tabelę grupy
command-league-cross = tabela-krzyżowa
    .description = Zobacz, kto z kim grał w grupie i z jakim wynikiem
command-league-tables = stoły
    .description = Zobacz stoły sezonu
command-league-rules = zasady
    .description = Zobacz zasady sezonu
command-league-history = historia
    .description = Zobacz sezony ligi i ich mistrzów
command-league-all-time = tabela-wszech-czasów
    .description = Pokaż tabelę wszech czasów ligi, ze wszystkich zakończonych sezonów
command-league-ask = zapytaj
    .description = Poproś prowadzących o rozstrzygnięcie albo zapytaj o sezon
command-league-export = eksport
    .description = Pobierz sezon jako plik: cały albo tabele, wyniki lub rankingi
option-sheet = plik
    .description = Zawartość pliku
choice-sheet-season = cały sezon (do sprawdzenia)
choice-sheet-standings = tabele (arkusz CSV)
choice-sheet-results = wyniki (arkusz CSV)
choice-sheet-ratings = rankingi (arkusz CSV)
option-league = liga
    .description = Liga (domyślnie liga tego kanału albo jedyna liga na serwerze)
option-season = sezon
    .description = Numer sezonu (domyślnie obecny)
option-division = grupa
    .description = Grupa (domyślnie twoja)
option-in-words = słowami
    .description = Tekst zamiast obrazu
option-which = które
    .description = Które stoły pokazać
option-table = stół
    .description = Numer stołu
option-question = pytanie
    .description = Treść pytania
choice-tables-mine = moje
choice-tables-open = niedokończone
choice-tables-all = wszystkie

## Tabele
button-league-cross = Tabela krzyżowa
button-league-ask = Zapytaj prowadzących
league-form-question = O co chcesz zapytać?

## Co ogłasza się o sezonie
league-closed = { $season }: zapisy są zamknięte. Losowanie odbędzie się { $when }.
league-closed-people = { $count ->
    [one] { $people }: do tego czasu naciśnij *Gram*, inaczej trafisz na listę oczekujących.
    [few] { $people }: do tego czasu naciśnijcie *Gram*, inaczej traficie na listę oczekujących.
    [many] { $people }: do tego czasu naciśnijcie *Gram*, inaczej traficie na listę oczekujących.
   *[other] { $people }: do tego czasu naciśnijcie *Gram*, inaczej traficie na listę oczekujących.
}
league-begun = { $season }: zaczynamy. Właśnie powstają wątki wszystkich stołów. Rozgrywki kończą się { $when }.
league-round = { $season }: odbyło się losowanie rundy { $round }. Stoły zaraz się otworzą.
league-idle = { $count ->
    [one] { $people }: wciąż czekamy na twój pierwszy ruch ({ $season }, { $tables }). Rozegraj wkrótce swoją turę.
    [few] { $people }: wciąż czekamy na wasze pierwsze ruchy ({ $season }, { $tables }). Rozegrajcie wkrótce swoje tury.
    [many] { $people }: wciąż czekamy na wasze pierwsze ruchy ({ $season }, { $tables }). Rozegrajcie wkrótce swoje tury.
   *[other] { $people }: wciąż czekamy na wasze pierwsze ruchy ({ $season }, { $tables }). Rozegrajcie wkrótce swoje tury.
}
league-idle-strike = Kto w ciągu pięciu dni od rozpoczęcia nie wykona żadnego ruchu i przekroczy swój czas, zostanie wykluczony z sezonu.
league-struck-told = { $season }: z powodu braku ruchów wykluczono: { $people }. { $count ->
    [one] Miejsca tej osoby mogą
    [few] Miejsca tych osób mogą
    [many] Miejsca tych osób mogą
   *[other] Miejsca tych osób mogą
} zająć pierwsze osoby z listy oczekujących. Jeśli coś uniemożliwiło ci grę, napisz do prowadzących poleceniem `/liga zapytaj`: mogą cofnąć wykluczenie.
league-struck-left = { $season }: z powodu zbyt wielu porzuconych partii wykluczono: { $people }. { $count ->
    [one] Za tę osobę
    [few] Za te osoby
    [many] Za te osoby
   *[other] Za te osoby
} grają dalej roboty; pozostali nic na tym nie tracą. Jeśli był ważny powód, napisz do prowadzących poleceniem `/liga zapytaj`: mogą cię usprawiedliwić.
league-paused = { $season }: sezon jest wstrzymany, więc wszystkie zegary stoją.
league-paused-game = { $season }: sezon jest wstrzymany, bo nie da się teraz wczytać gry { $game }. Wszystkie zegary stoją, terminy się przesuwają i nikt nic nie traci. Sezon potoczy się dalej, gdy tylko gra znów będzie dostępna.
league-resumed = { $season }: gramy dalej. Każdy ma tyle samo czasu co przed przerwą.
league-withdrew = { $season }: rezygnacja z sezonu: { $people }. Zwolnione miejsca zajmują roboty albo pierwsze osoby z listy oczekujących; pozostali nic na tym nie tracą.
league-decided = { $season }: { $ruling }
league-act = Decyzja prowadzących: { $act }.
league-act-result = { $act } ({ $result })
league-act-proposed = { $host } prowadzi ligę i bierze udział w tym sezonie, dlatego prosi o zgodę na tę decyzję: { $act }.
league-act-vote = { $people }: czy się zgadzacie? Wystarczy zgoda innego prowadzącego, większości graczy, których to nie dotyczy, albo wszystkich, których to dotyczy. Jeśli żaden inny prowadzący nie jest aktywny, decyzja wejdzie w życie także wtedy, gdy sprzeciwi się mniej niż jedna trzecia graczy, których to dotyczy. Koniec głosowania: { $when }.
league-act-agreed-host = Inny prowadzący wyraził zgodę: { $act }.
league-act-agreed-members = Gracze, których to nie dotyczy, wyrazili zgodę: { $act }.
league-act-agreed-everyone = Wszyscy zapytani wyrazili zgodę: { $act }.
league-act-agreed-silence = Przyjęto, bo sprzeciwiła się mniej niż jedna trzecia graczy: { $act }.
league-act-participant = Uwaga: decyzję podjęła osoba, która gra w tym sezonie ({ $host }).
league-act-rejected = { $host }: prośba została odrzucona ({ $act }).
league-act-impossible = { $host }: tej prośby nie da się już spełnić ({ $act }).
button-league-agree = Zgadzam się
button-league-object = Sprzeciwiam się
done-league-agree = Twój głos: zgoda. Możesz go zmienić do końca głosowania.
done-league-object = Twój głos: sprzeciw. Możesz go zmienić do końca głosowania.

## Rozstrzygnięcia
league-ruling-ruled = { $table }, rozstrzygnięcie prowadzących: { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = { $table }: decyzją prowadzących partia się nie liczy.
league-ruling-replay = { $table }: decyzją prowadzących partia zostanie powtórzona.
league-ruling-excused = usprawiedliwiono gracza { $person }: porzucone partie nie liczą się do wykluczenia.
league-ruling-excused-table = { $table }: usprawiedliwiono gracza { $person }. Ta partia nie liczy się jako porzucona.
league-ruling-struck = wykluczono z sezonu gracza { $person }. { $count ->
    [0] W następnym sezonie może znów zagrać.
    [one] Wykluczenie obejmuje też następny sezon.
    [few] Wykluczenie obejmuje też { $count } następne sezony.
    [many] Wykluczenie obejmuje też { $count } następnych sezonów.
   *[other] Wykluczenie obejmuje też { $count } następnego sezonu.
}
league-ruling-replaced = { $table }: miejsce przejmuje { $person }.
league-ruling-shifted = wszystkie dalsze terminy przesunięto { $count ->
    [one] o { $count } dzień.
    [few] o { $count } dni.
    [many] o { $count } dni.
   *[other] o { $count } dnia.
}
league-ruling-reversed = cofnięto rozstrzygnięcie: { $ruling }
league-ruling-other = prowadzący wydali rozstrzygnięcie.
slip-league-role = Do tej ligi mogą się zapisać tylko osoby z rolą { $role }.
slip-league-question = Napisz, o co chcesz zapytać.
slip-no-season-yet = W lidze { $league } nie było jeszcze żadnego sezonu.
