"""The tool that prints refusals for people to judge: varied ones, none of them legal, the same for a seed."""

from itertools import islice

from tools.refusals import Sampler, printed, sort


def sampled(seed: int) -> list[tuple[str, str]]:
    sampler = Sampler("byzantium", seed)
    sampler.play(3, seed, 150)
    found = list(islice(sampler.refused(), 40))
    for moment, answer in found:
        assert answer not in moment.match.legal(moment.seat)
        assert moment.match.objection(answer, moment.seat) is not None
    return [(moment.kind, answer) for moment, answer in found]


def test_forty_refusals_are_of_many_kinds_and_the_same_for_a_seed() -> None:
    found = sampled(3)
    assert len(found) == 40
    assert len({kind for kind, _ in found}) > 6
    assert len({sort(answer) for _, answer in found}) > 6
    assert sampled(3) == found != sampled(4)


def test_a_refusal_is_printed_with_position_question_answer_rule_and_both_languages() -> None:
    sampler = Sampler("byzantium", 3)
    sampler.play(3, 3, 60)
    moment, answer = next(sampler.refused())
    text = "\n".join(printed(moment, answer, ["en", "fr"], False))
    assert text.startswith("Turn 1 of 3")
    assert f"ANSWER {answer}\n  en BYZ-" in text
    assert "\n  fr BYZ-" in text
