### Okna czasowe, w których odpowiada się poza kolejnością.

told-window-timed-out = Czas na odpowiedź się skończył. Brak odpowiedzi oznacza pas.
