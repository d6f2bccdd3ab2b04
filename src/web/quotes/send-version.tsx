import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { prepareQuote, sendQuote } from "#api/quotes.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { call } from "#web/client/call.ts";
import { MailButton } from "#web/documents/mailing/document-mailing.tsx";
import { hasWrongAddress } from "#web/documents/mailing/mailing-view.ts";
import { isTaken, useDocumentMails } from "#web/documents/mailing/use-document-mails.ts";
import { useWantedMail } from "#web/documents/mailing/use-wanted-mail.ts";
import { Button } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import type { Behind } from "./follow/use-version-to-give.ts";
import { useVersionToGive } from "./follow/use-version-to-give.ts";
import { VersionGaps, useGiving } from "./version-gaps.tsx";

type Props = {
  project: Pick<ProjectAnswer, "customer_id" | "client_info">;
  version: QuoteVersion;
  /** The button that brings the quote up to date, or false. It is shown with a refusal that asks for it. */
  update: ReactNode;
  /** What the version no longer says, or null: it is brought up to date before it is given. */
  behind: Behind | null;
};

/**
 * Marks a version as sent. What the law asks of the seller, and of a private customer, is asked for first when it is
 * missing, then the version is marked.
 */
export function SendVersion({
  project,
  version,
  label,
  look,
  update,
  behind,
}: Props & { label: string; look?: "primary" | undefined }) {
  const { id } = version;
  const { notePress, idToGive, isOfThis } = useVersionToGive(id, behind);
  const giving = useGiving(async (confirmed_doubts) => {
    const askedId = await idToGive();
    return { ...(await call(sendQuote, { params: { versionId: askedId }, body: { confirmed_doubts } })), askedId };
  });
  const send = () => {
    notePress();
    giving.mutate([]);
  };
  return (
    <>
      <Button look={look} className="max-md:w-full" isBusy={giving.isPending} onClick={send}>
        {behind === null ? label : `Mettre à jour, puis ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
      </Button>
      {isOfThis && <VersionGaps version={version} project={project} giving={giving} update={update} />}
    </>
  );
}

/** Opens the mail of a version, with what the seller has just confirmed of its VAT. */
export type OpenMail = (versionId: string, confirmedDoubts?: readonly VatDoubt[]) => void;

/**
 * Opens the mail of a version, which is made ready first. `open` gets the ID of the one to send. `isLatest`: it is the
 * version whose mail the address may ask for.
 */
export function MailVersion({
  project,
  version,
  look,
  update,
  behind,
  isLatest,
  open,
}: Props & { look?: "primary" | undefined; isLatest: boolean; open: OpenMail }) {
  const { id, sent_at } = version;
  const { notePress, idToGive, isOfThis } = useVersionToGive(id, behind);
  const giving = useGiving(
    async (confirmed_doubts) => {
      const askedId = await idToGive();
      return { ...(await call(prepareQuote, { params: { versionId: askedId }, body: { confirmed_doubts } })), askedId };
    },
    (version, confirmedDoubts) => open(version.id, confirmedDoubts),
  );
  const mails = useDocumentMails(id);
  const canSend = mails !== undefined && !isTaken(mails);
  useWantedMail(canSend && isLatest, () => giving.mutate([]));
  if (!canSend) return null;
  return (
    <>
      {!hasWrongAddress(mails) && (
        <MailButton
          isAgain={sent_at !== null}
          {...(look && { look })}
          isBusy={giving.isPending}
          open={() => {
            notePress();
            giving.mutate([]);
          }}
        />
      )}
      {isOfThis && <VersionGaps version={version} project={project} giving={giving} update={update} />}
    </>
  );
}
