import { joinBytes } from "./plain-exif.ts";

/** A photo has some thousand segments or chunks at most. A file of more of them is made to tire who reads it. */
export const MOST_SEGMENTS = 20_000;

/** Bytes of a file that stay, from `start` to `end`. */
export type KeptPart = { source: Uint8Array; start: number; end: number };

/** Keeps these bytes after the kept ones. Neighbours are one part, so that a long photo has few of them. */
export function keepPart(parts: KeptPart[], source: Uint8Array, start = 0, end = source.length): void {
  const last = parts.at(-1);
  if (last?.source === source && last.end === start) last.end = end;
  else parts.push({ source, start, end });
}

/** What stays of a file, as one. */
export function joinParts(parts: readonly KeptPart[]): Uint8Array {
  return joinBytes(parts.map(({ source, start, end }) => source.subarray(start, end)));
}
