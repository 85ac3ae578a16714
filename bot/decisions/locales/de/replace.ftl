### Plätze, die den Besitzer wechseln.

## Was am Tisch geschah
told-substitute = { $new } übernimmt den Platz von { $who }.
told-returned = { $new } ist zurück und löst { $who } ab.
told-replace-refused = { $who } behält den Platz.
told-seat-declined = Niemand sonst übernimmt den Platz von { $who }.
told-resigned = { $who } gibt auf; ein Roboter spielt weiter.
told-dismissed = { $who } spielt nicht mehr mit; ein Roboter übernimmt den Platz.

## Befehle
command-host-replace = ersetzen
    .description = Einen Roboter oder jemand anderen sofort für jemanden weiterspielen lassen
command-replace = ersetzen
    .description = Einen Roboter oder jemand anderen für jemanden weiterspielen lassen; die anderen werden gefragt
option-substitute = ersatz
    .description = Wer weiterspielen soll; ohne Namen ein Roboter
command-resign = aufgeben
    .description = Den eigenen Platz aufgeben; ein Roboter spielt weiter

## Fragen
button-substitute = Diesen Platz übernehmen
button-return = Meinen Platz zurück
button-resign-ask = Aufgeben
button-resign = Ja, aufgeben
resign-sure = Willst du in { $match } aufgeben? Ein Roboter übernimmt deinen Platz und spielt sofort weiter. Einen Tag lang bekommst du ihn mit `/spiel mitspielen` wieder, einmal, solange niemand anders darauf sitzt.
resign-sure-again = Willst du in { $match } noch einmal aufgeben? Ein Roboter übernimmt deinen Platz und spielt sofort weiter. Zurückkehren kannst du danach nicht mehr: Das geht nur einmal.
resign-sure-last = Willst du in { $match } aufgeben? Dann sind nur noch Roboter da: Sie spielen die Partie sofort zu Ende, und das lässt sich nicht rückgängig machen.
resign-league = Diese Partie gehört zu einer Saison: An diesem Tisch bekommst du dann keine Punkte, und die anderen rücken auf. Wer zu viele Tische verlässt, ist aus der Saison gestrichen. Geht es nicht anders, nimm zuerst `/liga fragen`.
question-robot = { $by } fragt: Soll ein Roboter für { $who } weiterspielen?
question-person = { $by } fragt: Soll { $new } für { $who } weiterspielen?
question-robot-consent = { $by } fragt: Soll ein Roboter für { $who } weiterspielen? { $who } hat die Zeit nicht überzogen und muss darum auch selbst zustimmen, ebenso die meisten anderen.
question-person-consent = { $by } fragt: Soll { $new } für { $who } weiterspielen? { $who } hat die Zeit nicht überzogen und muss darum auch selbst zustimmen, ebenso die meisten anderen.
question-offer = { $new }, möchtest du für { $who } weiterspielen? Sagst du Ja, gehört dir der Platz, und deine Zeit beginnt.
question-give-away = { $by } möchte den Platz von { $who } übernehmen. Er wird für jemanden freigehalten, der noch zurückkehren kann. Soll er vergeben werden? Es genügt, wenn diese Person zustimmt oder die meisten am Tisch.

## Erledigt
done-replace = Den Platz von { $player } hat jetzt jemand anderes: { $match }.
done-replace-robot = Für { $player } spielt ein Roboter weiter: { $match }.
done-replace-asked = Alle, die es angeht, werden gefragt: { $match }.
done-replace-offered = Der Ersatz wird gefragt; bis zum Ja behält { $player } den Platz: { $match }.
done-substitute-asked = Dieser Platz wird für jemanden freigehalten. Alle, die es angeht, werden gefragt, ob du ihn haben kannst: { $match }.
done-return = Willkommen zurück! Du hast deinen Platz wieder: { $match }.
done-substitute = Du hast einen Platz: { $match }.
done-resign = Du hast aufgegeben: { $match }. Auf deinem Platz spielt ein Roboter weiter.

## Was nicht geht
refusal-sits-already = { $player } hat schon einen Platz in dieser Partie.
refusal-knows-another-seat = { $player } hatte in dieser Partie einen anderen Platz, kennt dessen Geheimnisse und kann diesen darum nicht übernehmen.
refusal-no-seat-to-be-had = In dieser Partie ist kein Platz frei: Niemand hat einen aufgegeben, und es wird kein Ersatz gesucht.
refusal-given-up = Diesen Platz hast du aufgegeben und kannst ihn nicht wieder übernehmen.
refusal-yours-to-return = Dieser Platz wird für dich freigehalten: Mit `/spiel mitspielen` bekommst du ihn zurück.
refusal-no-seat-kept = In dieser Partie wird dir kein Platz freigehalten.
