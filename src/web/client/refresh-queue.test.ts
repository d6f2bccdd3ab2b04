import { beforeEach, expect, test, vi } from "vitest";
import { CallError } from "./call.ts";
import { refreshQueue } from "./refresh-queue.ts";

beforeEach(() => vi.useFakeTimers());

const newQueue = () => {
  const reads: string[][] = [];
  const queue = refreshQueue(async (paths) => reads.push([...paths]));
  return { reads, ...queue };
};
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("data touched by a change is read again only after the change", async () => {
  const { reads, follow } = newQueue();
  follow(["/api/projects"], after(1_000));
  await vi.advanceTimersByTimeAsync(999);
  expect(reads).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(reads).toEqual([["/api/projects"]]);
});

test("after two changes in a row each path is read once", async () => {
  const { reads, follow } = newQueue();
  const twoCalls = async () => {
    const first = after(100);
    follow(["/api/projects"], first);
    await first;
    const second = after(100);
    follow(["/api/projects", "/api/documents"], second);
    await second;
  };
  void twoCalls();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([["/api/projects", "/api/documents"]]);
});

test("a slow change does not delay the others", async () => {
  const { reads, follow } = newQueue();
  follow(["/api/company"], after(20_000));
  follow(["/api/team"], after(10));
  await vi.advanceTimersByTimeAsync(400);
  expect(reads).toEqual([["/api/team"]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads).toEqual([["/api/team"], ["/api/company"]]);
});

/** What is read again after a change that ended with this error. */
async function readsAfter(error: Error): Promise<string[]> {
  const { reads, follow } = newQueue();
  follow(["/api/team"], Promise.reject(error));
  await vi.advanceTimersByTimeAsync(10);
  return reads.flat();
}

test.each([
  ["is refused, since somebody else was faster", new CallError("Non.", "last_owner", 422)],
  ["is given up after a while, since it may have been done", new DOMException("Trop long.", "TimeoutError")],
])("data is read again after a change that %s", async (_why, error) => {
  expect(await readsAfter(error)).toEqual(["/api/team"]);
});

test.each([
  ["found no network", new CallError("Pas de réseau.", "network", 0)],
  ["came after the end of the session", new CallError("Reconnecte-toi.", "signed_out", 401)],
  ["was put off", new CallError("Patiente.", "too_many", 429)],
  ["met a server in trouble", new CallError("Panne.", "fault", 500)],
])("data is not read again after a change that %s", async (_why, error) => {
  expect(await readsAfter(error)).toEqual([]);
});

test("waiting for the queue ends when everything has been read again", async () => {
  let endReading = () => {};
  const queue = refreshQueue(() => new Promise<void>((resolve) => (endReading = resolve)));
  queue.follow(["/api/team"], Promise.resolve());
  let isTold = false;
  void queue.refreshed().then(() => (isTold = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isTold).toBe(false);
  endReading();
  await vi.advanceTimersByTimeAsync(1);
  expect(isTold).toBe(true);
});
