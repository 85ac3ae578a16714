### Narzędzia prowadzących do lig.

## Panel
hosting-heading = { $league }: dla prowadzących
hosting-new = Nie było jeszcze żadnego sezonu. Dopóki nie otworzysz zapisów, nikt tej ligi nie widzi.
hosting-frozen = Ten sezon zachowuje ustawienia, z którymi się zaczął. To, co tu zmienisz, liczy się od następnego.
hosting-resting = Liga odpoczywa: żaden kolejny sezon sam się nie otworzy.
hosting-bound = { $count ->
    [one] Przy tych zegarach wszystkie partie kończą się najpóźniej po tylu dniach: { $count }, cokolwiek gracze zrobią ze swoim czasem. Gra nie może trwać krócej.
    [few] Przy tych zegarach wszystkie partie kończą się najpóźniej po tylu dniach: { $count }, cokolwiek gracze zrobią ze swoim czasem. Gra nie może trwać krócej.
    [many] Przy tych zegarach wszystkie partie kończą się najpóźniej po tylu dniach: { $count }, cokolwiek gracze zrobią ze swoim czasem. Gra nie może trwać krócej.
   *[other] Przy tych zegarach wszystkie partie kończą się najpóźniej po tylu dniach: { $count }, cokolwiek gracze zrobią ze swoim czasem. Gra nie może trwać krócej.
}
hosting-hint = -# Twoje decyzje ogłaszam na kanale razem z powodem, stoją też w rejestrze. O stołach rozstrzyga `/liga-prowadzenie orzeknij`. Tam, gdzie grasz, musi rozstrzygać ktoś inny.
hosting-form-reason = Dlaczego? Przeczytają to wszyscy.
hosting-form-days = O ile dni później?
hosting-preview-heading = { $season }: tak może wyglądać losowanie
hosting-preview-line = **Grupa { $division }**, stoły: { $tables }. { $people }
hosting-preview-note = To przykład, wylosowany z innych liczb. Prawdziwe losowanie jest już związane i odbędzie się tylko raz.
hosting-rulings-heading = { $season }: rozstrzygnięcia
hosting-rulings-none = Nie ma żadnego rozstrzygnięcia, które się liczy.
hosting-rulings-hint = `/liga-prowadzenie cofnij` cofa rozstrzygnięcie o podanym numerze: wszystko jest wtedy tak, jakby go nigdy nie było.
button-hosting-numbers-1 = Ludzie i stoły …
button-hosting-numbers-2 = Dni …
button-hosting-numbers-3 = Zegary …
button-hosting-numbers-4 = Punkty i rundy …
button-hosting-open = Otwórz zapisy
button-hosting-close = Zamknij zapisy teraz
button-hosting-draw = Losuj teraz
button-hosting-redraw = Losuj ponownie
button-hosting-begin = Zacznij teraz
button-hosting-pause = Wstrzymaj
button-hosting-resume = Wznów
button-hosting-end = Zakończ grę teraz
button-hosting-void = Odwołaj
button-hosting-rest = Bez kolejnych sezonów
button-hosting-wake = Znów kolejne sezony
button-hosting-preview = Przykład losowania
button-hosting-shift = Wszystko później …
setting-hosting-format = Jak gra się sezon
setting-hosting-format-divisions = Grupy, z awansami i spadkami
setting-hosting-format-round-robin = Każdy z każdym, w jednej grupie
setting-hosting-format-cup = Puchar, który zaczyna się, gdy jest komplet
setting-hosting-format-swiss = Rundy: razem siadają ci, co mają tyle samo punktów
setting-hosting-seats = Ile osób przy stole
setting-hosting-seats-count = Stoły na { $count }
setting-hosting-size = Osoby w grupie
setting-hosting-each = Ile razy na każdym miejscu
setting-hosting-load = Najwyżej stołów naraz (0: wszystkie)
setting-hosting-least = Najmniej osób (0: jeden stół)
setting-hosting-most = Najwięcej osób (0: bez granicy)
setting-hosting-sign-up-days = Dni zapisów
setting-hosting-confirm-days = Dni na potwierdzenie
setting-hosting-play-days = Dni gry
setting-hosting-protest-days = Dni na rozstrzygnięcia
setting-hosting-rest-days = Dni do następnego sezonu
setting-hosting-bank = Zegar: godziny na początek
setting-hosting-increment = Zegar: godziny więcej co turę
setting-hosting-cap = Zegar: najwyżej odłożonych godzin
setting-hosting-hurry-bank = Pod koniec: godziny na początek
setting-hosting-hurry-increment = Pod koniec: godziny więcej co turę
setting-hosting-points = Punkty według miejsc, np. 10 6 3 1
setting-hosting-strikes = Opuszczone stoły do skreślenia
setting-hosting-rounds = Rundy
setting-hosting-hurry-days = Dni przed końcem: szybsze zegary
setting-hosting-warn-days = Dni przed końcem: ostrzeżenie

## Zrobione
done-hosting-open = { $season }: zapisy są otwarte, kanał { $channel }.
done-hosting-close = { $season }: zamykam zapisy.
done-hosting-draw = { $season }: losuję.
done-hosting-redraw = { $season }: losowanie unieważniono; za dobę odbędzie się ponownie, albo od razu przez `/liga-prowadzenie losuj`.
done-hosting-begin = { $season }: zaczynamy, otwieram stoły.
done-hosting-pause = { $season }: wstrzymano, razem ze wszystkimi zegarami.
done-hosting-resume = { $season }: gramy dalej.
done-hosting-end = { $season }: kończę grę.
done-hosting-void = { $season }: odwołano.
done-hosting-shift = { $season }: wszystko, co dopiero nadejdzie, będzie później o { $count ->
    [one] { $count } dzień.
    [few] { $count } dni.
    [many] { $count } dni.
   *[other] { $count } dnia.
}
done-hosting-rest = { $league }: liga odpoczywa, żaden kolejny sezon sam się nie otworzy.
done-hosting-wake = { $league }: liga gra dalej, następny sezon otworzy się sam.
done-hosting-move = { $league } jest odtąd na kanale { $channel }. Trwające partie zostają w swoich wątkach.
done-hosting-role-champion = Kto wygra { $league }, dostanie na końcu sezonu { $role }, a poprzedni mistrzowie ją stracą.
done-hosting-role-champion-none = Kto wygra { $league }, nie dostanie żadnej roli.
done-hosting-role-join = Do { $league } może się zapisać tylko ten, kto ma { $role }.
done-hosting-role-join-none = Do { $league } mogą się zapisać wszyscy.
done-hosting-add = { $season }: zapisano { $player }.
done-hosting-remove = { $season }: wypisano { $player }.
done-hosting-seed = { $season }: siła do losowania zapisana dla { $player }.
done-hosting-rule-places = { $season }, { $table }: liczy się tak, jak rozstrzygasz.
done-hosting-rule-void = { $season }, { $table }: nie liczy się.
done-hosting-rule-replay = { $season }, { $table }: gra się jeszcze raz.
done-hosting-excuse = { $season }: usprawiedliwiono { $player }.
done-hosting-strike = { $season }: poza sezonem jest { $player }.
done-hosting-replace = { $season }: zamiast { $player } gra { $newcomer }.
done-hosting-reverse = { $season }: rozstrzygnięcie cofnięto.

## Czego nie można
slip-hosting-number = { $what }: nie umiem odczytać „{ $given }” jako liczby.
slip-hosting-days = Napisz dni jako liczbę od 1 do { $most }.
slip-hosting-places = Podaj miejsca w kolejności, w jakiej gracze siedzą, razem tyle: { $count }. Siedzą: { $people }. Na przykład `1 2 2 -`, gdzie `-` to ktoś, kto nie dostaje nic.
slip-hosting-member = Tej osoby nie ma na liście: { $season }.
slip-hosting-channel = Nie widzę kanału tej ligi.
slip-hosting-text-channel = Liga potrzebuje zwykłego kanału tekstowego, na którym jej stoły stają się wątkami. Wydaj to polecenie tam.
slip-hosting-role-everybody = Tę rolę mają wszyscy. Wybierz inną.
slip-hosting-role-managed = { $role } należy do aplikacji albo do wzmacniania serwera, więc nikt nie może jej dać.
slip-hosting-role-bot = Brakuje mi uprawnienia „{ $permission }”.
slip-hosting-role-high = { $role } stoi nad moją rolą albo sama nią jest, więc nie mogę jej dać. Przesuń moją wyżej w ustawieniach serwera.
slip-hosting-role-host = Nie wolno ci samemu dać roli { $role }: potrzeba do tego uprawnienia „{ $permission }” i roli nad nią.

## Pomoc
help-league-host = **Ligi, dla prowadzących.** `/liga-prowadzenie utwórz` zakłada ligę na kanale i pokazuje jej panel: wszystko, co można ustawić, zdaniami, i to, jak długo sezon może trwać najwyżej. *Otwórz zapisy* rozpoczyna sezon; odtąd wszystko dzieje się samo, a każdy krok ma swój czas. `/liga-prowadzenie orzeknij`, `usprawiedliw`, `skreśl` i `zamień` rozstrzygają to, o co ktoś prosi, z powodem, który czytają wszyscy; `/liga-prowadzenie cofnij` cofa rozstrzygnięcie.

## Polecenia
command-league-host = liga-prowadzenie
    .description = Narzędzia dla opiekujących się ligami
command-league-create = utwórz
    .description = Załóż ligę na tym kanale
command-league-panel = panel
    .description = Zobacz i ustaw wszystko, co dotyczy ligi
command-league-open = otwórz
    .description = Otwórz zapisy na nowy sezon
command-league-rest = odpoczynek
    .description = Niech kolejne sezony nie otwierają się same, albo znów niech to robią
command-league-move = przenieś
    .description = Przenieś posty ligi na inny kanał
command-league-role = rola
    .description = Ustaw rolę mistrzów albo potrzebną do zapisu; bez roli: żadnej
command-league-add = dodaj
    .description = Zapisz kogoś na sezon
command-league-remove = usuń
    .description = Wypisz kogoś przed losowaniem
command-league-seed = siła
    .description = Powiedz, za jak silnego ktoś uchodzi w losowaniu
command-league-preview = podgląd
    .description = Zobacz przykład losowania
command-league-close = zamknij
    .description = Zamknij zapisy wcześniej
command-league-draw = losuj
    .description = Losuj wcześniej
command-league-redraw = losuj-ponownie
    .description = Unieważnij losowanie przed rozpoczęciem gry i powtórz je
command-league-begin = zacznij
    .description = Zacznij grę wcześniej
command-league-pause = wstrzymaj
    .description = Wstrzymaj sezon razem ze wszystkimi zegarami
command-league-resume = wznów
    .description = Wznów sezon
command-league-shift = przesuń
    .description = Przesuń wszystko, co dopiero nadejdzie, o kilka dni
command-league-end = zakończ
    .description = Zakończ grę teraz; niedokończone stoły liczą się tak, jak ustalono
command-league-void = odwołaj
    .description = Odwołaj sezon
command-league-rule = orzeknij
    .description = Rozstrzygnij, jak stół się liczy, że się nie liczy albo że gra się jeszcze raz
command-league-excuse = usprawiedliw
    .description = Usprawiedliw kogoś, kto opuścił stół
command-league-strike = skreśl
    .description = Skreśl kogoś z sezonu
command-league-replace = zamień
    .description = Daj czyjeś miejsce przy stole komuś innemu
command-league-reverse = cofnij
    .description = Cofnij rozstrzygnięcie
command-league-rulings = rozstrzygnięcia
    .description = Rozstrzygnięcia sezonu z ich numerami
option-league-name = nazwa
    .description = Jak nazywa się liga
option-wakes = znów
    .description = Niech kolejne sezony znów się otwierają
option-number = liczba
    .description = Ranking, na przykład 1600; 0 zostawia własny
option-days = dni
    .description = Ile dni
option-ruling = rozstrzygnięcie
    .description = Co zostaje rozstrzygnięte
option-places = miejsca
    .description = Miejsca w kolejności siedzenia, na przykład 1 2 2 -
option-barred = sezony
    .description = W ilu kolejnych sezonach ktoś nie może grać
option-newcomer = następca
    .description = Kto zajmuje miejsce
option-entry = rozstrzygnięcie
    .description = Które rozstrzygnięcie
choice-ruling-places = liczy się z tymi miejscami
choice-ruling-void = nie liczy się
choice-ruling-replay = gra się jeszcze raz
option-channel = kanał
    .description = Kanał tekstowy
option-role = rola
    .description = Rola; bez niej nie będzie żadnej
option-purpose = dla
    .description = Do czego jest ta rola
choice-purpose-champion = dostają ją mistrzowie
choice-purpose-join = potrzebna do zapisu
