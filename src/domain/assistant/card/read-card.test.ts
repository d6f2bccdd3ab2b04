import { expect, test } from "vitest";
import { fieldMessages } from "../../shared/field.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import { cardWith } from "./quote-card.ts";
import { readCard } from "./read-card.ts";

const TODAY = "2026-11-23";
const UNTAXED: CardRow = {
  id: "line-1",
  label: "Pose",
  quantity: "6",
  unit: "h",
  unitPrice: "52",
  vatBasisPoints: 0,
  vatReason: null,
};
const card = cardWith([], [UNTAXED], "");
const problemsOf = (rows: CardRow[], regime: "standard" | "franchise" | null, values: Record<string, string> = {}) =>
  readCard(card, { values, rows }, { today: TODAY, regime }).problems;

test.each(["standard", null] as const)("a rate of 0 is asked its reason from a seller of regime %s", (regime) => {
  expect(problemsOf([UNTAXED], regime)).toEqual({
    fields: {},
    rows: { "line-1": { vatReason: fieldMessages.vatReason } },
  });
});

test("under franchise no line is asked why it has no VAT", () => {
  expect(problemsOf([UNTAXED], "franchise")).toBeNull();
});

test("a franchise that is said on the card itself counts as well", () => {
  expect(problemsOf([UNTAXED], null, { vatRegime: "franchise" })).toBeNull();
});

test("under franchise the other columns are read as ever", () => {
  expect(problemsOf([{ ...UNTAXED, label: "", unitPrice: "" }], "franchise")?.rows["line-1"]).toMatchObject({
    label: fieldMessages.lineLabel,
    unitPrice: expect.any(String),
  });
});

test("a card without a line is refused", () => {
  expect(problemsOf([], "standard")?.fields).toEqual({ rows: fieldMessages.noLines });
});

test("a civility that is taken back on the card does not stay behind it", () => {
  const fields = [{ name: "civility", label: "Civilité", type: "select" as const, required: false, value: "" }];
  const form = { values: { civility: "" }, rows: [{ ...UNTAXED, vatBasisPoints: 2000 }] };
  const { answers } = readCard(cardWith(fields, [UNTAXED], ""), form, { today: TODAY, regime: "standard" });
  expect(answers).toEqual({ civility: "" });
});
