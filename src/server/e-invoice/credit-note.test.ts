import type { Customer } from "#domain/customers/customer.ts";
import type { CreditResult } from "#domain/invoices/credit-note.ts";
import { creditNoteLines } from "#domain/invoices/credit-note.ts";
import { creditNoteOfSum } from "#domain/invoices/credit-sum.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { Invoice, IssuedInvoice } from "#domain/invoices/invoice.ts";
import { withoutOptions } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { franchiseSeller, invoice, labour, person, professional } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { allTerms, bathroomLines } from "#test/priced-lines.ts";
import { expect, test } from "vitest";
import { facturX } from "./factur-x.ts";

const VALID = { xsd: [], failures: [] };

const issue = (one: Invoice): IssuedInvoice => ({ ...one, totals: addUp(one.lines, one.terms) });

/** The credit note on one of an invoice's lines, or on what is left of it. */
function creditNoteOn(
  one: IssuedInvoice,
  earlier: IssuedInvoice[],
  lineId: string | null,
  quantityE4: number | null = null,
) {
  return asCreditNote(one, creditNoteLines(one, earlier, lineId === null ? null : [{ lineId, quantityE4 }]));
}

/** The credit note of a sum with VAT. */
function creditNoteWorth(one: IssuedInvoice, grossCents: number) {
  return asCreditNote(one, creditNoteOfSum(one, [], grossCents));
}

function asCreditNote(one: IssuedInvoice, credit: CreditResult) {
  if (!credit.ok) throw new Error(credit.refusal.sentence);
  const { id, number, issuedOn } = one;
  return {
    ...one,
    ...credit.value,
    kind: "credit_note" as const,
    number: "A2026-0001",
    issuedOn: "2026-12-02" as const,
    dueOn: "2026-12-02" as const,
    refersTo: { id, number, issuedOn },
    creditReason: "Deux m² de moins",
  };
}

const bathroom = issue({ ...invoice, lines: withoutOptions(bathroomLines), terms: allTerms });
const part = creditNoteOn(bathroom, [], "Pose du carrelage", 20_000);
const screws = issue({ ...invoice, lines: [{ ...labour("Vis", 30_000), unitPriceE6: 4_000 }], terms: NO_TERMS });
const withoutVat = (line: ReturnType<typeof labour>, over: Partial<Invoice> = {}) =>
  creditNoteOn(issue({ ...invoice, ...over, lines: [line] }), [], null);

const abroad = (country: string): Customer => ({
  ...professional,
  siren: "",
  vatNumber: "BE0403019261",
  address: { ...professional.address!, country },
});
const [belgian, swiss] = [abroad("BE"), abroad("CH")];

const cases: Record<string, IssuedInvoice> = {
  "the whole of an invoice with sections, discounts and an advance": creditNoteOn(bathroom, [], null),
  "a part of one line": part,
  "what is left": creditNoteOn(bathroom, [part], null),
  "a sum on several rates, work and goods": creditNoteWorth(bathroom, 5_000),
  "what is left after a sum": creditNoteOn(bathroom, [creditNoteWorth(bathroom, 5_000)], null),
  "one line after a sum": creditNoteOn(bathroom, [creditNoteWorth(bathroom, 5_000)], "Pose du carrelage"),
  "a cent of a sum": creditNoteWorth(bathroom, 1),
  "a cent that rounding leaves to one unit": creditNoteOn(screws, [], "Vis", 20_000),
  "VAT a cent away from that of its own base": creditNoteOn(
    screwsOf(125_000),
    [creditNoteOn(screwsOf(125_000), [], "Vis", 10_000)],
    "Vis",
    10_000,
  ),
  "a private customer": creditNoteOn(issue({ ...invoice, buyer: person }), [], null),
  franchise: withoutVat(labour("Dépannage", 25_000, 0), { seller: franchiseSeller }),
  "subcontracting (AE)": withoutVat(labour("Pose", 10_000, untaxed("subcontracting"))),
  "training (E)": withoutVat(labour("Formation", 10_000, untaxed("exempt_training"))),
  "goods to a business of the European Union (K)": withoutVat(
    { ...labour("Meuble", 10_000, untaxed("eu_goods")), nature: "goods" },
    { buyer: belgian, servicedOn: null },
  ),
  "exported goods (G)": withoutVat(
    { ...labour("Meuble", 10_000, untaxed("export")), nature: "goods" },
    { buyer: { ...swiss, vatNumber: "" } },
  ),
  "services out of scope (O)": withoutVat(labour("Conseil", 10_000, untaxed("non_eu_services")), { buyer: swiss }),
  "a rate of 0 that nobody explained (Z)": withoutVat(labour("Pose", 10_000, untaxed("not_said"))),
};

function screwsOf(unitPriceE6: number): IssuedInvoice {
  return issue({ ...invoice, lines: [{ ...labour("Vis", 30_000), unitPriceE6 }], terms: NO_TERMS });
}

test.each(Object.entries(cases))(
  "valid by the official rules, a credit note of %s",
  { timeout: 120_000 },
  (_n, one) => {
    expect(validateFacturX(facturX(one))).toEqual(VALID);
  },
);

test("a credit note has code 381", () => {
  expect(facturX(part)).toContain("<ram:TypeCode>381</ram:TypeCode>");
});

test("a credit note names its invoice by its number and day", () => {
  expect(facturX(part)).toContain(
    "<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F2026-0001</ram:IssuerAssignedID>" +
      '<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261121</qdt:DateTimeString>',
  );
});

test("a credit note says its reason", () => {
  expect(facturX(part)).toContain("<ram:Content>Motif : Deux m² de moins</ram:Content>");
});

test("a credit note gives no account to pay to", () => {
  expect(facturX(part)).not.toContain(invoice.seller.iban);
});

test("a credit note that names no invoice is refused by the French rules", { timeout: 120_000 }, () => {
  const rules = validateFacturX(facturX({ ...part, refersTo: null })).failures.map(({ rule }) => rule);
  expect(rules.some((rule) => rule.startsWith("BR-FR-CO-05"))).toBe(true);
});

test("the totals of page and XML are the ones that were kept, after a rounding too", () => {
  for (const one of Object.values(cases)) {
    const { amounts } = invoiceView(one);
    const { netCents, vatCents, grossCents } = one.totals;
    expect(amounts).toEqual({ netCents, vatCents, grossCents });
    expect(facturX(one)).toContain(`<ram:GrandTotalAmount>${(grossCents / 100).toFixed(2)}<`);
  }
});
