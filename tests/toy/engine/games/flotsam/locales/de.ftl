### Die Wörter von Strandgut auf Deutsch.

## The game
flotsam-name = Strandgut
flotsam-tagline = Bieten, beanspruchen, teilen: ein Auktionsspiel für 3 oder 4
flotsam-help =
    {"**"}Ziel.** Wer nach dem letzten Posten die meisten Münzen und die wertvollste Ladung hat, gewinnt.

    {"**"}Auktion.** Jeder Posten wird offen versteigert. Du kannst das Gebot jederzeit um eine oder zwei Münzen erhöhen oder passen. Die Auktion endet, wenn alle anderen gepasst haben. Ein Posten ohne Gebot versinkt.

    {"**"}Anspruch.** Danach können die anderen je einmal im Spiel ihren Haken einsetzen und den Posten für eine Münze mehr beanspruchen. Nur der erste Anspruch zählt.

    {"**"}Anteile.** Wem der Posten gehört, der kann einer Person oder allen Anteile anbieten. Wer annimmt, zahlt dafür eine Münze, und der Wert wird geteilt.
flotsam-robot-wild = Wildfang
    .about = Bietet und beansprucht wahllos.
flotsam-robot-trader = Handelsgast
    .about = Kauft Posten unter ihrem Wert.

## Moves
flotsam-ask-bid = { $coins ->
    [0] Dieser Posten ist { $value } wert. Möchtest du bieten?
   *[other] Dieser Posten ist { $value } wert, und das Höchstgebot ist { $coins }. Möchtest du erhöhen?
}
flotsam-bid = { $coins } bieten
flotsam-pass = Passen
flotsam-ask-claim = { $who } kauft einen Posten im Wert von { $value }. Möchtest du deinen Haken einsetzen und ihn für { $coins } beanspruchen?
flotsam-claim = Den Posten beanspruchen
flotsam-ask-offer = Möchtest du Anteile am Posten für je { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} anbieten?
flotsam-keep = Den ganzen Posten behalten
flotsam-offer = { $who } einen Anteil anbieten
flotsam-offer-all = Allen einen Anteil anbieten
flotsam-ask-answer = { $who } bietet dir für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} einen Anteil an einem Posten im Wert von { $value } an. Nimmst du an?
flotsam-accept = Annehmen
flotsam-decline = Ablehnen
flotsam-lot = Posten { $number } ist { $value } wert.
flotsam-bids = { $who } bietet { $coins }.
flotsam-passes = { $who } passt.
flotsam-wins = { $who } kauft den Posten für { $coins }, falls niemand ihn beansprucht.
flotsam-claims = { $who } beansprucht den Posten für { $coins }.
flotsam-unclaimed = Niemand beansprucht den Posten.
flotsam-keeps = { $who } behält den ganzen Posten.
flotsam-offers = { $who } bietet { $other } einen Anteil an.
flotsam-offers-all = { $who } bietet allen einen Anteil an.
flotsam-accepts = { $who } nimmt an.
flotsam-declines = { $who } lehnt ab.
flotsam-gets = { $who } bekommt Ladung im Wert von { $value }.
flotsam-sinks = Der Posten versinkt.
flotsam-you-claim = Du beanspruchst den Posten.
flotsam-you-pass = Du passt.
flotsam-you-accept = Du nimmst den Anteil an.
flotsam-you-decline = Du lehnst den Anteil ab.

## The board
flotsam-heading = Posten { $lot } von { $lots }, Wert { $value }
flotsam-over = Das Spiel ist vorbei
flotsam-highest = Höchstgebot: { $coins } von { $who }
flotsam-owns = Der Posten gehört { $who }.
flotsam-line = { $who }: Münzen { $coins }, Ladung { $cargo }, mit Haken
flotsam-line-used = { $who }: Münzen { $coins }, Ladung { $cargo }, Haken benutzt
flotsam-glance = { $heading }.
flotsam-coins = Münzen
flotsam-cargo = Ladung

## The picture
flotsam-picture-title = Strandgut
flotsam-picture-player = Platz { $seat }
flotsam-picture-purse = { $coins } + { $cargo }
