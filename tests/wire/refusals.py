"""Discord's error responses and their codes."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Raised if Discord would respond to a request with an error."""

    def __init__(self, status: int, code: int, message: str, **beside: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body = {"code": code, "message": message, **beside}


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def unknown_user() -> Refused:
    return Refused(404, 10013, "Unknown User")


def unknown_webhook() -> Refused:
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    return Refused(404, 10062, "Unknown interaction")


def explicit_content() -> Refused:
    return Refused(400, 20009, "Explicit content cannot be sent to the desired recipient(s)")


def blocked_by_automod() -> Refused:
    return Refused(400, 200000, "Message was blocked by automatic moderation")


def title_blocked_by_automod() -> Refused:
    return Refused(400, 200001, "Title was blocked by automatic moderation")


def harmful_link() -> Refused:
    return Refused(400, 240000, "Message blocked by harmful links filter")


def too_many_edits() -> Refused:
    return Refused(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
        retry_after=0.1,
    )


def too_large() -> Refused:
    return Refused(413, 40005, "Request entity too large")


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def not_the_author() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def no_direct_messages() -> Refused:
    return Refused(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def wrong_channel_type() -> Refused:
    return Refused(400, 50024, "Cannot execute action on this channel type")


def expired_token() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def invalid_form(slips: list[str]) -> Refused:
    errors = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": slip} for slip in slips]}
    return Refused(400, 50035, "Invalid Form Body", errors=errors)


def archived_thread() -> Refused:
    return Refused(400, 50083, "Tried to perform an operation on an archived thread")


def locked_thread() -> Refused:
    return Refused(400, 160005, "This thread is locked")


def thread_exists() -> Refused:
    return Refused(400, 160004, "A thread has already been created for this message")


def rate_limited(seconds: float, *, everywhere: bool = False) -> Refused:
    return Refused(429, 0, "You are being rate limited.", retry_after=seconds, **{"global": everywhere})
