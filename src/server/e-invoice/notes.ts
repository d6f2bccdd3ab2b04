import { PROFESSIONAL_WORDINGS, insuranceLine, registrationLine, wordingOn } from "#domain/company/legal-notices.ts";
import { printedFacts } from "#domain/documents/printed-facts.ts";
import { invoiceNotices } from "#domain/invoices/invoice-notices.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { isInFrance } from "#domain/customers/customer.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";
import { ciiName } from "./values.ts";

/**
 * BG-1: the notes. BR-FR wants PMT, PMD and AAB once each, whatever the buyer (a private buyer's page does not print
 * them), and BAR to say who the buyer is. Everything printed at the foot of the page is here too, once.
 */
export function notes(invoice: Invoice): XmlElement[] {
  const { seller, issuedOn } = invoice;
  const terms = Object.entries(PROFESSIONAL_WORDINGS).map(([code, wordings]) => ({
    code,
    text: wordingOn(wordings, issuedOn),
  }));
  const codedNotes = [
    ...terms,
    { code: "BAR", text: transmissionKind(invoice) },
    { code: "REG", text: registrationLine(seller) },
    { code: "ABL", text: insuranceLine(seller) },
  ].filter(({ text }) => text !== "");
  const codedTexts = new Set(codedNotes.map(({ text }) => text));
  const facts = printedFacts({ ...invoice, date: issuedOn }, "xml-note");
  const freeTexts = [
    ...new Set([...invoiceNotices(invoice), ...facts.map(({ label, value }) => `${label} : ${value}`)]),
  ];
  const otherTexts = freeTexts.filter((text) => !codedTexts.has(text));
  return [...codedNotes, ...otherTexts.map((text) => ({ code: "", text }))].map(noteElement);
}

// BR-FR-20: a professional in France is invoiced by the network, others are reported.
function transmissionKind({ buyer }: Invoice): string {
  if (buyer.kind === "person") return "B2C";
  return isInFrance(buyer) ? "B2B" : "B2BINT";
}

function noteElement({ code, text }: { code: string; text: string }): XmlElement {
  return element(
    ciiName("IncludedNote"),
    textElement(ciiName("Content"), text),
    optionalText(ciiName("SubjectCode"), code),
  );
}
