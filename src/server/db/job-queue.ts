import type { WorkerEvents } from "graphile-worker";
import { runMigrations } from "graphile-worker";
import { EventEmitter } from "node:events";
import type { Pool } from "pg";

const SETTLED_MS = 200;

/**
 * Prepares the job queue, owned by `etabli_jobs`. The application cannot touch the tables of the queue, because their
 * row-level security would hide every job. It enqueues through one function that runs with the owner's rights, inside
 * the application's transaction.
 */
export async function ensureJobs(jobs: Pool): Promise<void> {
  await runMigrations({ pgPool: jobs, schema: "jobs" });
  await jobs.query(`create or replace function jobs.enqueue(task text, payload json, key text) returns void
    language sql security definer set search_path = jobs, pg_temp
    as $$ select jobs.add_job(task, payload, job_key => key) $$`);
  // `add_job` wakes every worker, which finds nothing to do yet: workers look by themselves for what has become due.
  await jobs.query(`create or replace function jobs.enqueue_after(task text, payload json, key text, seconds int)
    returns void language plpgsql security definer set search_path = jobs, pg_temp
    as $$
    #variable_conflict use_column
    declare
      due timestamptz := now() + make_interval(secs => seconds);
    begin
      insert into _private_jobs (task_id, payload, run_at, key)
        select t.id, enqueue_after.payload, due, enqueue_after.key
        from _private_tasks t where t.identifier = enqueue_after.task
        on conflict (key) do nothing;
      if not found then
        perform add_job(enqueue_after.task, enqueue_after.payload, job_key => enqueue_after.key, run_at => due);
      end if;
    end $$`);
  await jobs.query(`create or replace function jobs.forget(key text) returns void
    language sql security definer set search_path = jobs, pg_temp
    as $$ select jobs.remove_job(key) $$`);
  await jobs.query("revoke all on function jobs.forget(text) from public");
  await jobs.query("grant execute on function jobs.forget(text) to etabli_app");
  await jobs.query("revoke all on function jobs.enqueue(text, json, text) from public");
  await jobs.query("revoke all on function jobs.enqueue_after(text, json, text, int) from public");
  await jobs.query("grant usage on schema jobs to etabli_app, etabli_auth");
  await jobs.query("grant execute on function jobs.enqueue(text, json, text) to etabli_app, etabli_auth");
  await jobs.query("grant execute on function jobs.enqueue_after(text, json, text, int) to etabli_app");
}

/**
 * Events of a worker pool. They hold a lock while the pool is connected, so that other servers see that this one is
 * alive.
 */
export function workerPresence(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:listen:success", ({ workerPool, client }) => {
    // This waits a moment, because the library is about to use this connection.
    setTimeout(() => {
      client.query("select pg_advisory_lock(hashtextextended($1, 0))", [workerPool.id]).catch(() => {});
    }, SETTLED_MS).unref();
  });
  return events;
}

/** Puts the jobs of dead workers back in the queue. Without this they would wait four hours. */
export async function freeJobsOfDeadWorkers(jobs: Pool): Promise<void> {
  await jobs.query(`select jobs.force_unlock_workers(array_agg(locked_by))
    from (select distinct locked_by from jobs.jobs where locked_at < now() - interval '5 seconds') worker
    where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0)) having count(*) > 0`);
}
