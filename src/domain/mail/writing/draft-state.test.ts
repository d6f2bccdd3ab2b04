import { expect, test } from "vitest";
import { mailboxMessages } from "../mailbox.messages.ts";
import type { MailboxKind } from "../mailbox.ts";
import { OWN_SEND_FAILURES, isTriedAgain, keepsSentCopy, sendFailureOf } from "./draft-state.ts";
import { writingMessages } from "./writing.messages.ts";

test.each([
  [550, "RCPT TO", "recipient_refused"],
  [450, "RCPT TO", "asked_to_wait"],
  [552, "MAIL FROM", "too_large_there"],
  [554, "DATA", "mail_refused"],
  [550, "MAIL FROM", "mail_refused"],
  [421, "CONN", "asked_to_wait"],
  [250, "DATA", null],
  [null, "CONN", null],
])("the answer %s to %s is %s", (code, command, failure) => {
  expect(sendFailureOf(code, command)).toBe(failure);
});

test("a server that is away is asked again", () => {
  expect([isTriedAgain("unreachable", 1), isTriedAgain("asked_to_wait", 3)]).toEqual([true, true]);
});

test("what only a person can mend is not tried again", () => {
  expect(
    ["wrong_password", "recipient_refused", "file_missing"].map((one) => isTriedAgain(one as "file_missing", 1)),
  ).toEqual([false, false, false]);
});

test("a mail is not tried for ever", () => {
  expect(isTriedAgain("unreachable", 14)).toBe(false);
});

const mailboxAt = (host: string, kind: MailboxKind = "imap") => {
  const server = { host, port: 465, security: "tls" } as const;
  return { kind, settings: { imap: server, smtp: server, username: "jean" } };
};

test("a server that keeps copies is known by its name", () => {
  expect([keepsSentCopy(mailboxAt("SMTP.gmail.com")), keepsSentCopy(mailboxAt("smtp.orange.fr"))]).toEqual([
    true,
    false,
  ]);
});

test.each(["gmail", "microsoft"] as const)("%s keeps copies, whatever its server is named", (kind) => {
  expect(keepsSentCopy(mailboxAt("smtp.cloud.example", kind))).toBe(true);
});

test.each(OWN_SEND_FAILURES)("%s has a sentence", (failure) => {
  expect(writingMessages.sendFailure(failure, "smtp.exemple.fr", "claire@roux.fr")).toMatch(/^\p{Lu}.+\.$/u);
});

test("what fails with the mailbox has its own sentence", () => {
  expect(writingMessages.sendFailure("unreachable", "smtp.exemple.fr", null)).toBe(
    mailboxMessages.failure("unreachable", "smtp.exemple.fr"),
  );
});
