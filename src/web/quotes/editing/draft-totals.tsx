import type { PrintedLines } from "./bench-context.ts";

/** What the lines add up to, as the document prints it. */
export function DraftTotals({ rows, isSaving }: { rows: PrintedLines["totals"]; isSaving: boolean }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <dl className="ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map((row) => (
          <div key={row.label} className="contents">
            <dt className={row.strong ? "pt-1 font-[550]" : "text-quiet"}>{row.label}</dt>
            <dd className={`figures text-right whitespace-nowrap ${row.strong ? "text-title font-bold" : ""}`}>
              {row.value}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-2 min-h-5 text-right text-fine text-quiet">
        {isSaving ? "Enregistrement…" : ""}
      </p>
    </div>
  );
}
