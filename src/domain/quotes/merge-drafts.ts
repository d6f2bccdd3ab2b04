import type { Line } from "../lines/line.ts";
import { discountUnder } from "../lines/prices/discount-prices.ts";
import type { Discount, Prices } from "../lines/terms.ts";
import { canonicalJson } from "../shared/canonical-json.ts";

/** What a draft holds that the seller changes. */
export type DraftContent = { lines: Line[]; discount: Discount | null; prices: Prices };

/** A line that was changed on both sides since they parted: null on the side that removed it. */
export type LineConflict = { id: string; mine: Line | null; theirs: Line | null };

/** A draft merged from two sides, and what both of them changed. */
export type MergedDraft = {
  content: DraftContent;
  conflicts: LineConflict[];
  /** The discount of the other side, when both changed it. It may be none. */
  discountConflict: { theirs: Discount | null } | null;
};

/**
 * Merges two drafts that parted from `base`, line by line. What one side alone changed is taken from it. Where both
 * changed a line, mine stands and the other is answered as a conflict; a change stands over a removal, so that nothing
 * typed is lost. Mine is the order of the lines when I moved any, otherwise theirs.
 */
export function mergeDrafts(base: DraftContent, mine: DraftContent, theirs: DraftContent): MergedDraft {
  const sides = { base: byId(base.lines), mine: byId(mine.lines), theirs: byId(theirs.lines) };
  const linesById = new Map<string, Line>();
  const conflicts: LineConflict[] = [];
  for (const id of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    const [was, my, their] = [sides.base.get(id) ?? null, sides.mine.get(id) ?? null, sides.theirs.get(id) ?? null];
    const isConflict = !isSame(my, was) && !isSame(their, was) && !isSame(my, their);
    // What is the same on both sides stays the object of mine: a screen knows by it that nothing changed.
    const isTheirs = isSame(my, was) && !isSame(my, their);
    const line = isTheirs ? their : (my ?? (isConflict ? their : null));
    if (isConflict) conflicts.push({ id, mine: my, theirs: their });
    if (line !== null) linesById.set(id, line);
  }
  const lines = orderOf(base.lines, mine.lines, theirs.lines, (id) => linesById.has(id)).flatMap(
    (id) => linesById.get(id) ?? [],
  );
  const prices = mine.prices === base.prices ? theirs.prices : mine.prices;
  return { ...mergeDiscounts({ base, mine, theirs }, { lines, prices }), conflicts };
}

type Sides = { base: DraftContent; mine: DraftContent; theirs: DraftContent };

// An amount is of the prices that its side has: it says the same in those of the merged draft.
function mergeDiscounts({ base, mine, theirs }: Sides, parts: Pick<DraftContent, "lines" | "prices">) {
  const isMine = hasChangedDiscount(base, mine);
  const isTheirs = hasChangedDiscount(base, theirs) && !isSame(theirs.discount, mine.discount);
  const inMergedPrices = ({ discount, lines, prices }: DraftContent) =>
    discountUnder(discount, lines, { from: prices, to: parts.prices });
  const theirDiscount = inMergedPrices(theirs);
  return {
    content: { ...parts, discount: isMine ? inMergedPrices(mine) : theirDiscount },
    discountConflict: isMine && isTheirs ? { theirs: theirDiscount } : null,
  };
}

// Other prices alone change the amount that is written, not the discount.
function hasChangedDiscount(base: DraftContent, side: DraftContent): boolean {
  const prices = { from: base.prices, to: side.prices };
  return [base.lines, side.lines].every((lines) => !isSame(discountUnder(base.discount, lines, prices), side.discount));
}

/** Whether two drafts say the same. */
export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  return isSame(one, other);
}

/** The draft with the other side of a conflict in the place of mine. */
export function takeTheirs(content: DraftContent, { id, theirs }: LineConflict): DraftContent {
  return { ...content, lines: content.lines.flatMap((line) => (line.id === id ? (theirs ?? []) : [line])) };
}

// A line that nobody touched is most often the very same object.
function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}

function byId(lines: readonly Line[]): Map<string, Line> {
  return new Map(lines.map((line) => [line.id, line]));
}

// The IDs of both sides that stay, each once. Those that one side alone has follow the line that they follow there.
function orderOf(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
  stays: (id: string) => boolean,
): string[] {
  const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id).filter(stays);
  const [ids, otherIds] = hasMoved(base, mine) ? [idsOf(mine), idsOf(theirs)] : [idsOf(theirs), idsOf(mine)];
  const allIds = new Set(ids);
  otherIds.forEach((id, place) => {
    if (allIds.has(id)) return;
    const previousId = otherIds[place - 1];
    const nextId = otherIds.slice(place).find((one) => allIds.has(one));
    const gap = previousId !== undefined ? ids.indexOf(previousId) + 1 : nextId ? ids.indexOf(nextId) : ids.length;
    ids.splice(gap, 0, id);
    allIds.add(id);
  });
  return ids;
}

// Whether the lines that were there before stand in another order.
function hasMoved(base: readonly Line[], lines: readonly Line[]): boolean {
  const [baseIds, ids] = [new Set(base.map(({ id }) => id)), new Set(lines.map(({ id }) => id))];
  const keptIds = base.map(({ id }) => id).filter((id) => ids.has(id));
  return lines
    .map(({ id }) => id)
    .filter((id) => baseIds.has(id))
    .some((id, place) => id !== keptIds[place]);
}
