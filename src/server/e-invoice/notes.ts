import { PROFESSIONAL_TERMS, SERVICE_OPERATION, VAT_ON_INVOICE, insuranceLine, registrationLine } from "#domain/company/legal-notices.ts";
import { invoiceNotices } from "#domain/documents/invoice-view.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { XmlElement } from "./xml.ts";
import { element, textElement } from "./xml.ts";
import { cii } from "./values.ts";

/**
 * BG-1: the notes. BR-FR wants PMT, PMD and AAB once each whoever buys (a private buyer's page does not print them), and BAR to say
 * who the buyer is. Everything printed at the foot of the page is here too.
 */
export function notes(invoice: Invoice): XmlElement[] {
  const { seller, buyer } = invoice;
  const coded: [string, string][] = [
    ["PMD", PROFESSIONAL_TERMS.latePenalty],
    ["PMT", PROFESSIONAL_TERMS.recoveryFee],
    ["AAB", PROFESSIONAL_TERMS.noDiscount],
    ["BAR", buyer.kind === "person" ? "B2C" : "B2B"],
    ["REG", registrationLine(seller)],
    ["ABL", insuranceLine(seller)],
  ];
  const said = new Set<string>([...coded.map(([, text]) => text)]);
  const free = [SERVICE_OPERATION, VAT_ON_INVOICE, ...invoiceNotices(invoice)]
    .filter((text) => text !== VAT_ON_INVOICE || seller.vatDueOn === "invoice")
    .filter((text) => !said.has(text) && said.add(text));
  return [...coded.filter(([, text]) => text !== "").map(([code, text]) => note(text, code)), ...free.map((text) => note(text, ""))];
}

function note(text: string, code: string): XmlElement {
  return element(cii("IncludedNote"), textElement(cii("Content"), text), code === "" ? null : textElement(cii("SubjectCode"), code));
}
