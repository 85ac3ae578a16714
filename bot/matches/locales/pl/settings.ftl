### Ustawienia: osób i serwerów.

## Czego nie można
refusal-unknown-time-control = Nie ma tempa „{ $time-control }”.
refusal-time-control-numbers = Takie ustawienia zegara nie działają: czas na początek musi być większy od zera, a limit nie mniejszy niż czas na początek i dodatek, i najwyżej { $most } dni.
slip-managers-only = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.
refusal-unknown-zone = Nie znam strefy czasowej „{ $zone }”. Wpisz miasto i wybierz z listy.
refusal-rest-set-today = { $hours ->
    [one] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za godzinę.
    [few] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za { $hours } godziny.
    [many] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za { $hours } godzin.
   *[other] Godziny snu i weekend można zmienić raz na dobę, żeby było uczciwie wobec innych. Spróbuj za { $hours } godziny.
}
refusal-sleep-too-long = Zegary mogą stać w nocy najwyżej { $most } godzin, inaczej pozostali czekaliby zbyt długo. Całe dni zaznaczysz przez `/wolne`.
refusal-quiet-too-long = Cisza może trwać najwyżej { $most } godzin, inaczej powiadomienia nie miałyby kiedy dotrzeć.
refusal-too-many-weekdays = Twoje zegary mogą stać najwyżej { $most } dni w tygodniu, inaczej pozostali czekaliby zbyt długo.
refusal-both-times = Podaj i początek, i koniec.

## Polecenia
command-settings = ustawienia
    .description = Twoje własne ustawienia
command-settings-me = ja
    .description = Język, powiadomienia, przypomnienia, zatwierdzanie tur, obrazy
command-settings-never-with = nigdy-z
    .description = Osoby, z którymi nie chcesz grać; tę listę widzisz tylko ty
command-host-settings = ustawienia
    .description = Ustawienia tego serwera: kanały, role, tempo, limity, język (dla zarządzających)
command-settings-times = czas
    .description = Twoja strefa czasowa, sen, cisza i weekend

## Opcje
option-language = język
    .description = Język, w którym pisze do ciebie bot
option-zone = strefa
    .description = Twoja strefa czasowa: wpisz miasto albo swoją obecną godzinę, np. 14:05
option-sleep-from = sen-od
    .description = Początek snu: od tej godziny twoje zegary stoją
option-sleep-to = sen-do
    .description = Koniec snu: od tej godziny twoje zegary znów chodzą
option-quiet-from = cisza-od
    .description = Początek ciszy, bez powiadomień
option-quiet-to = cisza-do
    .description = Koniec ciszy
option-weekend = weekend
    .description = Dni tygodnia, w których twoje zegary stoją

## Możliwości opcji
choice-auto = jak w Discordzie
choice-weekend-none = żaden
choice-weekend-saturday-sunday = sobota i niedziela
choice-weekend-friday-saturday = piątek i sobota
choice-weekend-sunday = niedziela

## Pomoc
help-settings = **Ustawienia.** `/ustawienia ja` to panel: język, powiadomienia, przypomnienia, kolory, słowa zamiast obrazów, zatwierdzanie tur i automatyczne tury, gdy jest tylko jedna możliwość. `/ustawienia czas` ustawia strefę czasową, sen i ciszę, `/wolne` dni wolne, `/wycisz` wycisza partię. Niczego nie trzeba ustawiać.

## Zrobione
done-language = Od teraz piszę do ciebie po polsku.
done-server-language = Język wiadomości publicznych na tym serwerze: { $language }.

## Ustawienia osoby
settings-heading = Twoje ustawienia
settings-intro = Wszystko działa bez ustawiania; zmień tylko to, co chcesz.
settings-zone = **Strefa czasowa**: { $zone }, teraz jest tam { $time }
settings-sleep = **Sen** (twoje zegary stoją): { $window }
settings-quiet = **Cisza** (bez powiadomień): { $window }
settings-rest-soon = Do { $until } twoje zegary stoją tylko w godzinach wspólnych dla starego i nowego ustawienia.
settings-times-hint = Zmienisz to przez `/ustawienia czas`, a dni wolne zaznaczysz przez `/wolne`.
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
setting-weekdays = Dni tygodnia, w których twoje zegary stoją
setting-near = Powiadomienie, gdy zbliża się twoja tura
setting-confirm = Pytanie przed końcem tury
setting-forced = Automatyczna tura, gdy nie ma wyboru
setting-palette = Kolory łatwe do odróżnienia
setting-text = Słowa zamiast obrazów
setting-hidden = Profil ukryty przed innymi

## Ustawienia serwera
server-settings-heading = Ustawienia tego serwera
server-settings-intro = Wszystko działa bez ustawiania; zmień tylko to, co chcesz.
setting-public = Język wiadomości publicznych
setting-channels = Kanały, na których można otwierać partie
setting-channels-none = wszystkie
setting-openers = Role, które mogą otwierać partie
setting-openers-none = wszyscy
setting-hosts = Role prowadzących (oprócz zarządzających serwerem)
setting-hosts-none = żadne
setting-pace = Domyślne tempo partii
setting-paces = Dozwolone tempa (brak wyboru: wszystkie, także własne)
setting-vacation = Dni urlopu w roku
setting-vacation-count = { $count ->
    [0] brak
    [one] { $count } dzień
   *[other] { $count } dni
}
setting-idle = Partie, w których nikt nie wykonuje ruchu
setting-idle-count = { $count ->
    [0] nigdy nie kończą się automatycznie
   *[other] kończą się po { $count } dniach
}
setting-running = Limit jednoczesnych partii na osobę
setting-running-count = { $count ->
    [0] bez ograniczeń
   *[other] { $count }
}
setting-more = Wzrost limitu za każdą ukończoną partię
setting-more-count = { $count ->
    [0] bez zmian
   *[other] o { $count } więcej
}
setting-noticeboard = Kanał z listą wszystkich partii
setting-noticeboard-none = brak

## Z kim ktoś nigdy nie chce siedzieć przy stole
avoids = Nie trafisz do jednego stołu z tymi osobami, chyba że zdecyduje tak losowanie ligi: { $people }. Nikt inny się o tym nie dowie.
avoids-nobody = Na twojej liście nie ma nikogo: możesz grać z każdym.
done-avoids = Nie trafisz już do jednego stołu z graczem { $player }. Wasze trwające partie toczą się dalej.
done-avoids-no-more = Możesz znów trafić do jednego stołu z graczem { $player }.
refusal-avoids-oneself = Nie możesz dodać do tej listy siebie.
refusal-avoids-too-many = Na tej liście może być najwyżej { $most } osób.
refusal-no-seat-for-you = Przy tym stole nie ma dla ciebie miejsca. Spróbuj przy innym.
