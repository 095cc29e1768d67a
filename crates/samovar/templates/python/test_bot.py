"""Checks that the bot speaks the protocol. Run it with: python3 -m unittest"""
import json
import pathlib
import subprocess
import sys
import unittest

BOT = pathlib.Path(__file__).with_name("bot.py")


class Conversation(unittest.TestCase):
    def setUp(self):
        pipe = subprocess.PIPE
        self.bot = subprocess.Popen([sys.executable, BOT], stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.addCleanup(self.bot.wait)
        self.addCleanup(self.bot.stdout.close)
        self.addCleanup(self.bot.stdin.close)

    def tell(self, **message):
        self.bot.stdin.write(json.dumps(message) + "\n")
        self.bot.stdin.flush()

    def ask(self, **message):
        self.tell(**message)
        return json.loads(self.bot.stdout.readline())

    def sit(self, table, seat):
        return self.ask(cmd="sit", protocol=1, table=table, game="stroganov", seat=seat, players=2, options={}, seed="tea")

    def test_it_plays_legally_at_two_tables(self):
        self.assertEqual(self.sit(table=1, seat=0), {"ok": True, "many": True})
        self.assertEqual(self.sit(table=2, seat=1), {"ok": True, "many": True})
        for table, legal in [(1, ["draft S2", "draft S3"]), (2, ["end"]), (1, ["pass"])]:
            answer = self.ask(cmd="choose", table=table, seat=table - 1, view={}, legal=legal)
            self.assertIn(answer["action"], legal)
        self.tell(cmd="over", table=1, standings={"rows": []})
        answer = self.ask(cmd="choose", table=2, seat=1, view={}, legal=["end"])
        self.assertEqual(answer["action"], "end")

    def test_it_ends_with_its_input(self):
        self.sit(table=1, seat=0)
        self.bot.stdin.close()
        self.assertEqual(self.bot.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
