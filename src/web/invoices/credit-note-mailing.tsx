import type { CreditNoteRow } from "#api/invoices.ts";
import { giveInvoice } from "#api/invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { sendingMessages } from "#domain/documents/mailing/sharing.messages.ts";
import { call } from "#web/client/call.ts";
import { MailStatus } from "#web/documents/mailing/mail-status.tsx";
import { hasWrongAddress } from "#web/documents/mailing/mailing-view.ts";
import { isTaken, useDocumentMails, useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import type { OpenSending } from "#web/documents/sending/sending-drawer.tsx";
import { SendingDrawer } from "#web/documents/sending/sending-drawer.tsx";
import type { SendingStart } from "#web/documents/sending/sending-sheet.tsx";
import { recipientOf } from "#web/documents/sending/sent-document.ts";
import { Button } from "#web/ui/button.tsx";
import { Send } from "lucide-react";
import { useState } from "react";

type Props = { creditNote: CreditNoteRow; project: ProjectAnswer };

/** How a credit note reached its customer, and the button that opens the sheet of sending, as of an invoice. */
export function CreditNoteMailing({ creditNote, project }: Props) {
  const { id, number } = creditNote;
  const maySend = useMaySend();
  const mails = useDocumentMails(id);
  const [sending, setSending] = useState<OpenSending | null>(null);
  if (maySend === null || !mails) return null;
  const isSent = mails.sendings.length > 0;
  const open = (start: SendingStart) =>
    setSending({ document: toSentDocument(project, creditNote, isSent), start, confirmedDoubts: [] });
  const title = `${DOCUMENT_WORDS.credit_note.withArticle.toLowerCase()} ${number}`;
  return (
    <section aria-label={`Envoi de ${title}`} className="flex flex-col items-start gap-3 empty:hidden">
      <MailStatus mails={mails} reopen={() => open("mail")} />
      {maySend !== "no" && creditNote.url !== "" && !isTaken(mails) && !hasWrongAddress(mails) && (
        <Button className="max-md:w-full" aria-haspopup="dialog" onClick={() => open("ways")}>
          <Send aria-hidden className="size-5 shrink-0" />
          {isSent ? sendingMessages.sendAgain : sendingMessages.sendCreditNote}
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

function toSentDocument(project: ProjectAnswer, creditNote: CreditNoteRow, isSent: boolean): OpenSending["document"] {
  return {
    id: creditNote.id,
    kind: "credit_note",
    number: creditNote.number,
    totalCents: -creditNote.credit_cents,
    lastDay: creditNote.date,
    url: creditNote.url,
    pageUrl: creditNote.page_url,
    projectName: project.name,
    customer: recipientOf(project),
    isSent,
  };
}
