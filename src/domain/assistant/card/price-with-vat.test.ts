import fc from "fast-check";
import { expect, test } from "vitest";
import type { VatRegime } from "../../company/company.ts";
import { addUp } from "../../lines/totals.ts";
import { answersOf } from "../conversation/said-answers.ts";
import type { SaidQuote } from "../conversation/said-quote.ts";
import { readPricesOf, saidPrices } from "../conversation/said-quote.ts";
import { readSaidWork } from "../conversation/said-work.ts";
import { understand } from "../understand.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardLines, cardTerms, cardTotals } from "./card-lines.ts";
import { hasGrossPrices, pricedRows, pricedUnder } from "./price-with-vat.ts";
import { cardWith } from "./quote-card.ts";
import { readBill } from "./read-bill.ts";

const TODAY = "2026-11-23";

function quoteIn(text: string): SaidQuote {
  const { slots } = understand(text, { today: TODAY, activeFlow: null, pending: null });
  return answersOf(slots).quoteSaid ?? { rows: [], discount: "", note: "" };
}

function pricesIn(text: string, regime: VatRegime | null): string[] {
  return pricedUnder(quoteIn(text), regime).rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`);
}

test.each([
  ["devis Roux : la plomberie 12h à 50 €, un meuble vasque à 640 TTC", ["Plomberie 50", "Meuble vasque "]],
  ["devis Roux : changer le robinet 120 €, un lavabo à 300 TTC, mardi", ["Changer le robinet 120", "Lavabo "]],
  ["devis Roux : 2h à 55 € TTC de l'heure, déplacement 40 €", ["Main-d’œuvre ", "Déplacement 40"]],
  ["devis Roux : pose 4 h, dépose 1 h, le tout à 50 € TTC de l'heure", ["Pose ", "Dépose "]],
])("only the lines said with VAT wait for the regime: « %s »", (text, prices) => {
  expect(pricesIn(text, null)).toEqual(prices);
});

test("the note names the line with its price, whatever is known of the seller", () => {
  const quote = quoteIn("devis Roux : pose 12h à 50 €, un meuble vasque à 640 TTC");
  expect(pricedUnder(quote, null).note).toBe("« Meuble vasque » : 640 € est TTC ; redonne son prix HT.");
  expect(pricedUnder(quote, "asked").note).toBe(
    "« Meuble vasque » : je garde 640 € TTC, et je calcule son prix hors taxes dès que je sais si tu factures la TVA.",
  );
  expect(pricedUnder(quote, "standard").note).toContain("640 € TTC, soit 533,33 € hors taxes avec une TVA de 20");
  expect(pricedUnder(quote, "franchise").note).toBe("");
});

test.each([
  ["devis Roux : pose 50 €, 3 robinets à 64 € TTC", "53,333"],
  ["devis Roux : pose 50 €, 2 robinets à 85 € TTC pièce", "70,833"],
])("a price with VAT that needs more than cents to come back to the cent is computed so: « %s »", (text, price) => {
  const { note, rows } = pricedUnder(quoteIn(text), "standard");
  expect(rows.map(({ unitPrice }) => unitPrice)).toContain(price);
  expect(note).toContain(`soit ${price} € hors taxes`);
});

// A seller of whom nothing is known yet: their card asks whether they charge VAT.
function cardOf(text: string) {
  const { rows, note } = pricedUnder(quoteIn(text), "asked");
  const options = [{ value: "standard", label: "Oui, je facture la TVA" }];
  const field = { name: "vatRegime", label: "TVA", type: "select" as const, required: true, value: "", options };
  return cardWith([field], rows, note);
}
const rowsAfter = (card: ReturnType<typeof cardOf>, text: string, regime: VatRegime | null = null) =>
  cardAfterText(card, text, "vatRegime", TODAY, regime);
const TANK = "devis Roux : pose 4 h à 50 €, remplacer le ballon 200 L à 990 € TTC";

test("a price that was said with VAT before the regime is known is converted once it is", () => {
  const card = cardOf(TANK);
  expect(card.content).not.toContain("le prix de");
  const standard = rowsAfter(card, "oui je facture la TVA");
  expect(standard?.rows.map(({ unitPrice }) => unitPrice)).toEqual(["50", "825"]);
  const cardAtTen = standard && rowsAfter(standard, "TVA 10 % partout");
  expect(cardAtTen?.rows.map(({ unitPrice }) => unitPrice)).toEqual(["50", "900"]);
  expect(rowsAfter(card, "je suis en franchise")?.rows.map(({ unitPrice }) => unitPrice)).toEqual(["50", "990"]);
});

test("a price without VAT that is said later takes the place of the one with VAT", () => {
  const card = rowsAfter(cardOf(TANK), "le ballon c'est 880 € HT");
  expect(card?.rows[1]).toMatchObject({ unitPrice: "880" });
  expect(card?.rows[1]).not.toHaveProperty("grossPrice");
  expect(card && rowsAfter(card, "TVA 10 % partout", "standard")?.rows[1]?.unitPrice).toBe("880");
});

test("another price with VAT takes the place of the first one", () => {
  const card = rowsAfter(cardOf(TANK), "le ballon c'est 880 € TTC");
  expect(card?.rows[1]).toMatchObject({ unitPrice: "", grossPrice: "880" });
});

test("no line keeps a price of which the rows together do not come to what was said", () => {
  const rows = cardOf("devis Roux : meuble 640 € TTC, lavabo 300 € TTC, pose 50 €").rows;
  const rowsAtTen = rows.map((row) => ({ ...row, vatBasisPoints: 1000 }));
  expect(pricedRows(rowsAtTen, "standard").map(({ unitPrice }) => unitPrice)).toEqual(["", "", "50"]);
});

test("who charges no VAT has one price", () => {
  const text = "devis Roux : pose 12h à 50 €, un meuble vasque à 640 TTC";
  expect(pricesIn(text, "franchise")).toEqual(["Pose 50", "Meuble vasque 640"]);
});

test("a price with VAT is converted at the rate that is said", () => {
  const text = "devis Roux : pose 12h à 50 €, un meuble vasque à 640 TTC, TVA 20";
  expect(pricesIn(text, "standard")).toEqual(["Pose 50", "Meuble vasque 533,33"]);
  expect(pricesIn(text, null)).toEqual(["Pose 50", "Meuble vasque "]);
});

test("prices beside one without VAT that do not give back what was said, to the cent, are asked again", () => {
  // 581,82 and 272,73 come to 940,01 with VAT at 10 %.
  const text = "devis Roux : meuble 640 € TTC, lavabo 300 € TTC, pose 50 € HT, TVA 10";
  expect(pricesIn(text, "standard")).toEqual(["Meuble ", "Lavabo ", "Pose 50"]);
});

test("prices that were all said with VAT come to their sum to the cent", () => {
  const { rows } = pricedUnder(quoteIn("devis Roux : meuble 640 €, lavabo 300 €, tout en TTC, TVA 10"), "standard");
  expect(hasGrossPrices(rows, "standard")).toBe(true);
  expect(cardTotals({ rows, discount: "" }).grossCents).toBe(94_000);
  expect(cardTotals({ rows, discount: "40 €" }).grossCents).toBe(90_000);
});

test("six hours at 55 € with VAT come to 330,00 € with it", () => {
  const { rows, note } = pricedUnder(quoteIn("devis Roux : 6 h à 55 € TTC"), "standard");
  expect(cardTotals({ rows, discount: "" }).grossCents).toBe(33_000);
  expect(note).toContain("55 € TTC, avec une TVA de 20");
});

const THINGS = ["robinet", "lavabo", "meuble vasque"];
const cents = fc.integer({ min: 100, max: 500_000 });
const euros = (amountCents: number) => `${Math.trunc(amountCents / 100)},${String(amountCents % 100).padStart(2, "0")}`;

test("a card of prices that were all said with VAT comes to their sum, to the cent", () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 2, maxLength: 3 }),
      fc.constantFrom("5,5", "10", "20"),
      (amounts, rate) => {
        const works = amounts.map((amount, index) => `un ${THINGS[index]} à ${euros(amount)} €`).join(", ");
        const saidQuote = quoteIn(`devis Roux : ${works}, tout en TTC, TVA ${rate} %`);
        expect(saidQuote.rows).toHaveLength(amounts.length);
        const { rows } = pricedUnder(saidQuote, "standard");
        expect(cardTotals({ rows, discount: "" }).grossCents).toBe(amounts.reduce((sum, one) => sum + one, 0));
        expect(addUp(cardLines(rows), cardTerms(rows, null)).grossCents).toBe(
          cardTotals({ rows, discount: "" }).grossCents,
        );
      },
    ),
    { numRuns: 300 },
  );
});

const WITH_VAT = ["TTC", "ttc", "€ TTC", "€ ttc pièce", "€ posé TTC", "euros TTC", "€ (TTC)", "€ TVA comprise"];
const item = (of: readonly string[]) =>
  fc.record({ lead: fc.constantFrom("un ", "", "le "), end: fc.constantFrom(...of) });
// A text of two or three works, of which some are said with VAT, each with an amount of its own.
const TEXTS = fc
  .record({
    items: fc.array(fc.oneof(item(WITH_VAT), item(["€", "€ HT", "euros"])), { minLength: 2, maxLength: 3 }),
    link: fc.constantFrom(", ", " et ", "\n- ", " + ", " ; "),
    at: fc.constantFrom(" à ", " ", " : "),
  })
  .map(({ items, link, at }) => ({
    text: items.map(({ lead, end }, index) => `${lead}${THINGS[index] ?? ""}${at}${311 + index} ${end}`).join(link),
    withVat: items.flatMap(({ end }, index) => (WITH_VAT.includes(end) ? [String(311 + index)] : [])),
  }));

const rowsOf = (quote: SaidQuote | null) =>
  quote === null ? [] : [null, "standard" as const].flatMap((regime) => pricedUnder(quote, regime).rows);
const unitPrices = (rows: readonly { unitPrice: string }[]) => rows.map(({ unitPrice }) => unitPrice);
const ROW = { id: "l1", label: "Robinet", quantity: "1", unit: "u" as const, unitPrice: "20" };
const CARD = cardWith([], [{ ...ROW, vatBasisPoints: 2000, vatReason: null }], "");
const onCard = (text: string) =>
  [null, "standard" as const].flatMap((regime) =>
    unitPrices(cardAfterText(CARD, text, "card", TODAY, regime)?.rows ?? []),
  );

// Every way from a text to the price of a line.
const WAYS: Record<string, (text: string) => string[]> = {
  "an order": (text) => unitPrices(rowsOf(quoteIn(`devis pour Mme Roux : ${text}`))),
  "an order with the rate": (text) => unitPrices(rowsOf(quoteIn(`devis pour Mme Roux : ${text}, TVA 20`))),
  "a labelled block": (text) => unitPrices(rowsOf(quoteIn(`Devis\nClient : Mme Roux\nDébut : mardi\n- ${text}`))),
  "a description": (text) => {
    const { quoteSaid, durationSaid } = readPricesOf(text);
    return [...unitPrices(rowsOf(quoteSaid)), String(durationSaid?.rateEuros)];
  },
  "the duration": (text) => [
    ...unitPrices(rowsOf(saidPrices(text, "Pose"))),
    String(readSaidWork(text, null).rateEuros),
  ],
  "a card": onCard,
  "a card, added": (text) => onCard(`ajoute ${text}`),
  "a card, changed": (text) => onCard(`passe ${text}`),
  // Several works of which one has VAT make no sum that is sure.
  "an invoice": (text) => [String((readBill(`facture Mme Roux : ${text}`, TODAY)?.cents ?? 0) / 100)],
};

test.each(Object.keys(WAYS))("no number said with VAT becomes a price without, in %s", (way) => {
  const pricesOf = WAYS[way] ?? (() => []);
  expect.hasAssertions();
  fc.assert(
    fc.property(TEXTS, ({ text, withVat }) => {
      const prices = pricesOf(text);
      expect(
        withVat.filter((price) => prices.includes(price)),
        text,
      ).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

test.each(["an order", "the duration", "a description", "a card, added"])(
  "a number said without VAT is read in %s",
  (way) => {
    expect(WAYS[way]?.("un robinet à 311 € HT, un lavabo à 312 €")).toEqual(expect.arrayContaining(["311", "312"]));
  },
);

test.each([
  "Tarif TTC : 55 €\nDurée : 8 h",
  "Tarif (TTC) : 55\nDurée : 8 h",
  "Tarif : 55 € TTC de l'heure\nDurée : 8 h",
  "Taux horaire TTC : 55 €\nDurée : 8 h",
  "Tarif : 55 €\nDurée : 8 h\nPrix TTC",
])("a labelled price with VAT is no price without: « %s »", (block) => {
  const quote = quoteIn(`Devis\nClient : Mme Roux\n${block}`);
  expect(quote.rows).toHaveLength(1);
  expect(pricedUnder(quote, "standard").rows).toMatchObject([{ quantity: "8", unitPrice: "45,8333" }]);
});

test("a price that is said on a card of prices with VAT has it too, unless it is said without", () => {
  const { rows } = pricedUnder(quoteIn("devis Roux : lavabo 300 € TTC, meuble 640 € TTC"), "standard");
  const card = cardWith([], rows, "");
  const otherCard = cardAfterText(card, "le lavabo c'est 350", "card", TODAY, "standard");
  expect(otherCard?.rows[0]).toMatchObject({ grossPrice: "350" });
  expect(otherCard?.content).toMatch(/350\s€ TTC = 350,00/);
  const netCard = cardAfterText(card, "le lavabo c'est 350 € HT", "card", TODAY, "standard");
  expect(netCard?.rows[0]).toMatchObject({ unitPrice: "350" });
  expect(netCard?.rows[0]).not.toHaveProperty("grossPrice");
});

test("another rate of VAT is said once where prices were said with it", () => {
  const { rows } = pricedUnder(quoteIn("devis Roux : pose 550 € TTC, dépose 120 € TTC"), "standard");
  const next = cardAfterText(cardWith([], rows, ""), "tva 10", "card", TODAY, "standard");
  expect(next?.rows.map(({ grossPrice, vatBasisPoints }) => [grossPrice, vatBasisPoints])).toEqual([
    ["550", 1000],
    ["120", 1000],
  ]);
  expect(next?.content).toContain("TVA 10");
  expect(next?.content).not.toContain("ligne changée");
});
