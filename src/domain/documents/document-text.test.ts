import { franchiseSeller, invoice, labour, person, professional, quote, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { creditNoteLines } from "../invoices/credit-note.ts";
import { invoiceView } from "../invoices/invoice-view.ts";
import { addUp } from "../lines/totals.ts";
import { quoteView } from "../quotes/quote-view.ts";
import { documentText } from "./document-text.ts";
import type { DocumentView } from "./document-view.ts";

const manyLines = Array.from({ length: 40 }, (_, index) =>
  labour(`Ligne ${index + 1}`, 3_333 + 77 * index, index % 2 ? 550 : 2000),
);
const sarl = {
  ...seller,
  legalForm: "SARL" as const,
  capitalCents: 800_000,
  rcsTown: "Lyon",
  vatDueOn: "invoice" as const,
};

const issuedInvoice = { ...invoice, totals: addUp(invoice.lines, invoice.terms) };
const credit = creditNoteLines(issuedInvoice, [], [{ lineId: "Pose de deux radiateurs", quantityE4: 20_000 }]);
if (!credit.ok) throw new Error(credit.refusal.sentence);

// Golden bills: read one, and you know what the product prints.
const bills: Record<string, DocumentView> = {
  "facture-reel-20-et-10-professionnel": invoiceView(invoice),
  "facture-franchise": invoiceView({
    ...invoice,
    seller: franchiseSeller,
    lines: [labour("Dépannage d'une chaudière", 25_000, 0)],
  }),
  "facture-particulier": invoiceView({ ...invoice, buyer: person }),
  "facture-sans-siren-du-client": invoiceView({ ...invoice, buyer: { ...professional, siren: "" } }),
  "facture-societe-tva-sur-les-debits-sans-iban": invoiceView({
    ...invoice,
    seller: { ...sarl, iban: "", bic: "" },
    servicedOn: null,
  }),
  "avoir-sur-deux-heures": invoiceView({
    ...issuedInvoice,
    ...credit.value,
    kind: "credit_note",
    number: "A2026-0001",
    issuedOn: "2026-12-02",
    refersTo: invoice,
    creditReason: "Un radiateur de moins",
  }),
  "facture-marchandises": invoiceView({
    ...invoice,
    lines: [{ ...labour("Radiateur en fonte", 20_000), nature: "goods", unit: "u" }],
  }),
  "facture-40-lignes": invoiceView({ ...invoice, lines: manyLines }),
  "devis-reel-20-et-10": quoteView(quote),
  "devis-franchise-particulier": quoteView({
    ...quote,
    seller: franchiseSeller,
    buyer: person,
    lines: [labour("Dépannage", 25_000, 0)],
  }),
  "devis-regime-inconnu": quoteView({
    ...quote,
    seller: { ...seller, vatRegime: null, vatNumber: "" },
    lines: [labour("Dépannage", 25_000, 0)],
  }),
  "devis-10-et-5-5": quoteView({
    ...quote,
    buyer: person,
    lines: [labour("Isolation", 80_000, 550), labour("Peinture", 50_000, 1000)],
  }),
};

test.each(Object.entries(bills))("golden bill: %s", async (name, view) => {
  await expect(documentText(view)).toMatchFileSnapshot(`examples/${name}.txt`);
});

test("the reason of a credit note is a notice as wide as the page", () => {
  const { notices, facts } = bills["avoir-sur-deux-heures"]!;
  expect(notices[0]!.replaceAll(/\s/g, " ")).toBe("Motif : Un radiateur de moins");
  expect(facts.map(({ label }) => label)).not.toContain("Motif");
});

test("the text contains every figure, notice and address line of the view", () => {
  for (const view of Object.values(bills)) {
    const text = documentText(view);
    const items = view.lines.flatMap((line) =>
      line.kind === "item" ? [line.label, line.quantity, line.unitPrice, line.vatRate, line.net] : [line.label],
    );
    const figures = [...view.totals.map((total) => total.value), ...view.vatRecap.flatMap((row) => Object.values(row))];
    const words = [
      view.title,
      view.subject,
      ...view.seller.lines,
      ...view.buyer.lines,
      ...view.notices,
      ...view.footer,
      ...(view.signature?.lines ?? []),
      ...(view.certificates ?? []).map((one) => one.text),
    ];
    for (const part of [...items, ...figures, ...words, ...(view.payment?.lines ?? [])]) expect(text).toContain(part);
  }
});
