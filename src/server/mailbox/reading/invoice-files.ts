import type { InvoiceFile } from "#domain/mail/invoices/e-invoice.ts";
import { MOST_INVOICES, numberKey, supplierKey } from "#domain/mail/invoices/e-invoice.ts";
import type { ReadInvoice } from "#domain/mail/invoices/read-e-invoice.ts";
import { readEInvoice } from "#domain/mail/invoices/read-e-invoice.ts";
import { XML_LIMITS } from "#domain/mail/invoices/xml-element.ts";
import type { MailFile } from "#domain/mail/reading/read-mail.ts";
import { carriedFiles } from "./pdf-xml.ts";

/** How many files of a mail are looked into. */
const MOST_FILES = 20;

/**
 * The electronic invoices among the files of a mail, by their content alone: a PDF that carries one (Factur-X), or the
 * XML itself. An invoice that two files say is named once.
 */
export function findInvoices(files: readonly { file: MailFile; bytes: Uint8Array }[]): InvoiceFile[] {
  const invoiceFiles = new Map<string, InvoiceFile>();
  for (const { file, bytes } of files.slice(0, MOST_FILES)) {
    const reading = readFile(bytes);
    if (reading === null) continue;
    const { place, name } = file;
    const { invoice } = reading;
    const key = invoice ? `${supplierKey(invoice.supplier)}\n${numberKey(invoice.number)}` : `file ${place}`;
    if (!invoiceFiles.has(key)) invoiceFiles.set(key, { place, name, ...reading });
  }
  return [...invoiceFiles.values()].slice(0, MOST_INVOICES);
}

function readFile(bytes: Uint8Array): ReadInvoice | null {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  if (head.includes("%PDF-")) return onlyOne(carriedFiles(bytes).map(decodeXml));
  const isXml = /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]{0,100}</.test(head);
  return isXml && bytes.length <= XML_LIMITS.characters ? readEInvoice(decodeXml(bytes)) : null;
}

// A PDF carries one invoice. Two that differ are two truths: neither is read.
function onlyOne(texts: readonly string[]): ReadInvoice | null {
  const readings = texts.flatMap((text) => readEInvoice(text) ?? []);
  const [first = null, ...others] = readings;
  const isSame = (reading: ReadInvoice) => JSON.stringify(reading) === JSON.stringify(first);
  return others.every(isSame) ? first : { invoice: null, trouble: "several" };
}

const CHARSETS = new Set(["utf-8", "utf-16", "utf-16le", "utf-16be", "iso-8859-1", "iso-8859-15", "windows-1252"]);

// By its first bytes, else by what it declares, else UTF-8 (XML 1.0, appendix F).
function decodeXml(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  if (head.startsWith("\xFF\xFE")) return new TextDecoder("utf-16le").decode(bytes);
  if (head.startsWith("\xFE\xFF")) return new TextDecoder("utf-16be").decode(bytes);
  const charset = /encoding=["']([\w-]{1,20})["']/.exec(head)?.[1]?.toLowerCase() ?? "utf-8";
  return new TextDecoder(CHARSETS.has(charset) && !charset.startsWith("utf") ? charset : "utf-8").decode(bytes);
}
