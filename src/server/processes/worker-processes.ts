import { fairQueue } from "./fair-queue.ts";
import type { ProcessOptions, Task } from "./worker-process.ts";
import { WorkerProcess } from "./worker-process.ts";

/**
 * Worker processes for native code that reads bytes from users, which may crash it. A process that aborts, takes too
 * much memory or too long is ended. Only its job fails, and the next job gets a new process.
 */
export type WorkerProcesses<Job, Done> = {
  /**
   * `share` is the owner of the job. Owners take turns, and none uses two processes at once. Rejects with `JobFailed`
   * when the job itself is at fault, with `TooManyJobs` when too many wait, and with another error when the job never
   * began.
   */
  run: (job: Job, share: string) => Promise<Done>;
  /** Refuses the waiting jobs and ends the processes. */
  close: () => Promise<void>;
};

export type WorkerOptions = ProcessOptions & {
  /** Processes at the same time. Each starts only when a job waits for it. */
  size: number;
  /** Jobs of all shares that wait or are in work. Further jobs are refused. */
  mostJobs: number;
  /** Jobs of one share that wait or are in work. */
  mostOfOne: number;
};

/** Too many jobs are waiting. This job did not start and may be sent again a moment later. */
export class TooManyJobs extends Error {}

const CLOSED = "The workers are closed";

/** Creates the worker processes. They start with the first jobs. */
export function openWorkerProcesses<Job, Done>(options: WorkerOptions): WorkerProcesses<Job, Done> {
  const queue = fairQueue<Task<Job, Done>>();
  const processes = new Set<WorkerProcess<Job, Done>>();
  let isClosed = false;

  function run(job: Job, share: string): Promise<Done> {
    if (isClosed) return Promise.reject(new Error(CLOSED));
    if (queue.size() >= options.mostJobs || queue.size(share) >= options.mostOfOne)
      return Promise.reject(new TooManyJobs("Too many jobs wait already"));
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
