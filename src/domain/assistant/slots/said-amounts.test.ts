import { expect, test } from "vitest";
import { readSlots } from "./read-slots.ts";

function read(text: string, about: string | null = "duration"): Record<string, unknown> {
  const pending = about === null ? null : { step: "", about };
  const slots = readSlots(text, { today: "2026-11-23", activeFlow: null, pending });
  const names = ["hours", "days", "rate", "dayRate", "flatPriceEuros", "vatPercent", "lines"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const slot = slots[name];
      if (slot === undefined) return [];
      return [[name, Array.isArray(slot) ? slot.map(({ value }) => value.label) : slot.value]];
    }),
  );
}

test.each([
  ["quinze cents euros le tout", { flatPriceEuros: 1500 }],
  ["quatorze heures trente à quarante euros de l'heure", { hours: 14.5, rate: 40 }],
  ["trois semaines, 420/j", { dayRate: 420 }],
  ["45 de l'heure, 14 heures", { hours: 14, rate: 45 }],
  ["2 jours et demi, tjm 450", { days: 2.5, dayRate: 450 }],
  ["forfait 850", { flatPriceEuros: 850 }],
  ["entre 10 et 15 heures", {}],
])("« %s » says its amounts as a person means them", (text, amounts) => expect(read(text)).toEqual(amounts));

test("a price without its line makes no partial document", () => {
  const text = "un devis : pose 3 heures à 55 euros plus le chauffe-eau à 420 euros";
  expect(read(text, null)["lines"]).toBeUndefined();
  expect(read("un devis : pose 3 heures à 55 euros, TVA à dix", null)).toEqual({ lines: ["pose"], vatPercent: 10 });
});

test("lines are parted by dashes, and a label may follow its price", () => {
  expect(read("devis : papier peint - 34 m² - 19,50 €/m²", null)["lines"]).toEqual(["papier peint"]);
  expect(read("devis : 12 m2 x 65 € de carrelage ; 8 ml x 12 € de plinthes", null)["lines"]).toEqual([
    "carrelage",
    "plinthes",
  ]);
});
