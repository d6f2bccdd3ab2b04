import type { MailFailure } from "#domain/mail/mail-failure.ts";
import type { Deps } from "#server/deps.ts";
import { serverBusy } from "#server/http/api-error.ts";
import { GivenUp, waitingRoom } from "#server/http/waiting-room.ts";
import type { MailAccess } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import type { FailedServer } from "./mailboxes.repository.ts";

/** Why a mailbox does not work, and which of its servers says so. */
export type MailboxTrouble = { failure: MailFailure; server: FailedServer };

/** Reading and sending are tried one after the other: two wrong passwords at once could lock the account. */
const waitForServers = waitingRoom({ name: "mail servers", patienceMs: 45_000 });

/** Signs in at both servers of a mailbox. Null when both let it in. Throws 503 when too many are tried at once. */
export async function tryMailbox(
  deps: Pick<Deps, "mailboxes">,
  access: MailAccess,
  hangUpSignal: AbortSignal,
): Promise<MailboxTrouble | null> {
  let server: FailedServer = "imap";
  try {
    await waitForServers(async (signal) => {
      await readOnce(deps, access, signal);
      server = "smtp";
      await deps.mailboxes.trySending(access, signal);
    }, hangUpSignal);
    return null;
  } catch (error) {
    if (error instanceof GivenUp && error.reason === "full") throw serverBusy();
    if (error instanceof GivenUp) return { failure: "silent", server };
    if (!(error instanceof MailFault)) throw error;
    return { failure: failureAt(server, error.failure), server };
  }
}

async function readOnce(
  { mailboxes }: Pick<Deps, "mailboxes">,
  access: MailAccess,
  signal: AbortSignal,
): Promise<void> {
  const connection = await mailboxes.connectors[access.kind].open(access, signal);
  try {
    // A permission may open an account whose mails it does not let us see.
    if (access.kind !== "imap") await connection.listFolders();
  } finally {
    await connection.close();
  }
}

// The password or the token has just opened the mailbox: it is not wrong.
function failureAt(server: FailedServer, failure: MailFailure): MailFailure {
  const isRefused = failure === "wrong_password" || failure === "permission_withdrawn";
  return server === "smtp" && isRefused ? "sending_refused" : failure;
}
