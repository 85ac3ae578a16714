### Eine Partie vorzeitig beenden: Remisangebote und Aufgeben als Team.

## Log entries
told-move-resign = { $who } gibt auf.
told-move-agree-draw = Die Partie endet durch Einigung unentschieden.
told-draw-offered = { $who } bietet ein Unentschieden an.
told-draw-refused = Das Unentschieden, das { $who } angeboten hat, wurde abgelehnt.
told-concession-refused = Das Team von { $who } spielt weiter.

## Commands
command-draw = remis
    .description = Den anderen ein Unentschieden anbieten, wenn das Spiel das vorsieht

## Buttons
button-draw = Remis anbieten

## Confirmations
done-draw-offered = Du hast in { $match } ein Unentschieden angeboten. Wer zieht, lehnt es ab.

## Votes
question-draw = { $by } bietet ein Unentschieden an. Alle müssen zustimmen. Nimmst du an?
question-default-draw = Wer bis zum Ende der Frist nicht antwortet oder vorher zieht, lehnt ab.
question-concede = { $by } möchte die Partie aufgeben. Alle im Team müssen zustimmen. Stimmst du zu?

## Errors
refusal-no-draws = In diesem Spiel kann man sich nicht auf ein Unentschieden einigen.
refusal-draw-with-robots = Roboter nehmen kein Unentschieden an.
refusal-draw-offered-already = Du kannst einmal pro Zug ein Unentschieden anbieten. Ziehe zuerst.
