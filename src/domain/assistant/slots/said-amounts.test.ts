import { expect, test } from "vitest";
import type { QuestionName } from "../understanding.ts";
import { readSlots } from "./read-slots.ts";

function read(text: string, about: QuestionName | null = "duration"): Record<string, unknown> {
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
  [
    "remplacer le chauffe-eau 200 L, 6 h à 55 €, fourniture chauffe-eau 890 €, 12 m² de faïence à 65 €/m², TVA 10 %",
    ["remplacer le chauffe-eau 200 L", "fourniture chauffe-eau", "faïence"],
  ],
  ["pose d'un mitigeur 1h30 à 55 €, mitigeur 89 €", ["pose d'un mitigeur", "mitigeur"]],
  ["peinture du salon 800 €, électricité 1 200 €", ["peinture du salon", "électricité"]],
  ["8 h de câblage à 48 €/h + tableau à 620 €", ["câblage", "tableau"]],
])("what is named before a price without a quantity is one line: « %s »", (text, lines) => {
  expect(read(text, null)).toMatchObject({ lines });
});

test.each([
  "12 m² de faïence à 65 €/m², soit 790 €",
  "12 m² de faïence à 65 €/m², total 790 €",
  "12 m² de faïence à 65 €/m², ça fait 790 €",
])("a sum that is not the product leaves no line, since one of them was not read: « %s »", (text) => {
  expect(read(text, null)).not.toHaveProperty("lines");
  const context = { today: "2026-11-23", activeFlow: null, pending: null };
  expect(readSlots(text, context).hasUnreadPrices?.value).toBe(true);
});

test.each([
  ["quinze cents euros le tout", { flatPriceEuros: 1500 }],
  ["quatorze heures trente à quarante euros de l'heure", { hours: 14.5, rate: 40 }],
  ["trois semaines, 420/j", { dayRate: 420 }],
  ["45 de l'heure, 14 heures", { hours: 14, rate: 45 }],
  ["2 jours et demi, tjm 450", { days: 2.5, dayRate: 450 }],
  ["forfait 850", { flatPriceEuros: 850 }],
  ["entre 10 et 15 heures", {}],
  ["quinze heures à quarante-deux euros cinquante", { hours: 15, rate: 42.5 }],
  ["cent vingt heures à trente-neuf euros cinquante de l'heure", { hours: 120, rate: 39.5 }],
  ["16 h au tarif de 50 € HT", { hours: 16, rate: 50 }],
  ["taux 48, 20 heures", { hours: 20, rate: 48 }],
  ["2j à 420", { days: 2, dayRate: 420 }],
  ["8h à 12", {}],
  ["une vingtaine d'heures à 45 €", { hours: 20, rate: 45 }],
  ["500 balles", {}],
  ["4 demi-journées à 200 €", { lines: ["demi-journées"] }],
  ["moins de 10 h", {}],
  ["12h / 45€", { hours: 12, rate: 45 }],
  ["7 heures, à 48,50€", { hours: 7, rate: 48.5 }],
  ["18 heures et 36 euros pour une heure", { hours: 18, rate: 36 }],
  ["38,5 € de lh, yen a pr 7h", { hours: 7, rate: 38.5 }],
  ["je pense à 12 heures, à 65 € de l'heure", { hours: 12, rate: 65 }],
  ["deux matinées de quatre heures donc huit heures en tout", { hours: 8 }],
  ["9800 TTC le tout", { flatPriceEuros: 9800 }],
  ["des prises à 2 par pièce", {}],
  ["t'aurais deux minutes", {}],
  ["compte deux jours, je prends 350 la journée", { days: 2, dayRate: 350 }],
])("« %s » says its amounts as a person means them", (text, amounts) => expect(read(text)).toEqual(amounts));

test.each([
  ["devis création logo 850 € HT pour Bertin SARL", { flatPriceEuros: 850 }],
  ["devis Mme Roux tarif 350 €", {}],
  ["devis 3 prises à 45 euros pièce + 1 tableau à 350 euros", { lines: ["prises", "tableau"] }],
  ["fais un devis, on va compter montage du mur 3 jours à 360 € par jour", { lines: ["montage du mur"] }],
  ["facture « Sprint 4 » : dev 9j à 440, revue 5h à 70", { lines: ["dev", "revue"] }],
  ["un devis, ragréage 30 m2 à 19 €/m2, deux mille euros c'était trop cher", { lines: ["ragréage"] }],
])("in an order, « %s » says its amounts", (text, amounts) => expect(read(text, null)).toEqual(amounts));

test("a price without its line makes no partial document", () => {
  const text = "un devis : pose 3 heures à 55 euros plus les frais à 420 euros";
  expect(read(text, null)["lines"]).toBeUndefined();
  expect(read("un devis : pose 3 heures à 55 euros, TVA à dix", null)).toEqual({ lines: ["pose"], vatPercent: 10 });
});

test("a label, its quantity and its price may be parted by dashes", () => {
  expect(read("devis : papier peint - 34 m² - 19,50 €/m²", null)["lines"]).toEqual(["papier peint"]);
});

test("a label may follow its price", () => {
  expect(read("devis : 12 m2 x 65 € de carrelage ; 8 ml x 12 € de plinthes", null)["lines"]).toEqual([
    "carrelage",
    "plinthes",
  ]);
});
