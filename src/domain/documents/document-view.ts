import type { DocumentLook } from "../company/style/document-style.ts";
import type { DocumentKind } from "./document-kind.ts";

/** Data of one fact in a document's head: « Date », « Échéance »… */
export type FactView = { label: string; value: string };

/** One party: the name in bold, then lines of address and identifiers, in order. */
export type PartyView = { heading: string; name: string; lines: string[] };

/** One row of the table. Every figure is already French text; a text row has no figures. */
export type LineView =
  | {
      kind: "item";
      label: string;
      details: string[];
      quantity: string;
      unitPrice: string;
      vatRate: string;
      /** What the line comes to, as its column says: with VAT where prices are. */
      net: string;
      netCents: number;
    }
  | { kind: "text"; label: string }
  /** The heading of the lines under it, with what they add up to. */
  | { kind: "section"; label: string; level: 1 | 2; subtotal: string };

/** One row of the VAT recap. */
export type VatView = { rate: string; base: string; vat: string };

/** How to pay: bank details and the text of the EPC069-12 QR code, when the IBAN is known. */
export type PaymentView = { title: string; lines: string[]; qrText: string };

/**
 * What the customer certifies to have works taxed at one reduced rate: a text to tick, and what is to be filled in
 * under it, the last being the signature.
 */
export type CertificateView = { title: string; text: string; blanks: string[] };

/**
 * The printed document as data: title, parties, lines, totals and notices, already in French. The PDF, the web page and
 * the preview only place it, so they cannot differ. `amounts` repeats the totals in cents for the tests that compare
 * page, PDF and XML.
 */
export type DocumentView = {
  kind: DocumentKind;
  title: string;
  number: string;
  subject: string;
  facts: FactView[];
  seller: PartyView;
  buyer: PartyView;
  /** False under franchise: then no rate and no VAT amount may be printed. */
  showsVat: boolean;
  /** Unit prices, lines and sections are printed with VAT. Absent from documents that print them without it. */
  prices?: "gross";
  lines: LineView[];
  totals: { label: string; value: string; strong: boolean }[];
  vatRecap: VatView[];
  /**
   * What a quote says beside its lines, a subject a row. On an invoice of a part of a quote: where its invoicing
   * stands, amounts parted by commas. Absent from other invoices and from documents stored before it was said.
   */
  conditions?: FactView[];
  notices: string[];
  payment: PaymentView | null;
  /** « Bon pour accord » block of a quote; null on invoices. */
  signature: { title: string; lines: string[] } | null;
  /** One per reduced rate of a quote; absent from documents stored before it was kept apart from the signature. */
  certificates?: CertificateView[];
  footer: string[];
  /** Content hash of the logo in the file store, or null. */
  logoId: string | null;
  /** Absent from documents whose seller chose no look: they are « sobre ». */
  look?: DocumentLook;
  /** Accent colour, `#rrggbb`. */
  accent: string;
  amounts: { netCents: number; vatCents: number; grossCents: number };
};
