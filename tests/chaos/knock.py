"""Asks a house by HTTP."""

import json
from http.client import HTTPConnection, HTTPException
from typing import Any

TOO_MANY = 429


class Refusal(Exception):
    """An answer, but not the one that was hoped for; `mine` where it is the question's fault."""

    def __init__(self, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.mine = 400 <= status < 500 and status != TOO_MANY


def ask(
    door: str, path: str, body: Any = None, headers: dict[str, str] | None = None, wait_s: float = 3
) -> Any:
    connection = HTTPConnection(door, timeout=wait_s)
    try:
        data = None if body is None else json.dumps(body).encode()
        connection.request("GET" if body is None else "POST", path, data, headers or {})
        answer = connection.getresponse()
        told = answer.read()
    except HTTPException as error:
        raise Refusal(type(error).__name__) from error
    finally:
        connection.close()
    if answer.status >= 300:
        raise Refusal(f"{answer.status} {told[:200]!r}", answer.status)
    return json.loads(told)
