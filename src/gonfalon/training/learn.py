"""Trains the network of the learned bot by self-play.

python -m gonfalon.training.learn byzantium --games 3000 --rounds 2 --workers 16 --out byzantium.npz

Round after round: bots play each other, every few actions the features of all seats are noted, and the network
learns from them who won in the end. The first round is played by the greedy bot, the later ones by the network
itself. Fitting needs PyTorch and uses a GPU if there is one; playing needs numpy alone.
"""

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import arena, bots, registry
from gonfalon.bots import learned
from gonfalon.bots.knowledge import advice, knowledge
from gonfalon.kernel.generator import Generator

#: One position: the features of every seat, and each seat's share of the victory.
Sample = tuple[NDArray[np.float32], NDArray[np.float32]]
#: One settled position out of so many is noted.
EVERY = 3


def self_play(game: str, spec: str, weights: str, seeds: list[int]) -> list[list[Sample]]:
    """The positions of some games; the number of seats changes from game to game."""
    learned.WEIGHTS = Path(weights)
    found = registry.find(game)
    features, mind = advice(found, "features"), knowledge(found)
    out: list[list[Sample]] = []
    for seed in seeds:
        seats = found.seats[seed % len(found.seats)]
        match = gonfalon.new(game, seats, seed=seed)
        players = [bots.make(spec) for _ in range(seats)]
        generator = Generator(seed).split()
        noted = []
        while not match.over:
            if generator.below(EVERY) == 0 and mind.settled(match.state, 0):
                noted.append(np.array(features(match.state), dtype=np.float32))
            seat = match.turn[0]
            match._apply(players[seat].choose(match, seat, generator), seat)
        winners = match.winners()
        share = np.array([1 / len(winners) if seat in winners else 0 for seat in range(seats)], dtype=np.float32)
        out.append([(rows, share) for rows in noted])
    return out


def gathered(game: str, spec: str, weights: Path, games: int, workers: int, seed: int) -> list[list[Sample]]:
    """Self-play in several processes."""
    seeds = list(range(seed, seed + games))
    batches = [seeds[start : start + 8] for start in range(0, games, 8)]
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        futures = [pool.submit(self_play, game, spec, str(weights), batch) for batch in batches]
        return [one for future in futures for one in future.result()]


def stacked(games: list[list[Sample]]) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """All positions as arrays; seats that a game does not have are masked out."""
    samples = [sample for game in games for sample in game]
    most = max(len(share) for _, share in samples)
    width = samples[0][0].shape[1]
    rows = np.zeros((len(samples), most, width), np.float32)
    shares = np.zeros((len(samples), most), np.float32)
    there = np.zeros((len(samples), most), np.float32)
    for number, (features, share) in enumerate(samples):
        rows[number, : len(share)] = features
        shares[number, : len(share)] = share
        there[number, : len(share)] = 1
    return rows, shares, there


def fitted(games: list[list[Sample]], hidden: int = 96, epochs: int = 60, seed: int = 1) -> dict[str, Any]:
    """The layers of a network that predicts the winner; the epoch that did best on games held back is kept."""
    torch: Any = import_module("torch")
    torch.manual_seed(seed)
    order = np.random.default_rng(seed).permutation(len(games))
    kept = max(1, len(games) // 10)
    place = "cuda" if torch.cuda.is_available() else "cpu"
    parts = [[games[i] for i in order[kept:] if games[i]], [games[i] for i in order[:kept] if games[i]]]
    (rows, shares, there), held = ([torch.tensor(part, device=place) for part in stacked(one)] for one in parts)
    known = rows[there > 0]
    mean, scale = known.mean(0), known.std(0) + 0.1
    net = torch.nn.Sequential(
        torch.nn.Linear(rows.shape[2], hidden),
        torch.nn.ReLU(),
        torch.nn.Dropout(0.2),
        torch.nn.Linear(hidden, hidden),
        torch.nn.ReLU(),
        torch.nn.Dropout(0.2),
        torch.nn.Linear(hidden, 1, bias=False),
    ).to(place)
    steps = torch.optim.AdamW(net.parameters(), lr=5e-4, weight_decay=1e-2)

    def loss(x: Any, y: Any, mask: Any) -> Any:
        values = x[..., 0] + net((x - mean) / scale).squeeze(-1) + (mask - 1) * 1e9
        return -(y * torch.log_softmax(values, 1)).sum(1).mean()

    with torch.no_grad():
        net[6].weight.mul_(0.1)
        base = -(held[1] * torch.log_softmax(held[0][..., 0] + (held[2] - 1) * 1e9, 1)).sum(1).mean()
    print(f"the evaluation alone: {float(base):.4f}", file=sys.stderr, flush=True)
    best, layers = float("inf"), {}
    for epoch in range(epochs):
        net.train()
        shuffled = torch.randperm(len(rows), device=place)
        for start in range(0, len(rows), 1024):
            some = shuffled[start : start + 1024]
            steps.zero_grad()
            loss(rows[some], shares[some], there[some]).backward()
            steps.step()
        net.eval()
        with torch.no_grad():
            now = float(loss(*held))
        if now < best:
            best, layers = now, {key: value.clone() for key, value in net.state_dict().items()}
            print(f"epoch {epoch}: {now:.4f} on {len(held[0])} positions held back", file=sys.stderr, flush=True)
    names = {"w1": "0.weight", "b1": "0.bias", "w2": "3.weight", "b2": "3.bias", "w3": "6.weight"}
    out = {name: layers[key].cpu().numpy() for name, key in names.items()}
    out = {name: value.T if value.ndim == 2 else value for name, value in out.items()}
    return {**out, "w3": out["w3"][:, 0], "mean": mean.cpu().numpy(), "scale": scale.cpu().numpy()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the learned bot of a game by self-play.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="per round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=None, help="a folder; the package's own if not given")
    parser.add_argument("--matches", type=int, default=200, help="games against greedy and random at the end")
    chosen = parser.parse_args()
    folder: Path = chosen.out or learned.WEIGHTS
    folder.mkdir(parents=True, exist_ok=True)
    learned.WEIGHTS = folder
    games: list[list[Sample]] = []
    for number in range(chosen.rounds):
        spec = "learned:samples=1:blunder=0.06" if number else "greedy:samples=1:blunder=0.06"
        games += gathered(chosen.game, spec, folder, chosen.games, chosen.workers, 1_000_000 * (number + 1))
        print(f"round {number + 1}: {len(games)} games", file=sys.stderr, flush=True)
        np.savez(folder / f"{chosen.game}.npz", **fitted(games))
    for opponent in ("random", "greedy"):
        cup = arena.Tournament(chosen.game, ("learned", opponent), chosen.matches, seats=2, seed=7)
        print(arena.worded(arena.summary(arena.run(cup, chosen.workers))), flush=True)


if __name__ == "__main__":
    main()
