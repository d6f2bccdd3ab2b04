import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";

const SETTLED_MS = 200;

/**
 * Prepares the job queue, owned by `etabli_jobs`. The application cannot touch its tables (their own row-level security
 * would hide every job); it enqueues through one function that runs with the owner's rights, inside its own
 * transaction.
 */
export async function ensureJobs(jobs: Pool): Promise<void> {
  await runMigrations({ pgPool: jobs, schema: "jobs" });
  await jobs.query(`create or replace function jobs.enqueue(task text, payload json, key text) returns void
    language sql security definer set search_path = jobs, pg_temp
    as $$ select jobs.add_job(task, payload, job_key => key) $$`);
  await jobs.query("revoke all on function jobs.enqueue(text, json, text) from public");
  await jobs.query("grant usage on schema jobs to etabli_app, etabli_auth");
  await jobs.query("grant execute on function jobs.enqueue(text, json, text) to etabli_app, etabli_auth");
}

/**
 * Events of a worker pool that make it hold, as long as it is connected, a lock by which others see that it is alive.
 */
export function workerPresence(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:listen:success", ({ workerPool, client }) => {
    // A moment later: the library is about to use this connection itself.
    setTimeout(() => {
      client.query("select pg_advisory_lock(hashtextextended($1, 0))", [workerPool.id]).catch(() => {});
    }, SETTLED_MS).unref();
  });
  return events;
}

/** Gives back the jobs of workers that died with them: left alone, they would wait four hours. */
export async function freeJobsOfDeadWorkers(jobs: Pool): Promise<void> {
  await jobs.query(`select jobs.force_unlock_workers(array_agg(locked_by))
    from (select distinct locked_by from jobs.jobs where locked_at < now() - interval '5 seconds') worker
    where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0)) having count(*) > 0`);
}
