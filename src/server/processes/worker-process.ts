import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { WorkerMessage } from "./answer-jobs.ts";

/** The settings of one worker process. */
export type ProcessOptions = {
  /** The script of the process, which calls `answerJobs`. */
  script: URL;
  /** Counted from the moment a process begins the job. Waiting in the queue is not counted. */
  timeoutMs: number;
  /** A process is replaced after this many jobs, because native memory grows slowly. */
  jobsPerProcess: number;
  /** A process without a job is ended after this long. */
  idleMs: number;
  /** Private memory a process may map, in MiB. A bare Node maps about 580, most of which it never touches. */
  memoryMib: number;
};

/**
 * The job itself failed: the worker refused it, or the process died of it (aborted, out of memory, out of time). A
 * second try may fail the same way.
 */
export class JobFailed extends Error {}

/** A job with its callers. */
export type Task<Job, Done> = { job: Job; resolve: (done: Done) => void; reject: (error: Error) => void };

/**
 * Events of a process. `onFree`: a job can begin, in this process or another. `onEnd`: the process has ended and takes
 * no job.
 */
export type ProcessListener = { onFree: () => void; onEnd: () => void };

const START_MS = 30_000;
const HEAP_MIB = 256;
const SAID_CHARACTERS = 500;

/** The environment variables that a worker gets. None of them is secret. */
const ENVIRONMENT = ["PATH", "LD_LIBRARY_PATH", "TZ", "TMPDIR", "NODE_COMPILE_CACHE"];

// Each process works on one core: with its own threads, it would spend more time to share one document out than they
// save, and take the cores of the server.
const OWN_ENVIRONMENT = { RAYON_NUM_THREADS: "1" };

/** One process, which does one job at a time until it is ended. */
export class WorkerProcess<Job, Done> {
  readonly #options: ProcessOptions;
  readonly #listener: ProcessListener;
  readonly #child: ChildProcess;
  #task: Task<Job, Done> | null = null;
  #onTaskEnd = () => {};
  #jobsDone = 0;
  #isReady = false;
  #isEnded = false;
  #timer: NodeJS.Timeout;
  #lastWords = "";

  constructor(options: ProcessOptions, listener: ProcessListener) {
    this.#options = options;
    this.#listener = listener;
    this.#child = startProcess(options);
    this.#timer = setTimeout(() => this.#fail(`no start within ${START_MS} ms`), START_MS).unref();
    this.#child.stderr?.on("data", (text: Buffer) => {
      this.#lastWords = (this.#lastWords + text.toString()).slice(-SAID_CHARACTERS);
    });
    this.#child.on("message", (message: WorkerMessage<Done>) => this.#hear(message));
    this.#child.on("error", (error) => this.#fail(String(error)));
    // « close » comes after « exit », when the last messages of the process have been read.
    this.#child.on("close", (code, signal) =>
      this.#fail(`ended by ${signal ?? `code ${code}`} ${this.#lastWords.trim()}`.trim()),
    );
  }

  /** True when the process has no job. */
  get isIdle(): boolean {
    return this.#task === null;
  }

  /**
   * Gives the process a job, which begins once the process has started. `onTaskEnd` is called once, however the job
   * ends.
   */
  begin(task: Task<Job, Done>, onTaskEnd: () => void): void {
    this.#task = task;
    this.#onTaskEnd = onTaskEnd;
    refProcess(this.#child);
    // When sending fails, the process ends, and its end is handled elsewhere.
    this.#child.send(task.job as object, () => {});
    if (this.#isReady) this.#startClock();
  }

  /** Takes an unfinished job away from the process. Null when it has none. */
  takeBack(): Task<Job, Done> | null {
    const task = this.#task;
    if (task) this.#onTaskEnd();
    this.#task = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), this.#options.idleMs).unref();
    unrefProcess(this.#child);
    return task;
  }

  /** Ends the process at any moment, and waits until it has ended. */
  end(): Promise<void> {
    this.#isEnded = true;
    this.#listener.onEnd();
    clearTimeout(this.#timer);
    return killProcess(this.#child);
  }

  #hear(message: WorkerMessage<Done>): void {
    if (message.kind === "ready") {
      this.#isReady = true;
      if (this.#task) this.#startClock();
      return;
    }
    const task = this.takeBack();
    this.#jobsDone += 1;
    if (this.#jobsDone >= this.#options.jobsPerProcess) void this.end();
    if (message.kind === "done") task?.resolve(message.result);
    else task?.reject(new JobFailed(message.problem));
    this.#listener.onFree();
  }

  #startClock(): void {
    const { timeoutMs } = this.#options;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(`took more than ${timeoutMs} ms`), timeoutMs);
  }

  #fail(problem: string): void {
    if (this.#isEnded) return;
    const task = this.takeBack();
    void this.end();
    // A process that never started proves nothing against its job.
    task?.reject(this.#isReady ? new JobFailed(problem) : new Error(`A worker did not start: ${problem}`));
    this.#listener.onFree();
  }
}

// The shell sets the memory limit, which the kernel enforces, and then becomes Node. Node itself cannot set it.
function startProcess({ script, memoryMib }: ProcessOptions): ChildProcess {
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
      env: {
        ...OWN_ENVIRONMENT,
        ...Object.fromEntries(
          ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
        ),
      },
    },
  );
  // The pipe is a socket, which must not keep ours alive; the type says only that it can be read.
  (child.stderr as unknown as { unref(): void }).unref();
  return child;
}

// A process without a job must not keep ours alive.
function refProcess(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function unrefProcess(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

// The process holds nothing that must be closed. Its end is awaited, so it keeps our own process alive again.
function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.ref();
    child.kill("SIGKILL");
  });
}
