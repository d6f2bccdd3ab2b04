import { beforeEach, expect, test, vi } from "vitest";
import { waitingRoom } from "./waiting-room.ts";

beforeEach(() => void vi.useFakeTimers());

const never = (onStop: () => void) => (signal: AbortSignal) =>
  new Promise<never>(() => signal.addEventListener("abort", onStop));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as { reason?: string }).reason,
  );

test("a provider that never answers is aborted after its time", async () => {
  const onStop = vi.fn();
  const waitFailure = failure(waitingRoom({ name: "sms", patienceMs: 5_000 })(never(onStop)));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onStop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([await waitFailure, onStop.mock.calls.length]).toEqual(["late", 1]);
});

test("a call that is aborted frees its place", async () => {
  const room = waitingRoom({ name: "sms", patienceMs: 5_000, places: 1 });
  const [caller, onStop] = [new AbortController(), vi.fn()];
  const waitFailure = failure(room(never(onStop), caller.signal));
  expect(await failure(room(async () => 1))).toBe("full");
  caller.abort();
  expect([await waitFailure, onStop.mock.calls.length]).toEqual(["hung up", 1]);
  expect(await room(async () => "taken")).toBe("taken");
  expect(await failure(room(async () => 1, caller.signal))).toBe("hung up");
});

test("the provider's answer or refusal is passed on unchanged", async () => {
  const room = waitingRoom({ name: "sms", patienceMs: 5_000, places: 1 });
  expect(await room(async () => "answer")).toBe("answer");
  await expect(room(async () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(vi.getTimerCount()).toBe(0);
});
