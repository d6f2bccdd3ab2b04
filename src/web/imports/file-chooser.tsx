import { csvLine, textCell } from "#domain/imports/csv-cells.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { saveText } from "#web/ui/save-file.ts";
import { cx } from "class-variance-authority";
import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import type { ImportOf, ImportSubject } from "./import-subject.ts";
import { sendFile } from "./send-file.ts";

const ACCEPTED =
  ".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Asks for a file and sends it. */
export function FileChooser<File extends ImportOf>({
  subject,
  onSent,
}: {
  subject: ImportSubject<File>;
  onSent: () => void;
}) {
  const [percent, setPercent] = useState(0);
  const send = useSingleChange((file: NamedFile) => sendFile(subject, file, setPercent), {
    onSuccess: (file) => {
      subject.show(file);
      onSent();
    },
  });
  return (
    <Card title={subject.words.fileTitle}>
      <p className="mb-4 text-quiet">{subject.words.fileHelp}</p>
      <FormFailure>{send.error?.message}</FormFailure>
      {send.isPending ? (
        <Progress label="Envoi du fichier" percent={percent} />
      ) : (
        <>
          <DropZone take={(file) => send.mutate(file)} />
          <Button
            look="quiet"
            className="mt-2 -ml-4 max-md:ml-0 max-md:w-full"
            onClick={() => saveExample(subject.words.example)}
          >
            <Download aria-hidden className="size-5" />
            Un fichier d'exemple à remplir
          </Button>
        </>
      )}
    </Card>
  );
}

// With the mark that tells spreadsheets its letters.
function saveExample({ fileName, columns, rows }: ImportSubject<ImportOf>["words"]["example"]): void {
  const lines = [columns, ...rows].map((cells) => csvLine(cells.map(textCell)));
  saveText(fileName, `\uFEFF${lines.join("")}`, "text/csv;charset=utf-8");
}

type NamedFile = Blob & { name: string };

/** Takes a file that is dropped on it, or chosen. */
function DropZone({ take }: { take: (file: NamedFile) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) take(file);
      }}
      className={cx(
        "flex flex-col items-center gap-3 rounded-card md:border md:border-dashed md:px-6 md:py-10",
        isOver ? "border-act bg-act-pale" : "border-edge md:bg-bench",
      )}
    >
      <FileSpreadsheet aria-hidden className="size-8 text-quiet max-md:hidden" />
      <p className="text-quiet max-md:hidden">Dépose ton fichier ici, ou</p>
      <label
        className={cx(
          buttonLook({ look: "primary", className: "cursor-pointer max-md:w-full" }),
          "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-act",
        )}
      >
        Choisir un fichier Excel ou CSV
        <input
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again once it is corrected.
            target.value = "";
            if (file) take(file);
          }}
        />
      </label>
    </div>
  );
}
