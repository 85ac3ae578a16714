### Czego robot się spodziewa i dlaczego.

## Help
help-why = **Dlaczego?** `/dlaczego` pokazuje, które możliwości robot woli i o ile są lepsze; *Szczegóły* dodają spodziewaną przewagę, powody i spodziewaną odpowiedź. W trakcie partii wyjaśnia ostatnią turę robota, jeśli robot nie widział więcej niż pozostali, a po partii – dowolną turę. *Podpowiedź* doradzi ci w twojej turze, gdy grasz tylko z robotami albo gdy stół otwarto poleceniem `/gra otwórz` z opcją `podpowiedzi`; nigdy w partiach rankingowych.

## Commands
menu-why = Dlaczego taka tura?
command-why = dlaczego
    .description = Zobacz, jak robot ocenia turę i dlaczego
option-of-turn = tura
    .description = Numer tury, licząc od 1 (tylko po partii)

## Buttons
button-why = Dlaczego?
button-hint = Podpowiedź
button-details = Szczegóły
button-why-back = Wróć
button-play-hint = Zagraj tak
button-stop-thinking = Przerwij

## What is told
why-thinking = Robot się zastanawia. Potrwa to kilka sekund albo dłużej, jeśli czekają też inni.
why-thinking-long = Robot analizuje partię tura po turze. Potrwa to około minuty albo dłużej, jeśli czekają też inni. Wynik zostanie zapisany, więc następnym razem pojawi się od razu.
why-own = { $match }: podpowiedź do twojej tury
why-taken = { $match }: tura { $turn }
why-whose-common = Tura gracza { $who } w ocenie robota „{ $robot }”. Liczby: spodziewany wspólny wynik, w punktach.
why-whose = Tura gracza { $who } w ocenie robota „{ $robot }”. Liczby: spodziewana przewaga gracza { $who } nad najlepszym rywalem na koniec partii, w punktach.
why-advantages = zysk: { $terms }
why-about-equal = mniej więcej równie dobra
why-better = opcja 1 jest lepsza
why-much-better = opcja 1 jest znacznie lepsza
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
why-small-print = Robot wie tylko to, co widzi lub widział gracz { $who }. Może się mylić.

## Done
why-stopped = Analiza robota została przerwana.
why-nothing-to-stop = Nie ma czego przerywać.

## What can't be done
slip-one-thought = Robot pracuje jeszcze nad twoim poprzednim pytaniem. Poczekaj, aż skończy, albo naciśnij *Przerwij*.
slip-thought-stopped = Przerwano.
refusal-why-turn-complete = W twojej turze nie ma już nic do wyboru: zatwierdź ją albo najpierw coś cofnij.
refusal-why-no-hints = W tej partii nie ma podpowiedzi. Są dostępne, gdy grasz tylko z robotami albo gdy stół otwarto z opcją `podpowiedzi`, ale nigdy w partiach rankingowych.
refusal-why-not-your-choice = Podpowiedzi dotyczą tylko twoich własnych decyzji, a teraz nie masz żadnej do podjęcia.
refusal-why-rated = W trakcie partii rankingowej nie ma wyjaśnień. Zapytaj ponownie, gdy się skończy.
refusal-why-no-turn = Żaden robot nie rozegrał jeszcze tury, którą można by wyjaśnić.
refusal-why-hidden = W tej grze są ukryte informacje, dlatego tury robotów są wyjaśniane dopiero po partii.
refusal-why-no-such-turn = Tury w tej partii mają numery od 1 do { $most }. Podaj jeden z nich.
refusal-why-no-answer = Robot nie odpowiedział. Spróbuj ponownie za chwilę.
refusal-rated-without-hints = W partii rankingowej nie może być podpowiedzi. Wybierz jedno albo drugie.
