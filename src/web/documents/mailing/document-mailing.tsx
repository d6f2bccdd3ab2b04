import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { NamedKind } from "#domain/documents/document-kind.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useState } from "react";
import { MailStatus } from "./mail-status.tsx";
import { hasWrongAddress } from "./mailing-view.ts";
import { isTaken, useDocumentMails, useMaySend } from "./use-document-mails.ts";
import { useWantedMail } from "./use-wanted-mail.ts";

const MailSheet = onDemand(async () => (await import("./mail-sheet.tsx")).MailSheet);

type SheetProps = {
  kind: NamedKind;
  number: string;
  documentId: string | null;
  /** What the seller has just confirmed of its VAT. */
  confirmedDoubts?: readonly VatDoubt[];
  close: () => void;
};

/** The mail of a document, in a drawer that is open while it has an ID. */
export function MailDrawer({ kind, number, documentId, confirmedDoubts = [], close }: SheetProps) {
  return (
    <Drawer title={`Envoyer ${titleOf(kind, number)}`} open={documentId !== null} onClose={close}>
      {documentId !== null && (
        <MailSheet key={documentId} documentId={documentId} confirmedDoubts={confirmedDoubts} close={close} />
      )}
    </Drawer>
  );
}

function titleOf(kind: NamedKind, number: string): string {
  return `${DOCUMENT_WORDS[kind].withArticle.toLowerCase()} ${number}`;
}

/** Says how to send documents by mail, in the place of the button, while no mailbox is connected. */
export function ConnectFirst() {
  return (
    <p className="w-full text-quiet">
      Pour l'envoyer par mail d'ici,{" "}
      <Link to="/app/mails" className="font-[550] text-act underline">
        connecte ta boîte
      </Link>
      . Sinon, copie son lien et colle-le dans un message.
    </p>
  );
}

type Props = { id: string; kind: NamedKind; number: string };

/** An issued invoice or credit note leaves by mail: where that stands, and the button. */
export function DocumentMailing({ id, kind, number }: Props) {
  const maySend = useMaySend();
  const mails = useDocumentMails(id);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const canSend = maySend === "yes" && mails !== undefined && !isTaken(mails);
  useWantedMail(canSend && kind === "invoice", open);
  if (maySend === null || !mails) return null;
  const isSent = mails.sendings.length > 0;
  return (
    <section
      aria-label={`Envoi par mail de ${titleOf(kind, number)}`}
      className="flex flex-col items-start gap-3 empty:hidden"
    >
      <MailStatus mails={mails} reopen={open} />
      {maySend === "yes" && !isTaken(mails) && !hasWrongAddress(mails) && <MailButton isAgain={isSent} open={open} />}
      {/* The invoice of a credit note, on the same page, says it once. */}
      {maySend === "no_mailbox" && !isSent && kind === "invoice" && <ConnectFirst />}
      <MailDrawer kind={kind} number={number} documentId={isOpen ? id : null} close={() => setOpen(false)} />
    </section>
  );
}

type ButtonProps = { isAgain: boolean; look?: "primary" | "plain"; isBusy?: boolean; open: () => void };

/** Opens the mail of a document. */
export function MailButton({ isAgain, look = "plain", isBusy = false, open }: ButtonProps) {
  return (
    <Button look={look} className="max-md:w-full" aria-haspopup="dialog" isBusy={isBusy} onClick={open}>
      {!isBusy && <Mail aria-hidden className="size-5 shrink-0" />}
      {isAgain ? "Renvoyer par mail" : "Envoyer par mail"}
    </Button>
  );
}
