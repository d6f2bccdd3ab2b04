import { expect, test } from "vitest";
import type { CardRow } from "../../conversation/message.ts";
import { cardWith } from "../quote-card.ts";
import { askedPriceOf, cardAfterEachOrAll, cardAfterPart } from "./each-or-all.ts";

const TAPS: CardRow = {
  id: "line-1",
  label: "Robinets",
  quantity: "2",
  unit: "u",
  unitPrice: "",
  vatBasisPoints: 2000,
  vatReason: null,
};
const SINK: CardRow = { ...TAPS, id: "line-2", label: "Évier", quantity: "1", unit: "forfait", unitPrice: "120" };
const CARD = cardWith([], [SINK, TAPS], "");
const ASKED = { rowId: "line-1", euros: 70, isWithVat: false };

const tapsOf = (card: ReturnType<typeof cardAfterPart>) => card?.rows.find(({ id }) => id === TAPS.id) ?? null;

test("a price of a line that counts several is asked about, whichever way it is said", () => {
  expect(askedPriceOf(CARD, "70 €")).toEqual(ASKED);
  expect(askedPriceOf(CARD, "70")).toEqual(ASKED);
  expect(askedPriceOf(cardWith([], [{ ...TAPS, quantity: "1" }], ""), "70 €")).toBeNull();
});

test.each([
  "pour chaque",
  "chacun",
  "Chaque.",
  "c'est la pièce",
  "à l'unité",
  "HT",
  "le prix unitaire HT",
  "pour chacun stp",
])("« %s » answers that the price is that of each", (text) => {
  expect(tapsOf(cardAfterEachOrAll(CARD, ASKED, text, "standard"))).toMatchObject({ quantity: "2", unitPrice: "70" });
});

test.each(["pour tout", "en tout", "tout", "le tout", "au total", "pour les deux", "c'est pour tout"])(
  "« %s » answers that the price is that of all",
  (text) => {
    expect(tapsOf(cardAfterEachOrAll(CARD, ASKED, text, "standard"))).toMatchObject({ quantity: "2", unitPrice: "35" });
  },
);

test.each(["70 € HT chacun", "70 € pièce", "70 l'unité", "70 € pour chaque", "70 € HT la pièce"])(
  "a price that is said to be that of each is not asked about: « %s »",
  (text) => {
    for (const askedPrice of [undefined, ASKED])
      expect(tapsOf(cardAfterEachOrAll(CARD, askedPrice, text, "standard"))).toMatchObject({ unitPrice: "70" });
  },
);

test("a price of all that does not divide to the cent makes one lump sum", () => {
  const card = cardAfterPart(
    cardWith([], [{ ...TAPS, quantity: "3" }], ""),
    { ...ASKED, euros: 100 },
    "all",
    "standard",
  );
  expect(tapsOf(card)).toMatchObject({ label: "Robinets (3 u)", quantity: "1", unit: "forfait", unitPrice: "100" });
  expect(card?.content).toContain("je le mets au forfait");
});

test("the two buttons say it too", () => {
  expect(tapsOf(cardAfterPart(CARD, ASKED, "each", "standard"))?.unitPrice).toBe("70");
  expect(tapsOf(cardAfterPart(CARD, ASKED, "all", "standard"))?.unitPrice).toBe("35");
  expect(cardAfterPart(CARD, undefined, "each", "standard")).toBeNull();
});

test("a sum answers the price without VAT that was just asked for", () => {
  const waitingCard = cardWith([], [{ ...TAPS, grossPrice: "85" }], "");
  expect(tapsOf(cardAfterEachOrAll(waitingCard, undefined, "70 €", "standard"))?.unitPrice).toBe("70");
});

test.each(["ajoute un évier", "chaque robinet est chromé", "annule", "70", "tout est en 10 %", "12/12"])(
  "another text answers nothing: « %s »",
  (text) => expect(cardAfterEachOrAll(CARD, ASKED, text, "standard")).toBeNull(),
);
