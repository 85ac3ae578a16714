### Die Wörter der Regatta auf Deutsch.

## The game
regatta-name = Regatta
regatta-tagline = Rudert in Mannschaften und haltet die Kraft geheim: ein Rennen für 4, 5 oder 8 Boote
regatta-help =
    {"**"}Ziel.** Zwei Mannschaften fahren um die Wette: die ungeraden Plätze sind rot, die geraden blau. Die zwei schnellsten Boote einer Mannschaft zählen, und weniger Stunden gewinnen; bei Gleichstand das schnellere Boot.

    {"**"}Eine Etappe.** Ein Wind wird aufgedeckt. Jedes Boot wählt geheim eine Kraft von 0 bis 1000, und alle werden zusammen gezeigt. Mehr als 3 wirkt wie 3. Eine Etappe dauert sechs Stunden. Jede Kraft spart bei Flaute zwei, bei Brise eine und kostet bei Sturm eine. Boote, die gleich rudern, behindern sich: eine Stunde für jedes andere.
regatta-robot-wild = Wildfang
    .about = Rudert irgendwie.
regatta-robot-cox = Steuermann
    .about = Rudert mit dem Wind und anders als andere.

## Pieces
regatta-hours = Stunden
regatta-wind-calm = Flaute
regatta-wind-breeze = Brise
regatta-wind-storm = Sturm
regatta-crew-red = Rote Mannschaft
regatta-crew-blue = Blaue Mannschaft

## The leg
regatta-turned-calm = Flaute: Jede Kraft spart zwei Stunden.
regatta-turned-breeze = Brise: Jede Kraft spart eine Stunde.
regatta-turned-storm = Sturm: Jede Kraft kostet eine Stunde.
regatta-ask-row = Wind: { $wind }. Wie kräftig ruderst du?
regatta-row = Kraft { $effort }
regatta-chosen = { $who } hat gewählt.
regatta-chose = Deine Kraft: { $effort }.
regatta-rowed = { $who }: Kraft { $effort }, { $hours } Std.
regatta-tie = Die Mannschaften sind gleichauf; das schnellere Boot hat: { $crew }, mit { $hours } Std.
regatta-total = { $count } Std.

## The board
regatta-heading = Etappe { $leg } von { $legs }, Wind: { $wind }
regatta-over = Das Rennen ist vorbei
regatta-table = Etappe { $leg } von { $legs }. Wind: { $wind }.
regatta-line = { $who }: { $hours } Std.
regatta-line-chosen = { $who }: { $hours } Std., Kraft gewählt.
regatta-crew-line = { $crew }: { $hours } Std.
regatta-glance = { $heading }.

## The picture
regatta-picture-wind = Wind
regatta-picture-leg = Etappe
regatta-picture-effort = Deine Kraft
regatta-picture-player = Platz { $seat }
regatta-picture-end = Das Ende
