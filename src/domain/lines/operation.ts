import type { Line } from "./line.ts";
import { countedItems } from "./line.ts";

/** What a document sells, as BT-23 begins: goods, services, or both (décret 2022-1299). */
export type OperationKind = "B" | "S" | "M";

/** What the lines sell; work when there is no priced line. */
export function operationKindOf(lines: readonly Line[]): OperationKind {
  const natures = new Set(countedItems(lines).map((line) => line.nature));
  if (natures.size === 2) return "M";
  return natures.has("goods") ? "B" : "S";
}
