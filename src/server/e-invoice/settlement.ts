import type { Invoice } from "#domain/invoices/invoice.ts";
import type { VatLine } from "#domain/lines/totals.ts";
import { totals } from "#domain/lines/totals.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";
import { amount, cii, date, decimal, vatCategory } from "./values.ts";

/** BG-16, BG-23, BG-22: how to pay, VAT per rate, terms and totals. */
export function settlement(invoice: Invoice): XmlElement {
  const sums = totals(invoice.lines);
  return element(
    cii("ApplicableHeaderTradeSettlement"),
    textElement(cii("PaymentReference"), invoice.number),
    textElement(cii("InvoiceCurrencyCode"), "EUR"),
    paymentMeans(invoice),
    sums.vat.map((line) => vatBreakdown(invoice, line)),
    element(
      cii("SpecifiedTradePaymentTerms"),
      element(cii("DueDateDateTime"), date("udt:DateTimeString", invoice.dueOn)),
    ),
    element(
      cii("SpecifiedTradeSettlementHeaderMonetarySummation"),
      textElement(cii("LineTotalAmount"), amount(sums.netCents)),
      textElement(cii("TaxBasisTotalAmount"), amount(sums.netCents)),
      textElement(cii("TaxTotalAmount"), amount(sums.vatCents), { currencyID: "EUR" }),
      textElement(cii("GrandTotalAmount"), amount(sums.grossCents)),
      textElement(cii("DuePayableAmount"), amount(sums.grossCents)),
    ),
  );
}

// 58: SEPA credit transfer; 1: means not defined, when the seller gave no IBAN.
function paymentMeans({ seller }: Invoice): XmlElement {
  if (seller.iban === "")
    return element(cii("SpecifiedTradeSettlementPaymentMeans"), textElement(cii("TypeCode"), "1"));
  return element(
    cii("SpecifiedTradeSettlementPaymentMeans"),
    textElement(cii("TypeCode"), "58"),
    element(cii("PayeePartyCreditorFinancialAccount"), textElement(cii("IBANID"), seller.iban)),
    seller.bic === ""
      ? null
      : element(cii("PayeeSpecifiedCreditorFinancialInstitution"), textElement(cii("BICID"), seller.bic)),
  );
}

function vatBreakdown(invoice: Invoice, line: VatLine): XmlElement {
  const { code, exemption } = vatCategory(invoice, line.vatBasisPoints);
  return element(
    cii("ApplicableTradeTax"),
    textElement(cii("CalculatedAmount"), amount(line.vatCents)),
    textElement(cii("TypeCode"), "VAT"),
    exemption && textElement(cii("ExemptionReason"), exemption.reason),
    textElement(cii("BasisAmount"), amount(line.baseCents)),
    textElement(cii("CategoryCode"), code),
    exemption && textElement(cii("ExemptionReasonCode"), exemption.code),
    optionalText(cii("DueDateTypeCode"), code === "S" ? dueCode(invoice) : ""),
    textElement(cii("RateApplicablePercent"), decimal(line.vatBasisPoints, 2)),
  );
}

// BT-8: 5 = VAT due on invoicing (« débits »), 72 = on payment.
function dueCode({ seller }: Invoice): string {
  return seller.vatDueOn === "invoice" ? "5" : "72";
}
