const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const PART = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/y;

const NS_PER_MS = 1_000_000;

/** The longest Go duration: 2^63 - 1 nanoseconds, about 292 years. */
const MOST_MS = 2 ** 63 / NS_PER_MS;

/**
 * Milliseconds of a duration as Go writes it (`24h`, `1h30m`, `1.5h`). Null for another text, for a negative duration,
 * and for one longer than Go's longest.
 */
export function goDurationMs(text: string): number | null {
  if (text === "0") return 0;
  if (text === "" || text.length > 100) return null;
  let total = 0;
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const part = PART.exec(text);
    if (part === null) return null;
    const [, figure, unit = ""] = part;
    total += Number(figure) * (UNIT_MS[unit] ?? NaN);
  }
  return total < MOST_MS ? total : null;
}
