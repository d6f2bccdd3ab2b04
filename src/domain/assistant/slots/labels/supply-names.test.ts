import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

test.each([
  ["remplacement du chauffe-eau 200 litres : fourniture 480, pose 220", "chauffe-eau 200 litres (fourniture)"],
  ["chauffe-eau 200 litres, fourniture 480 € et pose 220 €", "chauffe-eau 200 litres (fourniture)"],
  ["chauffe-eau 200 litres fourniture 480 €, pose 220 €", "chauffe-eau 200 litres (fourniture)"],
  ["changement du mitigeur, fourniture 180 €, pose 90 €", "mitigeur (fourniture)"],
])("a supply bears the name of what it is for: « %s »", (works, label) => {
  const { lines } = readSentence(`devis Mme Roux : ${works}`);
  expect((lines as string[])[0]).toMatch(`${label}: 1 `);
});

test("a supply bears the name of what is put in beside it", () => {
  expect(readSentence("devis Mme Roux pose d'un WC suspendu 350 €, fourniture 280 €").lines).toEqual([
    "pose d'un WC suspendu: 1 flat x 350",
    "WC suspendu (fourniture): 1 piece x 280",
  ]);
});

test.each(["débouchage d'un évier 120 €, fourniture 40 €", "réparation de fuite, fourniture 40 €, déplacement 30 €"])(
  "a supply of no known thing keeps its word: « %s »",
  (works) => expect(JSON.stringify(readSentence(`devis Mme Roux : ${works}`).lines)).toMatch(/"fourniture: 1 /),
);
