import type { DocumentView } from "#domain/documents/document-view.ts";
import { openPdfWorkers, type PdfWorkersOptions } from "./pdf-workers.ts";

export type RenderOptions = {
  /** The invoice as EN 16931 XML; it is final before the PDF is made, since it goes in as bytes. */
  attachment?: { name: "factur-x.xml"; bytes: Uint8Array; description: string };
  /** PNG, JPEG, WebP or SVG; any other kind, or a broken picture, is left out. */
  logo?: { bytes: Uint8Array; mime: string };
  /** The creation moment written in the file: the same view, options and moment give the same bytes. */
  createdAt: Date;
};

/** A document view as PDF/A-3b, tagged, with its fonts inside; Factur-X when there is an attachment. */
export type RenderDocument = (view: DocumentView, options: RenderOptions) => Promise<Uint8Array>;

/** The renderer and the threads behind it. */
export type DocumentRenderer = { renderDocument: RenderDocument; close: () => Promise<void> };

const DEFAULTS: PdfWorkersOptions = { size: 2, timeoutMs: 30_000, documentsPerWorker: 2000 };

/** Opens the renderer; threads start with the first documents. Close it with the server. */
export function openDocumentRenderer(options: Partial<PdfWorkersOptions> = {}): DocumentRenderer {
  const workers = openPdfWorkers({ ...DEFAULTS, ...options });
  return {
    renderDocument: (view, renderOptions) => workers.make({ view, ...renderOptions }),
    close: workers.close,
  };
}
