import { useSingleChange } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { cx } from "class-variance-authority";
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
  const send = useSingleChange((file: Blob & { name: string }) => sendFile(subject, file, setPercent), {
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
        <label
          className={cx(
            buttonLook({ look: "primary", className: "mt-4 cursor-pointer max-md:w-full" }),
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
              if (file) send.mutate(file);
            }}
          />
        </label>
      )}
    </Card>
  );
}
