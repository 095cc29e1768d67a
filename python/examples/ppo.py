"""Proximal policy optimization in NumPy: an agent that learns to beat `greedy` in games of two.

    python ppo.py --game rurik --minutes 30 --save rurik.npz      # learn, and measure every few minutes
    python ppo.py --game rurik --load rurik.npz --minutes 0       # only measure

The agent sees what a seat may know. It begins with what the evaluation of the game thinks of every action: by that alone it
would play like `greedy`. Its net learns a correction, in two steps. First it imitates a teacher: in every position it gets
into, it learns what a search with a few iterations would do. Then it plays against `greedy` and improves on its own.

With `--sees observation` it has only the observation, and has to learn everything itself. Such a policy is written by
`--export FILE.onnx` as a model that plays in Samovar without Python (docs/models.md); it needs far more time.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass

import numpy as np

import samovar

Array = np.ndarray


class Net:
    """A feed-forward net with two hidden layers of rectified linear units, trained with Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> None:
        self.p: dict[str, Array] = {}
        for name, rows, columns, gain in (("1", inputs, hidden, 2), ("2", hidden, hidden, 2), ("3", hidden, outputs, 0.01)):
            weights = rng.standard_normal((rows, columns)) * math.sqrt(gain / rows)
            self.p |= {"w" + name: weights.astype(np.float32), "b" + name: np.zeros(columns, np.float32)}
        self.moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.p.items()}
        self.updates = 0

    def forward(self, x: Array) -> tuple[Array, tuple[Array, Array, Array]]:
        """The outputs, and what `backward` needs."""
        p = self.p
        one = np.maximum(x @ p["w1"] + p["b1"], 0)
        two = np.maximum(one @ p["w2"] + p["b2"], 0)
        return two @ p["w3"] + p["b3"], (x, one, two)

    def backward(self, kept: tuple[Array, Array, Array], back: Array) -> dict[str, Array]:
        """The gradients of the weights, from those of the outputs."""
        grads: dict[str, Array] = {}
        for name, inputs in zip("321", reversed(kept)):
            grads |= {"w" + name: inputs.T @ back, "b" + name: back.sum(0)}
            if name != "1":
                back = back @ self.p["w" + name].T
                back[inputs <= 0] = 0
        return grads

    def update(self, grads: dict[str, Array], rate: float) -> None:
        """A step of Adam, with the gradients clipped to a norm of 1."""
        norm = math.sqrt(sum(float((grad * grad).sum()) for grad in grads.values()))
        scale = min(1.0, 1.0 / (norm + 1e-8))
        self.updates += 1
        rate *= math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, grad in grads.items():
            first, second = self.moments[name]
            first += 0.1 * (grad * scale - first)
            second += 0.001 * (np.square(grad * scale) - second)
            self.p[name] -= rate * first / (np.sqrt(second) + 1e-5)


@dataclass
class Settings:
    """What to try."""

    game: str = "rurik"
    sees: str = "prior"  # or "observation"
    sharpness: float = 1.5  # of the prior: how much likelier an action is for each point
    teacher: str = "search:60"
    imitation: float = 0.5  # the share of the time
    hidden: int = 256
    n: int = 256  # games at once
    length: int = 64  # steps between updates
    epochs: int = 2
    batch: int = 2048
    rate: float = 2e-4
    clip: float = 0.15
    entropy: float = 0.002
    trace: float = 0.95  # the lambda of generalized advantage estimation; nothing is discounted
    scale: float = 0.1  # what a point of the lead is worth
    seed: int = 1


class Agent:
    """A policy and a critic for one game."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(settings.seed)
        if settings.sees not in ("prior", "observation"):
            raise ValueError(f"sees is 'prior' or 'observation', not {settings.sees!r}")
        told = samovar.game(settings.game)
        inputs = told.observation_size + (len(told.actions) if settings.sees == "prior" else 0)
        self.policy = Net(inputs, settings.hidden, len(told.actions), self.rng)
        self.critic = Net(inputs, settings.hidden // 2, 1, self.rng)

    def vector(self, n: int, seed: str, rewards: str = "lead") -> samovar.Vector:
        """Games of two against `greedy`, as many at one seat as at the other."""
        return samovar.vector(self.settings.game, n, "greedy", players=2, seed=seed, rewards=rewards)

    def see(self, vector: samovar.Vector) -> tuple[Array, Array]:
        """The inputs of the nets, and the logarithms of the chances of the actions by the prior alone (-inf if illegal)."""
        if self.settings.sees == "observation":
            return vector.observations.copy(), np.where(vector.masks, np.float32(0), -np.float32(np.inf))
        prior = log_softmax(vector.evaluate(seed=int(self.rng.integers(2**62))) * self.settings.sharpness)
        return np.concatenate([vector.observations, np.exp(prior)], 1), prior

    def log_chances(self, x: Array, prior: Array) -> tuple[Array, tuple[Array, Array, Array]]:
        """The logarithms of the chances of the actions, and what `Net.backward` needs."""
        logits, kept = self.policy.forward(x)
        return log_softmax(logits + prior), kept

    def choose(self, log_chances: Array) -> Array:
        """An action for each row, with these chances."""
        return (log_chances + self.rng.gumbel(size=log_chances.shape).astype(np.float32)).argmax(1)

    def imitate(self, seconds: float) -> float:
        """Learns what the teacher would do in the positions the agent gets into. Returns how often it would do the same."""
        s = self.settings
        vector = self.vector(s.n, f"imitate {s.seed} {self.policy.updates}")
        until, agreed, updates = time.monotonic() + seconds, 0.0, 0
        while updates == 0 or time.monotonic() < until:
            x, prior = self.see(vector)
            wanted = vector.ask(s.teacher, updates)
            log_chances, kept = self.log_chances(x, prior)
            vector.step(self.choose(log_chances))
            agreed += (float((log_chances.argmax(1) == wanted).mean()) - agreed) * max(0.02, 1 / (updates + 1))
            back = np.exp(log_chances)
            back[np.arange(len(x)), wanted] -= 1
            self.policy.update(self.policy.backward(kept, back / len(x)), 5 * s.rate)
            updates += 1
        return agreed

    def improve(self, vector: samovar.Vector, only_critic: bool = False) -> dict[str, float]:
        """Plays some steps, and learns from them."""
        s, n = self.settings, len(vector)
        shape = (s.length, n)
        x = np.empty((*shape, self.policy.p["w1"].shape[0]), np.float32)
        prior = np.empty((*shape, vector.masks.shape[1]), np.float32)
        actions, chances = np.empty(shape, np.int64), np.empty(shape, np.float32)
        values, rewards = np.empty((s.length + 1, n), np.float32), np.empty(shape, np.float32)
        dones = np.empty(shape, bool)
        for t in range(s.length):
            x[t], prior[t] = self.see(vector)
            values[t] = self.critic.forward(x[t])[0][:, 0]
            log_chances, _ = self.log_chances(x[t], prior[t])
            actions[t] = self.choose(log_chances)
            chances[t] = log_chances[np.arange(n), actions[t]]
            vector.step(actions[t])
            rewards[t], dones[t] = vector.rewards * s.scale, vector.dones
        values[-1] = self.critic.forward(self.see(vector)[0])[0][:, 0]

        gains, gain = np.empty(shape, np.float32), np.zeros(n, np.float32)
        for t in reversed(range(s.length)):
            gain = rewards[t] + ~dones[t] * (values[t + 1] + s.trace * gain) - values[t]
            gains[t] = gain
        wanted = (gains + values[:-1]).ravel()
        gains, actions, chances = gains.ravel(), actions.ravel(), chances.ravel()
        x, prior = x.reshape(-1, x.shape[2]), prior.reshape(-1, prior.shape[2])
        told: list[dict[str, float]] = []
        for _ in range(s.epochs):
            for part in np.array_split(self.rng.permutation(len(x)), max(1, len(x) // s.batch)):
                told.append({"value error": self.learn_values(x[part], wanted[part])})
                if not only_critic:
                    told[-1] |= self.learn_policy(x[part], prior[part], actions[part], chances[part], gains[part])
        return {key: float(np.mean([one[key] for one in told])) for key in told[0]}

    def learn_values(self, x: Array, wanted: Array) -> float:
        """Moves the values of positions towards what came of them. Returns the mean square error."""
        values, kept = self.critic.forward(x)
        off = values - wanted[:, None]
        self.critic.update(self.critic.backward(kept, off / len(x)), 3 * self.settings.rate)
        return float((off * off).mean())

    def learn_policy(self, x: Array, prior: Array, actions: Array, chances: Array, gains: Array) -> dict[str, float]:
        """A step towards actions that gained more than expected, not further than the clipped objective allows."""
        s, each = self.settings, np.arange(len(x))
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        log_chances, kept = self.log_chances(x, prior)
        all_chances, log_chances = np.exp(log_chances), np.where(np.isfinite(prior), log_chances, 0)
        ratio = np.exp(log_chances[each, actions] - chances)
        clipped = np.where(gains > 0, ratio > 1 + s.clip, ratio < 1 - s.clip)
        pull = np.where(clipped, 0, gains * ratio)
        entropy = -(all_chances * log_chances).sum(1)
        back = all_chances * (pull[:, None] + s.entropy * (log_chances + entropy[:, None]))
        back[each, actions] -= pull
        self.policy.update(self.policy.backward(kept, back.astype(np.float32) / len(x)), s.rate)
        return {"change": float(np.abs(ratio - 1).mean()), "entropy": float(entropy.mean())}

    def measure(self, games: int, seed: str = "measure") -> tuple[float, float, float]:
        """Plays games against `greedy`, and always takes the likeliest action.

        Returns the share of wins (a tie counts half) with its 95 % interval.
        """
        n = min(games, 250)
        vector = self.vector(n, seed, "win")
        won, played, left = 0.0, 0, np.full(n, games // n)
        while left.any():
            vector.step(self.log_chances(*self.see(vector))[0].argmax(1))
            over = vector.dones & (left > 0)
            won += float((vector.rewards[over] + 1).sum()) / 2
            played += int(over.sum())
            left -= over
        return wilson(won, played)

    def save(self, file: str) -> None:
        """Writes all weights into a file."""
        nets = {"policy": self.policy, "critic": self.critic}
        np.savez_compressed(file, **{f"{net}.{name}": value for net in nets for name, value in nets[net].p.items()})

    def export(self, file: str) -> None:
        """Writes the policy as a model for the bot `onnx:FILE`."""
        if self.settings.sees != "observation":
            raise ValueError("a model sees only the observation: learn with --sees observation")
        p = self.policy.p
        samovar.models.write(file, self.settings.game, [(p["w" + layer], p["b" + layer]) for layer in "123"])

    def load(self, file: str) -> None:
        """Reads the weights that `save` wrote."""
        with np.load(file) as saved:
            for name, net in (("policy", self.policy), ("critic", self.critic)):
                net.p = {key: saved[f"{name}.{key}"] for key in net.p}


def log_softmax(logits: Array) -> Array:
    """The logarithms of chances in proportion to the exponentials of some numbers, of which one in each row is finite."""
    logits = logits - logits.max(1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(1, keepdims=True))


def wilson(won: float, played: int) -> tuple[float, float, float]:
    """A share, and the ends of its 95 % interval."""
    z, share = 1.96, won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played**2)) / (1 + z * z / played)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=1000, help="games of the final measurement")
    parser.add_argument("--every", type=float, default=5, help="minutes between measurements of 250 games")
    parser.add_argument("--save", metavar="FILE.npz")
    parser.add_argument("--export", metavar="FILE.onnx", help="write the policy as a model, with --sees observation")
    parser.add_argument("--load", metavar="FILE.npz", help="go on from here, without imitation")
    defaults = vars(Settings())
    for name, value in defaults.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    given = vars(parser.parse_args())
    if given["export"] and given["sees"] != "observation":
        parser.error("--export needs --sees observation")
    agent = Agent(Settings(**{name: given[name] for name in defaults}))
    begun = due = time.monotonic()

    def tell(what: str, games: int = 250, seed: str = "measure") -> None:
        share, low, high = agent.measure(games, seed)
        minutes = (time.monotonic() - begun) / 60
        print(f"{minutes:6.1f} min  {what}: wins {share:.1%} ({low:.1%} to {high:.1%}) of {games} games", flush=True)
        if given["save"]:
            agent.save(given["save"])

    if given["load"]:
        agent.load(given["load"])
    else:
        until = begun + given["minutes"] * 60 * agent.settings.imitation
        while (left := until - time.monotonic()) > 0:
            agreed = agent.imitate(min(left, 60 * given["every"]))
            tell(f"agrees with {agent.settings.teacher} in {agreed:.1%} of decisions")
    vector = agent.vector(agent.settings.n, f"improve {agent.settings.seed}")
    rounds, due = 0, time.monotonic() + 60 * given["every"]
    while time.monotonic() - begun < 60 * given["minutes"]:
        told = agent.improve(vector, only_critic=rounds < 4 and not given["load"])
        rounds += 1
        if time.monotonic() > due:
            steps = rounds * agent.settings.length * agent.settings.n
            tell(f"{steps:,} steps ({', '.join(f'{key} {value:.3f}' for key, value in told.items())})")
            due = time.monotonic() + 60 * given["every"]
    if given["export"]:
        agent.export(given["export"])
    tell(f"{given['game']} against greedy", given["games"], "final")


if __name__ == "__main__":
    main()
