from typing import Any


def draw(*a: Any) -> str:
    return ""


def tell(*a: Any) -> str:
    return ""


def tips(*a: Any) -> dict[str, Any]:
    return {}


def panels(s: Any, w: Any) -> list[Any]:
    return [[] for _ in range(s.seats)]
