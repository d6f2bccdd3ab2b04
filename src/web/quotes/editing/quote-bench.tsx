import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useId, useMemo, useRef, useState } from "react";
import type { PrintedLines, LinesSaver } from "./bench-context.ts";
import { BenchProvider } from "./bench-context.ts";
import { useWidth } from "./use-width.ts";

type Props = {
  /** Whether the quote owns its lines. Until then nothing is written. */
  hasDraft: boolean;
  linesSaver: LinesSaver;
  /**
   * What is to be done with the quote: above the lines and the document, since it is what one comes for. `isNextLast`
   * while nobody was given the quote: it is written, then read, then sent.
   */
  next: ReactNode;
  isNextLast: boolean;
  /** What is to be done leads, and a document that is not written stands under it. */
  isReadBelow: boolean;
  lines: ReactNode;
  /** What stays in sight under the lines, and under a document that has a tab; null without. */
  foot: ((lines: PrintedLines | null) => ReactNode) | null;
  /** The document with the lines that the editor has now, null before it has any; one of them is lit while typed. */
  sheet: (lines: PrintedLines | null, litPlace: number | null) => ReactNode;
};

// Below it, lines and document have a tab each.
const BOTH_FROM_PX = 860;

// What the lines have of both, and the width from which each of them is one row.
const LINES_PART = 0.52;
const ROOMY_FROM_PX = 700;

const PANES = { lines: "Lignes", sheet: "Document" } as const;
type Pane = keyof typeof PANES;

/** Where a quote is written: its lines at the left, the document that they give at the right; a tab each on a phone. */
export function QuoteBench({ hasDraft, linesSaver, next, isNextLast, isReadBelow, lines, foot, sheet }: Props) {
  const bench = useRef<HTMLDivElement>(null);
  const width = useWidth(bench);
  const [pane, setPane] = useState<Pane>("lines");
  const [litPlace, setLitPlace] = useState<number | null>(null);
  const [printedLines, setPrintedLines] = useState<PrintedLines | null>(null);
  const tools = useMemo(() => ({ light: setLitPlace, showLines: setPrintedLines, linesSaver }), [linesSaver]);
  const id = useId();
  const hasBoth = hasDraft && width >= BOTH_FROM_PX;
  // What is not written is read beside what there is to do with it.
  const isBeside = !hasDraft && !isReadBelow && width >= BOTH_FROM_PX;
  // On a phone the document of a quote that is not written comes before what may be said of it.
  const isReadFirst = !hasDraft && !isBeside;
  const hasTabs = hasDraft && !hasBoth;
  const isRoomy = (hasBoth ? width * LINES_PART : width) >= ROOMY_FROM_PX;
  const shows = (one: Pane) => !hasTabs || pane === one;
  const paneProps = (one: Pane) =>
    hasTabs ? { role: "tabpanel", "aria-labelledby": `${id}${one}`, hidden: pane !== one } : {};
  const linesPane = (
    <div
      key="lines"
      {...(isRoomy && { "data-roomy-lines": "" })}
      {...paneProps("lines")}
      className={cx(
        "flex min-w-0 flex-col gap-6 empty:hidden",
        hasBoth && (isNextLast ? "col-start-1 row-span-2 row-start-1" : "col-start-1 row-start-2"),
        isBeside && "col-start-1 row-start-2",
      )}
    >
      {lines}
      {hasBoth && foot?.(printedLines)}
    </div>
  );
  const sheetPane = (
    <div
      key="sheet"
      {...paneProps("sheet")}
      className={cx(
        "min-w-0",
        isBeside && "col-start-2 row-span-2 row-start-1",
        hasBoth && (isNextLast ? "col-start-2 row-span-2 row-start-1" : "col-start-2 row-start-2"),
      )}
    >
      {shows("sheet") && <div {...(hasBoth && SCROLLED)}>{sheet(printedLines, litPlace)}</div>}
    </div>
  );
  return (
    <BenchProvider value={tools}>
      <div
        ref={bench}
        className={cx(
          "flex max-w-[92rem] flex-col gap-6",
          hasBoth && "md:grid md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-y-0",
          // A document that is read is wide enough for its table.
          isBeside && "md:grid md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]",
        )}
      >
        <div
          className={cx(
            "flex flex-col gap-6 empty:hidden",
            isNextLast ? "order-last" : hasBoth && "col-span-2 row-start-1 mb-6",
            isBeside && "col-start-1 row-start-1",
            isNextLast && hasBoth && "col-span-2 row-start-3 mt-6",
          )}
        >
          {next}
        </div>
        {hasTabs && <PaneTabs id={id} pane={pane} setPane={setPane} />}
        {isReadFirst ? [sheetPane, linesPane] : [linesPane, sheetPane]}
        {!hasBoth && foot?.(printedLines)}
      </div>
    </BenchProvider>
  );
}

// It scrolls by itself, and by the keys too.
const SCROLLED = {
  role: "region",
  "aria-label": "Document",
  tabIndex: 0,
  className: "sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card",
};

function PaneTabs({ id, pane, setPane }: { id: string; pane: Pane; setPane: (pane: Pane) => void }) {
  const others = { lines: "sheet", sheet: "lines" } as const;
  return (
    <div
      role="tablist"
      aria-label="Lignes ou document"
      className="grid grid-cols-2 gap-1 rounded-card border border-line bg-sunk p-1"
      onKeyDown={({ key }) => {
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        setPane(others[pane]);
        document.getElementById(`${id}${others[pane]}`)?.focus();
      }}
    >
      {(["lines", "sheet"] as const).map((one) => (
        <button
          key={one}
          id={`${id}${one}`}
          type="button"
          role="tab"
          aria-selected={pane === one}
          tabIndex={pane === one ? 0 : -1}
          onClick={() => setPane(one)}
          className={cx(
            "min-h-11 rounded-inner px-3 font-[550]",
            pane === one ? "bg-paper text-act shadow-[0_0_0_1px_var(--line)]" : "text-quiet hover:text-ink",
          )}
        >
          {PANES[one]}
        </button>
      ))}
    </div>
  );
}
