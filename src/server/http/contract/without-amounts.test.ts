import { amountsOnly, money, moneyCents, moneyE4, moneyE6, noAmount } from "#api/amounts.ts";
import { contract } from "#server/http/contract/contract.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { withoutAmounts } from "./without-amounts.ts";

const blankAmounts = (schema: z.ZodType, answer: unknown) => schema.parse(withoutAmounts(schema, answer));

test("only amounts are blanked, however deep", () => {
  const line = z.object({ title: z.string(), unit_price_e6: moneyE6().nullable(), count: z.number() });
  const schema = z.object({
    name: z.string(),
    iban: amountsOnly(z.string()),
    total: money().nullable(),
    net_cents: moneyCents().optional(),
    shares_e4: z.array(moneyE4().nullable()),
    quote: amountsOnly(z.object({ url: z.string() })).nullable(),
    prices_cents: amountsOnly(z.array(moneyCents())),
    lines: z.array(line),
    byName: z.record(z.string(), line),
    one: z.union([z.object({ kind: z.literal("a") }), line.extend({ kind: z.literal("b") })]).nullable(),
    nothing: z.object({ total: money() }).nullable(),
  });
  const price = { title: "Pose", unit_price_e6: 65_000_000, count: 3 };
  const answer = {
    name: "Atelier",
    iban: "FR76",
    total: 45,
    net_cents: 4500,
    shares_e4: [1],
    quote: { url: "/x" },
    prices_cents: [1],
    lines: [price],
    byName: { pose: price },
    one: { ...price, kind: "b" },
    nothing: null,
  };
  expect(schema.parse(answer)).toEqual(answer);
  const without = { ...price, unit_price_e6: null };
  expect(blankAmounts(schema, answer)).toEqual({
    name: "Atelier",
    iban: "",
    total: null,
    shares_e4: [null],
    quote: null,
    prices_cents: [],
    lines: [without],
    byName: { pose: without },
    one: { ...without, kind: "b" },
    nothing: null,
  });
});

test("a value that the contract does not describe is blanked like an amount", () => {
  const opaque = { price: 12 };
  expect(blankAmounts(z.object({ state: z.unknown() }), { state: opaque })).toEqual({ state: null });
  expect(blankAmounts(z.object({ state: noAmount(z.unknown()) }), { state: opaque })).toEqual({ state: opaque });
  expect(withoutAmounts(z.object({ name: z.string() }), { name: "Atelier", ...opaque })).toEqual({ name: "Atelier" });
  expect(blankAmounts(z.object({ name: z.string() }).catchall(z.unknown()), { name: "Atelier", ...opaque })).toEqual({
    name: "Atelier",
    price: null,
  });
  expect(blankAmounts(z.object({ lines: z.tuple([z.number()]).nullable() }), { lines: [12] })).toEqual({ lines: null });
});

test("the mark of an amount stays when its schema is copied or made optional", () => {
  const plain = z.number();
  const fields = z.object({ total: money(plain).nullable(), count: plain });
  for (const schema of [
    fields,
    fields.partial(),
    fields.pick({ total: true, count: true }),
    fields.extend({ total: money(plain).refine(Boolean).nullish() }),
    fields.extend({ total: money(plain).nullable().default(null) }),
  ])
    expect(withoutAmounts(schema, { total: 12, count: 3 })).toEqual({ total: null, count: 3 });
});

test("an answer whose amount cannot be blanked is refused", () => {
  expect(() => withoutAmounts(z.object({ total: money() }), { total: 12 })).toThrow("make its field nullable");
  expect(() =>
    withoutAmounts(z.object({ view: z.custom<object>((it) => typeof it === "object" && it !== null) }), { view: {} }),
  ).toThrow();
});

test("amounts of the contract keep their marks in copied schemas", () => {
  const project = contract.find(({ method, path }) => method === "GET" && path === "/api/projects")!;
  const row = { name: "Atelier", estimation_total: 1827.14, tasks_total: 3, quote: { total: 2192.57, url: "/x" } };
  expect(withoutAmounts(project.answer, { projects: [row], next_cursor: null })).toEqual({
    projects: [{ name: "Atelier", estimation_total: null, tasks_total: 3, quote: null }],
    next_cursor: null,
  });
});
