/** Why a mailbox cannot be read, or mail cannot leave by it. Each has its sentence in `mailbox.messages.ts`. */
export const MAIL_FAILURES = [
  "wrong_password",
  "app_password_needed",
  "permission_needed",
  "permission_withdrawn",
  "not_set_up",
  "access_closed",
  "unknown_host",
  "private_address",
  "wrong_certificate",
  "no_encryption",
  "no_mail_server",
  "sending_refused",
  "unreachable",
  "silent",
  "dropped",
  "too_many",
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/**
 * What passes without the owner of the mailbox: the server is away, asks to come back later, or the operator of the
 * installation has to mend its settings.
 */
const PASSING: readonly MailFailure[] = ["unreachable", "silent", "dropped", "too_many", "not_set_up"];

/** True when only the owner of the mailbox can mend it, so that trying again would only repeat the refusal. */
export function isForPerson(failure: MailFailure): boolean {
  return !PASSING.includes(failure);
}

/**
 * What an error of a mail library says. `code`: of the library, of the socket or of TLS. `answer`: the server's own
 * words, which are read and never shown.
 */
export type FailureSigns = { code: string; isLoginRefused: boolean; answer: string };

/** The words by which servers ask for a password of their own, or for a permission. The first that matches decides. */
const REFUSED_LOGINS: [RegExp, MailFailure][] = [
  [/application-specific password|app(?:lication)?[- ]password|mot de passe d.application/i, "app_password_needed"],
  [
    /basic ?auth(?:entication)?(?: is)? (?:disabled|blocked)|logondenied-basicauthblocked|5\.7\.139/i,
    "permission_needed",
  ],
  [/imap (?:access )?is (?:disabled|not enabled)|enable imap|not enabled for imap|acc[eè]s imap/i, "access_closed"],
  // Microsoft lets the account in, and not to its mailbox.
  [/authenticated but not connected/i, "access_closed"],
  [/\[(?:inuse|limit|unavailable)\]|too many|rate limit|temporar|try again later/i, "too_many"],
];

const CODES: Readonly<Record<string, MailFailure>> = {
  ENOTFOUND: "unknown_host",
  EAI_AGAIN: "unreachable",
  EDNS: "unknown_host",
  PRIVATE_ADDRESS: "private_address",
  ECONNREFUSED: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  CONNECT_TIMEOUT: "unreachable",
  GREETING_TIMEOUT: "silent",
  UPGRADE_TIMEOUT: "silent",
  ETIMEOUT: "silent",
  ETIMEDOUT: "silent",
  LATE: "silent",
  NoConnection: "dropped",
  EConnectionClosed: "dropped",
  ClosedAfterConnectText: "dropped",
  ClosedAfterConnectTLS: "dropped",
  ECONNECTION: "dropped",
  ECONNRESET: "dropped",
  EPIPE: "dropped",
  ESOCKET: "dropped",
  StateLogout: "dropped",
  ETHROTTLE: "too_many",
  ETLS: "no_encryption",
  NO_ENCRYPTION: "no_encryption",
  STARTTLS_INJECTION: "no_encryption",
  EPROTOCOL: "no_mail_server",
  InvalidResponse: "no_mail_server",
  UnexpectedTag: "no_mail_server",
  LineTooLarge: "no_mail_server",
  LiteralTooLarge: "no_mail_server",
  ResponseTooLarge: "no_mail_server",
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/;
const NO_TLS_AT_ALL = /ERR_SSL|^EPROTO$/;

/** Libraries that hide the code of a broken connection leave it in their sentence. */
const SENTENCES: [RegExp, MailFailure][] = [
  [/certificate|altnames/i, "wrong_certificate"],
  [/wrong version number|packet length too long|ssl routines/i, "no_encryption"],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, "unreachable"],
  [/Greeting never received/i, "silent"],
];

/** The failure behind an error. An error that nobody knows is a connection that broke, and is tried again. */
export function failureOf({ code, isLoginRefused, answer }: FailureSigns): MailFailure {
  if (isLoginRefused) return REFUSED_LOGINS.find(([words]) => words.test(answer))?.[1] ?? "wrong_password";
  if (CERTIFICATE.test(code)) return "wrong_certificate";
  if (NO_TLS_AT_ALL.test(code)) return "no_encryption";
  if (code.startsWith("ParserError")) return "no_mail_server";
  return SENTENCES.find(([words]) => words.test(answer))?.[1] ?? CODES[code] ?? "dropped";
}
