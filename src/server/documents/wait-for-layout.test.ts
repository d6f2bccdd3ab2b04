import { expect, test, vi } from "vitest";
import { layoutWaits } from "./wait-for-layout.ts";

const codeOf = (layout: Promise<unknown>) =>
  layout.then(
    () => null,
    ({ status, code, retryAfterSeconds }) => [status, code, retryAfterSeconds],
  );
const forEver = () => new Promise<never>(() => {});

test("each company has its own limited number of waiting places", async () => {
  const wait = layoutWaits({ most: 1 });
  const work = Promise.withResolvers<string>();
  const first = wait("a", () => work.promise);
  expect(await codeOf(wait("a", forEver))).toEqual([503, "document_not_ready", 10]);
  expect(await wait("b", async () => "b")).toBe("b");
  work.resolve("a");
  expect(await first).toBe("a");
  expect(await wait("a", async () => "again")).toBe("again");
});

test("a request that waits too long frees its place and learns when to come back", async () => {
  vi.useFakeTimers();
  const wait = layoutWaits({ patienceMs: 1_000, most: 1 });
  const late = codeOf(wait("a", forEver));
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await late).toEqual([503, "document_not_ready", 10]);
  expect(await wait("a", async () => "a")).toBe("a");
});
