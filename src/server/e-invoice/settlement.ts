import { documentMessages } from "#domain/documents/document.messages.ts";
import type { Invoice, InvoiceRef, IssuedInvoice } from "#domain/invoices/invoice.ts";
import { deductedCents } from "#domain/invoices/parts/part-view.ts";
import { countedItems } from "#domain/lines/line.ts";
import type { Totals, VatSubtotal } from "#domain/lines/totals.ts";
import { discountsOfRates } from "#domain/lines/totals.ts";
import { noticeOfSale } from "#domain/lines/vat-notices.ts";
import { VAT_REASONS } from "#domain/lines/vat-reasons.ts";
import { formatMoney, formatPercent } from "#domain/shared/french-format.ts";
import { allowance, charge, deduction } from "./allowance.ts";
import type { NoteRules } from "./notes.ts";
import { categoryElements, formatCents, ciiName, dateElement, rateElement } from "./values.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";

/** BG-16, BG-23, BG-22: how to pay, VAT per rate, terms and totals. */
export function settlement(invoice: IssuedInvoice, rules: NoteRules): XmlElement {
  const { totals } = invoice;
  const dueCode = vatDueCode(invoice, rules);
  const reductions = reductionsOf(invoice, rules);
  const reducedCents = reductions.flatMap((one) => [one.discountCents, one.roundingCents, one.deductedCents]);
  return element(
    ciiName("ApplicableHeaderTradeSettlement"),
    textElement(ciiName("PaymentReference"), invoice.number),
    textElement(ciiName("InvoiceCurrencyCode"), "EUR"),
    paymentMeans(invoice),
    totals.vat.map((subtotal) => vatBreakdown(invoice, subtotal, dueCode)),
    reductions.flatMap((one) => documentReductions(one)),
    element(
      ciiName("SpecifiedTradePaymentTerms"),
      retentionTerm(invoice, totals),
      element(ciiName("DueDateDateTime"), dateElement("udt:DateTimeString", invoice.dueOn)),
    ),
    element(
      ciiName("SpecifiedTradeSettlementHeaderMonetarySummation"),
      textElement(ciiName("LineTotalAmount"), formatCents(totals.linesCents)),
      totalOf(
        "ChargeTotalAmount",
        reducedCents.map((cents) => Math.max(0, -cents)),
      ),
      totalOf(
        "AllowanceTotalAmount",
        reducedCents.map((cents) => Math.max(0, cents)),
      ),
      textElement(ciiName("TaxBasisTotalAmount"), formatCents(totals.netCents)),
      textElement(ciiName("TaxTotalAmount"), formatCents(totals.vatCents), { currencyID: "EUR" }),
      textElement(ciiName("GrandTotalAmount"), formatCents(totals.grossCents)),
      totals.prepaidCents === 0 ? null : textElement(ciiName("TotalPrepaidAmount"), formatCents(totals.prepaidCents)),
      textElement(ciiName("DuePayableAmount"), formatCents(totals.dueCents)),
    ),
    referencedInvoices(invoice).map(invoiceReference),
  );
}

function totalOf(name: string, parts: readonly number[]): XmlElement | null {
  const cents = parts.reduce((sum, part) => sum + part, 0);
  return cents === 0 ? null : textElement(ciiName(name), formatCents(cents));
}

// BG-3: the invoice that a credit note credits (BR-FR-CO-05), or those that bill the rest of the same quote.
function referencedInvoices({ refersTo, part }: Invoice): InvoiceRef[] {
  return refersTo === null ? (part?.earlier ?? []) : [refersTo];
}

function invoiceReference({ number, issuedOn }: InvoiceRef): XmlElement {
  return element(
    ciiName("InvoiceReferencedDocument"),
    textElement(ciiName("IssuerAssignedID"), number),
    element(ciiName("FormattedIssueDateTime"), dateElement("qdt:DateTimeString", issuedOn)),
  );
}

// 58: SEPA credit transfer; 1: means not defined, when the seller gave no IBAN and on a credit note, which asks for
// nothing.
function paymentMeans({ seller, refersTo }: Invoice): XmlElement {
  if (seller.iban === "" || refersTo !== null)
    return element(ciiName("SpecifiedTradeSettlementPaymentMeans"), textElement(ciiName("TypeCode"), "1"));
  return element(
    ciiName("SpecifiedTradeSettlementPaymentMeans"),
    textElement(ciiName("TypeCode"), "58"),
    element(ciiName("PayeePartyCreditorFinancialAccount"), textElement(ciiName("IBANID"), seller.iban)),
    seller.bic === ""
      ? null
      : element(ciiName("PayeeSpecifiedCreditorFinancialInstitution"), textElement(ciiName("BICID"), seller.bic)),
  );
}

// BG-23. BT-120 says every reason of the category; BT-121 is left out where they have different codes.
function vatBreakdown(invoice: Invoice, subtotal: VatSubtotal, dueCode: string): XmlElement {
  const { category, basisPoints, reasons } = subtotal;
  const notices = reasons.map((reason) => noticeOfSale(reason, { ...invoice, day: invoice.issuedOn }));
  const codes = new Set(reasons.map((reason) => VAT_REASONS[reason].code));
  const [code = ""] = codes.size === 1 ? codes : [];
  return element(
    ciiName("ApplicableTradeTax"),
    textElement(ciiName("CalculatedAmount"), formatCents(subtotal.vatCents)),
    textElement(ciiName("TypeCode"), "VAT"),
    optionalText(ciiName("ExemptionReason"), notices.filter((notice) => notice !== "").join(" ; ")),
    textElement(ciiName("BasisAmount"), formatCents(subtotal.baseCents)),
    textElement(ciiName("CategoryCode"), category),
    optionalText(ciiName("ExemptionReasonCode"), code),
    optionalText(ciiName("DueDateTypeCode"), category === "S" ? dueCode : ""),
    category === "O" ? null : rateElement(basisPoints),
  );
}

/** What is taken off the lines of a rate, in cents without VAT: below zero where it is added. */
type RateReductions = { rate: VatSubtotal; discountCents: number; roundingCents: number; deductedCents: number };

// BG-20: the share of the document's discount that each rate bears, what is rounded, and what other invoices bill of
// it; BG-21 where rounding adds to it.
function documentReductions({ rate, discountCents, roundingCents, deductedCents: otherCents }: RateReductions) {
  const tax = element(ciiName("CategoryTradeTax"), textElement(ciiName("TypeCode"), "VAT"), categoryElements(rate));
  const reduction = (cents: number, toAllowance: (cents: number) => XmlElement) =>
    cents === 0 ? [] : [cents < 0 ? charge(-cents, tax) : toAllowance(cents)];
  return [
    ...reduction(discountCents, (cents) => allowance(cents, null, tax)),
    ...reduction(roundingCents, (cents) => deduction(cents, "rounding", tax)),
    ...reduction(otherCents, (cents) => deduction(cents, "billed_elsewhere", tax)),
  ];
}

// Invoices of before their XML was kept called all of it a discount: what is written of them stays the same.
function reductionsOf(invoice: IssuedInvoice, rules: NoteRules): RateReductions[] {
  const { lines, terms, totals } = invoice;
  const discounts = rules === "before_xml_was_kept" ? null : discountsOfRates(lines, terms, totals);
  return totals.vat.map((rate, index) => {
    const deductedAtRateCents = deductedCents(invoice, rate);
    const reducedCents = rate.discountCents - deductedAtRateCents;
    const isAllDeducted = reducedCents === 0 && deductedAtRateCents !== 0;
    const discountCents = discounts === null || isAllDeducted ? reducedCents : (discounts[index] ?? 0);
    return { rate, discountCents, roundingCents: reducedCents - discountCents, deductedCents: deductedAtRateCents };
  });
}

// BT-20: the retention stays in the amount due, and is stated in words.
function retentionTerm({ terms }: Invoice, { retentionCents }: Totals): XmlElement | null {
  if (retentionCents === 0) return null;
  const share = formatPercent(terms.retentionBasisPoints);
  return textElement(ciiName("Description"), documentMessages.retention(share, formatMoney(retentionCents)));
}

// BT-8: 5 = VAT due on invoicing (« débits »), 29 = on delivery, 72 = on payment. VAT on goods is due at delivery, on
// services and deposits when they are paid (CGI 269-2 a bis). It is one term for the invoice: with goods and services,
// none is true.
function vatDueCode({ kind, seller, lines }: Invoice, rules: NoteRules): string {
  if (kind === "deposit" && seller.vatDueOn === "payment") return "72";
  if (seller.vatDueOn === "invoice") return "5";
  if (rules === "before_xml_was_kept") return "72";
  const taxedItems = countedItems(lines).filter(({ vat }) => vat.category === "S");
  const natures = new Set(taxedItems.map(({ nature }) => nature));
  if (natures.size > 1) return "";
  return natures.has("goods") ? "29" : "72";
}
