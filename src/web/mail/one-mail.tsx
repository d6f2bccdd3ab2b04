import { markMail } from "#api/mail/mail-changes.ts";
import type { getThread } from "#api/mail/mails.ts";
import { readMailBody } from "#api/mail/mails.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { Paperclip } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { InvoiceCards } from "./invoices/invoice-cards.tsx";
import { MailBody } from "./mail-body.tsx";
import { MailProposal } from "./mail-proposal.tsx";
import { longMoment, recipientsWords, senderWords, shortMoment } from "./mail-view.ts";

type Mail = Answer<typeof getThread>["mails"][number];

type Props = {
  mail: Mail;
  isFirstOpen: boolean;
  /** Its conversation is with a project already. */
  hasProject: boolean;
};

/** A mail of a conversation: who and when, and its content once it is open. */
export function OneMail({ mail, isFirstOpen, hasProject }: Props) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const { from, received_at, is_seen, is_sent, is_draft, has_attachment } = mail;
  const mark = is_draft ? "Brouillon" : is_sent ? "Envoyé" : null;
  return (
    <article className="min-w-0 rounded-card border border-line bg-paper">
      <h2 className="font-sans text-body leading-tight font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          className="grid w-full grid-cols-[1fr_auto] gap-x-3 rounded-card px-4 py-3 text-left hover:bg-sunk"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="flex min-w-0 items-center gap-2">
            {!is_seen && <span aria-hidden className="size-2 shrink-0 rounded-full bg-act" />}
            {!is_seen && <span className="sr-only">Non lu :</span>}
            <span className={cx("truncate", is_seen ? "font-[550]" : "font-bold")}>{senderWords(from)}</span>
            {mark && <span className="shrink-0 text-fine text-quiet">· {mark}</span>}
          </span>
          <span className="flex items-center gap-2 text-fine text-quiet">
            {has_attachment && !isOpen && <Paperclip aria-label="Avec un fichier" className="size-4" />}
            <time dateTime={received_at} title={longMoment(received_at)} className="figures">
              {shortMoment(received_at)}
            </time>
          </span>
          <span
            className={cx("col-span-2 min-w-0 text-fine text-quiet", isOpen ? "[overflow-wrap:anywhere]" : "truncate")}
          >
            {isOpen ? peopleWords(mail) : recipientsWords(mail.to)}
          </span>
        </button>
      </h2>
      {isOpen && (
        <div className="border-t border-line p-4">
          <MailContent mail={mail} hasProject={hasProject} />
        </div>
      )}
    </article>
  );
}

function peopleWords({ from, to, cc }: Mail): string {
  const copies = recipientsWords(cc, 5);
  return [from.address, recipientsWords(to, 5), copies && `copie ${copies}`].filter(Boolean).join(" · ");
}

function MailContent({ mail: { id, is_seen, from }, hasProject }: Pick<Props, "mail" | "hasProject">) {
  const { data, error, refetch } = useAnswer(readMailBody, { params: { id } }, { staleTime: Infinity });
  const isRead = data !== undefined;
  const wasMarked = useRef(false);
  // What was shown was read. When its server is away, it stays unread, and is marked at the next visit. Once only: who
  // marks it as unread again means it.
  useEffect(() => {
    if (!isRead || wasMarked.current) return;
    wasMarked.current = true;
    if (!is_seen) call(markMail, { params: { id }, body: { is_seen: true } }).catch(() => {});
  }, [id, isRead, is_seen]);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton label="Lecture du mail…" isBare />;
  return (
    <>
      <MailProposal mailId={id} about={data.about} sender={senderWords(from)} hasProject={hasProject} />
      {data.about.invoices.length > 0 && <InvoiceCards mailId={id} invoices={data.about.invoices} />}
      <MailBody mailId={id} body={data} />
    </>
  );
}
