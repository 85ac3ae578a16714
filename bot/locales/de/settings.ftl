### Einstellungen: der Leute, der Server; freie Tage, Tempo, wie verlässlich jemand spielt.

## Befehle
command-settings-times = zeiten
    .description = Deine Zeitzone, dein Schlaf, deine Ruhezeit und dein Wochenende
command-away = frei
    .description = Tage, an denen deine Uhren ruhen
command-away-days = tage
    .description = Freie Tage eintragen, als Urlaub oder als Feiertage
command-away-show = zeigen
    .description = Deine freien Tage, und was dir dieses Jahr noch bleibt
command-away-back = zurück
    .description = Alle freien Tage nach heute austragen
command-mute = stumm
    .description = Von einer Partie nichts mehr hören, oder einige Stunden lang nicht

## Optionen
option-zone = zeitzone
    .description = Deine Zeitzone: Tippe eine Stadt, oder wie spät es bei dir ist, etwa 14:05
option-sleep-from = schlaf-von
    .description = Ab wann deine Uhren nachts ruhen
option-sleep-to = schlaf-bis
    .description = Bis wann deine Uhren nachts ruhen
option-quiet-from = ruhe-von
    .description = Ab wann du keine Nachrichten willst
option-quiet-to = ruhe-bis
    .description = Bis wann du keine Nachrichten willst
option-weekend = wochenende
    .description = Wochentage, an denen deine Uhren ruhen
option-first = von
    .description = Der erste freie Tag, etwa 2026-12-24
option-last = bis
    .description = Der letzte freie Tag; ohne Angabe nur der erste
option-holiday = feiertag
    .description = Es sind Feiertage, kein Urlaub
option-hours = stunden
    .description = So viele Stunden lang; ohne Angabe auf Dauer
option-again = wieder
    .description = Wieder davon hören
option-pace = tempo
    .description = Wie viel Zeit alle haben
option-bank = bedenkzeit
    .description = Ein eigenes Tempo: Stunden zu Beginn
option-increment = zugabe
    .description = Ein eigenes Tempo: Stunden mehr je Zug
option-cap = obergrenze
    .description = Ein eigenes Tempo: so viele Stunden lassen sich höchstens ansparen

## Auswahl bei Optionen
choice-weekend-none = keine
choice-weekend-saturday-sunday = Samstag und Sonntag
choice-weekend-friday-saturday = Freitag und Samstag
choice-weekend-sunday = Sonntag
choice-blitz = Blitz: 2 Stunden, je Zug 30 Minuten dazu, höchstens 3 Stunden
choice-daily = täglich: 3 Tage, je Zug 1 Tag dazu, höchstens 5 Tage
choice-relaxed = gemütlich: 10 Tage, je Zug 3 Tage dazu, höchstens 14 Tage
choice-none = ohne Uhr

## Tempo
pace-blitz = Blitz
pace-daily = täglich
pace-relaxed = gemütlich
pace-own = eigenes
pace-none = ohne Uhr
pace-numbers = { $pace }: { $bank }, je Zug { $increment } dazu, höchstens { $cap }
card-pace = Tempo ({ $pace }): zu Beginn { $bank }, je Zug { $increment } dazu, höchstens { $cap }.
card-no-pace = In dieser Partie läuft keine Uhr.
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

## Wie verlässlich jemand gespielt hat
figure-kept = { $percent } % der Züge rechtzeitig
figure-finished = { $count } zu Ende gespielt
figure-left = { $count } vorzeitig verlassen
figure-new = neu

## Was jemand für sich einstellt
settings-heading = Deine Einstellungen
settings-intro = So, wie es ist, passt alles; ändere nur, was du magst.
settings-zone = **Zeitzone**: { $zone }, dort ist es jetzt { $time }
settings-sleep = **Schlaf**, dann ruhen deine Uhren: { $window }
settings-quiet = **Ruhezeit**, dann bekommst du keine Nachrichten: { $window }
settings-times-hint = `/einstellungen zeiten` ändert das, `/frei` trägt freie Tage ein.
settings-window = { $began } bis { $ended }
settings-no-time = keine
setting-choose = Wähle …
setting-state = { $setting }: { $state }
setting-on = ja
setting-off = nein
setting-language = Sprache
setting-notices = Wo ich dir sage, dass du am Zug bist
setting-notices-channel = im Kanal der Partie
setting-notices-direct = in einer Direktnachricht
setting-notices-none = nirgends
setting-reminder = Erinnerung
setting-remind = { $percent ->
    [0] keine
   *[other] wenn { $percent } % deiner Zeit vorbei sind
}
setting-weekdays = Wochentage, an denen deine Uhren ruhen
setting-near = Sagen, wenn ich bald am Zug bin
setting-confirm = Fragen, bevor ein Zug endet
setting-palette = Farben, die alle unterscheiden können
setting-text = Worte statt Bilder

## Was für einen Server eingestellt ist
customs-heading = Einstellungen dieses Servers
customs-intro = So, wie es ist, passt alles; ändere nur, was du magst.
setting-public = Sprache öffentlicher Beiträge
setting-channels = Wo Partien eröffnet werden können
setting-channels-none = in jedem Kanal
setting-openers = Wer Partien eröffnen kann
setting-openers-none = alle
setting-hosts = Wer die Werkzeuge der Spielleitung hat, außer denen, die den Server verwalten
setting-hosts-none = niemand sonst
setting-pace = Tempo von Partien, für die keines gewählt ist
setting-paces = Tempo, das zur Wahl steht (nichts markiert: jedes, auch in Zahlen)
setting-vacation = Urlaubstage im Jahr
setting-vacation-count = { $count ->
    [0] keine
    [one] { $count } Tag
   *[other] { $count } Tage
}
setting-idle = Partien, in denen niemand zieht
setting-idle-count = { $count ->
    [0] werden nie geschlossen
   *[other] werden nach { $count } Tagen geschlossen
}
setting-running = Wie viele Partien jemand zugleich haben kann
setting-running-count = { $count ->
    [0] so viele, wie es gefällt
   *[other] { $count }
}
setting-more = Wie viele mehr für jede zu Ende gespielte
setting-more-count = { $count ->
    [0] keine
   *[other] { $count } mehr
}
setting-noticeboard = Wo die Liste aller Partien hängt
setting-noticeboard-none = nirgends

## Freie Tage
done-away = Eingetragen. An diesen Tagen ruhen deine Uhren, und niemand nimmt es dir übel.
done-back = Schön, dass du wieder da bist! Nach heute ist kein Tag mehr eingetragen.
away-heading = Deine freien Tage
away-none = Es ist keiner eingetragen.
away-span = { $first } bis { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } Tage
}
away-vacation = Urlaub
away-holiday = Feiertag
away-vacation-left = Urlaub, der dir { $year } bleibt: { $left } von { $most } Tagen.
away-holidays-left = Feiertage, die dir { $year } bleiben: { $left }.
away-hint = `/frei tage` trägt Tage ein, `/frei zurück` trägt alle nach heute aus.

## Was nicht geht
slip-unknown-time = „{ $given }“ kann ich nicht als Uhrzeit lesen. Schreibe sie wie 22:30 oder wähle aus der Liste.
slip-unknown-day = „{ $given }“ kann ich nicht als Tag lesen. Schreibe ihn wie 2026-12-24 oder wähle aus der Liste. Freie Tage brauchen ein Ende: „Bis ich wieder da bin“ geht nicht, aber du kannst jederzeit mehr eintragen, und `/frei zurück` beendet sie früher.
slip-not-in-this-channel = Auf diesem Server werden Partien in { $channels } eröffnet.
slip-not-your-role = Auf diesem Server werden Partien von { $role } eröffnet. Mitspielen kannst du an jedem Tisch, der dir offensteht.
refusal-unknown-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Tippe eine Stadt und wähle aus der Liste.
refusal-rest-set-today = { $hours ->
    [one] Du hast heute schon geändert, wann deine Uhren ruhen. Versuch es in einer Stunde wieder: Nächte, die ständig wandern, wären den anderen gegenüber unfair.
   *[other] Du hast heute schon geändert, wann deine Uhren ruhen. Versuch es in { $hours } Stunden wieder: Nächte, die ständig wandern, wären den anderen gegenüber unfair.
}
refusal-sleep-too-long = Uhren können nachts höchstens { $most } Stunden ruhen, sonst warten die anderen zu lange. Ganze Tage trägt `/frei` ein.
refusal-quiet-too-long = Die Ruhezeit kann höchstens { $most } Stunden dauern, sonst bleibt keine Zeit, dir etwas zu sagen.
refusal-too-many-weekdays = Deine Uhren können an höchstens { $most } Wochentagen ruhen, sonst warten die anderen zu lange.
refusal-both-times = Nenne bitte Anfang und Ende.
refusal-bank-needed = Für ein eigenes Tempo brauche ich die Bedenkzeit in Stunden; Zugabe und Obergrenze gehören dazu.
refusal-pace-not-allowed = In diesem Tempo wird auf diesem Server nicht gespielt. Wähle ein anderes oder lass es weg.
refusal-too-many-matches = { $most ->
    [one] Auf diesem Server kannst du vorerst { $most } Partie haben, und die hast du.
   *[other] Auf diesem Server kannst du vorerst { $most } Partien zugleich haben, und die hast du.
} { $more ->
    [0] Sobald eine zu Ende ist, ist wieder Platz.
   *[other] Sobald eine zu Ende ist, ist wieder Platz, und mit jeder beendeten wird es mehr.
}
refusal-days-reversed = Der letzte Tag liegt vor dem ersten.
refusal-day-past = Eintragen lassen sich nur Tage von heute an ({ $today }).
refusal-day-too-far = Eintragen lassen sich die nächsten { $days } Tage.
refusal-vacation-spent = { $left ->
    [0] Dein Urlaub für { $year } ist auf diesem Server aufgebraucht: { $most } Tage.
    [one] Das ist mehr, als noch bleibt: Für { $year } hast du auf diesem Server noch einen Urlaubstag von { $most }.
   *[other] Das ist mehr, als noch bleibt: Für { $year } hast du auf diesem Server noch { $left } Urlaubstage von { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Deine Feiertage für { $year } sind aufgebraucht: { $most } Tage.
    [one] Das ist mehr, als noch bleibt: Für { $year } hast du noch einen Feiertag von { $most }.
   *[other] Das ist mehr, als noch bleibt: Für { $year } hast du noch { $left } Feiertage von { $most }.
}
refusal-not-away = Nach heute ist kein freier Tag eingetragen.
