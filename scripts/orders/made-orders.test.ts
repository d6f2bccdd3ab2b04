import { describe, expect, test } from "vitest";
import { seededRandom } from "../spans/random.ts";
import { judgeOrder } from "./judged-order.ts";
import type { MadeOrder } from "./made-orders.ts";
import { madeOrders } from "./made-orders.ts";
import { inWords } from "./order-words.ts";

// A small draw of the grammar. `node scripts/score-orders.ts` measures thousands.

const COUNT = 400;
const LEAST_READ = { careful: 0.9, small: 0.85, hurried: 0.85, mistyped: 0.85, dictated: 0.6 };

const verdicts = madeOrders(COUNT, seededRandom(2026)).map((order) => ({ order, ...judgeOrder(order) }));
const textsOf = (kind: string, isMeant: (order: MadeOrder) => boolean = () => true) =>
  verdicts.filter((one) => one.kind === kind && isMeant(one.order)).map(({ order, faults }) => [order.text, faults]);

describe("made orders", () => {
  test("a typed order is never read with an amount that was not said", () =>
    expect(textsOf("amount", ({ hand }) => hand !== "dictated")).toEqual([]));

  test("every one of them orders a quote", () => expect(textsOf("action")).toEqual([]));

  test.each(Object.entries(LEAST_READ))("all amounts are read in most orders: %s", (hand, least) => {
    const ofHand = verdicts.filter(({ order }) => order.hand === hand);
    const readOnes = ofHand.filter(({ kind }) => kind === "right" || kind === "words");
    expect(readOnes.length / ofHand.length).toBeGreaterThan(least);
  });

  test("options, deposits and shared prices are read with no wrong amount", () => {
    const isOfThem = ({ classes }: MadeOrder) => classes.some((name) => /option|deposit|shared/.test(name));
    expect(textsOf("amount", (order) => isOfThem(order) && order.hand !== "dictated")).toEqual([]);
  });
});

test.each([
  [71, "soixante et onze"],
  [80, "quatre-vingts"],
  [96, "quatre-vingt-seize"],
  [200, "deux cents"],
  [1540, "mille cinq cent quarante"],
])("%d is dictated « %s »", (value, words) => expect(inWords(value)).toBe(words));
