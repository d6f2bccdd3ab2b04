import type { ItemLine, Line } from "#domain/lines/line.ts";
import { unitWord } from "#domain/lines/line.ts";
import { pasteMessages } from "#domain/lines/pasted-lines.messages.ts";
import type { PastedRow, PastedTable } from "#domain/lines/pasted-lines.ts";
import { PASTED_COLUMNS, pastedRows, readPastedTable } from "#domain/lines/pasted-lines.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { newId } from "#web/client/new-id.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";
import { useMemo, useState } from "react";

type Props = { text: string; lines: readonly Line[]; addLines: (lines: Line[]) => void };

/** A table of a spreadsheet that becomes lines: what was understood is shown first, column by column and row by row. */
export function PasteForm({ text: firstText, lines, addLines }: Props) {
  const [text, setText] = useState(firstText);
  const [table, setTable] = useState<PastedTable | null>(() => readPastedTable(firstText));
  const rows = useMemo(() => (table ? pastedRows(table, newItemLine("", lines), newId) : []), [table, lines]);
  const readLines = rows.flatMap(({ line }) => line ?? []);
  const isTooMany = lines.length + readLines.length > MAX_DRAFT_LINES;
  return (
    <div className="flex flex-col gap-4">
      {table === null && (
        <TextAreaField
          autoFocus
          label="Tableau copié de ton tableur"
          hint="Copie les cellules dans ton tableur, puis colle-les ici : désignation, quantité, unité, prix unitaire."
          rows={6}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTable(readPastedTable(event.target.value));
          }}
        />
      )}
      {table && <Columns table={table} setTable={setTable} />}
      {table && <Rows rows={rows} />}
      {isTooMany && (
        <p role="alert" className="text-bad">
          Un devis a {MAX_DRAFT_LINES} lignes au plus : colle ce tableau en plusieurs fois, dans plusieurs devis.
        </p>
      )}
      <Button look="primary" isWide disabled={readLines.length === 0 || isTooMany} onClick={() => addLines(readLines)}>
        {readLines.length === 0
          ? "Aucune ligne à ajouter"
          : readLines.length === 1
            ? "Ajouter 1 ligne"
            : `Ajouter ${readLines.length} lignes`}
      </Button>
    </div>
  );
}

function Columns({ table, setTable }: { table: PastedTable; setTable: (table: PastedTable) => void }) {
  const sample = table.rows[table.hasHeader ? 1 : 0] ?? [];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-[550]">Ce que dit chaque colonne</legend>
      {table.columns.map((column, place) => (
        <SelectField
          key={place}
          label={columnName(table, place, sample)}
          value={column}
          onChange={(event) => {
            const choice = PASTED_COLUMNS.find((one) => one === event.target.value) ?? "ignored";
            // A quote has one quantity and one price: the column that had it has it no more.
            const columns = table.columns.map((one, at) => (at === place ? choice : one === choice ? "ignored" : one));
            setTable({ ...table, columns });
          }}
        >
          {PASTED_COLUMNS.map((one) => (
            <option key={one} value={one}>
              {pasteMessages.columns[one]}
            </option>
          ))}
        </SelectField>
      ))}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-(--act)"
          checked={table.hasHeader}
          onChange={(event) => setTable({ ...table, hasHeader: event.target.checked })}
        />
        La première ligne du tableau est un titre
      </label>
    </fieldset>
  );
}

function figuresOf({ quantityE4, unit, unitPriceE6 }: ItemLine): string {
  const quantity = `${formatScaled(quantityE4, 4, 0)} ${unitWord(unit, quantityE4)}`;
  return `${quantity} × ${formatScaled(unitPriceE6, 6, 2)} €`;
}

function columnName({ rows, hasHeader }: PastedTable, place: number, sample: readonly string[]): string {
  const title = hasHeader ? rows[0]?.[place] : undefined;
  const example = (sample[place] ?? "").slice(0, 40) || "vide";
  return title ? `${title} (« ${example} »)` : `Colonne ${place + 1} (« ${example} »)`;
}

function Rows({ rows }: { rows: readonly PastedRow[] }) {
  const refused = rows.filter(({ problem }) => problem !== null).length;
  return (
    <section>
      <h3 className="mb-1 font-[550]">
        Ce qui sera ajouté
        {refused > 0 && (
          <span className="text-bad">{` – ${refused === 1 ? "1 ligne laissée" : `${refused} lignes laissées`}`}</span>
        )}
      </h3>
      <ul className="divide-y divide-line">
        {rows.map(({ cells, line, problem }, place) => (
          <li key={place} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className={line?.kind === "section" ? "font-bold" : ""}>{line?.label ?? cells.join(" | ")}</span>
              {line?.kind === "section" && <span className="text-fine text-quiet"> (section)</span>}
              {problem !== null && <span className="block text-fine text-bad">{problem}</span>}
            </span>
            {line?.kind === "item" && (
              <span className="figures text-fine whitespace-nowrap text-quiet">{figuresOf(line)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
