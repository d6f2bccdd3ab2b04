import { knownColumnsWords } from "#domain/imports/imports.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Options, SelectField } from "#web/ui/field.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";
import type { Choices, ImportOf, ImportSubject } from "./import-subject.ts";

type Props<File extends ImportOf> = { subject: ImportSubject<File>; file: File; chooseOther: () => void };

/** What each column of a file is for, and how its first rows are read with it. */
export function ColumnsForm<File extends ImportOf>({ subject, file: sentFile, chooseOther }: Props<File>) {
  const { words, fields, hasNeededColumn, run, Options: SubjectOptions } = subject;
  const [file, setFile] = useState(sentFile);
  const [columns, setColumns] = useState<readonly string[]>(file.columns);
  const [isShown, setShown] = useState(() => file.columns.includes("") || !hasNeededColumn(file.columns));
  const start = useSingleChange(() => run({ file, columns }, true));
  const choose = (place: number, column: string) =>
    setColumns(columns.map((other, index) => (index === place ? column : other)));
  return (
    <div className="flex flex-col gap-6">
      {!isShown && (
        <p className="-my-2 flex items-center gap-x-1">
          {knownColumnsWords(columns.length)}
          <Button look="quiet" onClick={() => setShown(true)}>
            Modifier
          </Button>
        </p>
      )}
      {isShown && (
        <Card title="À quoi sert chaque colonne">
          <p className="-mt-2 mb-4 text-quiet [overflow-wrap:anywhere]">{file.file_name}</p>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 beside-panel:grid-cols-2">
            {file.headers.map((header, place) => (
              <SelectField
                // Two columns may have one name.
                key={`${place} ${header}`}
                label={header}
                hint={exampleOf(file.sample, place)}
                value={columns[place] ?? ""}
                onChange={(event) => choose(place, event.target.value)}
              >
                <Options options={fields} />
              </SelectField>
            ))}
          </div>
        </Card>
      )}
      <LeftOut headers={file.headers.filter((_header, place) => (columns[place] ?? "") === "")} />
      {SubjectOptions && <SubjectOptions file={file} change={setFile} />}
      <Preview subject={subject} choices={{ file, columns }} />
      {!hasNeededColumn(columns) && <FormFailure>{words.neededColumn}</FormFailure>}
      <FormFailure>{start.error?.message}</FormFailure>
      <div className="flex flex-wrap gap-2 max-md:*:w-full">
        <Button
          look="primary"
          disabled={!hasNeededColumn(columns)}
          isBusy={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          {words.importLabel(file.row_count)}
        </Button>
        <Button look="quiet" onClick={chooseOther}>
          Choisir un autre fichier
        </Button>
      </div>
    </div>
  );
}

// What is not taken is said before, not found out after.
function LeftOut({ headers }: { headers: readonly string[] }) {
  if (headers.length === 0) return null;
  return (
    <p role="status" className="-mt-3 text-fine text-quiet [overflow-wrap:anywhere]">
      {headers.length === 1 ? "Colonne qui n'est pas reprise" : "Colonnes qui ne sont pas reprises"}
      {` : ${headers.join(", ")}.`}
    </p>
  );
}

function exampleOf(sample: ImportOf["sample"], place: number): string {
  const values = sample.map((cells) => (cells[place] ?? "").trim()).filter((value) => value !== "");
  return values.length === 0 ? "Vide sur les premières lignes" : [...new Set(values)].slice(0, 3).join(" · ");
}

type PreviewProps<File extends ImportOf> = { subject: ImportSubject<File>; choices: Choices<File> };

function Preview<File extends ImportOf>({ subject, choices }: PreviewProps<File>) {
  return (
    <Card title={subject.words.previewTitle}>
      <ul className="divide-y divide-line xl:columns-2 xl:gap-8 beside-panel:columns-1">
        {choices.file.sample.map((cells, place) => {
          const { title, facts } = subject.readRow(choices, cells);
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
