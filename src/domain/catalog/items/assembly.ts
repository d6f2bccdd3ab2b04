import {
  centsToE6,
  coefficientPriceE6,
  eurosToCents,
  ONE_UNIT_E4,
  partBasisPoints,
  quantityTimesPriceCents,
  scaleDecimal,
} from "../../shared/money.ts";
import { MAX_UNIT_PRICE_EUROS } from "../../shared/typed-number.ts";
import type { CatalogItem } from "./catalog-item.ts";

/** A component of an assembly: how much of an item one unit takes (x 10^4), and what one of it costs and sells for. */
export type Component = { quantityE4: number; costE6: number | null; priceE6: number | null };

/** What one unit costs and sells for, in euros x 10^6 without VAT. Null for what is not known. */
export type UnitAmounts = { costE6: number | null; priceE6: number | null };

/**
 * What the components of one unit of an assembly cost and sell for together, in cents: the sum of the amounts that are
 * shown beside them, each rounded once. Null when one of them is not known, and without any component.
 */
export function rollUp(components: readonly Component[]): { costCents: number | null; priceCents: number | null } {
  return {
    costCents: sumCents(components.map(({ quantityE4, costE6 }) => componentCents(quantityE4, costE6))),
    priceCents: sumCents(components.map(({ quantityE4, priceE6 }) => componentCents(quantityE4, priceE6))),
  };
}

/** What so much of an item comes to, in cents. Null when its amount is not known. */
export function componentCents(quantityE4: number, amountE6: number | null): number | null {
  return amountE6 === null ? null : quantityTimesPriceCents(quantityE4, amountE6);
}

/**
 * What one unit of an item costs and sells for: its cost times its coefficient, else the price it was given, else what
 * its components sell for. An amount that no line may bear is not known.
 */
export function unitAmounts(
  { kind, costE6, coefficientE4, priceE6 }: Pick<CatalogItem, "kind" | "costE6" | "coefficientE4" | "priceE6">,
  components: readonly Component[],
): UnitAmounts {
  const sums = kind === "assembly" ? rollUp(components) : null;
  const cost = sums === null ? costE6 : boundedE6(sums.costCents);
  if (coefficientE4 !== null) return { costE6: cost, priceE6: timesCoefficient(cost, coefficientE4) };
  if (priceE6 !== null) return { costE6: cost, priceE6 };
  return { costE6: cost, priceE6: sums === null ? null : boundedE6(sums.priceCents) };
}

/** A cost times a coefficient x 10^4, as a price that a line may bear. Null when it is not known. */
export function timesCoefficient(costE6: number | null, coefficientE4: number): number | null {
  const priceE6 = costE6 === null ? null : coefficientPriceE6(costE6, coefficientE4);
  return priceE6 === null || priceE6 > MOST_E6 ? null : priceE6;
}

/** What is earned on one unit, in cents, and its share of the price in basis points. Null when one is not known. */
export function marginOf({ costE6, priceE6 }: UnitAmounts): { marginCents: number; shareBasisPoints: number } | null {
  if (costE6 === null || priceE6 === null || priceE6 === 0) return null;
  const [costCents, priceCents] = [onePrice(costE6), onePrice(priceE6)];
  return { marginCents: priceCents - costCents, shareBasisPoints: partBasisPoints(priceE6 - costE6, priceE6) };
}

const MOST_E6 = scaleDecimal(MAX_UNIT_PRICE_EUROS, 6);
const MOST_CENTS = eurosToCents(MAX_UNIT_PRICE_EUROS);

function onePrice(amountE6: number): number {
  return quantityTimesPriceCents(ONE_UNIT_E4, amountE6);
}

function boundedE6(cents: number | null): number | null {
  return cents === null || cents > MOST_CENTS ? null : centsToE6(cents);
}

function sumCents(amounts: readonly (number | null)[]): number | null {
  if (amounts.length === 0) return null;
  let sum = 0;
  for (const cents of amounts) {
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}
