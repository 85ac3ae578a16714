### Partien, deren Spiel nicht geladen werden kann.

game-missing = **{ $game } kann gerade nicht geladen werden. Diese Partie pausiert daher.** Die Uhren stehen, alle behalten ihren Platz, und nichts geht verloren. Die Partie geht weiter, sobald das Spiel wieder verfügbar ist.
game-back = **{ $game } ist wieder verfügbar.** Die Partie geht weiter, und die Uhren laufen.
