import { percentOf } from "#domain/shared/money.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import type { ImportOf, ImportSubject } from "./import-subject.ts";
import { saveReport } from "./save-report.ts";
import { UnaddedRows } from "./unadded-rows.tsx";

const TITLES = { running: "Import en cours", stopped: "Import arrêté", done: "Import terminé" };

type Props<File extends ImportOf> = {
  subject: ImportSubject<File>;
  file: File;
  state: keyof typeof TITLES;
  chooseOther: () => void;
};

/** How far an import is, what became of its rows, and what can be done about it. */
export function ImportProgress<File extends ImportOf>({ subject, file, state, chooseOther }: Props<File>) {
  const { columns, row_count: rows, known_count: knownCount, refused_count: refusedCount } = file;
  const { completed_count: completedCount, marked_count: markedCount } = file;
  const setRunning = useSingleChange((isRunning: boolean) => subject.run({ file, columns }, isRunning), {
    onSuccess: ({ import: nextFile }) => subject.show(nextFile),
  });
  const report = useSingleChange(() => saveReport(subject, file));
  const doneCount = file.added_count + completedCount + knownCount + refusedCount;
  const hasReport = refusedCount + markedCount > 0 || (subject.isKnownReported && knownCount > 0);
  return (
    <Card title={TITLES[state]}>
      <p className="-mt-2 mb-4 text-quiet [overflow-wrap:anywhere]">{file.file_name}</p>
      <Progress label="Lignes lues" percent={Math.floor(percentOf(doneCount, rows))} />
      <p role="status" className="mt-4 font-[550]">
        {subject.words.doneWords(file)}.
      </p>
      {state !== "running" && hasReport && <UnaddedRows subject={subject} file={file} />}
      {state === "running" && <p className="mt-1 text-quiet">Tu peux quitter cette page : l'import continue.</p>}
      <FormFailure>{setRunning.error?.message ?? report.error?.message}</FormFailure>
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:w-full">
        {state === "running" && (
          <Button isBusy={setRunning.isPending} onClick={() => setRunning.mutate(false)}>
            Arrêter
          </Button>
        )}
        {state === "stopped" && (
          <Button look="primary" isBusy={setRunning.isPending} onClick={() => setRunning.mutate(true)}>
            Reprendre
          </Button>
        )}
        {state === "done" && subject.words.showAll}
        {state !== "running" && hasReport && (
          <Button isBusy={report.isPending} onClick={() => report.mutate(undefined)}>
            Lignes à revoir (CSV)
          </Button>
        )}
        {state !== "running" && (
          <Button look="quiet" onClick={chooseOther}>
            Importer un autre fichier
          </Button>
        )}
      </div>
    </Card>
  );
}
