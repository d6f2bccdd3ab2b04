import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { SaidLot } from "../../actions/lines/said-marks.ts";
import type { CardRow, PastedSection } from "../../conversation/message.ts";
import { rowsOfLot, rowsSaid } from "./rows-of-lot.ts";

/** The lots once lines went into those that were said, or the words that name no line. */
export type AfterLots = { lots: PastedSection[]; missing: "" } | { lots: null; missing: string };

/**
 * The lots of some lines once a sentence put lines into some of them. A lot that is there already is the one whose name
 * has the words that were said. A line is in one lot, and a lot that lost all its lines is none.
 */
export function lotsAfter(
  rows: readonly CardRow[],
  lots: readonly PastedSection[],
  saidLots: readonly SaidLot[],
): AfterLots {
  let nextLots = lots.map((lot) => ({ ...lot }));
  const placedIds = new Set<string>();
  for (const { label, lines } of saidLots) {
    const saidRows = lines === "" ? rowsOfLot(rows, label) : rowsSaid(rows, lines, lots);
    // A line of two trades is in the lot that was named first.
    const ids = (saidRows ?? []).map(({ id }) => id).filter((id) => !placedIds.has(id));
    if (ids.length === 0) return { lots: null, missing: lines || label };
    for (const id of ids) placedIds.add(id);
    nextLots = withLot(nextLots, label, ids);
  }
  return { lots: nextLots, missing: "" };
}

function withLot(lots: readonly PastedSection[], label: string, ids: readonly string[]): PastedSection[] {
  const target = lotNamed(lots, label);
  const leftLots = lots
    .map((lot) => ({ ...lot, rowIds: lot.rowIds.filter((id) => !ids.includes(id)) }))
    .map((lot) => (lot.label === target?.label ? { ...lot, rowIds: [...lot.rowIds, ...ids] } : lot))
    .filter(({ rowIds }, at) => rowIds.length > 0 || lots[at]?.rowIds.length === 0);
  return target === null ? [...leftLots, { label: withCapital(label), rowIds: [...ids] }] : leftLots;
}

function lotNamed(lots: readonly PastedSection[], label: string): PastedSection | null {
  const saidWords = wordsOf(label);
  const matches = lots.filter((lot) => saidWords.every((word) => wordsOf(lot.label).includes(word)));
  const exact = matches.find((lot) => wordsOf(lot.label).length === saidWords.length);
  const [single, ...others] = matches;
  return exact ?? (single !== undefined && others.length === 0 ? single : null);
}

function wordsOf(label: string): string[] {
  return plainWords(label)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

type PlacedLine = { id: string; kind: "section" | "text" | "item"; label: string };

/** The lots that lines stand in: each title of a quote, with the lines under it. */
export function lotsOfLines(lines: readonly PlacedLine[]): PastedSection[] {
  const lots: PastedSection[] = [];
  for (const { id, kind, label } of lines) {
    if (kind === "section") lots.push({ label, rowIds: [] });
    else if (kind === "item") lots.at(-1)?.rowIds.push(id);
  }
  return lots;
}

/**
 * The lines of a quote once some went into lots. A lot that is there takes them after its own, and a new one stands
 * last, because what follows a title is under it. A title that lost all its lines goes.
 */
export function linesInLots<L extends PlacedLine>(
  lines: readonly L[],
  lots: readonly PastedSection[],
  newSection: (label: string, lines: readonly L[]) => L,
): L[] {
  let nextLines = [...lines];
  for (const { label, rowIds } of lots) {
    const movedLines = nextLines.filter(({ id }) => rowIds.includes(id));
    const others = nextLines.filter(({ id }) => !rowIds.includes(id));
    const at = others.findIndex((line) => line.kind === "section" && line.label === label);
    const after = others.findIndex((line, index) => index > at && line.kind === "section");
    if (at === -1) nextLines = [...others, newSection(label, others), ...movedLines];
    else nextLines = others.toSpliced(after === -1 ? others.length : after, 0, ...movedLines);
  }
  const hadLines = new Set(lotsOfLines(lines).flatMap(({ label, rowIds }) => (rowIds.length > 0 ? [label] : [])));
  const emptyLabels = new Set(
    lotsOfLines(nextLines).flatMap(({ label, rowIds }) => (rowIds.length === 0 && hadLines.has(label) ? [label] : [])),
  );
  return nextLines.filter((line) => line.kind !== "section" || !emptyLabels.has(line.label));
}
