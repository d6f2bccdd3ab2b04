import { expect, test } from "vitest";
import {
  acceptedText,
  changeSentence,
  earlierInvoicesWords,
  formerChangeWords,
  yearChangeWords,
} from "./period.messages.ts";

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

const change = ([billedBefore, billedNow]: [number, number], [paidBefore, paidNow]: [number, number]) =>
  changeSentence({
    invoiced: { before: billedBefore, now: billedNow },
    collected: { before: paidBefore, now: paidNow },
    before: OCTOBER,
  });

test("a period is compared with the one before in one sentence", () => {
  expect(change([100, 150], [100, 50])).toBe(
    "Tu as facturé 50 % de plus et encaissé 50 % de moins que du 1er oct. 2026 au 31 oct. 2026.",
  );
  expect(change([100, 100], [0, 50])).toBe("Tu as facturé autant que du 1er oct. 2026 au 31 oct. 2026.");
});

test("nothing and what was given back are compared with nothing", () => {
  expect(change([0, 18_000], [0, 9_000])).toBeNull();
  expect(change([-990, 100], [0, 0])).toBeNull();
});

test("an amount is compared with the one of a year before", () => {
  expect(yearChangeWords(100, 112)).toBe("+12\u00A0% sur un an");
  expect(yearChangeWords(100, 60)).toBe("−40\u00A0% sur un an");
  expect(yearChangeWords(100, 100)).toBe("autant qu'il y a un an");
});

test("an amount beside nothing is compared with nothing", () => {
  expect(yearChangeWords(0, 100)).toBeNull();
});

test("answers of quotes are counted", () => {
  expect(acceptedText(7, 2)).toBe("7 acceptés sur 9 réponses");
  expect(acceptedText(1, 0)).toBe("1 accepté sur 1 réponse");
  expect(acceptedText(0, 0)).toBe("Aucune réponse sur la période.");
});

test.each([
  [OCTOBER, "−8 % sur le mois d'avant"],
  [{ from: "2026-10-01", to: "2026-12-31" }, "−8 % sur le trimestre d'avant"],
  [{ from: "2026-01-01", to: "2026-11-30" }, "−8 % sur la période d'avant"],
])("an amount of %o is compared with the period before", (period, words) => {
  expect(formerChangeWords(100, 92, period)?.replaceAll("\u00A0", " ")).toBe(words);
});

test("an amount after a period without any is compared with nothing", () => {
  expect(formerChangeWords(0, 92, OCTOBER)).toBeNull();
});

const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, " ");
const SUMS = { invoicedCents: 3_669_120, collectedCents: 2_771_040, leftCents: 997_920, leftBeforeCents: 49_840 };

test("what earlier invoices bring to what is received or left is said", () => {
  expect(plain(earlierInvoicesWords(SUMS, { from: "2026-01-01", to: "2026-11-30" }))).toBe(
    "Des factures de l'an passé : 500,00 € encaissés et 498,40 € encore à encaisser.",
  );
  expect(plain(earlierInvoicesWords({ ...SUMS, leftBeforeCents: 0 }, OCTOBER))).toBe(
    "Des factures d'avant : 998,40 € encaissés.",
  );
});

test("a period whose sums add up says nothing of earlier invoices", () => {
  expect(earlierInvoicesWords({ ...SUMS, leftCents: 898_080, leftBeforeCents: 0 }, OCTOBER)).toBe("");
});
