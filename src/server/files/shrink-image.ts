import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { openWorkerProcesses } from "#server/processes/worker-processes.ts";
import type { StoredFile } from "./files.repository.ts";
import type { ImageHeader } from "./image-header.ts";

/** A picture to write again within `maxSide` pixels and about `maxBytes`, as it is sent to the worker process. */
export type ImageJob = { bytes: Uint8Array; header: ImageHeader; maxSide: number; maxBytes: number };

/**
 * Decodes a picture of a company and writes it again as PNG or JPEG. Companies take turns. Rejects with `JobFailed`
 * when the picture cannot be read in time, and with `TooManyJobs` when too many wait.
 */
export type ShrinkImage = (job: ImageJob, companyId: string) => Promise<StoredFile>;

const DEFAULTS: WorkerOptions = {
  script: new URL("./image-worker.ts", import.meta.url),
  size: 1,
  timeoutMs: 4_000,
  jobsPerProcess: 100,
  idleMs: 30_000,
  memoryMib: 1200,
  mostJobs: 100,
  mostOfOne: 20,
};

/** A photo of an iPhone takes seconds on a busy machine: it has a process of its own, and holds back no logo. */
const SLOW_TIMEOUT_MS = 20_000;

/** Creates the image decoder. Its worker processes start with the first pictures. Close it with the server. */
export function openImageShrinker(options: Partial<WorkerOptions> = {}): {
  shrinkImage: ShrinkImage;
  close: () => Promise<void>;
} {
  const workers = openWorkerProcesses<ImageJob, StoredFile>({ ...DEFAULTS, ...options });
  const slowWorkers = openWorkerProcesses<ImageJob, StoredFile>({
    ...DEFAULTS,
    timeoutMs: SLOW_TIMEOUT_MS,
    ...options,
  });
  return {
    shrinkImage: (job, companyId) => (job.header.format === "heic" ? slowWorkers : workers).run(job, companyId),
    close: async () => void (await Promise.all([workers.close(), slowWorkers.close()])),
  };
}
