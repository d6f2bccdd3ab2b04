import { decimalText } from "#domain/shared/money.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { VatLine } from "#domain/lines/totals.ts";
import { totals } from "#domain/lines/totals.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";
import { formatCents, ciiName, dateElement, vatCategory } from "./values.ts";

/** BG-16, BG-23, BG-22: how to pay, VAT per rate, terms and totals. */
export function settlement(invoice: Invoice): XmlElement {
  const sums = totals(invoice.lines);
  return element(
    ciiName("ApplicableHeaderTradeSettlement"),
    textElement(ciiName("PaymentReference"), invoice.number),
    textElement(ciiName("InvoiceCurrencyCode"), "EUR"),
    paymentMeans(invoice),
    sums.vat.map((line) => vatBreakdown(invoice, line)),
    element(
      ciiName("SpecifiedTradePaymentTerms"),
      element(ciiName("DueDateDateTime"), dateElement("udt:DateTimeString", invoice.dueOn)),
    ),
    element(
      ciiName("SpecifiedTradeSettlementHeaderMonetarySummation"),
      textElement(ciiName("LineTotalAmount"), formatCents(sums.netCents)),
      textElement(ciiName("TaxBasisTotalAmount"), formatCents(sums.netCents)),
      textElement(ciiName("TaxTotalAmount"), formatCents(sums.vatCents), { currencyID: "EUR" }),
      textElement(ciiName("GrandTotalAmount"), formatCents(sums.grossCents)),
      textElement(ciiName("DuePayableAmount"), formatCents(sums.grossCents)),
    ),
  );
}

// 58: SEPA credit transfer; 1: means not defined, when the seller gave no IBAN.
function paymentMeans({ seller }: Invoice): XmlElement {
  if (seller.iban === "")
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

function vatBreakdown(invoice: Invoice, line: VatLine): XmlElement {
  const { code, exemption } = vatCategory(invoice, line.vatBasisPoints);
  return element(
    ciiName("ApplicableTradeTax"),
    textElement(ciiName("CalculatedAmount"), formatCents(line.vatCents)),
    textElement(ciiName("TypeCode"), "VAT"),
    exemption && textElement(ciiName("ExemptionReason"), exemption.reason),
    textElement(ciiName("BasisAmount"), formatCents(line.baseCents)),
    textElement(ciiName("CategoryCode"), code),
    exemption && textElement(ciiName("ExemptionReasonCode"), exemption.code),
    optionalText(ciiName("DueDateTypeCode"), code === "S" ? dueCode(invoice) : ""),
    textElement(ciiName("RateApplicablePercent"), decimalText(line.vatBasisPoints, 2)),
  );
}

// BT-8: 5 = VAT due on invoicing (« débits »), 72 = on payment.
function dueCode({ seller }: Invoice): string {
  return seller.vatDueOn === "invoice" ? "5" : "72";
}
