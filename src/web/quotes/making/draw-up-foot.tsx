import type { DocumentView } from "#domain/documents/document-view.ts";
import { usePageMark } from "#web/ui/layers/use-page-mark.ts";
import type { ReactNode } from "react";
import type { PrintedLines } from "../editing/bench-context.ts";
import { DrawUp } from "./quote-head.tsx";

type Making = {
  view: DocumentView | undefined;
  /** Null while it may not be drawn up. */
  drawUp: (() => void) | null;
  isBusy: boolean;
  /** Why the quote was not drawn up, or null. */
  problem: string | null;
};

/** What stands under the lines of a quote that is not drawn up, whatever they are by then; null while it may not be. */
export function drawUpFoot({ drawUp, ...making }: Making): ((printedLines: PrintedLines | null) => ReactNode) | null {
  if (drawUp === null) return null;
  return (printedLines) => <DrawUpFoot {...making} drawUp={drawUp} printedLines={printedLines} />;
}

type Props = Making & {
  drawUp: () => void;
  /** The lines that the editor has now; null before it has any. */
  printedLines: PrintedLines | null;
};

// What they come to and the button that draws the quote up: in sight while they are written. On a phone it stands on
// the bar, from one edge to the other.
function DrawUpFoot({ printedLines, view, drawUp, isBusy, problem }: Props) {
  usePageMark("data-docked");
  const total = (printedLines ?? view)?.totals.findLast(({ strong }) => strong);
  return (
    <div className={FOOT}>
      {problem !== null && (
        <p role="alert" className="w-full text-bad">
          {problem}
        </p>
      )}
      {total && (
        <p className="flex flex-col md:flex-row md:items-baseline md:gap-3">
          <span className="text-tiny whitespace-nowrap text-quiet md:text-body">{total.label}</span>
          <strong className="figures text-title">{total.value}</strong>
        </p>
      )}
      <DrawUp isBusy={isBusy} drawUp={drawUp} className="ml-auto max-md:flex-1" />
    </div>
  );
}

const FOOT =
  "sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-4 " +
  "gap-y-2 border-y border-line bg-paper px-4 py-3 md:bottom-0 md:mx-0 md:rounded-t-card md:border md:px-6 " +
  "md:shadow-float keyboard:static";
