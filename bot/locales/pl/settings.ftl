### Ustawienia: osób i serwerów; dni wolne, tempo, jak rzetelnie ktoś gra.

## Polecenia
command-settings-times = czas
    .description = Twoja strefa czasowa, sen, cisza i weekend
command-away = wolne
    .description = Dni, w które twoje zegary stoją
command-away-days = dni
    .description = Zaznacz dni wolne: urlop albo święta
command-away-show = pokaż
    .description = Twoje dni wolne i ile ich jeszcze zostało w tym roku
command-away-back = wracam
    .description = Usuń wszystkie dni wolne po dzisiejszym
command-mute = wycisz
    .description = Nie słysz już nic o partii, na stałe albo przez kilka godzin

## Opcje
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
option-first = od
    .description = Pierwszy dzień wolny, np. 2026-12-24
option-last = do
    .description = Ostatni dzień wolny; bez niego tylko ten pierwszy
option-holiday = święto
    .description = To święta, a nie urlop
option-hours = godziny
    .description = Na tyle godzin; bez liczby na stałe
option-again = znowu
    .description = Słysz o niej znowu
option-pace = tempo
    .description = Ile czasu mają wszyscy
option-bank = bank
    .description = Własne tempo: godziny na początek
option-increment = dodatek
    .description = Własne tempo: ile godzin więcej na każdą turę
option-cap = limit
    .description = Własne tempo: ile godzin można najwyżej uzbierać

## Możliwości opcji
choice-weekend-none = żaden
choice-weekend-saturday-sunday = sobota i niedziela
choice-weekend-friday-saturday = piątek i sobota
choice-weekend-sunday = niedziela
choice-blitz = błyskawiczne: 2 godziny, co turę 30 minut więcej, najwyżej 3 godziny
choice-daily = codzienne: 3 dni, co turę 1 dzień więcej, najwyżej 5 dni
choice-relaxed = spokojne: 10 dni, co turę 3 dni więcej, najwyżej 14 dni
choice-none = bez zegara

## Tempo
pace-blitz = błyskawiczne
pace-daily = codzienne
pace-relaxed = spokojne
pace-own = własne
pace-none = bez zegara
pace-numbers = { $pace }: { $bank }, co turę więcej o: { $increment }, najwyżej { $cap }
card-pace = Tempo ({ $pace }): na początek { $bank }, co turę więcej o: { $increment }, najwyżej { $cap }.
card-no-pace = W tej partii nie chodzi żaden zegar.
duration-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
duration-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}

## Jak rzetelnie ktoś grał
figure-kept = { $percent } % tur na czas
figure-finished = ukończone: { $count }
figure-left = porzucone: { $count }
figure-new = nowa osoba

## Ustawienia osoby
settings-heading = Twoje ustawienia
settings-intro = Wszystko działa tak, jak jest; zmień tylko to, co chcesz.
settings-zone = **Strefa czasowa**: { $zone }, jest tam teraz { $time }
settings-sleep = **Sen**, gdy twoje zegary stoją: { $window }
settings-quiet = **Cisza**, gdy nie dostajesz powiadomień: { $window }
settings-times-hint = Zmienia to `/ustawienia czas`, a dni wolne zaznacza `/wolne`.
settings-window = od { $began } do { $ended }
settings-no-time = brak
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
setting-palette = Kolory do odróżnienia dla każdego
setting-text = Słowa zamiast obrazów

## Ustawienia serwera
customs-heading = Ustawienia tego serwera
customs-intro = Wszystko działa tak, jak jest; zmień tylko to, co chcesz.
setting-public = Język wpisów publicznych
setting-channels = Gdzie można otwierać partie
setting-channels-none = na każdym kanale
setting-openers = Kto może otwierać partie
setting-openers-none = każdy
setting-hosts = Kto oprócz zarządzających serwerem ma narzędzia prowadzących
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
    [0] nie są nigdy zamykane
   *[other] są zamykane po { $count } dniach
}
setting-running = Ile partii można mieć naraz
setting-running-count = { $count ->
    [0] ile się chce
   *[other] { $count }
}
setting-more = O ile więcej za każdą ukończoną
setting-more-count = { $count ->
    [0] o żadną
   *[other] o { $count } więcej
}
setting-noticeboard = Gdzie wisi lista wszystkich partii
setting-noticeboard-none = nigdzie

## Dni wolne
done-away = Zaznaczone. W te dni twoje zegary stoją i nikt nie ma ci tego za złe.
done-back = Witaj z powrotem! Po dzisiejszym żaden dzień nie jest już zaznaczony.
away-heading = Twoje dni wolne
away-none = Żaden nie jest zaznaczony.
away-span = od { $first } do { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } dni
}
away-vacation = urlop
away-holiday = święto
away-vacation-left = Urlop, który został na { $year }: { $left } z { $most } dni.
away-holidays-left = Święta, które zostały na { $year }: { $left }.
away-hint = `/wolne dni` zaznacza dni, `/wolne wracam` usuwa wszystkie po dzisiejszym.

## Czego nie można
slip-unknown-time = Nie umiem odczytać „{ $given }” jako godziny. Napisz ją tak: 22:30 albo wybierz z listy.
slip-unknown-day = Nie umiem odczytać „{ $given }” jako dnia. Napisz go tak: 2026-12-24 albo wybierz z listy. Dni wolne muszą mieć koniec: „aż wrócę” się nie da, ale w każdej chwili możesz zaznaczyć więcej, a `/wolne wracam` kończy je wcześniej.
slip-not-in-this-channel = Na tym serwerze partie otwiera się na { $channels }.
slip-not-your-role = Na tym serwerze partie otwiera { $role }. Możesz dołączyć do każdego stołu, który jest dla ciebie otwarty.
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
refusal-bank-needed = Do własnego tempa potrzebuję banku w godzinach; dodatek i limit go uzupełniają.
refusal-pace-not-allowed = Na tym serwerze nie gra się w tym tempie. Wybierz inne albo go nie podawaj.
refusal-too-many-matches = { $most ->
    [one] Na tym serwerze możesz na razie mieć { $most } partię, i już ją masz.
    [few] Na tym serwerze możesz na razie mieć { $most } partie naraz, i już je masz.
   *[other] Na tym serwerze możesz na razie mieć { $most } partii naraz, i już je masz.
} { $more ->
    [0] Gdy jakaś się skończy, znowu będzie miejsce.
   *[other] Gdy jakaś się skończy, znowu będzie miejsce, a z każdą ukończoną będzie go więcej.
}
refusal-days-reversed = Ostatni dzień wypada przed pierwszym.
refusal-day-past = Można zaznaczać tylko dni od dzisiaj ({ $today }).
refusal-day-too-far = Można zaznaczać dni na { $days } dni naprzód.
refusal-vacation-spent = { $left ->
    [0] Twój urlop na { $year } na tym serwerze się skończył: { $most } dni.
    [one] To więcej, niż zostało: na { $year } masz na tym serwerze jeszcze jeden dzień urlopu z { $most }.
   *[other] To więcej, niż zostało: na { $year } masz na tym serwerze jeszcze { $left } dni urlopu z { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Twoje święta na { $year } się skończyły: { $most } dni.
    [one] To więcej, niż zostało: na { $year } masz jeszcze jedno święto z { $most }.
    [few] To więcej, niż zostało: na { $year } masz jeszcze { $left } święta z { $most }.
   *[other] To więcej, niż zostało: na { $year } masz jeszcze { $left } świąt z { $most }.
}
refusal-not-away = Po dzisiejszym nie jest zaznaczony żaden dzień wolny.
