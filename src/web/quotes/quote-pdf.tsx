import type { ProjectAnswer } from "#api/projects.ts";
import { LatePdfFrame } from "#web/documents/late-pdf-frame.tsx";
import type { ReactNode } from "react";

type PdfProps = { quote: NonNullable<ProjectAnswer["quote"]>; isFolded: boolean; update: ReactNode };

/** The PDF of a quote. Where the document stands beside its lines, its file is a tap away: `isFolded`. */
export function QuotePdf({ quote, isFolded, update }: PdfProps) {
  const frame = (
    <LatePdfFrame
      key={quote.url + quote.total}
      id={quote.id}
      url={quote.url}
      pageUrl={quote.page_url}
      title={`Devis ${quote.number}`}
      isSharedHere={quote.status !== "draft"}
    >
      {update}
    </LatePdfFrame>
  );
  if (!isFolded) return frame;
  return (
    <details className="rounded-card border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-[550]">PDF et lien du client</summary>
      <div className="p-4">{frame}</div>
    </details>
  );
}
