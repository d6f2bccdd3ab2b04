import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import { ApiError, serverBusy } from "#server/http/api-error.ts";
import { GivenUp, waitingRoom } from "#server/http/waiting-room.ts";
import type { MailConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import type { AccessDeps } from "./mailbox-access.ts";
import { openMailbox } from "./mailbox-access.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";

/** People wait for what they opened: shorter than for a first connection. */
const waitForMail = waitingRoom({ name: "mails on their servers", patienceMs: 30_000 });

/**
 * Opens a mailbox for one piece of work, and closes it. Throws 503 with the reason in words when its server does not
 * answer: the mailbox's own health is kept by whoever follows it.
 */
export async function withMailbox<T>(
  deps: AccessDeps,
  mailbox: StoredMailbox,
  hangUpSignal: AbortSignal,
  work: (connection: MailConnection) => Promise<T>,
): Promise<T> {
  try {
    return await waitForMail(async (signal) => {
      const connection = await openMailbox(deps, mailbox, signal);
      try {
        return await work(connection);
      } finally {
        await connection.close();
      }
    }, hangUpSignal);
  } catch (error) {
    if (error instanceof GivenUp && error.reason === "full") throw serverBusy();
    const failure = error instanceof GivenUp ? "silent" : error instanceof MailFault ? error.failure : null;
    if (failure === null) throw error;
    throw new ApiError(503, failure, mailboxMessages.failure(failure, mailbox.settings.imap.host));
  }
}
