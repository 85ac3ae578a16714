### Ligi.

## Ustawienia sezonu
season-divisions = Grupy po około { $size }: liczba partii dla każdej osoby to { $matches }, przy stołach na { $seats }, { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} na każdym miejscu, a ze wszystkimi innymi spotyka się mniej więcej tak samo często.
season-round-robin = Każdy spotyka się z każdym, przy stołach na { $seats }.
season-cup = Puchar, liczba miejsc: { $most }. Liczba partii dla każdej osoby to { $matches }, przy stołach na { $seats }, { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} na każdym miejscu.
season-swiss = Stoły na { $seats }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}: kto ma tyle samo punktów, siada razem.
season-pace = Czas na początek: { $bank }. Co turę więcej o: { $increment }. Odłożyć można najwyżej: { $cap }.
season-load = Nikt nie gra naraz przy więcej niż { $count ->
    [one] jednym stole
    [few] { $count } stołach
    [many] { $count } stołach
   *[other] { $count } stołach
}.
season-points = Punkty według miejsca: { $points }. Kto nie gra do końca, nie dostaje nic, a pozostali przesuwają się w górę.
season-order = Przy równej liczbie punktów decydują po kolei: { $steps }.
season-step-points = punkty
season-step-head-to-head = kto kogo pokonał
season-step-places = pierwsze miejsca, potem drugie i trzecie
season-step-strength = punkty pokonanych
season-step-share = jak blisko było do zwycięzców
season-step-lot = los
season-strikes = { $count ->
    [one] Kto opuści stół, zostaje skreślony z sezonu.
    [few] Kto opuści { $count } stoły, zostaje skreślony z sezonu.
    [many] Kto opuści { $count } stołów, zostaje skreślony z sezonu.
   *[other] Kto opuści { $count } stołu, zostaje skreślony z sezonu.
}
season-moves = Pierwsi z każdej grupy awansują, dwoje ostatnich spada, o ile są miejsca.
season-least = { $count ->
    [one] Potrzeba co najmniej { $count } osoby.
    [few] Potrzeba co najmniej { $count } osób.
    [many] Potrzeba co najmniej { $count } osób.
   *[other] Potrzeba co najmniej { $count } osoby.
}
season-full = Gra zaczyna się, gdy zajęte są wszystkie miejsca.
season-dates = Czas na zapisy: { $sign-up }. Czas, by potem potwierdzić, że się jest: { $confirm }.
season-play = Czas gry: { $play }.
season-hurry = Tyle przed końcem niedokończone partie przyspieszają: { $days }. Czas na początek: { $bank }. Co turę więcej o: { $increment }. Odłożyć można najwyżej: { $cap }.
season-end = Komu przy stole niedokończonym na koniec skończył się czas, ten nie dostaje tam nic. Pozostali dzielą się najlepszymi miejscami.
season-protest = Czas po końcu, by poprosić o rozstrzygnięcie: { $days }.

## Co przemawia przeciw ustawieniom
refusal-season-seats = W tę grę nie gra się przy tylu miejscach: { $count }.
refusal-season-size = Grupa potrzebuje co najmniej tylu osób: { $count }. Inaczej nie ma stołu.
refusal-season-each = Każde miejsce można dać najwyżej { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}.
refusal-season-people = Przy takiej liczbie osób sezonu nie będzie. Granica to { $count }.
refusal-season-room = Tu trzeba podać, ile jest miejsc. Granica to { $count }.
refusal-season-rounds = Potrzeba co najmniej tylu rund: { $count }, a najwyżej dwunastu.
refusal-season-load = I tak nikt nie gra naraz przy więcej niż { $count ->
    [one] jednym stole
    [few] { $count } stołach
    [many] { $count } stołach
   *[other] { $count } stołach
}.
refusal-season-points = Liczba wartości punktów musi być równa liczbie miejsc: { $count }. Żadna nie może być większa od poprzedniej, a pierwsza musi być większa od zera.
refusal-season-strikes = Zanim ktoś zostanie skreślony, musi opuścić co najmniej tyle stołów: { $count }.
refusal-season-pace = Z takimi liczbami nikt nie mógłby grać: czas musi być większy od zera, górna granica nie mniejsza niż czas i dodatek, i najwyżej { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.
refusal-season-hurry = Pośpiech na końcu jest wolniejszy niż zwykłe tempo. Wybierz mniejsze liczby.
refusal-season-days = W tym czasie sezon nie musi się skończyć. W tym tempie gra musi trwać co najmniej { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}. Albo wybierz szybsze tempo.
refusal-season-dates = Dni nie pasują do siebie: pośpiech musi być przed ostrzeżeniem, oba w czasie gry, a zapisy trwają co najmniej dzień.
refusal-season-long = Żadna część sezonu nie trwa dłużej niż { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.

## Czego się w ligach odmawia
refusal-bound = Ta partia toczy się w lidze, więc mogą o tym zdecydować tylko prowadzący. Zapytaj ich przez `/liga zapytaj`.
refusal-bound-substitute = { $player } gra w tej samej albo w wyższej grupie i nie może tu nikogo zastąpić.
refusal-league-unknown = Nie ma tu takiej ligi.
refusal-league-no-season = Nie ma takiego sezonu.
refusal-league-has-season = Poprzedni sezon tej ligi jeszcze trwa.
refusal-league-name = Liga potrzebuje nazwy, która ma najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
refusal-league-name-taken = Liga o tej nazwie już tu jest.
refusal-league-too-many = Liczba lig na serwerze doszła do granicy: { $most }.
refusal-league-other-game = Liga zostaje przy swojej grze. Dla innej gry utwórz nową ligę.
refusal-league-status = Na tym etapie sezonu nie da się tego zrobić.
refusal-league-person = Tej osoby nie ma w tym sezonie.
refusal-league-already = To już się stało.
refusal-league-no-division = W tym sezonie nie ma takiej grupy.
refusal-league-table = W tym sezonie nie ma takiego stołu.
refusal-league-over = Ten stół jest już zakończony.
refusal-league-played = Od tego czasu coś się przy tym stole wydarzyło, więc nie da się już tego cofnąć.
refusal-league-places = Podaj miejsce dla każdej osoby przy stole i tylko dla nich.
refusal-league-drawn-since = Kto przez to dołączył, brał już udział w losowaniu, więc nie da się już tego cofnąć. `/liga-prowadzenie skreśl` usuwa tę osobę z sezonu.
refusal-league-excuse = Opuszczone stoły nadal się liczą, więc skreślenie zaraz by wróciło. Cofa je `/liga-prowadzenie usprawiedliw`.
refusal-league-entry = Nie ma takiego rozstrzygnięcia albo zostało już cofnięte.
refusal-league-plays-already = Kto już gra w tym sezonie, nie może zająć w nim drugiego miejsca.
refusal-league-barred = Prowadzący zdecydowali, że w tym sezonie nie grasz.
refusal-league-full = Wszystkie miejsca są zajęte.
refusal-league-drawn = Stoły są już rozlosowane. Możesz jeszcze zrezygnować z sezonu, zobacz `/liga wypisz`.
refusal-league-late = Zapisy na ten sezon się skończyły. Gdy otworzą się na następny, jego karta stanie na kanale ligi. Do tego czasu miejsce, które się zwolni, mogą ci dać tylko prowadzący.
refusal-league-ended = Ten sezon się skończył. Gdy otworzą się zapisy na następny, jego karta stanie na kanale ligi.
refusal-league-too-few = Na sezon jest za mało osób.
refusal-league-participant = Siedzisz przy tym stole albo razem z osobą, o którą chodzi. Musi to rozstrzygnąć ktoś inny z prowadzących.
refusal-league-plays = Grasz w tym sezonie. Musi to rozstrzygnąć ktoś inny z prowadzących.
refusal-league-seeding = Liczba musi leżeć między 0 a 4000.
refusal-league-shift = Sezon można za jednym razem przesunąć co najmniej o jeden dzień, a najwyżej o { $most ->
    [one] { $most } dzień
    [few] { $most } dni
    [many] { $most } dni
   *[other] { $most } dnia
}.
refusal-league-bar = Granica wykluczenia, w kolejnych sezonach: { $most }.
refusal-league-not-your-division = Protest można złożyć tylko w sprawie stołu własnej grupy.
refusal-league-no-words = Napisz, o co chcesz zapytać.
refusal-league-asked-enough = Dziś prowadzący dostali już od ciebie tyle pytań, ile wolno: { $most }. Poczekaj do jutra.

## Co dziennik partii mówi o jej sezonie
told-season-paused = Sezon odpoczywa, a z nim wszystkie zegary.
told-season-resumed = Sezon toczy się dalej, a z nim zegary.
told-season-hurries = Sezon dobiega końca: od teraz zegary idą szybciej.
told-season-ends = Dla sezonu ten stół jest zamknięty. Partia kończy się tutaj bez wyniku.

## Co zrobili prowadzący ligi
act-league-create = utworzona liga { $league }
act-league-change = zmienione zasady ligi { $league } od następnego sezonu
act-league-rest = liga { $league } odpoczywa
act-league-wake = liga { $league } toczy się dalej
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
act-season-add = { $league }, sezon { $season }: zapis za { $player }
act-season-remove = { $league }, sezon { $season }: wypis za { $player }
act-season-seed = { $league }, sezon { $season }: ustalona siła gry: { $player }
act-season-excuse = { $league }, sezon { $season }: usprawiedliwienie: { $player }
act-season-strike = { $league }, sezon { $season }: skreślenie: { $player }
act-season-rule = { $league }, sezon { $season }: rozstrzygnięcie o stole { $table }
act-season-void-table = { $league }, sezon { $season }: stół { $table } się nie liczy
act-season-replay = { $league }, sezon { $season }: stół { $table } do powtórzenia
act-season-replace = { $league }, sezon { $season }, stół { $table }: zamiast { $player } gra { $by }
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
league-table-ruled = { $result }; tak rozstrzygnięto
league-table-adjudicated = { $result }; na koniec był niedokończony
league-table-void = { $people }; nie liczy się
league-result = { $place }. { $name } ({ $points })
league-result-left = { $name } (nie gra do końca, 0)
league-result-nothing = { $name } (bez punktów)
league-list-more = { $count ->
    [one] …i jeszcze { $count }.
    [few] …i jeszcze { $count }.
    [many] …i jeszcze { $count }.
   *[other] …i jeszcze { $count }.
}

## Karta sezonu
card-league-game = Sezon gry { $game }.
card-league-sign-up = Zapisy są otwarte do { $when }.
card-league-sign-up-full = Zapisy są otwarte do { $when }. Gra zaczyna się, gdy zajęte są wszystkie miejsca.
card-league-sign-up-full-last = Zapisy są otwarte. Gra zaczyna się, gdy zajęte są wszystkie miejsca; jeśli to się nie uda, sezon zostanie odwołany { $when }.
card-league-confirming = Zapisy są zamknięte. Kto jest na liście, naciska *Jestem* do { $when }. Kto tego nie zrobi, trafia na listę oczekujących.
card-league-drawn = Losowanie się odbyło. Gra zaczyna się { $when }.
card-league-playing = Gra trwa do { $when }.
card-league-protest = Gra skończona. Do { $when } można prosić prowadzących o rozstrzygnięcie: `/liga zapytaj`.
card-league-over = Sezon jest zakończony.
card-league-void = Tego sezonu nie będzie.
card-league-paused = Sezon jest wstrzymany; nikomu nie biegnie czas.
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
card-league-invited = Zaproszenie, bo grali w zeszłym sezonie: { $people }. Nikt nie zapisuje się sam przez się.
card-league-settings = **Co jest ustalone** i w tym sezonie już się nie zmieni:
card-league-commitment = Losowanie jest związane skrótem `{ $hash }`: potem każdy może je sprawdzić.

## O czym dowiadują się prowadzący i gracze
league-rules-heading = { $season }: co jest ustalone
league-rules-hint = `/liga zapytaj` przekazuje pytanie prowadzącym. Zasady gry pokazuje `/zasady`.
league-nag = { $season }: zapisy zamykają się { $when }. { $count ->
    [0] Nikt się jeszcze nie zapisał.
    [one] Na liście jest jedna osoba.
    [few] Na liście są { $count } osoby.
    [many] Na liście jest { $count } osób.
   *[other] Na liście jest { $count } osoby.
} { $missing ->
    [0] To wystarczy na sezon.
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $missing } osób.
    [many] Brakuje jeszcze { $missing } osób.
   *[other] Brakuje jeszcze { $missing } osoby.
}
league-extended = { $season }: zapisało się za mało osób, więc zapisy zostają otwarte do { $when }.
league-draw-heading = { $season }: losowanie
league-draw-begins = Gra zaczyna się { $when }. Każdy stół dostaje na tym kanale własny wątek.
league-draw-check = Każdy może sprawdzić losowanie: tajemnicą było `{ $secret }`, jej skrót stoi na karcie sezonu, a lista uczestników jest w załączniku.
league-draw-given-up-heading = { $season }: losowanie, które się nie liczy
league-draw-given-up = Prowadzący unieważnili to losowanie przed początkiem gry; odbędzie się nowe. Powód: { $reason }
league-draw-given-up-check = Jego wynik nadal każdy może sprawdzić: tajemnicą było `{ $secret }`, jej skrótem `{ $hash }`, a lista uczestników jest w załączniku.
league-redrawn = { $season }: prowadzący unieważnili losowanie. Nowe odbędzie się { $when }, z innej tajemnicy. Do tego czasu można jeszcze kogoś zapisać albo wypisać. Powód: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = W kolejności miejsc: { $people }. Gra toczy się w wątku poniżej.
league-fixture-over = { $season }: **{ $table }** – koniec. { $result }
league-fixture-void = { $season }: **{ $table }** nie liczy się.
league-hash-about = Tajna wartość zostanie ujawniona po partii. Partia zaczyna się teraz.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: tydzień { $week }
league-digest-tables = Skończone stoły: { $over } z { $all }.
league-digest-new = Od zeszłego tygodnia:
league-digest-quiet = Od zeszłego tygodnia nie skończył się żaden stół.
league-hurry = { $season }: zbliża się koniec, { $when }. Od teraz niedokończone partie są szybsze. Każdemu zostaje najwyżej: { $bank }. Co turę więcej o: { $increment }.
league-warn = { $season }: koniec { $when }. Jeszcze niedokończone: { $tables }. Komu przy stole, który wtedy nie będzie skończony, zabrakło czasu, ten nie dostaje tam nic, a pozostali dzielą się najlepszymi miejscami. Jeśli coś wstrzymuje stół, zapytajcie teraz prowadzących: `/liga zapytaj`.
league-ended = { $season }: gra skończona. Do { $when } można prosić prowadzących o rozstrzygnięcie: `/liga zapytaj`. Potem wszystko jest ostateczne.
league-ended-early = Grę zakończyli prowadzący. Powód: { $reason }
league-ended-adjudicated = Niedokończone na koniec: { $tables }. Jak ustalono, komu zabrakło tam czasu, ten nie dostaje nic, a pozostali dzielą się najlepszymi miejscami.
league-final-heading = { $season }: koniec
league-final-champion = { $count ->
    [one] **Mistrzostwo:** { $people }
    [few] **Wspólne mistrzostwo:** { $people }
    [many] **Wspólne mistrzostwo:** { $people }
   *[other] **Wspólne mistrzostwo:** { $people }
}
league-final-up = **Awans:** { $people }
league-final-down = **Spadek:** { $people }
league-final-out = **Poza sezonem:** { $people }
league-final-lots = Tajemnicą losów było `{ $secret }`.
league-final-next = Zapisy na następny sezon otwierają się { $when }.
league-void-few = { $season }: odwołano, bo zapisało się za mało osób.
league-void-ruled = { $season }: prowadzący odwołali sezon. Powód: { $reason }
league-asked = { $person } prosi o rozstrzygnięcie. { $season }, { $table }: „{ $words }”
league-asked-season = { $person } ma pytanie. { $season }: „{ $words }”
league-asked-hint = Prowadzący rozstrzygają poleceniami `/liga-prowadzenie orzeknij`, `/liga-prowadzenie usprawiedliw` albo `/liga-prowadzenie zamień`.
league-ruled-reason = Powód: { $reason }

## Co się nie udaje
league-no-threads = { $season }, { $table }: nie mogę otworzyć stołu. Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Gdy je dostanę, sam ruszę dalej.
league-channel-gone = Kanału ligi { $league } już nie ma i nie mogę tam nic pisać. Wszystko jest zachowane: przez `/liga-prowadzenie przenieś` dasz jej inny kanał i tam będzie trwać dalej.
league-no-role-given = { $season }: nie wolno mi dać roli { $role } osobie { $person }. Zróbcie to sami; na następny raz potrzebuję uprawnienia „{ $permission }”, a moja własna rola musi stać nad tamtą.
league-no-role-taken = { $season }: nie wolno mi odebrać roli { $role } osobie { $person }. Zróbcie to sami; na następny raz potrzebuję uprawnienia „{ $permission }”, a moja własna rola musi stać nad tamtą.
league-many-threads = { $season }, { $table }: nie mogę otworzyć stołu, bo na tym serwerze jest już tyle aktywnych wątków, ile pozwala Discord. Gdy będzie miejsce, sam ruszę dalej.

## O co ktoś prosi
league-mine-heading = { $season }: ty
status-league-member-joined = Jesteś na liście, ale jeszcze bez potwierdzenia.
status-league-member-confirmed = Jesteś na liście, z potwierdzeniem.
status-league-member-in = Grasz.
status-league-member-withdrawn = Twoja rezygnacja z tego sezonu jest zapisana.
status-league-member-struck = Jesteś poza tym sezonem.
league-mine-place = Grupa { $division }, miejsce { $place } z { $count }; punkty: { $points }.
league-mine-place-only = Miejsce { $place } z { $count }; punkty: { $points }.
league-mine-still = Jeszcze możliwe: miejsca od { $best } do { $worst }.
league-mine-certain = To miejsce jest pewne.
league-mine-tables = **Twoje stoły**
league-mine-nothing = Nie ma cię w żadnej lidze tego serwera. Zapisać się można przez `/liga zapisz`.
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
league-none = Na tym serwerze nie ma żadnej ligi. Kto opiekuje się serwerem, może ją założyć: `/liga-prowadzenie utwórz`.
league-choice = { $league }, sezon { $number } ({ $told })
league-division-choice = Grupa { $division }
league-sure-withdraw = Chcesz zrezygnować z tego sezonu? { $season }. Przy swoich niedokończonych stołach nie dostaniesz punktów i zajmiesz ostatnie miejsce w grupie. Inni nic na tym nie tracą. Tego nie da się cofnąć.
button-league-join = Zapisz mnie
button-league-leave = Wypisz mnie
button-league-confirm = Jestem
button-league-rules = Zasady
button-league-standings = Tabela
button-league-mine = Moje stoły
button-league-withdraw = Rezygnuję z sezonu
done-league-join = Jesteś na liście: { $season }. Gdy zapisy się zamkną, { $when }, naciśnij na karcie *Jestem*.
done-league-join-confirmed = Jesteś na liście: { $season }. Tak krótko przed losowaniem nie trzeba już potwierdzać.
done-league-join-full = Jesteś na liście: { $season }. Potwierdzać nie trzeba; gra zaczyna się, gdy zajęte są wszystkie miejsca.
done-league-join-waiting = Jesteś na liście: { $season }. Wszystkie miejsca są zajęte, więc czekasz na liście oczekujących, z numerem { $number }. Zagrasz, gdy tylko odpowiednio wcześnie zwolni się miejsce.
done-league-join-waiting-confirm = Gdy zapisy się zamkną, { $when }, naciśnij na karcie *Jestem*; inaczej inni z listy oczekujących będą przed tobą.
league-caution-avoids = W sezonie siedzi się z każdym, kogo przyniesie losowanie, także z osobami, z którymi nigdy nie chcesz siedzieć przy stole: losowanie może sprawdzić każdy, więc wszyscy poznaliby to, co ono uwzględnia. Po losowaniu dowiesz się o tym tylko ty i do początku gry możesz bez straty zrezygnować z sezonu.
league-caution-tables = Liczba stołów ligowych, które możesz tu mieć naraz, razem z tymi: { $count }.
league-caution-days-off = Twoje dni wolne w czasie tego sezonu: { $count }. Twoje zegary wtedy stoją, ale sezon kończy się w swoim dniu.
league-company-early = { $season }: losowanie posadziło cię przy stołach, przy których siedzą: { $people }. Nigdy nie chcesz z nimi siedzieć; nikt inny się o tym nie dowie. Do początku gry możesz bez straty zrezygnować z sezonu poleceniem `/liga wypisz`.
league-company = { $season }: siedzisz przy stołach, przy których siedzą: { $people }. Nigdy nie chcesz z nimi siedzieć; nikt inny się o tym nie dowie. Poleceniem `/liga zapytaj` możesz zapytać prowadzących, a poleceniem `/liga wypisz` zrezygnować z sezonu.
league-sure-withdraw-early = Chcesz zrezygnować z tego sezonu? { $season }. Gra jeszcze się nie zaczęła: w późniejszych sezonach będzie tak, jakby cię nie było na liście. Twoje miejsca zajmie pierwsza osoba z listy oczekujących albo roboty. Inni nic na tym nie tracą. Tego nie da się cofnąć.
done-league-leave = Nie ma cię już na liście: { $season }.
done-league-confirm = Potwierdzone: { $season }.
done-league-withdraw = Rezygnacja przyjęta: { $season }.
done-league-ask = Prowadzący już wiedzą.
done-league-export = { $season } jako plik. Nic w nim nie zdradza tego, co jeszcze tajne; cały sezon sprawdza `harbourmaster league verify`.
slip-no-league = Nie ma tu ligi „{ $given }”.
slip-no-season = { $league }: nie ma sezonu { $number }.
slip-league-none = Na tym serwerze nie ma żadnej ligi.
slip-which-league = Jest tu kilka lig. Podaj, która: { $leagues }.
slip-no-division = Nie ma grupy „{ $given }”. { $season }.
slip-no-table = Nie ma stołu „{ $given }”. { $season }.
slip-before-draw = { $season }: jeszcze przed losowaniem, więc nie ma ani grup, ani stołów.

## Pomoc
help-league = **Ligi.** W lidze gra się sezonami: zapisz się na karcie sezonu albo przez `/liga zapisz`, potwierdź, gdy padnie pytanie, i graj swoje partie, każdą w osobnym wątku. `/liga moje` pokazuje twoje stoły, `/liga tabela` i `/liga krzyżowa` stan rozgrywek, `/liga zasady` to, co ustalone, a `/liga zapytaj` przekazuje pytanie prowadzącym.

## Polecenia
command-league = liga
    .description = Gra w lidze: zapisy i stan rozgrywek
command-league-join = zapisz
    .description = Zapisz się na sezon
command-league-leave = wypisz
    .description = Wypisz się albo zrezygnuj z sezonu, który już trwa
command-league-confirm = potwierdź
    .description = Powiedz, że jesteś
command-league-mine = moje
    .description = Twoje miejsce i twoje stoły
command-league-standings = tabela
    .description = Tabela grupy
command-league-cross = krzyżowa
    .description = Kto w grupie z kim grał i jak to wyszło
command-league-tables = stoły
    .description = Stoły sezonu
command-league-rules = zasady
    .description = Co jest ustalone w sezonie
command-league-history = historia
    .description = Sezony ligi i ich mistrzowie
command-league-ask = zapytaj
    .description = Poproś prowadzących o rozstrzygnięcie albo zapytaj o sezon
command-league-export = eksport
    .description = Pobierz sezon jako plik: cały albo tabele, wyniki, rankingi
option-sheet = plik
    .description = Co jest w pliku
choice-sheet-season = cały sezon, do sprawdzenia
choice-sheet-standings = tabele, do arkusza
choice-sheet-results = wyniki, do arkusza
choice-sheet-ratings = rankingi, do arkusza
option-league = liga
    .description = Która liga; bez podania jedyna albo liga tego kanału
option-season = sezon
    .description = Który sezon; bez podania obecny
option-division = grupa
    .description = Która grupa; bez podania twoja
option-in-words = słowami
    .description = Słowami, bez obrazu
option-which = które
    .description = Które stoły
option-table = stół
    .description = Który stół
option-question = pytanie
    .description = O co chcesz zapytać
choice-tables-mine = moje własne
choice-tables-open = niedokończone
choice-tables-all = wszystkie

## Tabele
button-league-cross = Tabela krzyżowa
button-league-ask = Zapytaj prowadzących
league-form-question = O co chcesz zapytać?

## Co ogłasza się o sezonie
league-closed = { $season }: zapisy są zamknięte. Losowanie odbędzie się { $when }.
league-closed-people = { $count ->
    [one] { $people }: do tego czasu naciśnij *Jestem*, inaczej trafisz na listę oczekujących.
    [few] { $people }: do tego czasu naciśnijcie *Jestem*; kto tego nie zrobi, trafia na listę oczekujących.
    [many] { $people }: do tego czasu naciśnijcie *Jestem*; kto tego nie zrobi, trafia na listę oczekujących.
   *[other] { $people }: do tego czasu naciśnijcie *Jestem*; kto tego nie zrobi, trafia na listę oczekujących.
}
league-begun = { $season }: zaczynamy. Każdy stół dostaje teraz swój wątek. Koniec gry: { $when }.
league-round = { $season }: runda { $round } jest wylosowana, a jej stoły się otwierają.
league-idle = { $count ->
    [one] { $people }: twój pierwszy ruch jeszcze przed tobą. { $season }, { $tables }. Zajrzyj tam, proszę.
    [few] { $people }: wasz pierwszy ruch jeszcze przed wami. { $season }, { $tables }. Zajrzyjcie tam, proszę.
    [many] { $people }: wasz pierwszy ruch jeszcze przed wami. { $season }, { $tables }. Zajrzyjcie tam, proszę.
   *[other] { $people }: wasz pierwszy ruch jeszcze przed wami. { $season }, { $tables }. Zajrzyjcie tam, proszę.
}
league-idle-strike = Kto pięć dni po rozpoczęciu przekroczy czas i nigdzie jeszcze nie zagra, wypada z sezonu.
league-struck-told = { $season }: bez żadnego ruchu, więc poza sezonem: { $people }. { $count ->
    [one] To miejsce
    [few] Te miejsca
    [many] Te miejsca
   *[other] Te miejsca
} może zająć kolejna osoba z listy oczekujących. Jeśli była po temu przeszkoda, prowadzący mogą to cofnąć: `/liga zapytaj`.
league-struck-left = { $season }: zbyt wiele opuszczonych stołów, więc poza sezonem: { $people }. { $count ->
    [one] Za tę osobę
    [few] Za te osoby
    [many] Za te osoby
   *[other] Za te osoby
} grają dalej roboty; nikt inny na tym nie traci. Jeśli był powód, prowadzący mogą go uznać za usprawiedliwienie: `/liga zapytaj`.
league-paused = { $season }: sezon jest wstrzymany; nikomu nie biegnie czas.
league-resumed = { $season }: gramy dalej; każdy ma tyle czasu co przedtem.
league-withdrew = { $season }: gra toczy się dalej, już bez tych osób: { $people }. Ich miejsca zajmuje robot albo kolejna osoba z listy oczekujących; nikt inny na tym nie traci.
league-decided = { $season }: { $ruling }

## Rozstrzygnięcia
league-ruling-ruled = { $table }: prowadzący rozstrzygnęli. { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = { $table }: rozstrzygnięto, że stół się nie liczy.
league-ruling-replay = { $table }: rozstrzygnięto, że gra się jeszcze raz, w nowej partii.
league-ruling-excused = { $person }: usprawiedliwione. Opuszczone stoły się nie liczą.
league-ruling-excused-table = { $person }, { $table }: usprawiedliwione. Ten stół nie liczy się jako opuszczony.
league-ruling-struck = { $person }: poza sezonem. { $count ->
    [0] Na następny można się zapisać.
    [one] W następnym też nie wolno grać.
    [few] W { $count } następnych też nie wolno grać.
    [many] W { $count } następnych też nie wolno grać.
   *[other] W { $count } następnego też nie wolno grać.
}
league-ruling-replaced = { $person } dostaje miejsce: { $table }.
league-ruling-shifted = Wszystko, co dopiero nadejdzie, będzie później: { $count ->
    [one] o { $count } dzień.
    [few] o { $count } dni.
    [many] o { $count } dni.
   *[other] o { $count } dnia.
}
league-ruling-reversed = Rozstrzygnięcie cofnięte: { $ruling }
league-ruling-other = Rozstrzygnięcie.
slip-league-role = Do tej ligi zapisać się może tylko ktoś z rolą { $role }.
slip-league-question = Napisz, o co chcesz zapytać.
slip-no-season-yet = { $league }: nie było jeszcze żadnego sezonu.
