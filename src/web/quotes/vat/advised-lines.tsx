import type { VatAdviceAnswer } from "#api/quotes/vat-advice.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { adviceReasons, undecidedReasons } from "#domain/lines/vat-advice/vat-advice.messages.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { formatPercent } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Check } from "lucide-react";

type AdvisedLine = VatAdviceAnswer["lines"][number];
type Props = { lines: readonly Line[]; advice: readonly AdvisedLine[]; changeLines: (next: Line[]) => void };

/** The rate that the answers give each line, why, and a button for what the line has not yet. */
export function AdvisedLines({ lines, advice, changeLines }: Props) {
  const rows = lines.flatMap((line) => {
    const one = line.kind === "item" && advice.find(({ line_id }) => line_id === line.id);
    return one ? [{ line, ...one }] : [];
  });
  const toChange = rows.filter(({ line, advice }) => advice.kind === "advised" && !hasVat(line, advice));
  const take = (chosenRows: typeof rows) => changeLines(lines.map((line) => withAdvice(line, chosenRows)));
  if (rows.length === 0) return null;
  return (
    <section aria-label="TVA de chaque ligne" className="border-t border-line pt-4">
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={row.line.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-[550] [overflow-wrap:anywhere]">{row.line.label}</span>
              <span className="block text-fine text-quiet">{sentenceOf(row)}</span>
            </span>
            {toChange.includes(row) ? (
              <Button onClick={() => take([row])}>Passer à {rateOf(row.advice)}</Button>
            ) : (
              row.advice.kind === "advised" && (
                <span className="figures flex min-h-11 items-center gap-2 text-good">
                  <Check aria-hidden className="size-5" />
                  {rateOf(row.advice)}
                </span>
              )
            )}
          </li>
        ))}
      </ul>
      {toChange.length > 1 && (
        <Button look="primary" isWide className="mt-2" onClick={() => take(toChange)}>
          Changer les {toChange.length} lignes
        </Button>
      )}
    </section>
  );
}

type Advice = AdvisedLine["advice"];

function rateOf(advice: Advice): string {
  return advice.kind === "advised" ? formatPercent(advice.vat_basis_points) : "";
}

function sentenceOf({ line, advice }: { line: ItemLine; advice: Advice }): string {
  if (advice.kind === "advised") return adviceReasons[advice.why];
  if (advice.kind === "undecided") return undecidedReasons[advice.why];
  return `Aujourd'hui ${formatPercent(line.vat.basisPoints)}. Réponds aux questions pour savoir.`;
}

function hasVat({ vat }: ItemLine, advice: Advice & { kind: "advised" }): boolean {
  return vat.basisPoints === advice.vat_basis_points && (vat.basisPoints !== 0 || vat.reason === advice.vat_reason);
}

function withAdvice(line: Line, rows: readonly { line: Line; advice: Advice }[]): Line {
  const advice = rows.find((row) => row.line.id === line.id)?.advice;
  if (line.kind !== "item" || advice?.kind !== "advised") return line;
  return { ...line, vat: vatTreatment(advice.vat_basis_points, advice.vat_reason) };
}
