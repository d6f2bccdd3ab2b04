import { amountAt, amountOfCurrency, sumAt } from "./invoice-fields.ts";
import type { InvoiceParts, WrittenParty } from "./invoice-parts.ts";
import type { XmlElement } from "./xml-element.ts";
import { elementsAt, textAt } from "./xml-element.ts";

const SINGLE = ["ID", "LegalMonetaryTotal", "AccountingSupplierParty/Party"];

/** The parts of an invoice or a credit note of UBL 2.1. */
export function readUbl(root: XmlElement): InvoiceParts {
  const isCreditNote = root.name === "CreditNote";
  const currency = textAt(root, "DocumentCurrencyCode");
  const totals = elementsAt(root, "LegalMonetaryTotal")[0] ?? root;
  const taxTotals = elementsAt(root, "TaxTotal");
  const withParts = taxTotals.find(({ children }) => children.some(({ name }) => name === "TaxSubtotal"));
  return {
    isRepeated: SINGLE.some((path) => elementsAt(root, path).length > 1),
    number: textAt(root, "ID"),
    typeCode: isCreditNote ? "381" : textAt(root, "InvoiceTypeCode"),
    issuedOn: textAt(root, "IssueDate"),
    dueOn: textAt(root, "DueDate") || textAt(root, "PaymentMeans/PaymentDueDate"),
    supplier: partyOf(elementsAt(root, "AccountingSupplierParty/Party")[0]),
    buyer: partyOf(elementsAt(root, "AccountingCustomerParty/Party")[0]),
    currency,
    netCents: amountAt(totals, "TaxExclusiveAmount"),
    vatCents: amountOfCurrency(elementsAt(root, "TaxTotal/TaxAmount"), currency),
    grossCents: amountAt(totals, "TaxInclusiveAmount"),
    linesCents: linesOf(root, `${root.name}Line`),
    linesTotalCents: amountAt(totals, "LineExtensionAmount"),
    allowancesCents: amountAt(totals, "AllowanceTotalAmount") ?? 0,
    chargesCents: amountAt(totals, "ChargeTotalAmount") ?? 0,
    vatPartsCents: withParts ? sumAt(withParts, "TaxSubtotal/TaxAmount") : null,
  };
}

// A line that is part of another one (profile EXTENDED-CTC-FR) is counted in it.
function linesOf(root: XmlElement, name: string): number | null {
  const isPart = (line: XmlElement) => textAt(line, "BillingReference/BillingReferenceLine/ID") !== "";
  const lines = elementsAt(root, name).filter((line) => !isPart(line));
  return sumAt({ ...root, children: lines }, `${name}/LineExtensionAmount`);
}

function partyOf(party: XmlElement | undefined): WrittenParty {
  if (!party) return { name: "", legalNumber: "", vatNumber: "" };
  const schemes = elementsAt(party, "PartyTaxScheme");
  const vatScheme = schemes.find((scheme) => textAt(scheme, "TaxScheme/ID") === "VAT");
  return {
    name: textAt(party, "PartyLegalEntity/RegistrationName") || textAt(party, "PartyName/Name"),
    legalNumber: textAt(party, "PartyLegalEntity/CompanyID"),
    vatNumber: vatScheme ? textAt(vatScheme, "CompanyID") : "",
  };
}
