import type { Line, Unit } from "../../lines/line.ts";
import { countedItems } from "../../lines/line.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import { isLabour } from "./labour.messages.ts";

/** What a project keeps of what was used on its site, at most, and of what was taken out of it, the latest. */
export const SUPPLY_LIMITS = { entries: 200, removed: 1_000, label: 200, note: 200, lineId: 100 } as const;

/**
 * Something that was used on a site, without any amount: how much of it x 10^4. `lineId`: the line of the quote that
 * sells it, or null.
 */
export type UsedSupply = {
  id: string;
  label: string;
  unit: Unit;
  quantityE4: number;
  note: string;
  lineId: string | null;
};

/** A supply that the quote sells. */
export type QuotedSupply = { lineId: string; label: string; unit: Unit; quantityE4: number };

/** A supply beside what the quote counted of it. `quotedE4`: null for what the quote does not sell. */
export type SupplyRow = {
  key: string;
  label: string;
  unit: Unit;
  quotedE4: number | null;
  usedE4: number;
  entries: UsedSupply[];
};

const TIME_UNITS: ReadonlySet<Unit> = new Set(["h", "jour", "forfait"]);

/** The supplies among the lines of a quote: goods, and what is counted by piece or by measure. No option, no labour. */
export function quotedSupplies(lines: readonly Line[]): QuotedSupply[] {
  return countedItems(lines)
    .filter(({ quantityE4 }) => quantityE4 > 0)
    .filter(({ nature, unit, label }) => nature === "goods" || (!TIME_UNITS.has(unit) && !isLabour(label)))
    .map(({ id, label, unit, quantityE4 }) => ({ lineId: id, label, unit, quantityE4 }));
}

/**
 * What was used beside what was quoted: first the supplies of the quote in its order, then the others as they were
 * noted. What was noted for a line that is gone, or in another unit, stands among the others.
 */
export function supplyRows(quotedLines: readonly QuotedSupply[], supplies: readonly UsedSupply[]): SupplyRow[] {
  const rows: SupplyRow[] = quotedLines.map(({ lineId, label, unit, quantityE4 }) => {
    const entries = supplies.filter((entry) => entry.lineId === lineId && entry.unit === unit);
    return { key: lineId, label, unit, quotedE4: quantityE4, usedE4: sumOf(entries), entries };
  });
  const placedIds = new Set(rows.flatMap(({ entries }) => entries.map(({ id }) => id)));
  for (const entry of supplies.filter(({ id }) => !placedIds.has(id))) {
    const row = rows.find(
      ({ quotedE4, label, unit }) => quotedE4 === null && label === entry.label && unit === entry.unit,
    );
    if (row) {
      row.entries.push(entry);
      row.usedE4 += entry.quantityE4;
    } else {
      const { id: key, label, unit, quantityE4: usedE4 } = entry;
      rows.push({ key, label, unit, quotedE4: null, usedE4, entries: [entry] });
    }
  }
  return rows;
}

/** The list with a supply in it, in its place when it was there. Refuses one too many. */
export function withSupply(
  supplies: readonly UsedSupply[],
  supply: UsedSupply,
): Result<UsedSupply[], "too_many_supplies"> {
  if (supplies.some(({ id }) => id === supply.id))
    return ok(supplies.map((entry) => (entry.id === supply.id ? supply : entry)));
  return supplies.length >= SUPPLY_LIMITS.entries ? refused("too_many_supplies") : ok([...supplies, supply]);
}

/** The list as a device has it: what waits there to be sent counts, the last word on each. */
export function suppliesOnDevice(
  supplies: readonly UsedSupply[],
  waitingSupplies: readonly UsedSupply[],
): UsedSupply[] {
  const byId = new Map(supplies.map((supply) => [supply.id, supply]));
  for (const supply of waitingSupplies) byId.set(supply.id, supply);
  return [...byId.values()];
}

function sumOf(entries: readonly UsedSupply[]): number {
  return entries.reduce((sum, { quantityE4 }) => sum + quantityE4, 0);
}
