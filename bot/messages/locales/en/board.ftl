### The board of a server.

server-board-heading = Matches
server-board-none = No match is open or running. `/game open` opens one.
