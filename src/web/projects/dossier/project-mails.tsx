import type { ProjectMailAnswer } from "#api/projects/project-dossier.ts";
import { attachProjectMail, listProjectMails } from "#api/projects/project-dossier.ts";
import { MAIL_REASON_WORDS, dossierMessages } from "#domain/projects/dossier/dossier.messages.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { senderWords, shortMoment } from "#web/mail/mail-view.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Paperclip, X } from "lucide-react";
import { useState } from "react";
import { MailChooser } from "./mail-chooser.tsx";

/** The conversations about a project: each opens in the reader, and may be taken out. Others may be put there. */
export function ProjectMails({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useAnswer(listProjectMails, { params: { id: projectId } });
  const [isChoosing, setChoosing] = useState(false);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  if (data.mailbox_count === 0) return <NoMailbox />;
  const { mails } = data;
  return (
    <div className="flex flex-col gap-4">
      {mails.length === 0 && (
        <p className="text-quiet">
          Aucun mail pour l'instant. Ceux que le client t'écrit, et les réponses à tes devis et factures, viennent ici
          d'eux-mêmes.
        </p>
      )}
      <ul
        aria-label="Mails du projet"
        className="divide-y divide-line rounded-card border border-line bg-paper empty:hidden"
      >
        {mails.map((mail) => (
          <MailRow key={mail.id} projectId={projectId} mail={mail} />
        ))}
      </ul>
      {data.has_more && <p className="text-fine text-quiet">{dossierMessages.onlyNewestMails}</p>}
      {isChoosing ? (
        <MailChooser projectId={projectId} attachedIds={mails.map(({ id }) => id)} close={() => setChoosing(false)} />
      ) : (
        <Button className="self-start max-md:self-stretch" onClick={() => setChoosing(true)}>
          Ranger un mail ici
        </Button>
      )}
    </div>
  );
}

function NoMailbox() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-quiet">
        Connecte ta boîte mail : les échanges avec le client viendront ici, à côté de ses documents.
      </p>
      <Link to="/app/mails" className={buttonLook({ look: "plain" })}>
        Connecter une boîte mail
      </Link>
    </div>
  );
}

const TAKE_OUT = "Retirer de ce projet";

function MailRow({ projectId, mail }: { projectId: string; mail: ProjectMailAnswer }) {
  const say = (isAttached: boolean) =>
    call(attachProjectMail, { params: { id: projectId, mailId: mail.id }, body: { is_attached: isAttached } });
  const undo = useSingleChange(() => say(true), { onError: ({ message }) => showToast(message) });
  const take = useSingleChange(() => say(false), {
    onSuccess: () => showToast("Mail retiré du projet.", () => undo.mutate(undefined)),
    onError: ({ message }) => showToast(message),
  });
  const isUnread = mail.unread_count > 0;
  return (
    <li className="flex items-center">
      <Link
        to="/app/mails/read/$messageId"
        params={{ messageId: mail.id }}
        className="min-w-0 flex-1 py-2 pl-4 hover:bg-sunk"
      >
        <span className="flex items-baseline gap-3">
          <span className={cx("min-w-0 flex-1 truncate", isUnread ? "font-bold" : "font-[550]")}>
            {isUnread && <span className="sr-only">Non lu : </span>}
            {senderWords(mail.from)}
            {mail.mail_count > 1 && <span className="ml-1.5 text-fine font-normal text-quiet">{mail.mail_count}</span>}
          </span>
          <span className="figures text-fine text-quiet">{shortMoment(mail.received_at)}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">{mail.subject || "Sans objet"}</span>
          {mail.has_attachment && <Paperclip aria-label="Avec un fichier" className="size-4 shrink-0 text-quiet" />}
        </span>
        <span className="block text-fine text-quiet">{MAIL_REASON_WORDS[mail.reason]}</span>
      </Link>
      <Button
        look="quiet"
        title={TAKE_OUT}
        aria-label={`${TAKE_OUT} : ${mail.subject || senderWords(mail.from)}`}
        isBusy={take.isPending}
        className="shrink-0 px-3"
        onClick={() => take.mutate(undefined)}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </li>
  );
}
