import type { DocumentView } from "#domain/documents/document-view.ts";
import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { openWorkerProcesses } from "#server/processes/worker-processes.ts";
import type { PdfJob } from "./compile-document.ts";

export type RenderOptions = {
  /** The invoice as EN 16931 XML; it is final before the PDF is made, since it goes in as bytes. */
  attachment?: { name: "factur-x.xml"; bytes: Uint8Array; description: string };
  /** PNG, JPEG, WebP or SVG; any other kind, or a broken picture, is left out. */
  logo?: { bytes: Uint8Array; mime: string };
  /** The creation moment written in the file: the same view, options and moment give the same bytes. */
  createdAt: Date;
  /** Whose document it is: companies take turns, and none is given two processes at once. */
  companyId?: string;
};

/**
 * A document view as PDF/A-3b, tagged, with its fonts inside; Factur-X when there is an attachment. Rejects with
 * `JobFailed` when the document cannot be laid out, be it that it ended the process that tried; with `Crowded` when too
 * many wait.
 */
export type RenderDocument = (view: DocumentView, options: RenderOptions) => Promise<Uint8Array>;

/** The renderer and the processes behind it. */
export type DocumentRenderer = { renderDocument: RenderDocument; close: () => Promise<void> };

const DEFAULTS: WorkerOptions = {
  script: new URL("./pdf-worker.ts", import.meta.url),
  size: 2,
  timeoutMs: 30_000,
  jobsPerProcess: 2000,
  idleMs: 600_000,
  // A quote of 1,500 lines takes about 1,100.
  memoryMib: 1500,
  mostJobs: 1000,
  mostOfOne: 200,
};

/** Opens the renderer; its processes start with the first documents. Close it with the server. */
export function openDocumentRenderer(options: Partial<WorkerOptions> = {}): DocumentRenderer {
  const workers = openWorkerProcesses<PdfJob, Uint8Array>({ ...DEFAULTS, ...options });
  return {
    renderDocument: (view, { companyId = "", ...renderOptions }) => workers.run({ view, ...renderOptions }, companyId),
    close: workers.close,
  };
}
