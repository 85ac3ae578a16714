### Jak się ma bot.

command-host-health = stan
    .description = Stan bota: co czeka i jak długo

health-well = Wszystko w porządku.
health-busy = Niektóre rzeczy trwają dłużej niż zwykle.
health-closed = Nie mogę pisać na wszystkich kanałach partii.
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
    [one] Wiadomości czekają na wysłanie (na wszystkich serwerach: { $count }), pierwsza od minuty.
    [few] Wiadomości czekają na wysłanie (na wszystkich serwerach: { $count }), pierwsza od { $minutes } minut.
   *[many] Wiadomości czekają na wysłanie (na wszystkich serwerach: { $count }), pierwsza od { $minutes } minut.
}
health-robots = Żaden robot się nie spóźnia.
health-robots-late = { $minutes ->
    [one] Roboty się spóźniają (ruchów na wszystkich serwerach: { $count }), pierwszy o minutę.
    [few] Roboty się spóźniają (ruchów na wszystkich serwerach: { $count }), pierwszy o { $minutes } minuty.
   *[many] Roboty się spóźniają (ruchów na wszystkich serwerach: { $count }), pierwszy o { $minutes } minut.
}
health-timers = Przypomnienia i terminy działają punktualnie.
health-timers-late = { $minutes ->
    [one] Przypomnienia i terminy się spóźniają (na wszystkich serwerach: { $count }), pierwszy o minutę.
    [few] Przypomnienia i terminy się spóźniają (na wszystkich serwerach: { $count }), pierwszy o { $minutes } minuty.
   *[many] Przypomnienia i terminy się spóźniają (na wszystkich serwerach: { $count }), pierwszy o { $minutes } minut.
}
health-database = Ruchy zapisują się szybko.
health-database-slow = Zapisywanie ruchów trwa długo.
