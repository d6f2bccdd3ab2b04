import type { ImportAnswer } from "#api/accounts.ts";
import { runImport } from "#api/accounts.ts";
import { hasNameColumn } from "#domain/accounts/import/customer-columns.ts";
import type { ImportColumn } from "#domain/accounts/import/import-fields.ts";
import { IMPORT_FIELDS } from "#domain/accounts/import/import-fields.ts";
import { IMPORT_FIELD_WORDS, importLabel, importMessages } from "#domain/accounts/import/import.messages.ts";
import { readImportedCustomer } from "#domain/accounts/import/imported-customer.ts";
import { CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Options, SelectField } from "#web/ui/field.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";

const OPTIONS = (["", ...IMPORT_FIELDS] as const).map((value) => ({ value, label: IMPORT_FIELD_WORDS[value] }));

type Props = { file: ImportAnswer; chooseOther: () => void };

/** What each column of a file is for, and how its first customers are read with it. */
export function ColumnsForm({ file, chooseOther }: Props) {
  const [columns, setColumns] = useState<readonly ImportColumn[]>(file.columns);
  const start = useSingleChange(() =>
    call(runImport, { params: { id: file.id }, body: { columns: [...columns], is_running: true } }),
  );
  const choose = (place: number, column: string) =>
    setColumns(
      columns.map((other, index) =>
        index === place ? (OPTIONS.find(({ value }) => value === column)?.value ?? "") : other,
      ),
    );
  return (
    <div className="flex flex-col gap-6">
      <Card title="À quoi sert chaque colonne">
        <p className="-mt-2 mb-4 text-quiet [overflow-wrap:anywhere]">{file.file_name}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {file.headers.map((header, place) => (
            <SelectField
              // Two columns may have one name.
              key={`${place} ${header}`}
              label={header}
              hint={exampleOf(file.sample, place)}
              value={columns[place] ?? ""}
              onChange={(event) => choose(place, event.target.value)}
            >
              <Options options={OPTIONS} />
            </SelectField>
          ))}
        </div>
      </Card>
      <Preview columns={columns} rows={file.sample} />
      {!hasNameColumn(columns) && <FormFailure>{importMessages.no_name_column}</FormFailure>}
      <FormFailure>{start.error?.message}</FormFailure>
      <div className="flex flex-wrap gap-2 max-md:*:w-full">
        <Button
          look="primary"
          disabled={!hasNameColumn(columns)}
          isBusy={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          {importLabel(file.row_count)}
        </Button>
        <Button look="quiet" onClick={chooseOther}>
          Choisir un autre fichier
        </Button>
      </div>
    </div>
  );
}

function exampleOf(sample: ImportAnswer["sample"], place: number): string {
  const values = sample.map((cells) => (cells[place] ?? "").trim()).filter((value) => value !== "");
  return values.length === 0 ? "Vide sur les premières lignes" : [...new Set(values)].slice(0, 3).join(" · ");
}

function Preview({ columns, rows }: { columns: readonly ImportColumn[]; rows: ImportAnswer["sample"] }) {
  return (
    <Card title="Les premiers clients">
      <ul className="divide-y divide-line">
        {rows.map((cells, place) => {
          const { title, facts } = linesOf(columns, cells);
          return (
            // The rows of a file have no name, and never move.
            // oxlint-disable-next-line react/no-array-index-key -- rows that never move
            <li key={place} className="py-2 [overflow-wrap:anywhere]">
              <p className="font-[550]">{title}</p>
              <p className="text-fine text-quiet">{facts}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function linesOf(columns: readonly ImportColumn[], cells: readonly string[]): { title: string; facts: string } {
  const row = readImportedCustomer(columns, cells);
  if (!row.ok)
    return { title: cells.filter((cell) => cell !== "").join(" · "), facts: importMessages[row.refusal.code] };
  const { company, civility, first_name, last_name, email, phone, siret, siren, address } = row.value;
  const person = [CIVILITY_WORDS[civility], first_name, last_name].filter((part) => part !== "").join(" ");
  const town = `${address.postal_code} ${address.city}`.trim();
  return {
    title: [company, person].filter((part) => part !== "").join(", "),
    facts: [phone, email, address.line1, town, siret || siren].filter((part) => part !== "").join(" · "),
  };
}
