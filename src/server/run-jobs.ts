import { Logger, run } from "graphile-worker";
import type { Pool } from "pg";
import type { Jobs } from "./db/jobs.ts";
import type { Deps } from "./deps.ts";
import { renderDocumentJob } from "./documents/documents.job.ts";

/** Works off the jobs of every company, two at a time; failed ones are tried again later. Answers how to stop. */
export async function runJobs(deps: Deps, pool: Pool): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: pool,
    schema: "jobs",
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => void (level === "error" && deps.log.error({ job: message }, "job"))),
    taskList: { "render-document": (payload) => renderDocumentJob(deps, payload as Jobs["render-document"]) },
  });
  // A database that goes away rejects this; it comes back by itself when the server restarts the runner.
  runner.promise.catch((error: unknown) => deps.log.error({ err: error }, "jobs stopped"));
  return () => runner.stop();
}
