"""Guests, accounts, sessions."""

import sqlite3
from collections.abc import Callable

from .serving import HORSE, Serving, Visitor

WRONG = "battery staple"


def test_a_newcomer_is_a_guest_and_stays_the_same(visitor: Callable[[str], Visitor]) -> None:
    somebody = visitor("")
    me = somebody.get("/api/me")
    assert me["name"].startswith("Guest")
    assert not me["account"]
    assert somebody.get("/api/me") == me


def test_the_cookie_is_for_the_server_alone(visitor: Callable[[str], Visitor]) -> None:
    cookie = visitor("").http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_an_account_keeps_its_tables_on_another_machine(visitor: Callable[[str], Visitor]) -> None:
    here, there = visitor("Dora"), visitor("Guest")
    table = here.open("me", "novice")
    assert here.post("/api/register", name="Dora", password=HORSE)["account"]
    other = there.open("me", "novice")
    assert there.post("/api/login", name="dora", password=HORSE)["name"] == "Dora"
    assert {table, other} <= {entry["id"] for entry in there.get("/api/tables")["mine"]}
    assert there.at(other)["table"]["seats"][0]["name"] == "Dora"


def test_a_name_is_taken_once(anna: Visitor, bruno: Visitor) -> None:
    anna.post("/api/register", name="Emma", password=HORSE)
    assert "taken" in bruno.post("/api/register", 422, name="EMMA", password=WRONG)["error"]["message"]


def test_a_wrong_password_says_no_more_than_an_unknown_name(anna: Visitor, bruno: Visitor) -> None:
    anna.post("/api/register", name="Fritz", password=HORSE)
    wrong = bruno.post("/api/login", 401, name="Fritz", password=WRONG)
    assert wrong == bruno.post("/api/login", 401, name="Nobody", password=WRONG)


def test_signing_out_ends_the_session(anna: Visitor) -> None:
    cookie = anna.http.cookies["gonfalon_session"]
    anna.post("/api/logout")
    anna.http.cookies.set("gonfalon_session", cookie)
    assert anna.get("/api/me")["name"].startswith("Guest")


def test_bad_names_and_passwords_are_refused(anna: Visitor) -> None:
    anna.post("/api/me", 422, name=" \u200b ")
    anna.post("/api/me", 422, name="x" * 50)
    anna.post("/api/me", 422, lang="la")
    assert "8 to 200" in anna.post("/api/register", 422, name="Gerd", password=HORSE[:5])["error"]["message"]


def test_a_chosen_language_is_remembered(anna: Visitor) -> None:
    anna.post("/api/me", lang="fr")
    assert anna.get("/api/me")["lang"] == "fr"


def test_the_database_holds_no_token_and_no_password(anna: Visitor, server: Serving) -> None:
    table = anna.open("me", "novice")
    anna.post("/api/register", name="Hanna", password=HORSE)
    secrets = [anna.post(f"/api/tables/{table}/token", seat=0)["token"], anna.http.cookies["gonfalon_session"]]
    kept = "\n".join(sqlite3.connect(str(server.services.storage.url.database)).iterdump())
    assert not [secret for secret in [*secrets, HORSE] if secret in kept]
