import { Logger, run } from "graphile-worker";
import type { JobHelpers, Runner, TaskList } from "graphile-worker";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { addCustomersJob } from "./accounts/import/import-customers.job.ts";
import { runArchiveImportJob } from "./archive/import/import-archive.job.ts";
import { prepareArchiveJob } from "./archive/prepare-archive.job.ts";
import { addPricesJob } from "./catalog/import/import-catalog.job.ts";
import { inviteMemberJob } from "./company/invite-member.job.ts";
import { freeJobsOfDeadWorkers, workerPresence } from "./db/job-queue.ts";
import type { Jobs } from "./db/jobs.ts";
import type { Deps } from "./deps.ts";
import { renderDocumentJob } from "./documents/documents.job.ts";
import { verifyEveryDocument } from "./documents/seals/verify-every-document.ts";
import { followMailboxes } from "./mail/follow-mailboxes.ts";
import { revokePermissionJob } from "./mail/permission/revoke-permission.job.ts";
import { sendMailJob } from "./mail/writing/send-mail.job.ts";

const FREE_MS = 10_000;
const SWEEP_MS = 3_600_000;
const VERIFY_MS = 86_400_000;
const PAUSE_MS = 1_000;

/**
 * Jobs that call other servers have their own workers, so a stalled mail server delays no document. The mail server of
 * a person delays no letter of ours.
 */
const APART = [
  { names: ["send-letter", "invite-member"], mostAtOnce: 2 },
  // A mail server may think for minutes over a mail, and does not hold back those of other companies.
  { names: ["send-mail", "revoke-permission"], mostAtOnce: 12 },
  // A large archive is written for minutes.
  { names: ["import-archive"], mostAtOnce: 1 },
];

/**
 * Runs the jobs of every company, a few of each kind at a time. Failed jobs are tried again later. Jobs of a killed
 * worker are tried again soon. When the database goes away, the work continues once it is back. Gives the function that
 * stops the workers.
 */
export async function runJobs(deps: Deps, pool: Pool): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  // Each payload was added to the queue under the same name, with the type that `Jobs` gives it.
  const taskList: TaskList = {
    "render-document": (payload) => renderDocumentJob(deps, payload as Jobs["render-document"]),
    "send-letter": (payload, job) => sendInTurn(deps, payload as Jobs["send-letter"], job),
    "send-mail": (payload, job) => sendAgain(deps, payload as Jobs["send-mail"], job),
    "revoke-permission": (payload) => revokePermissionJob(deps, payload as Jobs["revoke-permission"]),
    // Added with the types of `Jobs`, as those above.
    "import-archive": (payload) => runArchiveImportJob(deps, payload as Jobs["import-archive"]),
    "import-customers": (payload) => addCustomersJob(deps, payload as Jobs["import-customers"]),
    "import-catalog": (payload) => addPricesJob(deps, payload as Jobs["import-catalog"]),
    "prepare-archive": (payload) => prepareArchiveJob(deps, payload as Jobs["prepare-archive"]),
    "invite-member": (payload) => inviteMemberJob(deps, payload as Jobs["invite-member"]),
  };
  const tasks = Object.entries(taskList);
  const sorts = [
    ...APART.map(({ names, mostAtOnce }) => ({
      mostAtOnce,
      tasks: tasks.filter(([name]) => names.includes(name)),
    })),
    { mostAtOnce: 2, tasks: tasks.filter(([name]) => !APART.some(({ names }) => names.includes(name))) },
  ];
  const stopWorkers = await Promise.all(
    sorts.map((sort) =>
      keepWorking(deps, pool, { ...sort, taskList: Object.fromEntries(sort.tasks) }, stopping.signal),
    ),
  );
  const sweeping = [
    followMailboxes(deps, stopping.signal),
    repeatEvery(FREE_MS, stopping.signal, () => freeJobsOfDeadWorkers(pool)),
    repeatEvery(SWEEP_MS, stopping.signal, () =>
      deps.sweep().catch((error: unknown) => deps.log.error({ err: error }, "sweeping failed")),
    ),
    repeatEvery(VERIFY_MS, stopping.signal, async () => {
      await verifyEveryDocument(deps, stopping.signal).catch((error: unknown) =>
        deps.log.error({ err: error }, "verifying every document failed: it is tried again in a day"),
      );
    }),
  ];
  return async () => {
    stopping.abort();
    await Promise.all([...sweeping, ...stopWorkers.map((stop) => stop())]);
  };
}

type Work = { taskList: TaskList; mostAtOnce: number };

async function keepWorking(deps: Deps, pool: Pool, work: Work, stopping: AbortSignal): Promise<() => Promise<void>> {
  let runner = await startRunner(deps, pool, work);
  const running = (async () => {
    while (!stopping.aborted) {
      await runner.promise.catch((error: unknown) => deps.log.error({ err: error }, "jobs stopped"));
      if (stopping.aborted) return;
      await pause(PAUSE_MS, stopping);
      runner = await startRunner(deps, pool, work).catch(() => runner);
    }
  })();
  return async () => {
    await runner.stop().catch(() => {});
    await running;
  };
}

async function sendInTurn(deps: Deps, payload: Jobs["send-letter"], { addJob, job }: JobHelpers): Promise<void> {
  const waitSeconds = await deps.sendLetter(payload);
  if (waitSeconds === 0) return;
  deps.log.warn({ waitSeconds }, "too many letters in an hour: one to a new address waits for its turn");
  await addJob(
    "send-letter",
    { ...payload, isCounted: true },
    { runAt: new Date(Date.now() + waitSeconds * 1000), ...(job.key !== null && { jobKey: job.key }) },
  );
}

async function sendAgain(deps: Deps, payload: Jobs["send-mail"], { addJob, job }: JobHelpers): Promise<void> {
  const waitSeconds = await sendMailJob(deps, payload);
  if (waitSeconds === 0) return;
  const runAt = new Date(Date.now() + waitSeconds * 1000);
  await addJob("send-mail", payload, { runAt, ...(job.key !== null && { jobKey: job.key }) });
}

// Without batches, a job that the library cannot report as done becomes an unhandled rejection, which ends the process.
function startRunner(deps: Deps, pool: Pool, { taskList, mostAtOnce }: Work): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList,
    noHandleSignals: true,
    events: workerPresence(),
    logger: new Logger(() => (level, message) => void (level === "error" && deps.log.error({ job: message }, "job"))),
    preset: {
      worker: {
        schema: "jobs",
        concurrentJobs: mostAtOnce,
        pollInterval: 2_000,
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
}

async function repeatEvery(ms: number, stopping: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) {
    await work().catch(() => {});
    await pause(ms, stopping);
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping }).catch(() => {});
}
