"""Windows: questions that several seats may answer out of turn, until a deadline after which silence is a pass.

In a match without a time control there is no deadline, so a window is open until it is answered.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from msgspec.structs import replace

from engine.core.model import Action, Decision, LogEvent, Seat, SimultaneousStep, TableStep


class SecretWindow(SimultaneousStep, frozen=True):
    """A question that several seats answer secretly, such as an offer, or whether anyone interrupts.

    All answers are revealed when the window closes: when all seats have answered, or at the deadline. Until
    then, other players can see neither an answer nor whether a seat has answered. Ask every seat that could
    have something to say as far as the others know, even if it has only one option.
    """

    is_first_come: ClassVar[bool] = False
    """Whether the first answer other than the silent one closes the window at once."""

    def silent_action(self, state: Any, seat: Seat) -> Action:
        """Return the option that a seat chooses by not answering.

        It must not depend on the answers of other seats.
        """
        raise NotImplementedError

    def asked_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that are asked, whether or not they have answered."""
        unanswered = replace(self, chosen=((),) * len(self.chosen))
        return tuple(seat for seat in range(len(self.chosen)) if unanswered.decision(state, seat) is not None)

    def awaited_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that have not answered; empty if an answer has closed the window."""
        return () if self.is_closed_early(state) else super().awaited_seats(state)

    def is_closed_early(self, state: Any) -> bool:
        """Return whether a seat has closed the window by answering first."""
        return self.is_first_come and any(
            own and self.decision(state, seat) is None and own != (self.silent_action(state, seat),)
            for seat, own in enumerate(self.chosen)
        )


class OpenWindow(TableStep, frozen=True):
    """A question that several seats may answer in public at any time, such as an open auction.

    The window is open while a seat has a decision. Each action takes effect at once, and may ask the other
    seats again. An action other than the silent one restarts the deadline.
    """

    def decision(self, state: Any, seat: Seat) -> Decision | None:
        """Return a seat's decision, or None if it cannot act now.

        The decision's `apply` is never called.
        """
        raise NotImplementedError

    def silent_action(self, state: Any, seat: Seat) -> Action:
        """Return the option that a seat chooses by not acting before the deadline.

        Afterwards, the seat is not asked again until another seat acts.
        """
        raise NotImplementedError

    def act(self, state: Any, seat: Seat, action: Any) -> Any:
        """Return the state after a seat's legal action.

        This step has already been removed from `state`. Push it again, changed, to keep the window open.
        """
        raise NotImplementedError

    def awaited_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that may act."""
        return tuple(seat for seat in range(state.seats) if self.decision(state, seat) is not None)

    def asked_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that may act, because everyone can see which seats have passed."""
        return self.awaited_seats(state)


Window: TypeAlias = SecretWindow | OpenWindow


def private_events(events: tuple[LogEvent, ...], seat: Seat) -> tuple[LogEvent, ...]:
    """Return the events that only the given seat may read."""
    return tuple(event for event in events if event.audience == (seat,))
