import { readMark } from "../../actions/lines/said-marks.ts";
import type { SaidLot } from "../../actions/lines/said-marks.ts";
import { readSaidSection } from "../../actions/said-section.ts";
import type { CardRow, PastedSection } from "../../conversation/message.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { lotsAfter } from "./lots-after.ts";
import { lotMessages } from "./lots.messages.ts";
import { lotOfWork } from "./rows-of-lot.ts";

// The lots of a quote that is not made yet: « mets les 2 premières lignes dans un lot Démolition ».

/** A card after lots were said of it. `sections`: null when nothing changed, and the card then says why. */
export type AfterLotsSaid = { card: QuoteCard; sections: PastedSection[] | null };

/** The card after a text that puts lines into lots. Null for another text. */
export function cardAfterLots(
  { fields, rows }: QuoteCard,
  text: string,
  sections: readonly PastedSection[],
): AfterLotsSaid | null {
  const saidLots = saidLotsIn(text);
  if (saidLots === null) return null;
  const after = lotsAfter(rows, sections, saidLots);
  if (after.lots === null) return { card: cardWith(fields, rows, lotMessages.noLine(after.missing)), sections: null };
  const filledLots = after.lots.filter(({ rowIds }) => rowIds.length > 0);
  const placedRows = [...rowsOutside(rows, filledLots), ...filledLots.flatMap((lot) => rowsIn(rows, lot))];
  return {
    card: cardWith(fields, placedRows, lotMessages.lotsAre(filledLots.map(wordsIn(rows)))),
    sections: filledLots,
  };
}

function saidLotsIn(text: string): SaidLot[] | null {
  const mark = readMark(
    text
      .replace(/[«»"“”]/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  if (mark?.kind === "lots") return mark.lots;
  const section = readSaidSection(text);
  return section === null || section.lines.length === 0
    ? null
    : [{ label: section.label, lines: section.lines.join(", ") }];
}

function rowsOutside(rows: readonly CardRow[], lots: readonly PastedSection[]): CardRow[] {
  return rows.filter(({ id }) => !lots.some(({ rowIds }) => rowIds.includes(id)));
}

function rowsIn(rows: readonly CardRow[], { rowIds }: PastedSection): CardRow[] {
  return rows.filter(({ id }) => rowIds.includes(id));
}

function wordsIn(rows: readonly CardRow[]) {
  return (lot: PastedSection) => ({ label: lot.label, lines: rowsIn(rows, lot).map(({ label }) => label) });
}

/**
 * The rows of a card by its lots, in the order of the quote. A row that came after them is in the lot that it belongs
 * to by its words, otherwise in that of the row before it, because what follows a title is under it.
 */
export function rowsByLot(
  rows: readonly CardRow[],
  sections: readonly PastedSection[],
): { rows: CardRow[]; sections: PastedSection[] } {
  const lots: { label: string; rows: CardRow[] }[] = sections.map(({ label }) => ({ label, rows: [] }));
  const firstRows: CardRow[] = [];
  let current: (typeof lots)[number] | undefined;
  for (const row of rows) {
    const ownAt = sections.findIndex(({ rowIds }) => rowIds.includes(row.id));
    const lotLabel = ownAt === -1 && current ? lotOfWork(row.label, sections)?.label : undefined;
    const lot = lots[ownAt] ?? lots.find(({ label }) => label === lotLabel) ?? current;
    (lot?.rows ?? firstRows).push(row);
    if (ownAt !== -1) current = lot;
  }
  const filledLots = lots.filter((lot) => lot.rows.length > 0);
  return {
    rows: [...firstRows, ...filledLots.flatMap((lot) => lot.rows)],
    sections: filledLots.map((lot) => ({ label: lot.label, rowIds: lot.rows.map(({ id }) => id) })),
  };
}

/** Lots in which an option stands where it belongs by its words, and not under the title that it was said after. */
export function withOptionsInLots(sections: PastedSection[], rows: readonly CardRow[]): PastedSection[] {
  let lots = sections;
  for (const { id, label, isOption } of rows) {
    const target = isOption ? lotOfWork(label, lots) : null;
    if (target === null || target.rowIds.includes(id)) continue;
    lots = lots.map((lot) => {
      const others = lot.rowIds.filter((rowId) => rowId !== id);
      return { label: lot.label, rowIds: lot.label === target.label ? [...others, id] : others };
    });
  }
  return lots.every(({ rowIds }) => rowIds.length > 0) ? lots : sections;
}
