import { amountAt, amountOfCurrency, sumAt } from "./invoice-fields.ts";
import type { InvoiceParts, WrittenParty } from "./invoice-parts.ts";
import type { XmlElement } from "./xml-element.ts";
import { elementsAt, textAt } from "./xml-element.ts";

const TRADE = "SupplyChainTradeTransaction";
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMMATION = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const LINES = `${TRADE}/IncludedSupplyChainTradeLineItem`;
const LINE_TOTAL = "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount";

/** What stands once in an invoice. */
const SINGLE = ["ExchangedDocument", `ExchangedDocument/ID`, TRADE, SETTLEMENT, SUMMATION];
const SINGLE_PARTY = `${AGREEMENT}/SellerTradeParty`;

/** The parts of a cross-industry invoice (UN/CEFACT D22B), which Factur-X carries too. */
export function readCii(root: XmlElement): InvoiceParts {
  const settlement = elementsAt(root, SETTLEMENT)[0] ?? root;
  const currency = textAt(settlement, "InvoiceCurrencyCode");
  const summation = elementsAt(root, SUMMATION)[0] ?? root;
  return {
    isRepeated: [...SINGLE, SINGLE_PARTY].some((path) => elementsAt(root, path).length > 1),
    number: textAt(root, "ExchangedDocument/ID"),
    typeCode: textAt(root, "ExchangedDocument/TypeCode"),
    issuedOn: textAt(root, "ExchangedDocument/IssueDateTime/DateTimeString"),
    dueOn: textAt(settlement, "SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString"),
    supplier: partyOf(elementsAt(root, `${AGREEMENT}/SellerTradeParty`)[0]),
    buyer: partyOf(elementsAt(root, `${AGREEMENT}/BuyerTradeParty`)[0]),
    currency,
    netCents: amountAt(summation, "TaxBasisTotalAmount"),
    vatCents: amountOfCurrency(elementsAt(summation, "TaxTotalAmount"), currency),
    grossCents: amountAt(summation, "GrandTotalAmount"),
    linesCents: linesOf(root),
    linesTotalCents: amountAt(summation, "LineTotalAmount"),
    allowancesCents: amountAt(summation, "AllowanceTotalAmount") ?? 0,
    chargesCents: amountAt(summation, "ChargeTotalAmount") ?? 0,
    vatPartsCents: sumAt(settlement, "ApplicableTradeTax/CalculatedAmount"),
  };
}

// A line that is part of another one (profile EXTENDED) is counted in it.
function linesOf(root: XmlElement): number | null {
  const lines = elementsAt(root, LINES).filter(
    (line) => textAt(line, "AssociatedDocumentLineDocument/ParentLineID") === "",
  );
  return sumAt({ ...root, children: lines }, `IncludedSupplyChainTradeLineItem/${LINE_TOTAL}`);
}

function partyOf(party: XmlElement | undefined): WrittenParty {
  if (!party) return { name: "", legalNumber: "", vatNumber: "" };
  const registrations = elementsAt(party, "SpecifiedTaxRegistration/ID");
  return {
    name: textAt(party, "Name") || textAt(party, "SpecifiedLegalOrganization/TradingBusinessName"),
    legalNumber: textAt(party, "SpecifiedLegalOrganization/ID"),
    vatNumber: registrations.find(({ attributes }) => attributes.get("schemeID") === "VA")?.text ?? "",
  };
}
