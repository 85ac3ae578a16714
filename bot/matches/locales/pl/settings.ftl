### Ustawienia: osób i serwerów.

## Czego nie można
refusal-unknown-time-control = Nie ma tempa „{ $time-control }”.
refusal-time-control-numbers = Nieprawidłowe ustawienia zegara: czas początkowy musi być większy od zera, a limit nie może być mniejszy niż czas początkowy i dodatek ani większy niż { $most } dni.
slip-managers-only = Ustawienia serwera mogą zmieniać tylko osoby z uprawnieniem „Zarządzanie serwerem”.
slip-list-channel = Listy wszystkich partii nie można pokazać na forum. Wybierz kanał tekstowy.
refusal-unknown-zone = Nie ma strefy czasowej „{ $zone }”. Wpisz miasto, kraj, skrót taki jak CET albo przesunięcie takie jak UTC-5, albo wybierz z listy.
refusal-rest-set-today = { $hours ->
    [one] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za godzinę.
    [few] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za { $hours } godziny.
    [many] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za { $hours } godzin.
   *[other] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za { $hours } godziny.
}
refusal-sleep-too-long = Twoje zegary mogą stać w nocy najwyżej { $most } godzin, żeby inni nie czekali zbyt długo. Całe dni wolne dodasz poleceniem `/wolne`.
refusal-quiet-too-long = Cisza może trwać najwyżej { $most } godzin, żeby został czas na powiadomienia.
refusal-too-many-weekdays = Twoje zegary mogą stać najwyżej { $most } dni w tygodniu, żeby inni nie czekali zbyt długo.
refusal-both-times = Podaj i początek, i koniec.

## Polecenia
command-settings = ustawienia
    .description = Zmień swoje ustawienia
command-settings-me = ja
    .description = Twoje ustawienia: język, powiadomienia, przypomnienia, zatwierdzanie tur, obrazy
menu-never-with = Zablokuj lub odblokuj
command-settings-never-with = blokuj
    .description = Zablokuj lub odblokuj gracza albo zobacz listę zablokowanych; widzisz ją tylko ty
command-host-settings = ustawienia
    .description = Ustawienia serwera: kanały, role, tempo, limity, język (dla zarządzających)
command-settings-times = czas
    .description = Twoja strefa czasowa, godziny snu i ciszy oraz weekend

## Opcje
option-language = język
    .description = Język, w którym pisze do ciebie bot
option-only-channel = kanał
    .description = Używaj tego języka tylko na tym kanale
option-zone = strefa
    .description = Twoja strefa czasowa: miasto, kraj, CET, UTC-5 albo twoja obecna godzina, np. 14:05
option-sleep-from = sen-od
    .description = Początek snu: od tej godziny twoje zegary stoją
option-sleep-to = sen-do
    .description = Koniec snu: od tej godziny twoje zegary znów chodzą
option-quiet-from = cisza-od
    .description = Początek ciszy: od tej godziny nie ma powiadomień
option-quiet-to = cisza-do
    .description = Koniec ciszy: od tej godziny znów są powiadomienia
option-weekend = weekend
    .description = Dni tygodnia, w których twoje zegary stoją

## Możliwości opcji
choice-auto = jak w Discordzie
choice-weekend-none = brak
choice-weekend-saturday-sunday = sobota i niedziela
choice-weekend-friday-saturday = piątek i sobota
choice-weekend-sunday = niedziela

## Pomoc
help-settings = **Ustawienia.** `/ustawienia ja` otwiera panel, w którym wybierzesz język, powiadomienia, przypomnienia, kolory, tekst zamiast obrazów, zatwierdzanie tur i automatyczne ruchy. `/ustawienia czas` zmienia strefę czasową oraz godziny snu i ciszy, `/wolne` pozwala ustawić dni wolne, a `/wycisz` wycisza partię. Niczego nie musisz zmieniać.

## Zrobione
done-times = Zapisano. W strefie { $zone } jest teraz **{ $time }**.
done-language = Od teraz piszę do ciebie po polsku.
done-server-language = Język wiadomości publicznych na tym serwerze: { $language }.
done-channel-language = Język publicznych wiadomości na kanale { $channel }: { $language }.

## Ustawienia osoby
settings-heading = Twoje ustawienia
settings-intro = Wszystko działa z ustawieniami domyślnymi; zmień tylko to, co chcesz.
settings-zone = **Strefa czasowa**: { $zone } (czas lokalny: { $time })
settings-sleep = **Sen** (twoje zegary stoją): { $window }
settings-quiet = **Cisza** (bez powiadomień): { $window }
settings-weekend = **Weekend** (twoje zegary stoją): { $days }
settings-no-days = brak
settings-rest-soon = Do { $until } twoje zegary stoją tylko w godzinach objętych zarówno starym, jak i nowym ustawieniem.
button-zone = Ustaw strefę czasową
zone-label = Twoja strefa czasowa
zone-examples = Na przykład: Warszawa, CET, UTC-5 albo 14:05
zone-hint = Miasto, kraj, skrót, przesunięcie względem UTC albo twoja obecna godzina.
settings-times-hint = Zmienisz to w opcjach polecenia `/ustawienia czas`, na przykład `strefa`, a do dni wolnych służy `/wolne`.
settings-window = od { $began } do { $ended }
setting-choose = Wybierz…
setting-state = { $setting }: { $state }
setting-on = tak
setting-off = nie
setting-language = Język
setting-notices = Powiadomienia o twojej turze
setting-notices-channel = na kanale partii
setting-notices-direct = w wiadomości prywatnej
setting-notices-none = wyłączone
setting-reminder = Przypomnienie
setting-remind = { $percent ->
    [0] wyłączone
   *[other] po upływie { $percent }% twojego czasu
}
setting-digest = Codzienne podsumowanie zamiast pojedynczych powiadomień
setting-weekdays = Dni tygodnia, w których twoje zegary stoją
setting-near = Powiadomienie, gdy zbliża się twoja tura
setting-confirm = Zatwierdzanie końca tury (poza „… i zakończ turę”)
setting-forced = Automatyczny ruch, gdy nie ma wyboru
setting-days-off = Wykorzystuj urlop automatycznie
setting-palette = Kolory przyjazne dla daltonistów
setting-text = Tekst zamiast obrazów
setting-hidden = Ukryty profil

## Ustawienia serwera
server-settings-heading = Ustawienia serwera
server-settings-intro = Wszystko działa z ustawieniami domyślnymi; zmień tylko to, co chcesz.
server-settings-languages = Inne języki wiadomości publicznych: { $channels }
settings-section-server = Serwer i kanały
settings-section-matches = Partie
setting-public = Język wiadomości publicznych
setting-channels = Kanały, na których można otwierać partie
setting-channels-none = wszystkie
setting-openers = Role, które mogą otwierać partie
setting-openers-none = wszyscy
setting-hosts = Role prowadzących (oprócz zarządzających serwerem)
setting-hosts-none = żadne
setting-pace = Domyślne tempo partii
setting-paces = Dozwolone tempa (jeśli nic nie wybierzesz: wszystkie, także własne)
setting-vacation = Dni urlopu w roku
setting-vacation-count = { $count ->
    [0] brak
    [one] { $count } dzień
   *[other] { $count } dni
}
setting-idle = Nieaktywne partie
setting-idle-count = { $count ->
    [0] nigdy się nie kończą
   *[other] kończą się po { $count } dniach
}
setting-running = Limit jednoczesnych partii na osobę
setting-running-count = { $count ->
    [0] bez ograniczeń
   *[other] { $count }
}
setting-more = Wzrost limitu za każdą ukończoną partię
setting-more-count = { $count ->
    [0] brak
   *[other] +{ $count }
}
setting-noticeboard = Kanał z listą wszystkich partii
setting-noticeboard-none = brak
setting-forum = Forum stołów (nowe stoły dostają tam post)
setting-forum-none = brak

## Usunięte kanały i role
setting-reset = Ustawienia serwera { $server } odwoływały się do usuniętego kanału lub usuniętej roli:
setting-reset-channels = Usunięty kanał nie jest już na liście kanałów, na których można otwierać partie.
setting-reset-all-channels = Kanały, na których można było otwierać partie, już nie istnieją, więc teraz można je otwierać na każdym kanale.
setting-reset-opener-role = Rola, która pozwalała otwierać partie, już nie istnieje, więc teraz może je otwierać każdy.
setting-reset-host-role = Rola prowadzących już nie istnieje, więc prowadzącymi są teraz tylko osoby, które zarządzają serwerem.
setting-reset-board = Kanał z listą wszystkich partii już nie istnieje, więc lista nie jest już wyświetlana.
setting-reset-forum = Forum stołów już nie istnieje, więc nowe stoły znów powstają na bieżącym kanale.
setting-reset-hint = Zmienisz to poleceniem `/prowadzący ustawienia`.

## Z kim ktoś nigdy nie chce siedzieć przy stole
avoids = Zablokowani gracze: { $people }. Nie usiądziesz z nimi przy jednym stole, chyba że zdecyduje o tym losowanie ligi. Tę listę widzisz tylko ty.
avoids-nobody = Twoja lista zablokowanych jest pusta: możesz grać z każdym.
done-avoids = Zablokowano gracza { $player }. Nie usiądziecie już razem przy nowym stole, ale wasze trwające partie toczą się dalej.
done-avoids-no-more = Odblokowano gracza { $player }.
refusal-avoids-oneself = Nie możesz zablokować siebie.
slip-block-bot = { $player } to bot, a boty nie dołączają do gier.
refusal-avoids-too-many = Możesz zablokować najwyżej { $most } osób.
refusal-no-seat-for-you = Przy tym stole nie ma dla ciebie miejsca. Spróbuj przy innym.
