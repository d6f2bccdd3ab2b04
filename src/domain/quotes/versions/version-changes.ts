import type { DocumentView, FactView, LineView } from "../../documents/document-view.ts";
import type { ItemLine, Line } from "../../lines/line.ts";
import { netCents } from "../../lines/line.ts";
import { formatPercent } from "../../shared/french-format.ts";
import type { NumberedQuote } from "../quote.ts";
import type { VersionLineChange, PartChange, VersionChanges } from "./line-change.ts";
import { DATING_FACTS, versionChangeWords } from "./version-changes.messages.ts";

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
  const pairs = pairLines(rowsOf(earlier), rowsOf(later));
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
type PrintedRow = { line: Line; lineView: LineView };
type Pair = { was: PrintedRow | null; now: PrintedRow | null };

function rowsOf({ quote, view }: FrozenVersion): PrintedRow[] {
  return quote.lines.flatMap((line, place) => {
    const lineView = view.lines[place];
    return lineView ? [{ line, lineView }] : [];
  });
}

// Those of the later version in its order, then those that it has no more.
function pairLines(earlier: readonly PrintedRow[], later: readonly PrintedRow[]): Pair[] {
  const left = new Set(earlier);
  const take = (isSame: (one: PrintedRow) => boolean) => {
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

function hasSameWords({ line: one }: PrintedRow, { line: other }: PrintedRow): boolean {
  return one.kind === other.kind && one.label === other.label;
}

function lineChange({ was, now }: Pair, isSameLayout: boolean): VersionLineChange | null {
  const row = now ?? was;
  if (!row) return null;
  const { label } = row.lineView;
  if (!was || !now) return { act: now ? "added" : "removed", label, amount: amountOf(row.lineView) };
  const parts = changedParts(was, now, isSameLayout);
  return parts.length === 0 ? null : { act: "changed", label, parts };
}

const amountOf = (lineView: LineView): string => (lineView.kind === "item" ? lineView.net : "");

function changedParts(was: PrintedRow, now: PrintedRow, isSameLayout: boolean): PartChange[] {
  const label = { of: "label", was: was.lineView.label, now: now.lineView.label } as const;
  const labels = label.was === label.now ? [] : [label];
  if (was.line.kind !== "item" || now.line.kind !== "item") return labels;
  const parts = [...labels, ...itemParts(was, now, isSameLayout)];
  // What rounds otherwise is a change too.
  const hasOtherAmount = isSameLayout
    ? amountOf(was.lineView) !== amountOf(now.lineView)
    : netCents(was.line) !== netCents(now.line);
  const amount: PartChange = { of: "amount", was: amountOf(was.lineView), now: amountOf(now.lineView) };
  return parts.length === 0 && hasOtherAmount ? [amount] : parts;
}

function itemParts(was: PrintedRow, now: PrintedRow, isSameLayout: boolean): PartChange[] {
  const [oldLine, newLine] = [was.line, now.line];
  const [oldView, newView] = [was.lineView, now.lineView];
  if (oldLine.kind !== "item" || newLine.kind !== "item" || oldView.kind !== "item" || newView.kind !== "item")
    return [];
  const hasOtherPrice = isSameLayout
    ? oldView.unitPrice !== newView.unitPrice
    : oldLine.unitPriceE6 !== newLine.unitPriceE6;
  const parts: (PartChange & { isChanged: boolean })[] = [
    { of: "quantity", was: oldView.quantity, now: newView.quantity, isChanged: oldView.quantity !== newView.quantity },
    { of: "unit_price", was: oldView.unitPrice, now: newView.unitPrice, isChanged: hasOtherPrice },
    {
      of: "discount",
      ...discounts(oldLine, newLine),
      isChanged: oldLine.discountBasisPoints !== newLine.discountBasisPoints,
    },
    {
      of: "vat",
      was: oldView.vatRate,
      now: newView.vatRate,
      isChanged: isSameLayout && oldView.vatRate !== newView.vatRate,
    },
    { of: "option", ...sides(oldLine, newLine), isChanged: oldLine.isOption !== newLine.isOption },
    { of: "details", was: "", now: "", isChanged: oldLine.details.join("\n") !== newLine.details.join("\n") },
  ];
  return parts.filter(({ isChanged }) => isChanged).map(({ isChanged: _isChanged, ...part }) => part);
}

const discounts = (oldLine: ItemLine, newLine: ItemLine) => ({
  was: formatPercent(oldLine.discountBasisPoints),
  now: formatPercent(newLine.discountBasisPoints),
});

const sides = (oldLine: ItemLine, newLine: ItemLine) => ({ was: sideOf(oldLine), now: sideOf(newLine) });

const sideOf = ({ isOption }: ItemLine): string =>
  isOption ? versionChangeWords.asOption : versionChangeWords.inTotal;

// What is said beside the lines. Each paper has days of its own, which change nothing.
function otherChanges(
  { quote: was, view: oldView }: FrozenVersion,
  { quote: now, view: newView }: FrozenVersion,
): string[] {
  const facts = changedLabels(factsOf(oldView), factsOf(newView));
  const subject = oldView.subject === newView.subject ? [] : [versionChangeWords.subject];
  const discount =
    JSON.stringify(was.terms.discount) === JSON.stringify(now.terms.discount) ? [] : [versionChangeWords.discount];
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
  const [oldTotal, newTotal] = [was, now].map(({ totals }) => totals.findLast(({ strong }) => strong));
  if (!oldTotal || !newTotal || oldTotal.value === newTotal.value) return null;
  return { label: newTotal.label, was: oldTotal.value, now: newTotal.value };
}
