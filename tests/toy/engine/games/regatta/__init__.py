"""Regatta, a toy game for two crews of boats.

Efforts are secret, and the crew with fewer hours wins.

1. Four, five or eight boats race. The boats in even seats form one crew, and the boats in odd seats form the
other.

2. Each leg begins with a wind, which is turned up from a shuffled pile.

3. Every boat secretly chooses an effort from 0 to 1000. Effort above 3 has the same effect as 3. All efforts are
shown when the last boat has chosen. Boats are asked in turn, from seat 0 in the first leg, and from the next
seat in each following leg.

4. A leg takes six hours. Each unit of effort saves a number of hours that depends on the wind. In a storm,
effort costs hours instead. One hour is added for each other boat that chose the same effort.

5. After the last leg, the two fastest boats in each crew count. The crew with fewer hours wins. If the crews
are tied, the crew with the fastest boat wins. If that is also a tie, the crews share the victory.
"""
