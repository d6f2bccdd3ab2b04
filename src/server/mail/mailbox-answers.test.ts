import type { MailSettings } from "#domain/mail/mailbox.ts";
import { expect, test } from "vitest";
import { mailboxRefusal } from "./mailbox-answers.ts";

// A mailbox that cannot be connected says why, beside the field that can be mended.

const settingsOf = (host: string): MailSettings => {
  const server = { host, port: 993, security: "tls" } as const;
  return { imap: server, smtp: server, username: "claire" };
};
const refusalOf = (failure: "unreachable" | "unknown_host" | "wrong_password", host: string) =>
  mailboxRefusal({ failure, server: "imap" }, settingsOf(host));

test("a known provider out of reach blames the network and no field", () => {
  const refusal = refusalOf("unreachable", "imap.orange.fr");
  expect(refusal.message).toBe(
    "Le serveur imap.orange.fr ne répond pas : le réseau est coupé, ou il est en panne. Réessaie dans un moment.",
  );
  expect(refusal.fields).toBeUndefined();
});

test("a server that was typed and does not answer is told beside its name", () => {
  expect(refusalOf("unreachable", "imap.atelier.fr").fields).toHaveProperty(["imap.host"]);
});

test("a refused password is told beside it, whoever the provider is", () => {
  expect(refusalOf("wrong_password", "imap.orange.fr").fields).toHaveProperty("password");
});
