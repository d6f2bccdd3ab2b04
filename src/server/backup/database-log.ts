import { readFile } from "node:fs/promises";

// The log of the database (its WAL) is a row of bytes, kept in segments of one size. A place in it is an LSN: two
// hexadecimal numbers. https://www.postgresql.org/docs/18/wal-internals.html

/** The part of the log that a backup needs. */
export type LogPart = { timeline: number; startLsn: string; stopLsn: string; segmentBytes: number };

const PAGE_BYTES = 8_192;
const TIMELINE_AT = 4;
const ADDRESS_AT = 8;
const LOG_FILE_BYTES = 0x1_0000_0000n;

/** A place in the log as the number of bytes before it. */
export function lsnBytes(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The place in the log after so many bytes. */
export function lsnOf(bytes: bigint): string {
  return [bytes >> 32n, bytes & 0xffff_ffffn].map((part) => part.toString(16).toUpperCase()).join("/");
}

/** The segments that hold a part of the log, each with its index and the name of its file. */
export function segmentsOf({ timeline, startLsn, stopLsn, segmentBytes }: LogPart): { index: bigint; name: string }[] {
  const size = BigInt(segmentBytes);
  const [first, last] = [lsnBytes(startLsn) / size, (lsnBytes(stopLsn) - 1n) / size];
  return Array.from({ length: Number(last - first + 1n) }, (_, at) => {
    const index = first + BigInt(at);
    return { index, name: segmentName(timeline, index, segmentBytes) };
  });
}

/** The name of the file of a segment: timeline, then the index in two parts, eight hexadecimal digits each. */
export function segmentName(timeline: number, index: bigint, segmentBytes: number): string {
  const perFile = LOG_FILE_BYTES / BigInt(segmentBytes);
  return [BigInt(timeline), index / perFile, index % perFile]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("");
}

/**
 * True when a segment is whole: it has its size, and each page up to `stopLsn` has its own address. PostgreSQL uses old
 * segments again under new names, so a file of the right name may hold an older part of the log.
 */
export async function isWholeSegment(path: string, index: bigint, part: LogPart): Promise<boolean> {
  return hasPagesInOrder(await readFile(path), index, part);
}

/** The same for a segment that is read already. */
export function hasPagesInOrder(segment: Buffer, index: bigint, part: Omit<LogPart, "startLsn">): boolean {
  if (segment.length !== part.segmentBytes) return false;
  const begin = index * BigInt(part.segmentBytes);
  const stop = lsnBytes(part.stopLsn);
  for (let at = 0; at < segment.length && begin + BigInt(at) < stop; at += PAGE_BYTES) {
    // What ends a segment early, as the end of another backup does, leaves zeros in the rest of it.
    if (segment.readBigUInt64LE(at + ADDRESS_AT) !== begin + BigInt(at)) return at > 0 && isZero(segment.subarray(at));
    // The first segment of a timeline begins with pages of the one before.
    if (segment.readUInt32LE(at + TIMELINE_AT) > part.timeline) return false;
  }
  return true;
}

function isZero(bytes: Buffer): boolean {
  return bytes.equals(Buffer.alloc(bytes.length));
}
