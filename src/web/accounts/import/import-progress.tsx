import type { ImportAnswer } from "#api/accounts.ts";
import { findLastImport, runImport } from "#api/accounts.ts";
import { importWords } from "#domain/accounts/import/import.messages.ts";
import { percentOf } from "#domain/shared/money.ts";
import { showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { Link } from "@tanstack/react-router";
import { saveReport } from "./save-report.ts";

const TITLES = { running: "Import en cours", stopped: "Import arrêté", done: "Import terminé" };

type Props = { file: ImportAnswer; state: keyof typeof TITLES; chooseOther: () => void };

/** How far an import is, what became of its rows, and what can be done about it. */
export function ImportProgress({ file, state, chooseOther }: Props) {
  const { id, columns, row_count: rows, known_count: knownCount, refused_count: refusedCount } = file;
  const setRunning = useSingleChange(
    (isRunning: boolean) => call(runImport, { params: { id }, body: { columns, is_running: isRunning } }),
    { onSuccess: (answer) => showAnswer(findLastImport, {}, answer) },
  );
  const report = useSingleChange(() => saveReport(file));
  const doneCount = file.added_count + knownCount + refusedCount;
  return (
    <Card title={TITLES[state]}>
      <p className="-mt-2 mb-4 text-quiet [overflow-wrap:anywhere]">{file.file_name}</p>
      <Progress label="Lignes lues" percent={Math.floor(percentOf(doneCount, rows))} />
      <p role="status" className="mt-4 font-[550]">
        {importWords(file)}.
      </p>
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
        {state === "done" && (
          <Link to="/app/customers" className={buttonLook({ look: "primary" })}>
            Voir les clients
          </Link>
        )}
        {state !== "running" && knownCount + refusedCount > 0 && (
          <Button isBusy={report.isPending} onClick={() => report.mutate(undefined)}>
            Lignes non importées (CSV)
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
