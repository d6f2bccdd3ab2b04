import type { MailFailure } from "#domain/mail/mail-failure.ts";
import type { MailAccess, MailConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { SendFault } from "#server/mailbox/send-mail.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";
import type { TokenDeps } from "./microsoft/give-token.ts";
import { giveToken } from "./microsoft/give-token.ts";
import { openSecret } from "./sealed-secret.ts";

/** What opening a mailbox needs. */
export type AccessDeps = TokenDeps;

/**
 * Does something with what opens a mailbox. A token that its server refuses is replaced once, and the work begun anew:
 * it signs in before it does anything else. Throws `MailFault`, and what the work throws.
 */
export async function withAccess<T>(
  deps: AccessDeps,
  mailbox: StoredMailbox,
  signal: AbortSignal,
  work: (access: MailAccess) => Promise<T>,
): Promise<T> {
  const accessWith = (secret: string): MailAccess => ({ ...mailbox.settings, kind: mailbox.kind, secret });
  if (mailbox.kind !== "microsoft") return work(accessWith(readSecret(deps, mailbox)));
  const { token, isNew } = await giveToken(deps, mailbox, null, signal);
  try {
    return await work(accessWith(token));
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    if (isNew) throw closedAs(error);
  }
  const nextToken = await giveToken(deps, mailbox, token, signal);
  try {
    return await work(accessWith(nextToken.token));
  } catch (error) {
    throw isRefusedToken(error) ? closedAs(error) : error;
  }
}

/** Opens a mailbox. Throws `MailFault`. */
export async function openMailbox(
  deps: AccessDeps,
  mailbox: StoredMailbox,
  signal: AbortSignal,
): Promise<MailConnection> {
  const connector = deps.mailboxes.connectors[mailbox.kind];
  return withAccess(deps, mailbox, signal, (access) => connector.open(access, signal));
}

function readSecret(deps: AccessDeps, mailbox: StoredMailbox): string {
  const secret = openSecret(deps, mailbox, mailbox.sealedSecret);
  if (secret === null) throw new MailFault("wrong_password");
  return secret;
}

type RefusedToken = (MailFault | SendFault) & { failure: MailFailure };

function isRefusedToken(error: unknown): error is RefusedToken {
  const isFault = error instanceof MailFault || (error instanceof SendFault && !error.isDoubtful);
  return isFault && error.failure === "permission_withdrawn";
}

// The permission is alive, since it has just been renewed: it is this way that is closed to programs.
function closedAs(error: RefusedToken): Error {
  return error instanceof SendFault ? new SendFault("sending_refused") : new MailFault("access_closed");
}
