### Partien, die niemand anrührt.

## Was am Tisch geschah
told-deserted = Lange hat niemand gezogen: Die Partie ist geschlossen. Ihr Protokoll bleibt.

idle-notice = { $people }: { $match } hat schon lange niemand mehr angerührt.
idle-closes = Die Partie wird { $relative } geschlossen, am { $absolute }, wenn bis dahin niemand zieht oder sie weiterlaufen lässt.
button-keep = Weiterlaufen lassen
done-keep = { $match } geht weiter.
