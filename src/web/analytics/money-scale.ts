/** What a step of a scale may begin with. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** How many steps a scale has at most. */
const MOST_STEPS = 4;

const COUNTS = [1, 2, 3, 4];

const CENTS_IN_EURO = 100;

/**
 * The amounts of a scale, in cents, from zero to the first round one that is no less than `mostCents`: three or four
 * steps of whole euros.
 */
export function scaleOf(mostCents: number): number[] {
  const leastStep = Math.max(mostCents, CENTS_IN_EURO) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(leastStep));
  const step = Math.max(CENTS_IN_EURO, (STEPS.find((one) => one * power >= leastStep) ?? 10) * power);
  const count = COUNTS.find((one) => one * step >= mostCents) ?? MOST_STEPS;
  return Array.from({ length: count + 1 }, (_, place) => Math.round(place * step));
}
