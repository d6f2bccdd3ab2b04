import type { listThreads as threadsEndpoint } from "#api/mails.ts";
import { listThreads } from "#api/mails.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import type { Answer } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { Paperclip, Star } from "lucide-react";
import { useState } from "react";
import { MailProvider } from "./mail-provider.tsx";
import { senderWords, shortMoment } from "./mail-words.ts";

type Thread = Answer<typeof threadsEndpoint>["threads"][number];

const FOLDERS = [
  { folder: "inbox", label: "Réception" },
  { folder: "sent", label: "Envoyés" },
  { folder: "archive", label: "Archives" },
] as const;

/** /app/mails/inbox: the conversations of one's mailboxes, newest first. */
export default function InboxScreen() {
  return (
    <MailProvider>
      <Inbox />
    </MailProvider>
  );
}

function Inbox() {
  const [folder, setFolder] = useState<(typeof FOLDERS)[number]["folder"]>("inbox");
  const [isUnread, setUnread] = useState(false);
  const query = { folder, limit: 50, ...(isUnread && { unread: "yes" as const }) };
  const list = useAnswerPages(listThreads, query, { keepsBefore: true });
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? [];
  return (
    <Page
      title="Mails"
      isNarrow
      actions={
        <Link to="/app/mails" className={buttonLook({ look: "quiet" })}>
          Boîtes
        </Link>
      }
    >
      <div role="group" aria-label="Dossiers" className="mb-4 flex flex-wrap gap-2">
        {FOLDERS.map((one) => (
          <Button
            key={one.folder}
            look={one.folder === folder ? "primary" : "plain"}
            aria-pressed={one.folder === folder}
            onClick={() => setFolder(one.folder)}
          >
            {one.label}
          </Button>
        ))}
        <Button look={isUnread ? "primary" : "plain"} aria-pressed={isUnread} onClick={() => setUnread(!isUnread)}>
          Non lus
        </Button>
      </div>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des mails…" />}
      {list.isSuccess && threads.length === 0 && (
        <Empty title={isUnread ? "Tout est lu" : "Aucun mail ici"}>Les mails de ta boîte s'affichent ici.</Empty>
      )}
      {threads.length > 0 && (
        <List label="Mails">
          {threads.map((thread) => (
            <Row key={thread.id} thread={thread} />
          ))}
        </List>
      )}
      <NextPage list={list} />
    </Page>
  );
}

function Row({ thread }: { thread: Thread }) {
  const isUnread = thread.unread_count > 0;
  return (
    <li>
      <Link to="/app/mails/read/$messageId" params={{ messageId: thread.id }} className={rowLook}>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className={`min-w-0 flex-1 truncate ${isUnread ? "font-[650]" : ""}`}>
              {isUnread && <span className="sr-only">Non lu : </span>}
              {senderWords(thread.from)}
              {thread.mail_count > 1 && <span className="ml-1 text-fine text-quiet">{thread.mail_count}</span>}
            </span>
            <span className="text-fine text-quiet">{shortMoment(thread.received_at)}</span>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span className={`min-w-0 flex-1 truncate ${isUnread ? "font-[550]" : "text-quiet"}`}>
              {thread.subject || "Sans objet"}
            </span>
            {thread.is_flagged && <Star aria-label="Suivi" className="size-4 shrink-0 text-act" />}
            {thread.has_attachment && <Paperclip aria-label="Avec un fichier" className="size-4 shrink-0 text-quiet" />}
          </span>
        </span>
      </Link>
    </li>
  );
}
