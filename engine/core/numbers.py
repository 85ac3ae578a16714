"""Numbers in a range as actions, for decisions with too many numbers to list them all as options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from engine.core.model import Action

MAX_LIKELY = 10
"""Maximum number of likely choices, which are shown as buttons."""
SPREAD = 8
"""Number of equal parts into which the sample divides a range."""
MAX_NUMBERS = 1_000_000
"""Maximum number of numbers in a range. Custom ids of buttons contain a number's position."""
MAX_ABSOLUTE = 1_000_000_000
"""Maximum absolute value of a number. The label of a modal contains the minimum and the maximum."""

NumberError: TypeAlias = Literal["low", "high", "step"]
"""Why a number is not possible: it is too low, too high, or between two steps."""


class NumberRange(Struct, frozen=True):
    """The numbers from which a seat chooses, and the action for each number.

    `example` is an action for any number, and `field` is the name of its field that contains the number.
    Raise ValueError if the range is empty or too large.
    """

    example: Action
    field: str
    minimum: int
    maximum: int
    step: int = 1
    """The distance between two possible numbers, starting at the minimum."""
    likely: tuple[int, ...] = ()
    """Numbers that are shown as buttons; if empty, the minimum, the middle and the maximum."""

    def __post_init__(self) -> None:
        """Check the limits, and make the maximum a possible number."""
        if max(abs(self.minimum), abs(self.maximum)) > MAX_ABSOLUTE:
            raise ValueError(f"too large: {self.minimum} to {self.maximum}")
        if self.step < 1 or not 0 <= self.maximum - self.minimum < MAX_NUMBERS * self.step:
            raise ValueError(
                f"not a range of numbers: {self.minimum} to {self.maximum} in steps of {self.step}"
            )
        if len(self.likely) > MAX_LIKELY or any(self.find_error(number) for number in self.likely):
            raise ValueError(f"likely must be at most {MAX_LIKELY} numbers in the range: {self.likely}")
        msgspec.structs.force_setattr(self, "maximum", self.number_at(self.count - 1))

    @property
    def count(self) -> int:
        """Return how many numbers are possible."""
        return (self.maximum - self.minimum) // self.step + 1

    def number_at(self, position: int) -> int:
        """Return the number at a position, counted from 0."""
        return self.minimum + position * self.step

    def position_of(self, number: int) -> int:
        """Return the position of a possible number."""
        return (number - self.minimum) // self.step

    def find_error(self, number: int) -> NumberError | None:
        """Return why a number is not possible, or None if it is."""
        if number < self.minimum:
            return "low"
        if number > self.maximum:
            return "high"
        return "step" if (number - self.minimum) % self.step else None

    def action(self, number: int) -> Any:
        """Return the action that chooses a number."""
        return msgspec.structs.replace(self.example, **{self.field: number})

    def number_of(self, action: Any) -> int | None:
        """Return the number that an action chooses, or None if it does not choose a possible number."""
        if type(action) is not type(self.example):
            return None
        number = getattr(action, self.field)
        if type(number) is not int or self.find_error(number) or self.action(number) != action:
            return None
        return number

    def shown(self) -> tuple[int, ...]:
        """Return the numbers that are shown as buttons, in ascending order."""
        middle = self.number_at((self.count - 1) // 2)
        return tuple(sorted({*(self.likely or (self.minimum, middle, self.maximum))}))

    def sample(self) -> tuple[Any, ...]:
        """Return the actions for a few numbers in ascending order, for robots, searches and tests.

        The sample contains the numbers that are shown, and further numbers at equal distances.
        """
        last = self.count - 1
        spread = {self.number_at(last * part // SPREAD) for part in range(SPREAD + 1)}
        return tuple(self.action(number) for number in sorted({*self.shown(), *spread}))
