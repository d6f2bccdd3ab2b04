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
};

const Context = createContext<Bench>({ light: () => {}, showLines: () => {} });

/** Gives the editor inside what it tells the document by. */
export const BenchProvider = Context.Provider;

/** The document beside the editor. */
export function useBench(): Bench {
  return useContext(Context);
}
