### Czego robot się spodziewa i dlaczego.

## Help
help-why = **Dlaczego?** `/dlaczego` pokazuje ocenę tury przez robota: trzy najlepsze możliwości, spodziewaną na koniec przewagę, zalety pierwszej i spodziewaną odpowiedź. W trakcie partii dotyczy to ostatniej tury robota, jeśli nie widział więcej niż wszyscy; po partii każdej tury. Podpowiedzi do własnej tury są dostępne, gdy grasz tylko z robotami albo gdy stół otwarto przez `/gra otwórz` z opcją `podpowiedzi`; nigdy w partiach rankingowych.

## Commands
command-why = dlaczego
    .description = Zobacz, jak robot ocenia turę i dlaczego
option-of-turn = tura
    .description = Numer tury, licząc od 1 (tylko po partii)

## Buttons
button-why = Dlaczego?
button-hint = Podpowiedź
button-stop-thinking = Przerwij

## What is told
why-thinking = Robot się nad tym zastanawia. Potrwa to kilka sekund, dłużej, jeśli czekają też inni.
why-thinking-long = Robot analizuje partię tura po turze. Potrwa to około minuty, dłużej, jeśli czekają też inni. Gotowa część zostaje zapisana, więc następnym razem dostaniesz ją od razu.
why-own = { $match }: podpowiedź do twojej tury
why-taken = { $match }: tura { $turn }
why-whose = Tura gracza { $who } w ocenie robota „{ $robot }”. Liczby to spodziewana na koniec przewaga gracza { $who } nad najlepszą z pozostałych osób, w punktach.
why-a-robot = robot
why-lead = Spodziewana przewaga: { $lead }.
why-lead-about = Spodziewana przewaga: { $lead } ± { $spread }.
why-played = (zagrana)
why-reasons = **Najlepsza tura w porównaniu z drugą (po jednej kolejce):** { $terms }. Liczby powyżej dotyczą całej reszty partii, więc mogą być inne.
why-others = straty pozostałych { $points }
why-no-reasons = Według kryteriów robota pierwsza i druga tura są równie dobre.
why-answer = **Spodziewana odpowiedź, { $who }:** { $turn }
why-small-print = To ocena robota na podstawie tego, co w danej chwili widzi { $who }. Robot może się mylić i nie zna niczego zakrytego.

## Done
why-stopped = Robot już się nad tym nie zastanawia.
why-nothing-to-stop = Robot nad niczym się teraz dla ciebie nie zastanawia.

## What can't be done
slip-one-thought = Robot już się nad czymś dla ciebie zastanawia. Poczekaj albo najpierw to przerwij.
slip-thought-stopped = Przerwano.
refusal-why-turn-complete = W twojej turze nie ma już nic do wyboru: zatwierdź ją albo najpierw coś cofnij.
refusal-why-no-hints = W tej partii nie ma podpowiedzi. Są dostępne, gdy grasz tylko z robotami albo gdy włączono je przy otwieraniu stołu; nigdy w partiach rankingowych.
refusal-why-not-your-choice = Podpowiedź dotyczy twojego wyboru, a teraz nic nie wybierasz.
refusal-why-rated = W trakcie partii rankingowej nie ma wyjaśnień. Zapytaj ponownie po jej końcu.
refusal-why-no-turn = Żaden robot nie zagrał jeszcze tury, którą można by wyjaśnić.
refusal-why-hidden = W tej grze są zakryte elementy, dlatego tury robotów są wyjaśniane dopiero po partii.
refusal-why-no-such-turn = Tury w tej partii mają numery od 1 do { $most }. Podaj jeden z nich.
refusal-why-no-answer = Robot nie odpowiedział. Spróbuj ponownie za chwilę.
refusal-rated-without-hints = W partii rankingowej nie może być podpowiedzi. Wybierz jedno albo drugie.
