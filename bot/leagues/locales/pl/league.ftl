### Ligi.

## Ustawienia sezonu
season-divisions = Grupy po około { $size } osób: każdy gra { $matches ->
    [one] { $matches } partię
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} przy stołach { $seats }-osobowych, po { $count ->
    [one] { $count } razie
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} na każdym miejscu, i spotyka pozostałych mniej więcej równie często.
season-round-robin = Każdy z każdym, przy stołach { $seats }-osobowych.
season-cup = Puchar dla { $most } osób: każdy gra { $matches ->
    [one] { $matches } partię
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} przy stołach { $seats }-osobowych, po { $count ->
    [one] { $count } razie
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} na każdym miejscu.
season-swiss = System szwajcarski, stoły { $seats }-osobowe, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}: przy stole spotykają się osoby z podobną liczbą punktów.
season-pace = Czas na początek: { $bank }, + { $increment } za każdą turę, najwyżej { $cap }.
season-load = Każdy gra jednocześnie najwyżej przy { $count ->
    [one] jednym stole
    [few] { $count } stołach
    [many] { $count } stołach
   *[other] { $count } stołach
}.
season-points = Punkty za miejsca: { $points }. Za niedokończoną przez siebie partię nie ma punktów, a pozostali przesuwają się w górę.
season-order = Przy równej liczbie punktów decydują kolejno: { $steps }.
season-step-points = punkty
season-step-head-to-head = bezpośrednie starcia
season-step-places = liczba pierwszych miejsc, potem drugich i trzecich
season-step-strength = punkty pokonanych rywali
season-step-share = wynik w stosunku do zwycięzców
season-step-lot = losowanie
season-strikes = { $count ->
    [one] Opuszczenie jednego stołu oznacza wykluczenie z sezonu.
    [few] Opuszczenie { $count } stołów oznacza wykluczenie z sezonu.
    [many] Opuszczenie { $count } stołów oznacza wykluczenie z sezonu.
   *[other] Opuszczenie { $count } stołu oznacza wykluczenie z sezonu.
}
season-moves = Pierwsza osoba z każdej grupy awansuje, dwie ostatnie spadają, o ile są miejsca.
season-least = { $count ->
    [one] Potrzeba co najmniej { $count } osoby.
    [few] Potrzeba co najmniej { $count } osób.
    [many] Potrzeba co najmniej { $count } osób.
   *[other] Potrzeba co najmniej { $count } osoby.
}
season-full = Gra zaczyna się, gdy tylko zajęte są wszystkie miejsca.
season-dates = Zapisy: { $sign-up }. Potem potwierdzenie udziału: { $confirm }.
season-play = Gra: { $play }.
season-hurry = Na { $days } przed końcem niedokończone partie przyspieszają. Czas na początek: { $bank }, + { $increment } za każdą turę, najwyżej { $cap }.
season-end = Przy stołach niedokończonych na koniec sezonu osoby, którym skończył się czas, nie dostają punktów. Pozostali dzielą się najlepszymi miejscami.
season-protest = Prośby o rozstrzygnięcie: jeszcze { $days } po końcu gry.

## Co przemawia przeciw ustawieniom
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
refusal-season-people = Niedozwolona liczba osób (limit: { $count }).
refusal-season-room = Ten format wymaga podania liczby miejsc, najwyżej { $count }.
refusal-season-rounds = Sezon musi mieć co najmniej { $count ->
    [one] { $count } rundę
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}, a najwyżej dwanaście.
refusal-season-load = Ten limit jest za wysoki: i tak każdy gra jednocześnie najwyżej przy { $count ->
    [one] jednym stole
    [few] { $count } stołach
    [many] { $count } stołach
   *[other] { $count } stołach
}.
refusal-season-points = Podaj punkty za każde miejsce (liczba wartości: { $count }). Żadna wartość nie może być większa od poprzedniej, a pierwsza musi być większa od zera.
refusal-season-strikes = Ten limit jest za niski: wykluczenie może nastąpić najwcześniej po { $count ->
    [one] jednym opuszczonym stole
    [few] { $count } opuszczonych stołach
    [many] { $count } opuszczonych stołach
   *[other] { $count } opuszczonego stołu
}.
refusal-season-pace = Takie ustawienia zegara nie działają: czas na początek musi być większy od zera, a limit nie mniejszy niż czas na początek i dodatek, i najwyżej { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.
refusal-season-hurry = Tempo końcówki nie może być wolniejsze niż zwykłe. Wybierz mniejsze liczby.
refusal-season-days = W tym czasie sezon może się nie skończyć. Przy tym tempie gra musi trwać co najmniej { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}. Możesz też wybrać szybsze tempo.
refusal-season-dates = Te terminy się wykluczają: szybsze zegary muszą zacząć się przed ostrzeżeniem, jedno i drugie w czasie gry, a zapisy muszą trwać co najmniej dzień.
refusal-season-long = Żaden etap sezonu nie może trwać dłużej niż { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.

## Czego się w ligach odmawia
refusal-bound = Ta partia należy do ligi, więc mogą o tym zdecydować tylko prowadzący. Zapytaj ich: `/liga zapytaj`.
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
refusal-league-other-game = Gry w lidze nie można zmienić. Dla innej gry utwórz nową ligę.
refusal-league-status = Na tym etapie sezonu nie da się tego zrobić.
refusal-league-person = Ta osoba nie gra w tym sezonie.
refusal-league-already = To już zrobione.
refusal-league-no-division = W tym sezonie nie ma takiej grupy.
refusal-league-table = W tym sezonie nie ma takiego stołu.
refusal-league-over = Ten stół jest już zakończony.
refusal-league-played = Od tego czasu coś się przy tym stole wydarzyło, więc nie da się już tego cofnąć.
refusal-league-places = Podaj miejsce każdej osoby przy stole, i tylko ich.
refusal-league-drawn-since = Osoba, która dzięki temu dołączyła, brała już udział w losowaniu, więc nie da się tego cofnąć. Z sezonu usuniesz ją poleceniem `/prowadzący-ligi wyklucz`.
refusal-league-excuse = Ta osoba opuściła zbyt wiele stołów i zaraz znów by wypadła. Najpierw użyj `/prowadzący-ligi usprawiedliw`.
refusal-league-entry = Nie ma takiego rozstrzygnięcia albo zostało już cofnięte.
refusal-league-plays-already = Ta osoba gra już w tym sezonie i nie może zająć drugiego miejsca.
refusal-league-barred = Prowadzący wykluczyli cię z tego sezonu.
refusal-league-full = Wszystkie miejsca są zajęte.
refusal-league-drawn = Stoły są już rozlosowane. Możesz jeszcze zrezygnować z sezonu: `/liga wypisz`.
refusal-league-late = Zapisy na ten sezon się skończyły. Gdy ruszą na następny, jego karta pojawi się na kanale ligi. Zwolnione miejsce mogą ci do tego czasu dać tylko prowadzący.
refusal-league-ended = Ten sezon się skończył. Gdy ruszą zapisy na następny, jego karta pojawi się na kanale ligi.
refusal-league-too-few = Za mało osób, żeby rozegrać sezon.
refusal-league-participant = Siedzisz przy tym stole albo sprawa dotyczy osoby, z którą grasz. Musi to rozstrzygnąć inny prowadzący.
refusal-league-plays = Grasz w tym sezonie. Musi to rozstrzygnąć inny prowadzący.
refusal-league-seeding = Podaj liczbę od 0 do 4000.
refusal-league-shift = Sezon można przesunąć jednorazowo o co najmniej jeden dzień, a najwyżej o { $most ->
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
refusal-league-not-your-division = Prosić o rozstrzygnięcie można tylko w sprawie stołów własnej grupy.
refusal-league-no-words = Napisz, o co chcesz zapytać.
refusal-league-asked-enough = Możesz wysłać prowadzącym najwyżej { $most ->
    [one] { $most } pytanie
    [few] { $most } pytania
    [many] { $most } pytań
   *[other] { $most } pytania
} dziennie. Spróbuj jutro.

## Co dziennik partii mówi o jej sezonie
told-season-paused = Sezon jest wstrzymany, a wszystkie zegary stoją.
told-season-resumed = Sezon jest wznowiony, zegary znów chodzą.
told-season-hurries = Sezon dobiega końca: od teraz zegary idą szybciej.
told-season-ends = Sezon nie potrzebuje już tej partii. Kończy się ona bez wyniku.

## Co zrobili prowadzący ligi
act-league-create = utworzona liga { $league }
act-league-change = zmienione zasady ligi { $league }, od następnego sezonu
act-league-rest = liga { $league }: wyłączone automatyczne sezony
act-league-wake = liga { $league }: włączone automatyczne sezony
act-league-move = liga { $league } przeniesiona na inny kanał
act-league-joining-role = ustawiono rolę potrzebną do zapisu do ligi { $league }
act-league-champion-role = ustawiono rolę mistrzów ligi { $league }
act-season-open = { $league }, sezon { $season }: otwarte zapisy
act-season-close = { $league }, sezon { $season }: zapisy zamknięte wcześniej
act-season-draw = { $league }, sezon { $season }: wcześniejsze losowanie
act-season-redraw = { $league }, sezon { $season }: losowanie unieważnione, do powtórzenia
act-season-begin = { $league }, sezon { $season }: wcześniejszy początek gry
act-season-pause = { $league }, sezon { $season }: wstrzymany
act-season-resume = { $league }, sezon { $season }: wznowiony
act-season-end = { $league }, sezon { $season }: gra zakończona wcześniej
act-season-void = { $league }, sezon { $season }: odwołany
act-season-shift = { $league }, sezon { $season }: przesunięty o { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
act-season-add = { $league }, sezon { $season }: zapisanie: { $player }
act-season-remove = { $league }, sezon { $season }: wypisanie: { $player }
act-season-seed = { $league }, sezon { $season }: rozstawienie w losowaniu: { $player }
act-season-excuse = { $league }, sezon { $season }: usprawiedliwienie: { $player }
act-season-strike = { $league }, sezon { $season }: wykluczenie: { $player }
act-season-rule = { $league }, sezon { $season }: rozstrzygnięcie w sprawie stołu { $table }
act-season-void-table = { $league }, sezon { $season }: stół { $table } się nie liczy
act-season-replay = { $league }, sezon { $season }: stół { $table } do powtórzenia
act-season-replace = { $league }, sezon { $season }, stół { $table }: za gracza { $player } gra { $by }
act-season-reverse = { $league }, sezon { $season }: cofnięte rozstrzygnięcie { $entry }

## Ligi, sezony i stoły
league-season = { $league }, sezon { $number }
league-table = stół { $number }
league-tables = stoły { $numbers }
league-table-of = stół { $number } (gr. { $division })
league-when = { $at } ({ $relative })
league-when-stopped = ? (bez terminu, dopóki sezon jest wstrzymany)
league-table-line = **{ $table }**: { $told }
league-table-planned = { $people }; jeszcze nie rozpoczęty
league-table-open = { $people }; w trakcie gry
league-table-over = { $result }
league-table-ruled = { $result }; decyzją prowadzących
league-table-adjudicated = { $result }; niedokończony
league-table-void = { $people }; nie liczy się
league-result = { $place }. { $name } ({ $points })
league-result-left = { $name } (nie dokończono, 0)
league-result-nothing = { $name } (bez punktów)
league-list-more = { $count ->
    [one] …i jeszcze { $count }.
    [few] …i jeszcze { $count }.
    [many] …i jeszcze { $count }.
   *[other] …i jeszcze { $count }.
}

## Karta sezonu
card-league-game = Sezon ligi. Gra: { $game }.
card-league-sign-up = Zapisy są otwarte do { $when }.
card-league-sign-up-full = Zapisy są otwarte do { $when }. Gra zaczyna się, gdy tylko zajęte są wszystkie miejsca.
card-league-sign-up-full-last = Zapisy są otwarte. Gra zaczyna się, gdy tylko zajęte są wszystkie miejsca; jeśli to się nie uda, sezon zostanie odwołany { $when }.
card-league-confirming = Zapisy są zamknięte. Jeśli jesteś na liście, naciśnij *Gram* do { $when }; inaczej trafisz na listę oczekujących.
card-league-drawn = Losowanie się odbyło. Gra zaczyna się { $when }.
card-league-playing = Gra trwa do { $when }.
card-league-protest = Gra skończona. Do { $when } można poprosić prowadzących o rozstrzygnięcie: `/liga zapytaj`.
card-league-over = Sezon jest zakończony.
card-league-void = Sezon został odwołany.
card-league-paused = Sezon jest wstrzymany; zegary stoją.
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
card-league-invited = Zaproszeni, bo grali w poprzednim sezonie: { $people }. Nikt nie jest zapisany automatycznie.
card-league-settings = **Ustawienia** (w tym sezonie już się nie zmienią):
card-league-commitment = Wynik losowania jest zabezpieczony skrótem `{ $hash }`: po losowaniu każdy może go sprawdzić.

## O czym dowiadują się prowadzący i gracze
league-rules-heading = { $season }: ustawienia
league-rules-hint = Pytanie do prowadzących wyślesz przez `/liga zapytaj`. Zasady gry pokazuje `/zasady`.
league-nag = { $season }: zapisy zamykają się { $when }. { $count ->
    [0] Nikt się jeszcze nie zapisał.
    [one] Na liście jest jedna osoba.
    [few] Na liście są { $count } osoby.
    [many] Na liście jest { $count } osób.
   *[other] Na liście jest { $count } osoby.
} { $missing ->
    [0] To wystarczy, żeby zagrać.
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $missing } osób.
    [many] Brakuje jeszcze { $missing } osób.
   *[other] Brakuje jeszcze { $missing } osoby.
}
league-extended = { $season }: zapisało się za mało osób, więc zapisy przedłużono do { $when }.
league-draw-heading = { $season }: losowanie
league-draw-begins = Gra zaczyna się { $when }. Każdy stół dostaje na tym kanale własny wątek.
league-draw-check = Każdy może sprawdzić losowanie: tajna wartość to `{ $secret }`, jej skrót jest na karcie sezonu, a lista uczestników w załączniku.
league-draw-given-up-heading = { $season }: unieważnione losowanie
league-draw-given-up = Prowadzący unieważnili to losowanie przed początkiem gry; odbędzie się nowe. Powód: { $reason }
league-draw-given-up-check = Jego wynik nadal każdy może sprawdzić: tajna wartość to `{ $secret }`, jej skrót to `{ $hash }`, a lista uczestników jest w załączniku.
league-redrawn = { $season }: prowadzący unieważnili losowanie. Nowe odbędzie się { $when }, z nową tajną wartością. Do tego czasu prowadzący mogą jeszcze kogoś zapisać albo wypisać. Powód: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = W kolejności miejsc: { $people }. Gra toczy się w wątku poniżej.
league-fixture-over = { $season }: **{ $table }** – koniec. { $result }
league-fixture-void = { $season }: **{ $table }** nie liczy się.
league-hash-about = Tajna wartość zostanie ujawniona po partii. Partia zaczyna się teraz.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: tydzień { $week }
league-digest-tables = Skończone stoły: { $over } z { $all }.
league-digest-new = Nowe wyniki:
league-digest-quiet = Od zeszłego tygodnia nie skończył się żaden stół.
league-hurry = { $season }: zbliża się koniec, { $when }. Od teraz niedokończone partie są szybsze: każdy ma najwyżej { $bank }, + { $increment } za każdą turę.
league-warn = { $season }: koniec { $when }. Jeszcze niedokończone: { $tables }. Jeśli stół nie skończy na czas, osoby, którym zabrakło czasu, nie dostaną punktów, a pozostali podzielą się najlepszymi miejscami. Coś wstrzymuje stół? Zapytajcie teraz prowadzących: `/liga zapytaj`.
league-ended = { $season }: gra skończona. Do { $when } można poprosić prowadzących o rozstrzygnięcie: `/liga zapytaj`. Potem wyniki są ostateczne.
league-ended-early = Prowadzący zakończyli grę przed czasem. Powód: { $reason }
league-ended-adjudicated = Niedokończone na koniec: { $tables }. Zgodnie z zasadami sezonu osoby, którym zabrakło tam czasu, nie dostają punktów, a pozostali dzielą się najlepszymi miejscami.
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
league-final-lots = Tajna wartość losowania: `{ $secret }`.
league-final-next = Zapisy na następny sezon otwierają się { $when }.
league-void-few = { $season }: sezon odwołany, bo zapisało się za mało osób.
league-void-ruled = { $season }: prowadzący odwołali sezon. Powód: { $reason }
league-asked = { $person } prosi o rozstrzygnięcie. { $season }, { $table }: „{ $words }”
league-asked-season = { $person } ma pytanie. { $season }: „{ $words }”
league-asked-hint = Prowadzący rozstrzygają poleceniami `/prowadzący-ligi rozstrzygnij`, `/prowadzący-ligi usprawiedliw` albo `/prowadzący-ligi zamień`.
league-ruled-reason = Powód: { $reason }

## Co się nie udaje
league-no-threads = { $season }, { $table }: nie mogę otworzyć stołu. Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Gdy je dostanę, stół otworzy się automatycznie.
league-channel-gone = Kanał ligi { $league } został usunięty i nie mogę tam nic pisać. Nic nie przepadło: wskaż jej inny kanał poleceniem `/prowadzący-ligi przenieś`, a liga będzie tam trwać dalej.
league-no-role-given = { $season }: nie mogę nadać roli { $role } osobie { $person }. Nadajcie ją ręcznie; na przyszłość potrzebuję uprawnienia „{ $permission }”, a moja rola musi być wyżej niż tamta.
league-no-role-taken = { $season }: nie mogę odebrać roli { $role } osobie { $person }. Odbierzcie ją ręcznie; na przyszłość potrzebuję uprawnienia „{ $permission }”, a moja rola musi być wyżej niż tamta.
league-many-threads = { $season }, { $table }: nie mogę otworzyć stołu, bo na tym serwerze jest już tyle aktywnych wątków, ile pozwala Discord. Gdy zwolni się miejsce, stół otworzy się automatycznie.

## O co ktoś prosi
league-mine-heading = { $season }: twój udział
status-league-member-joined = Jesteś na liście, ale twój udział nie jest jeszcze potwierdzony.
status-league-member-confirmed = Jesteś na liście, udział potwierdzony.
status-league-member-in = Grasz.
status-league-member-withdrawn = Nie grasz już w tym sezonie (na własną prośbę).
status-league-member-struck = Nie grasz już w tym sezonie (wykluczenie).
league-mine-place = Grupa { $division }, miejsce { $place } z { $count }; punkty: { $points }.
league-mine-place-only = Miejsce { $place } z { $count }; punkty: { $points }.
league-mine-still = Możesz jeszcze zająć miejsce od { $best } do { $worst }.
league-mine-certain = To miejsce jest pewne.
league-mine-tables = **Twoje stoły**
league-mine-nothing = Nie grasz w żadnej lidze na tym serwerze. Zapisać możesz się przez `/liga zapisz`.
league-tables-heading = { $season }: stoły
league-tables-none = Nie ma takiego stołu.
league-history-heading = { $league }: sezony
league-history-line = **Sezon { $number }**: { $told }
league-history-champion = { $count ->
    [one] mistrzostwo: { $people }
    [few] wspólne mistrzostwo: { $people }
    [many] wspólne mistrzostwo: { $people }
   *[other] wspólne mistrzostwo: { $people }
}
status-league-sign-up = zapisy otwarte
status-league-confirming = w trakcie potwierdzania
status-league-drawn = po losowaniu
status-league-playing = w trakcie gry
status-league-protest = rozegrany, jeszcze nie ostateczny
status-league-over = zakończony
status-league-void = odwołany
league-none = Na tym serwerze nie ma żadnej ligi. Osoby zarządzające serwerem mogą ją założyć: `/prowadzący-ligi utwórz`.
league-choice = { $league }, sezon { $number } ({ $told })
league-division-choice = Grupa { $division }
league-sure-withdraw = Na pewno chcesz zrezygnować z sezonu ({ $season })? Przy swoich niedokończonych stołach nie dostaniesz punktów i zajmiesz ostatnie miejsce w grupie. Inni nic na tym nie tracą. Tego nie da się cofnąć.
button-league-join = Zapisz mnie
button-league-leave = Wypisz mnie
button-league-confirm = Gram
button-league-rules = Zasady
button-league-standings = Tabela
button-league-mine = Moje stoły
button-league-withdraw = Rezygnuję z sezonu
done-league-join = Jesteś na liście: { $season }. Gdy zapisy się zamkną ({ $when }), naciśnij na karcie *Gram*.
done-league-join-confirmed = Jesteś na liście: { $season }. Tak krótko przed losowaniem nie trzeba już potwierdzać udziału.
done-league-join-full = Jesteś na liście: { $season }. Nie trzeba potwierdzać udziału; gra zaczyna się, gdy tylko zajęte są wszystkie miejsca.
done-league-join-waiting = Wszystkie miejsca są zajęte, więc trafiasz na listę oczekujących: { $season }, numer { $number }. Zagrasz, jeśli odpowiednio wcześnie zwolni się miejsce.
done-league-join-waiting-confirm = Gdy zapisy się zamkną ({ $when }), naciśnij na karcie *Gram*; inaczej inni z listy oczekujących cię wyprzedzą.
league-caution-avoids = W sezonie o składzie stołów decyduje losowanie, także wtedy, gdy trafisz na osoby, z którymi nie chcesz grać: każdy może sprawdzić losowanie, więc twoja lista wyszłaby na jaw. Po losowaniu dowiesz się o tym tylko ty i do początku gry możesz bez straty zrezygnować z sezonu.
league-caution-tables = Razem z tymi możesz mieć tu jednocześnie { $count ->
    [one] { $count } stół ligowy
    [few] { $count } stoły ligowe
    [many] { $count } stołów ligowych
   *[other] { $count } stołu ligowego
}.
league-caution-days-off = Twoje dni wolne w czasie tego sezonu: { $count }. Twoje zegary wtedy stoją, ale termin końca sezonu się nie zmienia.
league-company-early = { $season }: w losowaniu trafiasz do stołów, przy których grają: { $people }. Są na liście osób, z którymi nie chcesz grać; nikt inny się o tym nie dowie. Do początku gry możesz bez straty zrezygnować z sezonu: `/liga wypisz`.
league-company = { $season }: trafiasz do stołów, przy których grają: { $people }. Są na liście osób, z którymi nie chcesz grać; nikt inny się o tym nie dowie. Możesz zapytać prowadzących (`/liga zapytaj`) albo zrezygnować z sezonu (`/liga wypisz`).
league-sure-withdraw-early = Na pewno chcesz zrezygnować z sezonu ({ $season })? Gra jeszcze się nie zaczęła, więc nie wpłynie to na późniejsze sezony. Twoje miejsca zajmie pierwsza osoba z listy oczekujących albo roboty. Inni nic na tym nie tracą. Tego nie da się cofnąć.
done-league-leave = Nie ma cię już na liście: { $season }.
done-league-confirm = Udział potwierdzony: { $season }.
done-league-withdraw = Rezygnacja przyjęta: { $season }.
done-league-ask = Pytanie wysłane do prowadzących.
done-league-export = { $season } jako plik. Nie ma w nim nic, co jeszcze tajne; cały sezon sprawdzisz przez `harbourmaster league verify`.
slip-no-league = Nie ma tu ligi „{ $given }”.
slip-no-season = { $league }: nie ma sezonu { $number }.
slip-league-none = Na tym serwerze nie ma żadnej ligi.
slip-which-league = Jest tu kilka lig. Wybierz jedną: { $leagues }.
slip-no-division = Nie ma grupy „{ $given }”. { $season }.
slip-no-table = Nie ma stołu „{ $given }”. { $season }.
slip-before-draw = { $season }: przed losowaniem nie ma jeszcze grup ani stołów.

## Pomoc
help-league = **Ligi.** Liga składa się z sezonów: zapisz się na karcie sezonu albo przez `/liga zapisz`, potwierdź udział, gdy dostaniesz pytanie, i graj swoje partie, każdą w osobnym wątku. `/liga moje` pokazuje twoje stoły, `/liga tabela` i `/liga tabela-krzyżowa` stan rozgrywek, `/liga zasady` ustawienia sezonu, a `/liga zapytaj` wysyła pytanie do prowadzących.

## Polecenia
command-league = liga
    .description = Gra w lidze: zapisy i stan rozgrywek
command-league-join = zapisz
    .description = Zapisz się na sezon
command-league-leave = wypisz
    .description = Wypisz się albo zrezygnuj z sezonu, który już trwa
command-league-confirm = potwierdź
    .description = Potwierdź udział w sezonie
command-league-mine = moje
    .description = Twoje miejsce i twoje stoły
command-league-standings = tabela
    .description = Tabela grupy
command-league-cross = tabela-krzyżowa
    .description = Bezpośrednie starcia w grupie i ich wyniki
command-league-tables = stoły
    .description = Stoły sezonu
command-league-rules = zasady
    .description = Ustawienia i zasady sezonu
command-league-history = historia
    .description = Sezony ligi i ich mistrzowie
command-league-ask = zapytaj
    .description = Poproś prowadzących o rozstrzygnięcie albo zapytaj o sezon
command-league-export = eksport
    .description = Pobierz sezon jako plik: cały albo tabele, wyniki lub rankingi
option-sheet = plik
    .description = Zawartość pliku
choice-sheet-season = cały sezon (do sprawdzenia)
choice-sheet-standings = tabele (do arkusza)
choice-sheet-results = wyniki (do arkusza)
choice-sheet-ratings = rankingi (do arkusza)
option-league = liga
    .description = Liga (domyślnie liga tego kanału albo jedyna)
option-season = sezon
    .description = Numer sezonu (domyślnie obecny)
option-division = grupa
    .description = Grupa (domyślnie twoja)
option-in-words = słowami
    .description = Opis słowny zamiast obrazu
option-which = które
    .description = Które stoły
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
league-begun = { $season }: zaczynamy. Każdy stół dostaje teraz swój wątek. Koniec gry: { $when }.
league-round = { $season }: runda { $round } jest rozlosowana, stoły się otwierają.
league-idle = { $count ->
    [one] { $people }: pierwszy ruch wciąż przed tobą. { $season }, { $tables }. Zajrzyj tam, proszę.
    [few] { $people }: pierwszy ruch wciąż przed wami. { $season }, { $tables }. Zajrzyjcie tam, proszę.
    [many] { $people }: pierwszy ruch wciąż przed wami. { $season }, { $tables }. Zajrzyjcie tam, proszę.
   *[other] { $people }: pierwszy ruch wciąż przed wami. { $season }, { $tables }. Zajrzyjcie tam, proszę.
}
league-idle-strike = Przekroczenie czasu pięć dni po rozpoczęciu, bez żadnego ruchu przy żadnym stole, oznacza wykluczenie z sezonu.
league-struck-told = { $season }: wykluczenie z powodu braku ruchów: { $people }. { $count ->
    [one] To miejsce
    [few] Te miejsca
    [many] Te miejsca
   *[other] Te miejsca
} mogą zająć osoby z listy oczekujących. Jeśli był ważny powód, prowadzący mogą to cofnąć: `/liga zapytaj`.
league-struck-left = { $season }: wykluczenie z powodu zbyt wielu opuszczonych stołów: { $people }. { $count ->
    [one] Za tę osobę
    [few] Za te osoby
    [many] Za te osoby
   *[other] Za te osoby
} grają dalej roboty; nikt inny na tym nie traci. Jeśli był ważny powód, prowadzący mogą to usprawiedliwić: `/liga zapytaj`.
league-paused = { $season }: sezon jest wstrzymany, wszystkie zegary stoją.
league-resumed = { $season }: gramy dalej; każdy ma tyle czasu, ile przedtem.
league-withdrew = { $season }: z sezonu rezygnują: { $people }. Ich miejsca zajmuje robot albo kolejna osoba z listy oczekujących; nikt inny na tym nie traci.
league-decided = { $season }: { $ruling }

## Rozstrzygnięcia
league-ruling-ruled = { $table }: prowadzący rozstrzygnęli. { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = { $table }: decyzją prowadzących stół się nie liczy.
league-ruling-replay = { $table }: decyzją prowadzących partia zostanie powtórzona.
league-ruling-excused = { $person }: usprawiedliwiono. Opuszczone stoły się nie liczą.
league-ruling-excused-table = { $person }, { $table }: usprawiedliwiono. Ten stół nie liczy się jako opuszczony.
league-ruling-struck = { $person }: wykluczenie z sezonu. { $count ->
    [0] W następnym można znów zagrać.
    [one] Wykluczenie obejmuje też następny sezon.
    [few] Wykluczenie obejmuje też { $count } następne sezony.
    [many] Wykluczenie obejmuje też { $count } następnych sezonów.
   *[other] Wykluczenie obejmuje też { $count } następnego sezonu.
}
league-ruling-replaced = { $person } przejmuje miejsce: { $table }.
league-ruling-shifted = Wszystkie dalsze terminy przesunięto { $count ->
    [one] o { $count } dzień.
    [few] o { $count } dni.
    [many] o { $count } dni.
   *[other] o { $count } dnia.
}
league-ruling-reversed = Rozstrzygnięcie cofnięte: { $ruling }
league-ruling-other = Rozstrzygnięcie.
slip-league-role = Do tej ligi mogą się zapisać tylko osoby z rolą { $role }.
slip-league-question = Napisz, o co chcesz zapytać.
slip-no-season-yet = { $league }: nie było jeszcze żadnego sezonu.
