import type { DocumentView, FactView } from "./document-view.ts";

/**
 * The last page of a signed copy, which proves the agreement: facts, what was certified, and the drawn signature as an
 * SVG path on a sheet of that size (empty without one).
 */
export type EvidenceView = {
  title: string;
  intro: string;
  facts: FactView[];
  certificates: { title: string; text: string; signatureLine: string }[];
  drawing: string;
  sheet: { width: number; height: number };
  /** The right of withdrawal of a consumer and its form, on a medium that lasts; null for a business. */
  withdrawal: { title: string; lines: string[]; formTitle: string; form: string[] } | null;
};

/** What a PDF is made of: a document as it is kept and, in the signed copy of a quote, the page that proves it. */
export type PrintedView = DocumentView & { evidence?: EvidenceView };
