const FIRST_MS = 2_000;
const LONGEST_MS = 3_600_000;
/** Waits differ by up to this share, so that mailboxes of one server that was away do not all come back at once. */
const SPREAD = 0.25;

/**
 * How long to wait before the next try, in milliseconds: it doubles with each failure, up to an hour. `roll` is a
 * random number from 0 to 1.
 */
export function retryDelayMs(failureCount: number, roll: number): number {
  const doubling = FIRST_MS * 2 ** Math.min(Math.max(failureCount - 1, 0), 30);
  return Math.round(Math.min(doubling, LONGEST_MS) * (1 - SPREAD * roll));
}
