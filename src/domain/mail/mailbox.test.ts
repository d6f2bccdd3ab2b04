import { expect, test } from "vitest";
import { MAIL_FAILURES, failureOf, isForPerson } from "./mail-failure.ts";
import { mailboxMessages } from "./mailbox.messages.ts";
import { UNCHECKED, healthAfter, isWorking } from "./mailbox.ts";

const CONNECTED = healthAfter(UNCHECKED, null);
const refusal = (answer: string) => failureOf({ code: "", isLoginRefused: true, answer });
const broken = (code: string) => failureOf({ code, isLoginRefused: false, answer: "" });

test("a check that works connects the mailbox", () => {
  expect(CONNECTED).toEqual({ state: "connected", failure: null, failureCount: 0 });
});

test("a password that is refused after weeks asks for a new one", () => {
  expect(healthAfter(CONNECTED, "wrong_password")).toMatchObject({ state: "reconnect", failure: "wrong_password" });
});

test("a server that is away leaves the mailbox connected, with the reason", () => {
  expect(healthAfter(CONNECTED, "unreachable")).toEqual({
    state: "connected",
    failure: "unreachable",
    failureCount: 1,
  });
});

test("failed checks are counted until one works", () => {
  const twice = healthAfter(healthAfter(CONNECTED, "silent"), "dropped");
  expect([twice.failureCount, healthAfter(twice, null).failureCount]).toEqual([2, 0]);
});

test("a mailbox works only while its last check did", () => {
  const healths = [UNCHECKED, CONNECTED, healthAfter(CONNECTED, "silent"), healthAfter(CONNECTED, "wrong_password")];
  expect(healths.map(isWorking)).toEqual([false, true, false, false]);
});

test.each([
  ["AUTHENTICATE failed.", "wrong_password"],
  ["[ALERT] Application-specific password required: https://support.example.com", "app_password_needed"],
  ["LogonDenied-BasicAuthBlocked", "permission_needed"],
  ["5.7.139 Authentication unsuccessful, basic authentication is disabled.", "permission_needed"],
  ["Your account is not enabled for IMAP use", "access_closed"],
  ["[LIMIT] Too many simultaneous connections", "too_many"],
])("a login refused with « %s » is %s", (answer, failure) => {
  expect(refusal(answer)).toBe(failure);
});

test.each([
  ["ENOTFOUND", "unknown_host"],
  ["ECONNREFUSED", "unreachable"],
  ["GREETING_TIMEOUT", "silent"],
  ["CERT_HAS_EXPIRED", "wrong_certificate"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "wrong_certificate"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "wrong_certificate"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "no_encryption"],
  ["ParserError11", "no_mail_server"],
  ["NoConnection", "dropped"],
])("the error %s is %s", (code, failure) => {
  expect(broken(code)).toBe(failure);
});

test("an unknown error is tried again", () => {
  expect(isForPerson(broken("SOMETHING_NEW"))).toBe(false);
});

test.each(MAIL_FAILURES)("%s is said in a French sentence", (failure) => {
  const sentence = mailboxMessages.failure(failure, "imap.exemple.fr");
  expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  expect(sentence).not.toContain("undefined");
});
