import type { LineOrigin, LineOrigins, PriceOrigin } from "#domain/quotes/line-origins.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { scaleDecimal } from "#domain/shared/money.ts";
import { MAX_UNIT_PRICE_EUROS } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { moneyE6 } from "../amounts.ts";
import { limitedText } from "../fields.ts";

// Where the price of a line comes from.
const wireOrigin = z.object({
  line_id: limitedText(64),
  kind: z.enum(["said", "catalog", "quote"]),
  /** The number of the quote; empty for another origin. */
  number: limitedText(60),
  /** The price that it gave: a line with another one has no origin any more. */
  unit_price_e6: moneyE6().int().min(0).max(scaleDecimal(MAX_UNIT_PRICE_EUROS, 6)),
});

/** Where prices of the lines of a draft come from that were not typed by hand, on the wire. */
export const wireOrigins = z.array(wireOrigin).max(MAX_DRAFT_LINES);

type WireOrigin = z.output<typeof wireOrigin>;

/** Origins as the domain knows them, from the wire. */
export function toOrigins(wire: readonly WireOrigin[]): LineOrigins {
  return Object.fromEntries(wire.map((one) => [one.line_id, toOrigin(one)]));
}

function toOrigin({ kind, number, unit_price_e6: unitPriceE6 }: WireOrigin): LineOrigin {
  return { ...(kind === "quote" ? { kind, number } : { kind }), unitPriceE6 };
}

/** Origins on the wire. */
export function toWireOrigins(origins: LineOrigins): WireOrigin[] {
  return Object.entries(origins).map(([line_id, { unitPriceE6, ...origin }]) => ({
    line_id,
    kind: origin.kind,
    number: numberOf(origin),
    unit_price_e6: unitPriceE6,
  }));
}

function numberOf(origin: PriceOrigin): string {
  return origin.kind === "quote" ? origin.number : "";
}
