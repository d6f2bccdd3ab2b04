import type { Deps } from "#server/deps.ts";
import type { MailAccess, MailConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { openSecret } from "../sealed-secret.ts";

/** What sending a mail needs. */
export type SendDeps = Pick<
  Deps,
  | "db"
  | "clock"
  | "ids"
  | "log"
  | "mailboxes"
  | "unseal"
  | "mailReader"
  | "loadAttachment"
  | "findMailingObstacle"
  | "noteMailed"
  | "findSender"
>;

/** What opens a mailbox. Throws `MailFault` when its secret was sealed for another one. */
export function accessOf(deps: Pick<Deps, "unseal">, mailbox: StoredMailbox): MailAccess {
  const secret = openSecret(deps, mailbox, mailbox.sealedSecret);
  if (secret === null) throw new MailFault("wrong_password");
  return { ...mailbox.settings, kind: mailbox.kind, secret };
}

/** Opens a mailbox for a job, and closes it. Throws `MailFault`. */
export async function inMailbox<T>(
  deps: Pick<Deps, "mailboxes" | "unseal">,
  mailbox: StoredMailbox,
  signal: AbortSignal,
  work: (connection: MailConnection) => Promise<T>,
): Promise<T> {
  const connector = deps.mailboxes.connectors[mailbox.kind];
  if (connector === null) throw new MailFault("permission_needed");
  const connection = await connector.open(accessOf(deps, mailbox), signal);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
