import type { Line } from "../lines/line.ts";

/** Where a price comes from: what was said to the assistant, an item of the catalogue, or a quote by its number. */
export type PriceOrigin = { kind: "said" } | { kind: "catalog" } | { kind: "quote"; number: string };

/** Where the price of a line comes from, and that price in euros without VAT x 10^6. */
export type LineOrigin = PriceOrigin & { unitPriceE6: number };

/** The origins of lines by their ID. No document says them. */
export type LineOrigins = Readonly<Record<string, LineOrigin>>;

/** The origins that still say where a price comes from: their line is there, with the price that they gave it. */
export function currentOrigins(origins: LineOrigins, lines: readonly Line[]): LineOrigins {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const origin = line.kind === "item" && Object.hasOwn(origins, line.id) ? origins[line.id] : undefined;
      return origin && line.kind === "item" && origin.unitPriceE6 === line.unitPriceE6 ? [[line.id, origin]] : [];
    }),
  );
}

/** The origins of the priced lines among those of an ID: what gave each of them its price. */
export function originsFrom(lines: readonly Line[], originOf: (id: string) => PriceOrigin | null): LineOrigins {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const origin = line.kind === "item" && line.unitPriceE6 !== 0 ? originOf(line.id) : null;
      return origin && line.kind === "item" ? [[line.id, originAt(origin, line.unitPriceE6)]] : [];
    }),
  );
}

// What else a suggestion says of its origin is its own.
function originAt(origin: PriceOrigin, unitPriceE6: number): LineOrigin {
  return origin.kind === "quote"
    ? { kind: origin.kind, number: origin.number, unitPriceE6 }
    : { kind: origin.kind, unitPriceE6 };
}
