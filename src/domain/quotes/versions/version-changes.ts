import type { DocumentView, FactView, LineView } from "../../documents/document-view.ts";
import type { ItemLine, Line } from "../../lines/line.ts";
import { netCents } from "../../lines/line.ts";
import { formatPercent } from "../../shared/french-format.ts";
import type { NumberedQuote } from "../quote.ts";
import type { LineChange, PartChange, VersionChanges } from "./line-change.ts";
import { DATING_FACTS, changeWords } from "./version-changes.messages.ts";

/** A version as it was frozen: its lines, and the same lines as they are printed. */
export type FrozenVersion = { quote: Pick<NumberedQuote, "lines" | "terms">; view: PrintedVersion };

type PrintedVersion = Pick<
  DocumentView,
  "subject" | "facts" | "showsVat" | "prices" | "lines" | "totals" | "conditions"
>;

/**
 * What a later version of a quote changes of an earlier one, in the order of the later. A line is the same by its ID,
 * or else by its words. Null when nothing that is printed changes but the days of the paper.
 */
export function versionChanges(earlier: FrozenVersion, later: FrozenVersion): VersionChanges | null {
  const isSameLayout = earlier.view.prices === later.view.prices && earlier.view.showsVat === later.view.showsVat;
  const pairs = pairLines(placed(earlier), placed(later));
  const changes: VersionChanges = {
    lines: pairs.flatMap((pair) => lineChange(pair, isSameLayout) ?? []),
    taxMark: taxMarkOf(later.view),
    others: otherChanges(earlier, later),
    total: totalChange(earlier.view, later.view),
  };
  return changes.lines.length + changes.others.length === 0 && changes.total === null ? null : changes;
}

function taxMarkOf({ showsVat, prices }: PrintedVersion): string {
  if (!showsVat) return "";
  return prices === "gross" ? "TTC" : "HT";
}

/** A line with what is printed of it. */
type Placed = { line: Line; printed: LineView };
type Pair = { was: Placed | null; now: Placed | null };

function placed({ quote, view }: FrozenVersion): Placed[] {
  return quote.lines.flatMap((line, place) => {
    const printed = view.lines[place];
    return printed ? [{ line, printed }] : [];
  });
}

// Those of the later version in its order, then those that it has no more.
function pairLines(earlier: readonly Placed[], later: readonly Placed[]): Pair[] {
  const left = new Set(earlier);
  const take = (isSame: (one: Placed) => boolean) => {
    const match = [...left].find(isSame) ?? null;
    if (match) left.delete(match);
    return match;
  };
  const byId = new Map(
    later.map((now) => [now, take(({ line }) => line.id === now.line.id && line.kind === now.line.kind)]),
  );
  const pairs = later.map((now): Pair => ({ now, was: byId.get(now) ?? take((one) => hasSameWords(one, now)) }));
  return [...pairs, ...[...left].map((was): Pair => ({ was, now: null }))];
}

function hasSameWords({ line: one }: Placed, { line: other }: Placed): boolean {
  return one.kind === other.kind && one.label === other.label;
}

function lineChange({ was, now }: Pair, isSameLayout: boolean): LineChange | null {
  const shown = now ?? was;
  if (!shown) return null;
  const { label } = shown.printed;
  if (!was || !now) return { act: now ? "added" : "removed", label, amount: amountOf(shown.printed) };
  const parts = changedParts(was, now, isSameLayout);
  return parts.length === 0 ? null : { act: "changed", label, parts };
}

const amountOf = (printed: LineView): string => (printed.kind === "item" ? printed.net : "");

function changedParts(was: Placed, now: Placed, isSameLayout: boolean): PartChange[] {
  const label = { of: "label", was: was.printed.label, now: now.printed.label } as const;
  const labels = label.was === label.now ? [] : [label];
  if (was.line.kind !== "item" || now.line.kind !== "item") return labels;
  const parts = [...labels, ...itemParts(was, now, isSameLayout)];
  // What rounds otherwise is a change too.
  const hasOtherAmount = isSameLayout
    ? amountOf(was.printed) !== amountOf(now.printed)
    : netCents(was.line) !== netCents(now.line);
  const amount: PartChange = { of: "amount", was: amountOf(was.printed), now: amountOf(now.printed) };
  return parts.length === 0 && hasOtherAmount ? [amount] : parts;
}

function itemParts(was: Placed, now: Placed, isSameLayout: boolean): PartChange[] {
  const [before, after] = [was.line, now.line];
  const [old, fresh] = [was.printed, now.printed];
  if (before.kind !== "item" || after.kind !== "item" || old.kind !== "item" || fresh.kind !== "item") return [];
  const hasOtherPrice = isSameLayout ? old.unitPrice !== fresh.unitPrice : before.unitPriceE6 !== after.unitPriceE6;
  const parts: (PartChange & { isChanged: boolean })[] = [
    { of: "quantity", was: old.quantity, now: fresh.quantity, isChanged: old.quantity !== fresh.quantity },
    { of: "unit_price", was: old.unitPrice, now: fresh.unitPrice, isChanged: hasOtherPrice },
    {
      of: "discount",
      ...discounts(before, after),
      isChanged: before.discountBasisPoints !== after.discountBasisPoints,
    },
    { of: "vat", was: old.vatRate, now: fresh.vatRate, isChanged: isSameLayout && old.vatRate !== fresh.vatRate },
    { of: "option", ...sides(before, after), isChanged: before.isOption !== after.isOption },
    { of: "details", was: "", now: "", isChanged: before.details.join("\n") !== after.details.join("\n") },
  ];
  return parts.filter(({ isChanged }) => isChanged).map(({ isChanged: _isChanged, ...part }) => part);
}

const discounts = (before: ItemLine, after: ItemLine) => ({
  was: formatPercent(before.discountBasisPoints),
  now: formatPercent(after.discountBasisPoints),
});

const sides = (before: ItemLine, after: ItemLine) => ({ was: sideOf(before), now: sideOf(after) });

const sideOf = ({ isOption }: ItemLine): string => (isOption ? changeWords.asOption : changeWords.inTotal);

// What is said beside the lines. Each paper has days of its own, which change nothing.
function otherChanges({ quote: was, view: old }: FrozenVersion, { quote: now, view: fresh }: FrozenVersion): string[] {
  const facts = changedLabels(factsOf(old), factsOf(fresh));
  const subject = old.subject === fresh.subject ? [] : [changeWords.subject];
  const discount =
    JSON.stringify(was.terms.discount) === JSON.stringify(now.terms.discount) ? [] : [changeWords.discount];
  return [...subject, ...discount, ...facts];
}

function factsOf({ facts, conditions = [] }: PrintedVersion): FactView[] {
  return [...facts.filter(({ label }) => !DATING_FACTS.includes(label)), ...conditions];
}

function changedLabels(was: readonly FactView[], now: readonly FactView[]): string[] {
  const labels = new Set([...now, ...was].map(({ label }) => label));
  const saidOf = (facts: readonly FactView[], label: string) =>
    facts.filter((one) => one.label === label).map(({ value }) => value);
  return [...labels].filter((label) => saidOf(was, label).join("\n") !== saidOf(now, label).join("\n"));
}

function totalChange(was: PrintedVersion, now: PrintedVersion): VersionChanges["total"] {
  const [before, after] = [was, now].map(({ totals }) => totals.findLast(({ strong }) => strong));
  if (!before || !after || before.value === after.value) return null;
  return { label: after.label, was: before.value, now: after.value };
}
