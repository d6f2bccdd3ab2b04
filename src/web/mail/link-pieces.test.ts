import { expect, test } from "vitest";
import { linkPieces } from "./link-pieces.ts";

const hrefs = (text: string) => linkPieces(text).flatMap(({ href }) => (href === null ? [] : [href]));

test("the pieces of a text are the whole text", () => {
  const text = "Le plan : https://roux.fr/plan.pdf, à voir (https://roux.fr).\nMerci";
  expect(
    linkPieces(text)
      .map(({ words }) => words)
      .join(""),
  ).toBe(text);
});

test.each([
  ["Vois https://roux.fr/a?b=1.", ["https://roux.fr/a?b=1"]],
  ["(https://roux.fr)", ["https://roux.fr"]],
  ["http://a.fr et http://b.fr", ["http://a.fr", "http://b.fr"]],
  ["javascript:alert(1) ftp://a.fr roux.fr", []],
  ["https://\u0430pple.com/", []],
  ["https://banque.fr@voleur.example/", []],
  ["https://", []],
])("addresses of pages lead there: %s", (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});
