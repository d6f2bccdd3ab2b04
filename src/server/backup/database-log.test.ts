import { expect, test } from "vitest";
import { hasPagesInOrder, lsnBytes, lsnOf, segmentName, segmentsOf } from "./database-log.ts";

const PAGE_BYTES = 8_192;
const SEGMENT_BYTES = 8 * PAGE_BYTES;
const part = (stopLsn: string) => ({ timeline: 2, segmentBytes: SEGMENT_BYTES, stopLsn });

/** A segment of eight pages that bear their addresses, as PostgreSQL writes them. */
function segmentAt(index: bigint): Buffer {
  const segment = Buffer.alloc(SEGMENT_BYTES, 7);
  for (let at = 0; at < SEGMENT_BYTES; at += PAGE_BYTES) {
    segment.writeUInt32LE(2, at + 4);
    segment.writeBigUInt64LE(index * BigInt(SEGMENT_BYTES) + BigInt(at), at + 8);
  }
  return segment;
}

test("a place in the log is read and written back", () => {
  expect(lsnBytes("1/2000028")).toBe(0x1_0200_0028n);
  expect(lsnOf(lsnBytes("1F/A0"))).toBe("1F/A0");
});

test("segments are named as PostgreSQL names them", () => {
  expect(segmentName(1, 2n, 16_777_216)).toBe("000000010000000000000002");
  expect(segmentName(10, 0x1_01n, 16_777_216)).toBe("0000000A0000000100000001");
});

test("a part of the log that ends where a segment begins needs no more segments", () => {
  const bounds = { timeline: 1, segmentBytes: 16_777_216 };
  const names = (startLsn: string, stopLsn: string) =>
    segmentsOf({ ...bounds, startLsn, stopLsn }).map(({ name }) => name.slice(-2));
  expect(names("0/2000028", "0/3000000")).toEqual(["02"]);
  expect(names("0/2000028", "0/3000001")).toEqual(["02", "03"]);
});

test("a segment whose pages bear their addresses is whole", () => {
  expect(hasPagesInOrder(segmentAt(3n), 3n, part(lsnOf(4n * BigInt(SEGMENT_BYTES))))).toBe(true);
});

test("a segment of that name with an older content is not whole", () => {
  const end = lsnOf(4n * BigInt(SEGMENT_BYTES));
  expect(hasPagesInOrder(segmentAt(1n), 3n, part(end))).toBe(false);
  const segment = Buffer.concat([segmentAt(3n).subarray(0, 5 * PAGE_BYTES), segmentAt(1n).subarray(5 * PAGE_BYTES)]);
  expect(hasPagesInOrder(segment, 3n, part(end))).toBe(false);
  expect(hasPagesInOrder(segment, 3n, part(lsnOf(3n * BigInt(SEGMENT_BYTES) + 100n)))).toBe(true);
});

test("a segment that was ended early is whole with zeros in its rest", () => {
  const segment = segmentAt(3n);
  segment.fill(0, 2 * PAGE_BYTES);
  expect(hasPagesInOrder(segment, 3n, part(lsnOf(4n * BigInt(SEGMENT_BYTES))))).toBe(true);
  segment[SEGMENT_BYTES - 1] = 1;
  expect(hasPagesInOrder(segment, 3n, part(lsnOf(4n * BigInt(SEGMENT_BYTES))))).toBe(false);
  expect(hasPagesInOrder(Buffer.alloc(SEGMENT_BYTES), 3n, part(lsnOf(4n * BigInt(SEGMENT_BYTES))))).toBe(false);
});

test("a segment that was cut, or of a later timeline, is not whole", () => {
  const stopLsn = lsnOf(4n * BigInt(SEGMENT_BYTES));
  expect(hasPagesInOrder(segmentAt(3n).subarray(PAGE_BYTES), 3n, part(stopLsn))).toBe(false);
  expect(hasPagesInOrder(segmentAt(3n), 3n, { ...part(stopLsn), timeline: 1 })).toBe(false);
});
