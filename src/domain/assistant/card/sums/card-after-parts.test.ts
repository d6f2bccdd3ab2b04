import { expect, test } from "vitest";
import type { CardRow } from "../../conversation/message.ts";
import { discountOf } from "../card-lines.ts";
import { cardWith } from "../quote-card.ts";
import { cardAfterCount, cardAfterParts } from "./card-after-parts.ts";

const TAPS: CardRow = {
  id: "line-1",
  label: "Robinets",
  quantity: "2",
  unit: "u",
  unitPrice: "70",
  vatBasisPoints: 2000,
  vatReason: null,
};
const CARD = cardWith([], [TAPS], "");
const after = (text: string) => cardAfterParts(CARD, text, "2026-11-28", "standard");
const discountIn = (card: ReturnType<typeof after>) => card?.fields.find(({ name }) => name === "discount")?.value;

test("both halves of a sentence are on the card", () => {
  const card = after("3 robinets et une remise de 20 €");
  expect([card?.rows[0]?.quantity, discountIn(card)]).toEqual(["3", "20 €"]);
  // 210 less 20, and 20 % of VAT.
  expect(card?.content.replace(/\s/g, " ")).toContain("190,00 € hors taxes, 228,00 € TTC");
});

test("the half that is not understood is said beside the other one", () => {
  const card = after("une remise de 20 € et enlève le zinzin");
  expect(discountIn(card)).toBe("20 €");
  expect(card?.content).toContain("Je n'ai pas compris « enlève le zinzin »");
});

test("a number of things of a line is its quantity", () => {
  expect(cardAfterCount(CARD, "3 robinets", "standard")?.rows).toMatchObject([{ quantity: "3", unitPrice: "70" }]);
  for (const text of ["3 lavabos", "3", "0 robinets", "3 robinets à 80 €"])
    expect(cardAfterCount(CARD, text, "standard")).toBeNull();
});

test("a discount in euros is an amount, another one a share", () => {
  expect(discountOf("20 €")).toEqual({ kind: "amount", cents: 2000 });
  expect(discountOf("20")).toEqual({ kind: "share", basisPoints: 2000 });
});
