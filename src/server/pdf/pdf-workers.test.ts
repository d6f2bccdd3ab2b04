import { sampleInvoice, sampleQuote } from "#test/sample-views.ts";
import { afterEach, expect, test } from "vitest";
import { openPdfWorkers, type PdfWorkers, type PdfWorkersOptions } from "./pdf-workers.ts";

const createdAt = new Date("2026-12-03T10:00:00Z");
const invoice = { view: sampleInvoice(), createdAt };
let workers: PdfWorkers;
const open = (options: Partial<PdfWorkersOptions>) => {
  workers = openPdfWorkers({ size: 1, timeoutMs: 20_000, documentsPerWorker: 1000, ...options });
  return workers;
};
afterEach(() => workers.close());

test("more documents than threads wait their turn, and threads are replaced after their share", async () => {
  const { make } = open({ size: 2, documentsPerWorker: 2 });
  const all = await Promise.all(Array.from({ length: 9 }, () => make(invoice)));
  expect(new Set(all.map((pdf) => pdf.length)).size).toBe(1);
});

test("a document that takes too long is given up, and the next one is made", async () => {
  const { make } = open({ timeoutMs: 1 });
  await expect(make({ view: sampleQuote(300), createdAt })).rejects.toThrow("more than 1 ms");
  await workers.close();
  await expect(open({}).make(invoice)).resolves.toBeInstanceOf(Uint8Array);
});

test("a long document does not hold the event loop", async () => {
  const { make } = open({});
  await make(invoice);
  let longestMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const startedAt = performance.now();
  await make({ view: sampleQuote(300), createdAt });
  clearInterval(timer);
  expect(longestMs).toBeLessThan(Math.max(100, (performance.now() - startedAt) * 0.8));
});

test("closing refuses what waits and what comes after", async () => {
  const { make, close } = open({});
  const waiting = [make(invoice), make(invoice)].map((made) => expect(made).rejects.toThrow("closed"));
  await close();
  await Promise.all(waiting);
  await expect(make(invoice)).rejects.toThrow("closed");
});
