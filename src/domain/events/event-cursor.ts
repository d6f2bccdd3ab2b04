/**
 * How far a page has heard: every event of a transaction before `fromTransaction` reached it, or will not come any
 * more. `at`: when that was, in milliseconds.
 */
export type EventCursor = { fromTransaction: number; at: number };

/** How long what a page missed may be told to it, in milliseconds. Later it reads everything again. */
export const LONGEST_ABSENCE_MS = 50 * 60_000;

/** A cursor as the ID of an event of a stream. */
export function writeEventCursor({ fromTransaction, at }: EventCursor): string {
  return `${fromTransaction}-${Math.floor(at / 1_000)}`;
}

/** The cursor that an ID says, or null: what it was given for is too long ago, or it is none of ours. */
export function readEventCursor(text: string, now: number): EventCursor | null {
  const [, transaction, seconds] = /^(\d{1,15})-(\d{1,11})$/.exec(text) ?? [];
  if (transaction === undefined || seconds === undefined) return null;
  const at = Number(seconds) * 1_000;
  const ageMs = now - at;
  // A moment to come is no ID of this installation. Clocks of two servers may differ by seconds.
  return ageMs > LONGEST_ABSENCE_MS || ageMs < -60_000 ? null : { fromTransaction: Number(transaction), at };
}
