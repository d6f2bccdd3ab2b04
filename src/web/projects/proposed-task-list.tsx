import type { ProposedRow } from "#domain/projects/proposed-rows.ts";
import { totalHours } from "#domain/projects/task.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { inputText } from "#web/ui/number-field.tsx";
import { useId, useState } from "react";

type Props = {
  rows: readonly ProposedRow[];
  /** False once it was answered: the list then shows what was kept. */
  isActive?: boolean;
  isBusy?: boolean;
  keep: (rows: readonly ProposedRow[], words: string) => void;
};

/** Proposed tasks, each with its tick and its hours. « Garder » adds those that are ticked, in one call. */
export function ProposedTaskList({ rows: proposedRows, isActive = true, isBusy = false, keep }: Props) {
  const [rows, setRows] = useState(proposedRows);
  const tickedRows = rows.filter(({ isTicked }) => isTicked);
  const change = (id: string, part: Partial<ProposedRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const words = keepWords(tickedRows.length);
  return (
    <form
      className="mt-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep(rows, words);
      }}
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-paper px-3">
        {rows.map((row) => (
          <ProposedTask key={row.id} row={row} isActive={isActive} change={(part) => change(row.id, part)} />
        ))}
      </ul>
      {isActive && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            type="submit"
            look={tickedRows.length === 0 ? "plain" : "primary"}
            className="max-md:w-full"
            isBusy={isBusy}
          >
            {words}
          </Button>
          {tickedRows.length > 0 && <span className="figures text-fine text-quiet">{hoursWords(tickedRows)}</span>}
        </div>
      )}
    </form>
  );
}

function ProposedTask({
  row: { title, hours, isTicked, error },
  isActive,
  change,
}: {
  row: ProposedRow;
  isActive: boolean;
  change: (part: Partial<ProposedRow>) => void;
}) {
  const errorId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-(--act)"
          disabled={!isActive}
          checked={isTicked}
          onChange={(event) => change({ isTicked: event.target.checked })}
        />
        <span className={`min-w-0 break-words ${isTicked ? "" : "text-quiet"}`}>{title}</span>
      </label>
      <span className="relative w-20 shrink-0">
        <input
          aria-label={`Heures pour « ${title} »`}
          value={hours}
          inputMode="decimal"
          autoComplete="off"
          disabled={!isActive}
          onChange={(event) => change({ hours: event.target.value })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className="box figures bg-transparent pr-7 pl-2 text-right"
        />
        <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet">
          h
        </span>
      </span>
      {error !== undefined && (
        <p id={errorId} role="alert" className="w-full text-right text-fine text-bad">
          {error}
        </p>
      )}
    </li>
  );
}

function keepWords(count: number): string {
  if (count === 0) return "N'en garder aucune";
  return count === 1 ? "Garder 1 tâche" : `Garder ${count} tâches`;
}

// Hours that cannot be read count for nothing here: « Garder » says which.
function hoursWords(rows: readonly ProposedRow[]): string {
  const hours = totalHours(rows.map((row) => ({ estimate_h: parseFrenchNumber(row.hours) ?? 0 })));
  return `${inputText(hours)} h en tout`;
}
