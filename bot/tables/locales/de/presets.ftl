### Vorlagen für neue Tische.

## Vorlagen
button-presets = Tischvorlagen
button-preset-new = Tisch dieses Kanals speichern
presets-heading = Tischvorlagen
presets-intro = Mit `/spiel eröffnen` und der Option `vorlage` eröffnen Mitglieder einen Tisch nach Vorlage. Eröffne für eine neue Vorlage einen Tisch mit den gewünschten Einstellungen und speichere ihn hier. Höchstens { $most } Vorlagen.
presets-none = Es gibt noch keine Vorlagen.
presets-line = { $preset }: { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $robots ->
    [0] {""}
    [one] { $robots } Roboter, {""}
   *[other] { $robots } Roboter, {""}
}{ $control }
presets-delete = Vorlage löschen …
presets-name = Name der Vorlage
presets-name-hint = Zum Beispiel: unser üblicher Tisch. Eine Vorlage mit demselben Namen wird ersetzt.
presets-saved = Die Vorlage ist gespeichert.
presets-deleted = Die Vorlage „{ $preset }“ ist gelöscht.
slip-preset-game = Die Vorlage „{ $preset }“ ist für ein anderes Spiel. Lass `spiel` weg oder wähle eine andere Vorlage.
refusal-unknown-preset = Dieser Server hat keine Vorlage „{ $preset }“. Wähle eine aus der Liste, die beim Tippen erscheint.
refusal-preset-outdated = Die Vorlage „{ $preset }“ funktioniert nicht mehr, deshalb wurde kein Tisch eröffnet. { $reason } Wer den Server verwaltet, kann sie mit `/spielleitung einstellungen` ersetzen oder löschen.
refusal-preset-name-needed = Die Vorlage braucht einen Namen.
refusal-too-many-presets = { $most ->
    [one] Ein Server kann { $most } Vorlage haben.
   *[other] Ein Server kann { $most } Vorlagen haben.
} Lösche zuerst eine.
