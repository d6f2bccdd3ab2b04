import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { mailPath } from "#domain/assistant/tools/mail-path.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import { listMailboxesOf } from "#server/mail/mailboxes.repository.ts";

/** What leaves by mail where a mailbox is connected. */
const MAILED = new Set<SaidAction["kind"]>(["send_quote", "send_document", "remind"]);

/** True for what the caller sends by mail from the page of a document. */
export async function mayMail(tx: Db, caller: Caller, kind: SaidAction["kind"]): Promise<boolean> {
  return MAILED.has(kind) && mayManage(caller) && (await listMailboxesOf(tx, caller, true)).length > 0;
}

/** Leads to the mail of a document. Nothing leaves from here: its page shows what will, and sends it. */
export function openMail(text: string, projectId: string, page: "quote" | "invoice"): { ask: Reply } {
  return { ask: { text, followUps: [{ label: proposalMessages.openMail, path: mailPath(projectId, page) }] } };
}

/** Leads to the link of an invoice, and to where a mailbox is connected. */
export function connectFirst(text: string, projectId: string): { ask: Reply } {
  const page = { label: proposalMessages.openPage, path: `/etape/${projectId}/invoice` };
  return { ask: { text, followUps: [page, { label: proposalMessages.connectMailbox, path: "/app/mails" }] } };
}
