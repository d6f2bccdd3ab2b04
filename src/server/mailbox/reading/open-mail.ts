import type { DeliveryReport } from "#domain/mail/bounces/delivery-report.ts";
import type { MailFile, ReadMail } from "#domain/mail/reading/read-mail.ts";
import { unreadMail } from "#domain/mail/reading/read-mail.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { openWorkerProcesses } from "#server/processes/worker-processes.ts";
import type { KnownPictures } from "./clean-html.ts";

/**
 * A mail as its sender wrote it, as it is sent to the worker process, and what is wanted of it: the mail itself, also
 * with pictures on the web that were loaded, one of its files, or what it says of another mail that did not arrive.
 */
export type MailJob = {
  mail: Uint8Array;
  task: "mail" | "report" | { filePlace: number } | { webPictures: KnownPictures };
};

/** What the worker process answers. Null when the mail has no such file, or is no report. */
export type MailJobDone =
  | { kind: "mail"; mail: ReadMail }
  | { kind: "report"; report: DeliveryReport | null }
  | { kind: "file"; file: { file: MailFile; bytes: Uint8Array } | null };

/**
 * Reads mails, each in a process of its own: a mail that takes too long or too much fails alone. Companies take turns.
 * Rejects with `TooManyJobs` when too many wait.
 */
export type MailReader = {
  readMail: (mail: Uint8Array, companyId: string, webPictures?: KnownPictures) => Promise<ReadMail>;
  /** One file of a mail. Null when there is none at that place. */
  readFile: (
    mail: Uint8Array,
    place: number,
    companyId: string,
  ) => Promise<{ file: MailFile; bytes: Uint8Array } | null>;
  /** What a mail says of another one that did not arrive. Null for a mail that is no report. */
  readReport: (mail: Uint8Array, companyId: string) => Promise<DeliveryReport | null>;
};

const DEFAULTS: WorkerOptions = {
  script: new URL("./mail-worker.ts", import.meta.url),
  size: 1,
  timeoutMs: 8_000,
  jobsPerProcess: 200,
  idleMs: 30_000,
  memoryMib: 1_200,
  mostJobs: 100,
  mostOfOne: 20,
};

/** Creates the reader. Its worker process starts with the first mail. Close it with the server. */
export function openMailReader(options: Partial<WorkerOptions> = {}): {
  mailReader: MailReader;
  close: () => Promise<void>;
} {
  const workers = openWorkerProcesses<MailJob, MailJobDone>({ ...DEFAULTS, ...options });
  const readMail: MailReader["readMail"] = async (mail, companyId, webPictures) => {
    try {
      const done = await workers.run({ mail, task: webPictures ? { webPictures } : "mail" }, companyId);
      return done.kind === "mail" ? done.mail : unreadMail("unreadable");
    } catch (error) {
      if (error instanceof JobFailed) return unreadMail("unreadable");
      throw error;
    }
  };
  const readFile = async (mail: Uint8Array, place: number, companyId: string) => {
    try {
      const done = await workers.run({ mail, task: { filePlace: place } }, companyId);
      return done.kind === "file" ? done.file : null;
    } catch (error) {
      if (error instanceof JobFailed) return null;
      throw error;
    }
  };
  const readReport = async (mail: Uint8Array, companyId: string) => {
    try {
      const done = await workers.run({ mail, task: "report" }, companyId);
      return done.kind === "report" ? done.report : null;
    } catch (error) {
      if (error instanceof JobFailed) return null;
      throw error;
    }
  };
  return { mailReader: { readMail, readFile, readReport }, close: workers.close };
}
