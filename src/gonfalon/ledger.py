"""The rule ledgers: every rule of a game has an id and a text in English and French.

A game's ``rules.md`` is read as it stands: an entry begins with ``**BYZ-4.2**``; the English runs up to
the blockquote below it, which is the French. Marks of the source such as ``[R]`` (the rulebook says so) are for those
who keep the file; readers of the rules do not see them.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

_ENTRY = re.compile(r"^\*\*([A-Z]+-[A-Z0-9.-]*[A-Z0-9][a-z]?)\*\*\s*")
_HEAD = re.compile(r"^(#{1,3})\s+(.*)")
_ASIDE = re.compile(r"\s?\([^()]*[A-Z]-[A-Z]*-?\d[^()]*\)|\s?(Ruling of ours|Arbitrage de notre part)[^.:]*\.")
_RULING = re.compile(r"(?:^|(?<=[^,;:]\s))(?:Our ruling|Ruling|Notre arbitrage|Arbitrage)\b[^:.]*:\s?")
#: The same within a sentence, to which what follows belongs.
_WITHIN = re.compile(r"(?<=[,;:]\s)(?:[Oo]ur ruling|[Rr]uling|[Nn]otre arbitrage|[Aa]rbitrage)\s?:\s?")
_STOP = re.compile(r"(?<=[.!?])\s")
_TITLE = 40  # a shorter sentence says only what the rule is about
_SHORT = 240  # characters of a rule in brief, if its first sentence is not longer
_SOURCE = re.compile(r"\s?\[R\b[^\]]*\]")
_FRENCH = re.compile(r" (?=[:;?!](?:[\s)]|$)|»)|(?<=«) ", re.MULTILINE)  # spaces at which French does not break a line
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)|(?<=s)'(?=\s)")


class Entry(NamedTuple):
    """One rule, worked example or scenario; with an empty id a heading (``level`` 1 to 3) or the words below it."""

    id: str
    en: str
    fr: str
    level: int = 0

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def brief(self, lang: str) -> str:
        """The rule itself in a few plain sentences: no marks, tables and references, nor why we read it so."""
        lines = [line for line in self.text(lang).splitlines() if not line.lstrip().startswith("|")]
        said = [_RULING.split(line)[0].strip() for line in lines]
        if not any(said):  # a rule that is nothing but a ruling
            said = [_RULING.sub("", line) for line in lines]
        plain = _WITHIN.sub("", _ASIDE.sub("", " ".join(filter(None, said)))).replace("*", "").replace("`", "").strip()
        first, *more = _STOP.split(plain)
        for sentence in more:
            if len(first) >= _TITLE and len(first) + len(sentence) >= _SHORT:
                break
            first += " " + sentence
        return first[:1].upper() + first[1:]


def _shown(lines: list[str]) -> str:
    return _APOSTROPHE.sub("\u2019", _SOURCE.sub("", "\n".join(lines)).strip())


@cache
def ledger(path: Path) -> tuple[Entry, ...]:
    """The entries of a ledger file in printed order."""
    entries: list[Entry] = []
    name, level = "", 0
    en: list[str] = []
    fr: list[str] = []

    def close() -> None:
        if level:
            entries.append(Entry("", _shown([en.pop(0)]), _shown([fr.pop(0)]) if fr else "", level))
        if name or any(en):
            entries.append(Entry(name, _shown(en), _FRENCH.sub("\u00a0", _shown(fr))))
        en.clear()
        fr.clear()

    for line in path.read_text(encoding="utf-8").splitlines():
        entry, head = _ENTRY.match(line), _HEAD.match(line)
        if entry:
            close()
            name, level = entry[1], 0
            en.append(line[entry.end() :])
        elif head:
            close()
            name, level = "", len(head[1])
            en.append(head[2])
        elif line.startswith(">"):
            fr.append(line[1:].removeprefix(" "))
        elif line.strip() != "---":
            en.append(line)
    close()
    return tuple(entries)


@cache
def rule_texts(path: Path) -> dict[str, Entry]:
    """The rules of a ledger file by id."""
    return {entry.id: entry for entry in ledger(path) if entry.id}
