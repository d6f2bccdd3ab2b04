const LONGEST_MS = 2 * 366 * 86_400_000;

/** Why a mail cannot be put aside until a moment. Null: it can. */
export function snoozeRefusal(until: Date, now: Date): "past" | "far" | null {
  const waitMs = until.getTime() - now.getTime();
  if (waitMs <= 0) return "past";
  return waitMs > LONGEST_MS ? "far" : null;
}
