import { fairQueue } from "./fair-queue.ts";
import type { ProcessOptions, Task } from "./worker-process.ts";
import { WorkerProcess } from "./worker-process.ts";

/**
 * Processes for work that may kill whoever does it: native code on bytes that others chose. One that aborts, takes too
 * much memory or too long is ended, its job alone fails, and the next job gets a new one.
 */
export type WorkerProcesses<Job, Done> = {
  /**
   * `share` names whose job it is: they take turns, and nobody has two processes at once. Rejects with `JobFailed` when
   * the job itself is at fault, with `Crowded` when too many wait, with another error when it was never begun.
   */
  run: (job: Job, share: string) => Promise<Done>;
  /** Refuses what waits and ends the processes. */
  close: () => Promise<void>;
};

export type WorkerOptions = ProcessOptions & {
  /** Processes at once; each starts only when a job waits for it. */
  size: number;
  /** Jobs of everybody that wait or are done; more are refused. */
  mostJobs: number;
  /** Of them, those of one share. */
  mostOfOne: number;
};

/** Too many jobs are waiting. This one was not started and may be asked for again a moment later. */
export class Crowded extends Error {}

const CLOSED = "The workers are closed";

/** Opens them; processes start with the first jobs. */
export function openWorkerProcesses<Job, Done>(options: WorkerOptions): WorkerProcesses<Job, Done> {
  const queue = fairQueue<Task<Job, Done>>();
  const processes = new Set<WorkerProcess<Job, Done>>();
  let isClosed = false;

  function run(job: Job, share: string): Promise<Done> {
    if (isClosed) return Promise.reject(new Error(CLOSED));
    if (queue.size() >= options.mostJobs || queue.size(share) >= options.mostOfOne)
      return Promise.reject(new Crowded("Too many jobs wait already"));
    return new Promise((resolve, reject) => {
      queue.add(share, { job, resolve, reject });
      giveJobs();
    });
  }

  function giveJobs(): void {
    for (;;) {
      const idle = [...processes].find((one) => one.isIdle);
      if (!idle && processes.size >= options.size) return;
      const next = queue.begin();
      if (!next) return;
      (idle ?? openProcess()).begin(next.task, () => queue.end(next.share));
    }
  }

  function openProcess(): WorkerProcess<Job, Done> {
    const worker = new WorkerProcess<Job, Done>(options, {
      onFree: giveJobs,
      onEnd: () => processes.delete(worker),
    });
    processes.add(worker);
    return worker;
  }

  async function close(): Promise<void> {
    isClosed = true;
    const tasks = queue.clear().concat([...processes].flatMap((one) => one.takeBack() ?? []));
    for (const task of tasks) task.reject(new Error(CLOSED));
    await Promise.all([...processes].map((one) => one.end()));
  }

  return { run, close };
}
