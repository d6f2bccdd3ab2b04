import { understand } from "#domain/assistant/understand.ts";
import type { UnderstandContext } from "#domain/assistant/understanding.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Item } from "./judged-meaning.ts";
import { judge } from "./judged-meaning.ts";
import { hold, percentile, say } from "./measure.ts";

// Sentences of craftsmen, written by hands that did not write the rules, with what each means. An item is right when
// the
// act, the order and every value are right. An order read where none is said is a wrong action; a number of hours or
// money that is not the one said is a wrong amount. `node bench/understand.bench.ts --show` prints what is not right.

const MIN_SHARE = 97;
const MAX_P99_MS = 1;

const folder = process.argv.find((argument) => argument.startsWith("--from="))?.slice(7);
const phrasings = folder ?? join(import.meta.dirname, "phrasings");
const isShown = process.argv.includes("--show");
const totals = { right: 0, all: 0, actions: 0, amounts: 0 };

for (const file of readdirSync(phrasings).filter((name) => name.endsWith(".jsonl"))) {
  const items = readFileSync(join(phrasings, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Item)
    .filter(({ expect }) => expect.act !== undefined);
  if (items.length === 0) continue;
  const verdicts = items.map((item) => ({ item, ...judge(understand(item.text, item.context), item) }));
  const right = verdicts.filter(({ faults }) => faults.length === 0).length;
  const actions = verdicts.filter(({ isWrongAction }) => isWrongAction).length;
  const amounts = verdicts.filter(({ isWrongAmount }) => isWrongAmount).length;
  say(
    file,
    `${((100 * right) / items.length).toFixed(1)} % of ${items.length}, ${actions} actions, ${amounts} amounts wrong`,
  );
  for (const [name, members] of Map.groupBy(verdicts, ({ item }) => item.class)) {
    const good = members.filter(({ faults }) => faults.length === 0).length;
    if (good < members.length) say(`  ${name}`, `${good} of ${members.length}`);
  }
  if (isShown)
    for (const { item, faults } of verdicts)
      if (faults.length > 0) console.log(`${item.id} ${JSON.stringify(item.text)}\n    ${faults.join("\n    ")}`);
  totals.right += right;
  totals.all += items.length;
  totals.actions += actions;
  totals.amounts += amounts;
}
hold("right", (100 * totals.right) / totals.all, MIN_SHARE, "at least", " %");
hold("wrong writing actions", totals.actions, 0);
hold("wrong amounts", totals.amounts, 0);
measureTime();

function measureTime(): void {
  const items = [..."abcdefghijk"].flatMap((name) =>
    readFileSync(join(import.meta.dirname, "phrasings", `${name}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Item),
  );
  const msOf = ({ text, context }: Pick<Item, "text" | "context">) => {
    const began = performance.now();
    understand(text, context);
    return performance.now() - began;
  };
  // The best of five, after a warm-up: a shared machine may slow any reading.
  for (const item of items) msOf(item);
  const durations = items.map((item) => Math.min(...Array.from({ length: 5 }, () => msOf(item))));
  hold("99 of 100 read within", percentile(durations, 0.99), MAX_P99_MS, "at most", " ms");
  const context: UnderstandContext = { today: "2026-11-23", activeFlow: null, pending: null };
  const long = "fais un devis pour Mme Roux, 14 h à 48 €, ".repeat(5_000);
  const msOfLength = (length: number) =>
    Math.min(...Array.from({ length: 10 }, () => msOf({ text: long.slice(0, length), context })));
  hold("200,000 characters against 50,000", msOfLength(200_000) / msOfLength(50_000), 8, "at most", " times");
}
