import { knownColumnsWords, likelyWords, readColumnsWords } from "#domain/imports/imports.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Options, SelectField } from "#web/ui/field.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { useState } from "react";
import type { Choices, ImportOf, ImportSubject } from "./import-subject.ts";

type Props<File extends ImportOf> = { subject: ImportSubject<File>; file: File; chooseOther: () => void };

/** How the first rows of a file are read, what each of its columns is for, and what the import will do. */
export function ColumnsForm<File extends ImportOf>({ subject, file: sentFile, chooseOther }: Props<File>) {
  const { words, hasNeededColumn, run, useForecast, isIdle, Options: SubjectOptions } = subject;
  const [file, setFile] = useState(sentFile);
  const [columns, setColumns] = useState<readonly string[]>(file.columns);
  const forecast = useForecast({ file, columns });
  const start = useSingleChange(() => run({ file, columns }, true));
  const isNamed = hasNeededColumn(columns);
  return (
    <div className="flex flex-col gap-6">
      <Preview subject={subject} choices={{ file, columns }} />
      <Columns subject={subject} choices={{ file, columns }} setColumns={setColumns} />
      {SubjectOptions && <SubjectOptions file={file} forecast={forecast} change={setFile} />}
      {!isNamed && <FormFailure>{words.neededColumn}</FormFailure>}
      <FormFailure>{start.error?.message}</FormFailure>
      <div className="flex flex-col gap-3">
        {isNamed && forecast !== null && forecast.findings !== "" && <p role="status">{forecast.findings}</p>}
        <div className="flex flex-wrap gap-2 max-md:*:w-full">
          <Button
            look="primary"
            disabled={!isNamed || isIdle?.(file, forecast)}
            isBusy={start.isPending}
            onClick={() => start.mutate(undefined)}
          >
            {words.importLabel(file, forecast)}
          </Button>
          <Button look="quiet" onClick={chooseOther}>
            Choisir un autre fichier
          </Button>
        </div>
      </div>
    </div>
  );
}

type ColumnsProps<File extends ImportOf> = {
  subject: ImportSubject<File>;
  choices: Choices<File>;
  setColumns: (columns: readonly string[]) => void;
};

// What is not taken is said before, not found out after. On a phone the choices are one under the other: they wait.
function Columns<File extends ImportOf>({ subject, choices, setColumns }: ColumnsProps<File>) {
  const { fields, hasNeededColumn, likelyField } = subject;
  const { file, columns } = choices;
  const onPhone = useOnPhone();
  const [isShown, setShown] = useState(() => !hasNeededColumn(file.columns) || (!onPhone && file.columns.includes("")));
  const leftPlaces = file.headers.flatMap((_header, place) => ((columns[place] ?? "") === "" ? [place] : []));
  const likelyLabel = (place: number) =>
    (leftPlaces.includes(place) && likelyField?.(cellsAt(file.sample, place))) || null;
  const choose = (place: number, column: string) =>
    setColumns(file.headers.map((_header, index) => (index === place ? column : (columns[index] ?? ""))));
  return (
    <>
      <div role="status" className="-my-2 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-1">
          {leftPlaces.length === 0
            ? knownColumnsWords(columns.length)
            : readColumnsWords(
                file.headers.length - leftPlaces.length,
                leftPlaces.map((place) => file.headers[place] ?? ""),
              )}
          {!isShown && (
            <Button look="quiet" className="max-md:-ml-4" onClick={() => setShown(true)}>
              Modifier
            </Button>
          )}
        </p>
        {!isShown &&
          leftPlaces.map((place) => {
            const label = likelyLabel(place);
            return (
              label && (
                <p key={place} className="text-fine text-alert">
                  {file.headers[place]} : {likelyWords(label)}
                </p>
              )
            );
          })}
      </div>
      {isShown && (
        <Card title="À quoi sert chaque colonne">
          <p className="-mt-2 mb-4 text-quiet [overflow-wrap:anywhere]">{file.file_name}</p>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 beside-panel:grid-cols-2">
            {file.headers.map((header, place) => (
              <SelectField
                // Two columns may have one name.
                key={`${place} ${header}`}
                label={header}
                hint={<ColumnHint example={exampleOf(file.sample, place)} likelyLabel={likelyLabel(place)} />}
                value={columns[place] ?? ""}
                onChange={(event) => choose(place, event.target.value)}
              >
                <Options options={fields} />
              </SelectField>
            ))}
          </div>
        </Card>
      )}
    </>
  );
}

function ColumnHint({ example, likelyLabel }: { example: string; likelyLabel: string | null }) {
  return (
    <>
      {example}
      {likelyLabel && <span className="block text-alert">{likelyWords(likelyLabel)}</span>}
    </>
  );
}

function cellsAt(sample: ImportOf["sample"], place: number): string[] {
  return sample.map((cells) => (cells[place] ?? "").trim());
}

function exampleOf(sample: ImportOf["sample"], place: number): string {
  const values = cellsAt(sample, place).filter((value) => value !== "");
  return values.length === 0 ? "Vide sur les premières lignes" : [...new Set(values)].slice(0, 3).join(" · ");
}

type PreviewProps<File extends ImportOf> = { subject: ImportSubject<File>; choices: Choices<File> };

function Preview<File extends ImportOf>({ subject, choices }: PreviewProps<File>) {
  return (
    <Card title={subject.words.previewTitle}>
      <ul className="-my-2 divide-y divide-line">
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
