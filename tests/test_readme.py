"""The examples of the README run as they stand."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)


def test_the_readme_has_an_example_for_bot_authors() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_of_the_readme_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own text
    assert capsys.readouterr().out.strip()
