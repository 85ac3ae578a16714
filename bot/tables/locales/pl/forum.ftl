### The table forum: one post per match, with tags.

## Tags, up to 20 characters
forum-tag-open = otwarty
forum-tag-running = w toku
forum-tag-finished = zakończony

## Messages
forum-post-intro = Ten post dotyczy jednej partii i jej rewanżów. Karta poniżej pokazuje, kto gra.

## Errors
slip-no-forum = Ten serwer nie ma jeszcze forum stołów. Może je wybrać osoba zarządzająca serwerem w `/prowadzący ustawienia`. Stół można też otworzyć na tym kanale lub w nowym wątku.
slip-forum-hidden = Nie widzisz forum stołów tego serwera. Otwórz stół na tym kanale lub w nowym wątku.
slip-forum-permissions = { $count ->
    [one] Aby otworzyć stół w { $forum }, potrzebuję tam jeszcze uprawnienia: { $permissions }.
   *[other] Aby otworzyć stół w { $forum }, potrzebuję tam jeszcze uprawnień: { $permissions }.
}
slip-forum-tag = { $forum } wymaga tagu, ale nie ma żadnego, którego mogę użyć. Z uprawnieniem *Zarządzanie kanałami* mogę tworzyć tagi. Tag może też dodać osoba zarządzająca forum.
