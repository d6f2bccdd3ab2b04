import { Button } from "#web/ui/button.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { ColumnsForm } from "./columns-form.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { ImportProgress } from "./import-progress.tsx";
import type { ImportOf, ImportSubject, LastImport } from "./import-subject.ts";

type Props<File extends ImportOf> = { subject: ImportSubject<File>; last: LastImport<File> };

/**
 * An import from its file to its last row. Left and opened again, it is where it was, but for one that is over: the
 * next file is asked for, and the last import is a line below.
 */
export function ImportSteps<File extends ImportOf>({ subject, last: { data, error, refetch } }: Props<File>) {
  const [isOtherWanted, setOtherWanted] = useState(false);
  // The import that was seen on its way, or is looked at again.
  const [watchedId, setWatchedId] = useState<string | null>(null);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  const file = data.import;
  if (file && file.state !== "done" && file.id !== watchedId) setWatchedId(file.id);
  const chooseOther = () => {
    setOtherWanted(true);
    setWatchedId(null);
  };
  const isOver = file?.state === "done" && file.id !== watchedId;
  if (isOtherWanted || !file || file.state === "receiving" || isOver)
    return (
      <>
        <Steps here={0} />
        <FileChooser subject={subject} onSent={() => setOtherWanted(false)} />
        {file && isOver && (
          <FormerImport
            words={`${file.file_name} : ${subject.words.doneWords(file)}`}
            look={() => {
              setOtherWanted(false);
              setWatchedId(file.id);
            }}
          />
        )}
      </>
    );
  if (file.state === "ready")
    return (
      <>
        <Steps here={1} />
        <ColumnsForm key={file.id} subject={subject} file={file} chooseOther={chooseOther} />
      </>
    );
  return (
    <>
      <Steps here={2} />
      <ImportProgress subject={subject} file={file} state={file.state} chooseOther={chooseOther} />
    </>
  );
}

const STEPS = ["Le fichier", "Ses colonnes", "L'ajout"] as const;

// Where one is, and that nothing is added before the last step.
function Steps({ here }: { here: number }) {
  return (
    <ol aria-label="Étapes de l'import" className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === here ? "step" : undefined}
          className={cx("flex items-center gap-2", place === here ? "font-[550]" : "text-quiet")}
        >
          <span
            aria-hidden
            className={cx(
              "figures grid size-6 place-items-center rounded-full text-tiny font-bold",
              place === here ? "bg-act text-on-act" : "bg-sunk",
            )}
          >
            {place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function FormerImport({ words, look }: { words: string; look: () => void }) {
  return (
    <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 text-fine text-quiet">
      <span className="min-w-0 [overflow-wrap:anywhere]">Dernier import : {words}.</span>
      <Button look="quiet" className="-mr-4 max-md:-ml-4" onClick={look}>
        Revoir
      </Button>
    </p>
  );
}

const LOOK_MS = 1_500;

/** How often the screen of an import looks how far it is. */
export function lookAgainMs(answer: { import: ImportOf | null } | undefined): number | false {
  return answer?.import?.state === "running" ? LOOK_MS : false;
}
