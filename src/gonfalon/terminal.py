"""A game in the terminal: plain lines in, plain lines out. It is also the door for screen readers."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon import analysis
from gonfalon.bots import Bot
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE
from gonfalon.match import Match, fresh
from gonfalon.wording import scored

Ask = Callable[[str], str]
Tell = Callable[[str], None]

SENTENCES = {
    "en": {
        "help": "A number answers. u or undo: take back. i or hint: what a bot would do. ?: the rule behind the "
        "question, ?3: behind answer 3, ?{answer}: is that allowed, and if not, why. t or table: the position. "
        "l or log: the log. q or quit: save and leave. h or help: this help.",
        "number": "There are answers 1 to {count}. h gives help.",
        "seat": "You are {name}.",
        "hint": "A bot would choose {choice}: {label}.",
        "range": "Or = and any number from {low} to {high} in steps of {step}: ={low}",
        "legal": "That is allowed.",
        "undone": "Taken back.",
        "stays": "That cannot be taken back: a die, a draw or another player's answer lies behind.",
        "saved": "Saved in {path}. To go on: {command}",
        "scores": "Points: {scores}.",
        "more": "Enter goes on, q leaves: ",
    },
    "fr": {
        "help": "Un numéro répond. u ou reprendre : reprendre. i ou conseil : ce que ferait un bot. ? : la règle de la "
        "question, ?3 : de la réponse 3, ?{answer} : est-ce permis, et sinon pourquoi. t ou table : la position. "
        "l ou journal : le journal. q ou quitter : enregistrer et quitter. h ou aide : cette aide.",
        "number": "Les réponses vont de 1 à {count}. h donne de l'aide.",
        "seat": "Vous jouez {name}.",
        "hint": "Un bot choisirait {choice} : {label}.",
        "range": "Ou = et un nombre de {low} à {high} par pas de {step} : ={low}",
        "legal": "C'est permis.",
        "undone": "Repris.",
        "stays": "Impossible de reprendre : un dé, une pioche ou la réponse d'un autre est passé par là.",
        "saved": "Enregistré dans {path}. Pour continuer : {command}",
        "scores": "Points : {scores}.",
        "more": "Entrée continue, q quitte : ",
    },
}

#: Whole words, in either language, for the letters.
WORDS = {
    **{"undo": "u", "back": "u", "reprendre": "u", "annuler": "u"},
    **{"hint": "i", "conseil": "i", "table": "t", "position": "t", "log": "l", "journal": "l"},
    **{"quit": "q", "exit": "q", "save": "q", "quitter": "q", "help": "h", "aide": "h", "why": "?", "pourquoi": "?"},
}
#: How many games a hint plays in its head.
THOUGHT = 200


class Terminal:
    """One person at a terminal against bots."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: list[Bot],
        generator: Generator,
        lang: str,
        ask: Ask,
        tell: Tell,
        save: Path,
        again: tuple[str, ...] = ("gonfalon", "play", "--resume"),
    ) -> None:
        """``again`` begins the command that goes on with the saved game; the file's name ends it."""
        self.match = match
        self.seat = seat
        self.bots = bots
        self.generator = generator
        self.lang = lang
        self.ask = ask
        self.tell = tell
        self.save = save
        self.again = again
        self.read = -1  # the log has been told up to this version
        self.helped = False
        self.words = SENTENCES[lang]

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.tell(self.words["seat"].format(name=self.match.words(self.lang).seat(self.seat)))
        self.tell(self.match.text(self.seat, self.lang))
        while not self.match.over:
            turn = self.match.turn
            others = [seat for seat in turn if seat != self.seat]
            if others:
                seat = others[0]
                self.match.apply(self.bots[seat].choose(self.match, seat, self.generator), seat)
            elif not self._decide():
                return
        self._tell_news()
        self.tell(self.match.waiting(self.lang))
        self._tell_scores()

    def _decide(self) -> bool:
        """Put the question until it is answered; False if the person leaves."""
        self._tell_news()
        decision = self.match.decision(self.seat, self.lang)
        if decision is None:
            return True
        if not self.helped:
            self._help(decision)
        self.tell(decision["prompt"])
        numbered = _numbered(decision)
        for number, option in numbered.items():
            self.tell(f"{number}. {option['label']}")
        if "number" in decision:
            self.tell(self.words["range"].format(**decision["number"]))
        while True:
            try:
                said = self.ask("> ").strip()
            except EOFError:
                said = "q"
            said = WORDS.get(said.lower(), said)
            if said == "q":
                self._leave()
                return False
            if said in numbered:
                self.match.apply(numbered[said]["answer"], self.seat, decision["id"])
                return True
            if said.startswith("=") and self.match.why_not(f"number:{said[1:]}", self.seat) is None:
                self.match.apply(f"number:{said[1:]}", self.seat, decision["id"])
                return True
            if said == "u" and self._undo():
                return True
            if said != "u":
                self._inform(said, decision)

    def _leave(self) -> None:
        self.save.write_bytes(self.match.save())
        self.tell(self.words["saved"].format(path=self.save, command=shlex.join([*self.again, str(self.save)])))

    def _inform(self, said: str, decision: dict[str, Any]) -> None:
        if said == "t":
            self.tell(self.match.text(self.seat, self.lang))
            self._tell_scores()
        elif said == "l":
            for line in self.match.log(self.seat, self.lang):
                self.tell(line["text"])
        elif said == "h":
            self._help(decision)
        elif said == "i":
            self._hint(decision)
        elif said.startswith("?"):
            self._why(said[1:].strip(), decision)
        else:
            self.tell(self.words["number"].format(count=len(decision["options"])))

    def _help(self, decision: dict[str, Any]) -> None:
        self.helped = True
        self.tell(self.words["help"].format(answer=decision["options"][-1]["answer"]))

    def _hint(self, decision: dict[str, Any]) -> None:
        """What a bot would do here, and why."""
        best = analysis.hint(self.match, self.seat, self.lang, simulations=THOUGHT)["moves"][0]
        numbers = [number for number, option in _numbered(decision).items() if option["answer"] == best["answer"]]
        choice = numbers[0] if numbers else "=" + best["answer"].partition(":")[2]
        self.tell(self.words["hint"].format(choice=choice, label=best["label"]))
        for reason in best["reasons"]:
            self.tell(f"  {reason['text']}")

    def _why(self, what: str, decision: dict[str, Any]) -> None:
        numbered = _numbered(decision)
        if not what:
            self._tell_rule(decision["rule"])
        elif what in numbered:
            self._tell_rule(numbered[what]["rule"])
        elif what.isdigit():
            self.tell(self.words["number"].format(count=len(numbered)))
        else:
            said = self.match.objection(what, self.seat, self.lang, ahead=True)
            self.tell(self.words["legal"] if said is None else "{fact} {rule}: {law}".format(**said))

    def _tell_rule(self, rule: str) -> None:
        self.tell(f"{rule}: {self.match.rule_text(rule, self.lang)}")

    def _undo(self) -> bool:
        if not self.match.can_undo(self.seat):
            self.tell(self.words["stays"])
            return False
        self.match.undo(self.seat)
        self.read = min(self.read, self.match.version)
        self.tell(self.words["undone"])
        return True

    def _tell_news(self) -> None:
        for line in self.match.log(self.seat, self.lang, since=self.read):
            self.tell(line["text"])
        self.read = self.match.version

    def _tell_scores(self) -> None:
        words = self.match.words(self.lang)
        scores = ", ".join(f"{words.seat(seat)} {scored(points)}" for seat, points in enumerate(self.match.scores()))
        self.tell(self.words["scores"].format(scores=scores))


def _numbered(decision: dict[str, Any]) -> dict[str, Any]:
    """The options of a decision by the number to type."""
    return {str(number): option for number, option in enumerate(decision["options"], 1)}


def free_path(stem: str, folder: Path) -> Path:
    """A file that does not exist yet: byzantium-1.save, byzantium-2.save ..."""
    number = 1
    while (path := folder / f"{stem}-{number}.save").exists():
        number += 1
    return path


def walk(played: Match, lang: str, ask: Ask | None, tell: Tell) -> None:
    """Go through a match answer by answer, told to a spectator; ``ask`` None does not wait in between."""
    match = fresh(played.game, played.seats, played.state.options, 0, chance=False)
    words, read = match.words(lang), -1
    answers = played.answers()
    for number, (seat, answer, when) in enumerate(answers, 1):
        who = words.seat(seat)
        what = match.describe(answer, lang, None if seat == CHANCE else seat)
        match.apply(answer, seat, when=when)
        tell(f"{number}/{len(answers)} {who}: {what}")
        for line in match.log(None, lang, since=read):
            tell(f"  {line['text']}")
        read = match.version
        if ask is not None and number < len(answers) and ask(SENTENCES[lang]["more"]).strip() == "q":
            return
    tell(match.text(None, lang))
    tell(match.waiting(lang))
