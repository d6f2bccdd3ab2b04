import { listMailboxes } from "#api/mail/mail.ts";
import type { getThread } from "#api/mail/mails.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { FolderPlus, Forward, Reply, ReplyAll } from "lucide-react";
import { useStartWriting } from "./start-writing.ts";

type Mail = Answer<typeof getThread>["mails"][number];

/** What making a project of a mail is called. */
export const NEW_PROJECT = "Créer un projet";

/**
 * The answers to the newest mail of a conversation. To all, when somebody else received it too. One that has no project
 * may become one.
 */
export function AnswerButtons({ mail, hasProject }: { mail: Mail; hasProject: boolean }) {
  const start = useStartWriting();
  const { data } = useAnswer(listMailboxes);
  // Who may share a mailbox manages the company, and its projects.
  const mayManage = data?.may_share === true;
  const ownAddresses = new Set(data?.mailboxes.map(({ address }) => address));
  const others = [mail.from, ...mail.to, ...mail.cc].filter(({ address }) => !ownAddresses.has(address));
  const hasSeveral = new Set(others.map(({ address }) => address)).size > 1;
  const kind = start.isPending ? start.variables.kind : null;
  return (
    <div role="group" aria-label="Répondre ou transférer" className="mt-4 flex flex-wrap gap-2">
      <Button look="primary" isBusy={kind === "reply"} onClick={() => start.mutate({ kind: "reply", mailId: mail.id })}>
        {kind !== "reply" && <Reply aria-hidden className="size-5" />}
        Répondre
      </Button>
      {hasSeveral && (
        <Button isBusy={kind === "reply_all"} onClick={() => start.mutate({ kind: "reply_all", mailId: mail.id })}>
          {kind !== "reply_all" && <ReplyAll aria-hidden className="size-5" />}
          Répondre à tous
        </Button>
      )}
      <Button isBusy={kind === "forward"} onClick={() => start.mutate({ kind: "forward", mailId: mail.id })}>
        {kind !== "forward" && <Forward aria-hidden className="size-5" />}
        Transférer
      </Button>
      {mayManage && !hasProject && !ownAddresses.has(mail.from.address) && (
        <Link to="/project/new" hash={`mail=${mail.id}`} className={buttonLook({ look: "plain" })}>
          <FolderPlus aria-hidden className="size-5" />
          {NEW_PROJECT}
        </Link>
      )}
    </div>
  );
}
