### Jak się ma bot.

health-well = Wszystko działa normalnie.
health-busy = Niektóre rzeczy trwają dłużej niż zwykle.
health-closed = Nie mogę pisać na niektórych kanałach, na których toczą się partie.
health-unsafe = Wszystko inne działa normalnie, ale nie udało się utworzyć ostatniej kopii zapasowej.
health-matches = { $count ->
    [0] Nie toczy się tu żadna partia.
    [one] Toczy się tu jedna partia.
    [few] Toczą się tu { $count } partie.
   *[many] Toczy się tu { $count } partii.
}
health-discord = Discord odpowiada szybko.
health-discord-slow = Discord odpowiada powoli.
health-discord-unknown = Nie wiadomo jeszcze, jak szybko odpowiada Discord.
health-posts = Żadna wiadomość nie czeka na wysłanie.
health-posts-late = { $minutes ->
    [one] Wiadomości czekające na wysłanie: { $count } na wszystkich serwerach, najstarsza od minuty.
    [few] Wiadomości czekające na wysłanie: { $count } na wszystkich serwerach, najstarsza od { $minutes } minut.
   *[many] Wiadomości czekające na wysłanie: { $count } na wszystkich serwerach, najstarsza od { $minutes } minut.
}
health-robots = Żaden robot się nie spóźnia.
health-robots-late = { $minutes ->
    [one] Spóźnione tury robotów: { $count } na wszystkich serwerach (opóźnienie do minuty).
    [few] Spóźnione tury robotów: { $count } na wszystkich serwerach (opóźnienie do { $minutes } minut).
   *[many] Spóźnione tury robotów: { $count } na wszystkich serwerach (opóźnienie do { $minutes } minut).
}
health-timers = Przypomnienia i terminy działają bez opóźnień.
health-timers-late = { $minutes ->
    [one] Spóźnione przypomnienia i terminy: { $count } na wszystkich serwerach (opóźnienie do minuty).
    [few] Spóźnione przypomnienia i terminy: { $count } na wszystkich serwerach (opóźnienie do { $minutes } minut).
   *[many] Spóźnione przypomnienia i terminy: { $count } na wszystkich serwerach (opóźnienie do { $minutes } minut).
}
health-games = { $count ->
    [one] Nie da się wczytać gry { $games }. Jej partie są wstrzymane. Powód jest w dzienniku bota.
   *[other] Nie da się wczytać gier: { $games }. Ich partie są wstrzymane. Powody są w dzienniku bota.
}
health-database = Ruchy są zapisywane bez opóźnień.
health-database-slow = Ruchy są zapisywane z opóźnieniem.
health-backups = Ostatnia kopia zapasowa bazy danych została utworzona.
health-backups-failed = Nie udało się utworzyć ostatniej kopii zapasowej bazy danych. Osoba, która prowadzi bota, znajdzie przyczynę w logach.
