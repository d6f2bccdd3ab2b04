import type { QuoteVersion } from "#api/quotes.ts";
import { decideQuote } from "#api/quotes.ts";
import { signingWords } from "#domain/quotes/signing/received-certificates.messages.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { AddPhotos } from "#web/projects/photos/add-photos.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Check, CircleDashed } from "lucide-react";

type Props = {
  projectId: string;
  version: Pick<QuoteVersion, "id" | "number" | "certificates">;
  decision: NonNullable<QuoteVersion["decision"]>;
};

/** Which signed certificates the seller has of an acceptance that they noted, and where the others are noted later. */
export function CertificatesReceived({ projectId, version, decision }: Props) {
  const isUnsaid = decision.received_certificates === null;
  const receivedTitles = decision.received_certificates ?? [];
  const note = useChange((titles: string[]) =>
    call(decideQuote, {
      params: { versionId: version.id },
      body: {
        decision: decision.decision,
        signer: decision.signer,
        decided_on: decision.decided_on,
        received_certificates: titles,
      },
    }),
  );
  const isLacking = version.certificates.some((title) => !receivedTitles.includes(title));
  return (
    <section aria-label={signingWords.title} className="flex flex-col gap-3 border-t border-line pt-4">
      <ul className="flex flex-col gap-3">
        {version.certificates.map((title) => (
          <Row
            key={title}
            title={title}
            isReceived={receivedTitles.includes(title)}
            isUnsaid={isUnsaid}
            isBusy={note.isPending && (note.variables?.includes(title) ?? false)}
            receive={() => note.mutate([...receivedTitles, title])}
          />
        ))}
      </ul>
      {isUnsaid && (
        <Button look="quiet" className="self-start" onClick={() => note.mutate([])}>
          {signingWords.noneYet}
        </Button>
      )}
      {isLacking && (
        <p className="text-fine text-quiet">{isUnsaid ? signingWords.whenUnsaid : signingWords.untilThen}</p>
      )}
      {receivedTitles.length > 0 && (
        <>
          <p className="text-fine text-quiet">{signingWords.keepPaper}</p>
          <AddPhotos
            projectId={projectId}
            about={version.number}
            room={1}
            photoName={signingWords.photoName(version.number)}
          />
        </>
      )}
      {note.error && <Failure error={note.error} />}
    </section>
  );
}

type RowProps = { title: string; isReceived: boolean; isUnsaid: boolean; isBusy: boolean; receive: () => void };

function Row({ title, isReceived, isUnsaid, isBusy, receive }: RowProps) {
  const whenMissing = isUnsaid ? signingWords.unsaid : signingWords.missing;
  const Icon = isReceived ? Check : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Icon aria-hidden className={`size-5 shrink-0 ${isReceived ? "text-good" : "text-alert"}`} />
      <span className="min-w-48 flex-1">
        {title} : {isReceived ? signingWords.isReceived : whenMissing}
      </span>
      {!isReceived && (
        <Button className="max-md:w-full" isBusy={isBusy} onClick={receive}>
          {signingWords.note}
        </Button>
      )}
    </li>
  );
}
