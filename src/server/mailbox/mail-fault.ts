import type { MailFailure } from "#domain/mail/mail-failure.ts";
import { failureOf } from "#domain/mail/mail-failure.ts";
import type { MailboxKind } from "#domain/mail/mailbox.ts";

/** A server of a mailbox did not do what it was asked. Its own words are not kept: they may repeat the address. */
export class MailFault extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure) {
    super(`the mail server failed: ${failure}`);
    this.failure = failure;
  }
}

type LibraryError = {
  code?: unknown;
  message?: unknown;
  authenticationFailed?: unknown;
  tlsFailed?: unknown;
  responseText?: unknown;
  response?: unknown;
  serverResponseCode?: unknown;
  cause?: unknown;
};

/** What a mail library threw, as one of our faults. */
export function mailFaultOf(error: unknown): MailFault {
  if (error instanceof MailFault) return error;
  // Every member is unknown, and read below.
  const libraryError = (error ?? {}) as LibraryError;
  const { message, authenticationFailed, responseText, response, serverResponseCode } = libraryError;
  const code = libraryError.code ?? (libraryError.tlsFailed === true ? "ETLS" : "");
  const answer = [message, responseText, response, serverResponseCode].filter((part) => typeof part === "string");
  return new MailFault(
    failureOf({
      code: typeof code === "string" ? code : "",
      isLoginRefused: authenticationFailed === true || code === "EAUTH",
      answer: answer.join(" ").slice(0, 2_000),
    }),
  );
}

/** What servers say of a refused password. */
const REFUSED_PASSWORD: readonly MailFailure[] = ["wrong_password", "app_password_needed", "permission_needed"];

/** What a server refused at sign-in: where a permission signs in, there is no password to be wrong. */
export function signInFailure(kind: MailboxKind, failure: MailFailure): MailFailure {
  return kind === "imap" || !REFUSED_PASSWORD.includes(failure) ? failure : "permission_withdrawn";
}
