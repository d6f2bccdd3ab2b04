import { understand } from "#domain/assistant/understand.ts";
import type { Slots, UnderstandContext, Understanding } from "#domain/assistant/understanding.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hold, percentile, say } from "./measure.ts";

// Sentences of craftsmen, written by hands that did not write the rules, with what each means. An item is right when
// the
// act, the order and every value are right. An order read where none is said is a wrong action; a number of hours or
// money that is not the one said is a wrong amount. `node bench/understand.bench.ts --show` prints what is not right.

type Expected = {
  act: string;
  intent?: string | null;
  negated?: boolean;
  cancel?: boolean;
  slots?: Record<string, unknown>;
};
type Item = { id: string; class: string; text: string; context: UnderstandContext; expect: Expected };
type Verdict = { faults: string[]; isWrongAction: boolean; isWrongAmount: boolean };

const AMOUNTS = "hours days weeks rate dayRate flatPriceEuros lines discountPercent vatPercent".split(" ");
// Not asked of who writes the sets. Where a set says one, it has to be right.
const FREE = new Set(["customerKind", "mode", "city"]);
const TEXTS = new Set(["projectName", "description", "company", "firstName", "lastName", "label"]);
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

function judge(meaning: Understanding, { context, expect }: Item): Verdict {
  const faults: string[] = [];
  const mayStand = context.pending === null && /^(?:statement|answer)$/.test(expect.act);
  const isSameAct = meaning.act === expect.act || (mayStand && /^(?:statement|answer)$/.test(meaning.act));
  if (!isSameAct) faults.push(`act ${meaning.act}, not ${expect.act}`);
  if (meaning.intent !== (expect.intent ?? null)) faults.push(`intent ${meaning.intent}, not ${expect.intent ?? null}`);
  if (meaning.isNegated !== (expect.negated ?? false)) faults.push(`negated ${meaning.isNegated}`);
  if (meaning.isCancellation !== (expect.cancel ?? expect.act === "cancel"))
    faults.push(`cancel ${meaning.isCancellation}`);
  const isWrongAction = meaning.act === "order" && (expect.act !== "order" || meaning.intent !== expect.intent);
  const slotFaults = faultsOfSlots(valuesOf(meaning.slots), expect.slots ?? {});
  const isWrongAmount = slotFaults.some(({ name, isMissing }) => !isMissing && AMOUNTS.includes(name));
  return { faults: [...faults, ...slotFaults.map(({ sentence }) => sentence)], isWrongAction, isWrongAmount };
}

type SlotFault = { name: string; isMissing: boolean; sentence: string };

function faultsOfSlots(values: Record<string, unknown>, expected: Record<string, unknown>): SlotFault[] {
  const names = new Set([...Object.keys(values), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const [value, expectedText] = [plain(name, values[name]), plain(name, expected[name])];
    if (value === expectedText) return [];
    const isMissing = value === undefined;
    if (expectedText === undefined && (FREE.has(name) || (name === "description" && "lines" in expected))) return [];
    return [{ name, isMissing, sentence: `${name} ${value ?? "missing"}, not ${expectedText ?? "said"}` }];
  });
}

function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      Array.isArray(slot) ? slot.map(({ value }) => value) : slot.value,
    ]),
  );
}

// Labels, descriptions and names without case, accents, extra spaces or leading article; phones without spaces or dots.
function plain(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (name === "lines")
    return (value as Record<string, unknown>[])
      .map((line) =>
        Object.entries({ ...line, label: plain("label", line.label) })
          .toSorted()
          .join(" "),
      )
      .join(" | ");
  // A correction of hours or days is one of the duration, as its question is called.
  if (name === "about" && /^(?:hours|days|weeks)$/.test(String(value))) return '"duration"';
  if (name === "phone") return String(value).replace(/[\s.]/g, "");
  if (!TEXTS.has(name)) return JSON.stringify(value);
  const text = String(value)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim();
  return text.replace(/^(?:le |la |les |l'|un |une |des |du |de la |de |d')/, "");
}

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
