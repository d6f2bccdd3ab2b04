import { expect, test } from "vitest";
import type { EventBatch, OpenStream } from "./live-stream.ts";
import { openLiveStream } from "./live-stream.ts";

type Reading = Parameters<OpenStream["read"]>[0] & { end: () => void; fail: (error: unknown) => void };

const PACE = { hiddenMs: 0, silenceMs: 60_000, waitsMs: [0] };

/** A page, and the streams that it opened. */
function openPage(pace = PACE) {
  const readings: Reading[] = [];
  const listeners: (() => void)[] = [];
  let isSeen = true;
  const stream = openLiveStream(
    {
      read: (how) =>
        new Promise((resolve, reject) => {
          readings.push({ ...how, end: resolve, fail: reject });
          how.signal.addEventListener("abort", () => reject(new Error("left")));
        }),
      isRefused: (error) => error === "refused",
    },
    { isSeen: () => isSeen, onChange: (listener) => void listeners.push(listener) },
    pace,
  );
  const see = (isNowSeen: boolean) => {
    isSeen = isNowSeen;
    for (const listener of listeners) listener();
  };
  return { stream, readings, see };
}

const batch = (last_id: string, ...ids: string[]): EventBatch => ({
  last_id,
  is_whole: ids.length > 0,
  events: ids.map((id) => ({ kind: "mails", id })),
});

test("nothing is opened while nobody listens", () => {
  expect(openPage().readings).toHaveLength(0);
});

test("two listeners share one stream", () => {
  const { stream, readings } = openPage();
  stream.follow(() => {});
  stream.follow(() => {});
  expect(readings).toHaveLength(1);
});

test("a listener hears the events", () => {
  const { stream, readings } = openPage();
  const ids: string[] = [];
  stream.follow((events) => ids.push(...(events ?? []).map(({ id }) => id)));
  readings[0]?.hear(batch("1-1", "a"));
  expect(ids).toEqual(["a"]);
});

test("a listener is told when events may be missing", () => {
  const { stream, readings } = openPage();
  const batches: unknown[] = [];
  stream.follow((events) => batches.push(events));
  readings[0]?.hear(batch("1-1"));
  expect(batches).toEqual([null]);
});

test("a stream that ends goes on from its last event", async () => {
  const { stream, readings } = openPage();
  stream.follow(() => {});
  readings[0]?.hear(batch("7-1", "a"));
  readings[0]?.end();
  await expect.poll(() => readings[1]?.lastEventId).toBe("7-1");
});

test("a stream that fails is opened again", async () => {
  const { stream, readings } = openPage();
  stream.follow(() => {});
  readings[0]?.fail(new Error("network"));
  await expect.poll(() => readings.length).toBe(2);
});

test("a stream says that it is not open while it is cut", async () => {
  const { stream, readings } = openPage({ ...PACE, waitsMs: [60_000] });
  stream.follow(() => {});
  readings[0]?.hear(batch("7-1", "a"));
  expect(stream.isOpen()).toBe(true);
  readings[0]?.end();
  await expect.poll(() => stream.isOpen()).toBe(false);
});

test("a stream that is refused waits for the next listener", async () => {
  const { stream, readings } = openPage();
  stream.follow(() => {});
  readings[0]?.fail("refused");
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(readings).toHaveLength(1);
  stream.follow(() => {});
  expect(readings).toHaveLength(2);
});

test("the stream is left when the last listener leaves", async () => {
  const { stream, readings } = openPage();
  stream.follow(() => {})();
  await expect.poll(() => readings[0]?.signal.aborted).toBe(true);
});

test("a page that is hidden leaves its stream", async () => {
  const { stream, readings, see } = openPage();
  stream.follow(() => {});
  see(false);
  await expect.poll(() => readings[0]?.signal.aborted).toBe(true);
});

test("a page that is seen again goes on from its last event", async () => {
  const { stream, readings, see } = openPage();
  stream.follow(() => {});
  readings[0]?.hear(batch("7-1", "a"));
  see(false);
  await expect.poll(() => readings[0]?.signal.aborted).toBe(true);
  see(true);
  await expect.poll(() => readings[1]?.lastEventId).toBe("7-1");
});

test("a stream that says nothing for too long is opened again", async () => {
  const { stream, readings } = openPage({ ...PACE, silenceMs: 0 });
  stream.follow(() => {});
  await expect.poll(() => readings.length).toBeGreaterThan(1);
});
