import type { PlainOriginal } from "#domain/projects/originals/plain-original.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { openWorkerProcesses } from "#server/processes/worker-processes.ts";

/**
 * The original of a photo of a company without what its camera noted, made in another process. Null for what is no
 * photo, is broken or too heavy, or takes too long to read. Rejects with `TooManyJobs` when too many wait.
 */
export type MakePlain = (bytes: Uint8Array, companyId: string) => Promise<PlainOriginal | null>;

const DEFAULTS: WorkerOptions = {
  script: new URL("./original-worker.ts", import.meta.url),
  size: 1,
  timeoutMs: 20_000,
  jobsPerProcess: 100,
  idleMs: 30_000,
  memoryMib: 600,
  // Each holds 25 MB while it waits.
  mostJobs: 20,
  mostOfOne: 5,
};

/** Creates what makes originals plain. Its process starts with the first one. Close it with the server. */
export function openOriginals(options: Partial<WorkerOptions> = {}): {
  makePlain: MakePlain;
  close: () => Promise<void>;
} {
  const workers = openWorkerProcesses<Uint8Array, PlainOriginal | null>({ ...DEFAULTS, ...options });
  return {
    makePlain: async (bytes, companyId) => {
      if (bytes.length > PHOTO_LIMITS.originalBytes) return null;
      try {
        const original = await workers.run(bytes, companyId);
        return original && original.bytes.length <= PHOTO_LIMITS.originalBytes ? original : null;
      } catch (error) {
        if (error instanceof JobFailed) return null;
        throw error;
      }
    },
    close: () => workers.close(),
  };
}
