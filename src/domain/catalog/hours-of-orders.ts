import { clauseAt } from "./reading/clauses.ts";
import type { Operation } from "./reading/operations.ts";
import type { Order } from "./reading/orders.ts";
import { countBefore, readMeasures } from "./reading/quantities.ts";
import type { Reading } from "./reading/reading.ts";
import { plainWord, wordAt } from "./reading/words.ts";
import type { WorkTemplate } from "./work-template.ts";

/**
 * Hours of an order that the library has no work for: those of the operation, by the measure or the count that its
 * clause says. A thing that the trade's library counts weighs what it weighs there.
 */
export function hoursOfOrder(
  { clause, at, head, operation }: Order,
  { words, clauses }: Reading,
  library: readonly WorkTemplate[],
  trades: readonly string[],
): number {
  const { from, to } = clauseAt(clauses, clause);
  const { one, m2, ml, share } = HOURS[operation ?? "other"] ?? OTHER_HOURS;
  const measure = readMeasures(words).find(
    ({ at: place, of, unit }) => place >= from && place < to && of !== "dwelling" && unit !== "m³",
  );
  if (measure) return toQuarter(shrunk(measure.value) * (measure.unit === "m²" ? m2 : ml));
  const count = countBefore(words, head, head < at ? from : at + 1, []) ?? 1;
  if (count > MOST_COUNTED) return toQuarter(Math.max(one * 2, count * OF_MANY));
  const ownHours = hoursOfThing(wordAt(words, head).text, library, trades);
  // The first one takes its whole time, the next ones less.
  return toQuarter((ownHours === null ? one : ownHours * share) * (1 + (count - 1) * NEXT));
}

const NEXT = 0.7;

function toQuarter(hours: number): number {
  return Math.max(0.5, Math.round(hours * 4) / 4);
}

// The hours of one thing in the works of the trade that count it.
function hoursOfThing(noun: string, library: readonly WorkTemplate[], trades: readonly string[]): number | null {
  const hours = library
    .filter(
      ({ trade, units }) =>
        trades.includes(trade) && units.some((unit) => plainWord(unit.split(" ")[0] ?? "") === noun),
    )
    .map(({ tasks }) =>
      tasks.reduce((sum, { rates: [rate] }) => sum + (rate ? rate.fixedHours + rate.hoursPerUnit : 0), 0),
    )
    .toSorted((a, b) => a - b);
  return hours[Math.floor(hours.length / 2)] ?? null;
}

/** Above, each square metre or metre takes a tenth of the time. */
const LARGE = 60;

function shrunk(size: number): number {
  return Math.min(size, LARGE) + Math.max(0, size - LARGE) / 10;
}

/** Above, a number is seldom a count of things to do one by one. */
const MOST_COUNTED = 20;

/** Hours of each one of many small things: a slide, a plant, a page. */
const OF_MANY = 0.07;

type Hours = { one: number; m2: number; ml: number; share: number };

const OTHER_HOURS: Hours = { one: 2, m2: 0.5, ml: 0.4, share: 0.8 };

// Hours of one thing, of a square metre and of a metre, by what is done, and the share of the time of a replacement.
const HOURS: Partial<Record<Operation | "other", Hours>> = {
  remove: { one: 1, m2: 0.25, ml: 0.2, share: 0.35 },
  put: { one: 1.5, m2: 0.6, ml: 0.4, share: 0.8 },
  replace: { one: 1.5, m2: 0.8, ml: 0.5, share: 1 },
  repair: { one: 1.5, m2: 0.8, ml: 0.5, share: 0.7 },
  renew: { one: 3, m2: 1, ml: 0.6, share: 1.2 },
  make: { one: 4, m2: 0.8, ml: 0.6, share: 1.2 },
  clean: { one: 1, m2: 0.08, ml: 0.08, share: 0.35 },
  treat: { one: 1.5, m2: 0.12, ml: 0.12, share: 0.4 },
  paint: { one: 1.5, m2: 0.3, ml: 0.25, share: 0.8 },
  insulate: { one: 2, m2: 0.35, ml: 0.3, share: 0.8 },
  adjust: { one: 0.5, m2: 0.05, ml: 0.05, share: 0.25 },
  check: { one: 0.75, m2: 0.02, ml: 0.03, share: 0.3 },
  move: { one: 2, m2: 0.4, ml: 0.5, share: 1 },
  connect: { one: 1, m2: 0.2, ml: 0.3, share: 0.4 },
  cut: { one: 1, m2: 0.3, ml: 0.25, share: 0.5 },
  open: { one: 2, m2: 0.6, ml: 0.5, share: 0.8 },
  fill: { one: 1, m2: 0.4, ml: 0.3, share: 0.6 },
  sand: { one: 1.5, m2: 0.3, ml: 0.25, share: 0.6 },
  cover: { one: 3, m2: 0.8, ml: 0.7, share: 1 },
  extend: { one: 1, m2: 0.8, ml: 0.5, share: 0.8 },
  motorise: { one: 4, m2: 0.5, ml: 0.5, share: 1 },
  plant: { one: 0.5, m2: 0.2, ml: 0.3, share: 0.8 },
  care: { one: 1, m2: 0.05, ml: 0.1, share: 0.4 },
  unclog: { one: 1.5, m2: 0.2, ml: 0.1, share: 0.6 },
  write: { one: 2, m2: 0.5, ml: 0.5, share: 0.8 },
  train: { one: 4, m2: 0.5, ml: 0.5, share: 1 },
};
