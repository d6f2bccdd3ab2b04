import type { Deps } from "#server/deps.ts";
import type { MailConnection } from "#server/mailbox/connector.ts";
import type { AccessDeps } from "../mailbox-access.ts";
import { openMailbox } from "../mailbox-access.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";

/** What sending a mail needs. */
export type SendDeps = Pick<
  Deps,
  | "db"
  | "clock"
  | "ids"
  | "log"
  | "mailboxes"
  | "seal"
  | "unseal"
  | "mailReader"
  | "loadAttachment"
  | "loadReport"
  | "loadPhoto"
  | "findMailingObstacle"
  | "noteMailed"
  | "findSender"
>;

/** Opens a mailbox for a job, and closes it. Throws `MailFault`. */
export async function inMailbox<T>(
  deps: AccessDeps,
  mailbox: StoredMailbox,
  signal: AbortSignal,
  work: (connection: MailConnection) => Promise<T>,
): Promise<T> {
  const connection = await openMailbox(deps, mailbox, signal);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
