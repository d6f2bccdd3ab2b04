// The only place that rounds. Amounts are integer cents. A quantity is an integer x 10^4 and a unit price an integer x
// 10^6 (EN 16931 and BR-FR-DEC allow 4 and 6 decimals). A VAT rate is in basis points (2000 = 20 %).

// Euros, hours and percent are typed, answered or printed. They are converted to integers and back only here
// (`scripts/check-money.ts`).

/** A quantity of one, in ten-thousandths. */
export const ONE_UNIT_E4 = 10_000;

/** `numerator / denominator` rounded half away from zero, exact for any size of product. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = (n * 2n + d) / (d * 2n);
  return Number(isNegative ? -quotient : quotient);
}

/** Quantity (x 10^4) times unit price (x 10^6), before any discount, in cents. It is rounded once. */
export function quantityTimesPriceCents(quantityE4: number, unitPriceE6: number): number {
  return divideHalfUp(BigInt(quantityE4) * BigInt(unitPriceE6), 100_000_000n);
}

/** A unit price without VAT (euros x 10^6) with VAT, in cents. It is rounded once. */
export function grossPriceCents(unitPriceE6: number, vatBasisPoints: number): number {
  return divideHalfUp(BigInt(unitPriceE6) * BigInt(10_000 + vatBasisPoints), 100_000_000n);
}

/**
 * The price of one unit with VAT (euros x 10^4) of a price without it (euros x 10^6), as a document prints it. It is
 * rounded once: to the cent from one euro on, to a hundredth of a cent below, where a cent would be a large part of it.
 */
export function grossPriceE4(unitPriceE6: number, vatBasisPoints: number): number {
  const exact = BigInt(unitPriceE6) * BigInt(10_000 + vatBasisPoints);
  const isSmall = exact < 10_000_000_000n;
  return isSmall ? divideHalfUp(exact, 1_000_000n) : divideHalfUp(exact, 100_000_000n) * 100;
}

/**
 * The price with VAT that an amount in whole cents without it stands for, in cents. Several prices with VAT may come to
 * the same amount: the roundest of them is the one that people say.
 */
export function saidGrossCents(netCents: number, vatBasisPoints: number): number {
  const nearestCents = grossPriceCents(centsToE6(netCents), vatBasisPoints);
  const prices = [nearestCents, nearestCents - 1, nearestCents + 1].filter(
    (cents) => netOfGrossCents(cents, vatBasisPoints) === netCents,
  );
  const roundStep = [100, 50, 10, 5].find((step) => prices.some((cents) => cents % step === 0)) ?? 1;
  return prices.find((cents) => cents % roundStep === 0) ?? nearestCents;
}

/** The unit price without VAT (euros x 10^6) of one with it (euros x 10^4): `grossPriceE4` gives that one back. */
export function netPriceE6(grossPriceE4: number, vatBasisPoints: number): number {
  return divideHalfUp(BigInt(grossPriceE4) * 1_000_000n, BigInt(10_000 + vatBasisPoints));
}

/** Quantity (x 10^4) times unit price with VAT (euros x 10^4), before any discount, in cents. It is rounded once. */
export function quantityTimesGrossCents(quantityE4: number, grossPriceE4: number): number {
  return divideHalfUp(BigInt(quantityE4) * BigInt(grossPriceE4), 1_000_000n);
}

/**
 * A cost (euros x 10^6) times a coefficient x 10^4, as a price in euros x 10^6. It is rounded once: to the cent from
 * one euro on, to a hundredth of a cent below, where a cent would be a large part of the price.
 */
export function coefficientPriceE6(costE6: number, coefficientE4: number): number {
  const exact = BigInt(costE6) * BigInt(coefficientE4);
  const isSmall = exact < 10_000_000_000n;
  return isSmall ? divideHalfUp(exact, 1_000_000n) * 100 : divideHalfUp(exact, 100_000_000n) * 10_000;
}

/** The share of a whole, in basis points, rounded half-up. The whole is more than zero. */
export function partBasisPoints(part: number, whole: number): number {
  return divideHalfUp(BigInt(part) * 10_000n, BigInt(whole));
}

/** A share in basis points, rounded down to a percent. */
export function wholePercents(basisPoints: number): number {
  return basisPoints - (basisPoints % 100);
}

/** VAT in cents on a net amount, rounded half-up (BR-CO-17: on the sum of bases of a rate, never per line). */
export function vatOnCents(netCents: number, vatBasisPoints: number): number {
  return shareCents(netCents, vatBasisPoints);
}

/** The base in cents of an amount with VAT, rounded half-up. */
export function netOfGrossCents(grossCents: number, vatBasisPoints: number): number {
  return divideHalfUp(BigInt(grossCents) * 10_000n, BigInt(10_000 + vatBasisPoints));
}

/** A share of an amount, in cents. The share is in basis points (10,000 = all of it). */
export function shareCents(cents: number, basisPoints: number): number {
  return divideHalfUp(BigInt(cents) * BigInt(basisPoints), 10_000n);
}

/** The part of an amount, in cents, that falls on `part` of `whole`, rounded half-up. 0 when the whole is 0. */
export function proportionCents(cents: number, part: number, whole: number): number {
  return whole === 0 ? 0 : divideHalfUp(BigInt(cents) * BigInt(part), BigInt(whole));
}

/**
 * Spreads an amount in cents in proportion to weights of zero or more. The parts add up to the amount. Each part is
 * rounded down, then the cents left go to the parts that lost most, the first among equals. When all weights are 0,
 * each part is 0.
 */
export function spreadCents(cents: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((share) => Number(share / total));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const losers = [...exact.entries()].toSorted(([, a], [, b]) => Number((b % total) - (a % total))).slice(0, left);
  const roundedUp = new Set(losers.map(([index]) => index));
  return parts.map((part, index) => (roundedUp.has(index) ? part + 1 : part));
}

/** Typed or received euros (a finite number) in cents, rounded half-up. */
export function eurosToCents(euros: number): number {
  return scaleDecimal(euros, 2);
}

/** A typed coefficient x 10^4, rounded half-up. */
export function coefficientToE4(coefficient: number): number {
  return scaleDecimal(coefficient, 4);
}

/** Cents in euros, for the fields that the specification names in euros. */
export function centsToEuros(cents: number): number {
  return cents / 100;
}

/** A price in cents as a unit price, in euros x 10^6. */
export function centsToE6(cents: number): number {
  return cents * 10_000;
}

/** A price in cents as a price with VAT, in euros x 10^4. */
export function centsToE4(cents: number): number {
  return cents * 100;
}

/** Typed or received hours x 10^4, rounded half-up. */
export function hoursToE4(hours: number): number {
  return scaleDecimal(hours, 4);
}

/** Hours x 10^4, in hours. */
export function e4ToHours(hoursE4: number): number {
  return hoursE4 / 10_000;
}

/** Hours in whole minutes, rounded half-up. */
export function minutesOfHours(hours: number): number {
  return Math.round(hours * 60);
}

/** Days x 10^4 in hours x 10^4, rounded half-up. `hoursADayE4`: the hours of a day x 10^4. */
export function daysToHoursE4(daysE4: number, hoursADayE4: number): number {
  return divideHalfUp(BigInt(daysE4) * BigInt(hoursADayE4), BigInt(ONE_UNIT_E4));
}

/** Hours x 10^4 in days x 10^4, rounded half-up. `hoursADayE4`: the hours of a day x 10^4. */
export function hoursToDaysE4(hoursE4: number, hoursADayE4: number): number {
  return divideHalfUp(BigInt(hoursE4) * BigInt(ONE_UNIT_E4), BigInt(hoursADayE4));
}

/** How many days some hours take, a day that is begun counted whole. */
export function countDaysBegun(hours: number, hoursADay: number): number {
  return Math.ceil(hoursToE4(hours) / hoursToE4(hoursADay));
}

/** Basis points in percent: 2000 is 20. */
export function basisPointsToPercent(basisPoints: number): number {
  return basisPoints / 100;
}

/** A share in percent, not rounded. 0 when the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part * 100) / whole;
}

/** An integer scaled by 10^decimals as a plain decimal, with all decimals: (123456, 2) is « 1234.56 ». */
export function decimalText(value: number, decimals: number): string {
  const { whole, fraction } = scaledDigits(value, decimals);
  return `${value < 0 ? "-" : ""}${whole}.${fraction}`;
}

/**
 * A decimal of a file, such as « 1234.5 », in cents. Null for anything else, for an amount beyond 10^12 and for one
 * with parts of a cent.
 */
export function centsOfDecimal(text: string): number | null {
  const [, sign = "", whole = "", fraction = ""] = /^([+-]?)(\d{1,12})(?:\.(\d{0,2})0{0,10})?$/.exec(text) ?? [];
  if (whole === "") return null;
  const cents = Number(`${whole}${fraction.padEnd(2, "0")}`);
  return sign === "-" && cents !== 0 ? -cents : cents;
}

/** Centimetres as metres: 60 is 0.6. */
export function centimetresToMetres(centimetres: number): number {
  return centimetres / 100;
}

/** The digits of an integer scaled by 10^decimals, before and after its decimal mark. Its sign is left out. */
export function scaledDigits(value: number, decimals: number): { whole: string; fraction: string } {
  const digits = Math.abs(value)
    .toString()
    .padStart(decimals + 1, "0");
  const end = digits.length - decimals;
  return { whole: digits.slice(0, end), fraction: digits.slice(end) };
}

/** Turns a finite number into an integer scaled by 10^decimals, rounded half-up on its decimal text. */
export function scaleDecimal(value: number, decimals: number): number {
  const [mantissa = "0", exponent = "0"] = Math.abs(value).toExponential().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const digits = BigInt(whole + fraction);
  const power = Number(exponent) - fraction.length + decimals;
  const amount = power >= 0 ? Number(digits * 10n ** BigInt(power)) : divideHalfUp(digits, 10n ** BigInt(-power));
  return value < 0 && amount !== 0 ? -amount : amount;
}

/**
 * Hours (x 10^4) times hourly rate in cents, in cents (docs/specification.md#limits: "Estimation total is hours times
 * rate").
 */
export function hoursTimesRateCents(hoursE4: number, hourlyRateCents: number): number {
  return divideHalfUp(BigInt(hoursE4) * BigInt(hourlyRateCents), 10_000n);
}

/**
 * The price of a day of so many hours at an hourly rate, in whole euros: an hourly rate that was kept of a day's price
 * (`hourCents`) gives that price again.
 */
export function wholeDayRate(hourlyRateEuros: number, hoursADay: number): number {
  return divideHalfUp(BigInt(hoursTimesRateCents(hoursToE4(hoursADay), eurosToCents(hourlyRateEuros))), 100n);
}

/** What an hour brings, in cents: an amount in cents over hours (x 10^4), which are more than zero. */
export function hourCents(amountCents: number, hoursE4: number): number {
  return divideHalfUp(BigInt(amountCents) * 10_000n, BigInt(hoursE4));
}

/** How many days bring more than a limit, when `pastDays` brought `pastCents`, which are more than zero. */
export function countDaysBeyond(limitCents: number, pastCents: number, pastDays: number): number {
  return Math.floor((limitCents * pastDays) / pastCents) + 1;
}
