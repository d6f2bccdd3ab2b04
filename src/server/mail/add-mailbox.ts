import type { connectMailbox as connectEndpoint } from "#api/mail/mail.ts";
import { providerOfAddress, secretOf } from "#domain/mail/mail-providers.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import type { MailSettings } from "#domain/mail/mailbox.ts";
import { UNCHECKED, healthAfter } from "#domain/mail/mailbox.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuseInExample } from "#server/shared/refuse-in-example.ts";
import type { z } from "zod";
import { mailboxRefusal } from "./mailbox-answers.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";
import { MOST_MAILBOXES, countMailboxes, insertMailbox } from "./mailboxes.repository.ts";
import { sealSecret } from "./sealed-secret.ts";
import { tryMailbox } from "./try-mailbox.ts";

type MailboxCall = {
  caller: Caller;
  body: z.output<typeof connectEndpoint.body>;
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  signal: AbortSignal;
};

/** Tries a mailbox and keeps it. Throws the reason beside the field concerned when one of its servers refuses. */
export async function addMailbox(deps: Deps, { caller, body, inCompany, signal }: MailboxCall): Promise<StoredMailbox> {
  await inCompany(assertRoom);
  const { settings, secret } = await readSettings(deps, body, signal);
  const trouble = await tryMailbox(deps, { ...settings, kind: "imap", secret }, signal);
  if (trouble) throw mailboxRefusal(trouble, settings);
  const at = deps.clock();
  const use = { companyId: caller.companyId, id: deps.ids(), settings };
  const mailbox: StoredMailbox = {
    ...use,
    userId: body.is_shared === true ? null : caller.userId,
    address: body.email,
    kind: "imap",
    sealedSecret: sealSecret(deps, use, secret),
    health: healthAfter(UNCHECKED, null),
    failedServer: null,
    checkedAt: at,
    readPercent: 0,
    historyId: null,
    signature: null,
  };
  await inCompany((tx) => insertMailbox(tx, caller, mailbox, at)).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError(422, "mailbox_known", mailboxMessages.known) : error;
  });
  return mailbox;
}

/** Throws when the company has as many mailboxes as it may. */
export async function assertRoom(tx: Db): Promise<void> {
  await refuseInExample(tx);
  if ((await countMailboxes(tx)) >= MOST_MAILBOXES)
    throw new ApiError(422, "too_many_mailboxes", mailboxMessages.tooMany);
}

// What was typed counts. What was not is found.
async function readSettings(
  deps: Deps,
  { email, password, username, imap, smtp }: MailboxCall["body"],
  signal: AbortSignal,
): Promise<{ settings: MailSettings; secret: string }> {
  const isTyped = imap !== undefined && smtp !== undefined;
  if (isTyped)
    return {
      settings: { imap, smtp, username: username || email },
      secret: secretOf(providerOfAddress(email), password),
    };
  const { provider, settings } = await deps.mailboxes.findSettings(email, signal);
  if (provider?.secret === "permission") {
    const sentence = mailboxMessages.advice(provider);
    throw new ApiError(422, "permission_needed", sentence, { email: sentence });
  }
  return {
    settings: {
      imap: imap ?? settings.imap,
      smtp: smtp ?? settings.smtp,
      username: username || settings.username,
    },
    secret: secretOf(provider, password),
  };
}
