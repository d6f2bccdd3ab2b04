import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { ColumnsForm } from "./columns-form.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { ImportProgress } from "./import-progress.tsx";
import type { ImportOf, ImportSubject, LastImport } from "./import-subject.ts";

type Props<File extends ImportOf> = { subject: ImportSubject<File>; last: LastImport<File> };

/** An import from its file to its last row. Left and opened again, it is where it was. */
export function ImportSteps<File extends ImportOf>({ subject, last: { data, error, refetch } }: Props<File>) {
  const [isOtherWanted, setOtherWanted] = useState(false);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  const file = data.import;
  const chooseOther = () => setOtherWanted(true);
  if (isOtherWanted || !file || file.state === "receiving")
    return <FileChooser subject={subject} onSent={() => setOtherWanted(false)} />;
  if (file.state === "ready")
    return <ColumnsForm key={file.id} subject={subject} file={file} chooseOther={chooseOther} />;
  return <ImportProgress subject={subject} file={file} state={file.state} chooseOther={chooseOther} />;
}

const LOOK_MS = 1_500;

/** How often the screen of an import looks how far it is. */
export function lookAgainMs(answer: { import: ImportOf | null } | undefined): number | false {
  return answer?.import?.state === "running" ? LOOK_MS : false;
}
