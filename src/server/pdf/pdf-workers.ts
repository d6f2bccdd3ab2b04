import { Worker } from "node:worker_threads";
import type { PdfJob } from "./compile-document.ts";
import type { PdfAnswer } from "./pdf-worker.ts";

/** Threads that make PDFs, so that a long document never holds the event loop. */
export type PdfWorkers = {
  /** Rejects when the document fails, takes longer than the time-out, or the workers are closed. */
  make: (job: PdfJob) => Promise<Uint8Array>;
  /** Refuses what waits and ends the threads. */
  close: () => Promise<void>;
};

export type PdfWorkersOptions = {
  size: number;
  /** From the moment a thread takes the document; waiting in the queue is not counted. */
  timeoutMs: number;
  /** A thread is replaced after this many documents, against slow native memory growth. */
  documentsPerWorker: number;
};

type Task = { job: PdfJob; resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void };
type Seat = { worker: Worker; made: number; task: Task | null; timer: NodeJS.Timeout | null };

/** Starts a thread only when a document waits for it. */
export function openPdfWorkers(options: PdfWorkersOptions): PdfWorkers {
  const queue: Task[] = [];
  const seats = new Set<Seat>();
  let closed = false;

  function make(job: PdfJob): Promise<Uint8Array> {
    if (closed) return Promise.reject(new Error("The PDF workers are closed"));
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      serve();
    });
  }

  function serve(): void {
    while (queue.length > 0) {
      const seat = [...seats].find((one) => one.task === null) ?? openSeat();
      const task = seat && queue.shift();
      if (!seat || !task) return;
      seat.task = task;
      seat.worker.ref();
      seat.timer = setTimeout(() => leave(seat, `The PDF took more than ${options.timeoutMs} ms`), options.timeoutMs);
      seat.worker.postMessage(task.job);
    }
  }

  function openSeat(): Seat | null {
    if (seats.size >= options.size) return null;
    const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url));
    const seat: Seat = { worker, made: 0, task: null, timer: null };
    seats.add(seat);
    worker.on("message", (answer: PdfAnswer) => finish(seat, answer));
    worker.on("error", (error) => leave(seat, String(error)));
    worker.on("exit", () => leave(seat, "The PDF worker stopped"));
    return seat;
  }

  function finish(seat: Seat, answer: PdfAnswer): void {
    const task = release(seat);
    seat.made += 1;
    if (seat.made >= options.documentsPerWorker) dismiss(seat);
    if (task && "pdf" in answer) task.resolve(answer.pdf);
    if (task && "problem" in answer) task.reject(new Error(answer.problem));
    serve();
  }

  function leave(seat: Seat, problem: string): void {
    if (!seats.has(seat)) return;
    const task = release(seat);
    dismiss(seat);
    task?.reject(new Error(problem));
    serve();
  }

  function release(seat: Seat): Task | null {
    const task = seat.task;
    if (seat.timer) clearTimeout(seat.timer);
    seat.task = null;
    seat.timer = null;
    // An idle thread must not keep the process alive.
    seat.worker.unref();
    return task;
  }

  // Native code is not interruptible: the thread really ends when its document does, and its place is free at once.
  function dismiss(seat: Seat): Promise<unknown> {
    seats.delete(seat);
    return seat.worker.terminate();
  }

  async function close(): Promise<void> {
    closed = true;
    const refused = queue.splice(0).concat([...seats].flatMap((seat) => release(seat) ?? []));
    for (const task of refused) task.reject(new Error("The PDF workers are closed"));
    await Promise.all([...seats].map(dismiss));
  }

  return { make, close };
}
