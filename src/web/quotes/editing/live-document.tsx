import { getLogo } from "#api/company.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { useCompany } from "#web/company/use-company.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { memo, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { PrintedLines } from "./bench-context.ts";
import { useWidth } from "./use-width.ts";

type Props = {
  /** The last document that was read; undefined while there is none. */
  view: DocumentView | undefined;
  isPending: boolean;
  /** The lines that the editor has now, which may not be saved yet. */
  lines: PrintedLines | null;
  litPlace: number | null;
};

// The sheet is laid out at this width, then drawn smaller: lines break as on the page of the customer.
const SHEET_PX = 680;
const NARROW_PX = 560;

// Of a long quote, the sheet waits for a pause between two keys.
const LONG_LINES = 60;
const LONG_PAUSE_MS = 120;

/**
 * The quote as its customer will read it, drawn smaller beside its lines. Its lines and totals are those of the editor,
 * by the same rules as the server's; the rest is the last preview that was read. It follows the line that is typed.
 */
export function LiveDocument({ view, isPending, lines, litPlace }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const width = useWidth(pane);
  const currentView = useMemo(() => view && { ...view, ...lines }, [view, lines]);
  // A key that is pressed is answered before three hundred lines are drawn again.
  const isLong = (lines?.lines.length ?? 0) > LONG_LINES;
  const settledView = useSettled(currentView, LONG_PAUSE_MS);
  const shownView = useDeferredValue(isLong ? settledView : currentView);
  const logoUrl = useLogoUrl();
  useLitRow(pane, litPlace, shownView);
  // A phone reads the stacked page, at its own size.
  const isPhonePage = typeof matchMedia === "function" && matchMedia("(max-width: 639px)").matches;
  const zoom =
    isPhonePage || width === 0 ? 1 : Math.min(1, (width - 32) / (width < NARROW_PX ? SHEET_PX : SHEET_PX + 60));
  return (
    <div ref={pane} className="-mx-4 bg-sunk px-2 py-4 md:mx-0 md:rounded-card md:p-4">
      {shownView ? (
        <div style={{ zoom }}>
          <Sheet view={shownView} logoUrl={logoUrl} />
        </div>
      ) : isPending ? (
        <SheetSkeleton label="Chargement du devis…" />
      ) : (
        <p className="rounded-card bg-paper p-6 text-center text-quiet">
          Le devis apparaît ici dès qu'une ligne a un prix.
        </p>
      )}
    </div>
  );
}

const Sheet = memo(function Sheet({ view, logoUrl }: { view: DocumentView; logoUrl: string | null }) {
  return <DocumentPage view={view} logoUrl={logoUrl} heading="h2" />;
});

function useLogoUrl(): string | null {
  const logoId = useCompany().data?.logo_id ?? null;
  const { data } = useAnswer(getLogo, {}, { enabled: logoId !== null, version: logoId });
  return logoId && data?.logo ? `data:${data.logo.mime};base64,${data.logo.data}` : null;
}

// The rows of the document stand in the order of the lines.
function useLitRow(pane: { current: HTMLElement | null }, place: number | null, view: DocumentView | undefined): void {
  useEffect(() => {
    const rows = pane.current?.querySelectorAll<HTMLElement>("[data-live=lines] > tbody > tr");
    const row = place === null ? undefined : rows?.[place];
    if (!row) return;
    row.style.background = "#e6ecf8";
    scrollWithin(row);
    return () => void (row.style.background = "");
  }, [pane, place, view]);
}

// The page itself must stay where it is: it is under the pointer that has just chosen the line.
function scrollWithin(row: HTMLElement): void {
  const scroller = row.closest("[role=region]");
  if (scroller === null) return;
  const [area, box] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top < area.top) scroller.scrollTop += box.top - area.top - MARGIN_PX;
  else if (box.bottom > area.bottom) scroller.scrollTop += box.bottom - area.bottom + MARGIN_PX;
}

const MARGIN_PX = 80;
