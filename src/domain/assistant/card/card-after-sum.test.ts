import { expect, test } from "vitest";
import type { VatRegime } from "../../company/company.ts";
import type { CardRow } from "../conversation/message.ts";
import { cardAfterSum } from "./card-after-sum.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

const PIPES: CardRow = {
  id: "line-1",
  label: "Plomberie",
  quantity: "12",
  unit: "h",
  unitPrice: "50",
  vatBasisPoints: 2000,
  vatReason: null,
};
const SINK: CardRow = { ...PIPES, id: "line-2", label: "Meuble vasque", quantity: "1", unit: "u", unitPrice: "640" };
const WAITING: CardRow = { ...SINK, unitPrice: "" };

function answer(text: string, rows: CardRow[] = [PIPES, SINK], regime: VatRegime | null = "standard") {
  const card = cardWith([], rows, "");
  const after = cardAfterSum(card, text, regime) ?? cardAfterText(card, text, "card", "2026-11-23", regime);
  const prices = after?.rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`) ?? null;
  return { content: (after?.content ?? "").replace(/\s/g, " "), prices };
}

test.each([
  ["en fait je lui fais le tout pour 4700 TTC", "4 700,00 € TTC"],
  ["je lui ai dit 4700 tout compris", "4 700,00 € TTC"],
  ["non c'est 4700 € TTC en tout", "4 700,00 € TTC"],
])("a sum with VAT adds no line beside the total with VAT that it is compared with: « %s »", (text, sum) => {
  const { content, prices } = answer(text);
  expect(content).toContain(`Tu as dit ${sum}, et ces lignes font 1 488,00 € TTC (1 240,00 € hors taxes)`);
  expect(prices).toEqual(["Plomberie 50", "Meuble vasque 640"]);
});

test("a sum that the lines come to is said to be right", () => {
  expect(answer("je lui ai dit 1488 tout compris").content).toContain("c'est bien ce que font ces lignes");
  expect(answer("je lui ai dit 1488 HT").content).not.toContain("c'est bien ce que font ces lignes");
});

test("who charges no VAT reads none in a sum", () => {
  expect(answer("je lui ai dit 4700 tout compris", [PIPES, SINK], "franchise").content).not.toMatch(/TTC|taxes/);
});

test("a discount in euros is on the card as it is said without VAT", () => {
  const { content, prices } = answer("remise de 100 €");
  expect(content).toContain("remise de 100 €. Nouveau total : 1 140,00 € hors taxes, 1 368,00 € TTC");
  expect(prices).toEqual(["Plomberie 50", "Meuble vasque 640"]);
  expect(answer("remise de 100 € TTC").content).toContain("Dis « remise 6,72 % »");
  expect(answer("remise 8,06 %").content).toContain("remise de 8,06 %");
});

test.each([
  ["more than the total", "remise de 5000 €", [PIPES, SINK]],
  ["before a price is known", "remise de 100 €", [PIPES, WAITING]],
])("a discount in euros has no equal in percent: %s", (_case, text, rows) => {
  expect(answer(text, rows).content).toContain("Dis par exemple « remise 5 % »");
});

test.each([
  ["1000 HT alors", "Meuble vasque 1000"],
  ["1000", "Meuble vasque 1000"],
  ["1000 €", "Meuble vasque 1000"],
  ["640 TTC", "Meuble vasque 533,33"],
])("the only line without a price gets the one that is said: « %s »", (text, line) => {
  expect(answer(text, [PIPES, WAITING]).prices).toEqual(["Plomberie 50", line]);
});

test("a sum of the whole is no price of the line that waits for one", () => {
  const { content, prices } = answer("je lui fais le tout pour 4700 TTC", [PIPES, WAITING]);
  expect(content).toContain("donne d'abord le prix de « Meuble vasque »");
  expect(prices).toEqual(["Plomberie 50", "Meuble vasque "]);
});

test("a price that may be of several lines is given to none", () => {
  const { content, prices } = answer("1000 HT", [WAITING, { ...PIPES, unitPrice: "" }]);
  expect(content).toContain("c'est pour quelle ligne : « Meuble vasque » ou « Plomberie » ?");
  expect(prices).toEqual(["Meuble vasque ", "Plomberie "]);
});

test("a price that may be of each hour or of all is given to none", () => {
  const { content, prices } = answer("1000 HT", [{ ...PIPES, unitPrice: "" }]);
  expect(content).toContain("« Plomberie » compte 12 h : 1 000,00 € hors taxes pour chaque, ou pour tout ?");
  expect(prices).toEqual(["Plomberie "]);
});

test.each([
  ["heu mets le meuble à 581,82 €", "581,82"],
  ["le meuble vasque à 581,82", "581,82"],
  ["ben le meuble vasque c'est 581,82 alors", "581,82"],
  ["le meuble vasque c'était 640 TTC j'ai dit", "533,33"],
  ["passe le meuble à 640 € TTC", "533,33"],
])("a line that is named takes the price that is said: « %s »", (text, unitPrice) => {
  expect(answer(text).prices).toEqual(["Plomberie 50", `Meuble vasque ${unitPrice}`]);
});

test("a line does not keep its price when another one was said with VAT and cannot be converted", () => {
  const { content, prices } = answer("le meuble vasque c'était 640 TTC j'ai dit", [PIPES, SINK], null);
  expect(content).toContain("« Meuble vasque » : 640 € est TTC ; redonne son prix HT.");
  expect(prices).toEqual(["Plomberie 50", "Meuble vasque "]);
});

test("a price that a line has already is said to be there", () => {
  expect(answer("le meuble vasque c'est 640 € HT").content).toContain("« Meuble vasque » est déjà à 640 €.");
});

test.each(["le carrelage à 60", "la plomberie c'est 3000", "le meuble vasque le 12"])(
  "a price that fits no line changes none: « %s »",
  (text) => {
    expect(answer(text).prices).toBeNull();
  },
);

test("the orders of one sentence each change their line", () => {
  const again: CardRow = { ...SINK, id: "line-3", label: "Meuble", unitPrice: "581,82" };
  expect(answer("non enlève la dernière ligne et le meuble vasque met 581,82", [PIPES, SINK, again]).prices).toEqual([
    "Plomberie 50",
    "Meuble vasque 581,82",
  ]);
});

test("a line that is added keeps no hesitation in its name", () => {
  expect(answer("ajoute heu la dépose 150 € alors").prices).toEqual([
    "Plomberie 50",
    "Meuble vasque 640",
    "Dépose 150",
  ]);
});

test("a new price with VAT is converted at the rate of its line", () => {
  expect(answer("ajoute la dépose TTC 150 €").prices?.at(-1)).toBe("Dépose 125");
  expect(answer("ajoute la dépose TTC 150 €", [PIPES, SINK], null).prices?.at(-1)).toBe("Dépose ");
});
