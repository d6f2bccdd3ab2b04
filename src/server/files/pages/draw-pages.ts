import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { openWorkerProcesses } from "#server/processes/worker-processes.ts";

/** Pages of a PDF to be drawn, as they are sent to the worker process. `first`: counted from 0. */
export type PagesJob = { bytes: Uint8Array; first: number };

/** A page drawn as a JPEG of these sides in pixels, and its words. */
export type DrawnPage = { width: number; height: number; bytes: Uint8Array; text: string };

/** The next pages of a PDF and how many it has in all. `locked`: only its password opens it. */
export type DrawnPages = { kind: "drawn"; pageCount: number; pages: DrawnPage[] } | { kind: "locked" };

/**
 * Draws pages of a PDF that others wrote. Companies take turns. Rejects with `JobFailed` when it cannot be read in
 * time, and with `TooManyJobs` when too many wait.
 */
export type DrawPages = (job: PagesJob, companyId: string) => Promise<DrawnPages>;

const DEFAULTS: WorkerOptions = {
  script: new URL("./pages-worker.ts", import.meta.url),
  size: 1,
  timeoutMs: 12_000,
  jobsPerProcess: 50,
  idleMs: 30_000,
  memoryMib: 1_200,
  mostJobs: 50,
  mostOfOne: 10,
};

/** Creates what draws pages. Its worker process starts with the first PDF. Close it with the server. */
export function openPageDrawer(options: Partial<WorkerOptions> = {}): {
  drawPages: DrawPages;
  close: () => Promise<void>;
} {
  const workers = openWorkerProcesses<PagesJob, DrawnPages>({ ...DEFAULTS, ...options });
  return { drawPages: workers.run, close: workers.close };
}
