import { listDocumentMails, startDocumentMail } from "#api/document-mails.ts";
import { listMailboxes } from "#api/mail/mail.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { ComposeForm } from "#web/mail/writing/compose-form.tsx";
import { isWritable } from "#web/mail/writing/compose-page.tsx";
import { Options, SelectField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useEffect } from "react";
import { recipientHintOf } from "./mailing-view.ts";

type Props = {
  documentId: string;
  confirmedDoubts: readonly VatDoubt[];
  /** It leaves in ten seconds, or was thrown away. */
  onSent: () => void;
  onDropped: () => void;
};

/** Exactly what leaves with a document: from which mailbox, to whom, with which words and which PDF. */
export function MailSheet({ documentId, confirmedDoubts, onSent, onDropped }: Props) {
  const begin = useChange((mailboxId: string | null) =>
    call(startDocumentMail, {
      params: { id: documentId },
      body: { ...(mailboxId !== null && { mailbox_id: mailboxId }), confirmed_doubts: [...confirmedDoubts] },
    }),
  );
  const { mutate } = begin;
  useEffect(() => mutate(null), [mutate, documentId]);
  const mails = useAnswer(listDocumentMails, { params: { id: documentId } }).data;
  const { data, error } = begin;
  if (error) return <Failure error={error} retry={() => mutate(null)} />;
  if (!data) return <SheetSkeleton label="Préparation du mail…" />;
  const { draft, link_problem } = data;
  if (!isWritable(draft)) return <Notice>Un mail avec ce document est déjà en route.</Notice>;
  return (
    <ComposeForm
      key={draft.mailbox_id}
      draft={draft}
      DocumentPicker={null}
      isInSheet
      sender={(keep) => (
        <Sender
          mailboxId={draft.mailbox_id}
          address={draft.from}
          choose={(mailboxId) => void keep().then((revision) => revision !== null && mutate(mailboxId))}
        />
      )}
      notice={link_problem}
      recipientHint={recipientHintOf(draft.to, mails)}
      onSent={onSent}
      onDropped={onDropped}
    />
  );
}

type SenderProps = { mailboxId: string; address: string; choose: (mailboxId: string) => void };

function Sender({ mailboxId, address, choose }: SenderProps) {
  const mailboxes = useAnswer(listMailboxes).data?.mailboxes ?? [];
  if (mailboxes.length < 2) return <p className="text-quiet [overflow-wrap:anywhere]">De {address}</p>;
  return (
    <SelectField label="De" value={mailboxId} onChange={(event) => choose(event.target.value)}>
      <Options options={mailboxes.map((mailbox) => ({ value: mailbox.id, label: mailbox.address }))} />
    </SelectField>
  );
}
