### Ligi.

## Ustawienia sezonu
season-divisions = Grupy po około { $size }: liczba partii dla każdej osoby to { $matches }, przy stołach na { $seats }, { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} na każdym miejscu, a z wszystkimi innymi spotyka się mniej więcej tak samo często.
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
refusal-bound = Ta partia toczy się w lidze, więc mogą o tym zdecydować tylko jej gospodarze. Zapytaj ich przez /league ask.
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
refusal-league-entry = Nie ma takiego rozstrzygnięcia albo zostało już cofnięte.
refusal-league-plays-already = Kto już gra w tym sezonie, nie może zająć w nim drugiego miejsca.
refusal-league-barred = Gospodarze zdecydowali, że w tym sezonie nie grasz.
refusal-league-full = Wszystkie miejsca są zajęte.
refusal-league-drawn = Stoły są już rozlosowane. Możesz jeszcze zrezygnować z sezonu, zobacz /league leave.
refusal-league-too-few = Na sezon jest za mało osób.
refusal-league-participant = Siedzisz przy tym stole albo razem z osobą, o którą chodzi. Musi to rozstrzygnąć inny gospodarz.
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
refusal-league-asked-enough = Dziś gospodarze dostali już od ciebie tyle pytań, ile wolno: { $most }. Poczekaj do jutra.

## Co dziennik partii mówi o jej sezonie
told-season-paused = Sezon odpoczywa, a z nim wszystkie zegary.
told-season-resumed = Sezon toczy się dalej, a z nim zegary.
told-season-hurries = Sezon dobiega końca: od teraz zegary idą szybciej.
told-season-ends = Dla sezonu ten stół jest zamknięty. Partia kończy się tutaj bez wyniku.

## Co zrobili gospodarze lig
act-league-create = utworzona liga { $league }
act-league-change = zmienione zasady ligi { $league } od następnego sezonu
act-league-rest = liga { $league } odpoczywa
act-league-wake = liga { $league } toczy się dalej
act-season-open = { $league }, sezon { $season }: otwarte zapisy
act-season-close = { $league }, sezon { $season }: zapisy zamknięte wcześniej
act-season-draw = { $league }, sezon { $season }: wcześniejsze losowanie
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
