import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { WorkerMessage } from "./answer-jobs.ts";

/** What one process is started with. */
export type ProcessOptions = {
  /** A script that calls `answerJobs`. */
  script: URL;
  /** From the moment a process begins the job; waiting in the queue is not counted. */
  timeoutMs: number;
  /** A process is replaced after this many jobs, against slow native memory growth. */
  jobsPerProcess: number;
  /** A process without a job is ended after this long. */
  idleMs: number;
  /** Private memory a process may map, in MiB. A bare Node maps about 580, most of which it never touches. */
  memoryMib: number;
};

/**
 * The job failed where it was done: refused, or the process died over it (aborted, out of memory, out of time). The
 * next try may well end the same.
 */
export class JobFailed extends Error {}

/** A job with those who wait for it. */
export type Task<Job, Done> = { job: Job; resolve: (done: Done) => void; reject: (error: Error) => void };

/** What the process tells: it can take another job, or another process can; it is gone and takes none. */
export type ProcessListener = { onFree: () => void; onEnd: () => void };

const START_MS = 30_000;
const HEAP_MIB = 256;
const SAID_CHARACTERS = 500;

/** What a worker sees of our environment: nothing that is secret. */
const ENVIRONMENT = ["PATH", "LD_LIBRARY_PATH", "TZ", "TMPDIR", "NODE_COMPILE_CACHE"];

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
    // « close » rather than « exit »: what it said last has been read by then.
    this.#child.on("close", (code, signal) =>
      this.#fail(`ended by ${signal ?? `code ${code}`} ${this.#lastWords.trim()}`.trim()),
    );
  }

  /** Whether it has no job. */
  get isIdle(): boolean {
    return this.#task === null;
  }

  /** Has it do a job, as soon as it has started. `onTaskEnd` is called once, however the job ends. */
  begin(task: Task<Job, Done>, onTaskEnd: () => void): void {
    this.#task = task;
    this.#onTaskEnd = onTaskEnd;
    refProcess(this.#child);
    // A failed send is followed by the end of the process, which is heard.
    this.#child.send(task.job as object, () => {});
    if (this.#isReady) this.#startClock();
  }

  /** Takes its job from it, which nobody has answered then; null when it has none. */
  takeBack(): Task<Job, Done> | null {
    const task = this.#task;
    if (task) this.#onTaskEnd();
    this.#task = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), this.#options.idleMs).unref();
    unrefProcess(this.#child);
    return task;
  }

  /** Ends it, whatever it does, and waits until it is gone. */
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
    // A process that never started is no proof against its job.
    task?.reject(this.#isReady ? new JobFailed(problem) : new Error(`A worker did not start: ${problem}`));
    this.#listener.onFree();
  }
}

// The shell sets the memory ceiling, which the kernel then holds, and becomes Node: Node itself has no call for it.
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
      env: Object.fromEntries(
        ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
      ),
    },
  );
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

// It holds nothing that has to be closed. Its end is waited for, so it counts for our own process again.
function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.ref();
    child.kill("SIGKILL");
  });
}
