import type { MailFailure } from "#domain/mail/mail-failure.ts";
import { isForPerson } from "#domain/mail/mail-failure.ts";
import { isServerOfProvider } from "#domain/mail/mail-providers.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import type { MailSettings } from "#domain/mail/mailbox.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";
import type { MailboxTrouble } from "./try-mailbox.ts";

/** A mailbox as its people see it. */
export function mailboxAnswer({ id, address, kind, userId, health, checkedAt, settings, ...mailbox }: StoredMailbox) {
  const { failure, state } = health;
  const server = mailbox.failedServer ?? "imap";
  return {
    id,
    address,
    kind,
    is_shared: userId === null,
    state,
    problem: failure && mailboxMessages.failure(failure, settings[server].host),
    checked_at: checkedAt?.toISOString() ?? null,
    read_percent: mailbox.readPercent,
    username: settings.username,
    imap: settings.imap,
    smtp: settings.smtp,
    signature: mailbox.signature,
  };
}

/** What the password is to blame for. Everything else is said beside the server. */
const OF_THE_PASSWORD: readonly MailFailure[] = [
  "wrong_password",
  "app_password_needed",
  "permission_needed",
  "access_closed",
];

/** The refusal of a mailbox that does not work: 422, with its reason beside the field concerned, if one is. */
export function mailboxRefusal({ failure, server }: MailboxTrouble, settings: MailSettings): ApiError {
  const { host } = settings[server];
  const sentence = mailboxMessages.refusal(failure, host);
  // The name of a known server is right: what passes by itself is no fault of a field.
  if (!isForPerson(failure) && isServerOfProvider(host)) return new ApiError(422, failure, sentence);
  const field = OF_THE_PASSWORD.includes(failure) ? "password" : `${server}.host`;
  return new ApiError(422, failure, sentence, { [field]: sentence });
}
