"""Whatever is refused, people read why in their own language."""

import inspect

import pytest

from gonfalon.server import errors
from gonfalon.web import trouble

from .conftest import Enter
from .test_words import WEB, messages

#: Keys of the page itself: its heading, and what it says when no answer came.
OWN = {"error-title", "error-lost", "error-unreachable"}


def refusals(root: type[errors.Refused] = errors.Refused) -> list[type[errors.Refused]]:
    return [root, *(cls for child in root.__subclasses__() for cls in refusals(child))]


def facts() -> dict[str, set[str]]:
    """Everything the server can refuse, by reason or kind, with the facts that come along."""
    out: dict[str, set[str]] = {kind: set() for _, kind, _ in errors.KERNEL}
    out["illegal"] = {"rule"}
    out["other_content"] = {"file"}
    out |= {kind: set() for kind in errors.PLAIN.values()}
    for cls in refusals():
        for name in (cls.kind, cls.reason or cls.kind):
            out.setdefault(name, set())
        out[cls.reason or cls.kind] |= set(inspect.signature(cls).parameters) - {"message", "more"}
    return out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_can_be_refused_has_words(lang: str) -> None:
    worded = {key: facts for key, facts in messages(WEB / "text" / f"{lang}.ftl").items() if key.startswith("error-")}
    known = facts()
    assert worded.keys() - OWN == {f"error-{name}" for name in known}
    assert {key: missing for key, named in worded.items() if (missing := named - known.get(key[6:], set()))} == {}


def test_a_file_that_is_no_record_is_refused_in_french(enter: Enter) -> None:
    anne = enter(lang="fr")
    anne.visit("/")
    for content in (b"dear diary", b"[1, 2]", b'{"format": "gonfalon-record-1", "game": "byzantium", "rules": 0}'):
        kind = "other_rules" if b"rules" in content else "damaged_record"
        file = {"name": "record.json", "mimeType": "application/json", "buffer": content}
        anne.page.set_input_files("#record-file", file)  # type: ignore[arg-type]
        anne.page.get_by_text(trouble({"kind": kind}, "fr"), exact=True).wait_for()
        anne.page.evaluate("document.getElementById('toast').textContent = ''")
    anne.complaints = [words for words in anne.complaints if "422" not in words]


def test_a_taken_name_is_refused_in_french(enter: Enter) -> None:
    taken, password = "Hildegarde", "correct horse"
    other = enter()
    other.visit("/account")
    other.post("/api/register", {"name": taken, "password": password})
    anne = enter(lang="fr")
    anne.visit("/account")
    form = anne.page.locator("form[data-call='/api/register']")
    form.locator("[name=name]").fill(taken)
    form.locator("[name=password]").fill(password)
    form.locator("button").click()
    anne.page.locator("#trouble", has_text=f"Le nom {taken} est déjà pris.").wait_for()
    anne.complaints = [words for words in anne.complaints if "422" not in words]


def test_a_lost_newcomer_changes_the_language(enter: Enter) -> None:
    lost = enter()
    lost.visit("/t/nowhere")
    lost.page.get_by_text(trouble({"kind": "not_found"}, "en")).wait_for()
    lost.page.click(".tongues [data-lang=fr]")
    lost.page.get_by_text(trouble({"kind": "not_found"}, "fr")).wait_for()
    lost.complaints = [words for words in lost.complaints if "404" not in words and "401" not in words]
