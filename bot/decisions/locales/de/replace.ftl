### Plätze, die den Besitzer wechseln.

## Was am Tisch geschah
told-substitute = { $new } übernimmt den Platz von { $who }.
told-returned = { $new } ist zurück und löst { $who } ab.
told-replace-refused = { $who } behält den Platz.
told-seat-declined = Der Platz von { $who } wird nicht neu besetzt.
told-resigned = { $who } hat aufgegeben. Ein Roboter spielt weiter.
told-dismissed = { $who } spielt nicht mehr mit. Ein Roboter übernimmt den Platz.

## Befehle
command-host-replace = ersetzen
    .description = Jemanden sofort durch einen Roboter oder eine andere Person ersetzen
command-replace = ersetzen
    .description = Vorschlagen, dass ein Roboter oder eine andere Person für jemanden weiterspielt
option-substitute = ersatz
    .description = Wer weiterspielen soll; ohne Angabe ein Roboter
command-resign = aufgeben
    .description = Deinen Platz aufgeben; ein Roboter spielt weiter

## Fragen
button-substitute = Diesen Platz übernehmen
button-return = Meinen Platz zurückholen
button-resign-ask = Aufgeben
button-resign = Ja, aufgeben
resign-sure = Willst du in { $match } aufgeben? Ein Roboter übernimmt deinen Platz und spielt sofort weiter. Einen Tag lang kannst du deinen Platz einmal mit `/spiel mitspielen` zurückholen, solange ihn niemand anders übernommen hat.
resign-sure-again = Willst du in { $match } noch einmal aufgeben? Ein Roboter übernimmt deinen Platz und spielt sofort weiter. Du bist schon einmal zurückgekommen, ein zweites Mal geht das nicht.
resign-sure-last = Willst du in { $match } aufgeben? Dann sind nur noch Roboter dabei. Sie spielen die Partie sofort zu Ende, und das kannst du nicht rückgängig machen.
resign-sure-eliminated = { $match } aufgeben? Du scheidest aus, und die anderen spielen ohne dich weiter.
resign-sure-ended = { $match } aufgeben? Die Partie ist sofort zu Ende, und du verlierst.
resign-sure-team = { $match } aufgeben? Die Partie ist sofort zu Ende, wenn dein ganzes Team zustimmt.
resign-league = Das ist eine Ligapartie: Wenn du aufgibst, bekommst du für sie keine Punkte, und die anderen rücken auf. Wer zu viele Tische verlässt, wird aus der Saison ausgeschlossen. Wenn dich etwas am Weiterspielen hindert, wende dich zuerst mit `/liga fragen` an die Spielleitung.
question-robot = { $by } schlägt vor, dass ein Roboter für { $who } weiterspielt. Stimmst du zu?
question-person = { $by } schlägt vor, dass { $new } für { $who } weiterspielt. Stimmst du zu?
question-robot-consent = { $by } schlägt vor, dass ein Roboter für { $who } weiterspielt. Die Zeit von { $who } ist noch nicht abgelaufen. Deshalb müssen { $who } und die Mehrheit der anderen zustimmen. Stimmst du zu?
question-person-consent = { $by } schlägt vor, dass { $new } für { $who } weiterspielt. Die Zeit von { $who } ist noch nicht abgelaufen. Deshalb müssen { $who } und die Mehrheit der anderen zustimmen. Stimmst du zu?
question-offer = { $new }, möchtest du für { $who } weiterspielen? Wenn du auf *Ja* drückst, übernimmst du den Platz, und deine Uhr beginnt zu laufen.
question-give-away = { $by } möchte den Platz von { $who } übernehmen. Der Platz ist noch für die Person reserviert, die ihn verlassen hat. Soll { $by } ihn bekommen? Es reicht, wenn diese Person oder die Mehrheit am Tisch zustimmt.

## Erledigt
done-replace = { $match }: Der Platz von { $player } wurde neu besetzt.
done-replace-robot = { $match }: Für { $player } spielt ein Roboter weiter.
done-replace-asked = { $match }: Alle Beteiligten wurden um Zustimmung gebeten.
done-replace-offered = { $match }: Die Ersatzperson wurde gefragt. Bis zur Zusage behält { $player } den Platz.
done-substitute-asked = { $match }: Dieser Platz ist für jemand anderen reserviert. Ich habe diese Person und alle am Tisch gefragt, ob du ihn bekommst.
done-return = { $match }: Willkommen zurück! Du hast deinen Platz wieder.
done-substitute = { $match }: Du hast den Platz übernommen.
done-resign-eliminated = Du hast { $match } aufgegeben. Die anderen spielen ohne dich weiter.
done-resign-ended = Du hast { $match } aufgegeben. Die Partie ist zu Ende.
done-resign-team = Dein Team wird gefragt, ob es { $match } aufgibt.
refusal-eliminated = Du bist ausgeschieden und kannst das nicht mehr tun.
done-resign = { $match }: Du hast aufgegeben. Auf deinem Platz spielt ein Roboter weiter.

## Was nicht geht
refusal-sits-already = { $player } hat schon einen Platz in dieser Partie.
refusal-knows-another-seat = { $player } hatte in dieser Partie einen anderen Platz und kennt dessen verdeckte Informationen. Deshalb ist ein Wechsel auf diesen Platz nicht möglich.
refusal-no-seat-to-be-had = In dieser Partie ist kein Platz frei: Es hat niemand aufgegeben, und es wird kein Ersatz gesucht.
refusal-given-up = Du hast diesen Platz aufgegeben und kannst ihn nicht zurückholen.
refusal-yours-to-return = Dieser Platz ist für dich reserviert: Mit `/spiel mitspielen` holst du ihn zurück.
refusal-no-seat-kept = In dieser Partie ist kein Platz für dich reserviert.
