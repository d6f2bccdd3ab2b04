import type { ItemKind } from "#domain/catalog/items/catalog-item.ts";
import { ITEM_KINDS } from "#domain/catalog/items/catalog-item.ts";

/** What the address of the catalogue says: the items that are shown, of which family, and what is searched. */
export type CatalogAddress = { show?: ItemKind | "unpriced" | "archived"; q?: string; family?: string };

/** Reads these for the router. A list that does not exist is none. */
export function readCatalogAddress({ show, q, family }: Record<string, unknown>): CatalogAddress {
  const list = ([...ITEM_KINDS, "unpriced", "archived"] as const).find((one) => one === show);
  // The router reads « ?q=14 » as a number.
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(list && { show: list }),
    ...(text !== "" && { q: text }),
    ...(typeof family === "string" && { family }),
  };
}
