import type { DocumentView } from "#domain/documents/document-view.ts";
import type { CSSProperties, ReactNode } from "react";
import { DocumentFoot } from "./document-foot.tsx";
import { DocumentLines } from "./document-lines.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { keepTextsTogether } from "./texts-together.ts";

type Props = {
  view: DocumentView;
  logoUrl?: string | null;
  /** Picture of the payment code, drawn by the server. */
  qrUrl?: string | null;
  /** « h1 » where the document is the page, « h2 » where it is shown beside something else. */
  heading?: "h1" | "h2";
  /** What stands under the label of the line at that place: the option that its customer may tick. */
  optionAt?: (lineIndex: number) => ReactNode;
  /** What a quote was signed with, under who signed it. */
  signature?: ReactNode;
};

const SHEET = [
  "mx-auto flex w-full max-w-[52rem] flex-col rounded-[10px] bg-(--paper) px-5 wide-sheet:px-6 roomy-sheet:px-12",
  "leading-[1.45] [overflow-wrap:break-word] text-(--ink) shadow-[0_1px_3px_rgb(29_27_24/0.12)]",
].join(" ");
const ROOMY = "gap-6 py-7 text-[15px] wide-sheet:gap-8 wide-sheet:py-14";
// Smaller letters and closer lines: more of it is read at once.
const COMPACT = "gap-5 py-6 text-[13px] wide-sheet:py-9 wide-sheet:[&_td]:!py-1.5";
const HEAD = "flex flex-col-reverse gap-x-8 gap-y-5 wide-sheet:flex-row wide-sheet:justify-between";
// From edge to edge of the sheet, in the accent, under white letters.
const BAND = [
  "-mx-5 -mt-7 rounded-t-[10px] bg-(--accent) px-5 py-6 text-white wide-sheet:-mx-6 wide-sheet:-mt-14",
  "wide-sheet:px-6 wide-sheet:py-8 roomy-sheet:-mx-12 roomy-sheet:px-12",
  HEAD,
].join(" ");
const TITLE = "font-(family-name:--font-display) leading-[1.15] font-bold";
// On a phone the title and the number share a row.
const TITLE_ROW = [
  "flex flex-wrap items-baseline justify-between gap-x-4",
  "wide-sheet:block wide-sheet:shrink-0 wide-sheet:text-right",
].join(" ");
const FACTS = [
  "grid grid-cols-2 gap-x-6 gap-y-4 border-t-2 border-b border-t-(--accent) border-b-(--line) py-4",
  "wide-sheet:grid-cols-4",
].join(" ");

/**
 * A quote or an invoice as a sheet of paper: the same view as the PDF, black on white in dark mode too. Where it
 * is narrow, be it a column of a wide page, the lines stack.
 */
export function DocumentPage({ view: keptView, logoUrl, qrUrl, heading: Heading = "h1", optionAt, signature }: Props) {
  // The lines keep theirs together, each by itself.
  const view = { ...keepTextsTogether({ ...keptView, lines: [] }), lines: keptView.lines };
  const isCompact = view.look === "compact";
  return (
    <div className="@container/sheet w-full min-w-0">
      <article
        aria-label={`${view.title} ${view.number}`.trim()}
        style={paper(view.accent)}
        className={`${SHEET} ${isCompact ? COMPACT : ROOMY}`}
      >
        <header className={isCompact ? "flex flex-col gap-4" : "flex flex-col gap-5 wide-sheet:gap-7"}>
          <div className={view.look === "bandeau" ? BAND : HEAD}>
            <Seller view={view} logoUrl={logoUrl} isNameAlone={view.look === "bandeau"} />
            <div className={TITLE_ROW}>
              <Heading className={`${TITLE} ${isCompact ? "text-[24px]" : "text-[32px]"}`}>{view.title}</Heading>
              {view.number && <p className="mt-1 font-[550]">{view.number}</p>}
            </div>
          </div>
          {view.look === "bandeau" && (
            <div className="text-[13px] text-(--quiet)">
              <Paragraphs of={view.seller.lines} />
            </div>
          )}
          <address className="not-italic wide-sheet:ml-[50%]">
            <p className="text-[13px] text-(--quiet)">{view.buyer.heading}</p>
            <p className="mt-1 text-[17px] font-bold">{view.buyer.name}</p>
            <Paragraphs of={view.buyer.lines} />
          </address>
        </header>
        <Facts view={view} />
        {view.subject && (
          <p className="font-(family-name:--font-display) text-[20px] leading-[1.15] font-bold">{view.subject}</p>
        )}
        <DocumentLines lines={view.lines} showsVat={view.showsVat} prices={view.prices} optionAt={optionAt} />
        <DocumentFoot view={view} qrUrl={qrUrl ?? null} signature={signature} />
      </article>
    </div>
  );
}

function Seller({ view, logoUrl, isNameAlone }: Pick<Props, "view" | "logoUrl"> & { isNameAlone: boolean }) {
  return (
    <address className="min-w-0 not-italic">
      {logoUrl && (
        <img
          src={logoUrl}
          alt={`Logo de ${view.seller.name}`}
          className="mb-4 max-h-16 max-w-56 rounded-[6px] bg-white object-contain"
        />
      )}
      <p className="font-(family-name:--font-display) text-[20px] leading-[1.15] font-bold">{view.seller.name}</p>
      {!isNameAlone && (
        <div className="mt-2 text-[13px] text-(--quiet)">
          <Paragraphs of={view.seller.lines} />
        </div>
      )}
    </address>
  );
}

function Facts({ view }: Pick<Props, "view">) {
  if (view.facts.length === 0) return null;
  return (
    <dl className={FACTS}>
      {view.facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-[13px] text-(--quiet)">{fact.label}</dt>
          <dd className="font-[550]">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

// Paper stays paper: the tokens are set again here, so that the theme of the screen does not reach the sheet.
function paper(accent: string): CSSProperties {
  const tokens = {
    "--paper": "#ffffff",
    "--ink": "#1d1b18",
    "--quiet": "#6a645b",
    "--line": "#dcd7ce",
    "--accent": accent,
  };
  return { ...tokens, colorScheme: "light" };
}
