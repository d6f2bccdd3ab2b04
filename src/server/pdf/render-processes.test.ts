import { JobFailed } from "#server/processes/worker-process.ts";
import type { WorkerOptions } from "#server/processes/worker-processes.ts";
import { TooManyJobs, openWorkerProcesses } from "#server/processes/worker-processes.ts";
import { plainPng } from "#test/image-bombs.ts";
import { sampleInvoice, sampleQuote } from "#test/sample-views.ts";
import { afterEach, expect, test } from "vitest";
import type { DocumentRenderer } from "./render-document.ts";
import { openDocumentRenderer } from "./render-document.ts";

const createdAt = new Date("2026-12-03T10:00:00Z");
let renderer: DocumentRenderer;
const open = (options: Partial<WorkerOptions>) => {
  renderer = openDocumentRenderer({ size: 1, ...options });
  const { renderDocument, close } = renderer;
  const withPng = (bytes: Uint8Array) =>
    renderDocument(sampleInvoice(), { createdAt, logo: { bytes, mime: "image/png" } });
  return {
    invoice: () => renderDocument(sampleInvoice(), { createdAt }),
    longQuote: (lineCount = 300) => renderDocument(sampleQuote(lineCount), { createdAt }),
    withPng,
    close,
  };
};
afterEach(() => renderer.close());

test("extra documents wait while processes are replaced", async () => {
  const { invoice } = open({ size: 2, jobsPerProcess: 2 });
  const all = await Promise.all(Array.from({ length: 9 }, invoice));
  expect(new Set(all.map((pdf) => pdf.length)).size).toBe(1);
});

test("a document that takes too long is stopped", async () => {
  const { longQuote, invoice } = open({ timeoutMs: 500 });
  await invoice();
  await expect(longQuote(1_200)).rejects.toThrow(JobFailed);
  await renderer.close();
  await expect(open({}).invoice()).resolves.toBeInstanceOf(Uint8Array);
});

test("a picture of 200,000 pixels a side fails without stopping other documents", async () => {
  const { withPng, invoice } = open({});
  const bomb = withPng(plainPng(1, 1, { width: 200_000, height: 200_000 }));
  const next = invoice();
  await expect(bomb).rejects.toThrow(JobFailed);
  await expect(next).resolves.toBeInstanceOf(Uint8Array);
});

test("a huge real picture is refused by the memory limit only", async () => {
  const png = plainPng(9_000, 9_000);
  const render = (memoryMib: number) =>
    open({ memoryMib })
      .withPng(png)
      .then(
        () => "drawn",
        (error: unknown) => String(error),
      );
  expect(await render(700)).toMatch(/ended by SIG/);
  await renderer.close();
  expect(await render(4_000)).toBe("drawn");
});

test("a process that cannot start does not fail its document", async () => {
  const workers = openWorkerProcesses<object, object>({
    script: new URL("./no-such-worker.ts", import.meta.url),
    size: 1,
    timeoutMs: 1000,
    jobsPerProcess: 1,
    idleMs: 1000,
    memoryMib: 1200,
    mostJobs: 1,
    mostOfOne: 1,
  });
  const failure = await workers.run({}, "").catch((error: unknown) => error);
  await workers.close();
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(JobFailed);
});

test("a long document does not block the event loop", async () => {
  const { invoice, longQuote } = open({});
  await invoice();
  let longestMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const startedAt = performance.now();
  await longQuote();
  clearInterval(timer);
  expect(longestMs).toBeLessThan(Math.max(100, (performance.now() - startedAt) * 0.8));
});

test("one company's documents do not hold up another's", async () => {
  open({ mostOfOne: 3 });
  const order: string[] = [];
  const laidOut = (companyId: string) =>
    renderer.renderDocument(sampleInvoice(), { createdAt, companyId }).then(() => order.push(companyId));
  const many = [1, 2, 3].map(() => laidOut("many"));
  const one = laidOut("one");
  await expect(laidOut("many")).rejects.toThrow(TooManyJobs);
  await Promise.all([...many, one]);
  expect(order).toEqual(["many", "one", "many", "many"]);
});

test("while a company has a process, the other process serves the next company", async () => {
  const { longQuote } = open({ size: 2 });
  const order: string[] = [];
  const many = [1, 2].map(() => longQuote().then(() => order.push("many")));
  const one = renderer.renderDocument(sampleInvoice(), { createdAt, companyId: "one" }).then(() => order.push("one"));
  await Promise.all([...many, one]);
  expect(order).toEqual(["one", "many", "many"]);
});

test("closing refuses waiting and later documents", async () => {
  const { invoice, close } = open({});
  const refusals = [invoice(), invoice()].map((rendering) => expect(rendering).rejects.toThrow("closed"));
  await close();
  await Promise.all(refusals);
  await expect(invoice()).rejects.toThrow("closed");
});
