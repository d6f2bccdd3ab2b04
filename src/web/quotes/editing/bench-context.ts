import type { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { createContext, useContext } from "react";

/** What a document prints of its lines: its rows, its totals and its recap of VAT. */
export type PrintedLines = ReturnType<typeof quoteLinesView>;

/** What the editor of the lines tells the document beside it. */
export type Bench = {
  /** Lights the line at a place of the document, or none. */
  light: (place: number | null) => void;
  /** Shows lines that are not saved yet. */
  showLines: (lines: PrintedLines) => void;
  /** What saves them all, for who makes the quote. */
  linesSaver: LinesSaver;
};

/** What waits until all lines are saved; null while none is edited. */
export type LinesSaver = { current: (() => Promise<unknown>) | null };

const Context = createContext<Bench>({ light: () => {}, showLines: () => {}, linesSaver: { current: null } });

/** Gives the editor inside what it tells the document by. */
export const BenchProvider = Context.Provider;

/** The document beside the editor. */
export function useBench(): Bench {
  return useContext(Context);
}
