import { franchiseSeller, labour, person, professional, quote, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { NO_TERMS, withPrices } from "../lines/terms.ts";
import { netPriceE6 } from "../shared/money.ts";
import { quoteNotices } from "./quote-notices.ts";
import type { Quote } from "./quote.ts";

const hourlyRate = (changes: Partial<Quote>) =>
  quoteNotices({ ...quote, ...changes })
    .filter((notice) => notice.startsWith("Taux horaire"))
    .map((notice) => notice.replace(/[\u00A0\u202F]/g, " "));
const works = (...rates: number[]) => rates.map((rate) => labour("Pose", 10_000, rate));

test("a consumer reads the hourly rate with VAT", () => {
  expect(hourlyRate({ lines: works(1000), buyer: person })).toEqual(["Taux horaire de main-d'œuvre : 49,50 € TTC."]);
});

test("a professional reads the hourly rate without VAT", () => {
  expect(hourlyRate({ lines: works(1000), buyer: professional })).toEqual([
    "Taux horaire de main-d'œuvre : 45,00 € HT.",
  ]);
});

test("an hourly rate with VAT is rounded to the cent", () => {
  expect(hourlyRate({ lines: works(550), buyer: person })).toEqual(["Taux horaire de main-d'œuvre : 47,48 € TTC."]);
});

test("an hourly rate with VAT is said once for each VAT rate", () => {
  expect(hourlyRate({ lines: works(550, 1000, 550), buyer: person })).toEqual([
    "Taux horaire de main-d'œuvre : 47,48 € TTC (TVA 5,5 %), 49,50 € TTC (TVA 10 %).",
  ]);
});

const hours = (unitPriceCents: number, rate: number) => ({
  ...labour("Pose", 10_000, rate),
  unitPriceE6: unitPriceCents * 10_000,
});

test("every hourly rate is said, with the VAT rate where there are several", () => {
  const lines = [hours(4_500, 2000), hours(6_000, 2000), hours(4_500, 2000)];
  expect(hourlyRate({ lines, buyer: person })).toEqual(["Taux horaire de main-d'œuvre : 54,00 € TTC, 72,00 € TTC."]);
  expect(hourlyRate({ lines, buyer: professional })).toEqual([
    "Taux horaire de main-d'œuvre : 45,00 € HT, 60,00 € HT.",
  ]);
  expect(hourlyRate({ lines: [...lines, hours(9_000, 1000)], buyer: person })).toEqual([
    "Taux horaire de main-d'œuvre : 54,00 € TTC (TVA 20 %), 72,00 € TTC (TVA 20 %), 99,00 € TTC (TVA 10 %).",
  ]);
});

test("the hourly rate of a consumer whose prices are with VAT is the price that the lines print", () => {
  const lines = [{ ...labour("Pose", 100_000, 1000), unitPriceE6: netPriceE6(600_000, 1000) }];
  expect(hourlyRate({ lines, terms: withPrices(NO_TERMS, "gross"), buyer: person })).toEqual([
    "Taux horaire de main-d'œuvre : 60,00 € TTC.",
  ]);
});

test("without VAT, or while the regime is unknown, a consumer reads the price of the lines", () => {
  const lines = works(0);
  const unknown = { ...seller, vatRegime: null };
  expect(hourlyRate({ lines, buyer: person, seller: franchiseSeller })).toEqual([
    "Taux horaire de main-d'œuvre : 45,00 €.",
  ]);
  expect(hourlyRate({ lines, buyer: person, seller: unknown })).toEqual(["Taux horaire de main-d'œuvre : 45,00 € HT."]);
});
