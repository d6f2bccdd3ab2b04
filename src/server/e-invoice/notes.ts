import { insuranceLine, paymentWordings, registrationLine, wordingOn } from "#domain/company/legal-notices.ts";
import { isInFrance, isPublicBody } from "#domain/customers/customer.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import { printedFacts } from "#domain/documents/printed-facts.ts";
import { invoiceNotices } from "#domain/invoices/invoice-notices.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { ciiName } from "./values.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";

/**
 * How notes are made: as they are now, or as they were before the XML was kept with its invoice. That of an older
 * invoice is made again each time it is read, and may never change.
 */
export type NoteRules = "current" | "before_xml_was_kept";

/**
 * BG-1: the notes. BR-FR wants PMT, PMD and AAB once each, whatever the buyer: those that the page does not print say
 * that they do not apply. BAR says who the buyer is. Everything printed at the foot of the page is here too, once.
 */
export function notes(invoice: Invoice, rules: NoteRules): XmlElement[] {
  const { seller, buyer, issuedOn } = invoice;
  const insteadOfTerms = rules === "current" ? whyNoTerms(invoice) : null;
  const terms = Object.entries(paymentWordings(isPublicBody(buyer))).map(([code, wordings]) => ({
    code,
    text: insteadOfTerms ?? wordingOn(wordings, issuedOn),
  }));
  const codedNotes = [
    ...terms,
    { code: "BAR", text: transmissionKind(invoice, rules) },
    { code: "REG", text: registrationLine(seller) },
    { code: "ABL", text: insuranceLine(seller) },
  ].filter(({ text }) => text !== "");
  const codedTexts = new Set(codedNotes.map(({ text }) => text));
  const { project, ...others } = invoice;
  const facts = printedFacts(
    { ...others, date: issuedOn, ...(project && rules === "current" && { project }) },
    "xml-note",
  );
  const freeTexts = [
    ...new Set([...invoiceNotices(invoice), ...facts.map(({ label, value }) => `${label} : ${value}`)]),
  ];
  const otherTexts = freeTexts.filter((text) => !codedTexts.has(text));
  return [...codedNotes, ...otherTexts.map((text) => ({ code: "", text }))].map(noteElement);
}

function whyNoTerms({ buyer, refersTo }: Invoice): string | null {
  if (buyer.kind === "person") return documentMessages.notForConsumers;
  return refersTo === null ? null : documentMessages.notForCreditNotes;
}

// BR-FR-20: a professional in France is invoiced by the network, others are reported. Without the SIREN that B2B asks
// for (BR-FR-11, BR-FR-21) nothing is said, which is allowed.
function transmissionKind({ buyer }: Invoice, rules: NoteRules): string {
  if (buyer.kind === "person") return "B2C";
  // Older rules took the overseas departments for abroad when their own country code was written.
  const isAtHome = rules === "current" ? isInFrance(buyer) : (buyer.address?.country ?? "FR") === "FR";
  if (!isAtHome) return "B2BINT";
  return buyer.siren === "" && rules === "current" ? "" : "B2B";
}

function noteElement({ code, text }: { code: string; text: string }): XmlElement {
  return element(
    ciiName("IncludedNote"),
    textElement(ciiName("Content"), text),
    optionalText(ciiName("SubjectCode"), code),
  );
}
