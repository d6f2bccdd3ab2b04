import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { QuestionName, Slots } from "./understanding.ts";

const read = (text: string, about: QuestionName | null = null) => {
  const { act, intent, slots } = understand(text, {
    today: "2026-11-23",
    activeFlow: about ? "quote" : null,
    pending: about ? { step: "step", about } : null,
  });
  return { act, intent, values: valuesOf(slots) };
};

function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, "value" in slot ? slot.value : slot]));
}

test.each([
  ["facture ramonage mme Vidal 70 euros", 70, "ramonage"],
  ["facture débouchage évier M. Kerbrat 85 €", 85, "débouchage évier"],
  ["devis détartrage Mme Roux 60 €", 60, "détartrage"],
  ["facture vidange chaudière monsieur Petit 95 euros", 95, "vidange chaudière"],
  ["facture tonte pour Mme Cazal 45 €", 45, "tonte"],
  ["devis purge radiateurs chez M. Nolin 50 €", 50, "purge radiateurs"],
])("a small price after the customer is that of the work before him: %s", (text, flatPriceEuros, description) => {
  expect(read(text)).toMatchObject({ act: "order", values: { flatPriceEuros, description } });
});

test.each([
  ["on attaque debut janvier, le 5", "2027-01-05"],
  ["début janvier, le 5", "2027-01-05"],
  ["fin mars, le 28", "2027-03-28"],
  ["mi-mai, le 14", "2027-05-14"],
  ["fin novembre, le 30", "2026-11-30"],
  ["début février plutôt le 8", "2027-02-08"],
  ["milieu avril, vers le 15", "2027-04-15"],
])("the day that is said after a part of a month is in that month: %s", (text, startDate) => {
  expect(read(text, "startDate")).toMatchObject({ act: "answer", values: { startDate } });
});

test.each(["début janvier, le 25", "fin mars, le 3"])(
  "a day out of the part of its month is asked again: %s",
  (text) => {
    expect(read(text, "startDate").act).not.toBe("answer");
  },
);
