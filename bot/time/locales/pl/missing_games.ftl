### Partie, których gry nie da się wczytać.

game-missing = **Nie da się teraz wczytać gry { $game }, więc ta partia jest wstrzymana.** Zegary stoją, wszyscy zachowują swoje miejsca i nic nie przepadnie. Partia potoczy się dalej, gdy tylko gra znów będzie dostępna.
game-back = **Gra { $game } jest znów dostępna.** Partia toczy się dalej, a zegary idą.
