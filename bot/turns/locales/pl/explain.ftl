### Czego robot się spodziewa i dlaczego.

## Help
help-why = **Dlaczego?** `/dlaczego` mówi, czego robot spodziewa się po turze: trzy najlepsze, z jaką przewagą można skończyć, co przemawia za pierwszą i jaka będzie odpowiedź. Póki partia trwa, dotyczy to ostatniej tury robota, jeśli nie widział więcej niż wszyscy; po partii każdej tury. Jako podpowiedź do własnej tury jest to dostępne, gdy grasz tylko z robotami albo gdy stół otwarto przez `/gra otwórz` z opcją `podpowiedzi`; nigdy w partiach rankingowych.

## Commands
command-why = dlaczego
    .description = Czego robot spodziewa się po turze i dlaczego
option-of-turn = tura
    .description = Po partii: numer tury, licząc od 1

## Buttons
button-why = Dlaczego?
button-hint = Podpowiedź
button-stop-thinking = Przerwij

## What is told
why-thinking = Robot się nad tym zastanawia. Potrwa to kilka sekund, a dłużej, gdy czekają też inni.
why-thinking-long = Robot przechodzi partię tura po turze. Potrwa to około minuty, a dłużej, gdy czekają też inni. To, co gotowe, zostaje: kto zapyta ponownie, dostanie to od razu.
why-own = { $match }: podpowiedź do twojej tury
why-taken = { $match }: tura { $turn }
why-whose = Tura, którą gra { $who }, w ocenie robota „{ $robot }”. Liczby to punkty, o które { $who } wyprzedzi na koniec najlepszą z pozostałych osób.
why-a-robot = robot
why-lead = Robot spodziewa się { $lead }.
why-lead-about = Robot spodziewa się { $lead }, z dokładnością do { $spread }.
why-played = (zagrana)
why-reasons = **Pierwsza obok drugiej, gdy każdy rozegra jeszcze po turze:** { $terms }. Liczby powyżej sięgają dalej, do końca partii, i mogą wypaść inaczej.
why-others = mniej dla pozostałych { $points }
why-no-reasons = Według tego, czym robot mierzy pozycję, pierwsza i druga są równe.
why-answer = **Spodziewana odpowiedź, { $who }:** { $turn }
why-small-print = To, czego robot spodziewa się na podstawie tego, co w danej chwili widzi { $who }. Może się mylić i nie wie o niczym zakrytym.

## Done
why-stopped = Robot już się nad tym nie zastanawia.
why-nothing-to-stop = Robot nad niczym się teraz dla ciebie nie zastanawia.

## What can't be done
slip-one-thought = Robot już się nad czymś dla ciebie zastanawia. Poczekaj albo najpierw to przerwij.
slip-thought-stopped = Przerwano.
refusal-why-turn-complete = W twojej turze nie ma już czego wybierać: potwierdź ją albo najpierw coś cofnij.
refusal-why-no-hints = W tej partii nie ma podpowiedzi. Są wtedy, gdy grasz tylko z robotami albo gdy stół z nimi otwarto; nigdy w partiach rankingowych.
refusal-why-not-your-choice = Podpowiedź dotyczy własnego wyboru, a tu żaden nie jest otwarty.
refusal-why-rated = Póki trwa partia rankingowa, nic nie jest wyjaśniane. Zapytaj ponownie po jej końcu.
refusal-why-no-turn = Żaden robot nie miał jeszcze tury, którą można by wyjaśnić.
refusal-why-hidden = W tej grze ma się coś zakrytego, dlatego tury robotów są wyjaśniane dopiero po partii.
refusal-why-no-such-turn = Liczba tur w tej partii: { $most }. Podaj numer jednej z nich.
refusal-why-no-answer = Robot nie odpowiedział. Spróbuj ponownie za chwilę.
refusal-rated-without-hints = Partia rankingowa nie ma podpowiedzi. Otwórz ją bez jednego albo bez drugiego.
