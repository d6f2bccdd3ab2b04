import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { WorkerMessage } from "./answer-jobs.ts";
import { fairQueue } from "./fair-queue.ts";

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

export type WorkerOptions = {
  /** A script that calls `answerJobs`. */
  script: URL;
  /** Processes at once; each starts only when a job waits for it. */
  size: number;
  /** From the moment a process begins the job; waiting in the queue is not counted. */
  timeoutMs: number;
  /** A process is replaced after this many jobs, against slow native memory growth. */
  jobsPerProcess: number;
  /** A process without a job is ended after this long. */
  idleMs: number;
  /** Private memory a process may map, in MiB. A bare Node maps about 580, most of which it never touches. */
  memoryMib: number;
  /** Jobs of everybody that wait or are done; more are refused. */
  mostJobs: number;
  /** Of them, those of one share. */
  mostOfOne: number;
};

/**
 * The job failed where it was done: refused, or the process died over it (aborted, out of memory, out of time). The
 * next try may well end the same.
 */
export class JobFailed extends Error {}

/** Too many jobs wait already; this one was not begun, and may be asked for again a moment later. */
export class Crowded extends Error {}

type Task<Job, Done> = { job: Job; resolve: (done: Done) => void; reject: (error: Error) => void };
type Seat<Job, Done> = {
  child: ChildProcess;
  isReady: boolean;
  done: number;
  task: Task<Job, Done> | null;
  share: string;
  timer: NodeJS.Timeout | undefined;
  said: string;
};

const START_MS = 30_000;
const HEAP_MIB = 256;
const SAID_CHARACTERS = 500;
const CLOSED = "The workers are closed";

/** What a worker sees of our environment: nothing that is secret. */
const ENVIRONMENT = ["PATH", "LD_LIBRARY_PATH", "TZ", "TMPDIR", "NODE_COMPILE_CACHE"];

/** Opens them; processes start with the first jobs. */
export function openWorkerProcesses<Job, Done>(options: WorkerOptions): WorkerProcesses<Job, Done> {
  const queue = fairQueue<Task<Job, Done>>();
  const seats = new Set<Seat<Job, Done>>();
  let isClosed = false;

  function run(job: Job, share: string): Promise<Done> {
    if (isClosed) return Promise.reject(new Error(CLOSED));
    if (queue.size() >= options.mostJobs || queue.size(share) >= options.mostOfOne)
      return Promise.reject(new Crowded("Too many jobs wait already"));
    return new Promise((resolve, reject) => {
      queue.add(share, { job, resolve, reject });
      serve();
    });
  }

  function serve(): void {
    for (;;) {
      const idle = [...seats].find((one) => one.task === null);
      if (!idle && seats.size >= options.size) return;
      const next = queue.begin();
      if (!next) return;
      const seat = idle ?? openSeat();
      Object.assign(seat, next);
      refProcess(seat);
      // A failed send is followed by the exit of the process, which is heard below.
      seat.child.send(next.task.job as object, () => {});
      if (seat.isReady) startClock(seat);
    }
  }

  function openSeat(): Seat<Job, Done> {
    const seat: Seat<Job, Done> = {
      child: startProcess(options),
      isReady: false,
      done: 0,
      task: null,
      share: "",
      timer: undefined,
      said: "",
    };
    seats.add(seat);
    seat.timer = setTimeout(() => leave(seat, `no start within ${START_MS} ms`), START_MS).unref();
    seat.child.stderr?.on(
      "data",
      (text: Buffer) => (seat.said = (seat.said + text.toString()).slice(-SAID_CHARACTERS)),
    );
    seat.child.on("message", (message: WorkerMessage<Done>) => hear(seat, message));
    seat.child.on("error", (error) => leave(seat, String(error)));
    // « close » rather than « exit »: what it said last has been read by then.
    seat.child.on("close", (code, signal) =>
      leave(seat, `ended by ${signal ?? `code ${code}`} ${seat.said.trim()}`.trim()),
    );
    return seat;
  }

  function hear(seat: Seat<Job, Done>, message: WorkerMessage<Done>): void {
    if (message.kind === "ready") {
      seat.isReady = true;
      if (seat.task) startClock(seat);
      return;
    }
    const task = release(seat);
    seat.done += 1;
    if (seat.done >= options.jobsPerProcess) void dismiss(seat);
    if (message.kind === "done") task?.resolve(message.result);
    else task?.reject(new JobFailed(message.problem));
    serve();
  }

  function startClock(seat: Seat<Job, Done>): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => leave(seat, `took more than ${options.timeoutMs} ms`), options.timeoutMs);
  }

  function leave(seat: Seat<Job, Done>, problem: string): void {
    if (!seats.has(seat)) return;
    const task = release(seat);
    void dismiss(seat);
    // A process that never started says nothing about the job it was meant for.
    task?.reject(seat.isReady ? new JobFailed(problem) : new Error(`A worker did not start: ${problem}`));
    serve();
  }

  function release(seat: Seat<Job, Done>): Task<Job, Done> | null {
    const task = seat.task;
    if (task) queue.end(seat.share);
    seat.task = null;
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => void dismiss(seat), options.idleMs).unref();
    unrefProcess(seat);
    return task;
  }

  function dismiss(seat: Seat<Job, Done>): Promise<void> {
    seats.delete(seat);
    clearTimeout(seat.timer);
    return endProcess(seat.child);
  }

  async function close(): Promise<void> {
    isClosed = true;
    const tasks = queue.clear().concat([...seats].flatMap((seat) => release(seat) ?? []));
    for (const task of tasks) task.reject(new Error(CLOSED));
    await Promise.all([...seats].map(dismiss));
  }

  return { run, close };
}

// The shell sets the memory ceiling, which the kernel then holds, and becomes Node: Node itself has no call for it.
function startProcess({ script, memoryMib }: WorkerOptions): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${HEAP_MIB}`,
    "--disable-warning=ExperimentalWarning",
    fileURLToPath(script),
  ];
  const child = spawn(
    "/bin/sh",
    ["-c", 'ulimit -d "$0" && ulimit -c 0; exec "$@"', String(memoryMib * 1024), ...node],
    {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      serialization: "advanced",
      env: Object.fromEntries(
        ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
      ),
    },
  );
  (child.stderr as unknown as { unref(): void }).unref();
  return child;
}

// A process without a job must not keep ours alive.
function refProcess({ child }: { child: ChildProcess }): void {
  child.ref();
  child.channel?.ref();
}

function unrefProcess({ child }: { child: ChildProcess }): void {
  child.unref();
  child.channel?.unref();
}

// It holds nothing that has to be closed. Its end is waited for, so it counts for our own process again.
function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.ref();
    child.kill("SIGKILL");
  });
}
