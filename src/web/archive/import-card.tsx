import type { ArchiveImportAnswer } from "#api/archive.ts";
import { getArchiveImport } from "#api/archive.ts";
import {
  importArchiveMessages,
  importArchiveWords,
  importProgress,
  importedWords,
} from "#domain/archive/import-archive.messages.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { sendArchive } from "./send-archive.ts";
import { WithinProof, isProofNeeded } from "./within-proof.tsx";

const LOOK_MS = 1_000;

function isAtWork(one: ArchiveImportAnswer | null | undefined): boolean {
  return one?.state === "checking" || one?.state === "writing";
}

/**
 * Takes an archive back into a new company: its file is sent in parts, then it is checked and written. Left and opened
 * again, it is where it was. In a company whose documents were imported it says so, in any other one nothing.
 */
export function ImportCard() {
  // Once it is over, the page says so where it was followed.
  const [isFollowed, setIsFollowed] = useState(false);
  const { data, error, refetch } = useAnswer(
    getArchiveImport,
    {},
    { refetchInterval: ({ state }) => (isAtWork(state.data?.import) ? LOOK_MS : false) },
  );
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton />;
  if (isAtWork(data.import) && !isFollowed) setIsFollowed(true);
  if (data.origin) return <Origin origin={data.origin} isNew={isFollowed} />;
  const isShown = data.may_begin || isAtWork(data.import) || data.import?.state === "refused";
  return isShown ? (
    <Import
      current={data.import}
      mayBegin={data.may_begin}
      reload={() => {
        setIsFollowed(true);
        void refetch();
      }}
    />
  ) : null;
}

type ArchiveOrigin = NonNullable<Answer<typeof getArchiveImport>["origin"]>;

function Origin({ origin, isNew }: { origin: ArchiveOrigin; isNew: boolean }) {
  const words = importedWords({
    by: origin.by,
    day: dayAt(new Date(origin.at), FRENCH_TIME_ZONE),
    madeOn: origin.made_at && dayAt(new Date(origin.made_at), FRENCH_TIME_ZONE),
    sourceName: origin.source_name,
    documentCount: origin.document_count,
  });
  return (
    <Card title={importArchiveMessages.imported}>
      <p role="status" className="[overflow-wrap:anywhere]">
        {words}
      </p>
      <p className="mt-2 text-quiet">{importArchiveMessages.sealedHere}</p>
      {isNew && (
        // Everything that is on screen is of the company as it was before.
        <Button look="primary" className="mt-4 max-md:w-full" onClick={() => location.assign("/app")}>
          {importArchiveMessages.seeHome}
        </Button>
      )}
    </Card>
  );
}

type Props = { current: ArchiveImportAnswer | null; mayBegin: boolean; reload: () => void };

function Import({ current, mayBegin, reload }: Props) {
  const [percent, setPercent] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const send = useSingleChange((chosen: File) => sendArchive(chosen, setPercent), { onSettled: reload });
  const choose = (chosen: File) => {
    setPercent(0);
    setFile(chosen);
    send.mutate(chosen);
  };
  return (
    <Card title={importArchiveMessages.title}>
      <p className="text-quiet">{importArchiveMessages.lead}</p>
      <p className="mt-2 text-fine text-quiet">{importArchiveMessages.limits}</p>
      <div className="mt-4 flex flex-col gap-3">
        {send.isPending ? (
          <Sending percent={percent} />
        ) : (
          <>
            {current && <Progressing current={current} />}
            <FormFailure>{isProofNeeded(send.error) ? null : send.error?.message}</FormFailure>
            <WithinProof error={send.error} onProved={() => file && send.mutate(file)} onCancel={() => send.reset()}>
              {mayBegin && !isAtWork(current) && <Chooser isAgain={current?.state === "refused"} choose={choose} />}
            </WithinProof>
          </>
        )}
      </div>
    </Card>
  );
}

function Sending({ percent }: { percent: number }) {
  return (
    <>
      <Progress label={importArchiveMessages.sending} percent={percent} />
      <p className="text-fine text-quiet">{importArchiveMessages.stayHere}</p>
    </>
  );
}

function Progressing({ current }: { current: ArchiveImportAnswer }) {
  const words = importArchiveWords(current);
  if (current.state === "refused") return <FormFailure>{words}</FormFailure>;
  return (
    <>
      {isAtWork(current) && (
        <Progress
          label={current.state === "checking" ? importArchiveMessages.checking : importArchiveMessages.writing}
          percent={importProgress(current)}
        />
      )}
      <p role="status" className="font-[550]">
        {words}
      </p>
    </>
  );
}

function Chooser({ isAgain, choose }: { isAgain: boolean; choose: (file: File) => void }) {
  return (
    <label
      className={cx(
        buttonLook({ look: "primary", className: "cursor-pointer max-md:w-full md:self-start" }),
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-act",
      )}
    >
      {isAgain ? importArchiveMessages.chooseOther : importArchiveMessages.choose}
      <input
        type="file"
        accept=".zip,application/zip"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again once it is whole.
          target.value = "";
          if (file) choose(file);
        }}
      />
    </label>
  );
}
