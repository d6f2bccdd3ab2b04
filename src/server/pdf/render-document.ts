import type { PrintedView } from "#domain/documents/printed-view.ts";
import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { openWorkerProcesses } from "#server/processes/worker-processes.ts";
import type { PdfJob } from "./compile-document.ts";
import type { ReportJob } from "./compile-report.ts";

export type RenderOptions = {
  /** The invoice as EN 16931 XML. It must be final before the PDF is made, because its bytes become part of the PDF. */
  attachment?: { name: "factur-x.xml"; bytes: Uint8Array; description: string };
  /** PNG, JPEG, WebP or SVG. A picture of another kind or a broken one is left out. */
  logo?: { bytes: Uint8Array; mime: string };
  /** The creation time written in the file. The same view, options and time give the same bytes. */
  createdAt: Date;
  /** The company of the document. Companies take turns, and none uses two processes at once. */
  companyId?: string;
};

/**
 * A document view as PDF/A-3b, tagged, with its fonts inside. With an attachment it is a Factur-X file. Rejects with
 * `JobFailed` when the document cannot be laid out, also when it ended its worker process. Rejects with `Crowded` when
 * too many wait.
 */
export type RenderDocument = (view: PrintedView, options: RenderOptions) => Promise<Uint8Array>;

/**
 * A report of a site as PDF/A-3b, tagged, with its fonts and its photos inside. `companyId`: companies take turns.
 * Rejects as `RenderDocument` does.
 */
export type RenderReport = (job: Omit<ReportJob, "standard">, companyId: string) => Promise<Uint8Array>;

/** The renderer and its worker processes. */
export type DocumentRenderer = {
  renderDocument: RenderDocument;
  renderReport: RenderReport;
  close: () => Promise<void>;
};

const DEFAULTS: WorkerOptions = {
  script: new URL("./pdf-worker.ts", import.meta.url),
  size: 2,
  timeoutMs: 30_000,
  // To start and lay out its first documents, a process takes as long as 14 documents do. Over 1,000 invoices it grows
  // by 20 MB.
  jobsPerProcess: 2_000,
  idleMs: 600_000,
  // A quote of 1,500 lines takes about 1,100.
  memoryMib: 1500,
  mostJobs: 1000,
  mostOfOne: 200,
};

/** Creates the renderer. Its processes start with the first documents. Close it with the server. */
export function openDocumentRenderer(options: Partial<WorkerOptions> = {}): DocumentRenderer {
  const workers = openWorkerProcesses<PdfJob | ReportJob, Uint8Array>({ ...DEFAULTS, ...options });
  return {
    renderDocument: (view, { companyId = "", ...renderOptions }) => workers.run({ view, ...renderOptions }, companyId),
    renderReport: (job, companyId) => workers.run(job, companyId),
    close: workers.close,
  };
}
