import type { VatAdviceAnswer } from "#api/quotes/vat-advice.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { adviceReasons, undecidedReasons } from "#domain/lines/vat-advice/vat-advice.messages.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { formatMoney, formatPercent } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Check } from "lucide-react";

type AdvisedLine = VatAdviceAnswer["lines"][number];
type Props = {
  lines: readonly Line[];
  advice: readonly AdvisedLine[];
  changeLines: (next: Line[]) => void;
  /** What lines add up to, VAT and discount included. */
  grossCentsOf: (lines: Line[]) => number;
  close: () => void;
};
type Row = AdvisedLine & { line: ItemLine };

/** The rate that the answers give the lines, those of the same answer together, and a button for what they lack. */
export function AdvisedLines({ lines, advice, changeLines, grossCentsOf, close }: Props) {
  const rows = lines.flatMap((line): Row[] => {
    const one = line.kind === "item" && advice.find(({ line_id }) => line_id === line.id);
    return one ? [{ ...one, line }] : [];
  });
  const decidedRows = rows.filter(({ advice }) => advice.kind !== "to_ask");
  const toChange = rows.filter(({ line, advice }) => advice.kind === "advised" && !hasVat(line, advice));
  const withRows = (chosenRows: readonly Row[]) => lines.map((line) => withAdvice(line, chosenRows));
  if (rows.length === 0) return null;
  return (
    <>
      <section aria-label="TVA de chaque ligne" className="border-t border-line pt-4">
        {decidedRows.length < rows.length && <p className="text-fine text-quiet">{toAskWords(rows)}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {groupsOf(decidedRows).map((group) => (
            <Group
              key={group.map(({ line }) => line.id).join(" ")}
              group={group}
              isToChange={toChange.some((row) => group.includes(row))}
              take={() => changeLines(withRows(group))}
            />
          ))}
        </ul>
      </section>
      {toChange.length > 1 && (
        <div className={FOOT}>
          <p className="text-fine">
            {changeWords(toChange)}
            <span className="figures font-[550]">
              {formatMoney(grossCentsOf([...lines]))} → {formatMoney(grossCentsOf(withRows(toChange)))}
            </span>
          </p>
          <Button look="primary" isWide onClick={() => changeLines(withRows(toChange))}>
            Changer les {toChange.length} lignes
          </Button>
        </div>
      )}
      {toChange.length === 0 && decidedRows.length === rows.length && (
        <Button look="primary" isWide onClick={close}>
          Terminé
        </Button>
      )}
    </>
  );
}

// What the answers come to stays in sight under many lines.
const FOOT =
  "sticky -bottom-4 -mx-1 flex flex-col gap-2 border-t border-line bg-bench px-1 pt-3 pb-4 md:-bottom-6 md:pb-6";

function changeWords(toChange: readonly Row[]): string {
  const rates = new Set(toChange.map(({ advice }) => rateOf(advice)));
  const [rate] = rates;
  return `${toChange.length} lignes ${rates.size === 1 ? `passent à ${rate}` : "changent de TVA"}. Total TTC : `;
}

function toAskWords(rows: readonly Row[]): string {
  const open = rows.filter(({ advice }) => advice.kind === "to_ask");
  const rates = [...new Set(open.map(({ line }) => formatPercent(line.vat.basisPoints)))];
  const lines = open.length === 1 ? "1 ligne" : `${open.length} lignes`;
  return `${lines} à ${rates.join(" et ")} aujourd'hui. Réponds aux questions pour savoir.`;
}

// Lines with one answer, that have one rate today, are said once.
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { basisPoints, reason } = row.line.vat;
    const name = JSON.stringify([row.advice, basisPoints, reason]);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

function Group({ group, isToChange, take }: { group: readonly Row[]; isToChange: boolean; take: () => void }) {
  const [row] = group;
  if (row === undefined) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-40">
        {group.length === 1 ? (
          <span className="block font-[550] [overflow-wrap:anywhere]">{row.line.label}</span>
        ) : (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
              {group.length} lignes
            </summary>
            <span className="block pt-1 text-fine whitespace-pre-line [overflow-wrap:anywhere]">
              {group.map(({ line }) => line.label).join("\n")}
            </span>
          </details>
        )}
        <span className="block text-fine text-quiet">{sentenceOf(row)}</span>
      </span>
      {isToChange ? (
        <Button onClick={take}>Passer à {rateOf(row.advice)}</Button>
      ) : (
        row.advice.kind === "advised" && (
          <span className="figures flex min-h-11 items-center gap-2 text-good">
            <Check aria-hidden className="size-5" />
            {rateOf(row.advice)}
          </span>
        )
      )}
    </li>
  );
}

type Advice = AdvisedLine["advice"];

function rateOf(advice: Advice): string {
  return advice.kind === "advised" ? formatPercent(advice.vat_basis_points) : "";
}

function sentenceOf({ advice }: Row): string {
  if (advice.kind === "advised") return adviceReasons[advice.why];
  return advice.kind === "undecided" ? undecidedReasons[advice.why] : "";
}

function hasVat({ vat }: ItemLine, advice: Advice & { kind: "advised" }): boolean {
  return vat.basisPoints === advice.vat_basis_points && (vat.basisPoints !== 0 || vat.reason === advice.vat_reason);
}

function withAdvice(line: Line, rows: readonly { line: Line; advice: Advice }[]): Line {
  const advice = rows.find((row) => row.line.id === line.id)?.advice;
  if (line.kind !== "item" || advice?.kind !== "advised") return line;
  return { ...line, vat: vatTreatment(advice.vat_basis_points, advice.vat_reason) };
}
