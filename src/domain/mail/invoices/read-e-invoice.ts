import type { EInvoice, EInvoiceDoubt, InvoiceParty, InvoiceTrouble } from "./e-invoice.ts";
import { invoiceDay, nameText, sirenIn, sirenOfVatNumber, vatNumberIn } from "./invoice-fields.ts";
import type { InvoiceParts, WrittenParty } from "./invoice-parts.ts";
import { readCii } from "./read-cii.ts";
import { readUbl } from "./read-ubl.ts";
import { readXml } from "./read-xml.ts";
import type { XmlElement } from "./xml-element.ts";

/** An invoice that was read, or why a text that looks like one is not. */
export type ReadInvoice = { invoice: EInvoice; trouble: null } | { invoice: null; trouble: InvoiceTrouble };

const CII = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100";
const UBL = [
  "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
];

/**
 * Reads the XML of an electronic invoice: CII, as Factur-X carries it, or UBL. Null for a text that is none. Its totals
 * are compared, and what does not add up is a doubt: the invoice is read all the same, as it is written.
 */
export function readEInvoice(text: string): ReadInvoice | null {
  if (!looksLikeInvoice(text)) return null;
  const root = readXml(text);
  if (root === null) return { invoice: null, trouble: "broken" };
  const parts = partsOf(root);
  if (parts === null) return null;
  if (parts.isRepeated) return { invoice: null, trouble: "several" };
  const invoice = invoiceOf(parts);
  return invoice ? { invoice, trouble: null } : { invoice: null, trouble: "incomplete" };
}

const HEAD = 20_000;

// Also true of a text that is broken further on: whoever received it is told.
function looksLikeInvoice(text: string): boolean {
  const head = text.slice(0, HEAD);
  return [CII, ...UBL].some((namespace) => head.includes(namespace));
}

function partsOf(root: XmlElement): InvoiceParts | null {
  const namespaces = new Set(root.attributes.values());
  if (root.name === "CrossIndustryInvoice" && namespaces.has(CII)) return readCii(root);
  const isUbl = (root.name === "Invoice" || root.name === "CreditNote") && UBL.some((one) => namespaces.has(one));
  return isUbl ? readUbl(root) : null;
}

const LONGEST_NUMBER = 80;
/** Credit notes of UNTDID 1001 that EN 16931 accepts (BT-3). */
const CREDIT_NOTES = new Set(["381", "261", "262", "296", "308", "396", "420", "458", "532", "83", "502", "503"]);

function invoiceOf(parts: InvoiceParts): EInvoice | null {
  const number = nameText(parts.number);
  const issuedOn = invoiceDay(parts.issuedOn);
  const supplier = partyOf(parts.supplier);
  const { currency, netCents, grossCents } = parts;
  const isComplete = number !== "" && number.length <= LONGEST_NUMBER && supplier.name !== "";
  if (!isComplete || issuedOn === null || !/^[A-Z]{3}$/.test(currency)) return null;
  if (netCents === null || grossCents === null) return null;
  return {
    kind: CREDIT_NOTES.has(parts.typeCode) ? "credit_note" : "invoice",
    number,
    issuedOn,
    dueOn: invoiceDay(parts.dueOn),
    supplier,
    buyer: partyOf(parts.buyer),
    netCents,
    // Without VAT, some programs do not say that it is zero.
    vatCents: parts.vatCents ?? 0,
    grossCents,
    currency,
    doubts: doubtsOf(parts),
  };
}

function partyOf({ name, legalNumber, vatNumber }: WrittenParty): InvoiceParty {
  const plainVatNumber = vatNumberIn(vatNumber);
  // Registers of other countries have numbers of nine digits too.
  const mayBeFrench = plainVatNumber === "" || plainVatNumber.startsWith("FR");
  return {
    name: nameText(name),
    siren: mayBeFrench ? sirenIn(legalNumber) || sirenOfVatNumber(plainVatNumber) : "",
    vatNumber: plainVatNumber,
  };
}

// EN 16931, BR-CO-15, BR-CO-10, BR-CO-13 and BR-CO-14. What a profile leaves out is not compared.
function doubtsOf(parts: InvoiceParts): EInvoiceDoubt[] {
  const { netCents, grossCents, linesCents, linesTotalCents, allowancesCents, chargesCents, vatPartsCents } = parts;
  const vatCents = parts.vatCents ?? 0;
  const isOfLines = linesCents === null || linesTotalCents === null || linesCents === linesTotalCents;
  const isOfTotal = linesTotalCents === null || linesTotalCents - allowancesCents + chargesCents === netCents;
  const doubts: [EInvoiceDoubt, boolean][] = [
    ["gross", (netCents ?? 0) + vatCents !== grossCents],
    ["net", !isOfLines || !isOfTotal],
    ["vat", vatPartsCents !== null && vatPartsCents !== vatCents],
  ];
  return doubts.filter(([, isTrue]) => isTrue).map(([doubt]) => doubt);
}
