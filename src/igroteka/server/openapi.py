"""The HTTP doors as OpenAPI 3.1, made from the same structs."""

import re
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from igroteka import __version__

from .doors import Door, Query
from .troubles import STATUS
from .wire import Trouble

REF = "#/components/schemas/{name}"
OF_A_TOKEN = ("no-such-table", "wrong-token", "internal")
OF_A_BODY = ("bad-message", "foreign-origin", "too-large", "disk", "database")


def openapi(doors: Sequence[Door]) -> dict[str, Any]:
    kinds = [kind for door in doors for kind in (*options(door.gives), door.takes) if kind]
    kinds = [kind for kind in dict.fromkeys([*kinds, Trouble]) if kind is not bytes]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = dict(zip(kinds, schemas, strict=True))
    # The house knows only the base of every game's events.
    kind = {"kind": {"type": "string"}}
    components["Event"] = {"type": "object", "required": ["kind"], "properties": kind}
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Igroteka", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def options(kind: Any) -> tuple[Any, ...]:
    """Structs that share no tag are told apart by the document, not by msgspec."""
    parts = get_args(kind)
    return parts if parts and Ellipsis not in parts else (kind,)


def operation(door: Door, schema_of: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": door.about,
        "operationId": f"{door.endpoint.__name__}_{door.method.lower()}",
        "parameters": [
            *map(in_path, re.findall(r"{(\w+)}", door.path)),
            *map(in_query, door.query),
        ],
        "responses": responses(door, schema_of),
    }
    if door.token:
        described["security"] = [{"seat": []}]
    if door.takes:
        content = {"application/json": {"schema": schema_of[door.takes]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def responses(door: Door, schema_of: dict[Any, Any]) -> dict[str, Any]:
    given = [schema_of[kind] for kind in options(door.gives) if kind is not bytes]
    good = {"anyOf": given} if len(given) > 1 else given[0] if given else {"type": "string"}
    troubles = ("too-fast", *door.troubles, *(OF_A_TOKEN if door.token else ()))
    troubles = (*troubles, *(OF_A_BODY if door.takes else ()))
    bad = {"application/json": {"schema": schema_of[Trouble]}}
    statuses = sorted({STATUS[code] for code in troubles})
    return {
        str(door.status): {"description": door.about, "content": {door.media: {"schema": good}}},
        **{str(status): {"description": "Trouble", "content": bad} for status in statuses},
    }


def in_path(name: str) -> dict[str, Any]:
    schema = {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def in_query(query: Query) -> dict[str, Any]:
    schema = {"type": "string", **({"pattern": query.pattern} if query.pattern else {})}
    return {
        "name": query.name,
        "in": "query",
        "description": query.about,
        "required": query.required,
        "schema": schema,
    }
