"""Checks that NumPy reads what `samovar --data` writes. The environment variable SAMOVAR names the program."""

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import numpy as np

SAMOVAR = os.environ.get("SAMOVAR") or shutil.which("samovar")

# By its file, so that the package around it need not be built.
path = pathlib.Path(__file__).parents[1] / "samovar" / "data.py"
spec = importlib.util.spec_from_file_location("samovar_data", path)
data = importlib.util.module_from_spec(spec)
sys.modules["samovar_data"] = data
spec.loader.exec_module(data)


def samovar(*arguments):
    return subprocess.run([SAMOVAR, *arguments], check=True, capture_output=True, text=True).stdout


@unittest.skipUnless(SAMOVAR, "there is no program samovar")
class Written(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.file = pathlib.Path(folder.name) / "rurik.npz"
        bots = "--bots=search:4,random"
        report = samovar("sim", "rurik", bots, "--games=4", "--seed=tea", f"--data={cls.file}", "--threads=3", "--json")
        cls.report = json.loads(report)
        cls.data = data.load(cls.file)

    def test_every_decision_is_a_row(self):
        self.assertEqual(len(self.data), self.report["decisions"])
        self.assertEqual(sorted(set(self.data.game.tolist())), list(range(4)))
        self.assertTrue((np.diff(self.data.game.astype(int)) >= 0).all(), "in the order of the games")

    def test_the_columns_fit_the_contract(self):
        contract = json.loads(samovar("model", "rurik"))
        actions = len(contract["actions"])
        rows = len(self.data)
        self.assertEqual(self.data.observation.shape, (rows, contract["observation"]))
        self.assertEqual((self.data.observation.dtype, self.data.mask.dtype), (np.float32, np.bool_))
        self.assertEqual((self.data.mask.shape, self.data.visits.shape), ((rows, actions), (rows, actions)))
        self.assertEqual(self.data.properties, contract["properties"])
        self.assertEqual(self.data.actions, contract["actions"])
        end = self.data.parts[contract["parts"][-1]["name"]].stop
        self.assertEqual(end, contract["observation"])

    def test_what_was_chosen_was_legal_and_tried(self):
        rows = np.arange(len(self.data))
        self.assertTrue(self.data.mask[rows, self.data.action].all())
        self.assertTrue((self.data.mask.sum(axis=1) > 1).all(), "there was a choice")
        searched = self.data.visits.sum(axis=1) > 0
        self.assertTrue((searched == (self.data.seat == 0)).all(), "the first seat searches")
        self.assertTrue((np.isnan(self.data.value) == ~searched).all())
        most = self.data.visits[searched].argmax(axis=1)
        self.assertTrue((self.data.visits[searched, self.data.action[searched]] == self.data.visits[searched, most]).all())
        self.assertFalse((self.data.visits > 0)[~self.data.mask].any())
        np.testing.assert_allclose(self.data.policy().sum(axis=1), 1, rtol=1e-5)

    def test_results_are_those_of_the_report(self):
        last = [np.flatnonzero((self.data.game == game) & (self.data.seat == 0))[-1] for game in range(4)]
        self.assertAlmostEqual(float(self.data.result[last].sum()), self.report["seats"][0]["wins"], places=4)
        self.assertAlmostEqual(float(self.data.points[last].mean()), self.report["seats"][0]["mean"], places=4)

    def test_a_seed_plays_the_game_again(self):
        with tempfile.TemporaryDirectory() as folder:
            again = pathlib.Path(folder) / "again.npz"
            samovar("sim", "rurik", "--bots=search:4,random", "--games=4", "--seed=tea", f"--data={again}", "--threads=1")
            self.assertEqual(again.read_bytes(), self.file.read_bytes(), "whatever the threads")

    def test_it_is_split_by_deals_and_read_in_batches(self):
        one, other = self.data.split(0.5)
        self.assertEqual(len(one) + len(other), len(self.data))
        self.assertFalse(set(one.seed.tolist()) & set(other.seed.tolist()))
        sizes = [len(batch) for batch in self.data.batches(100)]
        self.assertEqual((sum(sizes), max(sizes)), (len(self.data), 100))

    def test_another_file_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "other.npz"
            np.savez(file, action=np.zeros(3))
            with self.assertRaisesRegex(ValueError, "has no observation"):
                data.load(file)


if __name__ == "__main__":
    unittest.main()
