import { documentTitle } from "#domain/documents/mailing/giving.messages.ts";
import { paymentReminderMessages } from "#domain/documents/mailing/payment-reminder.messages.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { MailSheet } from "#web/documents/mailing/mail-sheet.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import type { SendingEnd } from "./sending-done.tsx";
import { SendingDone } from "./sending-done.tsx";
import { SendingWays } from "./sending-ways.tsx";
import type { SentDocument } from "./sent-document.ts";

/** Where the sheet begins: at the choice of a way, or in the mail itself. */
export type SendingStart = "ways" | "mail";

type Props = {
  document: SentDocument;
  projectId: string;
  start: SendingStart;
  /** What the seller has just confirmed of its VAT. */
  confirmedDoubts: readonly VatDoubt[];
  /** Notes that the customer has it, given by hand or by another application. */
  noteSent: () => Promise<unknown>;
  close: () => void;
  before: ReactNode;
};

/** How a document is given to its customer, then what became of it. */
export function SendingSheet({ document, projectId, start, confirmedDoubts, noteSent, close, before }: Props) {
  const [stage, setStage] = useState<SendingStart | SendingEnd>(start);
  const noting = useSingleChange((_how: "noted" | "by_hand") => noteSent(), {
    onSuccess: (_noted, how) => setStage(how),
  });
  const openMail = () => setStage("mail");
  if (stage !== "ways" && stage !== "mail")
    return (
      <SendingDone
        {...{ document, projectId, close }}
        how={stage}
        reopenMail={openMail}
        goBack={() => setStage("ways")}
      />
    );
  if (stage === "mail")
    return (
      <>
        {document.lateRest && <About document={document} />}
        <MailSheet
          documentId={document.id}
          confirmedDoubts={confirmedDoubts}
          onSent={() => setStage("by_mail")}
          onDropped={start === "mail" ? close : () => setStage("ways")}
        />
      </>
    );
  return (
    <>
      <About document={document} />
      {before}
      <SendingWays {...{ document, openMail }} noting={noting} />
    </>
  );
}

/** Which document it is and what it amounts to, or what is left to pay of a late invoice. */
function About({ document }: { document: SentDocument }) {
  const { lateRest, totalCents, lastDay: dueOn } = document;
  if (!lateRest)
    return (
      <p className="mb-4 text-quiet">
        {documentTitle(document)} · <span className="figures">{formatMoney(totalCents)}</span>
      </p>
    );
  return (
    <div className="mb-4">
      <p className="figures font-[550]">{paymentReminderMessages.restDue({ ...lateRest, totalCents, dueOn })}</p>
      <p className="text-fine text-quiet">
        {documentTitle(document)} · {document.customer.name}
      </p>
      {lateRest.remindersSent > 0 && (
        <p className="text-fine text-quiet">{paymentReminderMessages.alreadySent(lateRest.remindersSent)}</p>
      )}
    </div>
  );
}
