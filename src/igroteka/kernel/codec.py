"""Values to bytes and back: one JSON form for the wire, the log and the tests."""

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from .errors import BadMessage

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


@lru_cache(maxsize=512)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """To look through a union of twenty messages takes ten times as long as to read one."""
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: type[T]) -> T:
    wanted: Any = kind
    try:
        found: T = _decoder(wanted).decode(data)
        return found
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMessage(str(error)) from error


def convert(value: Any, kind: type[T]) -> T:
    """A decoded JSON value as the struct it stands for."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from error
