"""Two server processes on one PostgreSQL: pushes cross over, and two writers never both win."""

from concurrent.futures import ThreadPoolExecutor

from .serving import Elsewhere, Serving, Visitor, listening, next_of, play_on, quick, soon


def test_a_move_at_one_server_is_pushed_by_the_other(postgres: str) -> None:
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there:
        anna, bruno = Visitor(here.url, "Anna"), Visitor(there.url, "Bruno")
        table = anna.open("me", "open", public=True)
        bruno.post(f"/api/tables/{table}/sit", seat=1)
        soon(lambda: anna.at(table)["table"]["seats"][1]["name"], "Bruno")
        with listening(bruno, table) as events:
            next_of(events, "changed")
            anna.answer(table, "bid:1", seat=0)
            assert next_of(events, "changed")["data"]["version"] == 1
            anna.post(f"/api/tables/{table}/chat", text="hello over there")
            assert next_of(events, "chat")["data"]["text"] == "hello over there"
        bruno.answer(table, "bid:0", seat=1)
        soon(lambda: anna.at(table)["view"]["version"], 3)
        anna.answer(table, "button:keep", seat=0)
        soon(lambda: bruno.at(table)["view"]["version"], 4)
        anna.post(f"/api/tables/{table}/undo", seat=0)
        soon(lambda: bruno.at(table)["view"]["version"], 3)
        anna.close()
        bruno.close()


def test_two_servers_never_both_give_the_same_answer(postgres: str) -> None:
    """Anna sends every answer through both servers at once: exactly one of them takes it."""
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there, ThreadPoolExecutor(2) as both:
        anna = Visitor(here.url, "Anna")
        twin = Visitor(there.url)
        twin.http.cookies.update(dict(anna.http.cookies))
        table = anna.open("me", "me", hotseat=True)
        for _ in range(10):
            decision = anna.at(table)["view"]["decision"]
            body = {"seat": decision["seat"], "decision": decision["id"], "answer": decision["options"][0]["answer"]}
            sent = [both.submit(who.http.post, f"/api/tables/{table}/answer", json=body) for who in (anna, twin)]
            assert sorted(answer.result().status_code for answer in sent) == [200, 409]
        soon(lambda: anna.at(table, seat=0)["view"] == twin.at(table, seat=0)["view"], True)
        play_on(anna, table)
        soon(lambda: twin.at(table)["view"]["over"], True)
        anna.close()
        twin.close()


def test_bots_go_on_when_their_server_has_gone(postgres: str) -> None:
    with Elsewhere(postgres) as there:
        anna = Visitor(there.url, "Anna")
        table = anna.open("me", "novice", options={"rounds": 1000})
        play_on(anna, table, answers=5)
    with Serving(quick(postgres)) as here:
        again = Visitor(here.url)
        again.http.cookies.update(dict(anna.http.cookies))
        before = again.at(table)["view"]["version"]
        assert play_on(again, table, answers=3)["view"]["version"] >= before + 3
        again.close()
    anna.close()
