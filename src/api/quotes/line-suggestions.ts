import { ITEM_KINDS } from "#domain/catalog/items/catalog-item.ts";
import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { z } from "zod";
import { moneyE6 } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { limit, limitedText, units, vatBasisPoints, vatReason } from "../fields.ts";

const suggestion = z.object({
  label: z.string(),
  details: z.string(),
  nature: z.enum(["service", "goods"]),
  unit: z.enum(units),
  unit_price_e6: moneyE6().nullable(),
  vat_basis_points: vatBasisPoints.nullable(),
  vat_reason: vatReason.nullable(),
  origin: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("catalog"),
      item: z.object({ kind: z.enum(ITEM_KINDS), reference: z.string(), supplier: z.string() }),
    }),
    z.object({ kind: z.literal("quote"), number: z.string() }),
  ]),
});

type WireSuggestion = z.infer<typeof suggestion>;

export const listLineSuggestions = endpoint({
  method: "GET",
  path: "/api/line-suggestions",
  access: "signed-in",
  right: "amounts",
  quota: "search",
  summary:
    "Lines for what is typed as the label of one: items of the catalogue, then lines of the newest quotes, each with " +
    "where it comes from",
  query: z.object({ q: limitedText(200), limit: limit(20, 6) }),
  answer: z.object({ suggestions: z.array(suggestion) }),
});

export const listFoundPrices = endpoint({
  method: "GET",
  path: "/api/found-prices/{id}",
  access: "signed-in",
  right: "amounts",
  summary:
    "Prices for the lines of the draft of that id that have none: of the catalogue, else of the newest quotes, by " +
    "their label, each with where it comes from",
  answer: z.object({ prices: z.array(z.object({ line_id: z.string(), suggestion })) }),
});

/** A suggestion as the domain knows it, from the wire. */
export function toSuggestion({ unit_price_e6, vat_basis_points, vat_reason, ...rest }: WireSuggestion): LineSuggestion {
  return { ...rest, unitPriceE6: unit_price_e6, vatBasisPoints: vat_basis_points, vatReason: vat_reason };
}

/** A suggestion on the wire. */
export function toWireSuggestion({ unitPriceE6, vatBasisPoints, vatReason, ...rest }: LineSuggestion): WireSuggestion {
  return { ...rest, unit_price_e6: unitPriceE6, vat_basis_points: vatBasisPoints, vat_reason: vatReason };
}
