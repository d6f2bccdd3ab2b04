import type { listThreads } from "#api/mail/mails.ts";
import type { Answer } from "#web/client/call.ts";
import { rowLook } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Clock, Paperclip, Star } from "lucide-react";
import { useEffect, useRef } from "react";
import { rememberInboxPlace } from "./inbox-place.ts";
import { recipientsWords, senderWords, shortMoment, shortSnooze } from "./mail-view.ts";
import { ThreadMenu } from "./moving/thread-menu.tsx";

type Thread = Answer<typeof listThreads>["threads"][number];

/**
 * A conversation in a list: who, what about, when. On a phone two lines, on a desktop one. `isOpened`: it is the one
 * that was opened last, and takes the focus again.
 */
export function ThreadRow({ thread, isSent, isOpened }: { thread: Thread; isSent: boolean; isOpened: boolean }) {
  const isUnread = thread.unread_count > 0;
  const snoozeWords = thread.snoozed_until && shortSnooze(thread.snoozed_until);
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    if (wasOpened.current && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className="flex items-center">
      <Link
        ref={link}
        to="/app/mails/read/$messageId"
        params={{ messageId: thread.id }}
        onClick={() => rememberInboxPlace({ openedId: thread.id })}
        className={cx(rowLook, "min-w-0 flex-1 pr-0")}
      >
        <span aria-hidden className={cx("-ml-1 size-2 shrink-0 rounded-full", isUnread && "bg-act")} />
        <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] gap-x-3 md:grid-cols-[13rem_1fr_auto]">
          <span className="flex min-w-0 items-baseline gap-1.5">
            {isUnread && <span className="sr-only">Non lu :</span>}
            <span className={cx("truncate", isUnread && "font-bold")}>
              {isSent ? recipientsWords(thread.to, 2) || "Sans destinataire" : senderWords(thread.from)}
            </span>
            {thread.mail_count > 1 && (
              <span className="text-fine text-quiet">
                <span className="sr-only">, mails : </span>
                {thread.mail_count}
              </span>
            )}
          </span>
          <span className="figures self-center text-fine text-quiet md:order-last">
            {shortMoment(thread.received_at)}
          </span>
          <span className="col-span-2 flex min-w-0 items-center gap-2 md:col-span-1">
            <span className={cx("min-w-0 flex-1 truncate", isUnread ? "font-[550]" : "text-quiet")}>
              {thread.subject || "Sans objet"}
            </span>
            {snoozeWords !== null && (
              <span className="flex shrink-0 items-center gap-1 text-fine text-quiet">
                <Clock aria-hidden className="size-4" />
                {snoozeWords}
              </span>
            )}
            {thread.is_flagged && <Star aria-label="Suivi" className="size-4 shrink-0 fill-current text-alert" />}
            {thread.has_attachment && <Paperclip aria-label="Avec un fichier" className="size-4 shrink-0 text-quiet" />}
          </span>
        </span>
      </Link>
      <ThreadMenu thread={thread} />
    </li>
  );
}
