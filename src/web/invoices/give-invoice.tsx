import { giveInvoice } from "#api/invoices.ts";
import { listPayments } from "#api/payments.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { isInvoiceOver, isInvoiceToSend } from "#domain/documents/document-state.ts";
import { sendingMessages } from "#domain/documents/mailing/sharing.messages.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { MailStatus } from "#web/documents/mailing/mail-status.tsx";
import { hasWrongAddress, mailedLines } from "#web/documents/mailing/mailing-view.ts";
import { useDocumentMails, useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import { useWantedMail } from "#web/documents/mailing/use-wanted-mail.ts";
import { lateRestOf } from "#web/documents/sending/late-rest.ts";
import type { OpenSending } from "#web/documents/sending/sending-drawer.tsx";
import { SendingDrawer } from "#web/documents/sending/sending-drawer.tsx";
import type { SendingStart } from "#web/documents/sending/sending-sheet.tsx";
import { recipientOf } from "#web/documents/sending/sent-document.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "class-variance-authority";
import { Check, Send } from "lucide-react";
import { useState } from "react";
import { useIsGiven } from "./use-is-given.ts";

const CARD = "rounded-card border border-line bg-paper p-4 md:p-6";

type Props = {
  project: ProjectAnswer;
  invoice: NonNullable<ProjectAnswer["invoice"]> | ProjectAnswer["documents"][number];
};

/** Whether the customer has the invoice, how it reached them, and the button that opens the sheet of sending. */
export function GiveInvoice({ project, invoice }: Props) {
  const { id } = invoice;
  const maySend = useMaySend();
  const mails = useDocumentMails(id);
  const settlement = useAnswer(listPayments, { params: { id } }).data?.settlement;
  const dueOn = settlement?.due_on;
  const [sending, setSending] = useState<OpenSending | null>(null);
  const isGiven = useIsGiven(project, id);
  // Who paid knows what they owed: nothing is missing of an invoice that is settled.
  const isAwaited = isInvoiceToSend(invoice.status, isGiven);
  const isOver = isInvoiceOver(invoice.status, isGiven);
  const open = (start: SendingStart) => {
    if (settlement === undefined) return;
    setSending({
      document: {
        ...toSentDocument(project, invoice, settlement.due_on),
        isSent: isSent || isOver,
        isOver,
        lateRest: isGiven ? lateRestOf(settlement, mails) : null,
      },
      start,
      confirmedDoubts: [],
    });
  };
  // Who opened the page of the customer has it, though nobody sent it.
  const isSent = mails !== undefined && mails.sendings.length > 0;
  // The head of the project reminds of its invoice: one button does.
  const isRemindedAbove = isSent && invoice.status === "late" && project.invoice?.id === id;
  const isPartPaid = invoice.status === "partly_paid";
  const whyNotGiven = isPartPaid ? sendingMessages.restNotAsked : sendingMessages.notGivenWhy;
  const isReady = maySend !== null && mails !== undefined && dueOn !== undefined;
  useWantedMail(isReady, () => open(maySend === "yes" ? "mail" : "ways"));
  if (maySend === "no") return null;
  // As high as what comes: the payments under it must not jump.
  if (!isReady) return <div aria-hidden className={isAwaited ? "h-40" : isOver ? "h-7" : "h-20"} />;
  return (
    <section
      aria-label={`Envoi de la facture ${invoice.number}`}
      className={cx(
        "flex gap-3",
        isOver ? "flex-wrap items-center gap-y-1" : "flex-col",
        isAwaited ? CARD : !isOver && "items-start",
      )}
    >
      {isAwaited && (
        <p data-state-line>
          <strong className="font-[550]">{sendingMessages.notGiven}</strong> {whyNotGiven}
        </p>
      )}
      <GivenByHand mails={mails} />
      <MailStatus mails={mails} reopen={() => open("mail")} />
      {!hasWrongAddress(mails) && !isRemindedAbove && (
        <Button
          look={isAwaited ? "primary" : isOver ? "quiet" : "plain"}
          className={isOver ? "-my-2 -ml-2 px-2" : "self-start max-md:w-full"}
          aria-haspopup="dialog"
          onClick={() => open("ways")}
        >
          <Send aria-hidden className="size-5 shrink-0" />
          {isOver
            ? sendingMessages.handOver
            : (wordsOf(invoice, isSent) ?? sendingMessages.send(recipientOf(project).name))}
        </Button>
      )}
      <SendingDrawer
        projectId={project.id}
        sending={sending}
        noteSent={() => call(giveInvoice, { params: { id }, body: {} })}
        close={() => setSending(null)}
      />
    </section>
  );
}

// Who is late is reminded.
function wordsOf({ status }: Props["invoice"], isSent: boolean): string | null {
  if (!isSent) return null;
  return status === "late" ? sendingMessages.remindLate : sendingMessages.sendAgain;
}

// One that left by mail says so itself.
function GivenByHand({ mails }: { mails: NonNullable<ReturnType<typeof useDocumentMails>> }) {
  const sending = mails.sendings.find(({ how }) => how === "by_hand");
  if (!sending || mailedLines(mails).length > 0) return null;
  return (
    <p className="flex items-start gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
      {sendingMessages.givenOn(formatDate(dayAt(new Date(sending.sent_at), FRENCH_TIME_ZONE)))}
    </p>
  );
}

function toSentDocument(
  project: ProjectAnswer,
  invoice: Props["invoice"],
  dueOn: string,
): Omit<OpenSending["document"], "isSent"> {
  return {
    id: invoice.id,
    kind: "invoice",
    number: invoice.number,
    totalCents: eurosToCents(invoice.total),
    lastDay: dueOn,
    url: invoice.url,
    pageUrl: invoice.page_url,
    projectName: project.name,
    customer: recipientOf(project),
  };
}
