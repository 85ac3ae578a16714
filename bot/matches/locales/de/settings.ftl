### Einstellungen: der Leute, der Server.

## Was nicht geht
refusal-unknown-time-control = Ein Tempo „{ $time-control }“ kenne ich nicht.
refusal-time-control-numbers = Mit diesen Zahlen könnte niemand spielen: Die Bedenkzeit muss größer als null sein, die Obergrenze nicht kleiner als Bedenkzeit und Zugabe, und höchstens { $most } Tage.
slip-managers-only = Die Einstellungen des Servers kann nur ändern, wer den Server verwalten darf.
refusal-unknown-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Tippe eine Stadt und wähle aus der Liste.
refusal-rest-set-today = { $hours ->
    [one] Du hast heute schon geändert, wann deine Uhren ruhen. Versuch es in einer Stunde wieder: Nächte, die ständig wandern, wären den anderen gegenüber unfair.
   *[other] Du hast heute schon geändert, wann deine Uhren ruhen. Versuch es in { $hours } Stunden wieder: Nächte, die ständig wandern, wären den anderen gegenüber unfair.
}
refusal-sleep-too-long = Uhren können nachts höchstens { $most } Stunden ruhen, sonst warten die anderen zu lange. Ganze Tage trägt `/frei` ein.
refusal-quiet-too-long = Die Ruhezeit kann höchstens { $most } Stunden dauern, sonst bleibt keine Zeit, dir etwas zu sagen.
refusal-too-many-weekdays = Deine Uhren können an höchstens { $most } Wochentagen ruhen, sonst warten die anderen zu lange.
refusal-both-times = Nenne bitte Anfang und Ende.

## Befehle
command-settings = einstellungen
    .description = Deine eigenen Einstellungen
command-settings-me = ich
    .description = Deine Einstellungen: Sprache, Nachrichten, Erinnerung, Bestätigen, Bilder
command-settings-never-with = nie-mit
    .description = Mit wem du nie an einem Tisch sitzen willst; das siehst nur du
command-host-settings = einstellungen
    .description = Einstellungen dieses Servers: Kanäle, Rollen, Tempo, Grenzen, Sprache (für die Verwaltung)
command-settings-times = zeiten
    .description = Deine Zeitzone, dein Schlaf, deine Ruhezeit und dein Wochenende

## Optionen
option-language = sprache
    .description = Welche Sprache
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

## Auswahl bei Optionen
choice-auto = wie in Discord eingestellt
choice-weekend-none = keine
choice-weekend-saturday-sunday = Samstag und Sonntag
choice-weekend-friday-saturday = Freitag und Samstag
choice-weekend-sunday = Sonntag

## Hilfe
help-settings = **Einstellungen.** `/einstellungen ich` öffnet eine Übersicht: Sprache, Nachrichten, Erinnerung, Farben, Worte statt Bilder, ob Züge bestätigt werden und ob der Bot dir Züge ohne Wahl abnimmt. `/einstellungen zeiten` stellt Zeitzone, Schlaf und Ruhezeit ein, `/frei` deine freien Tage, `/stumm` lässt eine Partie schweigen. Niemand muss etwas einstellen.

## Erledigt
done-language = Ich spreche jetzt Deutsch mit dir.
done-server-language = Sprache der öffentlichen Beiträge auf diesem Server: { $language }.

## Was jemand für sich einstellt
settings-heading = Deine Einstellungen
settings-intro = Alles passt so, wie es ist; ändere nur, was du möchtest.
settings-zone = **Zeitzone**: { $zone }, dort ist es jetzt { $time }
settings-sleep = **Schlaf**, dann ruhen deine Uhren: { $window }
settings-quiet = **Ruhezeit**, dann bekommst du keine Nachrichten: { $window }
settings-rest-soon = Bis { $until } ruhen deine Uhren nur, wenn sie auch vor deiner Änderung geruht hätten.
settings-times-hint = `/einstellungen zeiten` ändert das, `/frei` trägt freie Tage ein.
settings-window = { $began } bis { $ended }
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
setting-forced = Züge ohne Wahl für mich machen
setting-palette = Farben, die alle unterscheiden können
setting-text = Worte statt Bilder
setting-hidden = Mein Profil vor anderen verbergen

## Was für einen Server eingestellt ist
server-settings-heading = Einstellungen dieses Servers
server-settings-intro = Alles passt so, wie es ist; ändere nur, was du möchtest.
setting-public = Sprache öffentlicher Beiträge
setting-channels = Wo Partien eröffnet werden können
setting-channels-none = in jedem Kanal
setting-openers = Wer Partien eröffnen kann
setting-openers-none = alle
setting-hosts = Wer zur Spielleitung gehört, außer denen, die den Server verwalten
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
    [0] werden nie beendet
   *[other] werden nach { $count } Tagen beendet
}
setting-running = Wie viele Partien jemand zugleich haben kann
setting-running-count = { $count ->
    [0] so viele, wie sie wollen
   *[other] { $count }
}
setting-more = Wie viele mehr für jede zu Ende gespielte
setting-more-count = { $count ->
    [0] keine
   *[other] { $count } mehr
}
setting-noticeboard = Wo die Liste aller Partien steht
setting-noticeboard-none = nirgends

## Mit wem jemand nie an einem Tisch sitzen will
avoids = Du sitzt nie an einem Tisch mit { $people }, außer wo die Auslosung einer Liga euch zusammenbringt. Sonst erfährt das niemand.
avoids-nobody = Auf deiner Liste steht niemand: Du kannst mit allen an einen Tisch kommen.
done-avoids = Du kommst mit { $player } nicht mehr an einen Tisch. Partien, in denen ihr beide sitzt, gehen weiter.
done-avoids-no-more = Du kannst mit { $player } wieder an einen Tisch kommen.
refusal-avoids-oneself = Dich selbst kannst du nicht auf diese Liste setzen.
refusal-avoids-too-many = Auf dieser Liste ist Platz für höchstens { $most } Leute.
refusal-no-seat-for-you = An diesem Tisch gibt es keinen Platz für dich. Bitte versuche es an einem anderen.
