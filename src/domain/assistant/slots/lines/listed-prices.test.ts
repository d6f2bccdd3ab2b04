import { understand } from "#domain/assistant/understand.ts";
import { describe, expect, test } from "vitest";

function read(text: string) {
  const { slots } = understand(text, { today: "2026-11-23", activeFlow: null, pending: null });
  const lines = slots.lines?.map(
    ({ value }) => `${value.label} ${value.quantity} ${value.unit} ${value.unitPriceEuros}`,
  );
  return { lines, isUnread: slots.hasUnreadPrices !== undefined, slots };
}

describe("Lists whose prices have no sign", () => {
  test.each([
    ["devis Mme Roux : tableau 3 rangées 720, 11 prises à 58", ["tableau 3 rangées 1 flat 720", "prises 11 piece 58"]],
    ["devis Mme Roux : receveur 80x120 posé 540, paroi 390", ["receveur 80x120 posé 1 flat 540", "paroi 1 flat 390"]],
    ["devis M. Sow : placo 30 m² à 34 et bandes 28 ml à 6,5", ["placo 30 m2 34", "bandes 28 m 6.5"]],
    ["devis M. Sow bordures 44 m a 17 et gravier 6 m3 a 72", ["bordures 44 m 17", "gravier 6 m3 72"]],
    ["devis Mme Roux radiateurs 4 x 210 et robinets 4 x 35", ["radiateurs 4 piece 210", "robinets 4 piece 35"]],
  ])("%s", (text, lines) => {
    expect(read(text).lines).toStrictEqual(lines);
  });

  test.each([
    "devis pour Mme Roux, coloration 85, coupe 45, et le soin mets-le à 30… 25 en fait",
    "devis M. Uhl, groupe 42 €, flexible 18 €, déplacement zone 2 à 38",
  ])("no price is left out in silence nor read twice: %s", (text) => {
    expect(read(text)).toMatchObject({ lines: undefined, isUnread: true });
  });

  test("months multiply the price of a month", () => {
    expect(read("devis pour l'EHPAD Les Lilas, entretien du parc 320 € HT par mois sur 12 mois").lines).toHaveLength(1);
  });

  test("a lone last name is a person's", () => {
    expect(read("devis Hamidi, dalle 30 m² à 60 €, gravier 5 m3 à 40 €").slots).toMatchObject({
      lastName: { value: "Hamidi" },
    });
  });
});
