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
