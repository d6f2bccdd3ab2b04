import { readInvoice } from "#domain/invoices/invoice-formats.ts";
import type { Invoice, IssuedInvoice } from "#domain/invoices/invoice.ts";
import { operationKindOf } from "#domain/lines/operation.ts";
import { vatReasons } from "#domain/lines/vat-notices.ts";
import { lineItems } from "./lines.ts";
import type { NoteRules } from "./notes.ts";
import { notes } from "./notes.ts";
import { agreement } from "./parties.ts";
import { settlement } from "./settlement.ts";
import { ciiName, dateElement } from "./values.ts";
import { element, printXml, textElement } from "./xml.ts";

const NAMESPACES = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
};

/** BT-3 by kind of document (UNTDID 1001). */
const TYPE_CODES: Record<Invoice["kind"], string> = {
  standard: "380",
  deposit: "386",
  progress: "380",
  final: "380",
  credit_note: "381",
  corrected: "384",
};

/**
 * The invoice as `factur-x.xml`: UN/CEFACT CII D22B, profile EN 16931 (BT-24 `urn:cen.eu:en16931:2017`), French rules
 * BR-FR included. Every total is the one that was kept with the invoice.
 */
export function facturX(invoice: IssuedInvoice, rules: NoteRules = "current"): string {
  const context = element(
    "rsm:ExchangedDocumentContext",
    element(
      ciiName("BusinessProcessSpecifiedDocumentContextParameter"),
      textElement(ciiName("ID"), businessProcess(invoice)),
    ),
    element(
      ciiName("GuidelineSpecifiedDocumentContextParameter"),
      textElement(ciiName("ID"), "urn:cen.eu:en16931:2017"),
    ),
  );
  const head = element(
    "rsm:ExchangedDocument",
    textElement(ciiName("ID"), invoice.number),
    textElement(ciiName("TypeCode"), TYPE_CODES[invoice.kind]),
    element(ciiName("IssueDateTime"), dateElement("udt:DateTimeString", invoice.issuedOn)),
    notes(invoice, rules),
  );
  const transaction = element(
    "rsm:SupplyChainTradeTransaction",
    lineItems(invoice.lines),
    agreement(invoice, rules),
    delivery(invoice),
    settlement(invoice, rules),
  );
  return printXml({ name: "rsm:CrossIndustryInvoice", attributes: NAMESPACES, content: [context, head, transaction] });
}

// BT-23 (XP Z12-012): goods, services or both, then 4 for a final invoice after a deposit, 1 for an ordinary one. What
// is invoiced already is in its allowances (BG-20), at each rate: BT-113 would take it off twice.
function businessProcess({ kind, lines, part }: Invoice): string {
  const followsDeposit = kind === "final" && part?.earlier.some((one) => one.kind === "deposit");
  return `${operationKindOf(lines)}${followsDeposit ? "4" : "1"}`;
}

/** The XML of an invoice from its content, kept in that format: for those issued before their XML was kept. */
export function keptInvoiceXml(content: unknown, format: number): string {
  return facturX(readInvoice(content, format), "before_xml_was_kept");
}

// BT-72: the day the work was completed, when known; the element itself is compulsory, even empty. Goods sent to
// another state of the European Union say where they go and when in any case (BR-IC-11, BR-IC-12).
function delivery({ servicedOn, issuedOn, buyer, lines }: Invoice) {
  const crossesBorder = vatReasons(lines).includes("eu_goods");
  const date = servicedOn ?? (crossesBorder ? issuedOn : null);
  const day = date && element(ciiName("OccurrenceDateTime"), dateElement("udt:DateTimeString", date));
  return element(
    ciiName("ApplicableHeaderTradeDelivery"),
    crossesBorder && buyer.address ? shipTo(buyer.address.country) : null,
    day ? element(ciiName("ActualDeliverySupplyChainEvent"), day) : null,
  );
}

function shipTo(country: string) {
  return element(
    ciiName("ShipToTradeParty"),
    element(ciiName("PostalTradeAddress"), textElement(ciiName("CountryID"), country)),
  );
}
