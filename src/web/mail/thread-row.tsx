import type { listThreads } from "#api/mail/mails.ts";
import type { Answer } from "#web/client/call.ts";
import { rowLook } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Clock, Paperclip, Star } from "lucide-react";
import { useEffect, useRef } from "react";
import { rememberInboxPlace } from "./inbox-place.ts";
import { LABEL_WORDS, quoteLabel } from "./inbox/label.messages.ts";
import { recipientsWords, senderWords, shortMoment, shortSnooze } from "./mail-view.ts";
import { ThreadMenu } from "./moving/thread-menu.tsx";

type Thread = Answer<typeof listThreads>["threads"][number];

type Props = {
  thread: Thread;
  isSent: boolean;
  /** It is the one that was opened last, and takes the focus again. */
  isOpened: boolean;
  /** It is read beside the list. */
  isShown: boolean;
};

/** A conversation in a list: who, when, what about, how it begins, what it seems to be. */
export function ThreadRow({ thread, isSent, isOpened, isShown }: Props) {
  const isUnread = thread.unread_count > 0;
  const snoozeWords = thread.snoozed_until && shortSnooze(thread.snoozed_until);
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    if (wasOpened.current && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className={cx("flex items-center", isShown && "bg-act-pale")}>
      <Link
        ref={link}
        to="/app/mails/read/$messageId"
        params={{ messageId: thread.id }}
        aria-current={isShown ? "true" : undefined}
        onClick={() => rememberInboxPlace({ openedId: thread.id })}
        className={cx(rowLook, "min-w-0 flex-1 pr-0", isShown && "hover:bg-transparent")}
      >
        <span aria-hidden className={cx("-ml-1 size-2 shrink-0 rounded-full", isUnread && "bg-act")} />
        <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] gap-x-3 @min-[44rem]:grid-cols-[13rem_1fr_auto]">
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
          <span className="figures self-center text-fine text-quiet @min-[44rem]:order-last">
            {shortMoment(thread.received_at)}
          </span>
          <span className="col-span-2 flex min-w-0 items-center gap-2 @min-[44rem]:col-span-1">
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
          {thread.snippet && (
            <span className="col-span-2 truncate text-fine text-quiet @min-[44rem]:col-span-1 @min-[44rem]:col-start-2">
              {thread.snippet}
            </span>
          )}
          <Label thread={thread} />
        </span>
      </Link>
      <ThreadMenu thread={thread} />
    </li>
  );
}

// What asks for something to be done is seen before it is opened.
function Label({ thread: { label, quote_number: number } }: { thread: Thread }) {
  if (label === null) return null;
  return (
    <span
      className={cx(
        "col-span-2 mt-1 justify-self-start rounded-full border px-2 text-tiny leading-5 font-[550]",
        "whitespace-nowrap @min-[44rem]:col-span-1 @min-[44rem]:col-start-2",
        label === "supplier_invoice" ? "border-line bg-sunk text-quiet" : "border-act/30 bg-act-pale text-act",
      )}
    >
      {label === "quote" ? quoteLabel(number ?? "") : LABEL_WORDS[label]}
    </span>
  );
}
