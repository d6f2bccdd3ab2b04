import { amountsOnly, money, moneyCents, moneyE6, noAmount } from "#api/amounts.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { amountFaults } from "./contract-amounts.ts";

type More = Partial<Pick<Endpoint, "access" | "right" | "showsAmountsByLink" | "body">>;

const of = (answer: z.ZodType, more: More = {}) =>
  amountFaults([{ method: "GET", path: "/api/planted", access: "signed-in", answer, ...more }]);

test("every amount of the contract is declared", () => {
  expect(amountFaults(contract)).toEqual([]);
});

test.each(
  [
    ["amount", "price", "total", "unit_rate", "net", "vat", "gross", "due", "paid", "cost", "margin_basis_points"],
    ["unitPrice", "deposit", "x_cents", "x_e4", "x_e6", "amounts_left", "payment_total"],
  ].flat(),
)("a number that reads like money is caught wherever it stands: %s", (name) => {
  const field = { [name]: z.number() };
  const sentence = new RegExp(`^GET /api/planted, answer: \\S*${name}\\S* reads like money and is not declared so: `);
  for (const answer of [
    z.object(field),
    z.object({ lines: z.array(z.object(field)) }),
    z.object({ line: z.object(field).nullish() }),
    z.object({ [name]: z.array(z.number()) }),
    z.object({ [name]: z.record(z.string(), z.number()) }),
    z.object({ [name]: z.object({ a: z.number().optional() }) }),
    z.object({ line: z.union([z.object({ a: z.string() }), z.object(field)]) }),
    z.object({ line: amountsOnly(z.object(field)).nullable() }),
  ])
    expect(of(answer)).toEqual([expect.stringMatching(sentence)]);
  expect(of(z.object({}), { body: z.object(field) })).toEqual([expect.stringContaining("/api/planted, body: ")]);
  expect(of(z.object({ [name]: noAmount(z.number()) }))).toEqual([]);
});

test("a number that reads like money is given the name and the mark to write", () => {
  const [sentence] = of(z.object({ amountDue: z.number() }));
  expect(sentence).toContain("write `amount_due_cents: moneyCents()`");
});

test("a number that does not read like money needs no mark", () => {
  const counts = { version: z.number(), tasks_done: z.number(), estimate_h: z.number(), rank: z.number().int() };
  expect(of(z.object({ ...counts, due_on: z.string(), vat_number: z.string(), vat_regime: z.enum(["a"]) }))).toEqual(
    [],
  );
});

test("a field that stays filled in a worker's answer is refused with what to do", () => {
  const view = z.custom<object>((it) => typeof it === "object" && it !== null);
  for (const field of [money(), amountsOnly(view), amountsOnly(z.object({}))]) {
    const answer = z.object({ total: field });
    expect(of(answer)).toEqual([
      expect.stringMatching(/total is an amount .* cannot be blank: add \.nullable\(\), or/),
    ]);
    for (const more of [
      { right: "amounts" },
      { right: "manage" },
      { access: "public", showsAmountsByLink: true },
    ] satisfies More[])
      expect(of(answer, more)).toEqual([]);
    for (const more of [
      { right: "own" },
      { right: "work" },
      { access: "public" },
      { access: "person" },
    ] satisfies More[])
      expect(of(answer, more)).toHaveLength(1);
    expect(of(z.object({ total: field.nullable() }))).toEqual([]);
  }
});

test("only a public endpoint may show amounts to a person who has its link", () => {
  expect(of(z.object({}), { showsAmountsByLink: true })).toEqual([
    "GET /api/planted has showsAmountsByLink and is not public: remove it, the caller's role decides",
  ]);
  expect(of(z.object({}), { showsAmountsByLink: true, access: "public" })).toEqual([]);
});

test("JSON of no known shape is refused in a worker's answer, with what to do", () => {
  for (const field of [z.unknown(), z.any(), z.custom<object>(), z.tuple([z.string()])]) {
    expect(of(z.object({ field }))).toEqual([
      expect.stringMatching(/field is \w+, which has no known shape: give it one, or declare it with/),
    ]);
    expect(of(z.object({ field: noAmount(field) }))).toEqual([]);
    expect(of(z.object({ field }), { right: "amounts" })).toEqual([]);
  }
});

test("a text that holds an amount is refused where every role can read it", () => {
  for (const name of ["iban", "bic", "total_text", "price_label"]) {
    expect(of(z.object({ [name]: z.string() }))).toEqual([
      expect.stringContaining(`${name} reads like money and may be read by all: declare it with amountsOnly(…)`),
    ]);
    expect(of(z.object({ [name]: amountsOnly(z.string()) }))).toEqual([]);
  }
});

test("the name of every amount outside the specification says its unit", () => {
  expect(of(z.object({ total: money().nullable(), net_cents: moneyCents().nullable() }))).toEqual([]);
  expect(of(z.object({ deposit: money().nullable() }))).toEqual([
    "GET /api/planted, answer: deposit is in euros and no field of the specification: " +
      "name it deposit_cents and declare it with moneyCents()",
  ]);
  expect(of(z.object({ deposit: moneyCents().nullable() }))).toEqual([
    "GET /api/planted, answer: deposit is declared in cents: end its name with _cents",
  ]);
  expect(of(z.object({ price_cents: moneyE6().nullable() }))).toEqual([
    "GET /api/planted, answer: price_cents is declared in e6: end its name with _e6",
  ]);
});
