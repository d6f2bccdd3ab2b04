import { parentPort } from "node:worker_threads";
import { compileDocument, openCompiler, type PdfJob } from "./compile-document.ts";

/** What a worker thread answers, one message per job, in order. */
export type PdfAnswer = { pdf: Uint8Array } | { problem: string };

const port = parentPort;
if (!port) throw new Error("pdf-worker.ts runs only as a worker thread");
const compiler = openCompiler();

port.on("message", (job: PdfJob) => {
  compileDocument(compiler, job).then(
    (pdf) => port.postMessage({ pdf } satisfies PdfAnswer),
    (error: unknown) => port.postMessage({ problem: String(error) } satisfies PdfAnswer),
  );
});
