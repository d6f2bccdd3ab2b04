import { toWireLine } from "#api/quotes.ts";
import { toWireConditions } from "#api/quotes/quote-conditions.ts";
import { pricesOfCard } from "#domain/assistant/card/card-lines.ts";
import type { CardRow } from "#domain/assistant/conversation/message.ts";
import type { ItemLine } from "#domain/lines/line.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { afterEach, expect, test, vi } from "vitest";
import { readQuoteLines, saveQuoteLines } from "./save-quote-lines.ts";

const LINE: ItemLine = {
  kind: "item",
  id: "labour",
  label: "Pose",
  details: [],
  nature: "service",
  quantityE4: 60_000,
  unit: "h",
  unitPriceE6: 55_000_000,
  discountBasisPoints: 0,
  vat: vatTreatment(1000, null),
  isOption: false,
  source: null,
};
const DRAFT = {
  id: "d1",
  project_id: "p1",
  version: 1,
  lines: [toWireLine(LINE)],
  discount: null,
  prices: "net",
  asks_prices: false,
  origins: [],
  agreed_prices: null,
  estimate_lines: null,
  estimate_version: "e1",
};

const CONDITIONS = {
  conditions: toWireConditions(NO_CONDITIONS),
  place: "",
  customer_address: "",
  usual: toWireConditions(NO_CONDITIONS),
  is_building: false,
  asked: [],
  due: [],
  proposed: [],
  problems: [],
  is_consumer: false,
};

afterEach(() => vi.unstubAllGlobals());

/** A server whose project p1 follows its estimation. It keeps the calls it received. */
function serverOfEstimation(first_lines: object[] | null): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: { method?: string }) => {
    calls.push(`${method} ${url}`);
    if (url.endsWith("quote-conditions")) return Response.json(CONDITIONS);
    return Response.json(method === "GET" ? { draft: null, first_lines } : { draft: DRAFT });
  });
  return calls;
}

test("looking at the lines of a quote on its card writes nothing", async () => {
  const calls = serverOfEstimation(DRAFT.lines);
  const card = await readQuoteLines({ name: "readQuoteLines", id: "p1" });
  expect(card?.rows).toMatchObject([{ id: "labour", label: "Pose", quantity: "6", unit: "h", unitPrice: "55" }]);
  expect(calls).toEqual(["GET /api/projects/p1/quote-draft", "GET /api/projects/p1/quote-conditions"]);
});

test("lines that no draft may begin with are left to the page of the quote", async () => {
  serverOfEstimation(null);
  expect(await readQuoteLines({ name: "readQuoteLines", id: "p1" })).toBeNull();
});

test("a confirmed card gives the quote lines of its own", async () => {
  const calls = serverOfEstimation(DRAFT.lines);
  await saveQuoteLines({ name: "saveQuoteLines", id: "p1", rows: [], discount: "", isCorrection: true });
  expect(calls).toEqual(["POST /api/projects/p1/quote-draft", "PUT /api/quotes/d1/draft"]);
});

test("a quote with prices with VAT is corrected on its page", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ draft: { ...DRAFT, prices: "gross" }, first_lines: null }));
  expect(await readQuoteLines({ name: "readQuoteLines", id: "p1" })).toBeNull();
});

test.each([
  [55_000_000, 60_000, "gross"],
  // 33 x 12,34 € at 10 % is 447,94 €; 33 x 13,57 € is 447,81 €.
  [12_340_000, 330_000, "net"],
])("a card of %i x 10^-6 € keeps the total that it said", (unitPriceE6, quantityE4, prices) => {
  expect(pricesOfCard([{ ...LINE, unitPriceE6, quantityE4 }], null, "gross")).toBe(prices);
  expect(pricesOfCard([{ ...LINE, unitPriceE6, quantityE4 }], null, "net")).toBe("net");
});

const ROW = {
  id: "tap",
  label: "Robinet",
  quantity: "2",
  unit: "u" as const,
  unitPrice: "70,833",
  grossPrice: "85",
  vatBasisPoints: 2000,
  vatReason: null,
};

/** What is saved of a card whose quote has this draft. */
async function savedContent(rows: CardRow[], draft: object): Promise<Record<string, unknown>> {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (_url: string, { method = "GET", body = "" }: { method?: string; body?: string }) => {
    if (method === "PUT") bodies.push(JSON.parse(body));
    return Response.json({ draft: { ...DRAFT, ...draft } });
  });
  await saveQuoteLines({ name: "saveQuoteLines", id: "p1", rows, discount: "" });
  return bodies[0] ?? {};
}

test("prices that were said with VAT answer how prices for a person are typed", async () => {
  const content = await savedContent([ROW], { asks_prices: true });
  expect(content).toMatchObject({ prices: "gross", is_price_choice: true });
  expect(content["lines"]).toMatchObject([{ unit_price_e6: 70_833_333 }]);
  expect(content["origins"]).toEqual([{ line_id: "tap", kind: "said", number: "", unit_price_e6: 70_833_333 }]);
});

test("prices said with VAT are kept with it for a business too, which is no habit", async () => {
  expect(await savedContent([ROW], {})).toMatchObject({ prices: "gross", is_price_choice: false });
});

test("prices said with VAT are kept without it beside others, or where the customer accepted such prices", async () => {
  expect(await savedContent([ROW], { agreed_prices: "net" })).toMatchObject({ prices: "net" });
  const { grossPrice: _said, ...row } = { ...ROW, id: "other" };
  expect(await savedContent([ROW, row], { asks_prices: true })).toMatchObject({ prices: "net" });
});

test("the deposit that was said is a condition of the quote", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body = "" }: { method?: string; body?: string }) => {
    if (!url.endsWith("quote-conditions")) return Response.json({ draft: DRAFT });
    bodies.push([method, JSON.parse(body)]);
    return Response.json(CONDITIONS);
  });
  await saveQuoteLines({ name: "saveQuoteLines", id: "p1", rows: [], discount: "", deposit: "30 %" });
  await saveQuoteLines({ name: "saveQuoteLines", id: "p1", rows: [], discount: "", deposit: "500 €" });
  await saveQuoteLines({ name: "saveQuoteLines", id: "p1", rows: [], discount: "" });
  expect(bodies).toEqual([
    ["PUT", { deposit: { kind: "down_payment", size: { unit: "share", basis_points: 3000 } } }],
    ["PUT", { deposit: { kind: "down_payment", size: { unit: "amount", deposit_cents: 50_000 } } }],
  ]);
});

test("a card that is opened again shows the deposit that the quote asks for", async () => {
  const deposit = { kind: "earnest_money", size: { unit: "share", basis_points: 4000 } };
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith("quote-conditions")
      ? Response.json({ ...CONDITIONS, conditions: { ...CONDITIONS.conditions, deposit } })
      : Response.json({ draft: null, first_lines: [toWireLine(LINE)] }),
  );
  expect(await readQuoteLines({ name: "readQuoteLines", id: "p1" })).toMatchObject({ deposit: "40 % d'arrhes" });
});

test("a deposit that was emptied on a card is no longer asked for", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { body = "" }: { body?: string }) => {
    if (!url.endsWith("quote-conditions")) return Response.json({ draft: DRAFT });
    bodies.push(JSON.parse(body));
    return Response.json(CONDITIONS);
  });
  await saveQuoteLines({ name: "saveQuoteLines", id: "p1", rows: [], discount: "", deposit: "", isCorrection: true });
  expect(bodies).toEqual([{ deposit: null }]);
});
