import type { DocumentMails } from "#api/document-mails.ts";
import { listDocumentMails } from "#api/document-mails.ts";
import { listMailboxes } from "#api/mail/mail.ts";
import { refresh, useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useEffect, useRef } from "react";

/** How often a mail on its way is asked for: its seconds are counted. */
const WAY_MS = 1_000;

/** An address that does not exist is told by a server within minutes. */
const FRESH_MS = 10 * 60_000;
const BOUNCE_MS = 15_000;

/** What shows whether a document was sent. */
const SHOWS_SENDINGS = ["/api/projects", "/api/documents", "/api/figures", "/api/customers"];

/** Where the mails of a document stand, followed while one is on its way. Undefined until it is known. */
export function useDocumentMails(id: string): DocumentMails | undefined {
  const { data } = useAnswer(
    listDocumentMails,
    { params: { id } },
    { refetchInterval: ({ state }) => waitMs(state.data) },
  );
  const sendingCount = data?.sendings.length;
  const knownCount = useRef(sendingCount);
  useEffect(() => {
    if (knownCount.current !== undefined && sendingCount !== undefined && sendingCount > knownCount.current)
      void refresh(SHOWS_SENDINGS);
    knownCount.current = sendingCount;
  }, [sendingCount]);
  return data;
}

function waitMs(mails: DocumentMails | undefined): number | false {
  if (mails?.mails.some(isLeaving)) return WAY_MS;
  const lastSending = mails?.sendings.at(-1);
  const isFresh = lastSending !== undefined && Date.now() - Date.parse(lastSending.sent_at) < FRESH_MS;
  return isFresh && lastSending.bounces.length === 0 ? BOUNCE_MS : false;
}

function isLeaving({ state }: { state: string }): boolean {
  return state === "queued" || state === "sending" || state === "handed";
}

/** True while another mail would be one too many: one is on its way, or the caller's own waits for their answer. */
export function isTaken({ mails }: DocumentMails): boolean {
  return mails.some((mail) => isLeaving(mail) || (mail.is_own && mail.state !== "draft"));
}

/** Whether the caller may send documents from a mailbox. Null until it is known. */
export function useMaySend(): "yes" | "no_mailbox" | "no" | null {
  const manages = useMay()("manage");
  const { data } = useAnswer(listMailboxes, {}, { enabled: manages });
  if (!manages) return "no";
  if (!data) return null;
  return data.mailboxes.length > 0 ? "yes" : "no_mailbox";
}
