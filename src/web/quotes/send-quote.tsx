import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { prepareQuote } from "#api/quotes.ts";
import { sendingMessages } from "#domain/documents/mailing/sharing.messages.ts";
import { call } from "#web/client/call.ts";
import { useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import { useWantedMail } from "#web/documents/mailing/use-wanted-mail.ts";
import type { SendingStart } from "#web/documents/sending/sending-sheet.tsx";
import { recipientOf } from "#web/documents/sending/sent-document.ts";
import { Button } from "#web/ui/button.tsx";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { useRef } from "react";
import { LateVersionGaps } from "./follow/late-version-gaps.ts";
import { NOTHING_SAID, useGiving } from "./follow/use-giving.ts";
import type { Behind } from "./follow/use-version-to-give.ts";
import { useVersionToGive } from "./follow/use-version-to-give.ts";
import type { OpenQuoteSending } from "./use-quote-sending.tsx";

type Props = {
  project: Pick<ProjectAnswer, "id" | "customer_id" | "client_info">;
  version: QuoteVersion;
  /** The button that brings the quote up to date, or false. It is shown with a refusal that asks for it. */
  update: ReactNode;
  /** What the version no longer says, or null: it is brought up to date before it is given. */
  behind: Behind | null;
  /** Its customer was given days enough to answer. */
  isLate?: boolean;
  look?: "primary" | undefined;
  className?: string;
  /** The version is the one whose mail the address may ask for. */
  isLatest: boolean;
  open: OpenQuoteSending;
  /** What takes the place of the button: given what the button says and does. */
  trigger?: (label: string, press: () => void) => ReactNode;
};

/**
 * Gives a version to the customer: what the law asks of the seller, and of a private customer, is asked for first when
 * it is missing, then the sheet of sending is opened.
 */
export function SendQuote({ project, version, update, behind, isLate = false, look, className = "", ...rest }: Props) {
  const { isLatest, open, trigger } = rest;
  const { notePress, idToGive, isOfThis } = useVersionToGive(version.id, behind);
  const start = useRef<SendingStart>("ways");
  const giving = useGiving(
    async ({ confirmedDoubts, isWithoutDetails }) => {
      const askedId = await idToGive();
      const body = { confirmed_doubts: confirmedDoubts, is_without_details: isWithoutDetails };
      return { ...(await call(prepareQuote, { params: { versionId: askedId }, body })), askedId };
    },
    (readyVersion, doubts) => open(readyVersion, { start: start.current, confirmedDoubts: doubts }),
  );
  const give = (from: SendingStart) => {
    start.current = from;
    giving.mutate(NOTHING_SAID);
  };
  const maySend = useMaySend();
  useWantedMail(isLatest && maySend !== null, () => give(maySend === "yes" ? "mail" : "ways"));
  const press = () => {
    notePress();
    give("ways");
  };
  const label = isLate ? sendingMessages.askAgain : labelOf(version, recipientOf(project).name);
  return (
    <>
      {trigger?.(label, press) ?? (
        <Button
          look={look}
          className={`max-md:w-full ${className}`}
          aria-haspopup="dialog"
          isBusy={giving.isPending}
          onClick={press}
        >
          {!giving.isPending && <Send aria-hidden className="size-5 shrink-0" />}
          {label}
        </Button>
      )}
      {isOfThis && <LateVersionGaps version={version} project={project} giving={giving} update={update} />}
    </>
  );
}

function labelOf(version: QuoteVersion, name: string): string {
  const { sent_at, edition, change_order_rank: rank } = version;
  if (sent_at !== null) return sendingMessages.sendAgain;
  if (rank !== null) return sendingMessages.sendOrder(rank, name);
  return edition > 1 ? sendingMessages.sendVersion(edition, name) : sendingMessages.send(name);
}
