import { expect, test } from "vitest";
import type { VatRegime } from "../../company/company.ts";
import type { CardRow, FormField } from "../conversation/message.ts";
import { unsignedNumbers } from "./bare-sum.ts";
import { cardAfterSum } from "./card-after-sum.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

const HOURS: CardRow = {
  id: "line-1",
  label: "Main-d'œuvre",
  quantity: "3",
  unit: "h",
  unitPrice: "48",
  vatBasisPoints: 1000,
  vatReason: null,
};
const WALLS: CardRow = { ...HOURS, id: "line-2", label: "Murs", quantity: "42", unit: "m²", unitPrice: "24" };
const CEILING: CardRow = { ...HOURS, id: "line-3", label: "Plafond", quantity: "18", unit: "m²", unitPrice: "28" };
const SINK: CardRow = { ...HOURS, id: "line-4", label: "Évier", quantity: "1", unit: "forfait", unitPrice: "120" };
const ROWS = [HOURS, WALLS, CEILING];

function answer(text: string, rows: CardRow[] = ROWS, regime: VatRegime | null = "standard", fields: FormField[] = []) {
  const card = cardWith(fields, rows, "");
  const after = cardAfterSum(card, text, regime) ?? cardAfterText(card, text, "card", "2026-11-23", regime);
  return {
    rows: after?.rows ?? null,
    content: (after?.content ?? "").replace(/\s/g, " "),
    discount: after?.fields.find(({ name }) => name === "discount")?.value ?? "",
  };
}

test.each([
  "non pas 48 c est 52 de l heure",
  "c'est pas 48 mais 52",
  "52 de l'heure et pas 48",
  "non c'est 52 au lieu de 48",
  "pas 48 €, 52 €",
])("the one value that was said before takes the new one: « %s »", (text) => {
  expect(answer(text).rows).toEqual([{ ...HOURS, unitPrice: "52" }, WALLS, CEILING]);
});

test("a former value that no line has is said", () => {
  const { rows, content } = answer("pas 40 c'est 52");
  expect(rows).toEqual(ROWS);
  expect(content).toContain("Aucune ligne n'est à 40");
});

test("of two lines at the former value it is asked which one", () => {
  const rows = [WALLS, { ...CEILING, unitPrice: "24" }];
  const { rows: rowsAfter, content } = answer("pas 24 c'est 26", rows);
  expect(rowsAfter).toEqual(rows);
  expect(content).toContain("« Murs » et « Plafond »");
});

test("a name that no line has takes no number of another line", () => {
  const { rows, content } = answer("la peinture c est 26 du metre et pas 24");
  expect(rows).toEqual(ROWS);
  expect(content).toContain("Aucune ligne ne s'appelle « peinture »");
});

test.each([
  ["le plafond fait 20 m2 en fait", "20"],
  ["en fait le plafond mesure 21,5 m²", "21,5"],
  ["le plafond c'est 20 m², pas 18", "20"],
])("a line that is named takes the size that is said: « %s »", (text, quantity) => {
  expect(answer(text).rows).toEqual([HOURS, WALLS, { ...CEILING, quantity }]);
});

test.each(["le plafond fait 20 h", "le plafond fait environ 20 m²", "le plafond c'est 20"])(
  "a size that is not sure changes nothing: « %s »",
  (text) => expect(answer(text).rows).toBeNull(),
);

test.each(["c est du ttc pas du ht", "les prix sont TTC", "pas du HT, c'est du TTC", "non c'était du TTC"])(
  "prices said to have VAT in them are kept so: « %s »",
  (text) => {
    const { rows, content } = answer(text, [SINK]);
    expect(rows).toEqual([{ ...SINK, unitPrice: "109,09", grossPrice: "120" }]);
    expect(content).toContain("120 € TTC, avec une TVA de 10 %");
  },
);

test("prices that are said to be without VAT again are those that were said", () => {
  const rows = [{ ...SINK, unitPrice: "109,09", grossPrice: "120" }];
  expect(answer("c'est du HT pas du TTC", rows).rows).toEqual([SINK]);
});

test("prices without VAT that are said to be so are left as they are", () => {
  const { rows, content } = answer("c'est du ht pas du ttc", [SINK]);
  expect(rows).toEqual([SINK]);
  expect(content).toContain("déjà hors taxes");
});

test("under franchise a price with VAT in it is the price", () => {
  expect(answer("c'est du ttc pas du ht", [SINK], "franchise").rows).toEqual([SINK]);
});

test.each([
  ["oublie pas 10% de remise", "10"],
  ["n'oublie pas la remise de 10 %", "10"],
  ["baisse tout de 5 pour cent", "5"],
  ["diminue tous les prix de 3 %", "3"],
  ["fais-lui 5 % de moins", "5"],
])("a discount that is asked for is on the card: « %s »", (text, discount) => {
  expect(answer(text, [SINK])).toMatchObject({ discount, rows: [SINK] });
});

test("what comes off beside a discount is not guessed", () => {
  const field: FormField = { name: "discount", label: "Remise (%)", type: "number", required: false, value: "10" };
  expect(answer("baisse tout de 5 %", [SINK], "standard", [field]).rows).toBeNull();
});

const WAITING: CardRow = { ...CEILING, unitPrice: "" };

test.each([
  ["45", "45,00 € pour chaque, ou pour tout ?"],
  ["1k2", "1 200,00 € pour chaque, ou pour tout ?"],
  ["trois cent cinquante ht", "350,00 € hors taxes pour chaque, ou pour tout ?"],
])("a number alone is asked about while a line of several waits for its price: « %s »", (text, words) => {
  const { rows, content } = answer(text, [HOURS, WAITING]);
  expect(rows).toEqual([HOURS, WAITING]);
  expect(content).toContain(words);
});

test("a number alone is the price of the only line that waits for one", () => {
  expect(answer("45", [HOURS, { ...SINK, unitPrice: "" }]).rows).toEqual([HOURS, { ...SINK, unitPrice: "45" }]);
});

test("a small number may be a day while the day is asked", () => {
  const field: FormField = { name: "startDate", label: "Date de début", type: "text", required: true, value: "" };
  expect(answer("12", [HOURS, WAITING], "standard", [field]).content).not.toContain("pour chaque");
});

test.each([
  ["plus 2 prises a 65 et un interrupteur 30", ["65", "30"]],
  ["ajoute un interrupteur 30", ["30"]],
  ["ajoute un interrupteur 30 €", []],
  ["le 12 décembre", []],
  ["valable jusque 2027", []],
])("numbers that may be prices are those without a sign: « %s »", (text, numbers) => {
  expect(unsignedNumbers(text)).toEqual(numbers);
});
