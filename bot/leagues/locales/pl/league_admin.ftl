### Narzędzia prowadzących do lig.

## Panel
hosting-heading = { $league }: panel prowadzących
hosting-new = Nie było jeszcze żadnego sezonu. Dopóki nie otworzysz zapisów, nikt inny nie widzi tej ligi.
hosting-frozen = Trwający sezon zachowuje swoje ustawienia. Zmiany będą obowiązywać od następnego.
hosting-resting = Automatyczne sezony są wyłączone: następny sezon zacznie się dopiero, gdy otworzysz zapisy.
hosting-nothing = **Do zrobienia:** nic. Nikt się nie spóźnia i nie ma pytań bez odpowiedzi ani trwających głosowań.
hosting-missing = **Uprawnienia, których brakuje mi na kanale**
hosting-questions = **Pytania czekające na odpowiedź**
hosting-votes = **Trwające głosowania nad propozycjami prowadzących**
hosting-late = **Spóźnienia**
hosting-question = `{ $number }` { $person }: „{ $words }”
hosting-question-table = `{ $number }` { $person }, { $table }: „{ $words }”
hosting-vote = { $act } (proponuje { $host }, koniec głosowania: { $when })
hosting-late-line = { $count ->
    [0] { $table }: { $turn }
    [one] { $table }: { $turn } Czas przekroczono raz.
    [few] { $table }: { $turn } Czas przekroczono { $count } razy.
    [many] { $table }: { $turn } Czas przekroczono { $count } razy.
   *[other] { $table }: { $turn } Czas przekroczono { $count } razy.
}
button-hosting-answered = Oznacz pytanie { $number } jako załatwione
hosting-bound = { $count ->
    [one] Przy tych limitach czasu wszystkie partie kończą się najpóźniej po { $count } dniu, nawet jeśli gracze wykorzystają cały czas. Rozgrywki nie mogą trwać krócej.
    [few] Przy tych limitach czasu wszystkie partie kończą się najpóźniej po { $count } dniach, nawet jeśli gracze wykorzystają cały czas. Rozgrywki nie mogą trwać krócej.
    [many] Przy tych limitach czasu wszystkie partie kończą się najpóźniej po { $count } dniach, nawet jeśli gracze wykorzystają cały czas. Rozgrywki nie mogą trwać krócej.
   *[other] Przy tych limitach czasu wszystkie partie kończą się najpóźniej po { $count } dnia, nawet jeśli gracze wykorzystają cały czas. Rozgrywki nie mogą trwać krócej.
}
hosting-hint = -# Twoje decyzje i ich powody pojawiają się na kanale i trafiają do rejestru. Sprawę stołu rozstrzygniesz poleceniem `/prowadzący-ligi rozstrzygnij`. O partii, w której grasz, musi zdecydować inny prowadzący.
hosting-form-reason = Powód (widoczny dla wszystkich)
hosting-form-days = O ile dni przesunąć?
hosting-preview-heading = { $season }: przykładowe losowanie
hosting-preview-line = **Grupa { $division }**, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}: { $people }
hosting-preview-note = To tylko przykład z innymi liczbami losowymi. Prawdziwe losowanie odbędzie się tylko raz, a jego wynik jest już przesądzony.
hosting-rulings-heading = { $season }: rozstrzygnięcia
hosting-rulings-none = Nie ma obowiązujących rozstrzygnięć.
hosting-rulings-hint = Aby cofnąć rozstrzygnięcie, użyj polecenia `/prowadzący-ligi cofnij` i podaj jego numer.
button-hosting-numbers-1 = Gracze i stoły…
button-hosting-numbers-2 = Terminy…
button-hosting-numbers-3 = Limity czasu…
button-hosting-numbers-4 = Punkty i rundy…
button-hosting-days-off-allowed = Automatyczny urlop: dozwolony
button-hosting-days-off-excluded = Automatyczny urlop: niedozwolony
button-hosting-events-on = Wydarzenia serwera: włączone
button-hosting-events-off = Wydarzenia serwera: wyłączone
button-hosting-open = Otwórz zapisy
button-hosting-close = Zamknij zapisy teraz
button-hosting-draw = Przeprowadź losowanie teraz
button-hosting-redraw = Losuj ponownie
button-hosting-begin = Rozpocznij rozgrywki teraz
button-hosting-pause = Wstrzymaj sezon
button-hosting-resume = Wznów sezon
button-hosting-end = Zakończ rozgrywki teraz
button-hosting-void = Odwołaj sezon
button-hosting-rest = Wyłącz automatyczne sezony
button-hosting-wake = Włącz automatyczne sezony
button-hosting-preview = Przykładowe losowanie
button-hosting-shift = Przesuń terminy…
setting-hosting-format = Format sezonu
setting-hosting-format-divisions = Grupy z awansami i spadkami
setting-hosting-format-round-robin = Każdy z każdym (jedna grupa)
setting-hosting-format-cup = Puchar (start po zapełnieniu miejsc)
setting-hosting-format-swiss = System szwajcarski
setting-hosting-seats = Liczba graczy przy stole
setting-hosting-seats-count = Stoły { $count }-osobowe
setting-hosting-sizes = Wielkość stołów
setting-hosting-sizes-equal = Po { $seats } przy każdym stole, reszta pauzuje
setting-hosting-sizes-fewer = Po { $seats } lub { $fewer } przy stole, mniej pauz
setting-hosting-order = Kolejność przy remisie
setting-hosting-order-head-to-head = Bezpośrednie starcia
setting-hosting-order-places = Zwycięstwa i lokaty
setting-hosting-order-strength = Punkty pokonanych
setting-hosting-order-share = Wynik względem wyniku zwycięzcy
setting-hosting-size = Liczba osób w grupie
setting-hosting-each = Liczba partii gracza na każdym miejscu przy stole
setting-hosting-load = Maks. liczba partii naraz (0: bez limitu)
setting-hosting-least = Min. liczba osób (0: wystarczy jeden stół)
setting-hosting-most = Maks. liczba osób (0: bez limitu)
setting-hosting-sign-up-days = Czas na zapisy (dni)
setting-hosting-confirm-days = Czas na potwierdzenie udziału (dni)
setting-hosting-play-days = Czas rozgrywek (dni)
setting-hosting-protest-days = Czas na prośby o rozstrzygnięcie (dni)
setting-hosting-rest-days = Przerwa przed następnym sezonem (dni)
setting-hosting-bank = Czas początkowy (godziny)
setting-hosting-increment = Dodatek za turę (godziny)
setting-hosting-cap = Maks. czas na zegarze (godziny)
setting-hosting-hurry-bank = Czas początkowy pod koniec (godziny)
setting-hosting-hurry-increment = Dodatek za turę pod koniec (godziny)
setting-hosting-points = Punkty za lokaty, np. 10 6 3 1
setting-hosting-strikes = Liczba porzuconych partii do wykluczenia
setting-hosting-rounds = Liczba rund
setting-hosting-hurry-days = Krótsze limity czasu (dni przed końcem)
setting-hosting-warn-days = Ostrzeżenie (dni przed końcem)

## Zrobione
done-hosting-open = { $season }: otwarto zapisy na kanale { $channel }.
done-hosting-close = { $season }: zapisy zostały zamknięte.
done-hosting-draw = { $season }: trwa losowanie.
done-hosting-redraw = { $season }: losowanie unieważniono. Nowe odbędzie się za dobę albo od razu po poleceniu `/prowadzący-ligi losuj`.
done-hosting-begin = { $season }: rozgrywki się zaczynają. Stoły zaraz się otworzą.
done-hosting-pause = { $season }: sezon został wstrzymany, więc wszystkie zegary stoją.
done-hosting-resume = { $season }: sezon został wznowiony.
done-hosting-end = { $season }: rozgrywki zaraz się zakończą.
done-hosting-void = { $season }: sezon został odwołany.
done-hosting-shift = { $season }: wszystkie dalsze terminy przesunięto o { $count ->
    [one] { $count } dzień.
    [few] { $count } dni.
    [many] { $count } dni.
   *[other] { $count } dnia.
}
done-hosting-rest = { $league }: automatyczne sezony są wyłączone.
done-hosting-wake = { $league }: automatyczne sezony są włączone. Zapisy na następny sezon otworzą się w ustalonym terminie.
done-hosting-move = Nowy kanał ligi { $league }: { $channel }. Trwające partie zostają w swoich wątkach.
done-hosting-role-champion = Mistrzowie ligi { $league } dostają na koniec sezonu rolę { $role }, a poprzedni ją tracą.
done-hosting-role-champion-none = Mistrzowie ligi { $league } nie dostają już żadnej roli.
done-hosting-role-join = Do ligi { $league } mogą się zapisać tylko osoby z rolą { $role }.
done-hosting-role-join-none = Do ligi { $league } mogą się zapisać wszyscy.
done-hosting-role-tier = Osoby grające na poziomie { $tier } ligi { $league } mają rolę { $role } od losowania do końca sezonu.
done-hosting-role-tier-none = Osoby grające na poziomie { $tier } ligi { $league } nie dostają już żadnej roli.
done-hosting-add = { $season }: zapisano gracza { $player }.
done-hosting-remove = { $season }: wypisano gracza { $player }.
done-hosting-seed = { $season }: zapisano rozstawienie gracza { $player }.
done-hosting-rule-places = { $season }, { $table }: ustalono wynik.
done-hosting-rule-void = { $season }, { $table }: partia już się nie liczy.
done-hosting-rule-replay = { $season }, { $table }: partia zostanie powtórzona.
done-hosting-excuse = { $season }: usprawiedliwiono gracza { $player }.
done-hosting-strike = { $season }: wykluczono gracza { $player }.
done-hosting-replace = { $season }: { $newcomer } przejmuje miejsce gracza { $player }.
done-hosting-reverse = { $season }: cofnięto rozstrzygnięcie.

## Czego nie można
slip-hosting-number = { $what }: „{ $given }” to nieprawidłowa liczba.
slip-hosting-days = Podaj liczbę dni od 1 do { $most }.
slip-hosting-places = Podaj lokaty (liczba wartości: { $count }) w kolejności miejsc przy stole: { $people }. Na przykład `1 2 2 -`, gdzie `-` oznacza brak punktów.
slip-hosting-member = { $season }: ta osoba nie bierze udziału w tym sezonie.
slip-hosting-channel = Nie widzę kanału tej ligi.
slip-hosting-text-channel = Każdy stół ligi ma własny wątek, więc liga potrzebuje zwykłego kanału tekstowego. Użyj tego polecenia na takim kanale.
slip-hosting-role-everybody = Tę rolę mają wszyscy. Wybierz inną.
slip-hosting-role-managed = Rolą { $role } zarządza aplikacja albo Discord (boosty serwera), więc nie można jej nadawać.
slip-hosting-role-bot = Brakuje mi uprawnienia „{ $permission }”.
slip-hosting-role-high = Nie mogę nadawać roli { $role }, bo nie jest niżej niż moja rola. Przesuń moją rolę nad nią w ustawieniach serwera.
slip-hosting-role-host = Nie możesz nadawać roli { $role }: potrzebujesz do tego uprawnienia „{ $permission }” i wyższej roli.

## Pomoc
help-league-host = **Ligi, dla prowadzących.** `/prowadzący-ligi utwórz` zakłada ligę na kanale i otwiera jej panel: są w nim wszystkie ustawienia i najkrótszy możliwy czas rozgrywek. *Otwórz zapisy* rozpoczyna sezon, który dalej toczy się automatycznie według ustalonych terminów. Prośby graczy rozstrzygasz poleceniami `/prowadzący-ligi rozstrzygnij`, `usprawiedliw`, `wyklucz` i `zamień`; powód widzą wszyscy. `/prowadzący-ligi cofnij` cofa rozstrzygnięcie.

## Polecenia
command-league-host = prowadzący-ligi
    .description = Narzędzia dla prowadzących ligi
command-league-create = utwórz
    .description = Załóż ligę na tym kanale
command-league-panel = panel
    .description = Zobacz i zmień wszystkie ustawienia ligi
command-league-open = otwórz
    .description = Otwórz zapisy na nowy sezon
command-league-rest = automatyczne-sezony
    .description = Wyłącz lub włącz automatyczne otwieranie kolejnych sezonów
command-league-move = przenieś
    .description = Przenieś ligę na inny kanał
command-league-role = rola
    .description = Ustaw rolę mistrzów, poziomu albo wymaganą do zapisu (zostaw puste, żeby usunąć)
command-league-add = dodaj
    .description = Zapisz kogoś na sezon
command-league-remove = usuń
    .description = Wypisz kogoś przed losowaniem
command-league-seed = rozstawienie
    .description = Ustaw rozstawienie gracza w losowaniu
command-league-close = zamknij
    .description = Zamknij zapisy przed czasem
command-league-draw = losuj
    .description = Przeprowadź losowanie przed czasem
command-league-begin = zacznij
    .description = Rozpocznij rozgrywki przed czasem
command-league-rule = rozstrzygnij
    .description = Rozstrzygnij sprawę stołu: ustal wynik, unieważnij partię albo zarządź jej powtórzenie
command-league-excuse = usprawiedliw
    .description = Usprawiedliw gracza, który porzucił partię
command-league-strike = wyklucz
    .description = Wyklucz gracza z sezonu
command-league-replace = zamień
    .description = Oddaj miejsce gracza przy stole innej osobie
command-league-reverse = cofnij
    .description = Cofnij rozstrzygnięcie
command-league-rulings = rozstrzygnięcia
    .description = Zobacz rozstrzygnięcia sezonu i ich numery
option-league-name = nazwa
    .description = Nazwa ligi
option-wakes = włącz
    .description = Czy kolejne sezony mają otwierać się automatycznie
option-number = liczba
    .description = Ranking używany w losowaniu, na przykład 1600 (0: własny ranking gracza)
option-days = dni
    .description = Liczba dni
option-ruling = rozstrzygnięcie
    .description = Twoja decyzja
option-places = lokaty
    .description = Lokaty w kolejności miejsc przy stole, na przykład 1 2 2 -
option-barred = sezony
    .description = Z ilu kolejnych sezonów wykluczyć gracza
option-newcomer = następca
    .description = Kto przejmuje miejsce
option-entry = rozstrzygnięcie
    .description = Numer rozstrzygnięcia
choice-ruling-places = ustal podane lokaty
choice-ruling-void = unieważnij partię
choice-ruling-replay = powtórz partię
option-channel = kanał
    .description = Kanał tekstowy
option-role = rola
    .description = Rola (domyślnie żadna)
option-tier = poziom
    .description = Poziom, którego uczestnicy dostają rolę; 1 to najwyższy (domyślnie 1)
option-purpose = dla
    .description = Do czego służy rola
choice-purpose-champion = dla mistrzów
choice-purpose-join = wymagana do zapisu
choice-purpose-tier = dla poziomu
