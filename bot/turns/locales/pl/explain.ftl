### Evaluations and explanations by robots.

## Help
help-why = **Podpowiedzi i wyjaśnienia.** W twojej turze *Podpowiedź* w twoim panelu albo `/podpowiedź` pokazuje tury, które zagrałby robot, od najlepszej; *Zagraj tak* albo *Zagraj nr 1* wybiera jedną z nich. Podpowiedzi są włączone, gdy grasz tylko z robotami albo gdy stół otwarto poleceniem `/gra otwórz` z opcją `podpowiedzi`; nigdy w partiach rankingowych. `/dlaczego` wyjaśnia w trakcie partii ostatnią turę robota, jeśli robot nie widział więcej niż pozostali, a po partii – dowolną turę. Gdy podpowiedzi są włączone, *Jak dobra była moja tura?* ocenia turę, którą właśnie masz za sobą. *Szczegóły* dodają spodziewaną przewagę, powody i spodziewaną odpowiedź.

## Commands
menu-why = Dlaczego taka tura?
command-hint = podpowiedź
    .description = Zobacz, jak zagrałby robot, jeśli podpowiedzi są włączone
command-why = dlaczego
    .description = Zobacz, jak robot ocenia turę i dlaczego
option-of-turn = tura
    .description = Numer tury, licząc od 1 (w trakcie partii tylko własne tury)

## Buttons
button-why = Dlaczego taka tura?
button-review = Jak dobra była moja tura?
button-hint = Podpowiedź
button-details = Szczegóły
button-why-back = Wróć
button-play-hint = Zagraj tak
button-play-hint-number = Zagraj nr { $number }
button-stop-thinking = Przerwij

## Messages
why-thinking = Robot się zastanawia. Potrwa to kilka sekund albo dłużej, jeśli czekają też inni.
why-thinking-long = Robot analizuje partię tura po turze. Potrwa to około minuty albo dłużej, jeśli czekają też inni. Wynik zostanie zapisany, więc następnym razem pojawi się od razu.
why-own = { $match }: podpowiedź do twojej tury ({ $who })
why-taken = { $match }: tura { $turn } ({ $who })
why-whose-common = Tura gracza { $who } w ocenie robota „{ $robot }”. Liczby: spodziewany wspólny wynik, w punktach.
why-whose = Tura gracza { $who } w ocenie robota „{ $robot }”. Liczby: spodziewana przewaga gracza { $who } nad najlepszym rywalem na koniec partii, w punktach.
why-whose-result = Tura gracza { $who } w ocenie robota „{ $robot }”. Liczby: spodziewany wynik, od −{ $win } (pewna przegrana) do +{ $win } (pewna wygrana).
why-advantages = zysk: { $terms }
why-better-result = pierwsza tura z tej listy jest lepsza
why-much-better-result = pierwsza tura z tej listy jest znacznie lepsza
why-about-equal = mniej więcej równie dobra
why-better = { $points ->
    [one] pierwsza tura z tej listy jest lepsza o około { $points } punkt
    [few] pierwsza tura z tej listy jest lepsza o około { $points } punkty
    [many] pierwsza tura z tej listy jest lepsza o około { $points } punktów
   *[other] pierwsza tura z tej listy jest lepsza o około { $points } punktu
}
why-much-better = { $points ->
    [one] pierwsza tura z tej listy jest znacznie lepsza, o około { $points } punkt
    [few] pierwsza tura z tej listy jest znacznie lepsza, o około { $points } punkty
    [many] pierwsza tura z tej listy jest znacznie lepsza, o około { $points } punktów
   *[other] pierwsza tura z tej listy jest znacznie lepsza, o około { $points } punktu
}
why-only = jedyna tura, którą robot uważa za dobrą
why-more-actions = { $count ->
    [one] jeszcze { $count } krok
    [few] jeszcze { $count } kroki
    [many] jeszcze { $count } kroków
   *[other] jeszcze { $count } kroku
}
why-more-in-details = { $count ->
    [one] jeszcze { $count } krok (zob. *Szczegóły*)
    [few] jeszcze { $count } kroki (zob. *Szczegóły*)
    [many] jeszcze { $count } kroków (zob. *Szczegóły*)
   *[other] jeszcze { $count } kroku (zob. *Szczegóły*)
}
why-a-robot = robot
why-lead-common = Spodziewany wynik: { $lead }.
why-lead = Spodziewana przewaga: { $lead }.
why-lead-about-common = Spodziewany wynik: { $lead } ± { $spread }.
why-lead-about = Spodziewana przewaga: { $lead } ± { $spread }.
why-played = (zagrana)
why-reasons = **Najlepsza możliwość w porównaniu z drugą w kolejności (stan po następnej turze każdego gracza):** { $terms }. Przewagi podane wyżej obliczono do końca partii, więc mogą się różnić.
why-others = straty rywali { $points }
why-no-reasons = W ocenie robota dwie najlepsze możliwości są równie dobre.
why-answer = **Spodziewana odpowiedź ({ $who }):** { $turn }
why-spread = ± { $spread }: mniej więcej o tyle mogą zmienić wynik szczęście i decyzje innych. Przy pierwszej turze zwykle mieści się on między { $low } a { $high }.
why-small-print = Robot wie tylko to, co widzi lub widział gracz { $who }. Może się mylić.

## Advice: clauses of a turn, and of its reasons
advice-steps = { $first }, a potem { $second }
advice-reasons = { $first }, a poza tym { $second }
advice-equal = mniej więcej równie dobrze
advice-worse = { $points ->
    [one] gorzej o około { $points } punkt
    [few] gorzej o około { $points } punkty
   *[many] gorzej o około { $points } punktów
}
advice-worse-result = gorzej
advice-much-worse-result = dużo gorzej

## Confirmations
why-stopped = Analiza robota została przerwana.
why-nothing-to-stop = Nie ma czego przerywać.

## Errors
slip-one-thought = Robot pracuje jeszcze nad twoim poprzednim pytaniem. Poczekaj, aż skończy, albo naciśnij *Przerwij*.
slip-thought-stopped = Przerwano.
refusal-why-turn-complete = W twojej turze nie ma już nic do wyboru: zatwierdź ją albo najpierw coś cofnij.
refusal-why-no-hints = W tej partii podpowiedzi są wyłączone. Można je włączyć tylko przy otwieraniu stołu: `/gra otwórz` z opcją `podpowiedzi`. Gdy grasz tylko z robotami, są zawsze włączone. Po partii `/dlaczego` wyjaśni każdą jej turę.
refusal-why-no-hints-rated = W partiach rankingowych podpowiedzi są zawsze wyłączone i nikt nie może ich włączyć. Po partii `/dlaczego` wyjaśni każdą jej turę. Jeśli chcesz podpowiedzi w trakcie gry, otwórz stół partii towarzyskiej poleceniem `/gra otwórz` z opcją `podpowiedzi` albo zagraj tylko z robotami.
refusal-why-match-over = Ta partia już się skończyła, więc podpowiedzi nie są już dostępne. `/dlaczego` wyjaśnia każdą jej turę.
refusal-why-not-your-choice = Nie masz teraz nic do wyboru. W tej partii podpowiedzi są włączone: w swojej turze naciśnij *Podpowiedź*.
refusal-why-rated = W trakcie partii rankingowej nie ma wyjaśnień. Zapytaj ponownie, gdy się skończy.
refusal-why-no-turn = Żaden robot nie rozegrał jeszcze tury, którą można by wyjaśnić.
refusal-why-no-turn-or-hints = Żaden robot nie rozegrał jeszcze tury, którą można by wyjaśnić, a podpowiedzi są w tej partii wyłączone. Można je włączyć tylko przy otwieraniu stołu: `/gra otwórz` z opcją `podpowiedzi`. Gdy grasz tylko z robotami, są zawsze włączone. Po partii `/dlaczego` wyjaśni każdą jej turę.
refusal-why-no-own-turn = W tej partii nie masz jeszcze za sobą żadnej tury.
refusal-why-own-later = W tej partii podpowiedzi są wyłączone, więc twoje tury można ocenić dopiero po niej. Wtedy `/dlaczego` i *Analiza* pokażą ci, jak dobre były.
refusal-why-hidden = W tej grze są ukryte informacje, dlatego tury robotów są wyjaśniane dopiero po partii.
refusal-why-no-such-turn = { $most ->
    [one] Ta partia miała tylko jedną turę: podaj 1.
   *[other] Tury w tej partii mają numery od 1 do { $most }: podaj jeden z nich.
}
refusal-why-no-answer = Robot nie odpowiedział. Spróbuj ponownie za chwilę.
refusal-rated-without-hints = W partii rankingowej nie może być podpowiedzi. Wybierz jedno albo drugie.
