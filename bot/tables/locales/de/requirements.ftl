### Requirements of tables: what users without an invitation need to join.

## Options
option-reliability = zuverlaessigkeit
    .description = Wer mitspielen darf: Mindestanteil rechtzeitiger Züge in Prozent (nicht über deinem)
option-min-rating = min-wertung
    .description = Wer mitspielen darf: niedrigste Wertung (der Bereich muss deine enthalten)
option-max-rating = max-wertung
    .description = Wer mitspielen darf: höchste Wertung (der Bereich muss deine enthalten)
choice-newcomers = nur Neulinge

## The status card
requirements = Ohne Einladung können mitspielen: { $list }.
requirement-newcomers = nur Neulinge
requirement-reliability = mindestens { $least } % der Züge rechtzeitig
requirement-rating = Wertung von { $least } bis { $most }
requirement-rating-least = Wertung von mindestens { $least }
requirement-rating-most = Wertung von höchstens { $most }
card-shared-hours = { $count ->
    [0] Es gibt keine Stunde, in der alle am Tisch wach sind.
   *[other] Stunden, in denen alle am Tisch wach sind (in deiner Zeit): { $times }
}

## Errors
refusal-rating-range-empty = Die niedrigste Wertung liegt über der höchsten.
refusal-rating-range-without-own = Deine eigene Wertung von { $own } erfüllt die gewählte Bedingung nicht ({ $range }). Der Bereich muss deine Wertung enthalten.
refusal-rating-outside-range = An diesem Tisch gilt eine Bedingung: { $range }. Deine Wertung ist { $own }.
refusal-reliability-above-own = Du machst { $own } % deiner Züge rechtzeitig und kannst daher von anderen nicht { $least } % verlangen.
refusal-reliability-low = An diesem Tisch sind mindestens { $least } % rechtzeitige Züge nötig. Bei dir sind es { $own } %.
refusal-reliability-unknown = Nötig sind mindestens { $least } % rechtzeitige Züge. Der Anteil steht erst nach { $turns } Zügen in Partien mit anderen fest.
refusal-newcomers-only = Dieser Tisch ist für Neulinge, die höchstens { $most } Partien mit anderen beendet haben.
refusal-newcomers-unrated = Nur Neulinge können gewertete Tische für Neulinge öffnen. Ohne Wertung kannst du diesen Tisch öffnen.
