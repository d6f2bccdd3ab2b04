import { documentText } from "#domain/documents/document-text.ts";
import { labour, person, professional, quote } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { addUp } from "../../lines/totals.ts";
import { changeOrderAfter } from "../change-orders/change-order.ts";
import { quoteView } from "../quote-view.ts";
import { offerOf } from "../signing/offer.ts";
import type { QuoteConditions } from "./quote-conditions.ts";

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
const viewOf = (conditions: QuoteConditions, buyer = person) => quoteView({ ...quote, buyer, conditions });
const valueOf = (label: string, conditions: QuoteConditions, buyer = person) =>
  plain(viewOf(conditions, buyer).conditions?.find((one) => one.label === label)?.value ?? "");

const SHARE = { unit: "share", basisPoints: 3000 } as const;

test("a deposit is said with its meaning above the line of its euros", () => {
  const conditions: QuoteConditions = { deposit: { kind: "down_payment", size: SHARE } };
  expect(valueOf("Acompte", conditions)).toContain("30 % du total, à la commande");
  const { totals, amounts } = viewOf(conditions);
  expect(amounts.grossCents).toBe(81_338);
  expect(totals.at(-1)).toMatchObject({
    label: "Acompte de 30\u00A0%",
    value: "244,01\u00A0€",
    strong: false,
  });
});

test("a change order leaves out the deposit alone of its conditions", () => {
  const amends = changeOrderAfter({ ...quote, totals: { grossCents: 50_000 } });
  const conditions: QuoteConditions = {
    deposit: { kind: "down_payment", size: SHARE },
    payment: { dueDays: 0, means: [] },
  };
  const order = quoteView({ ...quote, conditions, amends });
  expect(order.conditions?.map(({ label }) => label)).not.toContain("Acompte");
  expect(order.totals.map(({ label }) => plain(label))).not.toContain("Acompte de 30 %");
  expect(order.conditions).toEqual(
    viewOf(conditions, quote.buyer).conditions?.filter(({ label }) => label !== "Acompte"),
  );
});

test("a consumer reads what « arrhes » means by their law, a business by the civil code", () => {
  const conditions: QuoteConditions = {
    deposit: { kind: "earnest_money", size: { unit: "amount", cents: 20_000 } },
  };
  expect(valueOf("Arrhes", conditions)).toContain("article L. 214-1 du code de la consommation");
  expect(valueOf("Arrhes", conditions, professional)).toContain("article 1590 du code civil");
  expect(plain(viewOf(conditions).totals.at(-1)!.label)).toBe("Arrhes");
});

test("a consumer who is asked for a deposit reads that nothing is paid before seven days off premises", () => {
  const conditions: QuoteConditions = { deposit: { kind: "down_payment", size: SHARE } };
  expect(valueOf("Acompte", conditions)).toContain("aucun versement avant sept jours");
  expect(valueOf("Acompte", conditions, professional)).not.toContain("sept jours");
});

test("a deposit binds a consumer only as far as their right to withdraw lets it", () => {
  const conditions: QuoteConditions = { deposit: { kind: "down_payment", size: SHARE } };
  const meaning = "L'acompte engage les deux parties, sous réserve du droit de rétractation.";
  expect(valueOf("Acompte", conditions)).toContain(meaning);
  expect(valueOf("Acompte", conditions, professional)).not.toContain("rétractation");
  expect(valueOf("Acompte", conditions, professional)).toContain("engage définitivement le client et l'entreprise");
});

test("aids are an estimation that the customer receives: the deposit and what is due are of the whole price", () => {
  const conditions: QuoteConditions = {
    deposit: { kind: "down_payment", size: SHARE },
    aids: [
      { kind: "maprimerenov", label: "", cents: 50_000 },
      { kind: "cee", label: "", cents: 30_000 },
    ],
  };
  const { totals, amounts } = viewOf(conditions);
  expect(totals.slice(-4).map(({ label, value }) => plain(`${label} : ${value}`))).toEqual([
    "Total TTC : 813,38 €",
    "Acompte de 30 % : 244,01 €",
    "Aides estimées (MaPrimeRénov' et Prime CEE) : 800,00 €",
    "Reste à charge estimé : 13,38 €",
  ]);
  expect(amounts.grossCents).toBe(81_338);
  expect(valueOf("Aides", conditions)).toBe(
    "MaPrimeRénov' (500,00 €) et Prime CEE (300,00 €) : estimation, sous réserve de l'accord de l'organisme. Les " +
      "aides sont versées au client : le prix entier est dû à l'entreprise.",
  );
  expect(plain(documentText(viewOf(conditions)))).not.toMatch(/aides déduites|déduit de ce que/);
});

test("the words that the law has of an aid are on the quotes that announce it alone", () => {
  const noticesOf = (aids: QuoteConditions["aids"]) => plain(viewOf(aids ? { aids } : {}).notices.join("\n"));
  const cee = { kind: "cee", label: "Énergie Alpine", cents: 30_000 } as const;
  const renov = { kind: "maprimerenov", label: "", cents: 50_000 } as const;
  const ofCee = noticesOf([cee]);
  expect(ofCee).toContain("Énergie Alpine s'engage à vous apporter une prime d'un montant de 300,00 €");
  expect(ofCee).toContain("vous ne pouvez pas cumuler plusieurs offres CEE différentes pour la même opération");
  expect(ofCee).not.toContain("Anah");
  expect(noticesOf([{ ...cee, label: "" }])).toContain("l'organisme dont la proposition vous est remise s'engage");
  const ofRenov = noticesOf([renov]);
  expect(ofRenov).toContain("le montant de 500,00 € est prévisionnel");
  expect(ofRenov).not.toContain("CEE");
  for (const aids of [undefined, [{ kind: "other", label: "Région", cents: 10_000 } as const]])
    expect(noticesOf(aids)).not.toMatch(/CEE|Anah/);
});

test("payment says when and by which means what remains is paid", () => {
  const payment = { dueDays: 30, means: ["transfer", "cheque", "card"] } as const;
  const terms = { payment: { ...payment, means: [...payment.means] } };
  expect(valueOf("Paiement", terms)).toBe("À 30 jours après la facture, par virement, chèque ou carte bancaire.");
  expect(valueOf("Paiement", { payment: { dueDays: 0, means: [] } })).toBe("À réception de la facture.");
  expect(valueOf("Paiement", { ...terms, deposit: { kind: "down_payment", size: SHARE } })).toMatch(
    /^Solde à 30 jours/,
  );
});

test("the deposit follows the options that the customer ticks", () => {
  const lines = quote.lines.map((line, index) =>
    index === 0 && line.kind === "item" ? { ...line, isOption: true } : line,
  );
  const conditions: QuoteConditions = { deposit: { kind: "down_payment", size: SHARE } };
  const keptQuote = { ...quote, lines, conditions, totals: addUp(lines, quote.terms) };
  const depositOf = (ids: string[]) => plain(offerOf(keptQuote, quoteView(keptQuote), ids).view.totals.at(-1)!.value);
  expect(depositOf([])).toBe("122,51 €");
  expect(depositOf([lines[0]!.id])).toBe("244,01 €");
});

test("a quote that was kept before its conditions could be said prints as it did", () => {
  expect(quoteView(quote)).not.toHaveProperty("conditions");
  expect(documentText(viewOf({}, professional))).toBe(documentText(quoteView(quote)));
});

test("a consumer reads that goods conform when works are sold with their supply", () => {
  const { lines } = quote;
  const supply = labour("Fourniture et pose de faïence", 10_000, 1000);
  const guarantees = (quotedLines: typeof lines, buyer = person) =>
    quoteView({ ...quote, buyer, lines: quotedLines, conditions: {} }).conditions?.find(
      ({ label }) => label === "Garanties",
    )?.value ?? "";
  expect(guarantees([supply])).toContain("Conformité des biens");
  expect(guarantees(lines)).not.toContain("Conformité des biens");
  expect(guarantees([supply], professional)).not.toContain("Conformité des biens");
});
