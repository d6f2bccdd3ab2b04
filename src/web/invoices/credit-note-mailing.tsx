import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { MailStatus } from "#web/documents/mailing/mail-status.tsx";
import { hasWrongAddress } from "#web/documents/mailing/mailing-view.ts";
import { isTaken, useDocumentMails, useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Mail } from "lucide-react";
import { useState } from "react";

const MailSheet = onDemand(async () => (await import("#web/documents/mailing/mail-sheet.tsx")).MailSheet);

type Props = { id: string; number: string };

/** A credit note leaves by mail: where that stands, and the button. */
export function CreditNoteMailing({ id, number }: Props) {
  const maySend = useMaySend();
  const mails = useDocumentMails(id);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  if (maySend === null || !mails) return null;
  const title = `${DOCUMENT_WORDS.credit_note.withArticle.toLowerCase()} ${number}`;
  return (
    <section aria-label={`Envoi par mail de ${title}`} className="flex flex-col items-start gap-3 empty:hidden">
      <MailStatus mails={mails} reopen={open} />
      {maySend === "yes" && !isTaken(mails) && !hasWrongAddress(mails) && (
        <Button className="max-md:w-full" aria-haspopup="dialog" onClick={open}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {mails.sendings.length > 0 ? "Renvoyer par mail" : "Envoyer par mail"}
        </Button>
      )}
      <Drawer title={`Envoyer ${title}`} open={isOpen} onClose={close}>
        {isOpen && <MailSheet documentId={id} confirmedDoubts={[]} onSent={close} onDropped={close} />}
      </Drawer>
    </section>
  );
}
