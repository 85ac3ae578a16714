### Ustawienia: osób i serwerów.

## Czego nie można
refusal-unknown-time-control = Nie znam tempa „{ $time-control }”.
refusal-time-control-numbers = Z takimi liczbami nikt nie mógłby grać: czas musi być większy od zera, limit nie mniejszy niż czas i dodatek, i najwyżej { $most } dni.
slip-managers-only = Ustawienia serwera może zmienić tylko osoba, która może nim zarządzać.
refusal-unknown-zone = Nie znam strefy czasowej „{ $zone }”. Wpisz miasto i wybierz z listy.
refusal-rest-set-today = { $hours ->
    [one] Dziś już zmieniono, kiedy twoje zegary stoją. Spróbuj za godzinę: noce, które ciągle wędrują, byłyby nie w porządku wobec innych.
    [few] Dziś już zmieniono, kiedy twoje zegary stoją. Spróbuj za { $hours } godziny: noce, które ciągle wędrują, byłyby nie w porządku wobec innych.
    [many] Dziś już zmieniono, kiedy twoje zegary stoją. Spróbuj za { $hours } godzin: noce, które ciągle wędrują, byłyby nie w porządku wobec innych.
   *[other] Dziś już zmieniono, kiedy twoje zegary stoją. Spróbuj za { $hours } godziny: noce, które ciągle wędrują, byłyby nie w porządku wobec innych.
}
refusal-sleep-too-long = Zegary mogą stać w nocy najwyżej { $most } godzin, inaczej pozostali czekaliby zbyt długo. Całe dni zaznacza `/wolne`.
refusal-quiet-too-long = Cisza może trwać najwyżej { $most } godzin, inaczej nie byłoby kiedy ci czegoś powiedzieć.
refusal-too-many-weekdays = Twoje zegary mogą stać najwyżej { $most } dni w tygodniu, inaczej pozostali czekaliby zbyt długo.
refusal-both-times = Podaj i początek, i koniec.

## Polecenia
command-settings = ustawienia
    .description = Twoje własne ustawienia
command-settings-me = ja
    .description = Twoje ustawienia: język, powiadomienia, przypomnienia, zatwierdzanie, obrazy
command-settings-never-with = nigdy-z
    .description = Z kim nigdy nie chcesz siedzieć przy stole; widzisz to tylko ty
command-host-settings = ustawienia
    .description = Ustawienia tego serwera: kanały, role, tempo, limity, język (dla zarządzających)
command-settings-times = czas
    .description = Twoja strefa czasowa, sen, cisza i weekend

## Opcje
option-language = język
    .description = Który język
option-zone = strefa
    .description = Twoja strefa czasowa: wpisz miasto albo godzinę, która jest u ciebie, np. 14:05
option-sleep-from = sen-od
    .description = Od kiedy twoje zegary stoją w nocy
option-sleep-to = sen-do
    .description = Do kiedy twoje zegary stoją w nocy
option-quiet-from = cisza-od
    .description = Od kiedy nie chcesz powiadomień
option-quiet-to = cisza-do
    .description = Do kiedy nie chcesz powiadomień
option-weekend = weekend
    .description = Dni tygodnia, w które twoje zegary stoją

## Możliwości opcji
choice-auto = jak ustawiono w Discordzie
choice-weekend-none = żaden
choice-weekend-saturday-sunday = sobota i niedziela
choice-weekend-friday-saturday = piątek i sobota
choice-weekend-sunday = niedziela

## Pomoc
help-settings = **Ustawienia.** `/ustawienia ja` to panel: język, powiadomienia, przypomnienia, kolory, słowa zamiast obrazów, czy tury się zatwierdza i czy bot wykonuje za ciebie tury bez wyboru. `/ustawienia czas` ustawia strefę czasową, sen i ciszę, `/wolne` dni wolne, `/wycisz` ucisza partię. Nikt nie musi niczego ustawiać.

## Zrobione
done-language = Mówię teraz do ciebie po polsku.
done-server-language = Język wpisów publicznych na tym serwerze: { $language }.

## Ustawienia osoby
settings-heading = Twoje ustawienia
settings-intro = Wszystko działa tak, jak jest; zmień tylko to, co chcesz.
settings-zone = **Strefa czasowa**: { $zone }, jest tam teraz { $time }
settings-sleep = **Sen**, gdy twoje zegary stoją: { $window }
settings-quiet = **Cisza**, gdy nie dostajesz powiadomień: { $window }
settings-rest-soon = Do { $until } twoje zegary stoją tylko wtedy, gdy stałyby także przed twoją zmianą.
settings-times-hint = Zmienia to `/ustawienia czas`, a dni wolne zaznacza `/wolne`.
settings-window = od { $began } do { $ended }
setting-choose = Wybierz…
setting-state = { $setting }: { $state }
setting-on = tak
setting-off = nie
setting-language = Język
setting-notices = Gdzie mówię ci, że to twoja tura
setting-notices-channel = na kanale partii
setting-notices-direct = w wiadomości prywatnej
setting-notices-none = nigdzie
setting-reminder = Przypomnienie
setting-remind = { $percent ->
    [0] żadne
   *[other] gdy minie { $percent } % twojego czasu
}
setting-weekdays = Dni tygodnia, w które twoje zegary stoją
setting-near = Mów, gdy zbliża się moja tura
setting-confirm = Pytaj przed końcem tury
setting-forced = Wykonuj za mnie tury bez wyboru
setting-palette = Kolory do odróżnienia dla każdego
setting-text = Słowa zamiast obrazów
setting-hidden = Ukryj mój profil przed innymi

## Ustawienia serwera
server-settings-heading = Ustawienia tego serwera
server-settings-intro = Wszystko działa tak, jak jest; zmień tylko to, co chcesz.
setting-public = Język wpisów publicznych
setting-channels = Gdzie można otwierać partie
setting-channels-none = na każdym kanale
setting-openers = Kto może otwierać partie
setting-openers-none = każdy
setting-hosts = Kto prowadzi gry, oprócz zarządzających serwerem
setting-hosts-none = nikt więcej
setting-pace = Tempo partii, dla których nie wybrano innego
setting-paces = Tempa do wyboru (nic nie zaznaczono: wszystkie, także liczbami)
setting-vacation = Dni urlopu w roku
setting-vacation-count = { $count ->
    [0] żadne
    [one] { $count } dzień
   *[other] { $count } dni
}
setting-idle = Partie, w których nikt nie wykonuje ruchu
setting-idle-count = { $count ->
    [0] nigdy się same nie kończą
   *[other] kończą się po { $count } dniach
}
setting-running = Ile partii można mieć naraz
setting-running-count = { $count ->
    [0] ile się chce
   *[other] { $count }
}
setting-more = O ile więcej za każdą ukończoną
setting-more-count = { $count ->
    [0] bez zmian
   *[other] o { $count } więcej
}
setting-noticeboard = Gdzie jest lista wszystkich partii
setting-noticeboard-none = nigdzie

## Z kim ktoś nigdy nie chce siedzieć przy stole
avoids = Nigdy nie siadasz przy stole z tymi osobami, chyba że połączy was losowanie ligi: { $people }. Nikt inny się o tym nie dowie.
avoids-nobody = Na twojej liście nie ma nikogo: możesz grać z każdym.
done-avoids = Nie trafisz już do jednego stołu z graczem { $player }. Wspólne partie, które trwają, toczą się dalej.
done-avoids-no-more = Możesz znów trafić do jednego stołu z graczem { $player }.
refusal-avoids-oneself = Nie możesz wpisać na tę listę siebie.
refusal-avoids-too-many = Na tej liście może być najwyżej { $most } osób.
refusal-no-seat-for-you = Przy tym stole nie ma dla ciebie miejsca. Spróbuj przy innym.
