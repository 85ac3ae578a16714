### Die Wörter von Leck auf Deutsch.

## The game
leak-name = Leck
leak-tagline = Schöpft gemeinsam, bevor das Boot sinkt: ein kooperatives Spiel für 3 bis 6
leak-help =
    {"**"}Ziel.** Übersteht gemeinsam vier Wellen. Beim zweiten Leck sinkt das Boot, und alle verlieren.

    {"**"}Eine Welle.** Die Welle zeigt, wie viel Wasser kommt. Reihum schöpfen alle mit einer Karte: ein Becher schöpft eins, ein Eimer zwei und eine Pumpe drei. Die Karten auf der Hand sind geheim. Wird zu wenig geschöpft, leckt das Boot, und wer am wenigsten geschöpft hat, geht über Bord und scheidet aus.
leak-robot-wild = Wildfang
    .about = Spielt irgendeine Karte.
leak-robot-bailer = Schöpfer
    .about = Schöpft seinen Anteil.

## Pieces
leak-card-cup = Becher
leak-card-pail = Eimer
leak-card-pump = Pumpe
leak-leaks = Lecks

## The wave
leak-wave-low = Eine niedrige Welle: { $water } Wasser.
leak-wave-high = Eine hohe Welle: { $water } Wasser.
leak-ask = Womit schöpfst du?
leak-bailed = { $who } schöpft: { $card }.
leak-dry = Das Boot bleibt trocken.
leak-overboard = Das Boot leckt, und { $who } geht über Bord.

## The end
leak-survived = Das Boot hat alle Wellen überstanden.
leak-sunk = Das Boot ist gesunken.

## The board
leak-heading = Welle { $wave } von { $waves }, Lecks: { $leaks } von { $most }
leak-over = Die Fahrt ist vorbei
leak-left = Zu schöpfen: { $water }
leak-line = { $who }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
leak-line-overboard = { $who }: über Bord
leak-hand = Deine Hand: { $cards }
leak-glance = { $heading }.

## The picture
leak-picture-water = Wasser
leak-picture-leaks = Lecks
leak-picture-overboard = über Bord
leak-picture-player = Platz { $seat }
leak-picture-end = Das Ende
