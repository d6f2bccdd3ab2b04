import { keepsSentCopy } from "#domain/mail/writing/draft-state.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { MailConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { readFolderOf } from "../sync-mailbox.ts";
import { findMailPlace } from "../threads.repository.ts";
import { noteCopy } from "./attempts.repository.ts";
import type { StoredDraft } from "./drafts.repository.ts";
import type { SendDeps } from "./in-mailbox.ts";
import { inMailbox } from "./in-mailbox.ts";
import { messageIdOf } from "./message-id.ts";

const PATIENCE_MS = 120_000;

/** True when the folder of sent mails has the mail. Throws `MailFault` when it cannot be read. */
export function isInSentFolder(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<boolean> {
  return inMailbox(deps, mailbox, AbortSignal.timeout(PATIENCE_MS), async (connection) => {
    const path = await findSentPath(connection);
    return path !== null && connection.hasMail(path, messageIdOf(draft));
  });
}

/**
 * Leaves a sent mail in the folder of sent mails, unless it is there: some servers put it there themselves. The mail
 * that it answers is marked. Throws `MailFault`.
 */
export async function keepCopy(
  deps: SendDeps,
  draft: StoredDraft,
  mailbox: StoredMailbox,
  message: Buffer,
): Promise<void> {
  await inMailbox(deps, mailbox, AbortSignal.timeout(PATIENCE_MS), async (connection) => {
    const path = await findSentPath(connection);
    const isKeptThere = keepsSentCopy(mailbox);
    if (path !== null && !isKeptThere && !(await connection.hasMail(path, messageIdOf(draft))))
      await connection.append(path, message);
    await inCompany(deps.db, draft.companyId, (tx) => noteCopy(tx, draft.id));
    await markAnswered(deps, draft, connection);
    if (path !== null) await readFolderOf(deps, mailbox, connection, path);
  });
}

async function findSentPath(connection: MailConnection): Promise<string | null> {
  return (await connection.listFolders()).find(({ role }) => role === "sent")?.path ?? null;
}

// The mark says so to other programs. Without it, nothing is lost.
async function markAnswered(
  deps: SendDeps,
  { companyId, answeredId, kind, mailboxId }: StoredDraft,
  connection: MailConnection,
): Promise<void> {
  if (answeredId === null || kind === "forward") return;
  const mail = await inCompany(deps.db, companyId, (tx) => findMailPlace(tx, answeredId));
  if (mail?.mailboxId !== mailboxId) return;
  await connection.setFlags(mail.place, { isAnswered: true }).catch((error: unknown) => {
    if (!(error instanceof MailFault)) throw error;
  });
}
