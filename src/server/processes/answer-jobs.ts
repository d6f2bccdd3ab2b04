import { writeFileSync } from "node:fs";

/** The messages of a worker process: first that it is ready, then one answer per job, in order. */
export type WorkerMessage<Done> =
  | { kind: "ready" }
  | { kind: "done"; result: Done }
  | { kind: "refused"; problem: string };

/**
 * Turns this process into a worker. It does the jobs it is sent, and ends with the process that started it. `tidyUp`
 * runs once the answer has left, so that nobody waits for it.
 */
export function answerJobs<Job, Done>(work: (job: Job) => Promise<Done>, tidyUp: (job: Job) => void = () => {}): void {
  // The parent process decides when we end, but a terminal also sends its Ctrl-C to us.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
  raiseKillPriority();
  const answerJob = (job: Job, message: WorkerMessage<Done>) => {
    say(message);
    setImmediate(tidyUp, job);
  };
  process.on("message", (job: Job) => {
    work(job).then(
      (result) => answerJob(job, { kind: "done", result }),
      (error: unknown) => answerJob(job, { kind: "refused", problem: String(error) }),
    );
  });
  say({ kind: "ready" });
}

function say<Done>(message: WorkerMessage<Done>): void {
  // Without a channel to its parent, this process is about to end by itself.
  process.send?.(message, () => {});
}

// When the machine runs out of memory, Linux should end this process rather than the server or its database.
function raiseKillPriority(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // The system is not Linux.
  }
}
